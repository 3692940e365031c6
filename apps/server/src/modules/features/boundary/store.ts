import {
  type AreaGeometry,
  type BoundaryCandidate,
  DEFAULT_FEATURE_COLOR,
  MAX_BOUNDARY_CANDIDATES,
  type ProjectBoundary,
} from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { toStored } from '../writing/to-stored.ts';

/** The code of a project’s boundary, or null. */
export async function findBoundaryCode(db: Reader, projectId: number): Promise<string | null> {
  const result = await sql<{ code: string }>`
    select f.code from projects p
    join features f on f.code = p.paired_feature_code and f.deleted_at is null
    where p.project_id = ${projectId}`.execute(db);
  return result.rows[0]?.code ?? null;
}

/**
 * Like `findBoundaryCode`, and keeps the boundary unchanged until commit. The lock leaves the key of the project’s row
 * free, so that features can still be inserted.
 */
export async function lockBoundary(tx: Tx, projectId: number): Promise<string | null> {
  await sql`select 1 from projects where project_id = ${projectId} for no key update`.execute(tx);
  // Read in a second statement: the snapshot of the locking statement predates its wait.
  return findBoundaryCode(tx, projectId);
}

/** In degrees, about 30 m: less than a pixel at the zooms that show many projects. */
const SIMPLIFY_DEGREES = 0.0003;

/** The boundaries of an organization’s projects that a member may read. */
export async function listBoundaries(
  db: Reader,
  memberId: number,
  organizationId: number,
): Promise<ProjectBoundary[]> {
  const result = await sql<ProjectBoundary>`
    select p.project_id, p.project_name, f.code, f.color,
      st_asgeojson(st_simplifypreservetopology(f.geometry, ${SIMPLIFY_DEGREES}), 5)::jsonb as geometry
    from access_project_roles(${memberId}) r
    join projects p on p.project_id = r.project_id
    join features f on f.code = p.paired_feature_code and f.deleted_at is null
    where p.organization_id = ${organizationId}
    order by p.project_id`.execute(db);
  return result.rows;
}

/** Areas of a project other than its boundary, newest first. */
export async function listCandidates(
  db: Reader,
  projectId: number,
  text: string,
): Promise<BoundaryCandidate[]> {
  const named = text === '' ? sql`true` : sql`search_words(f.name) @@ search_query(${text})`;
  const result = await sql<BoundaryCandidate>`
    select f.code, f.name, f.color, f.area_m2 from features f
    where f.project_id = ${projectId} and f.deleted_at is null and f.subtype = 'report'
      and f.geometry_type in ('Polygon', 'MultiPolygon') and ${named}
    order by f.created_origin desc, f.code desc
    limit ${MAX_BOUNDARY_CANDIDATES}`.execute(db);
  return result.rows;
}

/** Whether a feature is the boundary of a project. */
export async function isBoundary(db: Reader, code: string): Promise<boolean> {
  const row = await db.selectFrom('features').select('subtype').where('code', '=', code).executeTakeFirst();
  return row?.subtype === 'project';
}

export interface BoundaryRow {
  readonly code: string;
  readonly projectId: number;
  readonly memberId: number;
  readonly geometry: AreaGeometry;
}

/** A valid outline unchanged, or else repaired by PostGIS to the parts with an area. */
const mended = (geometry: AreaGeometry) => sql`
  select case when st_isvalid(given.shape) then given.shape
    else st_collectionextract(st_makevalid(given.shape), 3) end as shape
  from (select st_force2d(st_setsrid(st_geomfromgeojson(${JSON.stringify(toStored(geometry))}), 4326)) as shape) given`;

/**
 * Inserts the boundary of a project under the project’s name. Simplified and hand-drawn outlines often self-intersect
 * slightly, so invalid ones are repaired. @returns false when no part has an area.
 */
export async function insertBoundary(tx: Tx, boundary: BoundaryRow): Promise<boolean> {
  const result = await sql`
    insert into features (code, project_id, member_id, name, subtype, is_static, color, geometry, geometry_type,
      area_m2, created_origin)
    select ${boundary.code}, p.project_id, ${boundary.memberId}, p.project_name, 'project', true,
      ${DEFAULT_FEATURE_COLOR}, one.shape, substr(st_geometrytype(one.shape), 4), st_area(one.shape::geography), now()
    from (${mended(boundary.geometry)}) one
    join projects p on p.project_id = ${boundary.projectId}
    where not st_isempty(one.shape)`.execute(tx);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** Makes a feature an ordinary one (`report`) or the boundary of its project (`project`). @returns its version. */
export async function setSubtype(tx: Tx, code: string, subtype: 'report' | 'project'): Promise<number> {
  const row = await tx
    .updateTable('features')
    .set({ subtype })
    .where('code', '=', code)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

/**
 * Whether a boundary was a report before, and not only drawn as the outline of the project. Boundaries from before the
 * history recorded pairing are recognized by properties that only reports have.
 */
export async function wasReport(db: Reader, code: string): Promise<boolean> {
  const result = await sql<{ was_report: boolean }>`
    select f.local_uuid is not null or f.template_id is not null or f.resources_count > 0
      or exists (select 1 from feature_history h where h.feature_code = f.code and h.action = 'paired') as was_report
    from features f where f.code = ${code}`.execute(db);
  return result.rows[0]?.was_report ?? false;
}

/** Makes a feature the boundary of a project; null removes the boundary. */
export async function pairBoundary(tx: Tx, projectId: number, code: string | null): Promise<void> {
  await tx
    .updateTable('projects')
    .set({ paired_feature_code: code })
    .where('project_id', '=', projectId)
    .execute();
}
