import { type RadarTrack, VESSEL_LOST_S } from '@waypost/contract';

/** Between detections that are further apart, nobody knows where a vessel was: a geofence takes it for lost. */
export const MAX_GAP_MS = VESSEL_LOST_S * 1_000;
/** A vessel is at a detection for so long before and after it. */
const SEEN_MS = 30_000;

/** Where a vessel was at a moment. */
export interface PlacedVessel {
  readonly track: RadarTrack;
  readonly lon: number;
  readonly lat: number;
  /** Degrees clockwise from north. */
  readonly heading: number;
  /** Whether it was not seen there: the place is between two detections, as if it had gone straight. */
  readonly isBetween: boolean;
}

type Place = readonly [lon: number, lat: number];

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** The direction from one place to another on a plane, which is enough for what a radar sees. */
function toHeading([fromLon, fromLat]: Place, [toLon, toLat]: Place): number {
  const east = (toLon - fromLon) * Math.cos(toRadians(fromLat));
  return (Math.atan2(east, toLat - fromLat) * (180 / Math.PI) + 360) % 360;
}

/** The index of the last time that is not after a moment; -1 before all of them. */
function findLast(times: readonly number[], time: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

const listPlaces = ({ track_detection: { track_line, lon, lat } }: RadarTrack): readonly Place[] =>
  track_line === null ? [[lon, lat]] : track_line.coordinates;

interface Reach {
  /** So near in time to a place of the line, it was seen about then. */
  readonly seenMs: number;
  /** A gap between two places that may hold the longest gap between two detections. */
  readonly gapMs: number;
}

const reaches = new WeakMap<RadarTrack, Reach>();

/** The line of a long track has some of its detections only: those that are left out lie evenly between the others. */
function measureReach({ track_detection: { times }, detection_count }: RadarTrack): Reach {
  const every = Math.max(1, Math.round(detection_count / Math.max(1, times.length)));
  if (every === 1 || times.length < 3) return { seenMs: SEEN_MS, gapMs: MAX_GAP_MS };
  const steps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  // The usual one, which the gaps of a track do not make longer.
  const usualMs = steps.toSorted((a, b) => a - b)[steps.length >> 1] ?? 0;
  const leftOutMs = usualMs * ((every - 1) / every);
  return { seenMs: SEEN_MS + leftOutMs / 2, gapMs: MAX_GAP_MS + leftOutMs };
}

function toReach(track: RadarTrack): Reach {
  const known = reaches.get(track) ?? measureReach(track);
  reaches.set(track, known);
  return known;
}

/** Where a vessel was at a moment; null if that is not known. */
export function placeVessel(track: RadarTrack, time: number): PlacedVessel | null {
  const { times } = track.track_detection;
  const places = listPlaces(track);
  const index = findLast(times, time);
  const [before, after] = [places[index], places[index + 1]];
  const [since, until] = [times[index], times[index + 1]];
  const isNear = (at: number | undefined, withinMs = SEEN_MS) =>
    at !== undefined && Math.abs(at - time) <= withinMs;
  const seen = isNear(since) ? before : isNear(until) ? after : undefined;
  const heading =
    before !== undefined && after !== undefined
      ? toHeading(before, after)
      : (track.track_detection.heading ?? 0);
  if (seen !== undefined) return { track, lon: seen[0], lat: seen[1], heading, isBetween: false };
  if (before === undefined || after === undefined || since === undefined || until === undefined) return null;
  const { seenMs, gapMs } = toReach(track);
  if (until - since > gapMs) return null;
  const share = (time - since) / (until - since);
  return {
    track,
    lon: before[0] + (after[0] - before[0]) * share,
    lat: before[1] + (after[1] - before[1]) * share,
    heading,
    isBetween: !isNear(since, seenMs) && !isNear(until, seenMs),
  };
}

/** Where vessels were at a moment, as far as that is known. */
export const placeVessels = (tracks: readonly RadarTrack[], time: number): PlacedVessel[] =>
  tracks.flatMap((track) => placeVessel(track, time) ?? []);
