import type { Database } from '../../platform/db/database.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import { ACCESS_TOKEN_SECONDS } from './access-token-seconds.ts';
import { ENDED_CHANNEL, listEndedFamilies } from './store.ts';

/** After this time no access token of an ended session is valid anyway. The extra minute allows for clock skew. */
const KEPT_MS = (ACCESS_TOKEN_SECONDS + 60) * 1000;

/** Sessions that ended while their access tokens may still be unexpired, so that these are rejected. */
export interface EndedSessions {
  has(familyId: string): boolean;
  /** Adds them in this process at once; other processes hear of them from the database. */
  add(familyIds: readonly string[]): void;
  /** Loads recently ended sessions, and listens for later ones. */
  start(): Promise<void>;
}

/** Keeps ended sessions in memory, so that no request needs a query. */
export function createEndedSessions(database: Database, log: Logger): EndedSessions {
  /** Family ids with the time until which they are kept, oldest first. */
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
