import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  type AdministeredJob,
  backupEndpoints,
  ENDED_JOB_STATES,
  jobAdministrationEndpoints,
} from '@waypost/contract';
import { queryClient } from '../../data/queries/query-client.ts';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { getHttp } from '../../data/session/http.ts';

const RUNNING_MS = 1_000;
const IDLE_MS = 15_000;

/** Kinds of jobs that the page shows. */
export type BackupJobKind = 'backup' | 'backup-check';

export const isUnderWay = (job: AdministeredJob | undefined): job is AdministeredJob =>
  job !== undefined && !ENDED_JOB_STATES.includes(job.state);

/** The backups of the installation. @param epoch asks again when it changes, as when a job has ended. */
export function useBackups(epoch: string) {
  return useQuery({
    queryKey: [...queryKeys.backups, epoch],
    queryFn: ({ signal }) => getHttp().call(backupEndpoints.listBackups, { signal }),
    placeholderData: (before) => before,
  });
}

/** The newest job of a kind; undefined if there is none. */
export function useNewestJob(kind: BackupJobKind): AdministeredJob | undefined {
  const { data } = useInfiniteQuery({
    queryKey: queryKeys.newestJob(kind),
    queryFn: ({ signal }) =>
      getHttp().call(jobAdministrationEndpoints.listAllJobs, { query: { kind, limit: 1 }, signal }),
    initialPageParam: null,
    getNextPageParam: () => null,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.pages[0]?.jobs[0]) ? RUNNING_MS : IDLE_MS),
  });
  return data?.pages[0]?.jobs[0];
}

const askForJobs = () => queryClient.invalidateQueries({ queryKey: queryKeys.jobs });

export async function startBackup(): Promise<void> {
  await getHttp().call(backupEndpoints.startBackup, {});
  await askForJobs();
}

export async function tryBackup(backup_id: string): Promise<void> {
  await getHttp().call(backupEndpoints.tryBackup, { params: { backup_id } });
  await askForJobs();
}

export async function cancelBackupJob(job_id: string): Promise<void> {
  await getHttp().call(jobAdministrationEndpoints.cancelAnyJob, { params: { job_id } });
  await askForJobs();
}
