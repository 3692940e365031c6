import type { DumpConnection } from './dump-connection.ts';

/** Aimed size of a part of a table, as text. */
const PART_BYTES = 4 * 1024 ** 2;
const PAGE_BYTES = 8192;
const MAX_PAGES = 1024;

/** A table that holds rows: for a partitioned one, each of its partitions. */
export interface DumpTable {
  readonly schema: string;
  readonly name: string;
  /** Without those that the database generates. */
  readonly columns: readonly string[];
  readonly pages: number;
  /** Pages that are read at once: a power of two, so that the parts of a growing table stay the same. */
  readonly step: number;
}

export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const toTarget = ({ schema, name, columns }: Pick<DumpTable, 'schema' | 'name' | 'columns'>) =>
  `${quote(schema)}.${quote(name)} (${columns.map(quote).join(', ')})`;

/** Begins a read-only transaction that sees one moment of the database. */
export async function beginSnapshot(connection: DumpConnection): Promise<void> {
  await connection.run('begin isolation level repeatable read read only');
  await connection.query('select 1');
}

interface TableRow {
  readonly schema: string;
  readonly name: string;
  readonly columns: string[];
  readonly main_bytes: string | number;
  readonly all_bytes: string | number;
}

/** Every table of the product and of its queue, without those of extensions and the list of migrations. */
export async function listDumpTables(connection: DumpConnection): Promise<DumpTable[]> {
  const rows = await connection.query<TableRow>(`
    select n.nspname as schema, c.relname as name, pg_relation_size(c.oid)::text as main_bytes,
      pg_table_size(c.oid)::text as all_bytes,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind = 'r' and c.relname <> 'schema_migrations'
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1, 2`);
  return rows.map(({ schema, name, columns, main_bytes, all_bytes }) => {
    const pages = Math.ceil(Number(main_bytes) / PAGE_BYTES);
    const bytesPerPage = pages === 0 ? PAGE_BYTES : Number(all_bytes) / pages;
    const step = 2 ** Math.floor(Math.log2(Math.max(1, Math.min(MAX_PAGES, PART_BYTES / bytesPerPage))));
    return { schema, name, columns, pages, step };
  });
}

/** The rows of a table in parts, in the order in which they are stored. */
export async function* dumpParts(connection: DumpConnection, table: DumpTable): AsyncGenerator<Buffer> {
  const { schema, name, columns, pages, step } = table;
  const selected = `select ${columns.map(quote).join(', ')} from only ${quote(schema)}.${quote(name)}`;
  for (let page = 0; page < pages; page += step) {
    const text = await connection.copyOut(
      `${selected} where ctid >= '(${page},0)' and ctid < '(${page + step},0)'`,
    );
    if (text.length > 0) yield text;
  }
}

export interface SequenceState {
  readonly schema: string;
  readonly name: string;
  readonly last_value: string;
  readonly is_called: boolean;
}

export async function listSequences(connection: DumpConnection): Promise<SequenceState[]> {
  const names = await connection.query<{ schema: string; name: string }>(`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss') and c.relkind = 'S'
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by 1, 2`);
  const found: SequenceState[] = [];
  for (const { schema, name } of names) {
    const [state] = await connection.query<Pick<SequenceState, 'last_value' | 'is_called'>>(
      `select last_value::text, is_called from ${quote(schema)}.${quote(name)}`,
    );
    if (state !== undefined) found.push({ schema, name, ...state });
  }
  return found;
}

export interface AppliedMigration {
  readonly name: string;
  readonly digest: string;
}

/** The migrations of a database, in order; none for an empty one. */
export async function listApplied(connection: DumpConnection): Promise<AppliedMigration[]> {
  const [there] = await connection.query<{ is_there: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as is_there`,
  );
  if (there?.is_there !== true) return [];
  return connection.query<AppliedMigration>('select name, digest from schema_migrations order by name');
}

/** The columns that name stored files: table, digest and size. A database of an earlier version may have fewer. */
export const FILE_COLUMNS = [
  ['resources', 'digest', 'byte_size'],
  ['detached_resources', 'digest', 'byte_size'],
  ['picture_variants', 'variant_digest', 'byte_size'],
  ['avatars', 'digest', 'byte_size'],
  ['templates', 'icon_digest', 'icon_byte_size'],
  ['exports', 'digest', 'byte_size'],
  ['imagery_orders', 'digest', 'byte_size'],
  ['imagery_variable_results', 'digest', 'byte_size'],
  ['layer_images', 'digest', 'byte_size'],
  ['layer_images', 'overviews_digest', 'overviews_byte_size'],
] as const;

/** Digests and sizes of every stored file that a row names, in the order of the digests. */
export async function listReferencedFiles(
  connection: Pick<DumpConnection, 'query'>,
): Promise<{ digest: string; byte_size: number }[]> {
  const columns = await connection.query<{ name: string }>(`
    select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`);
  const there = new Set(columns.map(({ name }) => name));
  const named = FILE_COLUMNS.filter(([table, digest]) => there.has(`${table}.${digest}`)).map(
    ([table, digest, size]) =>
      `select ${digest} as digest, ${size}::bigint as byte_size from public.${table}`,
  );
  if (named.length === 0) return [];
  const rows = await connection.query<{ digest: string; byte_size: string | number }>(`
    select digest, max(byte_size)::text as byte_size from (${named.join(' union all ')}) named
    where digest is not null group by digest order by digest`);
  return rows.map(({ digest, byte_size }) => ({ digest, byte_size: Number(byte_size) }));
}
