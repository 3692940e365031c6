import type { AdministeredJob, Job, JobQueue, JobState } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';

/** Ended jobs are listed for so long. */
const RECENT = sql`interval '1 day'`;
const MAX_LISTED = 200;
const ADMIN_RANK = 3;
const VIEWER_RANK = 1;

interface JobRow {
  readonly job_id: string;
  readonly kind: string;
  readonly organization_id: number | null;
  readonly member_id: number | null;
  readonly state: JobState;
  readonly progress: number;
  readonly stage: string | null;
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly finished_at: Date | null;
  readonly can_cancel: boolean;
}

/** The jobs that a member may see: their own, those shared with their organizations, and all of those they administer. */
const visibleTo = (memberId: number) => sql`
  select j.job_id, j.kind, j.organization_id, j.member_id, j.state, j.progress, j.stage, j.created_at, j.started_at,
    j.finished_at, (j.member_id is not distinct from ${memberId}::integer or r.rank = ${ADMIN_RANK}) as can_cancel
  from jobs j left join access_organization_roles(${memberId}::integer) r using (organization_id)
  where j.audience <> 'nobody' and (
    j.member_id = ${memberId}::integer or r.rank = ${ADMIN_RANK}
    or (j.audience = 'organization' and r.rank >= ${VIEWER_RANK})
  )`;

const toText = (date: Date | null) => date?.toISOString() ?? null;

function toJob(row: JobRow): Job {
  const { created_at, started_at, finished_at } = row;
  return {
    ...row,
    created_at: created_at.toISOString(),
    started_at: toText(started_at),
    finished_at: toText(finished_at),
  };
}

/** Unfinished and recent jobs that a member may see, newest first. */
export async function listJobs(db: Reader, memberId: number, organizationId: number | null): Promise<Job[]> {
  const { rows } = await sql<JobRow>`
    ${visibleTo(memberId)}
    and (${organizationId}::integer is null or organization_id = ${organizationId}::integer)
    and (finished_at is null or finished_at > now() - ${RECENT})
    order by job_id desc limit ${MAX_LISTED}`.execute(db);
  return rows.map(toJob);
}

/** A job that a member may see; null for any other. */
export async function findJob(db: Reader, memberId: number, jobId: string): Promise<Job | null> {
  const { rows } = await sql<JobRow>`${visibleTo(memberId)} and job_id = ${jobId}::uuid`.execute(db);
  return rows[0] === undefined ? null : toJob(rows[0]);
}

/** Jobs of the organizations that a member administers, or, for null, all. */
const administeredBy = (memberId: number | null): RawBuilder<unknown> =>
  memberId === null
    ? sql`true`
    : sql`j.organization_id in (
        select held.organization_id from access_organization_roles(${memberId}::integer) held where held.rank = ${ADMIN_RANK}
      )`;

export interface JobFilter {
  /** Only of organizations that this member administers. */
  readonly administratorId: number | null;
  readonly state: JobState | null;
  readonly kind: string | null;
  readonly organizationId: number | null;
  readonly jobId: string | null;
  readonly before: string | null;
  readonly limit: number;
}

interface AdministeredRow extends Omit<JobRow, 'can_cancel'> {
  readonly organization_name: string | null;
  readonly display_name: string | null;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly reason: string | null;
  readonly due_at: Date;
}

const toNamed = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

function toAdministered(row: AdministeredRow): AdministeredJob {
  const { job_id, kind, state, progress, stage, attempts, max_attempts, reason } = row;
  return {
    job_id,
    kind,
    organization: toNamed(row.organization_id, row.organization_name),
    member: toNamed(row.member_id, row.display_name),
    state,
    progress,
    stage,
    attempts,
    max_attempts,
    reason,
    created_at: row.created_at.toISOString(),
    due_at: row.due_at.toISOString(),
    started_at: toText(row.started_at),
    finished_at: toText(row.finished_at),
  };
}

/** Jobs of all audiences, newest first. */
export async function listAdministered(db: Reader, filter: JobFilter): Promise<AdministeredJob[]> {
  const { state, kind, organizationId, jobId, before } = filter;
  const conditions = [
    administeredBy(filter.administratorId),
    ...(state === null ? [] : [sql`j.state = ${state}`]),
    ...(kind === null ? [] : [sql`j.kind = ${kind}`]),
    ...(organizationId === null ? [] : [sql`j.organization_id = ${organizationId}::integer`]),
    ...(jobId === null ? [] : [sql`j.job_id = ${jobId}::uuid`]),
    ...(before === null ? [] : [sql`j.job_id < ${before}::uuid`]),
  ];
  const { rows } = await sql<AdministeredRow>`
    select j.*, o.organization_name, m.display_name
    from jobs j left join organizations o using (organization_id) left join members m on m.member_id = j.member_id
    where ${sql.join(conditions, sql` and `)}
    order by j.job_id desc limit ${filter.limit}`.execute(db);
  return rows.map(toAdministered);
}

/** How many jobs of each kind wait, run and have failed. */
export async function listQueues(db: Reader, administratorId: number | null): Promise<JobQueue[]> {
  const { rows } = await sql<Omit<JobQueue, 'waiting_since'> & { waiting_since: Date | null }>`
    select kind,
      (count(*) filter (where state = 'queued'))::integer as queued,
      (count(*) filter (where state = 'running'))::integer as running,
      (count(*) filter (where state = 'retrying'))::integer as retrying,
      (count(*) filter (where state = 'failed'))::integer as failed,
      min(due_at) filter (where state in ('queued', 'retrying') and due_at <= now()) as waiting_since
    from jobs j
    where state in ('queued', 'running', 'retrying', 'failed') and ${administeredBy(administratorId)}
    group by kind order by kind`.execute(db);
  return rows.map((row) => ({ ...row, waiting_since: toText(row.waiting_since) }));
}
