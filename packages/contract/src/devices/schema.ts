import { z } from 'zod';
import { beaconFix } from '../beacons/schema.ts';
import { id, timestamp } from '../common.ts';

/** The prefix of the key of every device. */
export const DEVICE_KEY_PREFIX = 'wpd_';

/** What a device is fixed to, as its sign on the map. */
export const DEVICE_ICONS = ['animal', 'vehicle', 'boat', 'person', 'drone', 'buoy'] as const;
export type DeviceIcon = (typeof DEVICE_ICONS)[number];

/** Devices of a project, at most. */
export const MAX_DEVICES = 1_000;
/** Positions of one request, at most. */
export const MAX_DEVICE_POSITIONS = 1_000;
/** Bytes of one request, at most. */
export const MAX_DEVICE_BYTES = 1024 ** 2;
/** Requests of a device a minute, at most. */
export const MAX_DEVICE_REQUESTS = 120;

/** Kept positions of a device a day in UTC, at most: one a second. */
export const MAX_DEVICE_DAY = 86_400;
/** Kept positions of all devices of a project a day in UTC, at most. */
export const MAX_PROJECT_DAY = 1_000_000;

/** Positions of a device's past in one request, at most. */
export const MAX_PAST_POSITIONS = 2_000;
/** Positions of a track file, at most. */
export const MAX_PAST_FILE_POSITIONS = 100_000;

const deviceName = z.string().trim().min(2, 'Name must be at least 2 characters').max(100);

/** Of a reader of the project, whose device it is; null: of nobody, such as a collar. */
const owner = id.nullable().optional();

export const deviceCreate = z.strictObject({
  name: deviceName,
  icon: z.enum(DEVICE_ICONS),
  member_id: owner,
});
export type DeviceCreate = z.output<typeof deviceCreate>;

export const deviceUpdate = z.strictObject({
  name: deviceName.optional(),
  icon: z.enum(DEVICE_ICONS).optional(),
  member_id: owner,
});
export type DeviceUpdate = z.output<typeof deviceUpdate>;

/** Who or what carries a device from a time on, until the next assignment. */
export const deviceAssignment = z.strictObject({ carrier: deviceName, from: timestamp });
export type DeviceAssignment = z.output<typeof deviceAssignment>;

/** All assignments of a device, in any order. */
export const deviceAssignments = z
  .array(deviceAssignment)
  .max(200)
  .refine((all) => new Set(all.map(({ from }) => Date.parse(from))).size === all.length, {
    message: 'Two carriers have the same date. Change one of them.',
  });

/** Where a device was last. */
export const devicePosition = z.object({
  /** Milliseconds since 1970. */
  rel_ts: z.number().int(),
  /** Millionths of a degree. */
  lone6: z.number().int(),
  late6: z.number().int(),
  /** Metres. */
  accuracy: z.number().nullable(),
  /** Degrees clockwise from north. */
  heading: z.number().nullable(),
  /** Metres a second. */
  speed: z.number().nullable(),
  /** Metres. */
  altitude: z.number().nullable(),
  /** From 0 to 1. */
  battery: z.number().nullable(),
});
export type DevicePosition = z.infer<typeof devicePosition>;

export const device = z.object({
  device_id: id,
  project_id: id,
  name: z.string(),
  icon: z.enum(DEVICE_ICONS),
  /** Whose device it is; null: of nobody, or of a member who was deleted. */
  member: z.object({ member_id: id, display_name: z.string() }).nullable(),
  /** Whether its key is refused, since the member may not read the project any more. */
  is_refused: z.boolean(),
  /** Who carries it now; null: nobody is named. */
  carrier: z.string().nullable(),
  assignments: z.array(deviceAssignment),
  /** The first characters of its key and dots; null: it has none, and sends nothing. Administrators alone see it. */
  key: z.string().nullable(),
  created_at: timestamp,
  /** The last request with its key. */
  last_seen_at: timestamp.nullable(),
  /** Whether it is refused until midnight in UTC, since it or its project has sent as many positions as a day may have. */
  is_full: z.boolean(),
  /** Of the last 24 hours, or as long as the project keeps positions. */
  position: devicePosition.nullable(),
});
export type Device = z.infer<typeof device>;

/** A new key, whole; it is never shown again. */
export const deviceKey = z.object({ key: z.string() });

/** A device that moved. */
export const deviceNext = z.object({
  project_id: id,
  device_id: id,
  /** Of who or what carried it then; its own, if nobody is named. */
  name: z.string(),
  position: devicePosition,
});

/** Where a device was at a time, as a track file has it. */
const pastPosition = beaconFix.pick({ rel_ts: true, lone6: true, late6: true }).extend({
  /** Metres. */
  altitude: z.number().min(-12_000).max(1_000_000).nullable().default(null),
});
export type PastPosition = z.output<typeof pastPosition>;

export const devicePast = z.strictObject({
  positions: z
    .array(pastPosition)
    .min(1)
    .max(MAX_PAST_POSITIONS, `Send at most ${MAX_PAST_POSITIONS} positions at once.`),
  /** Whether no more of the file follows: then those who look at the trails are told. */
  is_last: z.boolean().default(true),
});

export type DevicePast = z.output<typeof devicePast>;

/** What became of the positions of a past. */
export const devicePastReceipt = z.object({
  /** New ones. */
  accepted: z.number().int(),
  /** Those that were there already, are older than the project keeps, or lie ahead. */
  ignored: z.number().int(),
});
export type DevicePastReceipt = z.infer<typeof devicePastReceipt>;

/** What became of the positions of a request. */
export const deviceReceipt = z.object({
  /** New ones. */
  accepted: z.number().int(),
  /** Those that were there already, or are older than the project keeps. */
  ignored: z.number().int(),
  /** Those that could not be read or lie ahead of now, with their place in the request, from 0. */
  refused: z.array(z.object({ index: z.number().int(), reason: z.string() })),
});
export type DeviceReceipt = z.infer<typeof deviceReceipt>;
