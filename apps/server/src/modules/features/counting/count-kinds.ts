import { setTimeout as sleep } from 'node:timers/promises';
import { createQueue } from '../../../platform/create-queue.ts';
import type { Database } from '../../../platform/db/database.ts';
import { countSomeHours, listUncounted } from './store.ts';

/** Between two pieces, for those who waited to write into the project. */
const REST_MS = 20;

/** Counts what kinds of features there were in which hours, where that is not known. */
export interface KindCounter {
  /** Begins with a project and those below it, unless it has begun; nobody waits for it. */
  begin(projectId: number): void;
  /** Ends after the piece that is being counted: the database must not go before it. */
  stop(): Promise<void>;
}

/** @param onFault told why counting ended early: who asks again begins it again. */
export function createKindCounter(database: Database, onFault: (error: unknown) => void): KindCounter {
  const inOrder = createQueue(1);
  const begun = new Map<number, Promise<void>>();
  let isStopped = false;

  async function countAll(projectId: number): Promise<void> {
    if (isStopped) return;
    for (const id of await listUncounted(database.read, projectId)) {
      while (!isStopped && (await database.transaction((tx) => countSomeHours(tx, id)))) await sleep(REST_MS);
    }
  }

  return {
    begin(projectId) {
      if (isStopped || begun.has(projectId)) return;
      const counting = inOrder(() => countAll(projectId))
        .catch(onFault)
        .finally(() => begun.delete(projectId));
      begun.set(projectId, counting);
    },
    async stop() {
      isStopped = true;
      await Promise.all(begun.values());
    },
  };
}
