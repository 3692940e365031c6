import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/** Not allowed to: the database is somebody else's, or its host lists the extensions that may be installed. */
const REFUSALS = new Set(['42501', '0A000']);

/** Where it is: nothing is found in a schema that is not searched. */
async function find(db: Reader, name: string): Promise<'usable' | 'elsewhere' | 'absent' | 'unknown'> {
  const { rows } = await sql<{ is_installed: boolean; is_usable: boolean }>`
    select a.installed_version is not null as is_installed,
      coalesce(n.nspname = any(current_schemas(true)), false) as is_usable
    from pg_available_extensions a
      left join pg_extension e on e.extname = a.name left join pg_namespace n on n.oid = e.extnamespace
    where a.name = ${name}`.execute(db);
  const [found] = rows;
  if (found === undefined) return 'unknown';
  if (!found.is_installed) return 'absent';
  return found.is_usable ? 'usable' : 'elsewhere';
}

/**
 * Installs an extension that comes with PostgreSQL, if it is there and may be installed. A refusal ends a transaction, so
 * on PostgreSQL there must be none. @returns whether what it defines is found by its name.
 */
export async function ensureExtension(db: Reader, name: string): Promise<boolean> {
  const found = await find(db, name);
  if (found !== 'absent') return found === 'usable';
  try {
    await sql`create extension if not exists ${sql.ref(name)}`.execute(db);
    return (await find(db, name)) === 'usable';
  } catch (error) {
    if (!REFUSALS.has((error as { code?: string }).code ?? '')) throw error;
    return false;
  }
}
