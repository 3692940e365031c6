import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createQueue } from '../create-queue.ts';
import type { DrawJob } from './draw-picture.ts';
import { NotAPicture, SlowPicture } from './not-a-picture.ts';
import type { DrawReply, DrawRequest } from './picture-worker.ts';

/** Number drawn at a time. Some formats hold all pixels while they are drawn: a gigabyte for the largest accepted. */
const DRAWN_AT_ONCE = 2;
const TIMEOUT_MS = 60_000;
/** Idle time after which the process exits and frees its memory. */
const IDLE_MS = 60_000;
/** Time after which a picture that timed out is tried again. */
const SLOW_MS = 3_600_000;
const SCRIPT = fileURLToPath(new URL('./picture-worker.ts', import.meta.url));

interface Pending {
  readonly worker: ChildProcess;
  /** It timed out, and its process is being ended. */
  isLate: boolean;
  readonly resolve: (drawn: Buffer) => void;
  readonly reject: (reason: Error) => void;
}

/** Pictures drawn beside one that timed out lost their process through no fault of their own. */
class Interrupted extends Error {}

function toFault({ fault, isSure }: Extract<DrawReply, { fault: string }>): Error {
  return isSure === null ? new Error(fault) : new NotAPicture(fault, isSure);
}

const toDigest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * Draws pictures in a child process, which starts with the first one. A picture that times out or crashes the decoder
 * ends only that process: the next starts a new one. Pictures drawn beside one that timed out are drawn once more, and
 * that one is not tried again for an hour.
 */
export class PictureDrawer {
  readonly #enqueue = createQueue(DRAWN_AT_ONCE);
  readonly #pending = new Map<number, Pending>();
  /** When pictures may be tried again, by digest. */
  readonly #slow = new Map<string, number>();
  #process: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #nextId = 1;
  #isClosed = false;

  /**
   * @throws NotAPicture for invalid bytes, SlowPicture for a timeout now or within the last hour, or Error for a
   * temporary failure.
   */
  draw(job: DrawJob, timeoutMs = TIMEOUT_MS): Promise<Buffer> {
    return this.#enqueue(async () => {
      if (this.#isSlow(job.bytes)) throw new SlowPicture('The picture took too long before.');
      try {
        return await this.#send(job, timeoutMs).catch((error: unknown) => {
          if (error instanceof Interrupted) return this.#send(job, timeoutMs);
          throw error;
        });
      } catch (error) {
        if (error instanceof SlowPicture) this.#slow.set(toDigest(job.bytes), Date.now() + SLOW_MS);
        throw error;
      }
    });
  }

  #isSlow(bytes: Uint8Array): boolean {
    const now = Date.now();
    for (const [digest, until] of this.#slow) if (until <= now) this.#slow.delete(digest);
    // Large pictures are hashed only when needed.
    return this.#slow.size > 0 && this.#slow.has(toDigest(bytes));
  }

  /** Ends the process; pictures in progress fail. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#end();
  }

  /** Process id of the child, while it runs. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  async #send(job: DrawJob, timeoutMs: number): Promise<Buffer> {
    if (this.#isClosed) throw new Error('No pictures are drawn any more.');
    clearTimeout(this.#idle);
    this.#process ??= this.#start();
    const worker = this.#process;
    const id = this.#nextId++;
    worker.channel?.ref();
    const timer = setTimeout(() => this.#endLate(id), timeoutMs);
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        this.#pending.set(id, { worker, isLate: false, resolve, reject });
        worker.send({ id, ...job } satisfies DrawRequest, (error) => {
          if (error !== null) reject(error);
        });
      });
    } finally {
      clearTimeout(timer);
      this.#pending.delete(id);
      if (this.#pending.size === 0) this.#rest(worker);
    }
  }

  #rest(worker: ChildProcess): void {
    worker.channel?.unref();
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.#end(), IDLE_MS).unref();
  }

  #start(): ChildProcess {
    // It gets no environment: no secrets belong where untrusted bytes are decoded.
    const worker = fork(SCRIPT, {
      serialization: 'advanced',
      execArgv: [],
      env: {},
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    worker.unref();
    worker.on('message', (reply: DrawReply) => {
      const pending = this.#pending.get(reply.id);
      if (pending === undefined) return;
      if ('drawn' in reply) pending.resolve(Buffer.from(reply.drawn));
      else pending.reject(toFault(reply));
    });
    const lose = () => {
      this.#drop(worker);
      const lost = [...this.#pending.values()].filter((pending) => pending.worker === worker);
      const hasLate = lost.some(({ isLate }) => isLate);
      for (const { isLate, reject } of lost) {
        if (isLate) reject(new SlowPicture('The picture took too long.'));
        else if (hasLate) reject(new Interrupted('Another picture took too long.'));
        else reject(new Error('The process that draws pictures ended.'));
      }
    };
    worker.once('error', lose);
    worker.once('exit', lose);
    return worker;
  }

  /** Ends the process of a picture that timed out, unless it is already being ended for another. */
  #endLate(id: number): void {
    const pending = this.#pending.get(id);
    if (pending === undefined || pending.worker !== this.#process) return;
    pending.isLate = true;
    this.#drop(pending.worker);
  }

  /** Kills a process whatever it is doing; the next picture starts another. */
  #drop(worker: ChildProcess): void {
    if (this.#process === worker) this.#process = null;
    worker.kill('SIGKILL');
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#process;
    if (worker === null) return;
    // While the caller waits, nothing else may be keeping the event loop alive.
    worker.ref();
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    this.#drop(worker);
    await ended;
  }
}
