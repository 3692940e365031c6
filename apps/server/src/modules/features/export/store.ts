import type { DataEntry, FeatureFilter, FeatureTag, Geometry, GeometryType } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { isOnlyPublic, isSelected, type Selected } from '../selected/store.ts';
import { countFeatures, listedProjects, newestFound, toConditions, toOwnConditions } from '../store.ts';
import { tagsOf } from '../tagging/store.ts';
import { countDeleted, inTrashOf } from '../trash/store.ts';

/** What is exported of a project and its descendants: their filtered list, or their trash. */
export type ProjectScope =
  | { readonly list: 'features'; readonly projectId: number; readonly filter: FeatureFilter }
  | { readonly list: 'trash'; readonly projectId: number };

/** What is exported: of a project, or what one reader sees of a layer. */
export type ExportScope = ProjectScope | { readonly list: 'layer'; readonly selected: Selected };

/** A feature with everything that goes into a file. Times are in milliseconds since 1970. */
export interface ExportRow {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly color: string;
  readonly shared: boolean;
  readonly is_static: boolean;
  readonly data: DataEntry[];
  readonly tags: FeatureTag[];
  readonly geometry: Geometry;
  readonly has_resources: boolean;
  readonly organization_id: number;
  readonly project_id: number;
  readonly project_name: string;
  readonly template_name: string | null;
  readonly member_display_name: string | null;
  readonly created_origin: number;
  readonly created_at: number;
  readonly updated_at: number;
  /** Null outside the trash. */
  readonly deleted_at: number | null;
  readonly deleted_by: string | null;
  /** The sort key as text with the full precision of the database, from which the next page continues. */
  readonly place: string;
}

/** The next page of a list. */
export interface ExportPage {
  readonly types: readonly GeometryType[];
  /** The last row of the previous page. */
  readonly after: Pick<ExportRow, 'place' | 'code'> | null;
  readonly limit: number;
}

/** The features of a scope, as a condition on `f`. */
function isInScope(scope: ExportScope): RawBuilder<unknown> {
  switch (scope.list) {
    case 'trash':
      return inTrashOf(scope.projectId);
    case 'features':
      return toConditions(scope.projectId, scope.filter);
    case 'layer':
      return isSelected(scope.selected);
  }
}

/** Reads the newest of each project by index, then merges them, so that a large project is never sorted as a whole. */
function nextOfList(
  { projectId, filter }: Extract<ProjectScope, { list: 'features' }>,
  { types, after, limit }: ExportPage,
): RawBuilder<unknown> {
  const isBeyond =
    after === null
      ? sql`true`
      : sql`(f.created_origin, f.code) < (${after.place}::timestamptz, ${after.code}::uuid)`;
  return sql`
    select of_project.code from unnest(${listedProjects(projectId, filter.tags)}) as p (project_id)
    cross join lateral (
      select f.code, f.created_origin from features f
      where f.project_id = p.project_id and ${toOwnConditions(filter)}
        and f.geometry_type = any(${[...types]}::text[]) and ${isBeyond}
      order by f.created_origin desc, f.code desc limit ${limit}
    ) of_project
    order by of_project.created_origin desc, of_project.code desc limit ${limit}`;
}

function nextOfTrash(projectId: number, { types, after, limit }: ExportPage): RawBuilder<unknown> {
  const isBeyond =
    after === null
      ? sql`true`
      : sql`(f.deleted_at < ${after.place}::timestamptz
          or (f.deleted_at = ${after.place}::timestamptz and f.code > ${after.code}::uuid))`;
  return sql`
    select f.code from features f
    where ${inTrashOf(projectId)} and f.geometry_type = any(${[...types]}::text[]) and ${isBeyond}
    order by f.deleted_at desc, f.code limit ${limit}`;
}

function toCodes(scope: ProjectScope, page: ExportPage): RawBuilder<unknown> {
  if (scope.list === 'trash') return nextOfTrash(scope.projectId, page);
  // A rare term fits in the first page; for a common one the following matches are near.
  if (page.after === null && scope.filter.text !== undefined) {
    const isOfType = sql`f.geometry_type = any(${[...page.types]}::text[])`;
    return newestFound(sql`${isInScope(scope)} and ${isOfType}`, page.limit);
  }
  return nextOfList(scope, page);
}

/** The next features of a scope, in the order of its list. None is returned twice, even under concurrent writes. */
export async function listForExport(db: Reader, scope: ProjectScope, page: ExportPage): Promise<ExportRow[]> {
  const isTrash = scope.list === 'trash';
  const codes = toCodes(scope, page);
  const [place, order] = isTrash
    ? [sql`f.deleted_at`, sql`f.deleted_at desc, f.code`]
    : [sql`f.created_origin`, sql`f.created_origin desc, f.code desc`];
  return listRows(db, sql`f.code = any(array(${codes}))`, { place, order, projectName: sql`p.project_name` });
}

/**
 * The features of a selection among these codes, newest first. Those that its reader may no longer see are left out, and
 * the name of a project of which they see nothing but Public features is blank.
 */
export function listSelectedForExport(
  db: Reader,
  selected: Selected,
  codes: readonly string[],
): Promise<ExportRow[]> {
  // From a query, whose size the planner does not know: for a list of thousands it would scan the table.
  const isAmong = sql`f.code = any(array(select unnest(${[...codes]}::uuid[])))`;
  return listRows(db, sql`${isAmong} and ${isSelected(selected)}`, {
    place: sql`f.created_origin`,
    order: sql`f.created_origin desc, f.code desc`,
    projectName: sql`case when ${isOnlyPublic(selected)} then '' else p.project_name end`,
  });
}

interface RowOptions {
  readonly place: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly projectName: RawBuilder<unknown>;
}

async function listRows(
  db: Reader,
  condition: RawBuilder<unknown>,
  { place, order, projectName }: RowOptions,
): Promise<ExportRow[]> {
  // As floats, which are much cheaper than numerics; less than a microsecond is added, so that none is lost to rounding.
  const toMs = (time: RawBuilder<unknown>) => sql`floor(date_part('epoch', ${time}) * 1000 + 0.0005)`;
  // One text, which is parsed at once: the driver takes longer to read each column of each row.
  const result = await sql<{ rows: ExportRow[] | null }>`
    select json_agg(r) as rows from (
      select f.code, f.name, f.description, f.color, f.shared, f.is_static, f.data, ${tagsOf(sql`f.code`)} as tags,
        st_asgeojson(f.geometry, 9, 0)::json as geometry, f.resources_count > 0 as has_resources,
        p.organization_id, f.project_id, ${projectName} as project_name, t.name as template_name,
        m.display_name as member_display_name, ${toMs(sql`f.created_origin`)} as created_origin,
        ${toMs(sql`f.created_at`)} as created_at, ${toMs(sql`f.updated_at`)} as updated_at,
        ${toMs(sql`f.deleted_at`)} as deleted_at, d.display_name as deleted_by, ${place}::text as place
      from features f
      join projects p on p.project_id = f.project_id
      left join templates t on t.id = f.template_id
      left join members m on m.member_id = f.member_id
      left join members d on d.member_id = f.deleted_by
      where ${condition}
      order by ${order}
    ) r`.execute(db);
  return result.rows[0]?.rows ?? [];
}

/** The number of features in a scope. */
export function countScope(db: Reader, scope: ProjectScope): Promise<number> {
  return scope.list === 'trash'
    ? countDeleted(db, scope.projectId)
    : countFeatures(db, scope.projectId, scope.filter);
}

/** The number of features of each geometry type in a scope, and whether any has altitudes. */
export async function countKinds(
  db: Reader,
  scope: ExportScope,
): Promise<{ type: GeometryType; count: number; has_altitude: boolean }[]> {
  const result = await sql<{ type: GeometryType; count: number; has_altitude: boolean }>`
    select f.geometry_type as type, count(*)::integer as count, bool_or(st_ndims(f.geometry) > 2) as has_altitude
    from features f where ${isInScope(scope)} group by 1 order by 1`.execute(db);
  return result.rows;
}

/** The data keys in a scope, most used first, and whether all values of a key are numbers. */
export async function listDataKeys(
  db: Reader,
  scope: ExportScope,
  limit: number,
): Promise<{ key: string; is_number: boolean }[]> {
  const result = await sql<{ key: string; is_number: boolean }>`
    select e.value ->> 'key' as key,
      bool_and(e.value ->> 'type' = '1' and e.value ->> 'value' ~ '^-?[0-9]{1,15}(\\.[0-9]{1,15})?$') as is_number
    from features f cross join lateral jsonb_array_elements(f.data) e (value)
    where ${isInScope(scope)}
    group by 1 order by count(*) desc, 1 limit ${limit}`.execute(db);
  return result.rows;
}

/** What features have beside their own values. */
export interface AttachedCounts {
  readonly pictures: number;
  readonly files: number;
  readonly notes: number;
}

/** The number of images, other files and notes of the features in a scope. */
export async function countAttached(
  db: Reader,
  scope: ProjectScope,
  mediaTypes: readonly string[],
): Promise<AttachedCounts> {
  const isPicture = sql`r.media_type = any(${[...mediaTypes]}::text[])`;
  const result = await sql<AttachedCounts>`
    select r.pictures, r.files, n.notes from
      (select count(*) filter (where ${isPicture})::integer as pictures,
        count(*) filter (where not ${isPicture})::integer as files
      from features f join resources r on r.feature_code = f.code where ${isInScope(scope)}) r,
      (select count(*)::integer as notes
      from features f join notes n on n.feature_code = f.code where ${isInScope(scope)}) n`.execute(db);
  return result.rows[0] ?? { pictures: 0, files: 0, notes: 0 };
}

/** The number of images of the features in a scope. */
export async function countPictures(
  db: Reader,
  scope: ProjectScope,
  mediaTypes: readonly string[],
): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*)::integer as count from features f join resources r on r.feature_code = f.code
    where ${isInScope(scope)} and r.media_type = any(${[...mediaTypes]}::text[])`.execute(db);
  return result.rows[0]?.count ?? 0;
}
