/** The thread of `writeInWorker`: decoding and halving a picture takes seconds, in which nobody else would be answered. */
import { open } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type Look, type RangeReader, RasterError, writeOverviews } from '@waypost/raster';
import { decodeWebp } from '../../../platform/pictures/decode-webp.ts';

/** What is to be written, and where. */
export interface OverviewsTask {
  readonly byteSize: number;
  /** The new file. */
  readonly path: string;
  readonly look: Look | null;
}

/** A part of the picture that was asked for. */
export interface PartReply {
  readonly id: number;
  readonly bytes: Uint8Array;
}

export type OverviewsMessage =
  | { readonly kind: 'read'; readonly id: number; readonly offset: number; readonly length: number }
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'written' }
  /** @property isOfPicture whether another try would fail, too. */
  | {
      readonly kind: 'failed';
      readonly words: string;
      readonly isOfPicture: boolean;
      /** For who looks for the reason. */
      readonly cause: string;
    };

const port = parentPort;
if (port === null) throw new Error('Overviews are written in a thread of their own.');
const { byteSize, path, look } = workerData as OverviewsTask;
const tell = (message: OverviewsMessage) => port.postMessage(message);

/** Reads through the main thread, which has the storage. What fails there ends this thread. */
function createReader(): RangeReader {
  const awaited = new Map<number, (bytes: Uint8Array) => void>();
  let nextId = 1;
  port?.on('message', ({ id, bytes }: PartReply) => {
    awaited.get(id)?.(bytes);
    awaited.delete(id);
  });
  return {
    byteSize,
    read: (offset, length) =>
      new Promise((resolve) => {
        const id = nextId++;
        awaited.set(id, resolve);
        tell({ kind: 'read', id, offset, length });
      }),
  };
}

try {
  const file = await open(path, 'w');
  try {
    await writeOverviews(
      createReader(),
      { write: async (offset, bytes) => void (await file.write(bytes, 0, bytes.length, offset)) },
      { look, decodeWebp, onProgress: (done) => tell({ kind: 'progress', done }) },
    );
  } finally {
    await file.close();
  }
  tell({ kind: 'written' });
} catch (error) {
  const { message: words, cause, stack } = error as Error;
  const isOfPicture = error instanceof RasterError;
  tell({ kind: 'failed', words, isOfPicture, cause: (cause as Error | undefined)?.stack ?? stack ?? words });
}
port.close();
