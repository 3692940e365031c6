import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import type { TestApp } from './test-app.ts';

/**
 * The number of rows of each table, all files in the storage, and the change count of each project's features. The rows of
 * a partition are counted with its table: the server makes the next ones in the background.
 */
export async function takeStock({ database, config }: TestApp): Promise<unknown> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname <> 'spatial_ref_sys'
    order by relname`.execute(database.read);
  const counts = tables.rows.map(
    ({ name }) => sql`(select count(*) from ${sql.table(name)}) as ${sql.ref(name)}`,
  );
  const { rows } = await sql`
    select ${sql.join(counts)}, (select sum(features_version) from project_stats) as versions`.execute(
    database.read,
  );
  const files = await readdir(config.storageDir, { recursive: true });
  return { ...(rows[0] as object), files: files.sort() };
}
