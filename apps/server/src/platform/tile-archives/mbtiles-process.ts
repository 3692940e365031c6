/**
 * The process that reads one MBTiles file of somebody’s: whatever is in it, the server outlives this. It imports little:
 * each file starts it anew.
 */
import { Worker } from 'node:worker_threads';
import { type RewriteTask, rewriteMbtiles } from './rewrite-mbtiles.ts';
import { UnfitArchiveError } from './tile-archive.ts';
import type { Watch } from './watch-process.ts';

export interface RewriteRequest extends RewriteTask {
  /** Of memory, for the whole process. */
  readonly maxMemoryBytes: number;
}

export type RewriteReply =
  | { readonly kind: 'progress'; readonly tiles: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string; readonly isUnfit: boolean };

/** How often progress is told at most; without any the process is ended. */
const PROGRESS_MS = 500;

/** Starts what ends this process where nothing in this thread can. */
function startWatch(maxBytes: number): void {
  const workerData: Watch = { parent: process.ppid, maxBytes };
  new Worker(new URL('./watch-process.ts', import.meta.url), { workerData }).unref();
}

function reply(message: RewriteReply): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(message, () => resolve());
  });
}

async function run(task: RewriteTask): Promise<RewriteReply> {
  let toldAt = 0;
  try {
    await rewriteMbtiles(task, (tiles) => {
      if (Date.now() - toldAt < PROGRESS_MS) return;
      toldAt = Date.now();
      void reply({ kind: 'progress', tiles });
    });
    return { kind: 'done' };
  } catch (error) {
    const isUnfit = error instanceof UnfitArchiveError;
    return { kind: 'failed', message: isUnfit ? error.message : String(error), isUnfit };
  }
}

process.once('message', async ({ maxMemoryBytes, ...task }: RewriteRequest) => {
  startWatch(maxMemoryBytes);
  await reply(await run(task));
  process.disconnect();
});
process.on('disconnect', () => process.exit());
// Ctrl+C reaches the whole process group: the server shuts down in order, and ends this process.
process.on('SIGINT', () => {});
