import { Button, Progress } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconUpload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useStore } from '../../../data/create-store.ts';
import { useLocale, useTranslate } from '../../../i18n/i18n.ts';
import { toNumberText } from '../../../i18n/to-number-text.ts';
import dialog from '../../../ui/questions/dialog.module.css';
import { Dialog } from '../../../ui/questions/dialog.tsx';
import { useCounted } from '../use-counted.ts';
import { ShowInProject } from './show-in-project.tsx';
import classes from './upload-dialog.module.css';
import {
  countRun,
  estimateRemaining,
  formatDuration,
  type UploadCounts,
  type UploadRun,
} from './upload-run.ts';
import { cancelUpload, retryFailed, setUploadDialogOpen, uploadStore } from './upload-store.ts';

const TICK_MS = 1_000;
const MAX_SHOWN_FAILURES = 50;

function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

/** The progress of an upload. Closing the dialog does not stop it. */
export function UploadDialog({ run }: { readonly run: UploadRun }) {
  const t = useTranslate();
  const isRunning = run.endedAt === null;
  const now = useNow(isRunning);
  const counts = countRun(run);
  const isPreparing = useStore(uploadStore, (state) => state.isPreparing);
  const elapsed = Math.max(0, (run.endedAt ?? now) - run.startedAt);
  const hasNew = !isRunning && counts.success > 0;
  const close = () => setUploadDialogOpen(false);
  return (
    <Dialog onClose={close} size={460} title={<DialogTitle run={run} counts={counts} />}>
      <Progress
        size={8}
        value={counts.total === 0 ? 100 : ((counts.success + counts.failed) / counts.total) * 100}
        aria-label={t('fileViewer.progress')}
        {...(counts.failed > 0 && !isRunning ? { color: 'red.8' } : {})}
      />
      <RunTimes counts={counts} elapsed={elapsed} run={run} />
      <RunCounts counts={counts} />
      <Outcomes run={run} />
      <Failures run={run} />
      <div className={dialog.actions}>
        {!isRunning && counts.failed + counts.pending > 0 && (
          <Button variant="default" loading={isPreparing} onClick={() => void retryFailed()}>
            {t(counts.pending > 0 ? 'uploads.resume' : 'fileViewer.retryFailed')}
          </Button>
        )}
        {isRunning ? (
          <Button variant="default" onClick={cancelUpload}>
            {t('fileViewer.cancelUpload')}
          </Button>
        ) : (
          <Button {...(hasNew ? { variant: 'default' } : { 'data-autofocus': true })} onClick={close}>
            {t('common.close')}
          </Button>
        )}
        {hasNew && <ShowInProject run={run} />}
      </div>
    </Dialog>
  );
}

interface RunPartProps {
  readonly run: UploadRun;
  readonly counts: UploadCounts;
}

function DialogTitle({ run, counts }: RunPartProps) {
  const t = useTranslate();
  const isRunning = run.endedAt === null;
  const isGood = counts.failed === 0 && !run.isCancelled && !run.isInterrupted;
  const Glyph = isRunning ? IconUpload : isGood ? IconCircleCheck : IconAlertTriangle;
  return (
    <span className={classes.title} data-tone={isRunning ? 'busy' : isGood ? 'good' : 'caution'}>
      <Glyph size={20} stroke={1.75} aria-hidden />
      {t('fileViewer.progress')}
    </span>
  );
}

function RunTimes({ run, counts, elapsed }: RunPartProps & { readonly elapsed: number }) {
  const t = useTranslate();
  if (run.isInterrupted && run.endedAt !== null) {
    return (
      <p className={classes.times} role="status">
        {t('uploads.interrupted')}
      </p>
    );
  }
  if (run.endedAt !== null) {
    const key = run.isCancelled ? 'fileViewer.cancelledAfter' : 'fileViewer.completedIn';
    return (
      <p className={classes.times} role="status">
        {t(key, { time: formatDuration(elapsed) })}
      </p>
    );
  }
  const remaining = estimateRemaining(counts, elapsed);
  return (
    <p className={classes.times}>
      <span>{t('fileViewer.elapsed', { time: formatDuration(elapsed) })}</span>
      <span>
        {remaining === null
          ? t('fileViewer.estimating')
          : t('fileViewer.remaining', { time: formatDuration(remaining) })}
      </span>
    </p>
  );
}

const COUNTS = ['success', 'failed', 'uploading', 'pending'] as const;

function RunCounts({ counts }: { readonly counts: UploadCounts }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <dl className={classes.counts}>
      {COUNTS.map((name) => (
        <div key={name} className={classes.count} data-name={name} data-some={counts[name] > 0}>
          <dt>{t(`fileViewer.counts.${name}`)}</dt>
          <dd>{toNumberText(counts[name], locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How many of the successes existed before. */
function Outcomes({ run }: { readonly run: UploadRun }) {
  const counted = useCounted();
  const countOf = (outcome: string) => run.entries.filter((entry) => entry.outcome === outcome).length;
  const [updated, skipped] = [countOf('updated'), countOf('skipped')];
  if (updated + skipped === 0) return null;
  const parts = [
    updated > 0 ? counted('uploads.updated', updated) : null,
    skipped > 0 ? counted('uploads.skipped', skipped) : null,
  ];
  return <p className={classes.outcomes}>{parts.filter((part) => part !== null).join(' · ')}</p>;
}

function Failures({ run }: { readonly run: UploadRun }) {
  const t = useTranslate();
  const failed = run.entries.filter((entry) => entry.status === 'error');
  if (failed.length === 0) return null;
  return (
    <ul className={classes.failures} aria-label={t('fileViewer.counts.failed')}>
      {failed.slice(0, MAX_SHOWN_FAILURES).map(({ item, message }) => (
        <li key={item.localUuid}>
          <strong>{item.name.trim() === '' ? t('fileViewer.noName') : item.name}</strong>
          <span>{message ?? t('fileViewer.uploadFailed')}</span>
        </li>
      ))}
      {failed.length > MAX_SHOWN_FAILURES && (
        <li>{t('fileViewer.andMore', { count: failed.length - MAX_SHOWN_FAILURES })}</li>
      )}
    </ul>
  );
}
