import type { FeatureGeometry } from '@waypost/geo';
import { whenIdle } from '../../../map/early/when-idle.ts';
import type { ImportItem } from '../items/import-item.ts';
import { unpackGeometry } from './packed-geometry.ts';
import type {
  ItemBatch,
  ParseAnswer,
  ParseMessage,
  ParseRequest,
  ParseTaken,
  SentItem,
} from './parse-messages.ts';

/** Receives what is read of a file. */
export interface ParseListener {
  /** Called with features, in order. */
  readonly take: (batch: ItemBatch<ImportItem>) => void;
  /** Called now and then with the share of bytes read, 0 to 1. */
  readonly tell: (part: number) => void;
  /** Aborted when the file is no longer wanted. */
  readonly signal: AbortSignal;
  /** Reads latitudes as longitudes and the other way round. */
  readonly swapsAxes?: boolean;
}

/** After this time the worker counts as stuck; the next file gets a new one. */
const PARSE_TIMEOUT_MS = 120_000;
/** The time in which the page shows that a file was picked. */
const PICKED_MS = 300;

let worker: Worker | null = null;
/** Files are read one after the other, so that a crash belongs to the file being read. */
let queue: Promise<unknown> = Promise.resolve();

function dropWorker(): void {
  worker?.terminate();
  worker = null;
}

/** Replaces equal strings by the first: from another thread each arrives as a copy. */
function createTextSharer() {
  const known = new Map<string, string>();
  return <T extends string>(text: T): T => {
    const same = known.get(text) as T | undefined;
    if (same === undefined) known.set(text, text);
    return same ?? text;
  };
}

/** Restores what is omitted between the threads because the page has it. */
function createTaker({ id, file }: ParseRequest): (batch: ItemBatch<SentItem>) => ItemBatch<ImportItem> {
  const share = createTextSharer();
  const toGeometry = (geometry: SentItem['geometry']): FeatureGeometry =>
    'shape' in geometry ? unpackGeometry(geometry) : Object.assign(geometry, { type: share(geometry.type) });
  return ({ items, box }) => {
    const whole = items.map((item) =>
      Object.assign(item, {
        fileId: id,
        fileName: file.name,
        geometry: toGeometry(item.geometry),
        color: share(item.color),
        status: share(item.status),
      }),
    );
    return { items: whole, box };
  };
}

function ask(request: ParseRequest, { take, tell, signal }: ParseListener): Promise<ParseAnswer> {
  signal.throwIfAborted();
  worker ??= new Worker(new URL('./parse-worker.ts', import.meta.url), { type: 'module' });
  const current = worker;
  const toBatch = createTaker(request);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail(new Error('Reading the file took too long.')), PARSE_TIMEOUT_MS);
    const stop = () => {
      clearTimeout(timer);
      current.removeEventListener('message', onMessage);
      current.removeEventListener('error', onError);
      signal.removeEventListener('abort', onAbort);
    };
    const fail = (error: Error) => {
      stop();
      dropWorker();
      reject(error);
    };
    const onMessage = ({ data }: MessageEvent<ParseMessage>) => {
      if (data.id !== request.id) return;
      if (data.kind === 'progress') {
        tell(data.part);
        return;
      }
      if (data.kind === 'items') {
        try {
          take(toBatch(data.batch));
          current.postMessage({ id: request.id, kind: 'taken' } satisfies ParseTaken);
        } catch (error) {
          fail(error as Error);
        }
        return;
      }
      stop();
      if (data.kind === 'read') resolve(data.answer);
      else reject(new Error(data.reason));
    };
    const onError = (event: ErrorEvent) => fail(new Error(event.message));
    const onAbort = () => fail(signal.reason as Error);
    signal.addEventListener('abort', onAbort);
    current.addEventListener('message', onMessage);
    current.addEventListener('error', onError);
    current.postMessage(request);
  });
}

/**
 * Decodes a file in a worker and passes on its features while reading; they count only when it resolves. Rejects if the
 * file cannot be read, the worker fails or the signal is aborted.
 */
export function parseFile(id: string, file: File, listener: ParseListener): Promise<ParseAnswer> {
  // Not before the page has shown that the file was picked: both would compete for the CPU.
  const isShown = whenIdle(PICKED_MS);
  const request: ParseRequest = { id, kind: 'read', file, swapsAxes: listener.swapsAxes === true };
  const result = queue.then(() => isShown).then(() => ask(request, listener));
  queue = result.catch(() => undefined);
  return result;
}
