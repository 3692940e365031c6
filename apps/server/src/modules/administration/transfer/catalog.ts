import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';

export interface CatalogColumn {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  /** That which numbers its rows; null where nothing does. */
  readonly sequence: string | null;
}

/** A column that names a row of another table. */
export interface CatalogReference {
  readonly column: string;
  readonly table: string;
  readonly foreignColumn: string;
  /** The row goes when the other does: it belongs to it. */
  readonly isOwned: boolean;
}

export interface CatalogTable {
  readonly name: string;
  /** Without those that the database generates. */
  readonly columns: readonly CatalogColumn[];
  readonly key: readonly string[];
  readonly references: readonly CatalogReference[];
}

/** Reads which tables the database has, and what refers to what, from its own catalog. */
export async function readCatalog(db: Reader): Promise<CatalogTable[]> {
  const { rows } = await sql<CatalogTable>`
    select c.relname as name,
      (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'isNullable', not a.attnotnull,
          'sequence', pg_get_serial_sequence('public.' || quote_ident(c.relname), a.attname)) order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select jsonb_agg(a.attname order by a.attnum) from pg_index i join pg_attribute a
        on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '[]') as key,
      coalesce((select jsonb_agg(jsonb_build_object('column', a.attname, 'table', f.relname,
          'foreignColumn', fa.attname, 'isOwned', k.confdeltype = 'c'))
        from pg_constraint k
          cross join lateral unnest(k.conkey, k.confkey) as pair(own, other)
          join pg_class f on f.oid = k.confrelid
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.own
          join pg_attribute fa on fa.attrelid = k.confrelid and fa.attnum = pair.other
        where k.conrelid = c.oid and k.contype = 'f'
          -- Of a pair of columns, that which refers to something by itself is told by that.
          and (cardinality(k.conkey) = 1 or not exists (select 1 from pg_constraint one
            where one.conrelid = c.oid and one.contype = 'f' and one.conkey = array[pair.own]))
        ), '[]') as references
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1`.execute(db);
  return rows;
}
