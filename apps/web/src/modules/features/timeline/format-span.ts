import type { TimeReader } from '../../../ui/times/time-format.ts';
import type { Axis } from './timeline-window.ts';

const WEEK_MS = 8 * 86_400_000;
const YEAR_MS = 300 * 86_400_000;

/** A time on an axis, at its precision: with the hour up to a week, with the year from a year on. */
export function formatSpan(ms: number, axis: Axis, reader: TimeReader): string {
  const length = axis.end - axis.start;
  return new Intl.DateTimeFormat(reader.language, {
    ...(reader.tz === null ? {} : { timeZone: reader.tz }),
    day: 'numeric',
    month: 'short',
    ...(length <= WEEK_MS
      ? { hour: 'numeric', minute: '2-digit', hourCycle: reader.timeFormat === '12' ? 'h12' : 'h23' }
      : {}),
    ...(length >= YEAR_MS ? { year: 'numeric' } : {}),
  }).format(ms);
}
