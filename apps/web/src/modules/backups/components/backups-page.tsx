import { Button } from '@mantine/core';
import { IconDatabaseExport, IconDatabaseOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { AdministeredJob, BackupList } from '@waypost/contract';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { isUnderWay, startBackup, useBackups, useNewestJob } from '../api.ts';
import { useAction } from '../use-action.ts';
import { BackupFacts } from './backup-facts.tsx';
import { BackupProgress } from './backup-progress.tsx';
import { BackupRow } from './backup-row.tsx';
import classes from './backups-page.module.css';
import { EndedBackup } from './ended-backup.tsx';

/** The backups of the installation, for super users. */
export function BackupsPage() {
  const t = useTranslate();
  const making = useNewestJob('backup');
  const trying = useNewestJob('backup-check');
  const query = useBackups([making, trying].map((job) => `${job?.job_id} ${job?.state}`).join(' '));
  const back = <Link to="/admin">{t('administration.title')}</Link>;
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            items={[
              { key: 'admin', node: back },
              { key: 'backups', node: t('backups.title') },
            ]}
          />
        }
        title={t('backups.title')}
        text={t('backups.text')}
      />
      <div className={classes.page}>
        <AsyncView
          query={query}
          skeleton={<SkeletonRows rows={5} picture="none" />}
          toErrorText={(error) => toErrorText(t, error)}
          isEmpty={({ place }) => place === null}
          empty={<EmptyState icon={IconDatabaseOff} title={t('backups.off')} text={t('backups.offHint')} />}
        >
          {(list) => <Backups list={list} making={making} trying={trying} />}
        </AsyncView>
      </div>
    </>
  );
}

interface BackupsProps {
  readonly list: BackupList;
  readonly making: AdministeredJob | undefined;
  readonly trying: AdministeredJob | undefined;
}

function Backups({ list, making, trying }: BackupsProps) {
  const t = useTranslate();
  const isTrying = isUnderWay(trying);
  return (
    <>
      <BackupFacts list={list} />
      {list.is_beside_data && <p className={classes.caution}>{t('backups.besideData')}</p>}
      <Making job={making} />
      {isTrying && <BackupProgress job={trying} title={t('backups.runningTrial')} />}
      <Failure job={trying} title={t('backups.trialFailed')} />
      <section aria-labelledby="backup-list">
        <h2 id="backup-list" className={classes.heading}>
          {t('backups.list')}
        </h2>
        {list.fault !== null && (
          <p className={classes.fault} role="alert">
            <strong>{t('backups.fault')}</strong> {list.fault}
          </p>
        )}
        {list.ended.map((ended) => (
          <EndedBackup key={ended.started_at} ended={ended} />
        ))}
        {list.backups.length === 0 && list.fault === null ? (
          <EmptyState icon={IconDatabaseExport} title={t('backups.empty')} text={t('backups.emptyHint')} />
        ) : (
          <ol className={classes.list} aria-labelledby="backup-list">
            {list.backups.map((backup) => (
              <BackupRow key={backup.backup_id} backup={backup} isTrying={isTrying} />
            ))}
          </ol>
        )}
        <p className={classes.hint}>{t('backups.restoreHint')}</p>
      </section>
    </>
  );
}

function Making({ job }: { readonly job: AdministeredJob | undefined }) {
  const t = useTranslate();
  const { isBusy, act } = useAction();
  if (isUnderWay(job)) return <BackupProgress job={job} title={t('backups.running')} />;
  return (
    <>
      <Failure job={job} title={t('backups.failed')} />
      <Button
        className={classes.now ?? ''}
        loading={isBusy}
        leftSection={<IconDatabaseExport size={16} stroke={1.5} aria-hidden />}
        onClick={() => void act(startBackup, t('backups.started'), t('backups.startFailed'))}
      >
        {t('backups.now')}
      </Button>
    </>
  );
}

function Failure({ job, title }: { readonly job: AdministeredJob | undefined; readonly title: string }) {
  if (job?.state !== 'failed') return null;
  return (
    <p className={classes.fault}>
      <strong>{title}</strong> {job.reason}
    </p>
  );
}
