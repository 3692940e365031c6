import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { IMPORT_SECONDS, MAX_IMPORT_BYTES, MAX_IMPORT_LINE_BYTES, MAX_IMPORT_LINES } from '@waypost/contract';
import { AppError } from '../../../platform/app-error.ts';
import { LineSplitter, type RawLine } from './line-splitter.ts';
import { type Line, parseLine } from './parse-line.ts';

/** The maximum size of a batch, in lines or bytes, whichever is reached first. */
const BATCH_LINES = 1_000;
/** The size of the first batch, small so that the database starts early. Each batch doubles it. */
const FIRST_LINES = 250;
const BATCH_BYTES = 1024 * 1024;
/** The longest time the first line of a batch waits for others. */
const BATCH_MS = 1_000;
/** A client that is silent for this long is considered gone. */
const SILENCE_MS = 60_000;

/** The limits of one body. */
export interface BodyLimits {
  readonly lines: number;
  readonly lineBytes: number;
  readonly bytes: number;
  readonly seconds: number;
}

const LIMITS: BodyLimits = {
  lines: MAX_IMPORT_LINES,
  lineBytes: MAX_IMPORT_LINE_BYTES,
  bytes: MAX_IMPORT_BYTES,
  seconds: IMPORT_SECONDS,
};

/** The body broke off; its complete lines count. */
export class CutOff extends Error {}

const tooMuch = (detail: string) => new AppError('payload_too_large', { detail });

/** Collects lines into batches worth a transaction. */
class Gathering {
  lines: Line[] = [];
  #uuids = new Set<string>();
  #bytes = 0;
  #sinceMs = 0;
  #enough = FIRST_LINES;

  /** @returns a batch to write before this line, since one statement cannot insert a feature twice. */
  add(raw: RawLine): Line[] | null {
    const line = parseLine(raw);
    const isRepeated = line.localUuid !== null && this.#uuids.has(line.localUuid);
    const before = isRepeated ? this.take() : null;
    if (this.lines.length === 0) this.#sinceMs = Date.now();
    this.lines.push(line);
    if (line.localUuid !== null) this.#uuids.add(line.localUuid);
    this.#bytes += raw.text?.length ?? 0;
    return before;
  }

  get isFull(): boolean {
    return this.lines.length >= this.#enough || this.#bytes >= BATCH_BYTES;
  }

  /** The maximum wait for the next bytes. */
  get patienceMs(): number {
    return this.lines.length === 0 ? SILENCE_MS : Math.max(0, this.#sinceMs + BATCH_MS - Date.now());
  }

  take(): Line[] {
    const { lines } = this;
    this.lines = [];
    this.#uuids = new Set();
    this.#bytes = 0;
    this.#enough = Math.min(BATCH_LINES, this.#enough * 2);
    return lines;
  }
}

type Arrival = IteratorResult<Buffer> | 'late' | CutOff;

async function arriveWithin(next: Promise<IteratorResult<Buffer> | CutOff>, ms: number): Promise<Arrival> {
  const timer = new AbortController();
  const late = wait(ms, 'late' as const, { signal: timer.signal, ref: false }).catch(() => 'late' as const);
  try {
    return await Promise.race([next, late]);
  } finally {
    timer.abort();
  }
}

/**
 * Reads the lines of a body as batches, with backpressure.
 * @throws CutOff when the client disconnects, after yielding all complete lines; AppError when a limit is exceeded.
 */
export async function* readBatches(stream: Readable, limits = LIMITS): AsyncGenerator<Line[]> {
  const chunks: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  const ask = () => chunks.next().catch((cause: unknown) => new CutOff('The body was cut off.', { cause }));
  const splitter = new LineSplitter(limits.lineBytes);
  const gathering = new Gathering();
  const endMs = Date.now() + limits.seconds * 1_000;
  let bytes = 0;
  let lines = 0;
  let next = ask();
  for (;;) {
    const arrival = await arriveWithin(next, gathering.patienceMs);
    if (Date.now() > endMs) throw new AppError('too_many_requests', { detail: 'The upload took too long.' });
    if (arrival === 'late') {
      if (gathering.lines.length === 0) throw new CutOff('Nothing came for too long.');
      yield gathering.take();
      continue;
    }
    if (arrival instanceof CutOff) {
      if (gathering.lines.length > 0) yield gathering.take();
      throw arrival;
    }
    const came = arrival.done === true ? splitter.end() : splitter.push(arrival.value);
    for (const raw of came) {
      lines += 1;
      if (lines > limits.lines) throw tooMuch(`Send at most ${limits.lines} lines at once.`);
      const before = gathering.add(raw);
      if (before !== null) yield before;
      if (gathering.isFull) yield gathering.take();
    }
    if (arrival.done === true) {
      if (gathering.lines.length > 0) yield gathering.take();
      return;
    }
    bytes += arrival.value.length;
    if (bytes > limits.bytes) throw tooMuch(`Send at most ${limits.bytes} bytes at once.`);
    next = ask();
  }
}
