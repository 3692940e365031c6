import type { Database } from '../db/database.ts';
import { listUnapplied, prepareMigrations } from '../db/migrations/apply-migration.ts';
import { readMigrations } from '../db/migrations/migration-files.ts';
import { type BackedUp, startBackup } from './start-backup.ts';

/**
 * Makes a backup of a database in use that is about to be migrated. @returns its id; null if there was no need, or
 * backups are off.
 * @throws BackupError when it fails: the migration must not begin then.
 */
export async function backUpBeforeMigrations(
  config: BackedUp,
  database: Database,
  say: (line: string) => void,
): Promise<string | null> {
  if (config.backup === null || (config.databaseUrl === null && database.copyTo === null)) return null;
  await prepareMigrations(database);
  const all = await readMigrations();
  const missing = await listUnapplied(database, all);
  // A new database has nothing to lose.
  if (missing.length === 0 || missing.length === all.length) return null;
  say(`Making a backup before ${missing.length} migrations…`);
  const { id } = await startBackup(config, database, 'migration', { isAwaited: true });
  return id;
}
