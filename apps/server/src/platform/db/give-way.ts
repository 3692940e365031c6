import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { hasWaitedForLock } from './database-fault.ts';

/**
 * Less than the second after which PostgreSQL looks for deadlocks: whoever waits for the locks of this transaction gets
 * them, or is ahead of one that gave up, and is never ended in its favour.
 */
const LOCK_TIMEOUT_MS = 300;
const TRIES = 20;
const PAUSE_MS = 100;

/**
 * A short transaction that locks whole tables, and gives way to those who use them: a lock that is not free soon is
 * tried again with the whole of it, so that those behind it proceed.
 */
export async function giveWay<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await database.transaction(async (tx) => {
        await sql`select set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, true)`.execute(tx);
        return await work(tx);
      });
    } catch (error) {
      if (!hasWaitedForLock(error) || tried === TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
