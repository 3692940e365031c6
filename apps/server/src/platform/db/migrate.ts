import { applyMigration, prepareMigrations } from './apply-migration.ts';
import type { Database } from './database.ts';
import { readMigrations } from './migration-files.ts';

/**
 * Brings the database to the newest schema; harmless when it is there.
 * @param until the last migration to apply, for those who ask what the next ones do to a database in use.
 * @returns the names of the migrations it applied.
 * @throws as `applyMigration`.
 */
export async function migrate(database: Database, until?: string): Promise<string[]> {
  await prepareMigrations(database);
  const applied: string[] = [];
  for (const migration of await readMigrations()) {
    if (until !== undefined && migration.name > until) break;
    if (await applyMigration(database, migration)) applied.push(migration.name);
  }
  return applied;
}
