import type { Prng } from './prng.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Baja California Sur is at UTC-7 all year. */
const LOCAL_OFFSET_MS = -7 * HOUR_MS;
/** Slightly less than the shortest fourteen months. */
export const SPAN_DAYS = 422;

/** The relative frequency of reports in each hour of the local day, from midnight. */
const HOURS = {
  day: [0, 0, 0, 0, 0.1, 0.6, 2, 4, 6, 7, 6, 5, 3, 2, 3, 4, 5, 4, 2, 1, 0.4, 0.1, 0, 0],
  dawn: [0, 0, 0, 0.5, 3, 8, 9, 5, 2, 1, 0.3, 0, 0, 0, 0, 0, 0.3, 1, 1, 0.6, 0.3, 0, 0, 0],
  dark: [5, 5, 4, 3, 2, 0.4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.3, 2, 4, 6, 6, 5],
} as const;
export type DayProfile = keyof typeof HOURS;

/** The season of nest counts: the year of three months ago, so that January belongs to the previous season. */
export function toSeason(anchorMs: number): number {
  return new Date(anchorMs - 90 * DAY_MS).getUTCFullYear();
}

/** Days since the start of the season, capped at the whole span. */
export function countSeasonDays(anchorMs: number): number {
  return Math.min(SPAN_DAYS, Math.floor((anchorMs - Date.UTC(toSeason(anchorMs), 0, 2)) / DAY_MS));
}

/**
 * A time before `anchorMs` in whole minutes: 16 % within the last week, 25 % in the rest of the last month, the others
 * over the span, with fewer on Sundays.
 * @param spanDays the maximum age in days.
 */
export function sampleTime(prng: Prng, anchorMs: number, profile: DayProfile, spanDays = SPAN_DAYS): number {
  const localMidnight = Math.floor((anchorMs + LOCAL_OFFSET_MS) / DAY_MS) * DAY_MS - LOCAL_OFFSET_MS;
  let day = sampleAgeDays(prng, spanDays);
  if (isSunday(localMidnight - day * DAY_MS) && prng.chance(0.5) && day < spanDays) day += 1;
  const ofDay = (sampleHour(prng, HOURS[profile]) * 60 + prng.int(0, 59)) * MINUTE_MS;
  const at = localMidnight - day * DAY_MS + ofDay;
  return at <= anchorMs - 2 * MINUTE_MS ? at : at - DAY_MS;
}

function sampleAgeDays(prng: Prng, spanDays: number): number {
  const share = prng.between(0, 1);
  if (share < 0.16) return prng.int(0, 6);
  if (share < 0.41) return prng.int(7, 30);
  return Math.floor(31 + (spanDays - 31) * prng.between(0, 1) ** 1.35);
}

function isSunday(localMidnightMs: number): boolean {
  return new Date(localMidnightMs + LOCAL_OFFSET_MS).getUTCDay() === 0;
}

function sampleHour(prng: Prng, weights: readonly number[]): number {
  let left = prng.between(
    0,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  const hour = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return Math.max(hour, 0);
}
