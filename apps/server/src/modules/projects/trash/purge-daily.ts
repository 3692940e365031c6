import type { Logger } from '../../../platform/observability/logger.ts';

const DAY_MS = 86_400_000;

/** A store of deleted items with a retention period. */
export interface Trash {
  /** Purges what is past its retention. @returns the number purged. */
  purge(): Promise<number>;
}

/** Purges that go on. */
export interface DailyPurges {
  /** Those of the start. */
  readonly first: Promise<void>;
  /** Resolves after the running purge; the database is not used after that. */
  stop(): Promise<void>;
}

/**
 * Purges trashes one after another, now and once a day.
 * @param trashes by what they hold, in the plural.
 */
export function purgeDaily(trashes: Readonly<Record<string, Trash>>, log: Logger): DailyPurges {
  let isStopped = false;
  const run = async () => {
    for (const [what, trash] of Object.entries(trashes)) {
      if (isStopped) return;
      try {
        const count = await trash.purge();
        if (count > 0) log.info({ what, count }, 'what was deleted long ago was purged');
      } catch (error) {
        log.error({ err: error, what }, 'purging failed');
      }
    }
  };
  const first = run();
  let running = first;
  const timer = setInterval(() => {
    running = run();
  }, DAY_MS);
  timer.unref();
  return {
    first,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
