import type { PastPosition } from '@waypost/contract';

/** A line whose positions have times, in milliseconds since 1970, or null. */
interface Timed {
  readonly positions: readonly (readonly number[])[];
  readonly times: readonly (number | null)[];
}

const wrap = (lng: number) => (lng >= -180 && lng <= 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180);

/** The heights that the server takes, in metres; receivers note others where they know none. */
const isHeight = (altitude: number | undefined): altitude is number =>
  altitude !== undefined && altitude >= -12_000 && altitude <= 1_000_000;

/** The positions of tracks that have a time and are on Earth, the earliest first, one a millisecond. */
export function toPast(tracks: readonly Timed[]): PastPosition[] {
  const byTime = new Map<number, PastPosition>();
  for (const { positions, times } of tracks)
    positions.forEach(([lng = 0, lat = 0, altitude], index) => {
      const time = times[index];
      if (time === null || time === undefined || time < 0 || !(Math.abs(lat) <= 90)) return;
      const rel_ts = Math.round(time);
      if (byTime.has(rel_ts)) return;
      byTime.set(rel_ts, {
        rel_ts,
        lone6: Math.round(wrap(lng) * 1e6),
        late6: Math.round(lat * 1e6),
        altitude: isHeight(altitude) ? altitude : null,
      });
    });
  return [...byTime.values()].sort((a, b) => a.rel_ts - b.rel_ts);
}
