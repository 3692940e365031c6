import {
  type FeatureTableField,
  type FeatureTableQuery,
  type FeatureTableRow,
  MAX_TABLE_FIELDS,
  type TableColumn,
} from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { boxColumns } from '../box-columns.ts';
import { newestOf, toConditions } from '../store.ts';
import { tagsOf } from '../tagging/store.ts';

/** The expressions that sort by each column. Texts ignore case. */
const ORDERS: Readonly<Record<TableColumn, RawBuilder<unknown>>> = {
  name: sql`lower(f.name)`,
  description: sql`nullif(lower(f.description), '')`,
  type: sql`f.geometry_type`,
  template_name: sql`lower(t.name)`,
  member_display_name: sql`lower(m.display_name)`,
  project_name: sql`lower(p.project_name)`,
  created_origin: sql`f.created_origin`,
  created_at: sql`f.created_at`,
  updated_at: sql`f.updated_at`,
  shared: sql`f.shared`,
  is_static: sql`f.is_static`,
  area_m2: sql`nullif(f.area_m2, 0)`,
  length_m: sql`nullif(f.length_m, 0)`,
  resources_count: sql`f.resources_count`,
};

/** Enough digits for a double, so that every match can be cast. */
const MAX_DIGITS = 15;
const NUMBER = '^[-+]?([0-9]+([.][0-9]*)?|[.][0-9]+)([eE][-+]?[0-9]{1,2})?$';

/** Joins `d`: the first answer to a key, as text and, of a numeric field, as a number. */
function answerTo(key: string): RawBuilder<unknown> {
  return sql`left join lateral (
    select lower(e ->> 'value') as answer,
      case when e ->> 'type' = '1' and length(e ->> 'value') <= ${MAX_DIGITS}::integer and e ->> 'value' ~ ${NUMBER}
        then (e ->> 'value')::double precision end as number
    from jsonb_array_elements(f.data) e where e ->> 'key' = ${key} and e ->> 'value' <> '' limit 1
  ) d on true`;
}

interface TableRow extends Omit<FeatureTableRow, 'bbox' | 'created_origin' | 'created_at' | 'updated_at'> {
  west: number;
  south: number;
  east: number;
  north: number;
  created_origin: Date;
  created_at: Date;
  updated_at: Date;
}

/** The codes of a page in the usual order are read by index; any other order sorts all that pass. */
function pageOf(
  projectId: number,
  { sort, sort_key, order, keys: _keys, ...query }: FeatureTableQuery,
  by: RawBuilder<unknown>,
  joined: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const isUsual = sort === 'created_origin' && sort_key === undefined && order === 'desc';
  if (isUsual && query.text === undefined) return newestOf(projectId, query);
  const { limit, offset, ...filter } = query;
  return sql`select f.code from features f ${joined}
    where ${toConditions(projectId, filter)} order by ${by} limit ${limit} offset ${offset}`;
}

/** A page of the table. Rows without a value come last in both directions; equal ones are ordered by code. */
export async function listTableRows(
  db: Reader,
  projectId: number,
  query: FeatureTableQuery,
): Promise<FeatureTableRow[]> {
  const { sort, sort_key, order, keys = [] } = query;
  const way = order === 'asc' ? sql`asc` : sql`desc`;
  const column =
    sort_key === undefined
      ? sql`${ORDERS[sort]} ${way} nulls last`
      : sql`d.number ${way} nulls last, d.answer ${way} nulls last`;
  const by = sql`${column}, f.code ${way}`;
  const joined = sql`join projects p on p.project_id = f.project_id
    left join templates t on t.id = f.template_id
    left join members m on m.member_id = f.member_id
    ${sort_key === undefined ? sql`` : answerTo(sort_key)}`;
  // Only the rows of the page read their values: a million features are sorted without them.
  const result = await sql<TableRow>`
    select f.code, f.version, f.name, f.description, f.geometry_type as type, f.color, f.shared, f.is_static,
      f.project_id, p.project_name, t.name as template_name, m.display_name as member_display_name,
      f.resources_count, f.area_m2, f.length_m, f.created_origin, f.created_at, f.updated_at,
      ${boxColumns(sql`f.geometry`)}, ${tagsOf(sql`f.code`)} as tags,
      array(
        select (
          select jsonb_build_object('value', e ->> 'value', 'type', (e ->> 'type')::integer)
          from jsonb_array_elements(f.data) e where e ->> 'key' = k.key limit 1
        ) from unnest(${keys}::text[]) with ordinality k (key, place) order by k.place
      ) as values
    from features f ${joined}
    where f.code = any(array(${pageOf(projectId, query, by, joined)}))
    order by ${by}`.execute(db);
  return result.rows.map(({ west, south, east, north, ...row }) => ({
    ...row,
    bbox: [west, south, east, north],
    created_origin: row.created_origin.getTime(),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}

/** The features whose data are looked at for keys: every one of a large project would take seconds. */
const SAMPLE = 1_000;

/** The fields of a project's templates, those of its ancestors included, and the keys of its newest features. */
export async function listTableFields(db: Reader, projectId: number): Promise<FeatureTableField[]> {
  const result = await sql<FeatureTableField>`
    with of_forms as (
      select e ->> 'key' as key, (e ->> 'type')::integer as type, (e ->> 'index')::integer as place
      from templates t
      join projects p on p.project_id = t.project_id and p.deleted_at is null
      cross join lateral jsonb_array_elements(t.data_fields) e
      where t.deleted_at is null and (p.ancestor_ids @> array[${projectId}::integer]
        or p.project_id = any((select ancestor_ids from projects where project_id = ${projectId})::integer[]))
    ), newest as (
      select f.data from features f where ${toConditions(projectId, {})}
      order by f.created_origin desc limit ${SAMPLE}
    ), found as (
      select e ->> 'key' as key, (e ->> 'type')::integer as type, 1000 as place
      from newest cross join lateral jsonb_array_elements(newest.data) e
    )
    select key, min(type)::integer as type
    from (select * from of_forms union all select * from found) all_fields
    where key <> ''
    group by key order by min(place), key limit ${MAX_TABLE_FIELDS}`.execute(db);
  return result.rows;
}
