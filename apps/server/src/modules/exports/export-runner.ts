import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { AppError } from '../../platform/app-error.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import type { ProjectScope } from '../features/index.ts';
import { writeFile } from './files/write-file.ts';
import { mayExport } from './may-export.ts';
import type { FeatureSource } from './read-features.ts';
import {
  EXPORT_CHANNEL,
  type ExportRow,
  endExport,
  finishExport,
  keepExport,
  requeueAll,
  requeueExport,
  takeNextExport,
} from './store.ts';

/** An export whose process has died is taken over by another process after this time. */
const LEASE_MS = 60_000;
/** The interval at which a running process renews its lease and checks for cancellation. */
const HEARTBEAT_MS = 5_000;
/** The queue is polled at least this often, in case a notification was missed. */
const MAX_SLEEP_MS = 30_000;
const TOKEN_BYTES = 32;

/** The export was cancelled, or its creator lost access. */
class ExportEndedError extends Error {}

function toScope({ list, project_id: projectId, filter }: ExportRow): ProjectScope {
  return list === 'trash' ? { list, projectId } : { list, projectId, filter };
}

/** Writes the files of exports in the background, one at a time per process. */
export class ExportRunner {
  readonly #source: FeatureSource;
  readonly #log: Logger;
  #isRunning = false;
  #isStopped = false;
  #isWoken = false;
  #timer: NodeJS.Timeout | null = null;
  #run: Promise<void> = Promise.resolve();
  #current: { uuid: string; abort: AbortController } | null = null;

  constructor(source: FeatureSource, log: Logger) {
    this.#source = source;
    this.#log = log;
  }

  /** Starts working, and requeues exports left by a process that is gone. */
  async start(): Promise<void> {
    const { database } = this.#source;
    this.#isStopped = false;
    if (database.kind === 'embedded') await database.transaction(requeueAll);
    const wake = () => this.#wake();
    await database.listen(EXPORT_CHANNEL, wake, wake);
    this.#wake();
  }

  /** Stops at once; a running export is requeued for the next process. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#current?.abort.abort();
    await this.#run;
  }

  /** Aborts an export that was cancelled, if it runs in this process. */
  drop(uuid: string): void {
    if (this.#current?.uuid === uuid) this.#current.abort.abort();
  }

  #wake(): void {
    this.#isWoken = true;
    if (this.#isRunning || this.#isStopped) return;
    this.#isRunning = true;
    this.#run = this.#work().finally(() => {
      this.#isRunning = false;
      if (this.#isWoken) this.#wake();
    });
  }

  async #work(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    try {
      do {
        this.#isWoken = false;
        while (!this.#isStopped && (await this.#makeNext()));
      } while (this.#isWoken && !this.#isStopped);
    } catch (error) {
      this.#isWoken = false;
      if (!this.#isStopped) this.#log.error({ err: error }, 'the queue of exports stumbled');
    }
    if (!this.#isStopped) this.#timer = setTimeout(() => this.#wake(), MAX_SLEEP_MS).unref();
  }

  /** Runs the export that has waited longest; false when none is queued. */
  async #makeNext(): Promise<boolean> {
    const { database } = this.#source;
    const row = await database.transaction((tx) => takeNextExport(tx, LEASE_MS));
    if (row === null) return false;
    const abort = new AbortController();
    this.#current = { uuid: row.uuid, abort };
    let written = 0;
    const keep = async () => {
      const isWanted = await database.transaction((tx) => keepExport(tx, row.uuid, written, LEASE_MS));
      if (!isWanted) abort.abort();
    };
    // A failed heartbeat is ignored: the next one, or the next page, shows whether the database is reachable.
    const heartbeat = setInterval(() => void keep().catch(() => undefined), HEARTBEAT_MS);
    try {
      await this.#make(row, abort.signal, async (read) => {
        written = read;
        await keep();
      });
    } catch (error) {
      await this.#settle(row, error);
    } finally {
      clearInterval(heartbeat);
      this.#current = null;
    }
    return true;
  }

  async #make(
    row: ExportRow,
    signal: AbortSignal,
    onProgress: (read: number) => Promise<void>,
  ): Promise<void> {
    const { database, storage } = this.#source;
    const file = await writeFile(this.#source, {
      scope: toScope(row),
      memberId: row.member_id,
      format: row.format,
      withPhotos: row.with_photos,
      onPage: async (read) => {
        await onProgress(read);
        signal.throwIfAborted();
        // Stops for a creator who has since lost the project or the right to its trash.
        if (!(await mayExport(database.read, row.member_id, row.project_id, row.list)))
          throw new ExportEndedError('The maker may not read the list any more.');
      },
    });
    const staged = await storage.stage(Readable.from(file.chunks, { signal }), row.file_name);
    try {
      await staged.keep();
      const { digest, byteSize } = staged;
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const manifest = file.toManifest(new Date());
      await database.transaction((tx) => finishExport(tx, row.uuid, { manifest, digest, byteSize, token }));
    } finally {
      await staged.discard();
    }
  }

  /** Records the outcome of an export without a file. */
  async #settle(row: ExportRow, error: unknown): Promise<void> {
    const { database } = this.#source;
    const isAborted = error instanceof Error && error.name === 'AbortError';
    if (this.#isStopped) {
      await database.transaction((tx) => requeueExport(tx, row.uuid));
      return;
    }
    const isEnded = isAborted || error instanceof ExportEndedError;
    if (!isEnded && !(error instanceof AppError)) {
      this.#log.error({ err: error, export: row.uuid }, 'an export failed');
    }
    await database.transaction((tx) => endExport(tx, row.uuid, isEnded ? 'cancelled' : 'failed'));
  }
}
