import { AppError } from '../../../platform/app-error.ts';
import { createQueue } from '../../../platform/create-queue.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isEnded } from '../../../platform/db/database-fault.ts';
import type { SqlRead } from './sql-tiles.ts';
import { readInTime } from './store.ts';

/** Concurrent queries for tiles; few, since the database serves other requests too. */
const AT_A_TIME = { postgres: 2, embedded: 1 } as const;

/**
 * Opens queues for the queries of tiles. Each runs one query at a time, so that a project or a layer cannot block the
 * others.
 */
export function createSqlReads(database: Database): () => SqlRead {
  const inTurn = createQueue(AT_A_TIME[database.kind]);
  return () => {
    const inOrder = createQueue(1);
    return (work) =>
      inOrder(() => inTurn(() => readInTime(database.read, work))).catch((error: unknown) => {
        throw isEnded(error) ? new AppError('unavailable') : error;
      });
  };
}
