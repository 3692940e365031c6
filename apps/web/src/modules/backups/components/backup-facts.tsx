import type { BackupList } from '@waypost/contract';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../i18n/i18n.ts';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import classes from './backups-page.module.css';

/** What an administrator wants to know first: whether there is a good backup, and where. */
export function BackupFacts({ list }: { readonly list: BackupList }) {
  const t = useTranslate();
  const tried = list.backups.filter(({ trial }) => trial !== null);
  const good = tried.find(({ trial }) => trial?.fault === null);
  const last = tried
    .map(({ trial }) => trial)
    .sort((one, other) => ((one?.checked_at ?? '') < (other?.checked_at ?? '') ? 1 : -1))[0];
  return (
    <dl className={classes.summary}>
      <Fact label={t('backups.lastGood')}>
        {good === undefined ? t('backups.noneGood') : <RelativeTime value={good.finished_at} />}
      </Fact>
      <Fact label={t('backups.lastTrial')}>
        {last === undefined || last === null ? (
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
