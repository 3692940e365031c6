import { setTimeout as sleep } from 'node:timers/promises';
import { createQueue } from '../../../platform/create-queue.ts';
import type { Database } from '../../../platform/db/database.ts';
import { countSomeHours, listUncounted } from './store.ts';

/** The pause between chunks, for writers waiting for the project’s row. */
const REST_MS = 20;

/** Computes the counts by kind and hour where they are missing. */
export interface KindCounter {
  /** Starts counting a project and its descendants in the background, unless it is running. */
  begin(projectId: number): void;
  /** Resolves after the current chunk, after which the database may be closed. */
  stop(): Promise<void>;
}

/** @param onFault receives the error that ended counting early; the next request starts it again. */
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
