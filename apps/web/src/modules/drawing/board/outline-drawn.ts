import { type AreaGeometry, areaGeometry, MAX_BOUNDARY_VERTICES } from '@waypost/contract';
import type { Drawing } from './board-state.ts';
import { findFault } from './board-state.ts';

/** What was drawn as one outline, or why it is incomplete. */
export type DrawnOutline =
  | { readonly ok: true; readonly outline: AreaGeometry }
  | { readonly ok: false; readonly reason: 'empty' | 'faulty' | 'too_many' };

/** All areas on the board as parts of one outline. */
export function toDrawnOutline(drawings: readonly Pick<Drawing, 'geometry'>[]): DrawnOutline {
  const parts = drawings.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
  const [first] = parts;
  if (first === undefined) return { ok: false, reason: 'empty' };
  if (drawings.some(({ geometry }) => findFault(geometry) !== null)) return { ok: false, reason: 'faulty' };
  const vertices = parts.flat().reduce((sum, ring) => sum + ring.length, 0);
  if (vertices > MAX_BOUNDARY_VERTICES) return { ok: false, reason: 'too_many' };
  const outline = areaGeometry.safeParse(
    parts.length === 1
      ? { type: 'Polygon', coordinates: first }
      : { type: 'MultiPolygon', coordinates: parts },
  );
  return outline.success ? { ok: true, outline: outline.data } : { ok: false, reason: 'faulty' };
}
