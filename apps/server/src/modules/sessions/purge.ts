import type { Database } from '../../platform/db/database.ts';
import { deleteOldTokens, deleteSessions, lookAtSessions } from './store.ts';

/** Sessions that are looked at together: even of those that renew themselves all day, some hundred thousand tokens. */
const SESSIONS = 50;
/** Tokens that one transaction deletes: some hundredths of a second. */
const TOKENS = 1_000;
/** By then the access tokens of a session have long expired, too. */
const KEPT_MS = 86_400_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Deletes what no session needs any more. */
export interface SessionPurge {
  /**
   * Deletes the sessions that ended or expired more than a day ago, and expired tokens of the others. A used token stays
   * as long as it would be valid: whoever shows it again ends its session.
   * @returns the number of sessions and tokens deleted, without the newest tokens of deleted sessions.
   */
  purge(): Promise<number>;
}

export function createSessionPurge(database: Database): SessionPurge {
  return {
    async purge() {
      const until = new Date(Date.now() - KEPT_MS);
      let [total, after] = [0, BEFORE_ALL];
      for (;;) {
        const looked = await lookAtSessions(database.read, after, until, SESSIONS);
        const last = looked.family_ids.at(-1);
        if (last === undefined) return total;
        after = last;
        for (let deleted = TOKENS; deleted === TOKENS; total += deleted)
          deleted = await database.transaction((tx) => deleteOldTokens(tx, looked, until, TOKENS));
        if (looked.over_ids.length === 0) continue;
        await database.transaction((tx) => deleteSessions(tx, looked.over_ids));
        total += looked.over_ids.length;
      }
    },
  };
}
