import type { Logger } from '../../../platform/observability/logger.ts';

const DAY_MS = 86_400_000;

/** Something that keeps what was deleted for a while. */
export interface Trash {
  /** Removes for good what is past its days. @returns how many are gone. */
  purge(): Promise<number>;
}

/**
 * Empties trashes of what is past its days, one after the other: now, and once a day.
 * @param trashes by what is in them, in the plural.
 * @returns the way to stop, which settles when the trash under way is done: nothing is asked of the database after it.
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
