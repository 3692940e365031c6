import type { MultiPolygon, Polygon, Position } from 'geojson';
import { findSelfIntersection } from '../geometry/self-intersection.ts';
import { type DrawnGeometry, FEWEST, isInRing, listVertexRings, toParts } from './vertex-rings.ts';

/** Why a drawn geometry cannot be saved, and where the fault is. */
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

/** The first fault of a drawn geometry, or null: too few vertices, a self-intersection, a hole outside its shell. */
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
