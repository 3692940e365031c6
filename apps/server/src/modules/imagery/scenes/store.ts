import type { AreaGeometry } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';

/** The parts of an area that outlines cover, from 0 to 1, in their order. */
export async function listCoverages(
  db: Reader,
  area: AreaGeometry,
  outlines: readonly AreaGeometry[],
): Promise<number[]> {
  const texts = outlines.map((outline) => JSON.stringify(outline));
  const { rows } = await sql<{ share: number }>`
    with whole as (
      select st_setsrid(st_geomfromgeojson(${JSON.stringify(area)}::text), 4326) as area
    )
    select coalesce(st_area(st_intersection(area, st_makevalid(st_setsrid(st_geomfromgeojson(o.text), 4326))))
      / nullif(st_area(area), 0), 0)::double precision as share
    from whole, unnest(${texts}::text[]) with ordinality as o (text, place)
    order by o.place`.execute(db);
  return rows.map(({ share }) => Math.min(share, 1));
}
