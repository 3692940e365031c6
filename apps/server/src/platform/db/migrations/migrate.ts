import type { Database } from '../database.ts';
import { applyMigration, listUnapplied, prepareMigrations } from './apply-migration.ts';
import { readMigrations } from './migration-files.ts';

/**
 * Brings the database to the newest schema; harmless when it is there.
 * @param until the last migration to apply, for those who ask what the next ones do to a database in use.
 * @returns the names of the migrations it applied.
 * @throws as `applyMigration`; where a file was changed, before it applies any.
 */
export async function migrate(database: Database, until?: string): Promise<string[]> {
  await prepareMigrations(database);
  const applied: string[] = [];
  const wanted = (await readMigrations()).filter(({ name }) => until === undefined || name <= until);
  for (const migration of await listUnapplied(database, wanted)) {
    if (await applyMigration(database, migration)) applied.push(migration.name);
  }
  return applied;
}
