import type { ZoneOffset } from './schedule.ts';

const HOUR = 3_600_000;

function readOffset(format: Intl.DateTimeFormat, at: number): number {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour') % 24,
    part('minute'),
    part('second'),
  );
  return local - Math.floor(at / 1000) * 1000;
}

/**
 * The offsets of a time zone between two times, from the time zones that the platform knows.
 * @throws RangeError for an unknown zone.
 */
export function listZoneOffsets(timeZone: string, from: number, to: number): ZoneOffset[] {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const offsets: ZoneOffset[] = [{ from, offsetMs: readOffset(format, from) }];
  let before = from;
  while (before < to) {
    const next = Math.min(to, before + 7 * 24 * HOUR);
    const known = offsets.at(-1)?.offsetMs;
    if (readOffset(format, next) !== known) {
      let low = before;
      let high = next;
      while (high - low > 1000) {
        const middle = Math.floor((low + high) / 2000) * 1000;
        if (middle <= low) break;
        if (readOffset(format, middle) === known) low = middle;
        else high = middle;
      }
      offsets.push({ from: Math.ceil(high / 1000) * 1000, offsetMs: readOffset(format, high) });
    }
    before = next;
  }
  return offsets;
}
