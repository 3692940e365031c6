import type { TimeReader } from '../../../../ui/times/time-format.ts';
import type { Axis } from '../timeline-window.ts';

/** A moment on the axis, as a share of it from 0 to 1. */
export interface Tick {
  readonly at: number;
  readonly label: string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** 1 January 1970 was a Thursday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

type Unit = 'hour' | 'day' | 'month' | 'year';

interface Step {
  readonly unit: Unit;
  readonly count: number;
}

/** About how long one of a unit is, in milliseconds. */
const LENGTHS: Readonly<Record<Unit, number>> = {
  hour: HOUR_MS,
  day: DAY_MS,
  month: 30.4 * DAY_MS,
  year: 365 * DAY_MS,
};

const STEPS: readonly Step[] = [
  ...[1, 2, 3, 6, 12].map((count): Step => ({ unit: 'hour', count })),
  ...[1, 2, 7, 14].map((count): Step => ({ unit: 'day', count })),
  ...[1, 2, 3, 6].map((count): Step => ({ unit: 'month', count })),
  ...[1, 2, 5, 10, 20, 50, 100].map((count): Step => ({ unit: 'year', count })),
];

/** The last step not after a moment. Times are a clock's on the wall, written as if it were in UTC. */
function floor(wall: number, { unit, count }: Step): number {
  const date = new Date(wall);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (unit === 'year') return Date.UTC(year - (year % count), 0, 1);
  if (unit === 'month') return Date.UTC(year, month - (month % count), 1);
  const length = LENGTHS[unit] * count;
  const origin = count % 7 === 0 ? FIRST_MONDAY_MS : 0;
  return Math.floor((wall - origin) / length) * length + origin;
}

function next(wall: number, { unit, count }: Step): number {
  const date = new Date(wall);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (unit === 'year') return Date.UTC(year + count, 0, 1);
  if (unit === 'month') return Date.UTC(year, month + count, 1);
  return wall + LENGTHS[unit] * count;
}

/** The clock on a reader's wall, and what it showed when. */
function createClock({ tz }: TimeReader) {
  const format = new Intl.DateTimeFormat('en', {
    ...(tz === null ? {} : { timeZone: tz }),
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const toWall = (ms: number): number => {
    const parts = format.formatToParts(ms);
    const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'));
  };
  /** Twice, since the offset may change in between. */
  const toMoment = (wall: number): number => {
    const guess = wall - (toWall(wall) - wall);
    return guess + wall - toWall(guess);
  };
  return { toWall, toMoment };
}

/**
 * Round times along an axis, with at most as many steps as fit: hours, days, weeks from Monday, months or years of the
 * reader's clock. Among hours a day is named where it begins, and among months a year: an axis ends now.
 */
export function toTicks({ start, end }: Axis, reader: TimeReader, most: number): Tick[] {
  const fits = ({ unit, count }: Step) => (end - start) / (LENGTHS[unit] * count) <= most;
  const step = STEPS.find(fits) ?? { unit: 'year', count: 1_000 };
  const { toWall, toMoment } = createClock(reader);
  const ticks: Tick[] = [];
  for (let wall = floor(toWall(start), step); ; wall = next(wall, step)) {
    const moment = toMoment(wall);
    if (moment > end) return ticks;
    if (moment < start) continue;
    ticks.push({ at: (moment - start) / (end - start), label: name(wall, step.unit, reader) });
  }
}

function name(wall: number, unit: Unit, { language, timeFormat }: TimeReader): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(wall);
  const date = new Date(wall);
  const isMidnight = wall % DAY_MS === 0;
  if (unit === 'hour' && !isMidnight)
    return timeFormat === '12'
      ? format({ hour: 'numeric', hourCycle: 'h12' })
      : format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  if (unit === 'hour' || unit === 'day') return format({ day: 'numeric', month: 'short' });
  if (unit === 'year' || date.getUTCMonth() === 0) return format({ year: 'numeric' });
  return format({ month: 'short' });
}
