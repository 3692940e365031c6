import { z } from 'zod';
import { timestamp } from '../common.ts';

/** A month of UTC, as `YYYY-MM`. */
export const costMonth = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month is given as YYYY-MM.');
/** Orders of a month that are listed, at most. */
export const MAX_LISTED_COSTS = 500;
const MAX_KM2 = 1_000_000_000;

/** One order of satellite imagery, as it is paid for. */
export const imageryCost = z.object({
  kind: z.enum(['scenes', 'variable']),
  /** The satellite, or the provider's name of the variable. */
  subject: z.string(),
  /** Scenes of it; 1 for a variable. */
  count: z.number().int(),
  area_km2: z.number(),
  /** As of its layer: positive while it is under way, 0 when it is done, negative if it failed. */
  status: z.number().int(),
  /** False for what was cancelled, or not made: the ceiling leaves it out. */
  counts: z.boolean(),
  /** Null: its layer was deleted. */
  layer_code: z.uuid().nullable(),
  layer_name: z.string().nullable(),
  member_display_name: z.string().nullable(),
  /** When it was ordered, or ordered anew after a failure. */
  ordered_at: timestamp,
});
export type ImageryCost = z.infer<typeof imageryCost>;

export const imageryCosts = z.object({
  month: costMonth,
  /** Beyond this, an order of this month needs an administrator; null: there is no ceiling. */
  monthly_km2: z.number().nullable(),
  /** What counts of the month. */
  ordered_km2: z.number(),
  /** Newest first. */
  orders: z.array(imageryCost),
});
export type ImageryCosts = z.infer<typeof imageryCosts>;

/** What is left to be ordered, for those who may order. */
export const imageryAllowance = imageryCosts.pick({ month: true, monthly_km2: true, ordered_km2: true });
export type ImageryAllowance = z.infer<typeof imageryAllowance>;

/** Null: no ceiling. */
export const imageryCeiling = z.strictObject({
  monthly_km2: z
    .number()
    .min(0, 'A ceiling is 0 km² or more.')
    .max(MAX_KM2, `A ceiling is ${MAX_KM2.toLocaleString('en')} km² at most.`)
    .nullable(),
});
export type ImageryCeiling = z.infer<typeof imageryCeiling>;
