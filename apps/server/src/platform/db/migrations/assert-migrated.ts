import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/** Asks for a table of the migrations: `select 1` alone is answered by a database that was never migrated, too. */
export async function assertMigrated(reader: Reader): Promise<void> {
  await sql`select 1 from event_counters limit 1`.execute(reader);
}
