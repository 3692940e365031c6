import { z } from 'zod';
import { beaconFix } from '../beacons/schema.ts';
import { id } from '../common.ts';

/** A page that is open says so this often. */
export const PRESENCE_REPEAT_MS = 15_000;
/** Whoever has said nothing for so long is not here any more. */
export const PRESENCE_MAX_AGE_MS = 40_000;

const pointer = beaconFix.pick({ lone6: true, late6: true });

const code = z.string().min(1).max(64);

/** What a member's page tells those who look at the same project. */
export const presenceState = z.strictObject({
  /** Where the pointer is on the map; null: it is not shown. */
  pointer: pointer.nullable(),
  /** Code of the feature whose page is open. */
  selection: code.nullable(),
  /** Code of the feature that is being changed on this page. */
  editing: code.nullable().default(null),
});
export type PresenceState = z.output<typeof presenceState>;

/** A member who has a project open now. */
export const presence = presenceState.extend({
  project_id: id,
  member_id: id,
  /** Tells the pages of one member apart. */
  seat: z.string(),
  member_display_name: z.string().nullable(),
  member_avatar_url: z.string().nullable(),
  /** When the server passed it on, in milliseconds since 1970. */
  rel_ts: z.number().int(),
});
export type Presence = z.infer<typeof presence>;

/** A page of a member is closed, or shows another project. */
export const presenceClose = presence.pick({ project_id: true, member_id: true, seat: true });
