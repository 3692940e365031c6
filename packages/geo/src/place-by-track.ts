import type { Position } from 'geojson';

/** A recorded line with a time for each position, in milliseconds since 1970 UTC, or null. */
export interface TimedTrack {
  readonly positions: readonly Position[];
  readonly times: readonly (number | null)[];
}

/** A position at a moment. */
export interface TrackPlace {
  /** `[lng, lat]`, with the altitude in metres if both neighbouring fixes have one. */
  readonly position: Position;
  /** Time to the nearest fix, in milliseconds. */
  readonly gapMs: number;
}

interface Fixes {
  readonly times: Float64Array;
  readonly positions: readonly Position[];
}

/** The timed fixes of a track, sorted: devices repeat fixes, and clocks jump. */
function toFixes({ positions, times }: TimedTrack): Fixes {
  const fixes = positions.flatMap((position, index) => {
    const time = times[index];
    return time === null || time === undefined ? [] : [{ position, time }];
  });
  fixes.sort((a, b) => a.time - b.time);
  return {
    times: Float64Array.from(fixes, ({ time }) => time),
    positions: fixes.map(({ position }) => position),
  };
}

/** The last fix at or before the time, or -1. */
function findBefore(times: Float64Array, time: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? Number.POSITIVE_INFINITY) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Interpolates across the antimeridian by the short way, within ±180 degrees. */
function interpolateLng(from: number, to: number, part: number): number {
  const way = ((((to - from + 180) % 360) + 360) % 360) - 180;
  const lng = from + way * part;
  return lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng;
}

function interpolate(from: Position, to: Position, part: number): Position {
  const [fromLng = 0, fromLat = 0, fromAltitude] = from;
  const [toLng = 0, toLat = 0, toAltitude] = to;
  const place = [interpolateLng(fromLng, toLng, part), fromLat + (toLat - fromLat) * part];
  if (fromAltitude === undefined || toAltitude === undefined) return place;
  return [...place, fromAltitude + (toAltitude - fromAltitude) * part];
}

function placeOn({ times, positions }: Fixes, time: number): TrackPlace | null {
  const before = findBefore(times, time);
  const [from, to] = [positions[before], positions[before + 1]];
  const sinceFrom = time - (times[before] ?? Number.NaN);
  const untilTo = (times[before + 1] ?? Number.NaN) - time;
  if (from === undefined) return to === undefined ? null : { position: to, gapMs: untilTo };
  if (to === undefined || sinceFrom === 0) return { position: from, gapMs: sinceFrom };
  const position = interpolate(from, to, sinceFrom / (sinceFrom + untilTo));
  return { position, gapMs: Math.min(sinceFrom, untilTo) };
}

/**
 * The position on these tracks at each moment (milliseconds since 1970 UTC): interpolated between two fixes, or the first or
 * last fix beyond them. Null if the nearest fix is more than `maxGapMs` away. Of several tracks, the one with the nearest
 * fix is used.
 */
export function placeByTrack(
  tracks: readonly TimedTrack[],
  moments: readonly number[],
  maxGapMs: number,
): (TrackPlace | null)[] {
  const all = tracks.map(toFixes);
  return moments.map((moment) => {
    let best: TrackPlace | null = null;
    for (const fixes of all) {
      const place = placeOn(fixes, moment);
      if (place !== null && place.gapMs <= maxGapMs && (best === null || place.gapMs < best.gapMs))
        best = place;
    }
    return best;
  });
}
