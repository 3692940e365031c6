import type { LineString, MultiPolygon, Point, Polygon, Position } from 'geojson';
import { findSelfIntersection } from './self-intersection.ts';

/** The geometries a person draws and edits. */
export type DrawnGeometry = Point | LineString | Polygon | MultiPolygon;

/** Where a vertex stands: the polygon of a multi-polygon, the ring in it (0 is the shell), the place in the ring. */
export interface VertexPath {
  readonly part: number;
  readonly ring: number;
  readonly index: number;
}

/** One line or ring with its place. Rings are open: the closing position is left out. */
export interface VertexRing {
  readonly part: number;
  readonly ring: number;
  readonly isClosed: boolean;
  readonly positions: readonly Position[];
}

/** Fewest vertices of an open line and of a ring without its closing position. */
const FEWEST = { line: 2, ring: 3 } as const;

function toOpen(ring: readonly Position[]): Position[] {
  const [first, last] = [ring[0], ring.at(-1)];
  const isClosed =
    ring.length > 1 &&
    first !== undefined &&
    last !== undefined &&
    first[0] === last[0] &&
    first[1] === last[1];
  return isClosed ? ring.slice(0, -1) : [...ring];
}

function toClosed(ring: readonly Position[]): Position[] {
  const first = ring[0];
  return first === undefined ? [] : [...ring, first];
}

/** Polygons of rings of vertices; a line is one ring, a point one vertex. */
function toParts(geometry: DrawnGeometry): Position[][][] {
  switch (geometry.type) {
    case 'Point':
      return [[[geometry.coordinates]]];
    case 'LineString':
      return [[[...geometry.coordinates]]];
    case 'Polygon':
      return [geometry.coordinates.map(toOpen)];
    case 'MultiPolygon':
      return geometry.coordinates.map((rings) => rings.map(toOpen));
  }
}

function fromParts(type: DrawnGeometry['type'], parts: readonly (readonly Position[][])[]): DrawnGeometry {
  const first = parts[0]?.[0] ?? [];
  switch (type) {
    case 'Point':
      return { type, coordinates: first[0] ?? [0, 0] };
    case 'LineString':
      return { type, coordinates: first };
    case 'Polygon':
      return { type, coordinates: (parts[0] ?? []).map(toClosed) };
    case 'MultiPolygon':
      return { type, coordinates: parts.map((rings) => rings.map(toClosed)) };
  }
}

/** Every line and ring of a geometry, in order. */
export function listVertexRings(geometry: DrawnGeometry): VertexRing[] {
  const isClosed = geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
  return toParts(geometry).flatMap((rings, part) =>
    rings.map((positions, ring) => ({ part, ring, isClosed, positions })),
  );
}

/** The geometry with one of its rings changed; a ring that becomes empty goes, and with its shell its part. */
function withRing(
  geometry: DrawnGeometry,
  { part, ring }: Pick<VertexPath, 'part' | 'ring'>,
  change: (positions: Position[]) => Position[],
): DrawnGeometry {
  const parts = toParts(geometry).map((rings, partIndex) =>
    partIndex !== part
      ? rings
      : rings.map((positions, ringIndex) => (ringIndex === ring ? change(positions) : positions)),
  );
  const left = parts
    .filter((rings) => (rings[0]?.length ?? 0) > 0)
    .map((rings) => rings.filter((positions) => positions.length > 0));
  return fromParts(geometry.type, left);
}

/** Puts a vertex somewhere else; its altitude stays where it has one. */
export function moveVertex(geometry: DrawnGeometry, path: VertexPath, to: Position): DrawnGeometry {
  return withRing(geometry, path, (positions) =>
    positions.map((position, index) =>
      index === path.index ? [...to.slice(0, 2), ...position.slice(2)] : position,
    ),
  );
}

/** Puts a new vertex before the one at `path`; an index past the end appends. */
export function insertVertex(geometry: DrawnGeometry, path: VertexPath, position: Position): DrawnGeometry {
  return withRing(geometry, path, (positions) => positions.toSpliced(path.index, 0, position));
}

/**
 * Takes a vertex out. A hole that falls below three vertices goes with it, as does a polygon of several; null
 * where the geometry itself would fall below its fewest vertices.
 */
export function removeVertex(geometry: DrawnGeometry, path: VertexPath): DrawnGeometry | null {
  if (geometry.type === 'Point') return null;
  const parts = toParts(geometry);
  const positions = parts[path.part]?.[path.ring] ?? [];
  const fewest = geometry.type === 'LineString' ? FEWEST.line : FEWEST.ring;
  if (positions.length > fewest) {
    return withRing(geometry, path, (all) => all.toSpliced(path.index, 1));
  }
  return path.ring > 0 || parts.length > 1 ? removeRing(geometry, path) : null;
}

/** Moves a vertex to another place in the order of its own ring. */
export function reorderVertex(geometry: DrawnGeometry, path: VertexPath, to: number): DrawnGeometry {
  return withRing(geometry, path, (positions) => {
    const moved = positions[path.index];
    if (moved === undefined || to < 0 || to >= positions.length) return positions;
    return positions.toSpliced(path.index, 1).toSpliced(to, 0, moved);
  });
}

/**
 * Adds a hole, given as an open ring, to the polygon it begins in, or to the first when it begins in none; lines
 * and points stay as they are.
 */
export function addHole(geometry: DrawnGeometry, hole: readonly Position[]): DrawnGeometry {
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return geometry;
  const parts = toParts(geometry);
  const [first] = hole;
  const around = parts.findIndex(([shell = []]) => first !== undefined && isInRing(first, shell));
  const part = Math.max(0, around);
  return fromParts(
    geometry.type,
    parts.map((rings, index) => (index === part ? [...rings, [...hole]] : rings)),
  );
}

/** Takes a ring out: a hole alone, a shell with its whole polygon; null when nothing would be left. */
export function removeRing(
  geometry: DrawnGeometry,
  { part, ring }: Pick<VertexPath, 'part' | 'ring'>,
): DrawnGeometry | null {
  const parts = toParts(geometry);
  if (ring === 0 && parts.length <= 1) return null;
  const left = parts.flatMap((rings, index) => {
    if (index !== part) return [rings];
    return ring === 0 ? [] : [rings.toSpliced(ring, 1)];
  });
  return fromParts(geometry.type, left);
}

/** Whether a position lies inside an open ring, edges straight in degrees. */
export function isInRing([x = 0, y = 0]: Position, ring: readonly Position[]): boolean {
  let isInside = false;
  ring.forEach(([ax = 0, ay = 0], index) => {
    const [bx = 0, by = 0] = ring.at(index - 1) ?? [];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  });
  return isInside;
}

/** What keeps a drawn geometry from being saved, and where it can be seen. */
export interface DrawingFault {
  readonly reason: 'self_crossing' | 'hole_outside' | 'too_few';
  readonly at: Position;
}

function findHoleOutside(geometry: Polygon | MultiPolygon): Position | null {
  for (const [shell = [], ...holes] of toParts(geometry)) {
    for (const [index, hole] of holes.entries()) {
      const isWithin = (ring: readonly Position[]) => hole.every((position) => isInRing(position, ring));
      const outside = hole.find(
        (position) =>
          !isInRing(position, shell) && !shell.some((corner) => String(corner) === String(position)),
      );
      if (outside) return outside;
      if (holes.some((other, otherIndex) => otherIndex !== index && isWithin(other))) return hole[0] ?? null;
    }
  }
  return null;
}

/** The first thing wrong with a drawn geometry, or null: too few vertices, a crossing, a hole not inside. */
export function findDrawingFault(geometry: DrawnGeometry): DrawingFault | null {
  if (geometry.type === 'Point') return null;
  const fewest = geometry.type === 'LineString' ? FEWEST.line : FEWEST.ring;
  for (const { positions } of listVertexRings(geometry)) {
    const different = new Set(positions.map((position) => `${position[0]},${position[1]}`));
    if (different.size < fewest) return { reason: 'too_few', at: positions[0] ?? [0, 0] };
  }
  if (geometry.type === 'LineString') return null;
  const crossing = findSelfIntersection(geometry);
  if (crossing) return { reason: 'self_crossing', at: crossing };
  const outside = findHoleOutside(geometry);
  return outside && { reason: 'hole_outside', at: outside };
}

/** The geometry that a row of placed vertices makes; of fewer than it needs it is not valid yet. */
export function toDrawnGeometry(
  type: 'Point' | 'LineString' | 'Polygon',
  path: readonly Position[],
): DrawnGeometry {
  return fromParts(type, [[[...path]]]);
}
