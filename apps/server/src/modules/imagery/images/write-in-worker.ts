import { Worker } from 'node:worker_threads';
import { type RangeReader, RasterError } from '@waypost/raster';
import { toTransferred } from '../pictures/cutting/transferred.ts';
import type { OverviewsMessage, OverviewsTask, PartReply } from './overviews-worker.ts';

const SCRIPT = new URL('./overviews-worker.ts', import.meta.url);

interface Options extends Pick<OverviewsTask, 'path' | 'look'> {
  /** Ends the thread. */
  readonly signal: AbortSignal;
  /** Called with the part that is done, from 0 to 1. */
  readonly onProgress: (done: number) => void;
}

function send(worker: Worker, id: number, bytes: Uint8Array): void {
  worker.postMessage({ id, bytes } satisfies PartReply, toTransferred(bytes));
}

/**
 * Writes smaller sizes of a picture to a file, in a thread: this one only reads the parts that are asked for.
 * @throws RasterError for a picture that cannot be read; what `reader` or `signal` failed with; Error when the thread
 * fails, most likely for lack of memory or of room on the disk.
 */
export async function writeInWorker(
  reader: RangeReader,
  { path, look, signal, onProgress }: Options,
): Promise<void> {
  signal.throwIfAborted();
  const task: OverviewsTask = { byteSize: reader.byteSize, path, look };
  const worker = new Worker(SCRIPT, { workerData: task });
  let isOver = false;
  try {
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('The thread that writes overviews ended too early.')));
      worker.on('message', (message: OverviewsMessage) => {
        // What the thread had sent before it was ended still arrives.
        if (isOver) return;
        if (message.kind === 'read') {
          const { id, offset, length } = message;
          reader.read(offset, length).then((bytes) => send(worker, id, bytes), reject);
        } else if (message.kind === 'progress') onProgress(message.done);
        else if (message.kind === 'written') resolve();
        else {
          const { words, isOfPicture, cause } = message;
          reject(isOfPicture ? new RasterError(words, { cause }) : new Error(words, { cause }));
        }
      });
    });
  } finally {
    isOver = true;
    await worker.terminate();
  }
}
