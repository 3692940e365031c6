import type { z } from 'zod';
import { areaGeometry } from '../../features/geometry.ts';
import { MAX_AOI_POINTS } from '../limits.ts';

const ANTIMERIDIAN =
  'An area that crosses the antimeridian is given as two polygons, one on each side: each edge is at most 180° wide.';

const TOO_MANY = `An area of interest may have at most ${MAX_AOI_POINTS.toLocaleString('en')} points.`;

type Ring = readonly (readonly number[])[];

const listRings = ({ type, coordinates }: z.infer<typeof areaGeometry>): readonly Ring[] =>
  type === 'Polygon' ? coordinates : coordinates.flat();

function isWithinHalf(ring: Ring): boolean {
  return ring.every(([lng = 0], index) => Math.abs(lng - (ring[index - 1]?.[0] ?? lng)) <= 180);
}

/** An area of interest: a polygon or several, EPSG:4326. */
export const aoi = areaGeometry
  .refine((area) => listRings(area).reduce((sum, ring) => sum + ring.length, 0) <= MAX_AOI_POINTS, TOO_MANY)
  .refine((area) => listRings(area).every(isWithinHalf), ANTIMERIDIAN);
export type Aoi = z.infer<typeof aoi>;
