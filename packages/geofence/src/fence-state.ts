import type { Cause } from './fence.ts';
import type { Side } from './sides.ts';

/** A crossing that is not settled yet. */
export interface Change {
  readonly at: number;
  readonly cause: Cause;
  /** When the subject was first clear of the outline; null if it was not yet. */
  readonly clearAt: number | null;
}

/** Since when a subject inside stays in one place. */
export interface Rest {
  readonly at: number;
  readonly lng: number;
  readonly lat: number;
  readonly isTold: boolean;
}

/**
 * What is known of a subject and a fence after a position. Plain data: it can be stored and compared. A subject that is
 * outside with nothing unsettled has none.
 */
export interface FenceState {
  readonly side: Side;
  /** When the subject came to this side; 0 for outside. */
  readonly since: number;
  readonly cause: Cause;
  readonly change: Change | null;
  /** The last event before which the hours are dealt with: its entry, or the last beginning or end of the hours. */
  readonly hoursAt: number;
  /** Whether the hours run since `hoursAt`. */
  readonly isOpen: boolean;
  readonly hasDwelt: boolean;
  readonly rest: Rest | null;
}

export const OUTSIDE: FenceState = {
  side: 'out',
  since: 0,
  cause: 'crossed',
  change: null,
  hoursAt: 0,
  isOpen: false,
  hasDwelt: false,
  rest: null,
};

export function isForgettable({ side, change }: FenceState): boolean {
  return side === 'out' && change === null;
}
