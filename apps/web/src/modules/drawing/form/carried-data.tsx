import type { DataEntry } from '@waypost/contract';
import { useTranslate } from '../../../i18n/i18n.ts';
import classes from './carried-data.module.css';

/** The data that a feature was begun with; saved as they are, and changed on its edit page. */
export function CarriedData({ data }: { readonly data: readonly DataEntry[] }) {
  const t = useTranslate();
  if (data.length === 0) return null;
  return (
    <section aria-label={t('features.collectedData')}>
      <h3 className={classes.title}>{t('features.collectedData')}</h3>
      <dl className={classes.rows}>
        {data.map(({ key, value }) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
