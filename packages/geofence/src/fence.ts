import type { MultiPolygon, Polygon } from 'geojson';
import type { Schedule } from './schedule.ts';

/** A place of a subject at a time, in milliseconds since 1970, and its accuracy in metres: 0 where none was stated. */
export interface Position {
  readonly at: number;
  readonly lng: number;
  readonly lat: number;
  readonly accuracyM: number;
}

/** What a fence watches, and how sure a crossing must be. Durations are in milliseconds. */
export interface FenceSettings {
  readonly watches: readonly ('in' | 'out')[];
  /** A crossing counts only once the subject was this far from the outline, or as far as its accuracy if that is more. */
  readonly marginM: number;
  /** A crossing counts only if the subject stays on the new side for this long. */
  readonly stayMs: number;
  /** How long a subject must be inside to be told as staying; null for never. */
  readonly dwellMs: number | null;
  /** When the fence watches; null for always. */
  readonly schedule: Schedule | null;
  /** Tells of a subject inside that stays within a circle for a time; null for never. */
  readonly stillness: { readonly radiusM: number; readonly forMs: number } | null;
  /** Tells of a subject inside that is not heard of for this long; null for never. */
  readonly absenceMs: number | null;
  /**
   * Tells as well of a subject that is not known to be inside, was seen last less than this far outside, and is not heard of
   * for `absenceMs`; null for never.
   */
  readonly nearM: number | null;
}

/** A fence from a time on, until its next version. */
export interface FenceVersion {
  readonly id: string;
  readonly version: number;
  readonly validFrom: number;
  /** Null while the fence is off: who was inside is forgotten, and nobody is told. */
  readonly geometry: Polygon | MultiPolygon | null;
  readonly settings: FenceSettings;
}

/**
 * How a subject got inside or outside: by crossing the outline, by being there when first seen, because the fence was
 * drawn or moved around it, or because the hours of the fence began.
 */
export type Cause = 'crossed' | 'appeared' | 'redrawn' | 'opened';

export type FenceEventKind = 'enter' | 'leave' | 'dwell' | 'still' | 'absent' | 'lost_near';

/** Something to tell of a subject and a fence. Times are in milliseconds since 1970. */
export interface FenceEvent {
  readonly fence: string;
  readonly version: number;
  readonly kind: FenceEventKind;
  readonly at: number;
  readonly cause: Cause;
  /** Time of the position that settled it. */
  readonly knownAt: number;
}
