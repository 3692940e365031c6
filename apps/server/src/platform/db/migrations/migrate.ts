import type { Database } from '../database.ts';
import { applyMigration, listUnapplied, prepareMigrations } from './apply-migration.ts';
import { readMigrations } from './migration-files.ts';

/**
 * Migrates the database to the newest schema; does nothing if it is current.
 * @param until the last migration to apply, for tests of what later ones do to a database in use.
 * @param onApplied is told after each how many are done, from 0 to 1.
 * @returns the names of the migrations it applied.
 * @throws as `applyMigration`; for a changed file, before it applies any.
 */
export async function migrate(
  database: Database,
  until?: string,
  onApplied: (done: number) => void = () => {},
): Promise<string[]> {
  await prepareMigrations(database);
  const applied: string[] = [];
  const wanted = (await readMigrations()).filter(({ name }) => until === undefined || name <= until);
  const missing = await listUnapplied(database, wanted);
  for (const [at, migration] of missing.entries()) {
    if (await applyMigration(database, migration)) applied.push(migration.name);
    onApplied((at + 1) / missing.length);
  }
  return applied;
}
