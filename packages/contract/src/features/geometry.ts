import { z } from 'zod';
import { MAX_VERTICES } from './limits.ts';

const TOO_MANY = `A feature may have at most ${MAX_VERTICES.toLocaleString('en')} points.`;

const longitude = z
  .number()
  .min(-180, 'Longitude must be greater than or equal to -180.')
  .max(180, 'Longitude must be less than or equal to 180.');
/** Of a line or an area, which may be written on beyond the 180th meridian: up to one turn of the globe on either side. */
const farLongitude = z.number().min(-540).max(540);
const latitude = z
  .number()
  .min(-90, 'Latitude must be greater than or equal to -90.')
  .max(90, 'Latitude must be less than or equal to 90.');

/** In metres: from below the deepest trench to above most satellites. What lies beyond is no height. */
export const MIN_ALTITUDE_M = -12_000;
export const MAX_ALTITUDE_M = 1_000_000;
const HEIGHTS = 'An altitude is given in metres, from -12,000 to 1,000,000.';
const altitude = z.number(HEIGHTS).min(MIN_ALTITUDE_M, HEIGHTS).max(MAX_ALTITUDE_M, HEIGHTS);

const toPosition = (lng: z.ZodNumber) =>
  z.union([z.tuple([lng, latitude]), z.tuple([lng, latitude, altitude])], {
    error: 'A position is a longitude and a latitude, both numbers.',
  });

/** `[lng, lat]` or `[lng, lat, altitude_m]`, EPSG:4326. */
export const position = toPosition(longitude);
export type Position = z.infer<typeof position>;

const vertex = toPosition(farLongitude);

const line = z.array(vertex).min(2, 'A line needs at least 2 points.').max(MAX_VERTICES, TOO_MANY);
const ring = z
  .array(vertex)
  .min(4, 'A polygon needs at least 4 points, the last equal to the first.')
  .max(MAX_VERTICES, TOO_MANY)
  .refine(isClosed, 'The last point of a ring must equal its first.');
const rings = z.array(ring).min(1).max(10_000);
const outline = rings.refine((all) => countPoints([all]) <= MAX_VERTICES, TOO_MANY);
const outlines = z
  .array(rings)
  .min(1)
  .max(10_000)
  .refine((all) => countPoints(all) <= MAX_VERTICES, TOO_MANY);

function countPoints(polygons: readonly (readonly (readonly Position[])[])[]): number {
  return polygons.reduce((sum, all) => sum + all.reduce((inner, points) => inner + points.length, 0), 0);
}

function isClosed(points: readonly Position[]): boolean {
  const first = points[0];
  const last = points.at(-1);
  return first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1];
}

export const GEOMETRY_TYPES = ['Point', 'LineString', 'Polygon', 'MultiPolygon'] as const;
export type GeometryType = (typeof GEOMETRY_TYPES)[number];

/** Whether each part begins where the last one ended, on the other side of the 180th meridian. */
function isCutAtMeridian(lines: readonly (readonly Position[])[]): boolean {
  return lines.every((part, index) => {
    const last = lines[index - 1]?.at(-1);
    const [lng, lat] = part[0] ?? [];
    return last === undefined || (Math.abs(last[0]) === 180 && lng === -last[0] && lat === last[1]);
  });
}

const lineParts = z
  .array(line)
  .min(2)
  .max(10_000)
  .refine((parts) => countPoints([parts]) <= MAX_VERTICES, TOO_MANY)
  .refine(isCutAtMeridian, 'A line has several parts only where it crosses the 180th meridian.');

/**
 * The geometries a feature can have. Lines and areas are stored cut where they cross the 180th meridian (RFC 7946,
 * 3.1.9), whether they are written beyond it or with a step of more than 180°; a line then is a MultiLineString.
 */
export const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.literal('LineString'), coordinates: line }),
  z.object({ type: z.literal('Polygon'), coordinates: outline }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: outlines }),
  z.object({ type: z.literal('MultiLineString'), coordinates: lineParts }),
]);
export type Geometry = z.infer<typeof geometry>;

/** The type of a feature with this geometry: a line is one, also in parts. */
export function toGeometryType({ type }: Pick<Geometry, 'type'>): GeometryType {
  return type === 'MultiLineString' ? 'LineString' : type;
}

/** The geometries with an area. */
export const areaGeometry = z.discriminatedUnion('type', [geometry.options[2], geometry.options[3]]);
export type AreaGeometry = z.infer<typeof areaGeometry>;
