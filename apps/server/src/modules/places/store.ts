import type { AreaGeometry } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';

/** An outline that crosses itself nowhere: thinned outlines often do by a hair. Null when nothing of it is left. */
export async function mendOutline(db: Reader, geometry: AreaGeometry): Promise<AreaGeometry | null> {
  const result = await sql<{ mended: AreaGeometry | null }>`
    select case when not st_isempty(one.shape) then st_asgeojson(one.shape, 9)::jsonb end as mended
    from (select case when st_isvalid(given.shape) then given.shape
        else st_collectionextract(st_makevalid(given.shape), 3) end as shape
      from (select st_force2d(st_setsrid(st_geomfromgeojson(${JSON.stringify(geometry)}), 4326)) as shape) given
    ) one`.execute(db);
  return result.rows[0]?.mended ?? null;
}
