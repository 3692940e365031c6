import type { MultiPolygon, Polygon, Position } from 'geojson';

type Point = readonly [x: number, y: number];

/** An edge from left to right; a vertical one from bottom to top. */
interface Edge {
  left: Point;
  right: Point;
  ring: number;
  /** Index in its ring, and the number of edges: neighbours may meet. */
  place: number;
  ringSize: number;
}

function isSame(a: Point, b: Point): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function isBefore(a: Point, b: Point): boolean {
  return a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
}

/** On which side of the line from `a` to `b` a point lies: 1 left of it, -1 right, 0 on it. */
function sideOf(a: Point, b: Point, point: Point): number {
  return Math.sign((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]));
}

/** The vertices of a ring without the closing one, consecutive repetitions and non-numbers. */
function toCorners(ring: readonly Position[]): Point[] {
  const corners: Point[] = [];
  for (const [x = Number.NaN, y = Number.NaN] of ring) {
    const last = corners.at(-1);
    if (Number.isFinite(x + y) && !(last && isSame(last, [x, y]))) corners.push([x, y]);
  }
  const [first, last] = [corners[0], corners.at(-1)];
  if (corners.length > 1 && first && last && isSame(first, last)) corners.pop();
  return corners;
}

/** A vertex that the ring visits twice, or at which it folds back. */
function findCornerFault(corners: readonly Point[]): Point | null {
  const seen = new Set<string>();
  for (let index = 0; index < corners.length; index += 1) {
    const [from, at, to] = [corners.at(index - 1), corners[index], corners[(index + 1) % corners.length]];
    if (!from || !at || !to) continue;
    const key = `${at[0]},${at[1]}`;
    if (seen.has(key)) return at;
    seen.add(key);
    const dot = (at[0] - from[0]) * (to[0] - at[0]) + (at[1] - from[1]) * (to[1] - at[1]);
    if (dot < 0 && sideOf(from, at, to) === 0) return at;
  }
  return null;
}

function toEdges(corners: readonly Point[], ring: number): Edge[] {
  if (corners.length < 2) return [];
  return corners.flatMap((from, place): Edge[] => {
    const to = corners[(place + 1) % corners.length];
    if (!to) return [];
    const [left, right] = isBefore(from, to) ? [from, to] : [to, from];
    return [{ left, right, ring, place, ringSize: corners.length }];
  });
}

function isNeighbour(a: Edge, b: Edge): boolean {
  if (a.ring !== b.ring) return false;
  const gap = Math.abs(a.place - b.place);
  return gap === 1 || gap === a.ringSize - 1;
}

function isWithin({ left, right }: Edge, [x, y]: Point): boolean {
  const [low, high] = left[1] < right[1] ? [left[1], right[1]] : [right[1], left[1]];
  return x >= left[0] && x <= right[0] && y >= low && y <= high;
}

function toCrossing(a: Edge, b: Edge): Point {
  const [ax, ay] = [a.right[0] - a.left[0], a.right[1] - a.left[1]];
  const [bx, by] = [b.right[0] - b.left[0], b.right[1] - b.left[1]];
  const t = ((b.left[0] - a.left[0]) * by - (b.left[1] - a.left[1]) * bx) / (ax * by - ay * bx);
  return [a.left[0] + t * ax, a.left[1] + t * ay];
}

/**
 * Where two edges meet illegally. Neighbours may share a vertex (folds are found before), and edges of two rings may
 * touch in one point.
 */
function findFault(a: Edge, b: Edge): Point | null {
  if (isNeighbour(a, b)) return null;
  const [a1, a2] = [sideOf(b.left, b.right, a.left), sideOf(b.left, b.right, a.right)];
  const [b1, b2] = [sideOf(a.left, a.right, b.left), sideOf(a.left, a.right, b.right)];
  if (a1 * a2 < 0 && b1 * b2 < 0) return toCrossing(a, b);
  const touching: Point[] = [];
  if (a1 === 0 && isWithin(b, a.left)) touching.push(a.left);
  if (a2 === 0 && isWithin(b, a.right)) touching.push(a.right);
  if (b1 === 0 && isWithin(a, b.left)) touching.push(b.left);
  if (b2 === 0 && isWithin(a, b.right)) touching.push(b.right);
  const first = touching[0];
  if (!first) return null;
  return a.ring === b.ring || touching.some((point) => !isSame(point, first)) ? first : null;
}

/** Endpoints in sweep order; at one point, edges end before others start. */
function toEvents(edges: readonly Edge[]): { at: Point; edge: number; isStart: boolean }[] {
  return edges
    .flatMap(({ left, right }, edge) => [
      { at: left, edge, isStart: true },
      { at: right, edge, isStart: false },
    ])
    .sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1] || Number(a.isStart) - Number(b.isStart));
}

/** The active edges, from bottom to top. */
interface Status {
  order: Int32Array;
  length: number;
}

/** The index of a new edge, by bisection. */
function findPlace(status: Status, edges: readonly Edge[], added: Edge): number {
  let low = 0;
  let high = status.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = edges[status.order[middle] ?? 0];
    if (!other) break;
    // If it starts on the other edge, its end decides.
    const side = sideOf(other.left, other.right, added.left) || sideOf(other.left, other.right, added.right);
    if (side >= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function findInRings(rings: readonly Position[][]): Point | null {
  const corners = rings.map(toCorners);
  for (const ring of corners) {
    const fault = findCornerFault(ring);
    if (fault) return fault;
  }
  const edges = corners.flatMap(toEdges);
  const status: Status = { order: new Int32Array(edges.length), length: 0 };
  const check = (below: number, above: number): Point | null => {
    if (below < 0 || above >= status.length) return null;
    const [a, b] = [edges[status.order[below] ?? 0], edges[status.order[above] ?? 0]];
    return a && b ? findFault(a, b) : null;
  };
  for (const { edge, isStart } of toEvents(edges)) {
    const current = edges[edge];
    if (!current) continue;
    if (isStart) {
      const place = findPlace(status, edges, current);
      status.order.copyWithin(place + 1, place, status.length);
      status.order[place] = edge;
      status.length += 1;
      const fault = check(place - 1, place) ?? check(place, place + 1);
      if (fault) return fault;
    } else {
      const place = status.order.subarray(0, status.length).indexOf(edge);
      status.order.copyWithin(place, place + 1, status.length);
      status.length -= 1;
      const fault = check(place - 1, place);
      if (fault) return fault;
    }
  }
  return null;
}

/**
 * A position where a polygon's boundary crosses, touches or runs back over itself, or null. Two rings may
 * touch in single points, as the simple features standard (OGC 06-103r4, 6.1.11) allows; a crossing of two
 * rings exactly in a corner counts as a touch. Polygons of a multi-polygon are checked
 * separately, and whether holes lie inside the shell is not checked. Edges are linear in degrees.
 * Source: M. I. Shamos and D. Hoey, Geometric intersection problems, FOCS 1976.
 */
export function findSelfIntersection(geometry: Polygon | MultiPolygon): Position | null {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  for (const rings of polygons) {
    const fault = findInRings(rings);
    if (fault) return [...fault];
  }
  return null;
}
