import { Button } from '@mantine/core';
import type { AdministeredJob, JobState } from '@waypost/contract';
import { type ComponentProps, useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { Badge } from '../../../ui/people/badge.tsx';
import { RelativeTime } from '../../../ui/times/relative-time.tsx';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { useFailureToast } from '../../../ui/toasts/use-failure-toast.ts';
import { cancelJob, retryJob } from '../api.ts';
import { toKindText } from '../kind-text.ts';
import classes from './jobs-page.module.css';

type Tone = NonNullable<ComponentProps<typeof Badge>['tone']>;

const TONES: Readonly<Record<JobState, Tone>> = {
  queued: 'neutral',
  running: 'accent',
  retrying: 'caution',
  done: 'good',
  failed: 'caution',
  cancelled: 'neutral',
};
const RETRIED: readonly JobState[] = ['failed', 'retrying'];
const CANCELLED: readonly JobState[] = ['queued', 'running', 'retrying'];

/** One job, with the reason why it failed and what a super user can do about it. */
export function JobRow({ job }: { readonly job: AdministeredJob }) {
  const t = useTranslate();
  const kind = toKindText(t, job.kind);
  const names = [job.organization?.name ?? t('jobs.noOrganization'), job.member?.name].filter(
    (name) => name !== undefined,
  );
  return (
    <li className={classes.job}>
      <div className={classes.about}>
        <span className={classes.name}>
          {kind}
          <Badge tone={TONES[job.state]}>{t(`jobs.states.${job.state}`)}</Badge>
        </span>
        <span className={classes.facts}>
          <RelativeTime value={job.created_at} />
          <span>{names.join(' · ')}</span>
          {job.state === 'running' && (
            <span>
              {t('jobs.progress', { percent: Math.round(job.progress * 100) })}
              {job.stage !== null && ` · ${job.stage}`}
            </span>
          )}
          {job.attempts > 1 && (
            <span>{t('jobs.attempts', { attempts: job.attempts, max: job.max_attempts })}</span>
          )}
        </span>
        {job.reason !== null && <p className={classes.reason}>{job.reason}</p>}
      </div>
      <JobButtons job={job} kind={kind} name={names[0] ?? ''} />
    </li>
  );
}

interface JobButtonsProps {
  readonly job: AdministeredJob;
  readonly kind: string;
  /** Its organization, for the names of the buttons. */
  readonly name: string;
}

function JobButtons({ job, kind, name }: JobButtonsProps) {
  const t = useTranslate();
  const failure = useFailureToast();
  const [isBusy, setIsBusy] = useState(false);
  const act = async (run: (job: AdministeredJob) => Promise<void>, done: string, failed: string) => {
    failure.clear();
    setIsBusy(true);
    try {
      await run(job);
      showToast({ tone: 'good', message: done });
    } catch (error) {
      failure.show({ title: failed, message: toErrorText(t, error) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className={classes.buttons}>
      {RETRIED.includes(job.state) && (
        <Button
          size="xs"
          variant="default"
          disabled={isBusy}
          aria-label={t('jobs.retryNamed', { kind, name })}
          onClick={() => void act(retryJob, t('jobs.retried'), t('jobs.retryFailed'))}
        >
          {t('jobs.retry')}
        </Button>
      )}
      {CANCELLED.includes(job.state) && (
        <Button
          size="xs"
          variant="subtle"
          disabled={isBusy}
          aria-label={t('jobs.cancelNamed', { kind, name })}
          onClick={() => void act(cancelJob, t('jobs.cancelled'), t('jobs.cancelFailed'))}
        >
          {t('jobs.cancel')}
        </Button>
      )}
    </div>
  );
}
