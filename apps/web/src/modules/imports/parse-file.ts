import type { ParseAnswer, ParseRequest } from './parse-messages.ts';

/** A file that takes longer than this has the worker in a knot; the next file gets a new one. */
const PARSE_TIMEOUT_MS = 120_000;

let worker: Worker | null = null;
/** One file after the other: a crash then belongs to the file that was being read. */
let queue: Promise<unknown> = Promise.resolve();

function dropWorker(): void {
  worker?.terminate();
  worker = null;
}

function ask(request: ParseRequest): Promise<ParseAnswer> {
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
    const onMessage = ({ data }: MessageEvent<ParseAnswer>) => {
      if (data.id !== request.id) return;
      stop();
      resolve(data);
    };
    const onError = (event: ErrorEvent) => fail(new Error(event.message));
    current.addEventListener('message', onMessage);
    current.addEventListener('error', onError);
    current.postMessage(request, [request.bytes]);
  });
}

/** Decodes a file off the main thread. Rejects when it cannot be read at all or the worker fails. */
export function parseFile(id: string, file: File): Promise<ParseAnswer> {
  const result = queue.then(async () => ask({ id, name: file.name, bytes: await file.arrayBuffer() }));
  queue = result.catch(() => undefined);
  return result;
}
