import type { Position } from 'geojson';
import { type DrawnGeometry, FEWEST, fromParts, isInRing, toParts, type VertexPath } from './vertex-rings.ts';

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

/** The geometry that a row of placed vertices makes; of fewer than it needs it is not valid yet. */
export function toDrawnGeometry(
  type: 'Point' | 'LineString' | 'Polygon',
  path: readonly Position[],
): DrawnGeometry {
  return fromParts(type, [[[...path]]]);
}
