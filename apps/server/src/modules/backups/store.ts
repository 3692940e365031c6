import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';

/** Serializes the processes that look at what is due. */
const SCHEDULE_LOCK = 7_294_122;

export async function lockSchedule(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SCHEDULE_LOCK})`.execute(tx);
}

/** The job of a kind that waits or runs; null: there is none. */
export async function findUnfinishedJob(db: Reader, kind: string): Promise<string | null> {
  const { rows } = await sql<{ job_id: string }>`
    select job_id from jobs where kind = ${kind} and state in ('queued', 'retrying', 'running')
    order by job_id desc limit 1`.execute(db);
  return rows[0]?.job_id ?? null;
}

/** Whether a job of a kind waits or runs, or was queued within the last hours. */
export async function hasRecentJob(db: Reader, kind: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from jobs where kind = ${kind}
      and (state in ('queued', 'retrying', 'running') or created_at > now() - interval '6 hours') limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
