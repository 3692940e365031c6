import type { TimeFormat } from './preferences.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The whole date and time in the browser's time zone: `21 November 2026, 14:05`. */
export function formatFullTime(date: Date, locale: string, timeFormat: TimeFormat): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: timeFormat === '12' ? 'h12' : 'h23',
  }).format(date);
}

/** A day: `Nov 17`, with the year when it is not this one. */
export function formatDay(date: Date, now: number, locale: string): string {
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' as const }),
  }).format(date);
}

/** Days between two moments as a calendar counts them. */
function countDays(from: Date, to: number): number {
  const midnight = (time: Date | number) => new Date(time).setHours(0, 0, 0, 0);
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}

/** `12 min ago`, `Yesterday`, `3 days ago`, then a date; times more than a minute ahead are dates. */
export function toRelativeTime(
  date: Date,
  now: number,
  locale: string,
  words: { readonly justNow: string; readonly yesterday: string },
): string {
  const elapsed = now - date.getTime();
  if (elapsed < -MINUTE_MS) return formatDay(date, now, locale);
  if (elapsed < MINUTE_MS) return words.justNow;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always', style: 'short' });
  if (elapsed < HOUR_MS) return stripDots(format.format(-Math.floor(elapsed / MINUTE_MS), 'minute'));
  const days = countDays(date, now);
  if (days === 0 || elapsed < 6 * HOUR_MS)
    return stripDots(format.format(-Math.floor(elapsed / HOUR_MS), 'hour'));
  if (days === 1) return words.yesterday;
  if (days <= 7) return stripDots(format.format(-days, 'day'));
  return formatDay(date, now, locale);
}

function stripDots(text: string): string {
  return text.replaceAll('.', '');
}
