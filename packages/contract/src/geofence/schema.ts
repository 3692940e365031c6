import { z } from 'zod';
import { id, instant, timestamp } from '../common.ts';
import { GEOFENCE_EVENTS } from '../features/schema.ts';

/** How many events of a geofence are listed: the newest. */
export const MAX_GEOFENCE_EVENTS = 100;
/** How late an event may reach the server: a week without a network. */
export const GEOFENCE_EVENT_MAX_AGE_MS = 7 * 24 * 60 * 60 * 1_000;
/** How far a device's clock may be ahead; its time is then taken as now. */
export const GEOFENCE_EVENT_AHEAD_MS = 5 * 60_000;
/** Within this time the same event of the same member, with no other between, is one. */
export const GEOFENCE_EVENT_SAME_MS = 60_000;

/** That the caller crossed the outline of a feature, and when; without a time it is now. */
export const geofenceEventCreate = z.strictObject({
  event: z.enum(GEOFENCE_EVENTS),
  created_at: instant.optional(),
});
export type GeofenceEventCreate = z.output<typeof geofenceEventCreate>;

/** Somebody came into an area, or left it. */
export const geofenceCrossing = z.object({
  id: z.number().int().min(1),
  event: z.enum(GEOFENCE_EVENTS),
  member: z.object({
    /** These are null where the person is no longer here. */
    member_id: id.nullable(),
    display_name: z.string().nullable(),
    avatar_url: z.string().nullable(),
  }),
  /** When it happened, which may be before it was heard of. */
  created_at: timestamp,
});
export type GeofenceCrossing = z.infer<typeof geofenceCrossing>;
