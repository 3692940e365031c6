import type { Database } from '../database.ts';
import { applyMigration, listUnapplied, prepareMigrations } from './apply-migration.ts';
import { readMigrations } from './migration-files.ts';

/**
 * Migrates the database to the newest schema; does nothing if it is current.
 * @param until the last migration to apply, for tests of what later ones do to a database in use.
 * @returns the names of the migrations it applied.
 * @throws as `applyMigration`; for a changed file, before it applies any.
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
