import type { Logger } from '../../../platform/observability/logger.ts';
import type { ProjectTrash } from './service.ts';

const DAY_MS = 86_400_000;

/** Empties the trash of what is past its days: now, and once a day. @returns the way to stop. */
export function purgeDaily(trash: ProjectTrash, log: Logger): () => void {
  const run = () =>
    trash.purge().then(
      (count) => {
        if (count > 0) log.info({ count }, 'deleted projects were purged');
      },
      (error: unknown) => log.error({ err: error }, 'purging deleted projects failed'),
    );
  void run();
  const timer = setInterval(run, DAY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
