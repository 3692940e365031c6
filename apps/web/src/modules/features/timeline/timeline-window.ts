import {
  TIMELINE_RANGES,
  type TimelineBars,
  type TimelineBucket,
  type TimelineRange,
} from '@waypost/contract';

/** The range of the timeline, in milliseconds since 1970. */
export interface Axis {
  readonly start: number;
  readonly end: number;
}

/** The selected part of the axis, as shares from 0 to 1. */
export interface TimeWindow {
  readonly start: number;
  readonly end: number;
}

export type WindowEdge = 'start' | 'end';

/** The minimum size of a window, as a share of the axis. */
export const MIN_WINDOW = 0.05;
export const WHOLE: TimeWindow = { start: 0, end: 1 };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const BUCKET_HOURS: Readonly<Record<Exclude<TimelineBucket, 'month'>, number>> = {
  '1 hour': 1,
  '4 hours': 4,
  '6 hours': 6,
};
const DAYS = { month: 30, week: 7, '24h': 1 } as const;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Moves one edge; stops at the minimum size. */
export function moveEdge(window: TimeWindow, edge: WindowEdge, to: number): TimeWindow {
  return edge === 'start'
    ? { start: clamp(to, 0, window.end - MIN_WINDOW), end: window.end }
    : { start: window.start, end: clamp(to, window.start + MIN_WINDOW, 1) };
}

/** Moves the whole window within the axis. */
export function moveWindow(window: TimeWindow, by: number): TimeWindow {
  const width = window.end - window.start;
  const start = clamp(window.start + by, 0, 1 - width);
  return { start, end: start + width };
}

/** The start of a preset, to the hour; null for everything. The server's bars start there too. */
export function toRangeStart(range: TimelineRange, now: number): number | null {
  if (range === 'all') return null;
  if (range === 'year' || range === '6 months') {
    const date = new Date(now);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - (range === 'year' ? 12 : 6), 1);
  }
  return Math.floor((now - DAYS[range] * DAY_MS) / HOUR_MS) * HOUR_MS;
}

/** How far before a preset a filter may begin that is still that preset: days of a calendar begin up to a day before as many hours ago. */
const toLeeway = (range: TimelineRange) => (range === '24h' ? HOUR_MS : DAY_MS);

/** The preset that the dates of the address are, or null: from its start, to now or later. */
export function findRange(from: number | null, to: number | null, now: number): TimelineRange | null {
  if (from === null || (to !== null && to < now)) return null;
  const isRange = (range: TimelineRange) => {
    const start = toRangeStart(range, now);
    return start !== null && from <= start && from >= start - toLeeway(range);
  };
  return TIMELINE_RANGES.find(isRange) ?? null;
}

/** Whether a timeline has bars: something was observed in its range. */
export const hasBars = ({ dimensions }: TimelineBars): boolean =>
  dimensions.some(({ dates }) => dates.length > 0);

/** About how long a bar is, in milliseconds. */
export function toBucketMs(bucket: TimelineBucket): number {
  return bucket === 'month' ? 30 * DAY_MS : BUCKET_HOURS[bucket] * HOUR_MS;
}

/** Where the bar of a moment ends. The server counts in UTC, months by the calendar. */
export function toBarEnd(moment: number, bucket: TimelineBucket): number {
  const date = new Date(moment);
  if (bucket === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  const length = toBucketMs(bucket);
  return (Math.floor(moment / length) + 1) * length;
}

/** The preset in force: the chosen one, or the next wider one that reaches back to what is selected. */
export function widenRange(chosen: TimelineRange, earliest: number | null, now: number): TimelineRange {
  if (earliest === null) return chosen;
  const reaches = (range: TimelineRange) => {
    const start = toRangeStart(range, now);
    return start === null || earliest >= start - toLeeway(range);
  };
  const wider = TIMELINE_RANGES.slice(0, TIMELINE_RANGES.indexOf(chosen) + 1).reverse();
  return wider.find(reaches) ?? 'all';
}

/** An axis with a length, even without observations. */
export function toAxis(start: number, end: number): Axis {
  return end - start < HOUR_MS ? { start: end - DAY_MS, end } : { start, end };
}

/** The window of the address's dates on an axis; open ends are its ends. */
export function toWindow({ start, end }: Axis, from: number | null, to: number | null): TimeWindow {
  const share = (ms: number) => clamp((ms - start) / (end - start), 0, 1);
  const first = Math.min(from === null ? 0 : share(from), 1 - MIN_WINDOW);
  return { start: first, end: Math.max(to === null ? 1 : share(to), first + MIN_WINDOW) };
}

/**
 * The dates of a window in milliseconds; undefined where it is open: at the newest end, and for everything at the
 * oldest.
 */
export function toDates(
  { start, end }: Axis,
  window: TimeWindow,
  range: TimelineRange,
): { readonly from: number | undefined; readonly to: number | undefined } {
  const moment = (share: number) => Math.round((start + share * (end - start)) / MINUTE_MS) * MINUTE_MS;
  const isFromStart = window.start <= 0 && range === 'all';
  return {
    from: isFromStart ? undefined : window.start <= 0 ? start : moment(window.start),
    to: window.end >= 1 ? undefined : moment(window.end),
  };
}

/** The maximum size of a playing window, as a share of the axis, so that it can move. */
const PLAYED_WIDTH = 0.2;

/** The first window when playing: the current one, or a narrower one at the start of the axis. */
export function toFirstFrame(window: TimeWindow): TimeWindow {
  const width = window.end - window.start;
  if (window.end >= 1) return { start: 0, end: width > 0.9 ? PLAYED_WIDTH : width };
  return window;
}

/** The window moved by half its width, or null at the end of the axis. */
export function toNextFrame(window: TimeWindow): TimeWindow | null {
  return window.end >= 1 ? null : moveWindow(window, (window.end - window.start) / 2);
}
