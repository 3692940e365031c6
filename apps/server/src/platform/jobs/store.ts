import type { JobState } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../db/database.ts';
import type { JobAudience, JobKind } from './job-kind.ts';

/** Notifies every process: `queued KIND` or `cancelled JOB_ID`. */
export const JOB_CHANNEL = 'waypost_job';
/** A job without a heartbeat for so long is given to another process. */
export const HEARTBEAT_S = 20;

/** Above what any job takes: a shorter one would end a slow export. */
const EXPIRE_S = 86_400;
/** A job waits for a server that runs it as long as need be. */
const RETENTION_S = 365 * 86_400;
/** How long an ended job is shown. */
const DELETE_AFTER_S = 7 * 86_400;

/** An attempt of a job: another attempt of it has another `retryCount`. */
export interface JobAttempt {
  readonly id: string;
  readonly retryCount: number;
}

/** Creates the queues of the kinds, or updates their settings; jobs keep those they were queued with. */
export async function putQueues(tx: Tx, kinds: readonly JobKind[]): Promise<void> {
  const settings = kinds.map(({ name, retries }) => ({
    name,
    policy: 'standard',
    retryLimit: retries.limit,
    retryDelay: retries.firstS,
    retryBackoff: true,
    retryDelayMax: retries.maxS,
    heartbeatSeconds: HEARTBEAT_S,
    expireInSeconds: EXPIRE_S,
    retentionSeconds: RETENTION_S,
    deleteAfterSeconds: DELETE_AFTER_S,
  }));
  await sql`
    select pgboss.create_queue(one ->> 'name', one) from jsonb_array_elements(${JSON.stringify(settings)}::jsonb) one
  `.execute(tx);
  await sql`
    update pgboss.queue q set retry_limit = k."retryLimit", retry_delay = k."retryDelay",
      retry_delay_max = k."retryDelayMax", heartbeat_seconds = k."heartbeatSeconds"
    from jsonb_to_recordset(${JSON.stringify(settings)}::jsonb) as
      k(name text, "retryLimit" integer, "retryDelay" integer, "retryDelayMax" integer, "heartbeatSeconds" integer)
    where q.name = k.name and (q.retry_limit, q.retry_delay, q.retry_delay_max, q.heartbeat_seconds) is distinct from
      (k."retryLimit", k."retryDelay", k."retryDelayMax", k."heartbeatSeconds")`.execute(tx);
}

export interface NewJob {
  readonly jobId: string;
  readonly kind: string;
  readonly audience: JobAudience;
  readonly organizationId: number | null;
  readonly memberId: number | null;
  readonly payload: unknown;
}

/**
 * Queues a job and notifies the runners. Its turn is the one after the last waiting of its organization, but not
 * before the next of all: so the first job of an organization follows at most one of each other. Postponed jobs do not
 * count.
 */
export async function insertJob(tx: Tx, job: NewJob): Promise<void> {
  const { jobId, kind, organizationId } = job;
  await sql`
    with place as (
      select greatest(0,
        (select max(turn) + 1 from jobs
          where state = 'queued' and kind = ${kind} and coalesce(organization_id, 0) = ${organizationId ?? 0}
            and due_at <= clock_timestamp()),
        (select min(turn) from jobs where state = 'queued' and kind = ${kind} and due_at <= clock_timestamp())
      ) as turn
    ), shown as (
      insert into jobs (job_id, kind, organization_id, member_id, audience, turn, is_news)
      select ${jobId}::uuid, ${kind}, ${organizationId}::integer, ${job.memberId}::integer, ${job.audience}, turn, false from place
      returning turn
    )
    insert into pgboss.job (id, name, data, priority, group_id, policy, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds, keep_until)
    select ${jobId}::uuid, q.name, ${JSON.stringify(job.payload)}::jsonb, -shown.turn, ${String(organizationId ?? 0)},
      q.policy, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds,
      q.heartbeat_seconds, now() + q.retention_seconds * interval '1 second'
    from shown, pgboss.queue q where q.name = ${kind}
    returning pg_notify(${JOB_CHANNEL}, ${`queued ${kind}`})`.execute(tx);
}

export async function notifyQueued(tx: Tx, kind: string): Promise<void> {
  await sql`select pg_notify(${JOB_CHANNEL}, ${`queued ${kind}`})`.execute(tx);
}

export async function notifyCancelled(tx: Tx, jobId: string): Promise<void> {
  await sql`select pg_notify(${JOB_CHANNEL}, ${`cancelled ${jobId}`})`.execute(tx);
}

/** A job as it is shown, with its payload. */
export interface JobRecord {
  readonly job_id: string;
  readonly kind: string;
  readonly organization_id: number | null;
  readonly member_id: number | null;
  readonly state: JobState;
  readonly audience: JobAudience;
  readonly payload: unknown;
}

const RECORD = sql`j.job_id, j.kind, j.organization_id, j.member_id, j.state, j.audience, b.data as payload`;

/** Null for a job whose organization is deleted. */
export async function findJob(db: Reader, jobId: string): Promise<JobRecord | null> {
  const { rows } = await sql<JobRecord>`
    select ${RECORD} from jobs j join pgboss.job b on b.name = j.kind and b.id = j.job_id
    where j.job_id = ${jobId}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Takes jobs whose change of state nobody was told of; each is returned once. @param jobId only this one. */
export async function takeNews(tx: Tx, jobId: string | null, limit: number): Promise<JobRecord[]> {
  const { rows } = await sql<JobRecord>`
    with news as (
      update jobs set is_news = false where job_id in (
        select job_id from jobs where is_news and (${jobId}::uuid is null or job_id = ${jobId}::uuid)
        order by job_id limit ${limit} for update skip locked
      ) returning *
    )
    select ${RECORD} from news j join pgboss.job b on b.name = j.kind and b.id = j.job_id
    order by j.job_id`.execute(tx);
  return rows;
}

/** Whether any job waits or runs, in whatever process, or has changed without anybody being told. */
export async function hasUnfinished(db: Reader): Promise<boolean> {
  const { rows } = await sql`
    (select 1 from jobs where state in ('queued', 'retrying', 'running') limit 1)
    union all (select 1 from jobs where is_news limit 1)`.execute(db);
  return rows.length > 0;
}

/** How many jobs ended so long ago that they are to be deleted. */
export async function countExpired(db: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from jobs
    where finished_at < now() - ${DELETE_AFTER_S} * interval '1 second'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The time that `now()` is in a transaction, in seconds since 1970 by the clock of the database. */
export async function readTransactionTime(tx: Tx): Promise<number> {
  const { rows } = await sql<{ at: number }>`select extract(epoch from now())::float8 as at`.execute(tx);
  return rows[0]?.at ?? 0;
}

/**
 * Milliseconds until the next job that waits for its time is due; null: none does.
 * @param since seconds since 1970, null for now: what was due before waits for room and not for its time.
 */
export async function findNextDueMs(db: Reader, since: number | null): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select extract(epoch from min(due_at) - now())::float8 * 1000 as ms from jobs
    where state in ('queued', 'retrying') and due_at >= coalesce(to_timestamp(${since}::float8), now())`.execute(
    db,
  );
  return rows[0]?.ms ?? null;
}

/** How far a job is, from 0 to 1; null for one that is not there any more. */
export async function findProgress(db: Reader, jobId: string): Promise<number | null> {
  const row = await db.selectFrom('jobs').select('progress').where('job_id', '=', jobId).executeTakeFirst();
  return row?.progress ?? null;
}

export async function setProgress(tx: Tx, jobId: string, done: number, stage: string | null): Promise<void> {
  await sql`
    update jobs set progress = ${done}, stage = ${stage} where job_id = ${jobId}::uuid and state = 'running'`.execute(
    tx,
  );
}

/** Locks an attempt until the end of the transaction. @returns whether it still has the job. */
export async function lockAttempt(tx: Tx, kind: string, { id, retryCount }: JobAttempt): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pgboss.job
    where name = ${kind} and id = ${id}::uuid and state = 'active' and retry_count = ${retryCount}
    for no key update`.execute(tx);
  return rows.length > 0;
}

/** Makes the next failure of an attempt final. */
export async function forbidRetries(tx: Tx, kind: string, { id, retryCount }: JobAttempt): Promise<void> {
  await sql`
    update pgboss.job set retry_limit = retry_count
    where name = ${kind} and id = ${id}::uuid and state = 'active' and retry_count = ${retryCount}`.execute(
    tx,
  );
}

/** Returns the job of a process that stops; the attempt does not count. */
export async function releaseAttempt(tx: Tx, kind: string, { id, retryCount }: JobAttempt): Promise<void> {
  await sql`
    update pgboss.job set state = 'created', started_on = null, heartbeat_on = null
    where name = ${kind} and id = ${id}::uuid and state = 'active' and retry_count = ${retryCount}`.execute(
    tx,
  );
  await notifyQueued(tx, kind);
}

/**
 * Has a job begin again after a pause, without holding a place meanwhile; the attempt does not count. Its turn comes
 * after those that wait now: with its old one it would be ahead of them each time that its pause is over.
 */
export async function postponeAttempt(
  tx: Tx,
  kind: string,
  { id, retryCount }: JobAttempt,
  afterMs: number,
): Promise<void> {
  const { rows } = await sql<{ turn: number }>`
    with place as (
      select greatest(j.turn,
        (select max(turn) + 1 from jobs o
          where o.state = 'queued' and o.kind = j.kind
            and coalesce(o.organization_id, 0) = coalesce(j.organization_id, 0) and o.due_at <= clock_timestamp()),
        (select min(turn) from jobs o
          where o.state = 'queued' and o.kind = j.kind and o.due_at <= clock_timestamp())
      ) as turn
      from jobs j where j.job_id = ${id}::uuid
    )
    update pgboss.job set state = 'created', started_on = null, heartbeat_on = null, priority = -place.turn,
      start_after = clock_timestamp() + ${afterMs} * interval '1 millisecond'
    from place
    where name = ${kind} and id = ${id}::uuid and state = 'active' and retry_count = ${retryCount}
    returning place.turn`.execute(tx);
  const [placed] = rows;
  if (placed !== undefined)
    await sql`update jobs set turn = ${placed.turn} where job_id = ${id}::uuid`.execute(tx);
}

/**
 * Returns the jobs of a process that died, or fails those that may not be tried again. Only for a database used by a
 * single process; elsewhere the heartbeat tells.
 */
export async function returnOrphans(tx: Tx): Promise<void> {
  await sql`
    update pgboss.job set start_after = now(),
      state = case when retry_count < retry_limit then 'retry' else 'failed' end::pgboss.job_state,
      completed_on = case when retry_count < retry_limit then null else now() end,
      output = jsonb_build_object('message', 'The server ended while the job ran.')
    where state = 'active'`.execute(tx);
}
