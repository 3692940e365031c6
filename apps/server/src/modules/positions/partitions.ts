import { attemptAll } from '../../platform/attempt-all.ts';
import { changePartitions } from '../../platform/db/change-partitions.ts';
import type { Database } from '../../platform/db/database.ts';
import { dropPartition, listMissingMonths, listOldPartitions, makePartition } from './store.ts';

const DAY_MS = 24 * 3_600_000;
/** The longest that a project keeps positions. */
export const MAX_KEPT_MS = 365 * DAY_MS;
const AHEAD_MS = 62 * DAY_MS;
/** Shorter than any month, so that none is left out. */
const STEP_MS = 27 * DAY_MS;

const POSITIONS = { table: 'positions', parent: 'position_subjects' } as const;

async function makeMissing(database: Database, times: readonly number[]): Promise<void> {
  for (const month of await listMissingMonths(database.read, times))
    await changePartitions(database, POSITIONS, 'make', (tx) => makePartition(tx, month));
}

/** Makes the partition of the month of a time. */
export const prepareMonth = (database: Database, at: number): Promise<void> => makeMissing(database, [at]);

/** Makes the partitions of every month from the earliest position that is taken until two months from now. */
export async function preparePartitions(database: Database, now: number): Promise<void> {
  const times: number[] = [now, now + AHEAD_MS];
  for (let at = now - MAX_KEPT_MS; at < now + AHEAD_MS; at += STEP_MS) times.push(at);
  await makeMissing(database, times);
}

/** Drops the partitions of months that ended before a time. @returns how many. @throws the first error, at the end. */
export async function dropOld(database: Database, before: number): Promise<number> {
  const old = await listOldPartitions(database.read, before);
  return attemptAll(
    old.map((name) => async () => {
      await changePartitions(database, POSITIONS, 'drop', (tx) => dropPartition(tx, name));
      return 1;
    }),
  );
}
