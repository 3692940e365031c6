import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { Logger } from '../observability/logger.ts';
import { type BossEngine, MONITOR_S, toBossDb, toSettledIds } from './boss-engine.ts';
import { FinalJobError, JobLostError, JobPostponedError, ReportedJobError } from './job-errors.ts';
import type { JobKind } from './job-kind.ts';
import { announceJob, type JobKinds, NEWS_PAGE, tellNews, toJobOf } from './job-news.ts';
import { RunningJob } from './running-job.ts';
import {
  findNextDueMs,
  forbidRetries,
  HEARTBEAT_S,
  hasUnfinished,
  JOB_CHANNEL,
  postponeAttempt,
  putQueues,
  readTransactionTime,
  releaseAttempt,
  returnOrphans,
  takeNews,
} from './store.ts';

const HEARTBEAT_MS = (HEARTBEAT_S * 1_000) / 4;
/** The queue is looked at at least this often, in case a notification was missed or a process died. */
const MAX_SLEEP_MS = 30_000;
/** How long a stop waits for running jobs; less than the server has for its own. */
const STOP_MS = 5_000;
/** Pause after a failed query. */
const RETRY_MS = 1_000;

export interface JobRunnerOptions {
  readonly database: Database;
  readonly engine: BossEngine;
  readonly kinds: JobKinds;
  readonly log: Logger;
}

/** Runs the jobs of this process: claims them in turns, keeps their heartbeats, and records how they ended. */
export class JobRunner {
  readonly #database: Database;
  readonly #engine: BossEngine;
  readonly #kinds: JobKinds;
  readonly #log: Logger;
  readonly #running = new Map<string, RunningJob>();
  readonly #ends = new Set<Promise<void>>();
  /**
   * How many jobs of each kind may be there to claim; the kind that has waited longest is first. The end of a job makes
   * one more possible, and no more are tried: a claim that must fail reads the whole backlog.
   */
  readonly #wanted = new Map<string, number>();
  readonly #timers: NodeJS.Timeout[] = [];
  #wakeTimer: NodeJS.Timeout | null = null;
  /** Whether a job may have become due before the timer. */
  #isDueUnknown = true;
  /** When the first claim since the timer was set found nothing, in seconds by the clock of the database. */
  #askedAt: number | null = null;
  #pumping: Promise<void> | null = null;
  #supervising: Promise<void> | null = null;
  #isStopped = true;

  constructor({ database, engine, kinds, log }: JobRunnerOptions) {
    this.#database = database;
    this.#engine = engine;
    this.#kinds = kinds;
    this.#log = log;
  }

  /** Prepares the queues, takes back what a dead process left, and starts to run jobs. */
  async start(): Promise<void> {
    const { kind: database, transaction } = this.#database;
    await transaction(async (tx) => {
      await putQueues(tx, [...this.#kinds.values()]);
      if (database === 'embedded') await returnOrphans(tx);
    });
    this.#isStopped = false;
    await this.#database.listen(
      JOB_CHANNEL,
      (payload) => this.#onNotified(payload),
      () => this.#wakeAll(),
    );
    const every = (ms: number, run: () => void) => this.#timers.push(setInterval(run, ms).unref());
    every(HEARTBEAT_MS, () => void this.#keepHeartbeats());
    every(MONITOR_S * 1_000, () => this.#superviseOnce());
    await this.#adopt();
    this.#wakeAll();
    this.#superviseOnce();
  }

  /** Stops at once: running jobs are aborted and given back, without counting the attempt. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers.splice(0)) clearInterval(timer);
    if (this.#wakeTimer !== null) clearTimeout(this.#wakeTimer);
    await this.#pumping;
    for (const running of this.#running.values()) running.abort(new Error('The server stops.'));
    await this.#waitForEnds();
    await this.#supervising;
  }

  /** A kind that ignores its signal does not hold up a stop: its job is taken over as that of a dead process is. */
  async #waitForEnds(): Promise<void> {
    const late = new AbortController();
    const timer = sleep(STOP_MS, undefined, { signal: late.signal }).catch(() => undefined);
    await Promise.race([Promise.all(this.#ends), timer]);
    late.abort();
    const kinds = [...this.#running.values()].map(({ kind }) => kind.name);
    if (kinds.length > 0) this.#log.warn({ kinds }, 'jobs that ignored the stop were left');
  }

  #onNotified(payload: string): void {
    const [what, subject = ''] = payload.split(' ');
    // PostgreSQL sends equal notifications of a transaction once, so it may stand for many jobs.
    if (what === 'queued') this.#wake(subject, Number.POSITIVE_INFINITY);
    else this.#running.get(subject)?.abort(new JobLostError());
  }

  #wakeAll(): void {
    for (const name of this.#kinds.keys()) this.#wanted.set(name, Number.POSITIVE_INFINITY);
    this.#pump();
  }

  /** So many jobs of a kind may be there to claim, besides those known. */
  #wake(name: string, tries: number): void {
    if (this.#kinds.has(name)) this.#want(name, tries);
    this.#pump();
  }

  #pump(): void {
    if (this.#isStopped || this.#pumping !== null) return;
    this.#pumping = this.#fill().finally(() => {
      this.#pumping = null;
      // A notification may have arrived after the last claim.
      if (this.#findRoom() !== undefined) this.#pump();
    });
  }

  /** The next kind that may have a job, and for which this process has room. */
  #findRoom(): JobKind | undefined {
    for (const name of this.#wanted.keys()) {
      const kind = this.#kinds.get(name);
      const count = [...this.#running.values()].filter((running) => running.kind === kind).length;
      if (kind !== undefined && count < kind.width) return kind;
    }
    return undefined;
  }

  /** Claims jobs, one kind after the other, until there are none or no room is left. */
  async #fill(): Promise<void> {
    try {
      if (!this.#engine.isLoaded) await this.#forgetUnlessAny();
      for (let kind = this.#findRoom(); kind !== undefined; kind = this.#findRoom()) {
        if (this.#isStopped) return;
        await this.#tryClaim(kind);
      }
      if (this.#isDueUnknown) await this.#setTimer();
    } catch (error) {
      this.#wanted.clear();
      if (this.#isStopped) return;
      this.#log.error({ err: error }, 'the queue of jobs stumbled');
      this.#sleep(RETRY_MS);
    }
  }

  /** Spares an idle server the loading of pg-boss. What is queued during the query is wanted afterwards too. */
  async #forgetUnlessAny(): Promise<void> {
    const asked = [...this.#wanted];
    this.#wanted.clear();
    if (!(await hasUnfinished(this.#database.read))) return;
    for (const [name, tries] of asked) this.#want(name, tries);
  }

  #want(name: string, tries: number): void {
    this.#wanted.set(name, tries + (this.#wanted.get(name) ?? 0));
  }

  async #tryClaim(kind: JobKind): Promise<void> {
    const tries = this.#wanted.get(kind.name) ?? 0;
    // Before the claim, so that a notification during it counts. The kind is last in the next round.
    this.#wanted.delete(kind.name);
    if (await this.#claim(await this.#engine.get(), kind)) {
      if (tries > 1) this.#want(kind.name, tries - 1);
    } else this.#isDueUnknown = true;
  }

  /** Wakes for the next job that waits for its time, or whose time came since it was asked for. */
  async #setTimer(): Promise<void> {
    const askedAt = this.#askedAt;
    this.#isDueUnknown = false;
    this.#askedAt = null;
    const dueMs = await findNextDueMs(this.#database.read, askedAt);
    this.#sleep(dueMs === null ? MAX_SLEEP_MS : Math.min(Math.max(dueMs, 0) + 1, MAX_SLEEP_MS));
  }

  #sleep(ms: number): void {
    if (this.#wakeTimer !== null) clearTimeout(this.#wakeTimer);
    if (!this.#isStopped) this.#wakeTimer = setTimeout(() => void this.#onTimer(), ms).unref();
  }

  async #onTimer(): Promise<void> {
    this.#isDueUnknown = true;
    await this.#adopt();
    this.#wakeAll();
  }

  /** Queues what earlier versions of the program left without jobs. */
  async #adopt(): Promise<void> {
    try {
      for (const { adopt } of this.#kinds.values()) {
        if (adopt !== undefined) await this.#database.transaction(adopt);
      }
    } catch (error) {
      if (!this.#isStopped) this.#log.error({ err: error }, 'earlier work could not be queued');
    }
  }

  /** Claims and starts a job. @returns whether there was one. */
  async #claim(boss: PgBoss, kind: JobKind): Promise<boolean> {
    const claimed = await this.#database.transaction(async (tx) => {
      const db = toBossDb(tx);
      const options = { groupConcurrency: kind.organizationWidth, includeMetadata: true, db } as const;
      const [found] = await boss.fetch(kind.name, options);
      if (found === undefined) {
        this.#askedAt ??= await readTransactionTime(tx);
        return null;
      }
      const { id, retryCount } = found;
      // The claim is news of it.
      const [record] = await takeNews(tx, id, 1);
      // Its organization was deleted.
      if (record === undefined) await boss.deleteJob(kind.name, id, { db });
      else await announceJob(tx, record);
      return { attempt: { id, retryCount }, record };
    });
    if (claimed === null) return false;
    const { attempt, record } = claimed;
    if (record === undefined) {
      // The one that was notified may still be there.
      this.#want(kind.name, 1);
      return true;
    }
    const job = toJobOf(kind, record);
    const { job_id: jobId, organization_id: organizationId, member_id: memberId } = record;
    const running = new RunningJob(
      this.#database,
      kind,
      job ?? { jobId, organizationId, memberId, payload: null },
      attempt,
    );
    this.#running.set(attempt.id, running);
    const end = this.#run(boss, running, job !== null).finally(() => {
      // A postponed job may have been claimed again.
      if (this.#running.get(attempt.id) === running) this.#running.delete(attempt.id);
      this.#ends.delete(end);
      this.#wake(kind.name, 1);
    });
    this.#ends.add(end);
    return true;
  }

  async #run(boss: PgBoss, running: RunningJob, isReadable: boolean): Promise<void> {
    const { kind, job, attemptId } = running;
    try {
      if (!isReadable) throw new FinalJobError('Its payload is not of this version.');
      const effect = await kind.run(job, running.context);
      await running.close();
      await this.#database.transaction(async (tx) => {
        // First, so that a cancel or another attempt is noticed before anything is written.
        const response = await boss.complete(kind.name, attemptId, null, { db: toBossDb(tx) });
        if (!toSettledIds(response).has(job.jobId)) throw new JobLostError();
        await effect?.(tx);
        await tellNews(tx, this.#kinds, job.jobId);
      });
    } catch (error) {
      await running.close();
      await this.#recordFailure(boss, running, error).catch((cause: unknown) =>
        this.#log.error({ err: cause, job: job.jobId }, 'the failure of a job was not recorded'),
      );
    }
  }

  async #recordFailure(boss: PgBoss, running: RunningJob, error: unknown): Promise<void> {
    const { kind, job, attemptId } = running;
    if (running.isLost || error instanceof JobLostError) return;
    if (this.#isStopped) {
      await this.#database.transaction((tx) => releaseAttempt(tx, kind.name, attemptId));
      return;
    }
    if (error instanceof JobPostponedError) {
      await this.#database.transaction(async (tx) => {
        await postponeAttempt(tx, kind.name, attemptId, error.afterMs);
        await tellNews(tx, this.#kinds, job.jobId);
      });
      this.#isDueUnknown = true;
      return;
    }
    const isFinal = error instanceof FinalJobError;
    const { attempt } = running.context;
    if (!isFinal && !(error instanceof ReportedJobError))
      this.#log.warn({ err: error, kind: kind.name, job: job.jobId, attempt }, 'a job failed');
    const message = error instanceof Error ? error.message : String(error);
    await this.#database.transaction(async (tx) => {
      if (isFinal) await forbidRetries(tx, kind.name, attemptId);
      await boss.fail(kind.name, attemptId, { message }, { db: toBossDb(tx) });
      await tellNews(tx, this.#kinds, job.jobId);
    });
    this.#isDueUnknown = true;
  }

  /** Keeps the jobs of this process; those that are no longer its own are aborted. */
  async #keepHeartbeats(): Promise<void> {
    try {
      for (const name of this.#kinds.keys()) {
        const own = [...this.#running.values()].filter(({ kind }) => kind.name === name);
        if (own.length === 0) continue;
        const boss = await this.#engine.get();
        const attempts = own.map(({ attemptId }) => attemptId);
        const kept = toSettledIds(await boss.touch(name, attempts));
        for (const running of own) if (!kept.has(running.job.jobId)) running.abort(new JobLostError());
      }
    } catch (error) {
      // Says nothing about the jobs: the next heartbeat is early enough.
      if (!this.#isStopped) this.#log.warn({ err: error }, 'a heartbeat of the jobs failed');
    }
  }

  #superviseOnce(): void {
    this.#supervising ??= this.#supervise().finally(() => {
      this.#supervising = null;
    });
  }

  /** Has pg-boss fail the jobs without a heartbeat, of whatever process, and tells of it. */
  async #supervise(): Promise<void> {
    try {
      if (!(await hasUnfinished(this.#database.read))) return;
      await (await this.#engine.get()).supervise();
      let told = NEWS_PAGE;
      while (told === NEWS_PAGE && !this.#isStopped) {
        told = await this.#database.transaction((tx) => tellNews(tx, this.#kinds, null));
      }
      // Those that it returned are due after a pause.
      this.#wakeAll();
    } catch (error) {
      if (!this.#isStopped) this.#log.error({ err: error }, 'the queue of jobs could not be supervised');
    }
  }
}
