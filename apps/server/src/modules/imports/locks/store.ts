import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** The upper half of the advisory lock key (“imp”), to keep import locks apart from others. */
const IMPORT_LOCKS = 0x696d70;

/**
 * Blocks undoing an import until commit; batches share the lock. Take it before locking anything the import created:
 * undoing locks the import first and its features afterwards.
 */
export async function shareImport(tx: Tx, importId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${IMPORT_LOCKS}::integer, ${importId}::integer)`.execute(tx);
}

/** Waits for running batches of an import, and blocks others until commit. */
export async function holdImport(tx: Tx, importId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCKS}::integer, ${importId}::integer)`.execute(tx);
}

/**
 * Locks the row of an import until commit, so that batches record outcomes one after another. @returns false when it
 * was undone.
 */
export async function lockImport(tx: Tx, importId: number): Promise<boolean> {
  const result = await sql`
    select from imports where import_id = ${importId} and undone_at is null for no key update`.execute(tx);
  return result.rows.length > 0;
}
