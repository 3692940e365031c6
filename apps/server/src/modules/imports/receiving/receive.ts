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

/** Batches of one stream that are written at once, beside the one that is read meanwhile. */
const WRITERS = 2;
/** What is still sent after a refusal is thrown away for so long. */
const DRAIN_MS = 30_000;

export interface Reception {
  readonly database: Database;
  readonly log: Logger;
  readonly target: Target;
  readonly stream: Readable;
  /** Whether the sender still may: asked before each batch. */
  readonly recheck: () => Promise<Grant>;
}

/** A line of the answer. What went well holds a number, uuids and a word of ours: nothing in it has to be escaped. */
function toText(value: ImportResult | ImportEnd): string {
  if (value.outcome === 'end' || value.error !== undefined) return `${JSON.stringify(value)}\n`;
  const { line, local_uuid, outcome, code } = value;
  const quote = (text: string | null) => (text === null ? 'null' : `"${text}"`);
  return `{"line":${line},"local_uuid":${quote(local_uuid)},"outcome":"${outcome}","code":${quote(code)}}\n`;
}

/**
 * Takes a body of lines in and answers each as it is committed. The answers wait for whoever reads them: browsers read
 * none before they have sent all, so the taking in waits for the database alone.
 */
export function receive(reception: Reception, onEnd: () => void): Readable {
  const answer = new Readable({ read() {} });
  // A batch is told as one piece: a piece a line would cost more than the line.
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
  // A refusal is told at once, not when the sender comes to say more. One promise a batch: one for them all would hold
  // every batch until the end.
  const getNext = () =>
    new Promise<readonly Line[] | null>((resolve) => {
      wake = () => resolve(null);
      batches.next().then(({ value, done }) => resolve(done === true ? null : value), fail);
    });
  let next = getNext();
  for (;;) {
    const batch = await next;
    if (batch === null || fault !== null) break;
    // The next is read while this one waits for its turn.
    next = getNext();
    if (running.size >= WRITERS) await Promise.race(running);
    const uuids = batch.flatMap(({ localUuid }) => localUuid ?? []);
    // Of two lines with one uuid the first counts, also where they are in two batches.
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

/** What ended a stream early, on the record too; null where nothing did. */
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

/** Reads on to nowhere, so that the sender comes to read the answer. */
function drain(stream: Readable): void {
  if (stream.destroyed || stream.readableEnded) return;
  stream.on('error', () => undefined);
  stream.resume();
  const timer = setTimeout(() => stream.destroy(), DRAIN_MS);
  timer.unref();
  stream.once('close', () => clearTimeout(timer));
}
