import { z } from 'zod';
import { id, idParam, timestamp } from '../common.ts';

/**
 * The state of a background job. `retrying`: an attempt failed and another follows after a pause; `failed`: none follows.
 */
export const JOB_STATES = ['queued', 'running', 'retrying', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** States that a job leaves only when a super user retries it. */
export const ENDED_JOB_STATES: readonly JobState[] = ['done', 'failed', 'cancelled'];

/** The progress of a job: 0 to 1, and the name of its present stage. */
const progress = { progress: z.number().min(0).max(1), stage: z.string().nullable() };

/** A background job as its member, or those with whom it is shared, see it. */
export const job = z.object({
  job_id: z.uuid(),
  kind: z.string(),
  organization_id: id.nullable(),
  /** Who asked for it; null: the server itself. */
  member_id: id.nullable(),
  state: z.enum(JOB_STATES),
  ...progress,
  created_at: timestamp,
  started_at: timestamp.nullable(),
  finished_at: timestamp.nullable(),
  /** Whether the caller may cancel it while it has not ended. */
  can_cancel: z.boolean(),
});
export type Job = z.infer<typeof job>;

/** A job as super users see it. */
export const administeredJob = z.object({
  job_id: z.uuid(),
  kind: z.string(),
  organization: z.object({ id, name: z.string() }).nullable(),
  member: z.object({ id, name: z.string() }).nullable(),
  state: z.enum(JOB_STATES),
  ...progress,
  /** Attempts begun, at most `max_attempts`; retrying it by hand adds one. */
  attempts: z.number().int(),
  max_attempts: z.number().int(),
  /** Why its last attempt failed. */
  reason: z.string().nullable(),
  created_at: timestamp,
  /** When a waiting job may start. */
  due_at: timestamp,
  started_at: timestamp.nullable(),
  finished_at: timestamp.nullable(),
});
export type AdministeredJob = z.infer<typeof administeredJob>;

const JOBS_PAGE = 50;

/** Newest first; `before` is the `next` of the previous page. */
export const jobsQuery = z.object({
  state: z.enum(JOB_STATES).optional(),
  kind: z.string().max(40).optional(),
  organization_id: idParam.optional(),
  before: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(JOBS_PAGE),
});

export const administeredJobsPage = z.object({
  jobs: z.array(administeredJob),
  next: z.uuid().nullable(),
});
export type AdministeredJobsPage = z.infer<typeof administeredJobsPage>;

/** The jobs of one kind, by state. */
export const jobQueue = z.object({
  kind: z.string(),
  queued: z.number().int(),
  running: z.number().int(),
  retrying: z.number().int(),
  failed: z.number().int(),
  /** Since when the job that has waited longest could have started; null: none waits. */
  waiting_since: timestamp.nullable(),
});
export type JobQueue = z.infer<typeof jobQueue>;
