import {
  FENCE_TRIAL_DAYS,
  type FenceSubject,
  type FenceTrial,
  type FenceTrialCreate,
  MAX_TRIAL_EVENTS,
} from '@waypost/contract';
import { type FenceEvent, judge, type Position, prepareFences } from '@waypost/geofence';
import { toJudged } from '../judging/to-fence-settings.ts';

/** What a subject of a trial did. */
export interface TrialTrack {
  readonly key: string;
  readonly positions: readonly Position[];
}

/** The past that a geofence is tried on. */
export interface TrialPast {
  readonly tracks: readonly TrialTrack[];
  /** Milliseconds since 1970 from which all that is kept was read. */
  readonly from: number;
  /** Until when it is known who was not seen any more. */
  readonly to: number;
  /** Whether there were too many positions, so that the oldest are left out. */
  readonly isCut: boolean;
  /** Across longer times between two positions nobody crossed; null: across any. */
  readonly maxGapMs: number | null;
  /** Who is told of, by key, as they were called at a time in milliseconds since 1970. */
  toSubject(key: string, at: number): FenceSubject | undefined;
}

const UNKNOWN: FenceSubject = { kind: 'member', id: null, display_name: null, avatar_url: null };

/** Days that a trial goes back, in milliseconds. */
export const TRIAL_MS = FENCE_TRIAL_DAYS * 24 * 3_600_000;

/** What a geofence would have told of a past. */
export function tryFence(
  { tracks, from, to, isCut, maxGapMs, toSubject }: TrialPast,
  input: FenceTrialCreate,
  now: number,
): FenceTrial {
  const settings = toJudged(input.settings, input.watches, now);
  const fences = prepareFences(
    [{ id: 'trial', version: 1, validFrom: 0, geometry: input.geometry, settings }],
    { maxGapMs },
  );
  const told: { key: string; event: FenceEvent }[] = [];
  let count = 0;
  for (const { key, positions } of tracks) {
    count += positions.length;
    for (const event of judge(fences, positions, { until: Math.min(to, now) }).events)
      told.push({ key, event });
  }
  told.sort((a, b) => b.event.at - a.event.at);
  const counts = { enter: 0, leave: 0, dwell: 0, still: 0, absent: 0, lost_near: 0 };
  for (const { event } of told) counts[event.kind] += 1;
  return {
    from: new Date(from).toISOString(),
    to: new Date(now).toISOString(),
    positions_count: count,
    subjects_count: tracks.length,
    is_cut: isCut,
    counts,
    events: told.slice(0, MAX_TRIAL_EVENTS).map(({ key, event: { kind, cause, at } }) => ({
      kind,
      cause,
      subject: toSubject(key, at) ?? UNKNOWN,
      at: new Date(at).toISOString(),
    })),
  };
}
