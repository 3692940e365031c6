import type { Database, Tx } from '../db/database.ts';
import { sendEphemeral } from '../realtime/ephemeral.ts';
import { JobLostError } from './job-errors.ts';
import type { JobContext, JobKind, JobOf } from './job-kind.ts';
import { toJobTopic } from './job-news.ts';
import { type JobAttempt, lockAttempt, setProgress } from './store.ts';

/** Progress is stored and sent at most so often. */
const PROGRESS_MS = 500;
const MAX_STAGE = 40;

/** A job that this process runs, from its claim until it has ended or is given back. */
export class RunningJob {
  readonly kind: JobKind;
  readonly job: JobOf<unknown>;
  readonly attemptId: JobAttempt;
  readonly #database: Database;
  readonly #abort = new AbortController();
  #reported: { readonly done: number; readonly stage: string | null } | null = null;
  #timer: NodeJS.Timeout | null = null;
  #lastMs = 0;
  #sending: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(database: Database, kind: JobKind, job: JobOf<unknown>, attemptId: JobAttempt) {
    this.#database = database;
    this.kind = kind;
    this.job = job;
    this.attemptId = attemptId;
  }

  /** What the kind gets: functions that may be passed around. */
  get context(): JobContext {
    return {
      signal: this.#abort.signal,
      attempt: this.attemptId.retryCount + 1,
      progress: (done, stage = null) => this.#progress(done, stage),
      transaction: (work) => this.#transaction(work),
    };
  }

  abort(reason: Error): void {
    this.#abort.abort(reason);
  }

  /** Whether it was cancelled or given to another process. */
  get isLost(): boolean {
    return this.#abort.signal.reason instanceof JobLostError;
  }

  #progress(done: number, stage: string | null): void {
    if (this.#isClosed) return;
    this.#reported = { done: Math.min(Math.max(done, 0), 1), stage: stage?.slice(0, MAX_STAGE) ?? null };
    this.#timer ??= setTimeout(
      () => {
        this.#timer = null;
        this.#sending = this.#send();
      },
      Math.max(0, this.#lastMs + PROGRESS_MS - performance.now()),
    );
  }

  #transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#database.transaction(async (tx) => {
      if (!(await lockAttempt(tx, this.kind.name, this.attemptId))) throw new JobLostError();
      return work(tx);
    });
  }

  /** Sends no more progress; resolves once none is under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#sending;
  }

  async #send(): Promise<void> {
    const reported = this.#reported;
    if (reported === null || this.#isClosed) return;
    this.#lastMs = performance.now();
    const { jobId, memberId, organizationId } = this.job;
    const { done: progress, stage } = reported;
    const { audience } = this.kind;
    const topic = toJobTopic({ audience, member_id: memberId, organization_id: organizationId });
    try {
      await this.#database.transaction(async (tx) => {
        await setProgress(tx, jobId, progress, stage);
        if (topic === null) return;
        await sendEphemeral(tx, {
          topic,
          type: 'job.progressed',
          payload: { job_id: jobId, progress, stage },
        });
      });
    } catch {
      // Progress is only shown: the next report, or the end of the job, makes up for one that was lost.
    }
  }
}
