import { BEACON_MAX_AGE_MS, type BeaconFix } from '@waypost/contract';
import type { Reader } from '../../platform/db/database.ts';
import { type PositionSubject, readPositions } from '../positions/index.ts';

/** Until an answer counts as lost, and about as long as a request is on its way. */
const SAME_MS = 5_000;
/** For how long the last position of a clock ahead is known; it is repeated every 15 seconds. */
const KNOWN_MS = 2 * 60_000;

const toPlace = ({ lone6, late6 }: Pick<BeaconFix, 'lone6' | 'late6'>) => `${lone6} ${late6}`;

/** Times of the live channel. */
export interface LiveTimes {
  /** The time of a position: never later than now. One that is repeated has the time of the first. */
  toTime(key: string, sent: number, now: number): number;
  /** Forgets members who have not been heard of. */
  prune(now: number): void;
}

/** Takes positions of clocks that are ahead, which would keep every later position out. */
export function createLiveTimes(): LiveTimes {
  const ahead = new Map<string, { readonly sent: number; readonly at: number; readonly heardAt: number }>();
  return {
    toTime(key, sent, now) {
      const known = ahead.get(key);
      const isRepeated = known?.sent === sent;
      if (!isRepeated && sent <= now) {
        ahead.delete(key);
        return sent;
      }
      const at = isRepeated ? known.at : now;
      ahead.set(key, { sent, at, heardAt: now });
      return at;
    },
    prune(now) {
      for (const [key, { heardAt }] of ahead) if (heardAt < now - KNOWN_MS) ahead.delete(key);
    },
  };
}

/** Positions of a batch by the clock of the server, from what the device's clock said as it was sent; without those a day ahead. */
export const toServerTimes = (
  fixes: readonly BeaconFix[],
  sentAt: number | undefined,
  now: number,
): BeaconFix[] => {
  const ahead = Math.max(0, (sentAt ?? now) - now);
  return fixes.flatMap((fix) => {
    const at = fix.rel_ts - ahead;
    return at > now + BEACON_MAX_AGE_MS ? [] : [{ ...fix, rel_ts: Math.min(at, now) }];
  });
};

/**
 * Leaves out what is recorded already under a time that is a little different. How far a clock is ahead is known only up to
 * the time of a request, so a position whose answer was lost comes with another time than before.
 */
export async function withoutRecorded(
  db: Reader,
  subject: PositionSubject,
  fixes: readonly BeaconFix[],
): Promise<BeaconFix[]> {
  const times = fixes.map(({ rel_ts }) => rel_ts);
  const window = { from: Math.min(...times) - SAME_MS, to: Math.max(...times) + SAME_MS };
  const byPlace = Map.groupBy(await readPositions(db, subject, window), toPlace);
  const isRecorded = (fix: BeaconFix) =>
    byPlace.get(toPlace(fix))?.some(({ at }) => Math.abs(at - fix.rel_ts) < SAME_MS) === true;
  return fixes.filter((fix) => !isRecorded(fix));
}
