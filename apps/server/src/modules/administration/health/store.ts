import type { SlowQuery, SlowQueryGap } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';

const SHOWN = 10;
const MAX_TEXT = 600;
const INSUFFICIENT_PRIVILEGE = '42501';

export interface DatabaseFacts {
  readonly version: string;
  readonly postgis: string;
  readonly byte_size: number;
}

export async function getDatabaseFacts(db: Reader): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select current_setting('server_version') as version, postgis_lib_version() as postgis,
      pg_database_size(current_database())::float8 as byte_size`.execute(db);
  return rows[0] ?? { version: '', postgis: '', byte_size: 0 };
}

/** The schema of pg_stat_statements; null: this database does not have it. */
async function findStatementsSchema(db: Reader): Promise<string | null> {
  const { rows } = await sql<{ schema: string }>`
    select n.nspname as schema from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_stat_statements'`.execute(db);
  return rows[0]?.schema ?? null;
}

/** The statements of this database that took most of its time, or why they are not known. */
export async function listSlowQueries(
  db: Reader,
): Promise<{ readonly slow_queries: SlowQuery[]; readonly slow_query_gap: SlowQueryGap | null }> {
  const without = (slow_query_gap: SlowQueryGap) => ({ slow_queries: [], slow_query_gap });
  const schema = await findStatementsSchema(db);
  if (schema === null) return without('not_installed');
  try {
    const { rows } = await sql<SlowQuery>`
      select left(regexp_replace(query, '\\s+', ' ', 'g'), ${MAX_TEXT}) as query, calls::float8 as calls,
        mean_exec_time as mean_ms, max_exec_time as max_ms, total_exec_time as total_ms
      from ${sql.id(schema, 'pg_stat_statements')}
      where dbid = (select oid from pg_database where datname = current_database())
      order by total_exec_time desc limit ${SHOWN}`.execute(db);
    return { slow_queries: rows, slow_query_gap: null };
  } catch (error) {
    const { code } = error as { code?: unknown };
    // The extension is there, but its library is not: every query of the view fails.
    return without(code === INSUFFICIENT_PRIVILEGE ? 'not_permitted' : 'not_loaded');
  }
}
