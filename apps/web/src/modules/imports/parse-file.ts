import { unpackGeometry } from './packed-geometry.ts';
import type { ParseAnswer, ParseMessage, ParseRequest, ReadFeature, SentFeature } from './parse-messages.ts';
import { pause } from './pause.ts';

type TakeFeatures = (features: readonly ReadFeature[]) => void;

/** A file that takes longer than this has the worker in a knot; the next file gets a new one. */
const PARSE_TIMEOUT_MS = 120_000;

let worker: Worker | null = null;
/** One file after the other: a crash then belongs to the file that was being read. */
let queue: Promise<unknown> = Promise.resolve();

function dropWorker(): void {
  worker?.terminate();
  worker = null;
}

const toRead = (sent: SentFeature): ReadFeature => ({
  ...sent,
  geometry: 'shape' in sent.geometry ? unpackGeometry(sent.geometry) : sent.geometry,
});

function ask(request: ParseRequest, take: TakeFeatures): Promise<ParseAnswer> {
  worker ??= new Worker(new URL('./parse-worker.ts', import.meta.url), { type: 'module' });
  const current = worker;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail(new Error('Reading the file took too long.')), PARSE_TIMEOUT_MS);
    const stop = () => {
      clearTimeout(timer);
      current.removeEventListener('message', onMessage);
      current.removeEventListener('error', onError);
    };
    const fail = (error: Error) => {
      stop();
      dropWorker();
      reject(error);
    };
    const onMessage = ({ data }: MessageEvent<ParseMessage>) => {
      if (data.id !== request.id) return;
      if (data.kind === 'features') {
        take(data.features.map(toRead));
        return;
      }
      stop();
      if (data.kind === 'read') resolve(data.answer);
      else reject(new Error(data.reason));
    };
    const onError = (event: ErrorEvent) => fail(new Error(event.message));
    current.addEventListener('message', onMessage);
    current.addEventListener('error', onError);
    current.postMessage(request);
  });
}

/**
 * Decodes a file off the main thread and hands its features over while it is read; they count only once it is. Rejects when
 * the file cannot be read at all or the worker fails.
 */
export function parseFile(id: string, file: File, take: TakeFeatures): Promise<ParseAnswer> {
  // Not in the turn in which it was picked: a worker that is made takes as long as a part of the page.
  const result = queue.then(pause).then(() => ask({ id, file }, take));
  queue = result.catch(() => undefined);
  return result;
}
