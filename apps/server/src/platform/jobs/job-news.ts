import type { Topic } from '@waypost/contract';
import type { Tx } from '../db/database.ts';
import { appendEvent } from '../realtime/event-log.ts';
import type { JobKind, JobOf } from './job-kind.ts';
import { type JobRecord, takeNews } from './store.ts';

export type JobKinds = ReadonlyMap<string, JobKind>;

/** The most changes told in one transaction. */
export const NEWS_PAGE = 100;

/** The topic on which those who see a job hear of it; null: nobody does. */
export function toJobTopic(job: Pick<JobRecord, 'audience' | 'member_id' | 'organization_id'>): Topic | null {
  const { audience, member_id, organization_id } = job;
  if (audience === 'member' && member_id !== null) return `member:${member_id}`;
  if (audience === 'organization' && organization_id !== null) return `organization:${organization_id}`;
  return null;
}

/** Announces the state of a job; call it last in a transaction. */
export async function announceJob(
  tx: Tx,
  job: Pick<JobRecord, 'job_id' | 'kind' | 'state' | 'audience' | 'member_id' | 'organization_id'>,
): Promise<void> {
  const topic = toJobTopic(job);
  if (topic === null) return;
  const { job_id, kind, state, member_id: memberId } = job;
  await appendEvent(tx, { topic, type: 'job.changed', payload: { job_id, kind, state }, memberId });
}

/** A job for its kind; null if an earlier version of the program queued it with another payload. */
export function toJobOf(kind: JobKind, record: JobRecord): JobOf<unknown> | null {
  const { success, data } = kind.payload.safeParse(record.payload);
  if (!success) return null;
  const { job_id: jobId, organization_id: organizationId, member_id: memberId } = record;
  return { jobId, payload: data, organizationId, memberId };
}

/**
 * Tells of changes of state that nobody was told of: the kind when a job has stopped, and then its listeners.
 * @param jobId only of this job; null: of any, as after pg-boss has failed those without a heartbeat.
 * @returns how many jobs there were; `NEWS_PAGE` means that there may be more.
 */
export async function tellNews(tx: Tx, kinds: JobKinds, jobId: string | null): Promise<number> {
  const news = await takeNews(tx, jobId, NEWS_PAGE);
  for (const record of news) {
    const kind = kinds.get(record.kind);
    const { state } = record;
    if (kind?.onStopped === undefined || (state !== 'failed' && state !== 'cancelled')) continue;
    const job = toJobOf(kind, record);
    if (job !== null) await kind.onStopped(tx, job, state);
  }
  for (const record of news) await announceJob(tx, record);
  return news.length;
}
