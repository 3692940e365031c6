import {
  type AreaGeometry,
  type DataEntry,
  type FeatureFilter,
  type FeatureListItem,
  type FeatureTableField,
  type GeometryType,
  MAX_TABLE_FIELDS,
} from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { ReachableProject } from '../../../access/reachable-projects.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { listRows, toListItem, toOwnConditions } from '../store.ts';
import { toStored } from '../writing/to-stored.ts';

/** Features of several projects, as far as one reader may see them: for layers, which show no project as a whole. */
export interface Selected {
  /** The projects themselves, without those below them. */
  readonly projects: readonly ReachableProject[];
  /** Its `tags` are ignored: they are of projects. */
  readonly filter: FeatureFilter;
  readonly geometryTypes?: readonly GeometryType[];
  /** Only those that share a point with this area. */
  readonly area?: AreaGeometry;
  /** A query of the codes among which they are. */
  readonly codes?: RawBuilder<unknown>;
}

/** Times of observation in milliseconds since 1970, both ends included. */
export interface ObservedRange {
  readonly startDate?: number | undefined;
  readonly endDate?: number | undefined;
}

/** A range as the filter of a list has it. */
export const toRangeFilter = ({ startDate, endDate }: ObservedRange) => ({
  ...(startDate === undefined ? {} : { start_date: startDate }),
  ...(endDate === undefined ? {} : { end_date: endDate }),
});

/** The features of a selection that were observed in a range. */
export const selectWithin = (selected: Selected, range: ObservedRange): Selected => ({
  ...selected,
  filter: { ...selected.filter, ...toRangeFilter(range) },
});

/** Whether nothing but projects narrows a selection. */
function isWhole({ filter, geometryTypes, area, codes }: Selected): boolean {
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return !isFiltered && geometryTypes === undefined && area === undefined && codes === undefined;
}

/** Whether matches may be rare, so that they are collected instead of walking through the features by time. */
const isSearch = ({ filter, area, codes }: Selected) =>
  filter.text !== undefined || area !== undefined || codes !== undefined;

/** The conditions on `f` that do not concern its project. */
function toSelectedConditions({ filter, geometryTypes, area, codes }: Selected): RawBuilder<unknown> {
  const { tags: _tags, ...own } = filter;
  const all = [toOwnConditions(own)];
  if (geometryTypes !== undefined) all.push(sql`f.geometry_type = any(${[...geometryTypes]}::text[])`);
  if (area !== undefined) {
    all.push(
      sql`st_intersects(f.geometry, st_setsrid(st_geomfromgeojson(${JSON.stringify(toStored(area))}::text), 4326))`,
    );
  }
  if (codes !== undefined) all.push(sql`f.code in (${codes})`);
  return sql.join(all, sql` and `);
}

const listIds = (projects: readonly ReachableProject[], onlyShared: boolean) =>
  projects.filter((project) => project.only_shared === onlyShared).map(({ project_id }) => project_id);

/** A selection as a condition on `f`. */
export function isSelected(selected: Selected): RawBuilder<unknown> {
  const [whole, shared] = [listIds(selected.projects, false), listIds(selected.projects, true)];
  const isOfWhole = sql`f.project_id = any(${whole}::integer[])`;
  const isReadable =
    shared.length === 0
      ? isOfWhole
      : sql`(${isOfWhole} or (f.shared and f.project_id = any(${shared}::integer[])))`;
  return sql`${isReadable} and ${toSelectedConditions(selected)}`;
}

/** Whether the reader knows the project of `f` by nothing but its Public features. */
export function isOnlyPublic({ projects }: Selected): RawBuilder<unknown> {
  const shared = listIds(projects, true);
  return shared.length === 0 ? sql`false` : sql`f.project_id = any(${shared}::integer[])`;
}

/** A feature in the order of a list: newest observation first. */
export interface ListedPlace {
  readonly code: string;
  /** Its time of observation as text, with the full precision of the database. */
  readonly place: string;
}

interface Page {
  readonly limit: number;
  readonly offset?: number;
  /** The last feature of the previous page. */
  readonly after?: ListedPlace | null;
  readonly types?: readonly GeometryType[];
}

/** The codes and places of a page, newest first. */
function pageOf(
  selected: Selected,
  { limit, offset = 0, after = null, types }: Page,
): RawBuilder<ListedPlace> {
  const isBeyond =
    after === null
      ? sql`true`
      : sql`(f.created_origin, f.code) < (${after.place}::timestamptz, ${after.code}::uuid)`;
  const isOfType = types === undefined ? sql`true` : sql`f.geometry_type = any(${[...types]}::text[])`;
  if (isSearch(selected)) {
    return sql`
      with found as materialized (
        select f.code, f.created_origin from features f
        where ${isSelected(selected)} and ${isBeyond} and ${isOfType}
      )
      select code, created_origin::text as place from found
      order by created_origin desc, code desc limit ${limit} offset ${offset}`;
  }
  const { projects } = selected;
  return sql`
    select of_project.code, of_project.created_origin::text as place from unnest(
      ${projects.map(({ project_id }) => project_id)}::integer[],
      ${projects.map(({ only_shared }) => only_shared)}::boolean[]
    ) as p (project_id, only_shared)
    cross join lateral (
      select f.code, f.created_origin from features f
      where f.project_id = p.project_id and (f.shared or not p.only_shared)
        and ${toSelectedConditions(selected)} and ${isBeyond} and ${isOfType}
      order by f.created_origin desc, f.code desc limit ${limit + offset}
    ) of_project
    order by of_project.created_origin desc, of_project.code desc limit ${limit} offset ${offset}`;
}

interface SelectedColumns {
  readonly data: DataEntry[];
  /** Null if the reader knows the project by nothing but its Public features. */
  readonly project_name: string | null;
}

/** A feature of a selection with its collected data. */
export type SelectedFeature = FeatureListItem & SelectedColumns;

/** A page of a selection, newest observation first, with geometries. */
export async function listSelectedFeatures(
  db: Reader,
  selected: Selected,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<SelectedFeature[]> {
  const more = sql`, f.data, case when not ${isOnlyPublic(selected)}
    then (select p.project_name from projects p where p.project_id = f.project_id) end as project_name`;
  const isOnPage = sql`f.code = any(array(select page.code from (${pageOf(selected, { limit, offset })}) page))`;
  const options = { limit: sql`${limit}`, hasGeometry: true, more };
  const rows = await listRows<SelectedColumns>(db, isOnPage, options);
  return rows.map(({ data, project_name, ...row }) => ({ ...toListItem(row), data, project_name }));
}

/** The next features of a selection in the order of its list. None is returned twice, even under concurrent writes. */
export async function listSelectedPlaces(db: Reader, selected: Selected, page: Page): Promise<ListedPlace[]> {
  const { rows } = await pageOf(selected, page).execute(db);
  return rows;
}

/** The features of a selection whose data are looked at for keys. */
const SAMPLE = 1_000;

/** The keys of collected data of the newest features of a selection, the most frequent first. */
export async function listSelectedFields(db: Reader, selected: Selected): Promise<FeatureTableField[]> {
  const { rows } = await sql<FeatureTableField>`
    select e ->> 'key' as key, min((e ->> 'type')::integer) as type
    from features f cross join lateral jsonb_array_elements(f.data) e
    where f.code = any(array(select page.code from (${pageOf(selected, { limit: SAMPLE })}) page))
      and e ->> 'key' <> ''
    group by 1 order by count(*) desc, 1 limit ${MAX_TABLE_FIELDS}`.execute(db);
  return rows;
}

/** The number of features of a selection; of whole projects, a sum of stored counters. */
export async function countSelected(db: Reader, selected: Selected): Promise<number> {
  const { projects } = selected;
  const isCounted = isWhole(selected) && projects.every(({ only_shared }) => !only_shared);
  const { rows } = isCounted
    ? await sql<{ total: number }>`
        select coalesce(sum(s.features_count), 0)::integer as total from project_stats s
        where s.project_id = any(${projects.map(({ project_id }) => project_id)}::integer[])`.execute(db)
    : await sql<{ total: number }>`
        select count(*)::integer as total from features f where ${isSelected(selected)}`.execute(db);
  return rows[0]?.total ?? 0;
}
