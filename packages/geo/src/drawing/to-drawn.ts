import { joinAtMeridian } from '../meridian/join-at-meridian.ts';
import type { StoredGeometry } from '../meridian/split-at-meridian.ts';
import type { DrawnGeometry } from './vertex-rings.ts';

/** A stored geometry as a person edits it: in one piece across the 180th meridian, where it goes on beyond ±180. */
export function toDrawn(geometry: StoredGeometry): DrawnGeometry {
  const joined = joinAtMeridian(geometry);
  if (joined.type !== 'MultiLineString') return joined;
  // The contract has lines with parts only where they meet: one line in any case.
  return { type: 'LineString', coordinates: joined.coordinates.flat() };
}
