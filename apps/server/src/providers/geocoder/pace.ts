import { setTimeout as sleep } from 'node:timers/promises';

/** Lets work through one after the other, no sooner than so long after the one before. */
export interface Pace {
  /** Waits for its turn. @returns false at once when the turn would come too late to be of use. */
  wait(): Promise<boolean>;
}

export function createPace(intervalMs: number, longestWaitMs: number): Pace {
  let next = 0;
  return {
    async wait() {
      const now = Date.now();
      const turn = Math.max(next, now);
      if (turn - now > longestWaitMs) return false;
      next = turn + intervalMs;
      if (turn > now) await sleep(turn - now);
      return true;
    },
  };
}
