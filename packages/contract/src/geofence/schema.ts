import { z } from 'zod';
import { id, instant, timestamp } from '../common.ts';
import { GEOFENCE_EVENTS } from '../features/schema.ts';

/** The most events listed of a geofence: the newest. */
export const MAX_GEOFENCE_EVENTS = 100;
/** How old an event may be when it reaches the server: a week offline. */
export const GEOFENCE_EVENT_MAX_AGE_MS = 7 * 24 * 60 * 60 * 1_000;
/** How far a device's clock may be ahead; its time then counts as now. */
export const GEOFENCE_EVENT_AHEAD_MS = 5 * 60_000;
/** Within this time a repeated event of the same member, with no other in between, counts once. */
export const GEOFENCE_EVENT_SAME_MS = 60_000;

/** The caller's crossing of a feature's outline, and its time; now if absent. */
export const geofenceEventCreate = z.strictObject({
  event: z.enum(GEOFENCE_EVENTS),
  created_at: instant.optional(),
});
export type GeofenceEventCreate = z.output<typeof geofenceEventCreate>;

/** A person entered or left an area. */
export const geofenceCrossing = z.object({
  /** Odd if judged, even if told, so that each is the id of one crossing. */
  id: z.number().int().min(1),
  /** Judged by the product, or told by a program that judges itself. */
  source: z.enum(['judged', 'told']),
  event: z.enum(GEOFENCE_EVENTS),
  member: z.object({
    /** Null if the person has left. */
    member_id: id.nullable(),
    display_name: z.string().nullable(),
    avatar_url: z.string().nullable(),
  }),
  /** Time of the crossing, which may be earlier than its arrival. */
  created_at: timestamp,
});
export type GeofenceCrossing = z.infer<typeof geofenceCrossing>;
