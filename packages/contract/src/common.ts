import { z } from 'zod';

const MAX_INT4 = 2_147_483_647;

/** An integer id in a path or query, where everything arrives as text. */
export const idParam = z.coerce.number().int().min(1).max(MAX_INT4);
/** An integer id in a JSON body or answer. */
export const id = z.number().int().min(1).max(MAX_INT4);
/** A time on the wire: ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();
/** `#rrggbb`. */
export const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'Give a colour as #rrggbb.')
  .transform((value) => value.toLowerCase());
/** An e-mail address, compared and stored in lower case. */
export const email = z
  .string()
  .trim()
  .max(255)
  .pipe(z.email('Invalid email address'))
  .transform((value) => value.toLowerCase());
/** `[west, south, east, north]` in degrees, EPSG:4326. */
export const bbox = z.tuple([z.number(), z.number(), z.number(), z.number()]);
export const accessMap = z.record(z.string(), z.array(z.string()));
/** `true`/`false`/`1`/`0` of a query string. */
export const booleanParam = z.enum(['true', 'false', '1', '0']).transform((v) => v === 'true' || v === '1');
/**
 * A moment given as a number of 10 digits (seconds) or 13 digits (milliseconds), or as ISO 8601; always
 * milliseconds after parsing.
 */
export const instant = z.union([z.number().int(), z.string()]).transform((value, context) => {
  const ms = toMilliseconds(value);
  if (ms === null) {
    context.addIssue({ code: 'custom', message: 'Give a time as 10 digits, 13 digits or ISO 8601.' });
    return z.NEVER;
  }
  return ms;
});

/** The times a database keeps and a calendar shows: years 0 to 9999. */
const EARLIEST_MS = Date.parse('0000-01-01T00:00:00Z');
const LATEST_MS = Date.parse('9999-12-31T23:59:59.999Z');
const ISO_8601 = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i;

function toMilliseconds(value: number | string): number | null {
  const text = String(value).trim();
  const ms = /^-?\d{1,10}$/.test(text)
    ? Number(text) * 1000
    : /^-?\d{11,13}$/.test(text)
      ? Number(text)
      : ISO_8601.test(text)
        ? Date.parse(text)
        : Number.NaN;
  return ms >= EARLIEST_MS && ms <= LATEST_MS ? ms : null;
}

export const noContent = z.undefined();
