import { setTimeout as sleep } from 'node:timers/promises';

/** Runs work sequentially, with a minimum interval between starts. */
export interface Pace {
  /** Waits for its turn. @returns false at once when the turn would come too late to be useful. */
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
