import type { Logger } from '../../../platform/observability/logger.ts';

const DAY_MS = 86_400_000;

/** A store of deleted items with a retention period. */
export interface Trash {
  /** Purges what is past its retention. @returns the number purged. */
  purge(): Promise<number>;
}

/**
 * Purges trashes one after another, now and once a day.
 * @param trashes by what they hold, in the plural.
 * @returns a function to stop, which resolves after the running purge; the database is not used after that.
 */
export function purgeDaily(trashes: Readonly<Record<string, Trash>>, log: Logger): () => Promise<void> {
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
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, DAY_MS);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
