import { attemptAll } from '../../platform/attempt-all.ts';
import { changePartitions } from '../../platform/db/change-partitions.ts';
import type { Database } from '../../platform/db/database.ts';
import { DETECTIONS, makePartitions } from './reading/make-partitions.ts';
import {
  deleteExpired,
  deleteLeftLines,
  deleteLines,
  deleteTracks,
  dropDay,
  listOldDays,
  listStationIds,
} from './store.ts';

const DAY_MS = 24 * 3_600_000;
const CHUNK = 5_000;

/** Deletes what no organization keeps of its radars, and makes the partitions of the next days. */
export interface RadarPurge {
  /**
   * Goes on after a failure, such as a day that is locked.
   * @returns the number of days, tracks, lines and detections that were deleted.
   * @throws the first error, at the end.
   */
  purge(): Promise<number>;
}

async function repeat(work: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await work();
    total += count;
    if (count < CHUNK) return total;
  }
}

export function createRadarPurge(database: Database): RadarPurge {
  return {
    purge() {
      const now = Date.now();
      const dropOld = async () => {
        const old = await listOldDays(database.read);
        return attemptAll(
          old.map((name) => async () => {
            await changePartitions(database, DETECTIONS, 'drop', (tx) => dropDay(tx, name));
            return 1;
          }),
        );
      };
      const ofStations = async (remove: typeof deleteExpired) => {
        const stations = await listStationIds(database.read);
        return attemptAll(
          stations.map(
            (radarId) => () => repeat(() => database.transaction((tx) => remove(tx, radarId, CHUNK))),
          ),
        );
      };
      return attemptAll([
        // Rows first: that a partition is locked must keep nothing longer than an organization does.
        () => ofStations(deleteExpired),
        () => ofStations(deleteTracks),
        () => ofStations(deleteLeftLines),
        () => makePartitions(database, [now, now + DAY_MS, now + 2 * DAY_MS]).then(() => 0),
        dropOld,
        () => repeat(() => database.transaction((tx) => deleteLines(tx, CHUNK))),
      ]);
    },
  };
}
