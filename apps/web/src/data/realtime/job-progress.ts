import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { AdministeredJobsPage, EphemeralPayload, ExportJob, Job } from '@waypost/contract';

type Progress = EphemeralPayload<'job.progressed'>;

/** An export with the progress of its job, which has the same id. */
const toProgressed = (one: ExportJob, { job_id, progress }: Progress): ExportJob =>
  one.uuid === job_id && one.status !== 'done'
    ? { ...one, status: 'running', written: Math.max(one.written, Math.round(progress * one.total)) }
    : one;

/** Shows the progress of a job wherever it is on the screen. Its end comes as an event. */
export function showJobProgress(queryClient: QueryClient, progress: Progress): void {
  queryClient.setQueriesData<ExportJob[]>({ queryKey: ['exports'] }, (all) =>
    all?.map((one) => toProgressed(one, progress)),
  );
  const { job_id, ...shown } = progress;
  queryClient.setQueryData<Job>(['jobs', 'one', job_id], (job) => job && { ...job, ...shown });
  queryClient.setQueriesData<InfiniteData<AdministeredJobsPage>>(
    { queryKey: ['jobs', 'all'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          jobs: page.jobs.map((job) => (job.job_id === job_id ? { ...job, ...shown } : job)),
        })),
      },
  );
}
