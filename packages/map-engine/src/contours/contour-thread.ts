import type { ContourAnswer, ContourRequest } from './contour-messages.ts';
import type { ContourTile } from './contour-url.ts';

/**
 * How long a tile may wait: the map is not at rest meanwhile. The worker gives up on heights after 20 s; longer takes only
 * code that neither loads nor fails.
 */
const TIMEOUT_MS = 25_000;
/** After a failure there are no lines for so long, since each tile would ask for the code again. */
const PAUSE_MS = 30_000;
/** A worker that nothing waits for is ended after this time: it keeps heights of tens of megabytes. */
const IDLE_MS = 60_000;

/**
 * The worker that traces lines, for the page: starts with the first tile, again after a failure, and ends when it is no
 * longer needed. A tile that it cannot trace is empty.
 */
export class ContourThread {
  readonly #start: () => Worker;
  readonly #waiting = new Map<number, (bytes: ArrayBuffer) => void>();
  #worker: Worker | null = null;
  #hasAnswered = false;
  #failedAtMs = Number.NEGATIVE_INFINITY;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Lines of a tile as a vector tile. Rejects with the reason of `signal` once that is aborted, and never otherwise. */
  trace(wanted: ContourTile, signal: AbortSignal): Promise<ArrayBuffer> {
    if (signal.aborted) return Promise.reject(signal.reason);
    if (performance.now() - this.#failedAtMs < PAUSE_MS) return Promise.resolve(new ArrayBuffer());
    const worker = this.#open();
    const send = (request: ContourRequest) => worker.postMessage(request);
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      const timeout = setTimeout(() => {
        if (!this.#hasAnswered) return this.#fail();
        send({ id, heights: null });
        this.#answer(id, new ArrayBuffer());
      }, TIMEOUT_MS);
      this.#waiting.set(id, (bytes) => {
        clearTimeout(timeout);
        resolve(bytes);
      });
      signal.addEventListener('abort', () => {
        if (!this.#waiting.has(id)) return;
        send({ id, heights: null });
        reject(signal.reason);
        this.#answer(id, new ArrayBuffer());
      });
      send({ id, ...wanted });
    });
  }

  #open(): Worker {
    clearTimeout(this.#idle);
    if (this.#worker !== null) return this.#worker;
    const worker = this.#start();
    this.#worker = worker;
    this.#hasAnswered = false;
    worker.addEventListener('message', ({ data }: MessageEvent<ContourAnswer>) => {
      if (worker === this.#worker) this.#hasAnswered = true;
      this.#answer(data.id, data.bytes);
    });
    // Its code cannot be loaded, or ended by an error.
    worker.addEventListener('error', () => {
      if (worker === this.#worker) this.#fail();
    });
    return worker;
  }

  /** Answers a tile that waits; one that was answered or abandoned before stays as it is. */
  #answer(id: number, bytes: ArrayBuffer): void {
    const resolve = this.#waiting.get(id);
    if (resolve === undefined) return;
    this.#waiting.delete(id);
    resolve(bytes);
    if (this.#waiting.size === 0) this.#idle = setTimeout(() => this.#end(), IDLE_MS);
  }

  #fail(): void {
    this.#failedAtMs = performance.now();
    for (const id of [...this.#waiting.keys()]) this.#answer(id, new ArrayBuffer());
    this.#end();
  }

  #end(): void {
    clearTimeout(this.#idle);
    this.#worker?.terminate();
    this.#worker = null;
  }
}
