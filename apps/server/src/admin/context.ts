import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/database.ts';

/** What a command works on. */
export interface AdminContext {
  readonly config: Config;
  /** The migrated database. */
  readonly database: Database;
  readonly say: (line: string) => void;
}
