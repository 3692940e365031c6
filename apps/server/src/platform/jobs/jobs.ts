import { ENDED_JOB_STATES } from '@waypost/contract';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { Logger } from '../observability/logger.ts';
import { BossEngine, toBossDb } from './boss-engine.ts';
import type { JobKind } from './job-kind.ts';
import { type JobKinds, tellNews } from './job-news.ts';
import { JobRunner } from './job-runner.ts';
import { countExpired, findJob, type JobRecord, notifyCancelled, notifyQueued } from './store.ts';

export interface JobsOptions {
  readonly database: Database;
  readonly log: Logger;
  /** Every kind of job of the product. */
  readonly kinds: readonly JobKind[];
}

const isUnfinished = (job: JobRecord | null): job is JobRecord =>
  job !== null && !ENDED_JOB_STATES.includes(job.state);

/** The background jobs of this process. */
export class Jobs {
  readonly #database: Database;
  readonly #engine: BossEngine;
  readonly #kinds: JobKinds;
  readonly #runner: JobRunner;

  constructor({ database, log, kinds }: JobsOptions) {
    this.#database = database;
    this.#kinds = new Map(kinds.map((kind) => [kind.name, kind]));
    this.#engine = new BossEngine(database, log);
    this.#runner = new JobRunner({ database, engine: this.#engine, kinds: this.#kinds, log });
  }

  start(): Promise<void> {
    return this.#runner.start();
  }

  async stop(): Promise<void> {
    await this.#runner.stop();
    await this.#engine.stop();
  }

  /** Cancels a job, in whatever process it runs; one that has ended stays as it is. Not inside a transaction. */
  async cancel(jobId: string): Promise<void> {
    const found = await findJob(this.#database.read, jobId);
    if (!isUnfinished(found)) return;
    const boss = await this.#getBossFor(found);
    await this.#database.transaction(async (tx) => {
      const job = await findJob(tx, jobId);
      if (!isUnfinished(job)) return;
      await boss.cancel(job.kind, jobId, { db: toBossDb(tx) });
      await notifyCancelled(tx, jobId);
      await tellNews(tx, this.#kinds, jobId);
    });
  }

  /**
   * Gives a failed job another attempt, and has one that waits for its next attempt begin at once. Not inside a
   * transaction. @returns false for a job in another state.
   */
  async retry(jobId: string): Promise<boolean> {
    const found = await findJob(this.#database.read, jobId);
    if (found === null) return false;
    const boss = await this.#getBossFor(found);
    return this.#database.transaction(async (tx) => {
      const db = toBossDb(tx);
      const job = await findJob(tx, jobId);
      if (job?.state === 'failed') await boss.retry(job.kind, jobId, { db });
      else if (job?.state === 'retrying')
        await boss.update(job.kind, undefined, { id: jobId, startAfter: 0, db });
      else return false;
      await notifyQueued(tx, job.kind);
      await tellNews(tx, this.#kinds, jobId);
      return true;
    });
  }

  /**
   * pg-boss, for a call about this job inside a transaction. It looks up a queue that it has not met by a connection of
   * its own, for which the embedded database would wait until that transaction ends: so it meets the queue before.
   */
  async #getBossFor({ kind, job_id }: JobRecord): Promise<PgBoss> {
    const boss = await this.#engine.get();
    await boss.getJobById(kind, job_id);
    return boss;
  }

  /** Deletes jobs that ended long ago. @returns how many. */
  async purge(): Promise<number> {
    const expired = await countExpired(this.#database.read);
    if (expired === 0) return 0;
    await (await this.#engine.get()).supervise();
    return expired - (await countExpired(this.#database.read));
  }
}
