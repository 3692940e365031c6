import { z } from 'zod';
import { id } from '../common.ts';

/** How long a project keeps the positions of its members and devices. */
export const TRAIL_KEEPS = ['none', 'day', 'month', 'year'] as const;
export type TrailKeep = (typeof TRAIL_KEEPS)[number];

/** The same in days. */
export const TRAIL_DAYS: Readonly<Record<TrailKeep, number>> = { none: 0, day: 1, month: 30, year: 365 };

export const trailSettings = z.strictObject({ keep: z.enum(TRAIL_KEEPS) });
export type TrailSettings = z.infer<typeof trailSettings>;

/** Members and devices with trails in an answer: those that moved last. */
export const MAX_TRAILS = 200;
/** Positions of a member or a device in an answer; of more, some are left out evenly. */
export const MAX_TRAIL_POINTS = 1_000;
/** Positions in an answer, shared evenly: a year of many does not flood a page. */
export const MAX_TRAILS_POINTS = 50_000;

export const trailQuery = z.object({
  /** How far back, in hours. */
  hours: z.coerce.number().int().min(1).max(8_784).default(24),
});

/** A kept position: its time in milliseconds since 1970, and millionths of a degree. */
export const trailPoint = z.object({
  rel_ts: z.number().int(),
  lone6: z.number().int(),
  late6: z.number().int(),
});
export type TrailPoint = z.infer<typeof trailPoint>;

/**
 * Where a member or a device has been, in order of time. A device that was given to somebody else has a trail for each
 * who carried it, one after the other.
 */
export const trail = z.object({
  kind: z.enum(['member', 'device']),
  /** Of the member or the device. */
  id,
  /** Of the member, or of who or what carried the device then; of the device, if nobody is named. */
  name: z.string().nullable(),
  points: z.array(trailPoint),
});
export type Trail = z.infer<typeof trail>;
