import { Button } from '@mantine/core';
import type { Backup } from '@waypost/contract';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { Badge } from '../../../ui/people/badge.tsx';
import { usePreferences } from '../../../ui/theme/preferences.ts';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { formatFullTime } from '../../../ui/times/time-format.ts';
import { formatBytes } from '../../features/index.ts';
import { tryBackup } from '../api.ts';
import { findVerdict } from '../find-verdict.ts';
import { useAction } from '../use-action.ts';
import classes from './backups-page.module.css';

function toWord({ trial, read_back }: Backup) {
  if (trial !== null) return trial.fault === null ? 'good' : 'bad';
  return read_back?.fault === null ? 'readBack' : 'broken';
}

/** One backup: when, why, how large, and whether it was read back and restored on trial. */
export function BackupRow({ backup, isTrying }: { readonly backup: Backup; readonly isTrying: boolean }) {
  const t = useTranslate();
  const locale = useLocale();
  const preferences = usePreferences();
  const { isBusy, act } = useAction();
  const verdict = findVerdict(backup);
  const { rows, files, missing_files: missing } = backup;
  const size = formatBytes(backup.byte_size, locale);
  const written = formatBytes(backup.written_bytes, locale);
  return (
    <li className={classes.backup}>
      <div className={classes.about}>
        <span className={classes.name}>
          {formatFullTime(new Date(backup.finished_at), preferences)}
          <Badge>{t(`backups.causes.${backup.cause}`)}</Badge>
          {backup.is_encrypted && <Badge>{t('backups.sealed')}</Badge>}
          {verdict !== null && (
            <Badge tone={verdict.fault === null ? 'good' : 'caution'}>{t(`backups.${toWord(backup)}`)}</Badge>
          )}
        </span>
        <span className={classes.facts}>
          <RelativeTime value={backup.finished_at} />
          <span>{t('backups.size', { size, written })}</span>
          <span>{t('backups.holds', { count: rows })}</span>
          <span>{t('backups.files', { count: files })}</span>
          <span>{t('backups.version', { version: backup.version })}</span>
        </span>
        {missing > 0 && <p className={classes.fault}>{t('backups.missing', { count: missing })}</p>}
        {verdict !== null && verdict.fault !== null && (
          <p className={classes.fault}>
            <RelativeTime value={verdict.checked_at} />
            {`: ${verdict.fault}`}
          </p>
        )}
      </div>
      <Button
        size="xs"
        variant="default"
        disabled={isBusy || isTrying}
        aria-label={t('backups.tryNamed', {
          time: formatFullTime(new Date(backup.finished_at), preferences),
        })}
        onClick={() =>
          void act(() => tryBackup(backup.backup_id), t('backups.tryStarted'), t('backups.tryFailed'))
        }
      >
        {t('backups.try')}
      </Button>
    </li>
  );
}
