import type { AreaGeometry } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';

/** A valid outline: simplified ones often self-intersect slightly and are repaired. Null when no part has an area. */
export async function mendOutline(db: Reader, geometry: AreaGeometry): Promise<AreaGeometry | null> {
  const result = await sql<{ mended: AreaGeometry | null }>`
    select case when not st_isempty(one.shape) then st_asgeojson(one.shape, 9)::jsonb end as mended
    from (select case when st_isvalid(given.shape) then given.shape
        else st_collectionextract(st_makevalid(given.shape), 3) end as shape
      from (select st_force2d(st_setsrid(st_geomfromgeojson(${JSON.stringify(geometry)}), 4326)) as shape) given
    ) one`.execute(db);
  return result.rows[0]?.mended ?? null;
}

/** The centroid of a feature as `[lng, lat]`; null for an unknown feature. */
export async function findCenter(db: Reader, code: string): Promise<[number, number] | null> {
  const result = await sql<{ lng: number; lat: number }>`
    select st_x(c.point) as lng, st_y(c.point) as lat
    from features f cross join lateral (select st_centroid(f.geometry) as point) c
    where f.code = ${code} and f.deleted_at is null`.execute(db);
  const row = result.rows[0];
  return row === undefined ? null : [row.lng, row.lat];
}
