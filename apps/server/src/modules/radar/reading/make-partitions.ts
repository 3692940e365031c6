import { changePartitions } from '../../../platform/db/change-partitions.ts';
import type { Database } from '../../../platform/db/database.ts';
import { listMissingDays, makePartition } from './store.ts';

export const DETECTIONS = { table: 'radar_detections', parent: 'radar_tracks' } as const;

/** Makes the partitions of times that have none, each by itself; reads only, where they have. */
export async function makePartitions(database: Database, times: readonly number[]): Promise<void> {
  for (const day of await listMissingDays(database.read, times))
    await changePartitions(database, DETECTIONS, 'make', (tx) => makePartition(tx, day));
}
