import { Worker } from 'node:worker_threads';
import { findProjString } from '@waypost/geo';
import { type Look, RasterError, type Sample, type TileAddress } from '@waypost/raster';
import { createQueue } from '../../../../platform/create-queue.ts';
import { decodeWebp } from '../../../../platform/pictures/decode-webp.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { type Picture, toRasterOptions } from '../open-picture.ts';
import type { CutFile, CutSource, CutTask, FromCutter, Made, Question, ToCutter } from './cut-protocol.ts';
import { toTransferred } from './transferred.ts';

const SCRIPT = new URL('./cut-worker.ts', import.meta.url);
/** Tiles and samples that are made at once: one is decoded while parts of the other are read. Each may decode 256 MB. */
const WIDTH = 2;
/** Idle time after which the thread ends and frees its memory: somebody who looks at a map pauses for less. */
const IDLE_MS = 5 * 60_000;
/** Time after which the thread of a tile is considered hung and ended. */
const HANG_MS = 120_000;
/**
 * Its heap, at most. What pictures unpack to is beside it, and limited by the reader of pictures, so that little of it
 * is young: with the usual size for that it takes twice as much.
 */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };

interface Pending {
  readonly worker: Worker;
  readonly resolve: (made: Made) => void;
  readonly reject: (error: Error) => void;
}

function toSource(picture: Picture): CutSource {
  const { digest, byte_size: byteSize, overviews_digest = null, overviews_byte_size = null } = picture;
  return {
    file: { digest, byteSize },
    overviews:
      overviews_digest === null || overviews_byte_size === null
        ? null
        : { digest: overviews_digest, byteSize: overviews_byte_size },
    ...toRasterOptions(picture),
  };
}

/**
 * Cuts tiles and draws samples of kept GeoTIFFs in a thread, which starts with the first one and ends when none is asked for. This thread
 * reads the parts of files that the other one asks for. A picture that ends the thread fails with those cut beside it;
 * the next tile starts a new one.
 */
export class TileCutter {
  readonly #storage: Storage;
  readonly #enqueue = createQueue(WIDTH);
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #nextId = 1;
  #isClosed = false;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /**
   * A tile as RGBA, row by row; null where there is no picture.
   * @param check called when its turn has come; what it throws, this throws.
   * @throws RasterError for a picture that cannot be read; Error when the thread or a file fails.
   */
  cut(picture: Picture, tile: TileAddress, check: () => void = () => {}): Promise<Uint8Array | null> {
    return this.#enqueue(() => {
      check();
      // As it answers this task.
      return this.#send({ kind: 'cut', source: toSource(picture), tile }) as Promise<Uint8Array | null>;
    });
  }

  /** A picture in a look that is not kept. @throws RasterError for one that it cannot have; Error as `cut`. */
  drawSample(file: CutFile, look: Look): Promise<Sample> {
    // As it answers this task.
    return this.#enqueue(() => this.#send({ kind: 'sample', file, look }) as Promise<Sample>);
  }

  /** Id of the thread, while it runs. */
  get threadId(): number | undefined {
    return this.#worker?.threadId;
  }

  /** Ends the thread; tiles in progress fail. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    if (this.#worker !== null) await this.#drop(this.#worker);
  }

  async #send(task: CutTask): Promise<Made> {
    if (this.#isClosed) throw new Error('No tiles are cut any more.');
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const id = this.#nextId++;
    worker.ref();
    const timer = setTimeout(() => void this.#drop(worker), HANG_MS);
    try {
      return await new Promise((resolve, reject) => {
        this.#pending.set(id, { worker, resolve, reject });
        worker.postMessage({ kind: 'make', id, task } satisfies ToCutter);
      });
    } finally {
      clearTimeout(timer);
      this.#pending.delete(id);
      if (this.#pending.size === 0) this.#rest(worker);
    }
  }

  #rest(worker: Worker): void {
    worker.unref();
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.#drop(worker), IDLE_MS).unref();
  }

  /** Ends a thread whatever it is doing; the next tile starts another. */
  async #drop(worker: Worker): Promise<void> {
    if (this.#worker === worker) this.#worker = null;
    await worker.terminate();
  }

  #start(): Worker {
    const worker = new Worker(SCRIPT, {
      // What `geotiff` imports looks into it.
      workerData: {},
      resourceLimits: HEAP,
    });
    worker.on('message', (message: FromCutter) => this.#receive(worker, message));
    worker.on('error', (cause) => this.#lose(worker, cause));
    worker.on('exit', () => this.#lose(worker));
    return worker;
  }

  #receive(worker: Worker, message: FromCutter): void {
    if (message.kind === 'ask') {
      void this.#answer(worker, message.id, message.question);
      return;
    }
    const pending = this.#pending.get(message.id);
    if (message.kind === 'done') pending?.resolve(message.made);
    else {
      const { words, isOfPicture, cause } = message;
      pending?.reject(isOfPicture ? new RasterError(words, { cause }) : new Error(words, { cause }));
    }
  }

  async #answer(worker: Worker, id: number, question: Question): Promise<void> {
    const tell = (message: ToCutter, transferred: ArrayBuffer[] = []) =>
      worker.postMessage(message, transferred);
    try {
      if (question.of === 'part') {
        const value = await this.#storage.read(question.digest, question.offset, question.length);
        tell({ kind: 'answer', id, value }, toTransferred(value));
        return;
      }
      // What sharp decodes cannot be handed over, and is copied.
      const value =
        question.of === 'webp'
          ? await decodeWebp(question.bytes, question.bands)
          : await findProjString(question.code);
      tell({ kind: 'answer', id, value });
    } catch (error) {
      tell({ kind: 'refusal', id, words: (error as Error).message });
    }
  }

  #lose(worker: Worker, cause?: unknown): void {
    if (this.#worker === worker) this.#worker = null;
    for (const pending of this.#pending.values())
      if (pending.worker === worker)
        pending.reject(new Error('The thread that cuts tiles ended before it answered.', { cause }));
  }
}
