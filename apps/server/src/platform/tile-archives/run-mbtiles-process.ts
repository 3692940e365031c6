import { type ChildProcess, fork } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MAX_PICTURE_ZOOM } from '@waypost/contract';
import type { RewriteReply, RewriteRequest } from './mbtiles-process.ts';
import { discardParts } from './pmtiles-writer.ts';
import type { RewriteTask } from './rewrite-mbtiles.ts';
import { UnfitArchiveError } from './tile-archive.ts';

const SCRIPT = fileURLToPath(new URL('./mbtiles-process.ts', import.meta.url));
/** Behind everything that people wait for. */
const NICE = 10;
/** Without news for so long, a file is one that SQLite reads for ever. */
const QUIET_MS = 120_000;
/** In all, besides the time for the bytes of a file: its views may tell of tiles now and then, for ever. */
const WHOLE_MS = 300_000;
/** The pace of a slow disk. */
const BYTES_PER_MS = 2_000;
const MEGABYTE = 1024 ** 2;
const HEAP_MB = 1024;
/** Of memory in all: the heap, and what SQLite has. */
const MEMORY_MB = HEAP_MB + 384;
/** How a process ends for which memory does not suffice, or in which SQLite fails: what is in the file does that. */
const CRASHES: ReadonlySet<string | null> = new Set(['SIGABRT', 'SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGTRAP']);

export interface RewriteOptions {
  /** Ends the process. */
  readonly signal: AbortSignal;
  readonly onTiles: (tiles: number) => void;
  readonly quietMs?: number;
  /** For a file of no bytes. */
  readonly wholeMs?: number;
  readonly memoryMb?: number;
}

function start(): ChildProcess {
  const child = fork(SCRIPT, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${HEAP_MB}`, '--disable-warning=ExperimentalWarning'],
    env: {},
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('spawn', () => {
    try {
      if (child.pid !== undefined) setPriority(child.pid, NICE);
    } catch {
      // It is merely less polite.
    }
  });
  return child;
}

const tooLong = () => new UnfitArchiveError('reading it takes too long; export it in parts, as PMTiles');

/** What the end of a process that has not replied says. */
function toEnd(code: number | null, killedBy: string | null): Error {
  if (CRASHES.has(killedBy))
    return new UnfitArchiveError(
      'reading it takes too much memory, or it is damaged; export it in parts, as PMTiles',
    );
  return new Error(`The process that reads an archive ended (${killedBy ?? code}).`);
}

/**
 * Rewrites an MBTiles file as a PMTiles archive in a process of its own, without secrets, which is ended when it takes too
 * long or too much memory. Afterwards it has ended, and no parts of an archive are left.
 * @throws UnfitArchiveError with words, what the signal was aborted with, or Error for a failure of this machine.
 */
export async function runMbtilesProcess(
  task: Omit<RewriteTask, 'maxZoom'>,
  { signal, onTiles, quietMs = QUIET_MS, wholeMs = WHOLE_MS, memoryMb = MEMORY_MB }: RewriteOptions,
): Promise<void> {
  const { size } = await stat(task.from);
  signal.throwIfAborted();
  const child = start();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const ended = new Promise<void>((hasEnded) => {
    child.on('exit', () => hasEnded());
    child.on('error', () => child.pid === undefined && hasEnded());
  });
  const late = () => reject(tooLong());
  const abort = () => reject(signal.reason);
  let quiet = setTimeout(late, quietMs);
  const whole = setTimeout(late, wholeMs + size / BYTES_PER_MS);
  signal.addEventListener('abort', abort);
  child.on('message', (reply: RewriteReply) => {
    clearTimeout(quiet);
    quiet = setTimeout(late, quietMs);
    if (reply.kind === 'progress') onTiles(reply.tiles);
    else if (reply.kind === 'done') resolve();
    else reject(reply.isUnfit ? new UnfitArchiveError(reply.message) : new Error(reply.message));
  });
  child.on('error', reject);
  child.on('exit', (code, killedBy) => reject(toEnd(code, killedBy)));
  const request: RewriteRequest = { ...task, maxZoom: MAX_PICTURE_ZOOM, maxMemoryBytes: memoryMb * MEGABYTE };
  child.send(request);
  try {
    await promise;
  } finally {
    clearTimeout(quiet);
    clearTimeout(whole);
    signal.removeEventListener('abort', abort);
    child.kill('SIGKILL');
    await ended;
    await discardParts(task.to);
  }
}
