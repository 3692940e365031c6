import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type AdministeredJob, type JobState, jobAdministrationEndpoints } from '@waypost/contract';
import { queryClient } from '../../data/queries/query-client.ts';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { getHttp } from '../../data/session/http.ts';

/** Most jobs are announced to others than super users, who see them change within this time. */
const INTERVAL_MS = 3_000;

/** How many jobs of each kind wait, run and have failed. */
export function useJobQueues() {
  return useQuery({
    queryKey: queryKeys.jobQueues,
    queryFn: ({ signal }) => getHttp().call(jobAdministrationEndpoints.listJobQueues, { signal }),
    refetchInterval: INTERVAL_MS,
  });
}

/** All jobs, newest first. @param state only those in it. */
export function useAllJobs(state: JobState | null) {
  return useInfiniteQuery({
    queryKey: queryKeys.allJobs(state),
    queryFn: ({ pageParam, signal }) =>
      getHttp().call(jobAdministrationEndpoints.listAllJobs, {
        query: {
          ...(state === null ? {} : { state }),
          ...(pageParam === null ? {} : { before: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchInterval: INTERVAL_MS,
  });
}

/** Gives a failed job another attempt, or has a waiting attempt begin now. */
export async function retryJob({ job_id }: AdministeredJob): Promise<void> {
  await getHttp().call(jobAdministrationEndpoints.retryJob, { params: { job_id } });
  await queryClient.invalidateQueries({ queryKey: queryKeys.jobs });
}

export async function cancelJob({ job_id }: AdministeredJob): Promise<void> {
  await getHttp().call(jobAdministrationEndpoints.cancelAnyJob, { params: { job_id } });
  await queryClient.invalidateQueries({ queryKey: queryKeys.jobs });
}
