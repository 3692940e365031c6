import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { openPostgresDatabase } from './postgres-database.ts';

/** Opens the database the configuration names: PostgreSQL with a `DATABASE_URL`, the embedded one without. */
export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>,
  onError: (error: Error) => void,
): Promise<Database> {
  if (config.databaseUrl === null) return openEmbeddedDatabase(config.dataDir);
  return openPostgresDatabase(config.databaseUrl, config.databasePool, onError);
}
