import type { MultiPolygon, Polygon, Position } from 'geojson';

/** Minimum of positions of a ring. */
const LEAST_CORNERS = 3;

interface WeighedRing {
  readonly ring: readonly Position[];
  /** Error of dropping each position, in degrees of latitude; the last position repeats the first. */
  readonly weights: Float64Array;
  /** The weight at which the whole ring is dropped. */
  readonly size: number;
}

interface Flat {
  readonly x: number;
  readonly y: number;
}

function toFlat(position: Position | undefined, squeeze: number): Flat {
  return { x: (position?.[0] ?? 0) * squeeze, y: position?.[1] ?? 0 };
}

function distanceToChord(point: Flat, from: Flat, to: Flat): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length2 = dx * dx + dy * dy;
  const along = length2 === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length2;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - share * dx, point.y - from.y - share * dy);
}

/** The position farthest from the chord of two others. */
function findFarthest(
  points: readonly Flat[],
  from: number,
  to: number,
): { index: number; distance: number } {
  const start = points[from] ?? { x: 0, y: 0 };
  const end = points[to] ?? { x: 0, y: 0 };
  let farthest = { index: -1, distance: -1 };
  for (let index = from + 1; index < to; index += 1) {
    const distance = distanceToChord(points[index] ?? start, start, end);
    if (distance > farthest.distance) farthest = { index, distance };
  }
  return farthest;
}

/** Weighs each position by Douglas and Peucker; none weighs more than the one it depends on. */
function weigh(ring: readonly Position[]): WeighedRing {
  const squeeze = Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180);
  const points = ring.map((position) => toFlat(position, squeeze));
  const weights = new Float64Array(ring.length);
  const end = ring.length - 1;
  const anchor = findFarthest(points, 0, end);
  const waiting: { from: number; to: number; most: number }[] = [];
  let size = anchor.distance;
  if (anchor.index > 0) {
    const sides = [findFarthest(points, 0, anchor.index), findFarthest(points, anchor.index, end)];
    // A ring needs three vertices: its size is the distance of the third from the line of the others.
    size = Math.min(size, Math.max(...sides.map((side) => side.distance)));
    weights[anchor.index] = anchor.distance;
    waiting.push(
      { from: 0, to: anchor.index, most: anchor.distance },
      { from: anchor.index, to: end, most: anchor.distance },
    );
  }
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const { index, distance } = findFarthest(points, part.from, part.to);
    if (index < 0) continue;
    const most = Math.min(distance, part.most);
    weights[index] = most;
    waiting.push({ from: part.from, to: index, most }, { from: index, to: part.to, most });
  }
  weights[0] = Number.POSITIVE_INFINITY;
  weights[end] = Number.POSITIVE_INFINITY;
  return { ring, weights, size };
}

function thin({ ring, weights }: WeighedRing, least: number): Position[] {
  return ring.filter((_, index) => (weights[index] ?? 0) >= least);
}

/** The weight that leaves at most a number of positions. */
function findLeastWeight(rings: readonly WeighedRing[], maxVertices: number): number {
  const all = new Float64Array(rings.reduce((sum, { ring }) => sum + ring.length, 0));
  let at = 0;
  for (const { weights, size } of rings) {
    // The ends of a ring are dropped with the ring.
    for (const weight of weights) all[at++] = Math.min(weight, size);
  }
  all.sort();
  // Strictly above: positions of equal weight are kept or dropped together.
  const kept = all[Math.max(0, all.length - maxVertices - 1)] ?? 0;
  return kept + Math.max(kept * 1e-9, Number.MIN_VALUE);
}

/**
 * Simplifies an outline to about a number of positions (plus the ends of a few rings) by dropping those that change it
 * least, and islands and holes no larger than the tolerance. The largest part is always kept. A smaller outline is
 * returned unchanged. Edges of the result may cross where the original nearly touched.
 */
export function simplifyArea(area: Polygon | MultiPolygon, maxVertices: number): Polygon | MultiPolygon {
  const polygons = area.type === 'Polygon' ? [area.coordinates] : area.coordinates;
  const total = polygons.flat().reduce((sum, ring) => sum + ring.length, 0);
  if (total <= maxVertices) return area;
  const weighed = polygons.map((rings) => rings.map(weigh));
  const least = findLeastWeight(weighed.flat(), maxVertices);
  const largest = Math.max(...weighed.map(([shell]) => shell?.size ?? 0));
  const kept = weighed.flatMap((rings) => {
    const [shell, ...holes] = rings;
    if (shell === undefined || (shell.size < least && shell.size < largest)) return [];
    const outline = thin(shell, Math.min(least, shell.size));
    if (outline.length <= LEAST_CORNERS) return [];
    const inner = holes.filter((hole) => hole.size >= least).map((hole) => thin(hole, least));
    return [[outline, ...inner.filter((hole) => hole.length > LEAST_CORNERS)]];
  });
  const [only] = kept;
  if (kept.length === 0 || only === undefined) return area;
  return kept.length === 1 && area.type === 'Polygon'
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates: kept };
}
