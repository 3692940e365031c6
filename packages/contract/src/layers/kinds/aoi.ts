import type { z } from 'zod';
import { areaGeometry } from '../../features/geometry.ts';
import { MAX_AOI_POINTS } from '../limits.ts';

const AROUND = 'An edge of an area leads around the whole globe: put a vertex between its ends.';

const TOO_MANY = `An area of interest may have at most ${MAX_AOI_POINTS.toLocaleString('en')} points.`;

type Ring = readonly (readonly number[])[];

const listRings = ({ type, coordinates }: z.infer<typeof areaGeometry>): readonly Ring[] =>
  type === 'Polygon' ? coordinates : coordinates.flat();

function isNowhereAround(ring: Ring): boolean {
  return ring.every(([lng = 0], index) => Math.abs(lng - (ring[index - 1]?.[0] ?? lng)) < 360);
}

/**
 * An area of interest: a polygon or several, EPSG:4326. Across the 180th meridian it is written beyond ±180, or with a step
 * of more than 180°, which is taken the short way.
 */
export const aoi = areaGeometry
  .refine((area) => listRings(area).reduce((sum, ring) => sum + ring.length, 0) <= MAX_AOI_POINTS, TOO_MANY)
  .refine((area) => listRings(area).every(isNowhereAround), AROUND);
export type Aoi = z.infer<typeof aoi>;
