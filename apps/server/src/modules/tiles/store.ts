import type { FeatureSelection, Geometry, GeometryType } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import { toConditions } from '../features/index.ts';
import { firstPictureOf } from '../resources/index.ts';
import type { TileFeature } from './tile-engine.ts';

/**
 * Names the state of a project’s features and of those below it: it changes whenever one of them does,
 * and with the project’s tree and its words.
 */
export async function getFeaturesVersion(db: Reader, projectId: number): Promise<string> {
  const result = await sql<{ version: string }>`
    select md5(string_agg(concat_ws(':', s.project_id, s.features_version, p.project_tags), ',' order by s.project_id))
      as version
    from projects p
    join project_stats s on s.project_id = p.project_id
    where p.ancestor_ids @> array[${projectId}::integer] and p.deleted_at is null`.execute(db);
  return result.rows[0]?.version ?? 'empty';
}

/** What a project is called and whose it is. */
export interface Credits {
  readonly project_name: string;
  readonly project_desc: string;
  readonly organization_name: string;
}

export async function findCredits(db: Reader, projectId: number): Promise<Credits | null> {
  const result = await sql<Credits>`
    select p.project_name, p.project_desc, o.organization_name
    from projects p join organizations o on o.organization_id = p.organization_id
    where p.project_id = ${projectId} and p.deleted_at is null`.execute(db);
  return result.rows[0] ?? null;
}

interface Row {
  code: string;
  name: string;
  color: string;
  geometry_type: GeometryType;
  shared: boolean;
  created_origin: Date;
  picture: string | null;
  geometry: Geometry;
}

const KINDS = { Point: 'point', LineString: 'line', Polygon: 'area', MultiPolygon: 'area' } as const;

/** The features of a project and of those below it that pass a filter, as tiles carry them. */
export async function listTileFeatures(
  db: Reader,
  projectId: number,
  selection: FeatureSelection,
): Promise<TileFeature[]> {
  const result = await sql<Row>`
    select f.code, f.name, f.color, f.geometry_type, f.shared, f.created_origin,
      case when f.resources_count > 0 then ${firstPictureOf(sql`f.code`)} end as picture,
      st_asgeojson(f.geometry, 7)::jsonb as geometry
    from features f
    where ${toConditions(projectId, selection)}
    order by f.code`.execute(db);
  return result.rows.map(({ geometry_type, created_origin, ...row }) => ({
    ...row,
    kind: KINDS[geometry_type],
    created_origin_ms: created_origin.getTime(),
  }));
}
