import {
  FEATURE_PAGE_SIZE,
  type FeatureFilter,
  type FeatureListItem,
  type FeatureListQuery,
  MAX_LISTED_POINTS,
} from '@waypost/contract';
import { toWireBox } from '@waypost/geo';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { plannedOnce } from '../../platform/db/driver/planned-once.ts';
import { firstPictureOf, toThumbUrl } from '../resources/index.ts';
import { boxColumns, isInBox } from './box-columns.ts';

/**
 * The projects that a list covers: a project and its descendants; with tags, only those in which the project or an
 * ancestor has one of the tags.
 */
export function listedProjects(projectId: number, tags?: readonly string[]): RawBuilder<unknown> {
  const tagged =
    tags === undefined
      ? sql`true`
      : sql`exists (select 1 from projects a where a.project_id = any(p.ancestor_ids)
          and a.project_tags && ${[...tags]}::text[])`;
  return sql`array(select p.project_id from projects p
    where p.ancestor_ids @> array[${projectId}::integer] and p.deleted_at is null and ${tagged})`;
}

/** Condition on `f`: features of a project or its descendants. */
export function subtreeOf(projectId: number, tags?: readonly string[]): RawBuilder<unknown> {
  return sql`f.project_id = any(${listedProjects(projectId, tags)})`;
}

/** The filters of lists, totals and tiles as SQL conditions on `f`. */
export function toConditions(projectId: number, filter: FeatureFilter): RawBuilder<unknown> {
  return sql`${subtreeOf(projectId, filter.tags)} and ${toOwnConditions(filter)}`;
}

/** The conditions of a filter that concern the feature itself and not its project. */
export function toOwnConditions(filter: FeatureFilter): RawBuilder<unknown> {
  // Boundaries are not reports: they are drawn with their project and not counted.
  const all = [sql`f.deleted_at is null`, sql`f.subtype = 'report'`];
  if (filter.shared !== undefined) all.push(sql`f.shared = ${filter.shared}`);
  if (filter.is_static !== undefined) all.push(sql`f.is_static = ${filter.is_static}`);
  if (filter.has_resources !== undefined) all.push(sql`(f.resources_count > 0) = ${filter.has_resources}`);
  if (filter.member_id !== undefined) all.push(sql`f.member_id = ${filter.member_id}`);
  if (filter.member_ids !== undefined) all.push(sql`f.member_id = any(${filter.member_ids}::integer[])`);
  if (filter.template_ids !== undefined)
    all.push(sql`f.template_id = any(${filter.template_ids}::integer[])`);
  if (filter.feature_tags !== undefined)
    all.push(sql`exists (select 1 from feature_tags o
      where o.feature_code = f.code and o.tag_id = any(${filter.feature_tags}::integer[]))`);
  if (filter.text !== undefined) all.push(toTextCondition(filter.text));
  if (filter.start_date !== undefined) all.push(sql`f.created_origin >= ${new Date(filter.start_date)}`);
  if (filter.end_date !== undefined) all.push(sql`f.created_origin <= ${new Date(filter.end_date)}`);
  const inView = toBboxCondition(filter);
  if (inView !== null) all.push(inView);
  return sql.join(all, sql` and `);
}

/** Names and descriptions have separate indexes, so all words must occur in the same one of the two. */
function toTextCondition(text: string): RawBuilder<unknown> {
  const query = sql`search_query(${text})`;
  return sql`(search_words(f.name) @@ ${query} or (f.description <> '' and search_words(f.description) @@ ${query}))`;
}

function toBboxCondition({ west, south, east, north }: FeatureFilter): RawBuilder<unknown> | null {
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
  const box = (w: number, e: number) =>
    isInBox(sql`f.geometry`, sql`st_makeenvelope(${w}, ${south}, ${e}, ${north}, 4326)`);
  // A bbox across the 180th meridian has its west greater than its east, or is written on beyond ±180.
  const [from, , to] = toWireBox([west, south, east, north]);
  return from <= to ? box(from, to) : sql`(${box(from, 180)} or ${box(-180, to)})`;
}

/** A row of a list; see `toListItem`. */
export interface ListRow
  extends Omit<FeatureListItem, 'created_origin' | 'created_at' | 'bbox' | 'thumbUrl'> {
  west: number;
  south: number;
  east: number;
  north: number;
  created_origin: Date;
  created_at: Date;
}

/** A row count, written into a statement as a literal or as a parameter. */
type ToSql = (count: number) => RawBuilder<unknown>;

const toParameter: ToSql = (count) => sql`${count}`;

/**
 * The codes of a page: reads the newest of each project by index, then merges them, so that a large project is never
 * sorted as a whole.
 */
export function newestOf(
  projectId: number,
  query: Pick<FeatureListQuery, 'limit' | 'offset'> & FeatureFilter,
  toSql: ToSql = toParameter,
): RawBuilder<unknown> {
  const { limit, offset } = query;
  return sql`
    select of_project.code from unnest(${listedProjects(projectId, query.tags)}) as p (project_id)
    cross join lateral (
      select f.code, f.created_origin from features f
      where f.project_id = p.project_id and ${toOwnConditions(query)}
      order by f.created_origin desc, f.code desc limit ${toSql(limit + offset)}
    ) of_project
    order by of_project.created_origin desc, of_project.code desc limit ${toSql(limit)} offset ${toSql(offset)}`;
}

/**
 * The codes of a text search, newest first. Matches are collected before sorting, because a rare word could be a
 * million features down the time index.
 */
export function newestFound(condition: RawBuilder<unknown>, limit: number, offset = 0): RawBuilder<unknown> {
  return sql`
    with found as materialized (select f.code, f.created_origin from features f where ${condition})
    select code from found order by created_origin desc, code desc limit ${limit} offset ${offset}`;
}

/** A page of features, newest observation first. */
export function listFeatures(
  db: Reader,
  projectId: number,
  query: FeatureListQuery,
): Promise<FeatureListItem[]> {
  const { limit, offset, is_meta, ...filter } = query;
  const isUsual = isUnfiltered(filter) && limit === FEATURE_PAGE_SIZE && offset === 0;
  const toSql: ToSql = isUsual ? sql.lit : toParameter;
  const page =
    query.text === undefined
      ? newestOf(projectId, query, toSql)
      : newestFound(toConditions(projectId, query), limit, offset);
  return listWhere(db, sql`f.code = any(array(${page}))`, {
    limit: toSql(limit),
    hasGeometry: is_meta === false,
    isUsual,
  });
}

/** The next older or next newer feature in a filtered list. */
export async function findNeighbour(
  db: Reader,
  projectId: number,
  filter: FeatureFilter,
  from: { readonly code: string; readonly observed: string },
  direction: 'older' | 'newer',
): Promise<{ code: string; name: string } | null> {
  const [beyond, order] = direction === 'older' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const isBeyond = sql`(f.created_origin, f.code) ${beyond} (${from.observed}::timestamptz, ${from.code}::uuid)`;
  const one = sql`order by f.created_origin ${order}, f.code ${order} limit 1`;
  // Without text the neighbour is found by walking the time index. A rare word could be a million features away, so a
  // text search collects its matches first.
  const result =
    filter.text === undefined
      ? await sql<{ code: string; name: string }>`
          select f.code, f.name from unnest(${listedProjects(projectId, filter.tags)}) as p (project_id)
          cross join lateral (
            select f.code, f.name, f.created_origin from features f
            where f.project_id = p.project_id and ${toOwnConditions(filter)} and ${isBeyond} ${one}
          ) f ${one}`.execute(db)
      : await sql<{ code: string; name: string }>`
          with f as materialized (
            select f.code, f.name, f.created_origin from features f where ${toConditions(projectId, filter)}
          )
          select f.code, f.name from f where ${isBeyond} ${one}`.execute(db);
  return result.rows[0] ?? null;
}

/** The observation time of a feature of a project or its descendants, as text in full precision; null for any other. */
export async function findObserved(db: Reader, projectId: number, code: string): Promise<string | null> {
  const result = await sql<{ observed: string }>`
    select f.created_origin::text as observed from features f
    where f.code = ${code} and f.deleted_at is null and ${subtreeOf(projectId)}`.execute(db);
  return result.rows[0]?.observed ?? null;
}

/** The maximum number of children listed. */
const MAX_CHILDS = 200;

/** The child features of one feature, newest observation first. */
export function listChilds(db: Reader, code: string, onlyShared: boolean): Promise<FeatureListItem[]> {
  const condition = sql`f.parent_code = ${code} and f.deleted_at is null and (f.shared or not ${onlyShared}::boolean)`;
  return listWhere(db, condition, { limit: toParameter(MAX_CHILDS) });
}

const isUnfiltered = (filter: FeatureFilter) => Object.values(filter).every((value) => value === undefined);

interface ListOptions {
  readonly limit: RawBuilder<unknown>;
  readonly hasGeometry?: boolean;
  /**
   * The unfiltered first page, which every visit requests. Its statement has the limit as a literal: with a parameter
   * PostgreSQL rejects the generic plan and plans the statement each time, which takes three times as long as executing
   * it.
   */
  readonly isUsual?: boolean;
  /** Further columns, each after a comma. */
  readonly more?: RawBuilder<unknown>;
}

async function listWhere(
  db: Reader,
  condition: RawBuilder<unknown>,
  options: ListOptions,
): Promise<FeatureListItem[]> {
  return (await listRows(db, condition, options)).map(toListItem);
}

/** The features that meet a condition on `f`, newest observation first. `More` are the further columns. */
export async function listRows<More extends object = object>(
  db: Reader,
  condition: RawBuilder<unknown>,
  { limit, hasGeometry = false, isUsual = false, more = sql`` }: ListOptions,
): Promise<(ListRow & More)[]> {
  const outline = sql`, case when st_npoints(f.geometry) <= ${MAX_LISTED_POINTS}
    then st_asgeojson(f.geometry, 9)::jsonb end as geometry`;
  const result = await sql<ListRow & More>`
    ${isUsual ? plannedOnce : sql``}
    select f.code, f.name, f.description, f.geometry_type as type, f.color, f.shared, f.is_static, f.project_id,
      t.name as template_name, f.member_id, m.display_name as member_display_name, f.resources_count,
      case when f.resources_count > 0 then ${firstPictureOf(sql`f.code`)} end as thumb_uuid,
      f.area_m2, f.length_m, f.created_origin, f.created_at,
      ${boxColumns(sql`f.geometry`)}${hasGeometry ? outline : sql``}${more}
    from features f
    left join templates t on t.id = f.template_id
    left join members m on m.member_id = f.member_id
    where ${condition}
    order by f.created_origin desc, f.code desc
    limit ${limit}`.execute(db);
  return result.rows;
}

export function toListItem({ west, south, east, north, ...row }: ListRow): FeatureListItem {
  return {
    ...row,
    bbox: [west, south, east, north],
    thumbUrl: toThumbUrl(row.code, row.thumb_uuid),
    created_origin: row.created_origin.getTime(),
    created_at: row.created_at.toISOString(),
  };
}

/** The number of features that match a filter; without one, a sum of stored counters. */
export async function countFeatures(db: Reader, projectId: number, filter: FeatureFilter): Promise<number> {
  const result = isUnfiltered(filter)
    ? await sql<{ total: number }>`
        ${plannedOnce}
        select coalesce(sum(s.features_count), 0)::integer as total from project_stats s
        join projects p on p.project_id = s.project_id
        where p.ancestor_ids @> array[${projectId}::integer] and p.deleted_at is null`.execute(db)
    : await sql<{ total: number }>`
        select count(*)::integer as total from features f where ${toConditions(projectId, filter)}`.execute(
        db,
      );
  return result.rows[0]?.total ?? 0;
}
