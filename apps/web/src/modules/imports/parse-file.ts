import { whenIdle } from '../../map/when-idle.ts';
import type { ImportItem } from './import-item.ts';
import { unpackGeometry } from './packed-geometry.ts';
import type {
  ItemBatch,
  ParseAnswer,
  ParseMessage,
  ParseRequest,
  ParseTaken,
  SentItem,
} from './parse-messages.ts';

type TakeItems = (batch: ItemBatch<ImportItem>) => void;

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

/** Gives them back what is left out on the way: they are copies that only the page has. */
function toBatch({ items, box }: ItemBatch<SentItem>, { id, file }: ParseRequest): ItemBatch<ImportItem> {
  const whole = items.map((item) => {
    const { geometry } = item;
    return Object.assign(item, {
      fileId: id,
      fileName: file.name,
      geometry: 'shape' in geometry ? unpackGeometry(geometry) : geometry,
    });
  });
  return { items: whole, box };
}

function ask(request: ParseRequest, take: TakeItems): Promise<ParseAnswer> {
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
      if (data.kind === 'items') {
        try {
          take(toBatch(data.batch, request));
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
    current.addEventListener('message', onMessage);
    current.addEventListener('error', onError);
    current.postMessage(request);
  });
}

/**
 * Decodes a file off the main thread and hands its features over while it is read; they count only once it is. Rejects when
 * the file cannot be read at all or the worker fails.
 */
export function parseFile(id: string, file: File, take: TakeItems): Promise<ParseAnswer> {
  // Not while the page shows that it was picked: the two would contend for the machine.
  const isShown = whenIdle(PICKED_MS);
  const result = queue.then(() => isShown).then(() => ask({ id, kind: 'read', file }, take));
  queue = result.catch(() => undefined);
  return result;
}
