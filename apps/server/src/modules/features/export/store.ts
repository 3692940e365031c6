import type { DataEntry, FeatureFilter, Geometry, GeometryType } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { listedProjects, toConditions, toOwnConditions } from '../store.ts';

/** A feature with all that goes into a file. */
export interface ExportRow {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly color: string;
  readonly shared: boolean;
  readonly is_static: boolean;
  readonly data: DataEntry[];
  readonly geometry: Geometry;
  readonly has_resources: boolean;
  readonly organization_id: number;
  readonly project_id: number;
  readonly project_name: string;
  readonly template_name: string | null;
  readonly member_display_name: string | null;
  readonly created_origin: Date;
  readonly created_at: Date;
  readonly updated_at: Date;
  /** `created_origin` as the database writes it: the place to go on from. */
  readonly observed: string;
}

/** What part of the list comes next. */
export interface ExportPage {
  readonly types: readonly GeometryType[];
  /** The last of the page before. */
  readonly after: Pick<ExportRow, 'observed' | 'code'> | null;
  readonly limit: number;
}

/** The next features of a filter in the order of the list, whole. Never one twice, whatever comes and goes meanwhile. */
export async function listForExport(
  db: Reader,
  projectId: number,
  filter: FeatureFilter,
  { types, after, limit }: ExportPage,
): Promise<ExportRow[]> {
  const isBeyond: RawBuilder<unknown> =
    after === null
      ? sql`true`
      : sql`(f.created_origin, f.code) < (${after.observed}::timestamptz, ${after.code}::uuid)`;
  const page = sql`
    select of_project.code from unnest(${listedProjects(projectId, filter.tags)}) as p (project_id)
    cross join lateral (
      select f.code, f.created_origin from features f
      where f.project_id = p.project_id and ${toOwnConditions(filter)}
        and f.geometry_type = any(${[...types]}::text[]) and ${isBeyond}
      order by f.created_origin desc, f.code desc limit ${limit}
    ) of_project
    order by of_project.created_origin desc, of_project.code desc limit ${limit}`;
  const result = await sql<ExportRow>`
    select f.code, f.name, f.description, f.color, f.shared, f.is_static, f.data,
      st_asgeojson(f.geometry, 9)::jsonb as geometry, f.resources_count > 0 as has_resources,
      p.organization_id, f.project_id, p.project_name, t.name as template_name,
      m.display_name as member_display_name, f.created_origin, f.created_at, f.updated_at,
      f.created_origin::text as observed
    from features f
    join projects p on p.project_id = f.project_id
    left join templates t on t.id = f.template_id
    left join members m on m.member_id = f.member_id
    where f.code = any(array(${page}))
    order by f.created_origin desc, f.code desc`.execute(db);
  return result.rows;
}

/** How many features of each kind a filter passes, and whether any of a kind has altitudes. */
export async function countKinds(
  db: Reader,
  projectId: number,
  filter: FeatureFilter,
): Promise<{ type: GeometryType; count: number; has_altitude: boolean }[]> {
  const result = await sql<{ type: GeometryType; count: number; has_altitude: boolean }>`
    select f.geometry_type as type, count(*)::integer as count, bool_or(st_ndims(f.geometry) > 2) as has_altitude
    from features f where ${toConditions(projectId, filter)} group by 1 order by 1`.execute(db);
  return result.rows;
}

/** The keys of the data of a filter, the most used first, and whether all values of one are numbers. */
export async function listDataKeys(
  db: Reader,
  projectId: number,
  filter: FeatureFilter,
  limit: number,
): Promise<{ key: string; is_number: boolean }[]> {
  const result = await sql<{ key: string; is_number: boolean }>`
    select e.value ->> 'key' as key,
      bool_and(e.value ->> 'type' = '1' and e.value ->> 'value' ~ '^-?[0-9]{1,15}(\\.[0-9]{1,15})?$') as is_number
    from features f cross join lateral jsonb_array_elements(f.data) e (value)
    where ${toConditions(projectId, filter)}
    group by 1 order by count(*) desc, 1 limit ${limit}`.execute(db);
  return result.rows;
}

/** How many photographs the features of a filter have. */
export async function countPictures(
  db: Reader,
  projectId: number,
  filter: FeatureFilter,
  mediaTypes: readonly string[],
): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*)::integer as count from features f join resources r on r.feature_code = f.code
    where ${toConditions(projectId, filter)} and r.media_type = any(${[...mediaTypes]}::text[])`.execute(db);
  return result.rows[0]?.count ?? 0;
}
