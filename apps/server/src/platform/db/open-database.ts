import { sql } from 'kysely';
import { COMPLETED, completeRestore } from '../backup/restoring-folder.ts';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './embedded/embedded-database.ts';
import { openPostgresDatabase } from './postgres/postgres-database.ts';

/** A database on which Waypost would not work correctly; its message says how to create a suitable one. */
export class UnfitDatabaseError extends Error {}

/**
 * Opens the configured database: PostgreSQL with a `DATABASE_URL`, otherwise the embedded one.
 * @throws UnfitDatabaseError for a new database that has case conversion for ASCII letters only; for one in use this is
 * a warning.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>,
  onError: (error: Error) => void,
  onWarning: (line: string) => void,
): Promise<Database> {
  if (config.databaseUrl === null) {
    if (await completeRestore(config.dataDir)) onWarning(COMPLETED);
    return openEmbeddedDatabase(config.dataDir);
  }
  const database = await openPostgresDatabase(config.databaseUrl, config.databasePool, onError);
  try {
    await assertKnowsLetters(database, onWarning);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Names are unique regardless of case: with the locale C, “BAHÍA” and “Bahía” would be different. */
async function assertKnowsLetters(database: Database, onWarning: (line: string) => void): Promise<void> {
  const { rows } = await sql<{ name: string; other: string; knows: boolean; is_used: boolean }>`
    select current_database() as name, quote_ident(left(current_database(), 58) || '_utf8') as other,
      lower('É') = 'é' as knows, to_regclass('schema_migrations') is not null as is_used`.execute(
    database.read,
  );
  const [found] = rows;
  if (found === undefined || found.knows) return;
  const { name, other, is_used } = found;
  const line =
    `The database “${name}” knows capital letters of ASCII alone (LC_CTYPE C), so “BAHÍA” and “Bahía” would be two names. ` +
    `Make another: create database ${other} template template0 encoding 'UTF8' locale 'C.UTF-8'; ` +
    'dump this one, restore it into that one, and point DATABASE_URL there.';
  // A database in use stays usable: an upgrade must not lock anyone out.
  if (is_used) onWarning(line);
  else throw new UnfitDatabaseError(line);
}
