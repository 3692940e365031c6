import type { z } from 'zod';
import type { Tx } from '../db/database.ts';

/** Who sees the jobs of a kind and hears of their changes, besides super users. */
export type JobAudience = 'nobody' | 'member' | 'organization';

/** What identifies a job to the code that runs it. */
export interface JobOf<P> {
  readonly jobId: string;
  readonly payload: P;
  readonly organizationId: number | null;
  /** Who asked for it; null: the server, or a member who is no longer there. */
  readonly memberId: number | null;
}

/** What `run` has of the machinery. */
export interface JobContext {
  /** Aborted when the job is cancelled, when it was given to another process, and when the server stops. */
  readonly signal: AbortSignal;
  /** Attempts begun, this one included. */
  readonly attempt: number;
  /** Reports progress from 0 to 1; may be called as often as one likes. @param stage a short name of the present stage. */
  progress(done: number, stage?: string | null): void;
  /**
   * A transaction that commits only while the job is this attempt’s. @throws JobLostError after a cancel, or when
   * another process has taken the job over.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** What a job changes in the database in the end: committed together with the job, so once, however often it ran. */
export type JobEffect = (tx: Tx) => Promise<void>;

/** Attempts after the first, with pauses that double from `firstS` to `maxS` seconds and vary by half. */
export interface JobRetries {
  readonly limit: number;
  readonly firstS: number;
  readonly maxS: number;
}

/** A kind of background job, declared as one object. */
export interface JobKind<P = unknown> {
  /** In kebab-case; it is stored. */
  readonly name: string;
  readonly payload: z.ZodType<P>;
  readonly audience: JobAudience;
  readonly retries: JobRetries;
  /** Jobs of the kind that a process runs at once. */
  readonly width: number;
  /** Jobs of the kind that run at once for one organization, in all processes; less than `width`, so that none fills it. */
  readonly organizationWidth: number;
  /**
   * Runs a job, at least once. What it does is repeated when the process dies or an attempt fails, so it is idempotent:
   * changes of the database belong into the returned effect, and everything else is named after `jobId`.
   * @throws FinalJobError when another attempt would fail too; JobPostponedError to begin again after a pause.
   */
  run(job: JobOf<P>, context: JobContext): Promise<JobEffect | undefined>;
  /** Called in the transaction in which a job fails for good or is cancelled. */
  onStopped?(tx: Tx, job: JobOf<P>, state: 'failed' | 'cancelled'): Promise<void>;
  /** Called at the start and every half minute: queues what an earlier version of the program left without a job. */
  adopt?(tx: Tx): Promise<void>;
}

type JobKindInput<P> = Pick<JobKind<P>, 'name' | 'payload' | 'run'> & Partial<JobKind<P>>;

const DEFAULTS = {
  audience: 'member',
  retries: { limit: 4, firstS: 5, maxS: 300 },
  width: 2,
  organizationWidth: 1,
} as const satisfies Partial<JobKind>;

/** Declares a kind of job. */
export function defineJobKind<P>(input: JobKindInput<P>): JobKind<P> {
  return { ...DEFAULTS, ...input };
}
