import {
  type DataEntry,
  type FeatureCreate,
  type FeatureTagInput,
  type GeofenceEvent,
  type Geometry,
  type GeometryType,
  toGeometryType,
} from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { plannedOnce, plannedOnceAhead } from '../../../platform/db/driver/planned-once.ts';
import { toStored } from './to-stored.ts';

/** A feature to insert: the client’s values and those the server adds. */
export interface NewFeature extends FeatureCreate {
  readonly code: string;
  readonly request_digest: string | null;
  readonly resources_count: number;
  readonly created_origin: number;
}

/** Lengths and areas by PostGIS on the ellipsoid, which clients must match. */
export const measures = sql`
  case when st_dimension(g.geometry) = 2 then st_area(g.geometry::geography) end as area_m2,
  case when st_dimension(g.geometry) = 1 then st_length(g.geometry::geography) end as length_m`;

/** The constraint that each `local_uuid` occurs once in a project. */
export const LOCAL_UUID_KEY = 'features_local_uuid_key';

/** One statement with one parameter. */
function toInsert(projectId: number, memberId: number, features: readonly NewFeature[]): RawBuilder<unknown> {
  const rows = JSON.stringify(
    features.map((f) => ({
      ...f,
      geometry_type: toGeometryType(f.geometry),
      created_origin: new Date(f.created_origin).toISOString(),
    })),
  );
  // “offset 0” keeps the planner from parsing the geometry once per use, a fifth of the total time.
  return sql`
    insert into features (code, project_id, member_id, template_id, name, description, shared, is_static, color,
      geometry, geometry_type, area_m2, length_m, data, geofence, geofence_events, geofence_prompt, parent_code,
      resources_count, local_uuid, request_digest, file_name, created_origin)
    select r.code, ${projectId}, ${memberId}, r.template_id, r.name, r.description, r.shared, r.is_static, r.color,
      g.geometry, r.geometry_type, ${measures}, r.data, r.geofence, r.geofence_events, r.geofence_prompt,
      r.parent_code, r.resources_count, r.local_uuid, r.request_digest, r.file_name, r.created_origin
    from jsonb_to_recordset(${rows}::jsonb) as r (code uuid, template_id integer, name text, description text,
      shared boolean, is_static boolean, color text, geometry jsonb, geometry_type text, data jsonb, geofence boolean,
      geofence_events text[], geofence_prompt boolean, parent_code uuid, resources_count integer,
      local_uuid uuid, request_digest text, file_name text, created_origin timestamptz)
    cross join lateral (select st_setsrid(st_geomfromgeojson(r.geometry), 4326) as geometry offset 0) g`;
}

/**
 * Inserts features, except those whose `local_uuid` exists in the project.
 * @returns the codes of the inserted ones.
 * @throws the database’s check violation for an invalid geometry.
 */
export async function insertFeatures(
  tx: Tx,
  projectId: number,
  memberId: number,
  features: readonly NewFeature[],
): Promise<string[]> {
  const result = await sql<{ code: string }>`
    ${plannedOnce}
    ${toInsert(projectId, memberId, features)}
    on conflict on constraint ${sql.raw(LOCAL_UUID_KEY)} do nothing
    returning code`.execute(tx);
  return result.rows.map(({ code }) => code);
}

/**
 * Inserts a feature without waiting for it. The transaction fails where `insertFeatures` throws, and with a violation of
 * `LOCAL_UUID_KEY` if its `local_uuid` exists in the project.
 */
export async function insertAhead(
  tx: Tx,
  projectId: number,
  memberId: number,
  feature: NewFeature,
): Promise<void> {
  await sql`
    ${plannedOnceAhead}
    ${toInsert(projectId, memberId, [feature])}`.execute(tx);
}

/** The feature created with a `local_uuid`, with the digest of its request. */
export async function findByLocalUuid(
  db: Reader,
  projectId: number,
  localUuid: string,
): Promise<{ code: string; request_digest: string | null; deleted_at: Date | null } | null> {
  const row = await db
    .selectFrom('features')
    .select(['code', 'request_digest', 'deleted_at'])
    .where('project_id', '=', projectId)
    .where('local_uuid', '=', localUuid)
    .executeTakeFirst();
  return row ?? null;
}

/** The reason for a geometry that is valid but has no measures. */
export const UNMEASURABLE = 'An edge goes half round the globe, any way: put a vertex between its ends.';

/**
 * The reason why PostGIS considers a geometry invalid, with the position (`Self-intersection[1 2]`); null for a valid
 * one.
 */
export async function findInvalidity(db: Reader, geometry: Geometry): Promise<string | null> {
  const result = await sql<{ reason: string | null }>`
    ${plannedOnce}
    select case when not st_isvalid(g) then st_isvalidreason(g) end as reason
    from st_geomfromgeojson(${JSON.stringify(toStored(geometry))}) g`.execute(db);
  return result.rows[0]?.reason ?? null;
}

export interface FeatureChange {
  readonly geometry?: Geometry | undefined;
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly shared?: boolean | undefined;
  readonly is_static?: boolean | undefined;
  readonly color?: string | undefined;
  readonly data?: readonly DataEntry[] | undefined;
  readonly geofence?: boolean | undefined;
  readonly geofence_events?: readonly GeofenceEvent[] | undefined;
  readonly geofence_prompt?: boolean | undefined;
  /** Null removes the template. */
  readonly template_id?: number | null | undefined;
  /** All of its tags; see `tagging/`. */
  readonly tags?: readonly FeatureTagInput[] | undefined;
}

/** A feature, and the project that it must belong to. */
export interface PlacedFeature {
  readonly code: string;
  readonly projectId: number;
}

/** A feature before a change, with its row locked until commit. */
export interface LockedFeature {
  readonly name: string;
  readonly description: string;
  readonly shared: boolean;
  readonly is_static: boolean;
  readonly color: string;
  readonly data: readonly DataEntry[];
  readonly geofence: boolean;
  readonly geofence_events: readonly GeofenceEvent[];
  readonly geofence_prompt: boolean;
  readonly version: number;
  readonly geometry_type: GeometryType;
  readonly template_id: number | null;
  /** Whether the new geometry equals the current one to nine decimals, about a tenth of a millimetre. */
  readonly is_same_geometry: boolean;
}

/** Locks a feature of a project for a change. @returns null when it is gone or in another project. */
export async function lockFeature(
  tx: Tx,
  { code, projectId }: PlacedFeature,
  wanted: Geometry | undefined,
): Promise<LockedFeature | null> {
  const geometry = wanted === undefined ? null : JSON.stringify(wanted);
  const result = await sql<LockedFeature>`
    select f.version, f.name, f.description, f.shared, f.is_static, f.color, f.data, f.geofence, f.geofence_events,
      f.geofence_prompt, f.geometry_type, f.template_id,
      coalesce(st_asgeojson(f.geometry, 9) = st_asgeojson(st_geomfromgeojson(${geometry}::text), 9), true)
        as is_same_geometry
    from features f where f.code = ${code} and f.project_id = ${projectId} and f.deleted_at is null
    for update`.execute(tx);
  return result.rows[0] ?? null;
}

/**
 * Updates a locked feature to its next version.
 * @param into the project to move to; null: no move. If that project already has its `local_uuid`, the feature loses
 * it.
 */
export async function updateFeature(
  tx: Tx,
  code: string,
  change: FeatureChange,
  into: number | null,
): Promise<void> {
  const geometry = change.geometry === undefined ? null : JSON.stringify(change.geometry);
  const data = change.data === undefined ? null : JSON.stringify(change.data);
  await sql`
    update features f set
      version = f.version + 1,
      updated_at = now(),
      name = coalesce(${change.name ?? null}, f.name),
      description = coalesce(${change.description ?? null}, f.description),
      shared = coalesce(${change.shared ?? null}, f.shared),
      is_static = coalesce(${change.is_static ?? null}, f.is_static),
      color = coalesce(${change.color ?? null}, f.color),
      data = coalesce(${data}::jsonb, f.data),
      geofence = coalesce(${change.geofence ?? null}, f.geofence),
      geofence_events = coalesce(${change.geofence_events ?? null}::text[], f.geofence_events),
      geofence_prompt = coalesce(${change.geofence_prompt ?? null}, f.geofence_prompt),
      template_id = case when ${change.template_id !== undefined}::boolean
        then ${change.template_id ?? null}::integer else f.template_id end,
      project_id = coalesce(${into}::integer, f.project_id),
      local_uuid = case when not exists (select 1 from features o
        where o.project_id = ${into}::integer and o.local_uuid = f.local_uuid) then f.local_uuid end
    where f.code = ${code}`.execute(tx);
  if (geometry === null) return;
  await sql`
    update features f set geometry = g.geometry, geometry_type = ${change.geometry === undefined ? null : toGeometryType(change.geometry)},
      area_m2 = case when st_dimension(g.geometry) = 2 then st_area(g.geometry::geography) end,
      length_m = case when st_dimension(g.geometry) = 1 then st_length(g.geometry::geography) end
    from (select st_setsrid(st_geomfromgeojson(${geometry}::text), 4326) as geometry) g
    where f.code = ${code}`.execute(tx);
}

/** Moves a feature of a project to the trash. @returns its version, or null when it was not there. */
export async function deleteFeature(
  tx: Tx,
  { code, projectId, memberId }: PlacedFeature & { readonly memberId: number },
): Promise<number | null> {
  const row = await tx
    .updateTable('features')
    .set({ deleted_at: new Date(), deleted_by: memberId })
    .where('code', '=', code)
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .returning('version')
    .executeTakeFirst();
  return row?.version ?? null;
}

/** Adjusts the file count, which touches the feature but creates no version of its fields. */
export async function countFile(tx: Tx, code: string, change: 1 | -1): Promise<void> {
  await sql`
    update features set resources_count = resources_count + ${change}::integer, updated_at = now() where code = ${code}`.execute(
    tx,
  );
}

/** The codes among these that are features of a project and not in the trash. */
export async function listFeaturesOf(
  db: Reader,
  projectId: number,
  codes: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('features')
    .select('code')
    .where(sql<boolean>`code = any(${codes}::uuid[])`)
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ code }) => code);
}

/**
 * Like `listFeaturesOf` for parents of new features: until commit none of them can move to another project. Call it
 * before the insert, which would otherwise wait for a concurrent move and then attach to a parent in the other project.
 */
export async function lockParents(tx: Tx, projectId: number, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const result = await sql<{ code: string }>`
    select code from features
    where code = any(${codes}::uuid[]) and project_id = ${projectId} and deleted_at is null
    order by code for key share`.execute(tx);
  return new Set(result.rows.map(({ code }) => code));
}
