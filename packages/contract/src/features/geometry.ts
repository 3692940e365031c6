import { z } from 'zod';
import { altitude } from './altitude.ts';
import { MAX_VERTICES } from './limits.ts';

const TOO_MANY = `A feature may have at most ${MAX_VERTICES.toLocaleString('en')} points.`;

const longitude = z
  .number()
  .min(-180, 'Longitude must be greater than or equal to -180.')
  .max(180, 'Longitude must be less than or equal to 180.');
const latitude = z
  .number()
  .min(-90, 'Latitude must be greater than or equal to -90.')
  .max(90, 'Latitude must be less than or equal to 90.');

/** `[lng, lat]` or `[lng, lat, altitude_m]`, EPSG:4326. */
export const position = z.union([z.tuple([longitude, latitude]), z.tuple([longitude, latitude, altitude])], {
  error: 'A position is a longitude and a latitude, both numbers.',
});
export type Position = z.infer<typeof position>;

const line = z.array(position).min(2, 'A line needs at least 2 points.').max(MAX_VERTICES, TOO_MANY);
const ring = z
  .array(position)
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

/** The geometries a feature can have. */
export const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.literal('LineString'), coordinates: line }),
  z.object({ type: z.literal('Polygon'), coordinates: outline }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: outlines }),
]);
export type Geometry = z.infer<typeof geometry>;

/** The geometries with an area. */
export const areaGeometry = z.discriminatedUnion('type', [geometry.options[2], geometry.options[3]]);
export type AreaGeometry = z.infer<typeof areaGeometry>;
