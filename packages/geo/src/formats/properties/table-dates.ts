import { parseTime } from './property-text.ts';

const SLASHED =
  /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ T,]+(\d{1,2}:\d{2}(?::\d{2})?)\s*([ap])?\.?m?\.?)?$/i;

/** Whether days or months stand first in dates such as `03/04/2026`; null when no date of the column tells. */
export function findDayOrder(dates: readonly string[]): 'day' | 'month' | null {
  for (const date of dates) {
    const match = SLASHED.exec(date.trim());
    if (Number(match?.[1]) > 12) return 'day';
    if (Number(match?.[2]) > 12) return 'month';
  }
  return null;
}

function toHours(clock: string, half: string | undefined): string {
  const [hours = '0', minutes = '0', seconds = '0'] = clock.split(':');
  const isAfternoon = half?.toLowerCase() === 'p';
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0);
  return [String(hour), minutes, seconds].map((part) => part.padStart(2, '0')).join(':');
}

/**
 * Milliseconds since 1970 UTC of a date as tables write them: as XML Schema does, as days and months in `order`, or as
 * a number of ten digits (seconds) or thirteen (milliseconds); null when it is none.
 */
export function parseTableDate(text: string, order: 'day' | 'month' | null): number | null {
  // GDAL writes the year first and slashes.
  const tidy = text.trim().replace(/^(\d{4})\/(\d\d)\/(\d\d)/, '$1-$2-$3');
  if (/^\d{10}$/.test(tidy)) return Number(tidy) * 1000;
  if (/^\d{13}$/.test(tidy)) return Number(tidy);
  const match = SLASHED.exec(tidy);
  // A bare number of four digits would be a year; in a table it is a count more often than not.
  if (match === null) return /^\d+$/.test(tidy) ? null : parseTime(tidy);
  if (order === null) return null;
  const [, first = '', second = '', year = '', clock = '0:00', half] = match;
  const [day, month] = order === 'day' ? [first, second] : [second, first];
  const whole = year.length === 2 ? `20${year}` : year;
  return parseTime(`${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${toHours(clock, half)}`);
}
