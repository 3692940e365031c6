import { z } from 'zod';
import { areaGeometry } from '../../features/geometry.ts';

const ANTIMERIDIAN =
  'An area that crosses the antimeridian is given as two polygons, one on each side: each edge is at most 180° wide.';

function isWithinHalf(ring: readonly (readonly number[])[]): boolean {
  return ring.every(([lng = 0], index) => Math.abs(lng - (ring[index - 1]?.[0] ?? lng)) <= 180);
}

/** An area of interest: a polygon or several, EPSG:4326. */
export const aoi = areaGeometry.refine(
  ({ type, coordinates }) =>
    (type === 'Polygon' ? [coordinates] : coordinates).every((rings) => rings.every(isWithinHalf)),
  ANTIMERIDIAN,
);
export type Aoi = z.infer<typeof aoi>;
