import type { FeatureCreate, Geometry } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface KnownFeature {
  readonly local_uuid: string | null;
  readonly code: string;
  readonly request_digest: string | null;
  readonly deleted_at: Date | null;
}

/** The features that these `local_uuid`s made before. */
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

/** Why PostGIS calls each of many geometries invalid, in their order; null where it does not. */
export async function listInvalidities(
  db: Reader,
  geometries: readonly Geometry[],
): Promise<(string | null)[]> {
  const result = await sql<{ reason: string | null }>`
    select case when not st_isvalid(g) then st_isvalidreason(g) end as reason
    from jsonb_array_elements(${JSON.stringify(geometries)}::jsonb) with ordinality r (geometry, place)
    cross join lateral st_geomfromgeojson(r.geometry) g
    order by r.place`.execute(db);
  return result.rows.map(({ reason }) => reason);
}

/** What an edit would make of a feature. */
export interface WantedFeature {
  readonly code: string;
  readonly input: FeatureCreate;
}

/**
 * Locks features of a project, always in the same order, and says which of them are not as they are wanted.
 * Outlines are compared to nine decimals: a tenth of a millimetre.
 */
export async function lockDiffering(
  tx: Tx,
  projectId: number,
  wanted: readonly WantedFeature[],
): Promise<string[]> {
  const rows = JSON.stringify(wanted.map(({ code, input }) => ({ ...input, code })));
  const result = await sql<{ code: string; differs: boolean }>`
    select f.code, (f.name, f.description, f.shared, f.is_static, f.color, f.data, f.geofence, f.geofence_events,
        f.geofence_prompt, st_asgeojson(f.geometry, 9))
      is distinct from (w.name, w.description, w.shared, w.is_static, w.color, w.data, w.geofence, w.geofence_events,
        w.geofence_prompt, st_asgeojson(st_geomfromgeojson(w.geometry), 9)) as differs
    from features f
    join jsonb_to_recordset(${rows}::jsonb) as w (code uuid, name text, description text, shared boolean,
      is_static boolean, color text, geometry jsonb, data jsonb, geofence boolean, geofence_events text[],
      geofence_prompt boolean) on w.code = f.code
    where f.project_id = ${projectId} and f.deleted_at is null
    order by f.code for update of f`.execute(tx);
  return result.rows.filter(({ differs }) => differs).map(({ code }) => code);
}

/** Puts features of a project into the trash, and that into their histories. @returns those that were not there yet. */
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
