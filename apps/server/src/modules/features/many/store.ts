import { type DataEntry, type FeatureTagInput, type Geometry, toGeometryType } from '@waypost/contract';
import { sql } from 'kysely';
import { copyRows, type Reader, type Tx } from '../../../platform/db/database.ts';
import { CopiedRows } from '../../../platform/db/driver/copied-rows.ts';
import { type FeatureChange, measures, type NewFeature } from '../writing/store.ts';
import { toStored } from '../writing/to-stored.ts';
import { measureEwkb, writeEwkb } from './ewkb.ts';

export interface KnownFeature {
  readonly local_uuid: string | null;
  readonly code: string;
  readonly request_digest: string | null;
  readonly deleted_at: Date | null;
}

/** The features that were created with these `local_uuid`s. */
export async function listByLocalUuid(
  db: Reader,
  projectId: number,
  localUuids: readonly string[],
): Promise<KnownFeature[]> {
  return db
    .selectFrom('features')
    .select(['local_uuid', 'code', 'request_digest', 'deleted_at'])
    .where('project_id', '=', projectId)
    .where(sql<boolean>`local_uuid = any(${localUuids}::uuid[])`)
    .execute();
}

interface Measures {
  readonly area_m2: number | null;
  readonly length_m: number | null;
}

const NO_MEASURES: Measures = { area_m2: null, length_m: null };

/** Measures of geometries, in their order. */
async function listMeasures(db: Reader, outlines: readonly Geometry[]): Promise<Measures[]> {
  if (outlines.length === 0) return [];
  const sizes = outlines.map(measureEwkb);
  const bytes = Buffer.alloc(sizes.reduce((sum, size) => sum + size, 0));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let end = 0;
  const starts = outlines.map((outline, index) => {
    const start = end;
    writeEwkb(outline, view, start);
    end += sizes[index] ?? 0;
    // PostgreSQL counts from 1.
    return start + 1;
  });
  const result = await sql<Measures>`
    select ${measures} from unnest(${starts}::integer[], ${sizes}::integer[]) with ordinality r (start, size, place)
    cross join lateral (
      select st_geomfromewkb(substring(${bytes}::bytea from r.start for r.size)) as geometry offset 0
    ) g order by r.place`.execute(db);
  return result.rows;
}

const COPIED = `features (code, project_id, member_id, template_id, name, description, shared, is_static, color, geometry,
  geometry_type, area_m2, length_m, data, geofence, geofence_events, geofence_prompt, parent_code, resources_count,
  local_uuid, request_digest, file_name, created_origin)`;
const COPIED_COLUMNS = 23;

/** Copies new features into the table. @throws the database’s error, a unique violation for a known `local_uuid`. */
export async function copyFeatures(
  tx: Tx,
  projectId: number,
  memberId: number,
  features: readonly NewFeature[],
): Promise<void> {
  const outlines = features.map(({ geometry }) => geometry).filter(({ type }) => type !== 'Point');
  const measured = await listMeasures(tx, outlines);
  const rows = new CopiedRows();
  let next = 0;
  for (const feature of features) {
    const { geometry } = feature;
    const { area_m2, length_m } = (geometry.type !== 'Point' && measured[next++]) || NO_MEASURES;
    const { template_id, parent_code, local_uuid, request_digest, file_name } = feature;
    rows.row(COPIED_COLUMNS);
    rows.uuid(feature.code);
    rows.integer(projectId);
    rows.integer(memberId);
    if (template_id == null) rows.null();
    else rows.integer(template_id);
    rows.text(feature.name);
    rows.text(feature.description);
    rows.boolean(feature.shared);
    rows.boolean(feature.is_static);
    rows.text(feature.color);
    rows.written(measureEwkb(geometry), writeEwkb, geometry);
    rows.text(toGeometryType(geometry));
    if (area_m2 === null) rows.null();
    else rows.double(area_m2);
    if (length_m === null) rows.null();
    else rows.double(length_m);
    rows.json(JSON.stringify(feature.data));
    rows.boolean(feature.geofence);
    rows.texts(feature.geofence_events);
    rows.boolean(feature.geofence_prompt);
    if (parent_code == null) rows.null();
    else rows.uuid(parent_code);
    rows.integer(feature.resources_count);
    if (local_uuid === undefined) rows.null();
    else rows.uuid(local_uuid);
    if (request_digest === null) rows.null();
    else rows.text(request_digest);
    if (file_name === undefined) rows.null();
    else rows.text(file_name);
    rows.timestamp(feature.created_origin);
  }
  await copyRows(tx, COPIED, rows);
}

/** The reason why PostGIS considers each geometry invalid, in their order; null for a valid one. */
export async function listInvalidities(
  db: Reader,
  geometries: readonly Geometry[],
): Promise<(string | null)[]> {
  const result = await sql<{ reason: string | null }>`
    select case when not st_isvalid(g) then st_isvalidreason(g) end as reason
    from jsonb_array_elements(${JSON.stringify(geometries.map(toStored))}::jsonb) with ordinality r (geometry, place)
    cross join lateral st_geomfromgeojson(r.geometry) g
    order by r.place`.execute(db);
  return result.rows.map(({ reason }) => reason);
}

/** An update of a feature; absent fields stay as they are. */
export interface WantedFeature {
  readonly code: string;
  readonly input: Omit<FeatureChange, 'tags'>;
  /** Tags to put on it and to take off it; the others stay. */
  readonly tagChange?: { readonly add: readonly FeatureTagInput[]; readonly remove: readonly number[] };
  /** The version that the update started from: a feature that has changed since, or is gone, is refused. */
  readonly version?: number;
}

/** A feature that is locked until commit. */
export interface LockedState {
  readonly code: string;
  readonly version: number;
  readonly data: readonly DataEntry[];
  /** Whether a field other than `data` differs from the update. */
  readonly differs: boolean;
}

/**
 * Locks features of a project in a fixed order, and compares them with the updates. Geometries are compared to nine
 * decimals, about a tenth of a millimetre.
 */
export async function lockAll(
  tx: Tx,
  projectId: number,
  wanted: readonly WantedFeature[],
): Promise<LockedState[]> {
  const rows = JSON.stringify(wanted.map(({ code, input: { data: _, ...input } }) => ({ ...input, code })));
  const result = await sql<LockedState>`
    select f.code, f.version, f.data, (f.name, f.description, f.shared, f.is_static, f.color, f.geofence,
        f.geofence_events, f.geofence_prompt, st_asgeojson(f.geometry, 9))
      is distinct from (coalesce(w.name, f.name), coalesce(w.description, f.description),
        coalesce(w.shared, f.shared), coalesce(w.is_static, f.is_static), coalesce(w.color, f.color),
        coalesce(w.geofence, f.geofence), coalesce(w.geofence_events, f.geofence_events),
        coalesce(w.geofence_prompt, f.geofence_prompt),
        st_asgeojson(coalesce(st_geomfromgeojson(w.geometry), f.geometry), 9)) as differs
    from features f
    join jsonb_to_recordset(${rows}::jsonb) as w (code uuid, name text, description text, shared boolean,
      is_static boolean, color text, geometry jsonb, geofence boolean, geofence_events text[],
      geofence_prompt boolean) on w.code = f.code
    where f.project_id = ${projectId} and f.deleted_at is null
    order by f.code for update of f`.execute(tx);
  return result.rows;
}

/** A feature at one of its versions. */
export interface FeatureAt {
  readonly code: string;
  readonly version: number;
}

/** Locks features of a project in a fixed order. @returns those still at the given versions. */
export async function lockUnchanged(
  tx: Tx,
  projectId: number,
  features: readonly FeatureAt[],
): Promise<FeatureAt[]> {
  const result = await sql<FeatureAt>`
    select f.code, f.version from features f
    join unnest(${features.map(({ code }) => code)}::uuid[],
      ${features.map(({ version }) => version)}::integer[]) w (code, version) using (code, version)
    where f.project_id = ${projectId} and f.deleted_at is null
    order by f.code for update of f`.execute(tx);
  return result.rows;
}

/** Moves features of a project to the trash and records it in their history. @returns those that were not there yet. */
export async function trashAll(
  tx: Tx,
  projectId: number,
  memberId: number,
  codes: readonly string[],
): Promise<string[]> {
  const result = await sql<{ code: string }>`
    with gone as (
      update features set deleted_at = now(), deleted_by = ${memberId}
      where code = any(${codes}::uuid[]) and project_id = ${projectId} and subtype = 'report' and deleted_at is null
      returning code, version
    )
    insert into feature_history (feature_code, version, action, member_id)
    select code, version, 'deleted', ${memberId} from gone
    returning feature_code as code`.execute(tx);
  return result.rows.map(({ code }) => code);
}
