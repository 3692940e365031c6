/** A span of time, in milliseconds since 1970. */
export interface TimeSpan {
  readonly start: number;
  readonly end: number;
}

const HOUR_MS = 3_600_000;

/** The calendar day of a time in a zone, as `2026-11-25`; null: the zone of the browser. */
export function toDay(time: number, zone: string | null): string {
  return new Intl.DateTimeFormat('sv', {
    dateStyle: 'short',
    ...(zone !== null && { timeZone: zone }),
  }).format(time);
}

/** The first millisecond of a calendar day in a zone, which need not be an hour of UTC, nor its midnight. */
function findStart(day: string, zone: string | null): number {
  const utc = Date.parse(day);
  // Zones are between 12 hours behind UTC and 14 ahead of it.
  let [before, from] = [utc - 15 * HOUR_MS, utc + 13 * HOUR_MS];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (toDay(middle, zone) < day) before = middle;
    else from = middle;
  }
  return from;
}

/** From the first moment of a calendar day in a zone to its last, or to now. */
export function toDaySpan(day: string, zone: string | null, now: number): TimeSpan {
  const next = new Date(Date.parse(day) + 24 * HOUR_MS).toISOString().slice(0, 10);
  return { start: findStart(day, zone), end: Math.min(findStart(next, zone) - 1, now) };
}
