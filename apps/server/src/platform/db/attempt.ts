import { sql } from 'kysely';
import type { Tx } from './database.ts';
import { toDatabaseFault } from './database-fault.ts';

/**
 * Does something in a transaction whose failure undoes that alone: what was locked before stays locked.
 * @returns the error; null without one.
 * @throws where the database is away, so that the transaction cannot go on.
 */
export async function attempt(tx: Tx, work: () => Promise<void>): Promise<unknown> {
  await sql`savepoint attempted`.execute(tx);
  try {
    await work();
    await sql`release savepoint attempted`.execute(tx);
    return null;
  } catch (error) {
    if (toDatabaseFault(error) === 'unavailable') throw error;
    await sql`rollback to savepoint attempted`.execute(tx);
    return error;
  }
}
