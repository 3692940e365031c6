import { type CoordinateFormat, formatCoordinates, parseCoordinates } from '@waypost/geo';
import type { LngLat } from '@waypost/map-engine';

/** A position typed into the search. */
export interface TypedPosition {
  readonly position: LngLat;
  /** In the person's format. */
  readonly text: string;
  /** Two whole numbers and nothing else, which may as well be part of a name. */
  readonly isPlain: boolean;
}

/** The position that a text stands for, in degrees, with minutes, or with minutes and seconds; null if for none. */
export function toTypedPosition(typed: string, format: CoordinateFormat): TypedPosition | null {
  const parsed = parseCoordinates(typed);
  if (!parsed.ok) return null;
  return {
    position: parsed.position,
    text: formatCoordinates(parsed.position, format),
    isPlain: /^\s*\d+\s+\d+\s*$/.test(typed),
  };
}
