import { ApiError, type HttpClient } from '@waypost/client';
import type { ImportSource } from '@waypost/contract';
import type { ImportItem } from '../items/import-item.ts';
import { type SentOutcome, sendPart, sendWithPictures, type UploadTarget } from './send-part.ts';
import { type Part, type PlacedItem, toParts } from './to-parts.ts';
import { startRun, type UploadEntry, type UploadRun } from './upload-run.ts';

/** The number of photographs, and of batch requests, sent at a time. */
export const UPLOADS_AT_ONCE = 4;
const PARTS_AT_ONCE = 2;
const MAX_TRIES = 4;
const PAUSE_MS = 500;

/** The dependencies of an uploader; tests pass a client of their own. */
export interface UploaderSurroundings {
  readonly client: HttpClient;
  readonly toErrorText: (error: unknown) => string;
  /** Converts a photograph for upload: phones and cameras use formats that no browser shows. */
  readonly toPicture: (photo: File) => Promise<File>;
  /** The source of a feature; null if unknown. */
  readonly findSource: (item: ImportItem) => ImportSource | null;
  /** Whether the file of a photograph or of pictures exists from an earlier import and should be kept. */
  readonly isLeft: (item: ImportItem) => boolean;
  /** Called at each change, with the whole run. */
  readonly onChange: (run: UploadRun) => void;
  /** Called once, when the run is complete, cancelled or the server unreachable. */
  readonly onEnd: (run: UploadRun) => void;
  readonly now?: () => number;
  /** Waits before a retry, in milliseconds; tests do not wait. */
  readonly sleep?: (ms: number) => Promise<void>;
}

/** A run of uploads. */
export interface Uploader {
  /** Cancels: requests in flight are aborted and, like pending ones, stay listed. */
  cancel: () => void;
  /** Resolves when the run has ended. */
  readonly ended: Promise<UploadRun>;
}

/** Transient errors: no response, too many requests, a server that is not ready. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 502);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** One run: its entries, and how they change. */
class Run {
  readonly abort = new AbortController();
  #run: UploadRun;
  readonly #entries: UploadEntry[];
  readonly #surroundings: UploaderSurroundings;

  constructor(items: readonly ImportItem[], projectId: number, surroundings: UploaderSurroundings) {
    this.#run = startRun(items, projectId, (surroundings.now ?? Date.now)());
    this.#entries = [...this.#run.entries];
    this.#surroundings = surroundings;
  }

  get isStopped(): boolean {
    return this.abort.signal.aborted || this.#run.isInterrupted;
  }

  publish(change: Partial<UploadRun> = {}): UploadRun {
    this.#run = { ...this.#run, ...change, entries: [...this.#entries] };
    this.#surroundings.onChange(this.#run);
    return this.#run;
  }

  /** Updates many entries, and reports them once. */
  mark(items: readonly PlacedItem[], toEntry: (item: ImportItem) => Omit<UploadEntry, 'item'>): void {
    for (const { index, item } of items) this.#entries[index] = { item, ...toEntry(item) };
    this.publish();
  }

  /** Retries a request on transient errors. Reports permanent ones; an unreachable server ends the run. */
  async attempt(items: readonly PlacedItem[], send: () => Promise<void>): Promise<void> {
    const { sleep = wait, toErrorText } = this.#surroundings;
    this.mark(items, () => ({ status: 'uploading', message: null }));
    for (let attempt = 1; ; attempt += 1) {
      try {
        await send();
        return;
      } catch (error) {
        if (!this.isStopped && isPassing(error) && attempt < MAX_TRIES) {
          await sleep(PAUSE_MS * 2 ** (attempt - 1));
          continue;
        }
        const isOver = this.isStopped || isPassing(error);
        if (isOver && !this.abort.signal.aborted) this.publish({ isInterrupted: true });
        const message = isOver ? null : toErrorText(error);
        this.mark(items, () => ({ status: isOver ? 'pending' : 'error', message }));
        return;
      }
    }
  }
}

function toEntry(outcome: SentOutcome | undefined, toErrorText: (error: unknown) => string) {
  if (outcome === undefined || outcome instanceof ApiError) {
    return { status: 'error' as const, message: toErrorText(outcome) };
  }
  return { status: 'success' as const, message: null, outcome };
}

/** The number of files that one feature may have. */
const MAX_PICTURES = 30;

const listPictures = ({ photo, pictures = [] }: ImportItem): File[] =>
  [...(photo === undefined ? [] : [photo]), ...pictures].slice(0, MAX_PICTURES);

/** Processes a queue with a number of workers. */
async function workThrough<T>(
  source: Iterator<T>,
  hands: number,
  run: Run,
  work: (next: T) => Promise<void>,
): Promise<void> {
  const hand = async () => {
    while (!run.isStopped) {
      const next = source.next();
      if (next.done === true) return;
      await work(next.value);
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
}

/**
 * Uploads features into an import, in batches, and those with a photograph singly. Transient failures are retried: the
 * local uuid keeps the server from creating a second feature if a response was lost.
 */
export function upload(
  items: readonly ImportItem[],
  target: UploadTarget,
  surroundings: UploaderSurroundings,
): Uploader {
  const { client, toErrorText, toPicture, findSource, isLeft, onEnd, now = Date.now } = surroundings;
  const run = new Run(items, target.projectId, surroundings);
  const { signal } = run.abort;
  const placed = items.map((item, index) => ({ index, item }));

  const sendMany = (part: Part) =>
    run.attempt(part.items, async () => {
      const outcomes = await sendPart(client, target, part, signal);
      run.mark(part.items, ({ localUuid }) => toEntry(outcomes.get(localUuid), toErrorText));
    });
  const sendPhoto = (one: PlacedItem) =>
    run.attempt([one], async () => {
      const { item } = one;
      const outcome = isLeft(item) ? 'skipped' : 'created';
      if (outcome === 'created') {
        const pictures: File[] = [];
        for (const picture of listPictures(item)) pictures.push(await toPicture(picture));
        await sendWithPictures(client, target, { item, pictures, source: findSource(item) }, signal);
      }
      run.mark([one], () => ({ status: 'success', message: null, outcome }));
    });

  run.publish();
  // For an existing file the server decides on each feature; its pictures exist too.
  const isPictured = ({ item }: PlacedItem) =>
    item.photo !== undefined || (listPictures(item).length > 0 && !isLeft(item));
  const plain = placed.filter((one) => !isPictured(one));
  const pictured = placed.filter(isPictured);
  const ended = Promise.all([
    workThrough(toParts(plain, findSource), PARTS_AT_ONCE, run, sendMany),
    workThrough(pictured.values(), UPLOADS_AT_ONCE, run, sendPhoto),
  ]).then(() => {
    const last = run.publish({ endedAt: now(), isCancelled: signal.aborted });
    onEnd(last);
    return last;
  });
  return { cancel: () => run.abort.abort(), ended };
}
