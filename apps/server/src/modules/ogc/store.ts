import type { GeometryType, OgcBbox, OgcCollectionId, OgcCursor, OgcSpan } from '@waypost/contract';
import type { Geometry } from 'geojson';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { type ExtentRow, extentColumns, toConditions } from '../features/index.ts';

/** The filter of a collection’s features. */
export interface ItemFilter {
  readonly bbox?: OgcBbox | undefined;
  readonly datetime?: OgcSpan | undefined;
  readonly name?: string | undefined;
  readonly color?: string | undefined;
  readonly template?: string | undefined;
  readonly author?: string | undefined;
  readonly project?: string | undefined;
}

export interface ItemRow {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly color: string;
  readonly template: string | null;
  readonly project: string;
  readonly author: string | null;
  readonly observed: Date;
  readonly created: Date;
  readonly updated: Date;
  readonly area_m2: number | null;
  readonly length_m: number | null;
  readonly data: readonly { readonly key: string; readonly value: string }[];
  readonly geometry: Geometry;
}

/** The observation time in microseconds since 1970, the full precision of the database. */
const MICROSECONDS = sql`(extract(epoch from f.created_origin) * 1000000)::bigint::text`;

/** Written exactly as in the indexes of migration 20, or the planner does not use them. */
const KINDS: Readonly<Record<OgcCollectionId, RawBuilder<unknown>>> = {
  features: sql`true`,
  points: sql`f.geometry_type = 'Point'`,
  lines: sql`f.geometry_type = 'LineString'`,
  areas: sql`f.geometry_type in ('Polygon', 'MultiPolygon')`,
};

function toFilterConditions(collection: OgcCollectionId, filter: ItemFilter): RawBuilder<unknown> {
  const { bbox, datetime, name, color, template, author, project } = filter;
  const all = [KINDS[collection]];
  if (bbox !== undefined) all.push(toBoxCondition(bbox));
  // Stored times have microseconds and queries milliseconds, so the upper bound is the next millisecond.
  if (datetime?.from != null) all.push(sql`f.created_origin >= ${new Date(datetime.from)}`);
  if (datetime?.until != null) all.push(sql`f.created_origin < ${new Date(datetime.until)}`);
  if (name !== undefined) all.push(sql`f.name = ${name}`);
  if (color !== undefined) all.push(sql`f.color = ${color.toLowerCase()}`);
  if (template !== undefined)
    all.push(sql`f.template_id in (select t.id from templates t where t.name = ${template})`);
  if (author !== undefined)
    all.push(sql`f.member_id in (select m.member_id from members m where m.display_name = ${author})`);
  if (project !== undefined)
    all.push(sql`f.project_id in (select q.project_id from projects q where q.project_name = ${project})`);
  return sql.join(all, sql` and `);
}

/** `&&` uses the index; `st_intersects` then excludes geometries whose bbox overlaps but which do not. */
function toBoxCondition({ west, south, east, north, heights }: OgcBbox): RawBuilder<unknown> {
  const within = (w: number, e: number) => {
    const box = sql`st_makeenvelope(${w}, ${south}, ${e}, ${north}, 4326)`;
    return sql`(f.geometry && ${box} and st_intersects(f.geometry, ${box}))`;
  };
  const flat = west <= east ? within(west, east) : sql`(${within(west, 180)} or ${within(-180, east)})`;
  if (heights === null) return flat;
  const [bottom, top] = heights;
  // A geometry without heights matches every height.
  return sql`${flat} and (st_ndims(f.geometry) < 3
    or (st_zmax(f.geometry) >= ${bottom} and st_zmin(f.geometry) <= ${top}))`;
}

export interface KindSummary extends ExtentRow {
  readonly type: GeometryType;
  readonly count: number;
  readonly first: Date;
  readonly last: Date;
}

/** The number, bbox and time range of features of each geometry type in a project and its descendants. */
export async function summarizeKinds(db: Reader, projectId: number): Promise<KindSummary[]> {
  const result = await sql<KindSummary>`
    select f.geometry_type as type, count(*)::integer as count, ${extentColumns(sql`f.geometry`)},
      min(f.created_origin) as first, max(f.created_origin) as last
    from features f where ${toConditions(projectId, {})} group by 1`.execute(db);
  return result.rows;
}

export interface FoundField {
  readonly key: string;
  readonly are_integers: boolean;
  readonly are_numbers: boolean;
  readonly are_booleans: boolean;
  readonly is_repeated: boolean;
}

/** The digits that a double holds exactly; a longer number is treated as text. */
const MAX_DIGITS = 15;
/** Fits a 32-bit integer, which every program supports. */
const INTEGER = '^(-?[0-9]{1,9})?$';
const NUMBER = '^-?([0-9]+([.][0-9]*)?|[.][0-9]+)([eE][-+]?[0-9]{1,2})?$';

/** The data fields of features, most used first, and whether all their values fit a type. */
export async function listFoundFields(db: Reader, projectId: number, limit: number): Promise<FoundField[]> {
  const result = await sql<FoundField>`
    select key, bool_and(is_integer) as are_integers, bool_and(is_number) as are_numbers,
      bool_and(is_boolean) as are_booleans, bool_or(n > 1) as is_repeated
    from features f cross join lateral (
      select e ->> 'key' as key, count(*) as n,
        bool_and(e ->> 'type' = '1' and e ->> 'value' ~ ${INTEGER}) as is_integer,
        bool_and(e ->> 'type' = '1' and (e ->> 'value' = ''
          or (length(e ->> 'value') <= ${MAX_DIGITS}::integer and e ->> 'value' ~ ${NUMBER}))) as is_number,
        bool_and(e ->> 'type' = '2' and e ->> 'value' in ('', 'true', 'false')) as is_boolean
      -- Grouped per feature: one group by code and key took five times as long.
      from jsonb_array_elements(f.data) e group by 1
    ) of_feature
    where ${toConditions(projectId, {})}
    group by key order by count(*) desc, key limit ${limit}`.execute(db);
  return result.rows;
}

/** The fields of the templates of a project and its descendants, including unused ones. */
export async function listFormFields(
  db: Reader,
  projectId: number,
): Promise<{ key: string; type: number }[]> {
  const result = await sql<{ key: string; type: number }>`
    select e ->> 'key' as key, (e ->> 'type')::integer as type
    from templates t
    join projects p on p.project_id = t.project_id
    cross join lateral jsonb_array_elements(t.data_fields) e
    where p.ancestor_ids @> array[${projectId}::integer] and p.deleted_at is null
    group by 1, 2 order by 1, 2`.execute(db);
  return result.rows;
}

export async function countItems(
  db: Reader,
  projectId: number,
  collection: OgcCollectionId,
  filter: ItemFilter,
): Promise<number> {
  const result = await sql<{ total: number }>`
    select count(*)::integer as total from features f
    where ${toConditions(projectId, {})} and ${toFilterConditions(collection, filter)}`.execute(db);
  return result.rows[0]?.total ?? 0;
}

export interface ItemPage {
  readonly limit: number;
  /** The page after this position, as next links ask, or before it. */
  readonly after?: OgcCursor | undefined;
  readonly before?: OgcCursor | undefined;
  /** Whether few enough features match to collect them all instead of walking by date until a page is full. */
  readonly isSparse: boolean;
}

/** The position of a feature, and its approximate size. */
export interface ItemPlace extends OgcCursor {
  readonly bytes: number;
}

/** Approximate bytes of a vertex in GeoJSON. */
const VERTEX_BYTES = 24;

/**
 * The positions of a page: newest first after a cursor, oldest first before one. A feature’s position in this order
 * never changes, so pages neither overlap nor skip.
 */
export async function listPlaces(
  db: Reader,
  projectId: number,
  collection: OgcCollectionId,
  filter: ItemFilter,
  page: ItemPage,
): Promise<ItemPlace[]> {
  const order = page.before === undefined ? sql`desc` : sql`asc`;
  const one = sql`order by f.created_origin ${order}, f.code ${order} limit ${page.limit}`;
  const conditions = toFilterConditions(collection, filter);
  const codes = page.isSparse
    ? sql`with f as materialized (
        select f.code, f.created_origin from features f where ${toConditions(projectId, {})} and ${conditions}
      ) select f.code from f where ${toPlace(page)} ${one}`
    : sql`select f.code from projects p cross join lateral (
        select f.code, f.created_origin from features f
        where f.project_id = p.project_id and f.deleted_at is null and f.subtype = 'report'
          and ${conditions} and ${toPlace(page)} ${one}
      ) f
      where p.ancestor_ids @> array[${projectId}::integer] and p.deleted_at is null ${one}`;
  const result = await sql<ItemPlace>`
    select f.code, ${MICROSECONDS} as microseconds,
      st_npoints(f.geometry) * ${VERTEX_BYTES}::integer + octet_length(f.data::text) as bytes
    from features f where f.code = any(array(${codes}))
    order by f.created_origin ${order}, f.code ${order}`.execute(db);
  return result.rows;
}

/** Features by code, newest first. */
export function listItems(
  db: Reader,
  codes: readonly string[],
  collection: OgcCollectionId,
): Promise<ItemRow[]> {
  return selectItems(db, sql`f.code = any(${[...codes]}::uuid[]) and f.deleted_at is null`, collection);
}

function toPlace({ after, before }: ItemPage): RawBuilder<unknown> {
  const cursor = after ?? before;
  if (cursor === undefined) return sql`true`;
  const sign = after === undefined ? sql`>` : sql`<`;
  // Seconds and microseconds separately: as one double they would lose precision.
  const value = BigInt(cursor.microseconds);
  const seconds = sql`make_interval(secs => ${Number(value / 1_000_000n)}::double precision)`;
  const rest = sql`${Number(value % 1_000_000n)}::integer * interval '1 microsecond'`;
  return sql`(f.created_origin, f.code) ${sign} ('epoch'::timestamptz + ${seconds} + ${rest}, ${cursor.code}::uuid)`;
}

/** One feature of a collection, or null. */
export async function findItem(
  db: Reader,
  projectId: number,
  collection: OgcCollectionId,
  code: string,
): Promise<ItemRow | null> {
  const condition = sql`f.code = ${code}::uuid and ${toConditions(projectId, {})} and ${KINDS[collection]}`;
  const [row] = await selectItems(db, condition, collection);
  return row ?? null;
}

async function selectItems(
  db: Reader,
  condition: RawBuilder<unknown>,
  collection: OgcCollectionId,
): Promise<ItemRow[]> {
  // One geometry type per layer: every area is a MultiPolygon, even with a single part.
  const geometry = collection === 'areas' ? sql`st_multi(f.geometry)` : sql`f.geometry`;
  const result = await sql<ItemRow>`
    select f.code, f.name, f.description, f.color, t.name as template, p.project_name as project,
      m.display_name as author, f.created_origin as observed, f.created_at as created, f.updated_at as updated,
      f.area_m2, f.length_m, f.data, st_asgeojson(${geometry}, 9)::jsonb as geometry
    from features f
    join projects p on p.project_id = f.project_id
    left join templates t on t.id = f.template_id
    left join members m on m.member_id = f.member_id
    where ${condition}
    order by f.created_origin desc, f.code desc`.execute(db);
  return result.rows;
}
