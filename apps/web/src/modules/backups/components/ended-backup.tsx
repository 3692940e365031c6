import type { EndedBackup as Ended } from '@waypost/contract';
import { useTranslate } from '../../../i18n/i18n.ts';
import { usePreferences } from '../../../ui/theme/preferences.ts';
import { formatFullTime } from '../../../ui/times/time-format.ts';
import classes from './backups-page.module.css';

/** A backup whose process was killed, until there is a later one: it is none, and harmed none. */
export function EndedBackup({ ended: { started_at, cause, done } }: { readonly ended: Ended }) {
  const t = useTranslate();
  const preferences = usePreferences();
  return (
    <p className={classes.caution}>
      {t('backups.ended', {
        time: formatFullTime(new Date(started_at), preferences),
        cause: t(`backups.causes.${cause}`),
        percent: Math.round(done * 100),
      })}
    </p>
  );
}
