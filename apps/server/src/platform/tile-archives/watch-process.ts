/**
 * A thread beside one that a file may hold for ever. It ends the whole process when the one that started it is gone, and
 * when it takes too much memory: SQLite as Node builds it does not count its own.
 */
import { workerData } from 'node:worker_threads';

export interface Watch {
  readonly parent: number;
  readonly maxBytes: number;
}

const EVERY_MS = 100;

const { parent, maxBytes } = workerData as Watch;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  // As Node ends where its own memory does not suffice.
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGABRT');
}, EVERY_MS);
