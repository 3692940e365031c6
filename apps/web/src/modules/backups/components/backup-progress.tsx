import { Button, Progress } from '@mantine/core';
import type { AdministeredJob } from '@waypost/contract';
import { useTranslate } from '../../../i18n/i18n.ts';
import { cancelBackupJob } from '../api.ts';
import type english from '../backups.en.json';
import { useAction } from '../use-action.ts';
import classes from './backups-page.module.css';

type Stage = keyof typeof english.stages;
const STAGES: readonly Stage[] = [
  'copying',
  'tables',
  'files',
  'reading',
  'finishing',
  'comparing',
  'indexes',
];

/** A backup or a trial restore that is under way, and the button that ends it. */
export function BackupProgress({ job, title }: { readonly job: AdministeredJob; readonly title: string }) {
  const t = useTranslate();
  const { isBusy, act } = useAction();
  const stage = STAGES.find((one) => one === job.stage);
  const percent = Math.round(job.progress * 100);
  return (
    <div className={classes.running}>
      <div className={classes.runningText}>
        <strong>{title}</strong>
        <span>
          {job.state === 'running'
            ? `${percent} %${stage === undefined ? '' : ` · ${t(`backups.stages.${stage}`)}`}`
            : t('backups.waiting')}
        </span>
      </div>
      <Button
        size="xs"
        variant="default"
        disabled={isBusy}
        onClick={() =>
          void act(() => cancelBackupJob(job.job_id), t('backups.cancelled'), t('backups.cancelFailed'))
        }
      >
        {t('backups.cancel')}
      </Button>
      <Progress className={classes.bar ?? ''} size={5} value={percent} aria-label={title} />
    </div>
  );
}
