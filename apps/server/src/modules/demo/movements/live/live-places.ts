import type { DemoPerson } from '../../demo-dependencies.ts';
import type { Place } from '../../geography/plane.ts';
import { createPrng } from '../../reports/prng.ts';
import { alongLegs, PATROL, ROUND, type TimedPlace } from '../tracks.ts';

/** How often somebody who is watched sends a position. */
export const STEP_MS = 3_000;
const MINUTE_MS = 60_000;

/** Who moves while somebody looks. */
export type LiveMember = Extract<DemoPerson, 'admin' | 'editor'>;

/** How long a way and back takes: faster than any boat, so that it is seen on the map of a bay. */
const WAYS = {
  admin: { way: PATROL, periodMs: 8 * MINUTE_MS, accuracyM: 8 },
  editor: { way: ROUND, periodMs: 6 * MINUTE_MS, accuracyM: 12 },
} as const;
const COLLAR_ACCURACY_M = 20;

/** The last moment at which positions are made: the same in every process. */
export const toStep = (ms: number): number => Math.floor(ms / STEP_MS) * STEP_MS;

export interface LivePlace extends TimedPlace {
  readonly accuracyM: number;
}

/** A position is never exact, and the same in every process. */
function blur([lng, lat]: Place, at: number, salt: number): Place {
  const prng = createPrng(at / STEP_MS + salt);
  return [lng + 0.0001 * prng.bell(), lat + 0.0001 * prng.bell()];
}

/** Where a member is at a step. */
export function placeMember(who: LiveMember, at: number): LivePlace {
  const { way, periodMs, accuracyM } = WAYS[who];
  const { place, heading } = alongLegs(way, (at % periodMs) / periodMs);
  return { at, place: blur(place, at, who === 'admin' ? 1 : 2), heading, accuracyM };
}

/** Where the collared animal is at a step: in and out of the zone, on a curve that never closes. */
export function placeCollar(at: number): LivePlace {
  const turn = (minutes: number) => (2 * Math.PI * (at % (minutes * MINUTE_MS))) / (minutes * MINUTE_MS);
  const place: Place = [-110.47 + 0.052 * Math.sin(turn(9)), 24.495 + 0.055 * Math.sin(turn(13) + 1)];
  return { at, place: blur(place, at, 3), heading: null, accuracyM: COLLAR_ACCURACY_M };
}
