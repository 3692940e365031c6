import { Worker } from 'node:worker_threads';
import type { SqlResult } from '../database.ts';
import type { WorkerFault, WorkerReply, WorkerRequest, WorkerSettings } from './embedded-protocol.ts';

/** An error of the embedded database, with the fields that `pg` sets on its errors. */
export class EmbeddedDatabaseError extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly detail: string | undefined;

  constructor(fault: WorkerFault) {
    super(fault.message);
    this.name = 'EmbeddedDatabaseError';
    this.code = fault.code;
    this.constraint = fault.constraint;
    this.detail = fault.detail;
  }
}

/** Time after which a statement's worker is considered hung and replaced. */
const HANG_MS = 120_000;

/** The SQLSTATE that `pg` uses when a server goes away: callers treat a replaced worker the same. */
const ADMIN_SHUTDOWN = '57P01';

interface Pending {
  readonly resolve: (result: SqlResult) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

type RequestBody = WorkerRequest extends infer R ? (R extends { id: number } ? Omit<R, 'id'> : never) : never;

/**
 * The main thread's end of the database worker: statements and results are matched by an id. A worker that hangs or
 * dies is replaced on the same folder; pending statements fail with 57P01.
 */
export class EmbeddedEngine {
  readonly #settings: WorkerSettings;
  readonly #onPayload: (channel: string, payload: string) => void;
  readonly #onRestarted: () => void;
  readonly #pending = new Map<number, Pending>();
  readonly #channels = new Set<string>();
  #worker: Worker | null = null;
  #starting: Promise<Worker> | null = null;
  #nextId = 1;
  #epoch = 0;
  #isClosed = false;

  constructor(
    settings: WorkerSettings,
    onPayload: (channel: string, payload: string) => void,
    onRestarted: () => void,
  ) {
    this.#settings = settings;
    this.#onPayload = onPayload;
    this.#onRestarted = onRestarted;
  }

  async start(): Promise<void> {
    await this.#getWorker();
  }

  /** Number of workers so far: a transaction begun in one must not continue in the next. */
  get epoch(): number {
    return this.#epoch;
  }

  async listen(channel: string): Promise<void> {
    // A second callback in the worker would pass on each notification twice.
    if (this.#channels.has(channel)) return;
    this.#channels.add(channel);
    await this.request({ op: 'listen', channel });
  }

  async request(body: RequestBody): Promise<SqlResult> {
    const worker = await this.#getWorker();
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void worker.terminate(), HANG_MS);
      this.#pending.set(id, { resolve, reject, timer });
      worker.postMessage({ id, ...body });
    });
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    const worker = await this.#getWorker();
    this.#isClosed = true;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage({ id: 0, op: 'close' } satisfies WorkerRequest);
    await ended;
  }

  #getWorker(): Promise<Worker> {
    if (this.#isClosed)
      return Promise.reject(
        new EmbeddedDatabaseError({ message: 'The database is closed.', code: ADMIN_SHUTDOWN }),
      );
    if (this.#worker !== null) return Promise.resolve(this.#worker);
    this.#starting ??= this.#boot().finally(() => {
      this.#starting = null;
    });
    return this.#starting;
  }

  #boot(): Promise<Worker> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
        workerData: this.#settings,
      });
      worker.on('error', reject);
      worker.on('exit', () => this.#onExit(worker));
      worker.on('message', (message: WorkerReply) => {
        if ('ready' in message) {
          this.#worker = worker;
          resolve(worker);
        } else this.#receive(message);
      });
    });
  }

  #receive(message: Exclude<WorkerReply, { ready: true }>): void {
    if ('channel' in message) {
      this.#onPayload(message.channel, message.payload);
      return;
    }
    const pending = this.#pending.get(message.id);
    if (pending === undefined) return;
    this.#pending.delete(message.id);
    clearTimeout(pending.timer);
    if ('fault' in message) pending.reject(new EmbeddedDatabaseError(message.fault));
    else pending.resolve(message);
  }

  #onExit(worker: Worker): void {
    if (this.#worker === worker) this.#worker = null;
    this.#epoch += 1;
    for (const pending of this.#pending.values()) {
      clearTimeout(pending.timer);
      pending.reject(
        new EmbeddedDatabaseError({ message: 'The database was restarted.', code: ADMIN_SHUTDOWN }),
      );
    }
    this.#pending.clear();
    if (!this.#isClosed && this.#channels.size > 0) void this.#resume();
  }

  /** Listens again after a restart, then reports that notifications may have been missed. */
  async #resume(): Promise<void> {
    try {
      for (const channel of this.#channels) await this.request({ op: 'listen', channel });
    } catch {
      // The new worker exited too: its own exit event restarts it.
      return;
    }
    this.#onRestarted();
  }
}
