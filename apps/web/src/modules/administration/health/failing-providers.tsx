import { IconCircleCheck } from '@tabler/icons-react';
import type { FailingProvider } from '@waypost/contract';
import { useTranslate } from '../../../i18n/i18n.ts';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import type english from './health.en.json';
import classes from './health-page.module.css';

type Named = keyof typeof english.providerNames;
const NAMED: readonly Named[] = [
  'geocoder',
  'weather',
  'messaging',
  'identity',
  'payments',
  'imagery',
  'language_model',
  'radar',
  'nats',
];

/** Third parties that failed since the start of the server, with what the last failure was. */
export function FailingProviders({ providers }: { readonly providers: readonly FailingProvider[] }) {
  const t = useTranslate();
  if (providers.length === 0) {
    return (
      <p className={classes.good}>
        <IconCircleCheck size={16} stroke={1.5} aria-hidden />
        {t('health.providersGood')}
      </p>
    );
  }
  const toName = (provider: string) => {
    const named = NAMED.find((one) => one === provider);
    return named === undefined ? provider : t(`health.providerNames.${named}`);
  };
  return (
    <ul className={classes.providers}>
      {providers.map((one) => (
        <li key={one.provider}>
          <strong>{toName(one.provider)}</strong>
          <span className={classes.since}>
            {t('health.failures', { count: one.failed_requests })} <RelativeTime value={one.last_failed_at} />
          </span>
          <p className={classes.reason}>{one.reason ?? t('health.noReason')}</p>
        </li>
      ))}
    </ul>
  );
}
