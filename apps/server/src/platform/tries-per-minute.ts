import { createRecentCache } from './recent-cache.ts';

/** Counts what somebody may do so many times in a minute, beginning with the first. */
export interface TriesPerMinute {
  /** Whether this one may be done. */
  take(who: string): Promise<boolean>;
}

const MINUTE_MS = 60_000;
/** With more of them in a minute, the first of them begin anew. */
const REMEMBERED = 10_000;

export function createTriesPerMinute(max: number): TriesPerMinute {
  const counts = createRecentCache<{ tries: number }>(REMEMBERED, MINUTE_MS);
  return {
    async take(who) {
      const count = await counts.get(who, async () => ({ tries: 0 }));
      count.tries += 1;
      return count.tries <= max;
    },
  };
}
