import type { Tx } from '../db/database.ts';
import { createUuidV7 } from '../db/uuid-v7.ts';
import type { JobKind } from './job-kind.ts';
import { announceJob } from './job-news.ts';
import { insertJob } from './store.ts';

/** For whom a job is queued. */
export interface JobRequest {
  /** Its turns are shared with the other jobs of this organization; null: the server’s own work. */
  readonly organizationId: number | null;
  readonly memberId: number | null;
  /** A UUID of version 7 for the job, if what it makes has one already. */
  readonly jobId?: string;
}

/**
 * Queues a job in the caller’s transaction: it exists exactly when that is committed. Call it late in the transaction,
 * as it may append an event. @returns the id of the job.
 */
export async function enqueueJob<P>(
  tx: Tx,
  kind: JobKind<P>,
  payload: P,
  { organizationId, memberId, jobId = createUuidV7() }: JobRequest,
): Promise<string> {
  const { name, audience } = kind;
  await insertJob(tx, { jobId, kind: name, audience, organizationId, memberId, payload });
  await announceJob(tx, {
    job_id: jobId,
    kind: name,
    state: 'queued',
    audience,
    member_id: memberId,
    organization_id: organizationId,
  });
  return jobId;
}
