import type { Preferences } from '../theme/preferences.ts';

/** How a person reads times. `tz` null: in the browser's time zone. */
export type TimeReader = Pick<Preferences, 'language' | 'timeFormat' | 'tz'>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The full date and time in the reader's time zone: `21 November 2026, 14:05`. */
export function formatFullTime(date: Date, reader: TimeReader): string {
  return new Intl.DateTimeFormat(reader.language, {
    ...toZone(reader),
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: reader.timeFormat === '12' ? 'h12' : 'h23',
  }).format(date);
}

/** A short date and time: `Nov 21, 2026, 14:05`. */
export function formatShortTime(date: Date, reader: TimeReader): string {
  return new Intl.DateTimeFormat(reader.language, {
    ...toZone(reader),
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: reader.timeFormat === '12' ? 'h12' : 'h23',
  }).format(date);
}

/** An hour of the day: `14`, or `2 PM` on a 12-hour clock. */
export function formatHour(date: Date, reader: TimeReader): string {
  return new Intl.DateTimeFormat(reader.language, {
    ...toZone(reader),
    hour: 'numeric',
    hourCycle: reader.timeFormat === '12' ? 'h12' : 'h23',
  }).format(date);
}

/** A day: `Nov 17`, with the year unless it is the current one. */
export function formatDay(date: Date, now: number, reader: TimeReader): string {
  const yearOf = (time: Date) => new Date(toDay(time, reader)).getUTCFullYear();
  const isThisYear = yearOf(date) === yearOf(new Date(now));
  return new Intl.DateTimeFormat(reader.language, {
    ...toZone(reader),
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' as const }),
  }).format(date);
}

const toZone = ({ tz }: TimeReader) => (tz === null ? {} : { timeZone: tz });

/** The calendar day of a time, as milliseconds of its midnight in UTC. */
function toDay(date: Date, reader: TimeReader): number {
  const parts = new Intl.DateTimeFormat('en', {
    ...toZone(reader),
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(date);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(read('year'), read('month') - 1, read('day'));
}

/** Calendar days between two times. */
function countDays(from: Date, to: number, reader: TimeReader): number {
  return Math.round((toDay(new Date(to), reader) - toDay(from, reader)) / DAY_MS);
}

/** `12 min ago`, `Yesterday`, `3 days ago`, then a date; times more than a minute ahead are dates. */
export function toRelativeTime(
  date: Date,
  now: number,
  reader: TimeReader,
  words: { readonly justNow: string; readonly yesterday: string },
): string {
  const elapsed = now - date.getTime();
  if (elapsed < -MINUTE_MS) return formatDay(date, now, reader);
  if (elapsed < MINUTE_MS) return words.justNow;
  const format = new Intl.RelativeTimeFormat(reader.language, { numeric: 'always', style: 'short' });
  if (elapsed < HOUR_MS) return stripDots(format.format(-Math.floor(elapsed / MINUTE_MS), 'minute'));
  const days = countDays(date, now, reader);
  if (days === 0 || elapsed < 6 * HOUR_MS)
    return stripDots(format.format(-Math.floor(elapsed / HOUR_MS), 'hour'));
  if (days === 1) return words.yesterday;
  if (days <= 7) return stripDots(format.format(-days, 'day'));
  return formatDay(date, now, reader);
}

function stripDots(text: string): string {
  return text.replaceAll('.', '');
}
