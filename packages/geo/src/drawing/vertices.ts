import type { Position } from 'geojson';
import { besidePosition, wrapPosition } from '../meridian/turn-position.ts';
import { type DrawnGeometry, FEWEST, fromParts, isInRing, toParts, type VertexPath } from './vertex-rings.ts';

/** Replaces one ring of a geometry; an empty ring is removed, and an empty shell with its whole polygon. */
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

/** A vertex of a line or an area in the turn of the globe of another one; a point stays within ±180. */
function toBeside({ type }: DrawnGeometry, position: Position, other: Position | undefined): Position {
  return type === 'Point' ? wrapPosition(position) : besidePosition(position, other);
}

/** Moves a vertex and keeps its altitude. */
export function moveVertex(geometry: DrawnGeometry, path: VertexPath, to: Position): DrawnGeometry {
  return withRing(geometry, path, (positions) =>
    positions.map((position, index) =>
      index === path.index
        ? [...toBeside(geometry, to, position).slice(0, 2), ...position.slice(2)]
        : position,
    ),
  );
}

/** Inserts a vertex before the one at `path`; an index past the end appends. */
export function insertVertex(geometry: DrawnGeometry, path: VertexPath, position: Position): DrawnGeometry {
  return withRing(geometry, path, (positions) =>
    positions.toSpliced(
      path.index,
      0,
      toBeside(geometry, position, positions.at(path.index - 1) ?? positions[0]),
    ),
  );
}

/**
 * Removes a vertex. A hole or a polygon of several that falls below three vertices is removed too; null if the
 * geometry itself would fall below its minimum.
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

/** Moves a vertex to another index within its ring. */
export function reorderVertex(geometry: DrawnGeometry, path: VertexPath, to: number): DrawnGeometry {
  return withRing(geometry, path, (positions) => {
    const moved = positions[path.index];
    if (moved === undefined || to < 0 || to >= positions.length) return positions;
    return positions.toSpliced(path.index, 1).toSpliced(to, 0, moved);
  });
}

/**
 * Adds a hole, an open ring, to the polygon that contains its first position, or else to the first; lines and points
 * are unchanged.
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

/** Removes a hole, or a polygon by its shell; null if nothing would be left. */
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

/** The geometry of a list of placed vertices; with too few it is not valid yet. */
export function toDrawnGeometry(
  type: 'Point' | 'LineString' | 'Polygon',
  path: readonly Position[],
): DrawnGeometry {
  return fromParts(type, [[[...path]]]);
}
