import { z } from 'zod';
import { MAX_ID } from './max-id.ts';
import { toMilliseconds } from './to-milliseconds.ts';

/** An integer id in a path or query, where all values are text. */
export const idParam = z.coerce.number().int().min(1).max(MAX_ID);
/** An integer id in a JSON body or response. */
export const id = z.number().int().min(1).max(MAX_ID);
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
 * A time given as a number of 10 digits (seconds) or 13 digits (milliseconds), or as ISO 8601; always milliseconds
 * after parsing.
 */
export const instant = z.union([z.number().int(), z.string()]).transform((value, context) => {
  const ms = toMilliseconds(value);
  if (ms === null) {
    context.addIssue({ code: 'custom', message: 'Give a time as 10 digits, 13 digits or ISO 8601.' });
    return z.NEVER;
  }
  return ms;
});

export const noContent = z.undefined();
