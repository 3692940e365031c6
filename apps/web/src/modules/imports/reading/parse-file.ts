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

/** Who wants a file read, and hears of it. */
export interface ParseListener {
  /** Features, in their order. */
  readonly take: (batch: ItemBatch<ImportItem>) => void;
  /** How much of its bytes are read, 0 to 1, now and then. */
  readonly tell: (part: number) => void;
  /** Aborted when it is wanted no longer. */
  readonly signal: AbortSignal;
}

/** A file that takes longer than this has the worker in a knot; the next file gets a new one. */
const PARSE_TIMEOUT_MS = 120_000;
/** The page shows in this time that a file was picked. */
const PICKED_MS = 300;

let worker: Worker | null = null;
/** One file after the other: a crash then belongs to the file that was being read. */
let queue: Promise<unknown> = Promise.resolve();

function dropWorker(): void {
  worker?.terminate();
  worker = null;
}

/** The first of equal texts in place of each: from another thread every one comes as a copy of its own. */
function createTextSharer() {
  const known = new Map<string, string>();
  return <T extends string>(text: T): T => {
    const same = known.get(text) as T | undefined;
    if (same === undefined) known.set(text, text);
    return same ?? text;
  };
}

/** Gives them back what is left out on the way: they are copies that only the page has. */
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
 * Decodes a file off the main thread and hands its features over while it is read; they count only once it is. Rejects when
 * the file cannot be read at all, the worker fails or it is wanted no longer.
 */
export function parseFile(id: string, file: File, listener: ParseListener): Promise<ParseAnswer> {
  // Not while the page shows that it was picked: the two would contend for the machine.
  const isShown = whenIdle(PICKED_MS);
  const result = queue.then(() => isShown).then(() => ask({ id, kind: 'read', file }, listener));
  queue = result.catch(() => undefined);
  return result;
}
