import type { AreaGeometry } from '@waypost/contract';
import type { Countries, Country } from './read-countries.ts';
import { toDegrees } from './to-degrees.ts';

type Point = [lng: number, lat: number];

function toRing(lines: readonly Float32Array[], arcs: readonly number[]): Point[] {
  const ring: Point[] = [];
  for (const arc of arcs) {
    const line = lines[arc < 0 ? ~arc : arc] ?? new Float32Array();
    const points: Point[] = [];
    for (let at = 0; at < line.length; at += 2) points.push([toDegrees(line[at]), toDegrees(line[at + 1])]);
    if (arc < 0) points.reverse();
    // Each line starts where the previous one ended.
    ring.push(...(ring.length === 0 ? points : points.slice(1)));
  }
  return ring;
}

/** The outline of a country, assembled on each call. */
export function toOutline({ lines }: Countries, { arcs }: Country): AreaGeometry {
  const polygons = arcs.map((rings) => rings.map((ring) => toRing(lines, ring)));
  const [only] = polygons;
  return polygons.length === 1 && only !== undefined
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates: polygons };
}
