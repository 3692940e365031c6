import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** So that no other advisory lock is meant by chance: the upper half of the key is of imports. */
const IMPORT_LOCKS = 0x696d70;

/**
 * Keeps whoever undoes an import waiting until commit; batches do not wait for each other. Ask for it before anything
 * is locked that the import made: whoever undoes it has the import first and its features afterwards.
 */
export async function shareImport(tx: Tx, importId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${IMPORT_LOCKS}::integer, ${importId}::integer)`.execute(tx);
}

/** Waits for the batches of an import that are under way, and keeps others waiting until commit. */
export async function holdImport(tx: Tx, importId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCKS}::integer, ${importId}::integer)`.execute(tx);
}

/** Locks the row of an import until commit: what was done of it is written down by one batch after the other. @returns false when it was undone. */
export async function lockImport(tx: Tx, importId: number): Promise<boolean> {
  const result = await sql`
    select from imports where import_id = ${importId} and undone_at is null for no key update`.execute(tx);
  return result.rows.length > 0;
}
