import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { useBackups } from '../api.ts';
import { BackupFacts } from './backup-facts.tsx';
import classes from './backups-page.module.css';

/** The last good backup and the last trial restore, for the page of health. */
export function LastBackups() {
  const t = useTranslate();
  return (
    <AsyncView
      query={useBackups('health')}
      skeleton={<SkeletonRows rows={1} picture="none" />}
      toErrorText={(error) => toErrorText(t, error)}
      isEmpty={({ place }) => place === null}
      empty={<p className={classes.caution}>{`${t('backups.off')}. ${t('backups.offHint')}`}</p>}
    >
      {(list) =>
        list.fault === null ? <BackupFacts list={list} /> : <p className={classes.fault}>{list.fault}</p>
      }
    </AsyncView>
  );
}
