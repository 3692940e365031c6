import type { BackupList } from '@waypost/contract';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { findVerdict } from '../find-verdict.ts';
import classes from './backups-page.module.css';

/** What an administrator wants to know first: whether there is a good backup, and where. */
export function BackupFacts({ list }: { readonly list: BackupList }) {
  const t = useTranslate();
  const good = list.backups.find((backup) => findVerdict(backup)?.fault === null);
  const last = list.backups
    .map(({ trial }) => trial)
    .filter((trial) => trial !== null)
    .sort((one, other) => (one.checked_at < other.checked_at ? 1 : -1))[0];
  return (
    <>
      <BrokenBackup list={list} />
      <dl className={classes.summary}>
        <Fact label={t('backups.lastGood')}>
          {good === undefined ? t('backups.noneGood') : <RelativeTime value={good.finished_at} />}
        </Fact>
        <Fact label={t('backups.lastTrial')}>
          {last === undefined ? (
            t('backups.noTrial')
          ) : (
            <>
              <RelativeTime value={last.checked_at} />
              {`, ${t(last.fault === null ? 'backups.trialGood' : 'backups.trialBad')}`}
            </>
          )}
        </Fact>
        <Fact label={t('backups.encryption')}>
          {t(list.is_encrypted ? 'backups.encrypted' : 'backups.notEncrypted')}
        </Fact>
        <Fact label={t('backups.place')}>
          <span className={classes.place}>{list.place}</span>
        </Fact>
      </dl>
    </>
  );
}

/** Warns while the newest backup is broken: what was done since the last good one is in none. */
function BrokenBackup({
  list: {
    backups: [newest],
  },
}: {
  readonly list: BackupList;
}) {
  const t = useTranslate();
  const verdict = newest === undefined ? null : findVerdict(newest);
  if (verdict === null || verdict.fault === null) return null;
  return (
    <p className={classes.fault} role="alert">
      <strong>{t('backups.newestBroken')}</strong> <RelativeTime value={verdict.checked_at} />
      {`: ${verdict.fault}`}
    </p>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
