import type { Database } from '../../platform/db/database.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import { ACCESS_TOKEN_SECONDS } from './access-token-seconds.ts';
import { ENDED_CHANNEL, listEndedFamilies } from './store.ts';

/** After that no access token of an ended session is good anyway. The surplus is for clocks that differ. */
const KEPT_MS = (ACCESS_TOKEN_SECONDS + 60) * 1000;

/** The sessions that ended while access tokens of theirs may still be about, so that those open nothing more. */
export interface EndedSessions {
  has(familyId: string): boolean;
  /** Notes them at once in this process; the others hear of it from the database. */
  add(familyIds: readonly string[]): void;
  /** Reads those that ended of late, and hears of the others from then on. */
  start(): Promise<void>;
}

/** Keeps them in memory, so that no request asks the database. */
export function createEndedSessions(database: Database, log: Logger): EndedSessions {
  /** Until when each is kept, the oldest first. */
  const ended = new Map<string, number>();
  const add = (familyIds: readonly string[]) => {
    const now = Date.now();
    for (const [id, untilMs] of ended) {
      if (untilMs > now) break;
      ended.delete(id);
    }
    for (const id of familyIds) {
      ended.delete(id);
      ended.set(id, now + KEPT_MS);
    }
  };
  const load = async () => add(await listEndedFamilies(database.read, KEPT_MS / 1000));
  return {
    has: (familyId) => ended.has(familyId),
    add,
    async start() {
      await database.listen(
        ENDED_CHANNEL,
        (familyId) => add([familyId]),
        () => {
          load().catch((error: unknown) => log.error({ err: error }, 'reading ended sessions failed'));
        },
      );
      await load();
    },
  };
}
