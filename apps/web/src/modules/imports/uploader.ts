import { ApiError, type HttpClient } from '@waypost/client';
import { featureEndpoints } from '@waypost/contract';
import { type ImportItem, toFeatureCreate } from './import-item.ts';
import { startRun, type UploadEntry, type UploadRun } from './upload-run.ts';

/** How many features are on their way at once. */
export const UPLOADS_AT_ONCE = 4;
const MAX_TRIES = 3;
const PAUSE_MS = 500;

/** What an uploader needs; tests bring a client of their own. */
export interface UploaderSurroundings {
  readonly client: HttpClient;
  readonly toErrorText: (error: unknown) => string;
  /** A photograph as it is sent: phones and cameras have formats that no browser shows. */
  readonly toPicture: (photo: File) => Promise<File>;
  /** Called at each change, with the whole run. */
  readonly onChange: (run: UploadRun) => void;
  /** Called once, when nothing is left or the person has cancelled. */
  readonly onEnd: (run: UploadRun) => void;
  readonly now?: () => number;
  /** Waits before another try, in milliseconds; tests do not wait. */
  readonly sleep?: (ms: number) => Promise<void>;
}

/** A run of uploads under way. */
export interface Uploader {
  /** Stops: what is on its way is broken off and, like what was waiting, stays on the list. */
  cancel: () => void;
  /** Settles when the run has ended. */
  readonly ended: Promise<UploadRun>;
}

/** Faults that pass: no answer, too many requests, a server that is not ready. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 502);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function send(
  { client, toPicture, sleep = wait }: UploaderSurroundings,
  item: ImportItem,
  projectId: number,
  signal: AbortSignal,
): Promise<void> {
  const body = { feature: toFeatureCreate(item) };
  const files = item.photo === undefined ? [] : [await toPicture(item.photo)];
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.call(featureEndpoints.createFeature, {
        query: { project_id: item.projectId ?? projectId },
        body,
        files,
        signal,
      });
      return;
    } catch (error) {
      if (signal.aborted || attempt >= MAX_TRIES || !isPassing(error)) throw error;
      await sleep(PAUSE_MS * 2 ** (attempt - 1));
    }
  }
}

/**
 * Uploads features, four at a time, in their order. A try that failed in passing is made again: the local
 * uuid keeps the server from making a second feature of one whose answer was lost.
 */
export function upload(
  items: readonly ImportItem[],
  projectId: number,
  surroundings: UploaderSurroundings,
): Uploader {
  const { toErrorText, onChange, onEnd, now = Date.now } = surroundings;
  const abort = new AbortController();
  const entries: UploadEntry[] = [...startRun(items, projectId, 0).entries];
  let run = startRun(items, projectId, now());
  let next = 0;

  const publish = (change: Partial<UploadRun> = {}) => {
    run = { ...run, ...change, entries: [...entries] };
    onChange(run);
  };
  const mark = (
    index: number,
    item: ImportItem,
    status: UploadEntry['status'],
    message: string | null = null,
  ) => {
    entries[index] = { item, status, message };
    publish();
  };

  async function work(): Promise<void> {
    while (!abort.signal.aborted && next < items.length) {
      const index = next;
      next += 1;
      const item = items[index];
      if (item === undefined) return;
      mark(index, item, 'uploading');
      try {
        await send(surroundings, item, projectId, abort.signal);
        mark(index, item, 'success');
      } catch (error) {
        if (abort.signal.aborted) mark(index, item, 'pending');
        else mark(index, item, 'error', toErrorText(error));
      }
    }
  }

  publish();
  const workers = Array.from({ length: Math.min(UPLOADS_AT_ONCE, items.length) }, work);
  const ended = Promise.all(workers).then(() => {
    publish({ endedAt: now(), isCancelled: abort.signal.aborted });
    onEnd(run);
    return run;
  });
  return { cancel: () => abort.abort(), ended };
}
