import { Readable } from 'node:stream';
import type { ImportEnd, ImportResult } from '@waypost/contract';
import type { ProjectGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/db/database.ts';
import { toAppError } from '../../../platform/http/responses/error-handler.ts';
import type { Logger } from '../../../platform/observability/logger.ts';
import { noteInterrupted } from '../store.ts';
import type { Line } from './parse-line.ts';
import { CutOff, readBatches } from './read-batches.ts';
import { type Target, toLineError, writeBatch } from './write-batch.ts';

type Grant = ProjectGrant<'feature:create'>;

/** Batches of one stream written concurrently, while the next one is read. */
const WRITERS = 2;
/** How long the rest of a rejected body is read and discarded. */
const DRAIN_MS = 30_000;

export interface Reception {
  readonly database: Database;
  readonly log: Logger;
  readonly target: Target;
  readonly stream: Readable;
  /** Checks access again, before each batch. */
  readonly recheck: () => Promise<Grant>;
}

/** A line of the response. A success holds only a number, uuids and fixed words, so nothing needs escaping. */
function toText(value: ImportResult | ImportEnd): string {
  if (value.outcome === 'end' || value.error !== undefined) return `${JSON.stringify(value)}\n`;
  const { line, local_uuid, outcome, code } = value;
  const quote = (text: string | null) => (text === null ? 'null' : `"${text}"`);
  return `{"line":${line},"local_uuid":${quote(local_uuid)},"outcome":"${outcome}","code":${quote(code)}}\n`;
}

/**
 * Reads a body of lines and answers each as it is committed. The response is buffered without backpressure: browsers
 * read it only after sending the whole body, so reading waits for the database only.
 */
export function receive(reception: Reception, onEnd: () => void): Readable {
  const answer = new Readable({ read() {} });
  // One chunk per batch: a chunk per line would cost more than the line itself.
  const tell = (...values: (ImportResult | ImportEnd)[]) => {
    if (!answer.destroyed) answer.push(values.map(toText).join(''));
  };
  void takeIn(reception, tell)
    .then((end) => tell(end))
    .finally(() => {
      onEnd();
      if (!answer.destroyed) answer.push(null);
    });
  return answer;
}

async function takeIn(
  { database, log, target, stream, recheck }: Reception,
  tell: (...values: ImportResult[]) => void,
): Promise<ImportEnd> {
  const running = new Set<Promise<void>>();
  const busy = new Set<string>();
  let wake = () => {};
  let fault: unknown = null;
  let lines = 0;
  const fail = (error: unknown) => {
    fault ??= error;
    wake();
  };
  const write = async (batch: readonly Line[]): Promise<void> => {
    const results = await writeBatch(database, await recheck(), target, batch);
    lines += results.length;
    tell(...results);
  };
  const batches = readBatches(stream);
  // A failed write ends the wait at once, without waiting for more input. A new promise per batch: a single one would
  // keep every batch in memory until the end.
  const getNext = () =>
    new Promise<readonly Line[] | null>((resolve) => {
      wake = () => resolve(null);
      batches.next().then(({ value, done }) => resolve(done === true ? null : value), fail);
    });
  let next = getNext();
  for (;;) {
    const batch = await next;
    if (batch === null || fault !== null) break;
    // The next batch is read while this one waits for a writer.
    next = getNext();
    if (running.size >= WRITERS) await Promise.race(running);
    const uuids = batch.flatMap(({ localUuid }) => localUuid ?? []);
    // Of two lines with the same uuid the first one counts, even in different batches.
    if (uuids.some((uuid) => busy.has(uuid))) await Promise.all(running);
    for (const uuid of uuids) busy.add(uuid);
    const work: Promise<void> = write(batch)
      .catch(fail)
      .finally(() => {
        running.delete(work);
        for (const uuid of uuids) busy.delete(uuid);
      });
    running.add(work);
  }
  await Promise.all(running);
  drain(stream);
  return { outcome: 'end', lines, error: await explain(fault, { database, log, target }) };
}

/** The error that ended a stream early, which is also recorded on the import; null if none. */
async function explain(
  fault: unknown,
  { database, log, target }: Pick<Reception, 'database' | 'log' | 'target'>,
): Promise<ImportEnd['error']> {
  if (fault === null) return null;
  const told =
    fault instanceof CutOff
      ? new AppError('validation_failed', { detail: 'The body was cut off.' })
      : toAppError(fault instanceof Error ? fault : new Error(String(fault)));
  if (told.status >= 500) log.error({ err: fault }, 'a bulk upload failed');
  const interrupted = fault instanceof CutOff ? 'cut_off' : told.code;
  try {
    await database.transaction((tx) => noteInterrupted(tx, target.import_id, interrupted));
  } catch (error) {
    log.error({ err: error }, 'how a bulk upload ended could not be noted');
  }
  return toLineError(told);
}

/** Discards the rest of the body, so that the client gets to read the response. */
function drain(stream: Readable): void {
  if (stream.destroyed || stream.readableEnded) return;
  stream.on('error', () => undefined);
  stream.resume();
  const timer = setTimeout(() => stream.destroy(), DRAIN_MS);
  timer.unref();
  stream.once('close', () => clearTimeout(timer));
}
