import { NativeSelect } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { JOB_STATES, type JobState } from '@waypost/contract';
import { useState } from 'react';
import { toErrorText } from '../../../data/queries/error-text.ts';
import { useTranslate } from '../../../i18n/i18n.ts';
import { AsyncView } from '../../../ui/states/async-view.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { useAllJobs } from '../api.ts';
import { JobRow } from './job-row.tsx';
import classes from './jobs-page.module.css';

/** All jobs, newest first, or those in one state. */
export function JobList({ headingId }: { readonly headingId: string }) {
  const t = useTranslate();
  const [state, setState] = useState<JobState | null>(null);
  const query = useAllJobs(state);
  const jobs = query.data?.pages.flatMap((page) => page.jobs);
  return (
    <>
      <div className={classes.bar}>
        <h2 id={headingId} className={classes.heading}>
          {t('jobs.jobs')}
        </h2>
        <NativeSelect
          label={t('jobs.show')}
          value={state ?? ''}
          onChange={(event) => setState(JOB_STATES.find((one) => one === event.currentTarget.value) ?? null)}
          data={[
            { value: '', label: t('jobs.all') },
            ...JOB_STATES.map((one) => ({ value: one, label: t(`jobs.states.${one}`) })),
          ]}
        />
      </div>
      <AsyncView
        query={{ ...query, data: jobs }}
        skeleton={<SkeletonRows rows={6} picture="none" />}
        toErrorText={(error) => toErrorText(t, error)}
        isEmpty={(all) => all.length === 0}
        empty={<EmptyState icon={IconListCheck} title={t('jobs.empty')} text={t('jobs.emptyHint')} />}
      >
        {(all) => (
          <>
            <ol className={classes.list} aria-labelledby={headingId}>
              {all.map((job) => (
                <JobRow key={job.job_id} job={job} />
              ))}
            </ol>
            <MoreButton query={query}>{t('jobs.more')}</MoreButton>
          </>
        )}
      </AsyncView>
    </>
  );
}
