import type { AdministeredJob, AdministeredJobsPage, Job, JobQueue, JobState } from '@waypost/contract';
import type { MemberGrant, PlatformGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { findJob, type JobFilter, listAdministered, listJobs, listQueues } from './store.ts';

export interface JobQuery {
  readonly state?: JobState | undefined;
  readonly kind?: string | undefined;
  readonly organization_id?: number | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

export interface JobService {
  list(grant: MemberGrant, organizationId: number | undefined): Promise<Job[]>;
  /** @throws AppError `job_not_found` for a job that the member may not see. */
  get(grant: MemberGrant, jobId: string): Promise<Job>;
  /** @throws AppError `job_not_found`, or `forbidden` for another’s job that the member may only see. */
  cancel(grant: MemberGrant, jobId: string): Promise<Job>;
}

/** For super users. A confined one reaches the jobs of the organizations that they administer. */
export interface JobAdministration {
  listQueues(grant: PlatformGrant): Promise<JobQueue[]>;
  list(grant: PlatformGrant, query: JobQuery): Promise<AdministeredJobsPage>;
  /** @throws AppError `job_not_found`, or `job_not_failed` for a job that needs no other attempt. */
  retry(grant: PlatformGrant, jobId: string): Promise<AdministeredJob>;
  /** @throws AppError `job_not_found`. */
  cancel(grant: PlatformGrant, jobId: string): Promise<AdministeredJob>;
}

export function createJobService(database: Database, jobs: Jobs): JobService {
  const get = async ({ memberId }: MemberGrant, jobId: string): Promise<Job> => {
    const found = isUuid(jobId) ? await findJob(database.read, memberId, jobId) : null;
    if (found === null) throw new AppError('job_not_found');
    return found;
  };
  return {
    list: ({ memberId }, organizationId) => listJobs(database.read, memberId, organizationId ?? null),
    get,
    async cancel(grant, jobId) {
      if (!(await get(grant, jobId)).can_cancel) throw new AppError('forbidden');
      await jobs.cancel(jobId);
      return get(grant, jobId);
    },
  };
}

const EVERYTHING: Omit<JobFilter, 'administratorId' | 'limit'> = {
  state: null,
  kind: null,
  organizationId: null,
  jobId: null,
  before: null,
};

const toAdministrator = ({ memberId, isConfined }: PlatformGrant) => (isConfined ? memberId : null);

export function createJobAdministration(database: Database, jobs: Jobs): JobAdministration {
  const get = async (grant: PlatformGrant, jobId: string): Promise<AdministeredJob> => {
    const filter = { ...EVERYTHING, administratorId: toAdministrator(grant), jobId, limit: 1 };
    const [found] = isUuid(jobId) ? await listAdministered(database.read, filter) : [];
    if (found === undefined) throw new AppError('job_not_found');
    return found;
  };
  return {
    listQueues: (grant) => listQueues(database.read, toAdministrator(grant)),
    async list(grant, { state, kind, organization_id, before, limit }) {
      const found = await listAdministered(database.read, {
        ...EVERYTHING,
        administratorId: toAdministrator(grant),
        state: state ?? null,
        kind: kind ?? null,
        organizationId: organization_id ?? null,
        before: before ?? null,
        limit: limit + 1,
      });
      const page = found.slice(0, limit);
      return { jobs: page, next: found.length > limit ? (page.at(-1)?.job_id ?? null) : null };
    },
    async retry(grant, jobId) {
      await get(grant, jobId);
      if (!(await jobs.retry(jobId))) throw new AppError('job_not_failed');
      return get(grant, jobId);
    },
    async cancel(grant, jobId) {
      await get(grant, jobId);
      await jobs.cancel(jobId);
      return get(grant, jobId);
    },
  };
}
