import type { Position } from 'geojson';

/** The winding of a ring or line around the globe: 0, or ±1 for a ring that encloses a pole. */
export type Unwrapped = { points: Position[]; turns: number };

/**
 * Makes longitudes continuous. The sources join shapes across the antimeridian, so a step of more than 180 degrees
 * crosses it; afterwards a shape may extend past ±180 but never jumps across the map.
 */
export function unwrapLine(line: readonly Position[]): Unwrapped {
  const points: Position[] = [];
  let shift = 0;
  let previous: number | null = null;
  for (const [lng = 0, lat = 0] of line) {
    if (previous !== null) {
      if (lng - previous > 180) shift -= 360;
      else if (lng - previous < -180) shift += 360;
    }
    previous = lng;
    points.push([lng + shift, lat]);
  }
  return { points, turns: Math.round(shift / 360) };
}

/**
 * Prepares a ring for a flat map. A ring that encloses a pole (Antarctica) is repeated once on either side and closed
 * along that pole, so that no edge of it is inside the world.
 */
export function unwrapRing(ring: readonly Position[]): Position[] {
  const { points, turns } = unwrapLine(ring);
  if (turns === 0) return points;
  const open = points.slice(0, -1);
  const poleLat = meanLat(open) < 0 ? -90 : 90;
  const span = 360 * turns;
  const copies = [-1, 0, 1].flatMap((copy) => open.map(([lng = 0, lat = 0]) => [lng + copy * span, lat]));
  const first = copies[0]?.[0] ?? 0;
  const last = copies.at(-1)?.[0] ?? 0;
  return [...copies, [last, poleLat], [first, poleLat], [first, copies[0]?.[1] ?? 0]];
}

/** All rings of a polygon, with holes moved by whole turns into the outer ring. */
export function unwrapPolygon(rings: readonly (readonly Position[])[]): Position[][] {
  const [outer, ...holes] = rings.map(unwrapRing);
  if (!outer) return [];
  const lngs = outer.map(([lng = 0]) => lng);
  const middle = (minOf(lngs) + maxOf(lngs)) / 2;
  const moved = holes.map((hole) => {
    const shift = Math.round((middle - (hole[0]?.[0] ?? 0)) / 360) * 360;
    return shift === 0 ? hole : hole.map(([lng = 0, lat = 0]) => [lng + shift, lat]);
  });
  return [outer, ...moved];
}

function meanLat(points: readonly Position[]): number {
  return points.reduce((sum, [, lat = 0]) => sum + lat, 0) / Math.max(points.length, 1);
}

function minOf(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
}

function maxOf(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
}
