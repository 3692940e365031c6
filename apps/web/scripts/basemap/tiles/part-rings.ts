import { type Ring, toSignedArea } from './tile-ring.ts';

type Box = { minX: number; minY: number; maxX: number; maxY: number };
type Point = [number, number];

/**
 * Separates the islands of a polygon, the largest first, into those that are clear of its edge and of each other and
 * those that touch or cross. Simplified coasts may cross their islands, and a polygon with such a hole triangulates
 * wrongly far away from it.
 */
export function partRings(outer: Ring, islands: readonly Ring[]): { apart: Ring[]; touching: Ring[] } {
  const sorted = islands
    .map((ring) => ({ ring, area: Math.abs(toSignedArea(ring)), box: toBox(ring) }))
    .sort((a, b) => b.area - a.area);
  const apart: { ring: Ring; box: Box }[] = [];
  const touching: Ring[] = [];
  for (const { ring, area, box } of sorted) {
    const isTouching =
      area === 0 ||
      hasContact(ring, box, outer) ||
      apart.some((other) => isOverlapping(other.box, box) && hasContact(ring, box, other.ring));
    if (isTouching) touching.push(ring);
    else apart.push({ ring, box });
  }
  return { apart: apart.map(({ ring }) => ring), touching };
}

/** Whether any edge of the ring meets an edge of the other. */
function hasContact(ring: Ring, box: Box, other: Ring): boolean {
  for (let i = 1; i < other.length; i += 1) {
    const [a, b] = [other[i - 1], other[i]];
    if (!a || !b || !isOverlapping(box, toBox([a, b]))) continue;
    for (let j = 1; j < ring.length; j += 1) {
      const [c, d] = [ring[j - 1], ring[j]];
      if (c && d && isMeeting(a, b, c, d)) return true;
    }
  }
  return false;
}

/** Whether two segments share a point, by the sides on which their ends lie; parallel ones by their boxes. */
function isMeeting(a: Point, b: Point, c: Point, d: Point): boolean {
  const abc = toSide(a, b, c);
  const abd = toSide(a, b, d);
  const cda = toSide(c, d, a);
  const cdb = toSide(c, d, b);
  if (abc === 0 && abd === 0) return isOverlapping(toBox([a, b]), toBox([c, d]));
  return abc * abd <= 0 && cda * cdb <= 0;
}

function toSide([ax, ay]: Point, [bx, by]: Point, [px, py]: Point): number {
  return Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));
}

function isOverlapping(a: Box, b: Box): boolean {
  return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}

function toBox(points: readonly Point[]): Box {
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const [x, y] of points) {
    box.minX = Math.min(box.minX, x);
    box.minY = Math.min(box.minY, y);
    box.maxX = Math.max(box.maxX, x);
    box.maxY = Math.max(box.maxY, y);
  }
  return box;
}
