import type { Position } from '../../positions/index.ts';

/** A position that a device sent, or why it could not be read. */
export type ReadFix =
  | { readonly ok: true; readonly position: Position }
  | { readonly ok: false; readonly reason: string };

/** What a client sends of a position, in the units of `Position`, before it is checked. */
export interface RawFix {
  readonly lat: unknown;
  readonly lon: unknown;
  readonly time: unknown;
  readonly accuracy?: unknown;
  readonly heading?: unknown;
  readonly speed?: unknown;
  readonly altitude?: unknown;
  readonly battery?: unknown;
}

/** A number, also as text; null for anything else. */
export function toNumber(value: unknown): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** A number times a factor, to convert units. */
export function scale(value: unknown, factor: number): number | null {
  const number = toNumber(value);
  return number === null ? null : number * factor;
}

const within = (value: unknown, min: number, max: number): number | null => {
  const number = toNumber(value);
  return number !== null && number >= min && number <= max ? number : null;
};

/** Seconds, milliseconds or ISO 8601 as milliseconds since 1970; null for anything else. */
export function toTime(value: unknown): number | null {
  const number = toNumber(value);
  if (number !== null) {
    if (number <= 0 || number > 8.64e15) return null;
    return Math.round(number < 1e11 ? number * 1_000 : number);
  }
  const parsed = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(parsed) || parsed <= 0 ? null : parsed;
}

/** Checks a position; what is out of its range beside the place and the time counts as unknown. */
export function toFix({ lat, lon, time, ...more }: RawFix): ReadFix {
  const latitude = within(lat, -90, 90);
  const longitude = within(lon, -180, 180);
  if (latitude === null) return { ok: false, reason: 'Give a latitude from -90 to 90.' };
  if (longitude === null) return { ok: false, reason: 'Give a longitude from -180 to 180.' };
  const at = toTime(time);
  if (at === null) return { ok: false, reason: 'Give the time in seconds, milliseconds or ISO 8601.' };
  const heading = within(more.heading, 0, 360);
  return {
    ok: true,
    position: {
      at,
      lone6: Math.round(longitude * 1e6),
      late6: Math.round(latitude * 1e6),
      // Clients say 0 or less where they do not know it.
      accuracy: within(more.accuracy, Number.MIN_VALUE, 1_000_000),
      heading,
      speed: within(more.speed, 0, 100_000),
      altitude: within(more.altitude, -12_000, 1_000_000),
      battery: within(more.battery, 0, 1),
    },
  };
}
