import type { Position } from 'geojson';
import { isInRing } from '../drawing/vertex-rings.ts';
import type { StoredGeometry } from './split-at-meridian.ts';
import { spanOf, turnPath } from './unwrap.ts';

const MERIDIAN = 180;
/** Degrees: geometries are read back with nine decimals. */
const ROUNDING = 5e-9;

/** Whether the middle one is on the straight way between the others, as where a cut put it. */
function isOnTheWay(
  [ax = 0, ay = 0]: Position,
  [bx = 0, by = 0]: Position,
  [cx = 0, cy = 0]: Position,
): boolean {
  const length = Math.hypot(cx - ax, cy - ay);
  if (length === 0) return false;
  return Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / length < ROUNDING;
}

const isAtSeam = ([lng = 0]: Position) => Math.abs(lng) % 360 === MERIDIAN;

/** Joins lines of which each begins where the last one ended, on the other side; null for any others. */
function joinLines(lines: readonly Position[][]): Position[] | null {
  const [first = [], ...others] = lines;
  const joined = [...first];
  for (const line of others) {
    const [last = [], [lng = 0, lat] = []] = [joined.at(-1), line[0]];
    const turns = Math.round(((last[0] ?? 0) - lng) / 360);
    if (!isAtSeam(last) || lat !== last[1] || lng + 360 * turns !== last[0]) return null;
    const rest = turnPath(line.slice(1), turns);
    const [before, after] = [joined.at(-2), rest[0]];
    if (before !== undefined && after !== undefined && isOnTheWay(before, last, after)) joined.pop();
    joined.push(...rest);
  }
  return joined;
}

type Rings = readonly (readonly Position[])[];
type Edge = readonly [from: Position, to: Position];

const listEdges = (ring: readonly Position[]): Edge[] =>
  ring.slice(1).map((to, index): Edge => [ring[index] ?? to, to]);

const isOnSeam = ([from, to]: Edge) => from[0] === MERIDIAN && to[0] === MERIDIAN;

/** An edge along the seam, whichever way it leads. */
const toKey = ([[, a = 0], [, b = 0]]: Edge) => `${Math.min(a, b)} ${Math.max(a, b)}`;

/** The edges along the seam that polygons on both sides have. */
function findShared(west: readonly Rings[], east: readonly Rings[]): Set<string> {
  const keysOf = (parts: readonly Rings[]) =>
    new Set(parts.flatMap((rings) => rings.flatMap(listEdges).filter(isOnSeam).map(toKey)));
  const other = keysOf(east);
  return new Set([...keysOf(west)].filter((key) => other.has(key)));
}

const toText = ([lng, lat]: Position) => `${lng} ${lat}`;

/** Puts edges together to closed rings. */
function linkEdges(edges: readonly Edge[]): Position[][] {
  const leaving = Map.groupBy(edges, ([from]) => toText(from));
  const rings: Position[][] = [];
  const left = new Set(edges);
  for (const first of edges) {
    const ring: Position[] = [];
    let edge: Edge | undefined = first;
    while (edge !== undefined && left.delete(edge)) {
      ring.push(edge[0]);
      edge = leaving.get(toText(edge[1]))?.find((next) => left.has(next));
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}

/** Without the vertices that the cut put on the seam. */
function withoutSeam(ring: readonly Position[]): Position[] {
  const open = ring.filter(
    (position, index) =>
      position[0] !== MERIDIAN ||
      !isOnTheWay(ring.at(index - 1) ?? [], position, ring[(index + 1) % ring.length] ?? []),
  );
  return [...open, ...open.slice(0, 1)];
}

/** Twice the signed area of a closed ring in square degrees, positive if it is counterclockwise. */
function toDoubleArea(ring: readonly Position[]): number {
  return listEdges(ring).reduce(
    (sum, [[ax = 0, ay = 0], [bx = 0, by = 0]]) =>
      sum + (ax - (ring[0]?.[0] ?? 0)) * by - (bx - (ring[0]?.[0] ?? 0)) * ay,
    0,
  );
}

/** All rings of a part turn the same way around its inside, so that edges of two parts can be linked. */
const wound = (rings: Rings): Position[][] =>
  rings.map((ring, index) => (toDoubleArea(ring) > 0 === (index === 0) ? [...ring] : ring.toReversed()));

/** Sorts rings into polygons: those that turn clockwise are the holes of the smallest shell around them. */
function toPolygons(rings: readonly Position[][]): Position[][][] {
  const shells = rings
    .filter((ring) => toDoubleArea(ring) > 0)
    .toSorted((a, b) => toDoubleArea(a) - toDoubleArea(b));
  const polygons = shells.map((shell) => [shell]);
  for (const hole of rings.filter((ring) => toDoubleArea(ring) <= 0)) {
    const around = shells.findIndex((shell) =>
      hole.some((position) => isInRing(position, shell.slice(0, -1))),
    );
    polygons[Math.max(0, around)]?.push(hole);
  }
  return polygons;
}

/** Joins the polygons that meet at ±180, those of the far west moved beyond 180. @returns null if none meet. */
function joinPolygons(parts: readonly Position[][][]): Position[][][] | null {
  const touches = (rings: Rings, lng: number) => rings[0]?.some(([at]) => at === lng) === true;
  const isWest = (rings: Rings) => touches(rings, MERIDIAN) && !touches(rings, -MERIDIAN);
  const isEast = (rings: Rings) => touches(rings, -MERIDIAN) && !touches(rings, MERIDIAN);
  const west = parts.filter(isWest).map(wound);
  const east = parts.filter(isEast).map((rings) => wound(rings).map((ring) => turnPath(ring, 1)));
  const shared = findShared(west, east);
  if (shared.size === 0) return null;
  const edges = [...west, ...east].flatMap((rings) => rings.flatMap(listEdges));
  const kept = edges.filter((edge) => !isOnSeam(edge) || !shared.has(toKey(edge)));
  const joined = toPolygons(
    linkEdges(kept)
      .map(withoutSeam)
      .filter((ring) => ring.length > 3),
  );
  const middle = joined[0]?.[0] ?? [];
  const [low, high] = spanOf(middle);
  const others = parts
    .filter((rings) => !isWest(rings) && !isEast(rings))
    .map((rings) => {
      const [from, to] = spanOf(rings[0] ?? []);
      const turns = Math.round(((low + high) / 2 - (from + to) / 2) / 360);
      return rings.map((ring) => turnPath(ring, turns));
    });
  return [...joined, ...others];
}

/**
 * The inverse of `splitAtMeridian`: parts that meet at the 180th meridian in one piece, which goes on beyond 180, so that
 * it is edited and shown as one. Any other geometry is returned as it is.
 */
export function joinAtMeridian<G extends StoredGeometry>(geometry: G): G | StoredGeometry {
  if (geometry.type === 'MultiLineString') {
    const line = joinLines(geometry.coordinates);
    return line === null ? geometry : { type: 'LineString', coordinates: line };
  }
  if (geometry.type !== 'MultiPolygon') return geometry;
  const parts = joinPolygons(geometry.coordinates);
  if (parts === null) return geometry;
  const [first = [], ...others] = parts;
  return others.length === 0
    ? { type: 'Polygon', coordinates: first }
    : { type: 'MultiPolygon', coordinates: [first, ...others] };
}
