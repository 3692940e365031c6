import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/** Queries a table of the migrations: `select 1` alone would succeed on a database that was never migrated. */
export async function assertMigrated(reader: Reader): Promise<void> {
  await sql`select 1 from event_counters limit 1`.execute(reader);
}
