import type { FeatureFilter, FeatureListItem, FeatureListQuery } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';

/** The projects a list covers: one and those below it. */
export function subtreeOf(projectId: number): RawBuilder<unknown> {
  return sql`f.project_id = any(array(
    select project_id from projects where ancestor_ids @> array[${projectId}::integer] and deleted_at is null))`;
}

/** The filters of lists and totals as SQL conditions on `f`. */
export function toConditions(projectId: number, filter: FeatureFilter): RawBuilder<unknown> {
  // Boundaries are no reports: they are drawn with their project and counted nowhere.
  const all = [subtreeOf(projectId), sql`f.deleted_at is null`, sql`f.subtype = 'report'`];
  if (filter.shared !== undefined) all.push(sql`f.shared = ${filter.shared}`);
  if (filter.is_static !== undefined) all.push(sql`f.is_static = ${filter.is_static}`);
  if (filter.has_resources !== undefined) all.push(sql`(f.resources_count > 0) = ${filter.has_resources}`);
  if (filter.member_id !== undefined) all.push(sql`f.member_id = ${filter.member_id}`);
  if (filter.start_date !== undefined) all.push(sql`f.created_origin >= ${new Date(filter.start_date)}`);
  if (filter.end_date !== undefined) all.push(sql`f.created_origin <= ${new Date(filter.end_date)}`);
  const inView = toBboxCondition(filter);
  if (inView !== null) all.push(inView);
  return sql.join(all, sql` and `);
}

function toBboxCondition({ west, south, east, north }: FeatureFilter): RawBuilder<unknown> | null {
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
  const box = (w: number, e: number) =>
    sql`f.geometry && st_makeenvelope(${w}, ${south}, ${e}, ${north}, 4326)`;
  // A view across the antimeridian has its west east of its east.
  return west <= east ? box(west, east) : sql`(${box(west, 180)} or ${box(-180, east)})`;
}

interface ListRow extends Omit<FeatureListItem, 'created_origin' | 'created_at' | 'bbox'> {
  west: number;
  south: number;
  east: number;
  north: number;
  created_origin: Date;
  created_at: Date;
}

/** A page of features, the newest observation first. */
export function listFeatures(
  db: Reader,
  projectId: number,
  query: FeatureListQuery,
): Promise<FeatureListItem[]> {
  return listWhere(db, toConditions(projectId, query), query);
}

/** Childs of one feature that are listed at most. */
const MAX_CHILDS = 200;

/** The features that belong to one, the newest observation first. */
export function listChilds(db: Reader, code: string, onlyShared: boolean): Promise<FeatureListItem[]> {
  const condition = sql`f.parent_code = ${code} and f.deleted_at is null and (f.shared or not ${onlyShared}::boolean)`;
  return listWhere(db, condition, { limit: MAX_CHILDS, offset: 0 });
}

async function listWhere(
  db: Reader,
  condition: RawBuilder<unknown>,
  page: { readonly limit: number; readonly offset: number },
): Promise<FeatureListItem[]> {
  const result = await sql<ListRow>`
    select f.code, f.name, f.description, f.geometry_type as type, f.color, f.shared, f.is_static, f.project_id,
      t.name as template_name, f.member_id, m.display_name as member_display_name, f.resources_count,
      f.area_m2, f.length_m, f.created_origin, f.created_at,
      st_xmin(f.geometry) as west, st_ymin(f.geometry) as south,
      st_xmax(f.geometry) as east, st_ymax(f.geometry) as north
    from features f
    left join templates t on t.id = f.template_id
    left join members m on m.member_id = f.member_id
    where ${condition}
    order by f.created_origin desc, f.code desc
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return result.rows.map(({ west, south, east, north, ...row }) => ({
    ...row,
    bbox: [west, south, east, north],
    created_origin: row.created_origin.getTime(),
    created_at: row.created_at.toISOString(),
  }));
}

/** How many features pass the filter; without one, a sum of kept counters. */
export async function countFeatures(db: Reader, projectId: number, filter: FeatureFilter): Promise<number> {
  const isUnfiltered = Object.values(filter).every((value) => value === undefined);
  const result = isUnfiltered
    ? await sql<{ total: number }>`
        select coalesce(sum(s.features_count), 0)::integer as total from project_stats s
        join projects p on p.project_id = s.project_id
        where p.ancestor_ids @> array[${projectId}::integer] and p.deleted_at is null`.execute(db)
    : await sql<{ total: number }>`
        select count(*)::integer as total from features f where ${toConditions(projectId, filter)}`.execute(
        db,
      );
  return result.rows[0]?.total ?? 0;
}
