import { z } from 'zod';
import { id } from '../common.ts';
import { MAX_ID } from '../max-id.ts';
import { MAX_LATE_POSITIONS } from './limits.ts';

/** How long a beacon is shown after its last position. */
export const BEACON_MAX_AGE_MS = 24 * 60 * 60 * 1_000;

/** Takes what a device cannot mean, such as -1 for what it does not know, as unknown. */
const toKnown = (value: number, least: number, most: number) =>
  value >= least && value <= most ? value : null;

/** Where a member is, as their device tells it. */
export const beaconFix = z.strictObject({
  /** Longitude and latitude in millionths of a degree. */
  lone6: z
    .number()
    .int()
    .min(-180_000_000, 'Give lone6 between -180000000 and 180000000.')
    .max(180_000_000, 'Give lone6 between -180000000 and 180000000.'),
  late6: z
    .number()
    .int()
    .min(-90_000_000, 'Give late6 between -90000000 and 90000000.')
    .max(90_000_000, 'Give late6 between -90000000 and 90000000.'),
  /** Time of the position in milliseconds since 1970. */
  rel_ts: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  /** Direction of movement in degrees clockwise from north; null, or one that is none, while standing. */
  heading: z
    .number()
    .transform((value) => toKnown(value, 0, 360))
    .nullable()
    .default(null),
  /** Radius in metres within which the position lies; null, 0 or less if unknown. */
  accuracy: z
    .number()
    .transform((value) => toKnown(value, Number.MIN_VALUE, 1_000_000))
    .nullable()
    .default(null),
});
export type BeaconFix = z.output<typeof beaconFix>;

/** What was measured without a network, in any order. Beacons do not move by it: the live channel shows where somebody is now. */
export const latePositions = z.strictObject({
  positions: z
    .array(beaconFix)
    .min(1, 'Send at least one position.')
    .max(MAX_LATE_POSITIONS, `Send at most ${MAX_LATE_POSITIONS} positions at once.`),
  /** What the clock of the device said as it sent this, in milliseconds since 1970: if it is ahead, all times are corrected by that. */
  sent_at: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
});

/** How many of the positions were not too old; one that was sent before counts too. */
export const takenPositions = z.object({ taken: z.number().int().min(0) });

/** The last position that a member shares with a project. */
export const beacon = z.object({
  id: z.number().int().min(1),
  member_id: id,
  type: z.literal('member'),
  project_id: z.number().int().min(1).max(MAX_ID),
  member_avatar_url: z.string().nullable(),
  member_display_name: z.string().nullable(),
  rel_ts: z.number().int(),
  lone6: z.number().int(),
  late6: z.number().int(),
  heading: z.number().nullable(),
  accuracy: z.number().nullable(),
});
export type Beacon = z.infer<typeof beacon>;

/** A member no longer shares their position with a project. */
export const beaconClose = z.object({ member_id: id, project_id: id });
