import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const WORKER = join(import.meta.dirname, 'killed-worker.ts');
/** A process lives so long, at most, after it has begun to run jobs. */
const LIFE_MS = 600;

interface Worker {
  readonly process: ChildProcess;
  /** Resolves with the next line, or with null when the process has ended. */
  next(): Promise<string | null>;
}

function startWorker(place: string, jobs: number): Worker {
  const child = spawn(process.execPath, [WORKER, place, String(jobs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    process: child,
    async next() {
      const { value, done } = await lines.next();
      return done === true ? null : value;
    },
  };
}

/**
 * Runs `jobs` jobs in a process that is killed `kills` times while it runs them, then once to its end.
 * @param place a database URL, or the folder of an embedded database.
 * @param onKilled called after each kill.
 */
export async function killOften(
  place: string,
  jobs: number,
  kills: number,
  onKilled: () => Promise<void> = async () => {},
): Promise<void> {
  for (let killed = 0; killed < kills; killed += 1) {
    const worker = startWorker(place, jobs);
    if ((await worker.next()) !== 'running') throw new Error('The process ended before it ran jobs.');
    await sleep(Math.random() * LIFE_MS);
    const exited = once(worker.process, 'exit');
    worker.process.kill('SIGKILL');
    await exited;
    await onKilled();
  }
  const last = startWorker(place, jobs);
  const exited = once(last.process, 'exit');
  if ((await last.next()) !== 'running' || (await last.next()) !== 'done') {
    throw new Error('The last process did not finish the jobs.');
  }
  await exited;
}
