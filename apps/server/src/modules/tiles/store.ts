import { type Geometry, type GeometryType, PICTURE_MEDIA_TYPES } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';
import type { TileFeature } from './tile-engine.ts';

/**
 * Names the state of a project’s features and of those below it: it changes whenever one of them does,
 * and with the project’s tree.
 */
export async function getFeaturesVersion(db: Reader, projectId: number): Promise<string> {
  const result = await sql<{ version: string }>`
    select md5(string_agg(s.project_id || ':' || s.features_version, ',' order by s.project_id)) as version
    from projects p
    join project_stats s on s.project_id = p.project_id
    where p.ancestor_ids @> array[${projectId}::integer] and p.deleted_at is null`.execute(db);
  return result.rows[0]?.version ?? 'empty';
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

/** Every feature of a project and of those below it, as tiles carry them. */
export async function listTileFeatures(db: Reader, projectId: number): Promise<TileFeature[]> {
  const result = await sql<Row>`
    select f.code, f.name, f.color, f.geometry_type, f.shared, f.created_origin,
      case when f.resources_count > 0 then (
        select r.uuid from resources r
        where r.feature_code = f.code and r.media_type = any(${[...PICTURE_MEDIA_TYPES]}::text[])
        order by r.created_at, r.uuid limit 1) end as picture,
      st_asgeojson(f.geometry, 7)::jsonb as geometry
    from features f
    where f.deleted_at is null and f.subtype = 'report' and f.project_id = any(array(
      select project_id from projects where ancestor_ids @> array[${projectId}::integer] and deleted_at is null))
    order by f.code`.execute(db);
  return result.rows.map(({ geometry_type, created_origin, ...row }) => ({
    ...row,
    kind: KINDS[geometry_type],
    created_origin_ms: created_origin.getTime(),
  }));
}
