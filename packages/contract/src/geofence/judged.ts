import { z } from 'zod';
import { id, timestamp } from '../common.ts';
import { areaGeometry } from '../features/geometry.ts';
import { GEOFENCE_EVENTS } from '../features/schema.ts';

/** How far back a geofence can be tried. */
export const FENCE_TRIAL_DAYS = 90;
/** The most events that a trial lists: the newest. */
export const MAX_TRIAL_EVENTS = 200;
/** The most positions that a trial judges: the newest. */
export const MAX_TRIAL_POSITIONS = 200_000;

/**
 * What the product tells of a subject and a geofence. `still` and `absent` are of who is inside, `lost_near` of a vessel that
 * was seen last near to it and is not known to be inside.
 */
export const FENCE_EVENT_KINDS = ['enter', 'leave', 'dwell', 'still', 'absent', 'lost_near'] as const;
/**
 * How a subject came to be inside or outside: it crossed the outline, was there when first seen, the geofence was drawn
 * or moved around it, or its hours began.
 */
export const FENCE_CAUSES = ['crossed', 'appeared', 'redrawn', 'opened'] as const;

const DAY_MINUTES = 24 * 60;

/** Hours on a day of the week, 0 being Sunday, in minutes since midnight. An end that is not later is the next day's. */
export const weeklyHours = z.strictObject({
  day: z.number().int().min(0, 'Give a day from 0, Sunday, to 6.').max(6, 'Give a day from 0, Sunday, to 6.'),
  from: z
    .number()
    .int()
    .min(0)
    .max(DAY_MINUTES - 1, 'Give a time before midnight.'),
  to: z.number().int().min(0).max(DAY_MINUTES, 'Give a time until midnight.'),
});
export type FenceHours = z.output<typeof weeklyHours>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const seconds = z
  .number()
  .int()
  .min(60, 'Give at least a minute.')
  .max(30 * 24 * 3600, 'Give at most 30 days.');

/** How sure a crossing must be, and what else a geofence tells. Durations are in seconds. */
export const fenceSettings = z.strictObject({
  /** A crossing counts once the subject was this far from the outline, or as far as its accuracy if that is more. */
  margin_m: z.number().min(0, 'Give 0 m or more.').max(1000, 'Give at most 1000 m.').default(15),
  /** A crossing counts only if the subject stays on the new side for this long. */
  stay_s: z.number().int().min(0, 'Give 0 seconds or more.').max(3600, 'Give at most an hour.').default(30),
  dwell_s: seconds.nullable().default(null),
  /** When it watches; null for always. */
  hours: z.array(weeklyHours).min(1, 'Give at least one span of hours.').max(50).nullable().default(null),
  time_zone: z.string().max(64).refine(isTimeZone, 'Give a time zone, such as Europe/Madrid.').default('UTC'),
  stillness: z
    .strictObject({ radius_m: z.number().min(5, 'Give at least 5 m.').max(10_000), for_s: seconds })
    .nullable()
    .default(null),
  absence_s: seconds.nullable().default(null),
  /**
   * The vessels that a radar layer of the organization shows, which are watched instead of members and devices; null:
   * those are. A `layer` of null was deleted: nobody is watched.
   */
  radar: z
    .strictObject({
      layer: z
        .uuid()
        .transform((code) => code.toLowerCase())
        .nullable(),
      /** Shorter ones, and those of unknown length, are left out; null: none are. */
      min_length_m: z.number().min(1, 'Give at least 1 m.').max(500, 'Give at most 500 m.').nullable(),
    })
    .nullable()
    .default(null),
});
export type FenceSettings = z.output<typeof fenceSettings>;
export type FenceSettingsInput = z.input<typeof fenceSettings>;

/** After so many seconds without a detection, a vessel inside or near is told to be lost, unless settings say otherwise. */
export const VESSEL_LOST_S = 15 * 60;
/**
 * A vessel that is lost is near to a geofence less than so many metres outside: as far as 16 knots take it in the minute
 * between two readings, so that it may have gone in just after it was seen last.
 */
export const VESSEL_NEAR_M = 500;

/** Who or what is judged. */
export const fenceSubject = z.object({
  kind: z.enum(['member', 'device', 'vessel']),
  /** Of the member, device or radar track; null if the person has left, or the track is no longer kept. */
  id: id.nullable(),
  /** Of a device: who or what carried it then, or its own name if nobody is named. */
  display_name: z.string().nullable(),
  avatar_url: z.string().nullable(),
});
export type FenceSubject = z.infer<typeof fenceSubject>;

/** What became of an event after it was told: it moved by so many milliseconds, negative for earlier, or was withdrawn. */
export const fenceCorrection = z.object({
  kind: z.enum(['moved', 'withdrawn']),
  was_at: timestamp,
  by_ms: z.number().int().nullable(),
  corrected_at: timestamp,
});
export type FenceCorrection = z.infer<typeof fenceCorrection>;

/** An event of a geofence: judged by the product, or told by a program that judges itself. */
export const fenceCrossing = z.object({
  id: z.string(),
  source: z.enum(['judged', 'told']),
  kind: z.enum(FENCE_EVENT_KINDS),
  cause: z.enum(FENCE_CAUSES),
  subject: fenceSubject,
  at: timestamp,
  /** When it was told: much later than `at` if the positions were late. Null if unknown. */
  told_at: timestamp.nullable(),
  withdrawn_at: timestamp.nullable(),
  /** Oldest first. */
  corrections: z.array(fenceCorrection),
});
export type FenceCrossing = z.infer<typeof fenceCrossing>;

/** A geofence with who is inside now. */
export const fenceNow = z.object({
  settings: fenceSettings,
  /** The time zone that most of the other geofences of the project with hours have; null if there are none. */
  usual_zone: z.string().nullable(),
  /** The radar layer whose vessels are watched; null: members and devices are. */
  radar: z
    .object({
      layer_name: z.string().nullable(),
      /** Why nothing is judged: the layer is gone, or the account of the organization does not open its radar. */
      fault: z.enum(['layer_gone', 'no_access']).nullable(),
      /** False if the radar has tracks and none tells a length: then a least length leaves out all vessels. */
      tells_length: z.boolean(),
    })
    .nullable(),
  inside: z.array(
    z.object({
      subject: fenceSubject,
      since: timestamp,
      cause: z.enum(FENCE_CAUSES),
      /** The last position that says so. */
      seen_at: timestamp,
    }),
  ),
});
export type FenceNow = z.infer<typeof fenceNow>;

/** The most geofences of a project that are marked on the map: the newest. */
export const MAX_MARKED_FENCES = 500;

/** A geofence as it is marked on the map. */
export const markedFence = z.object({
  code: z.string(),
  name: z.string(),
  color: z.string(),
  /** Simplified: to be looked at, not judged by. */
  geometry: areaGeometry,
  /** Longitude and latitude of a place inside. */
  place: z.tuple([z.number(), z.number()]),
  /** Who is inside, the last to come first. */
  inside: z.array(z.object({ subject: fenceSubject, since: timestamp })),
});
export type MarkedFence = z.infer<typeof markedFence>;

/** A geofence to be tried on kept positions. */
export const fenceTrialCreate = z.strictObject({
  geometry: areaGeometry,
  watches: z.array(z.enum(GEOFENCE_EVENTS)).min(1, 'Choose in, out, or both.').max(2),
  settings: fenceSettings,
});
export type FenceTrialCreate = z.output<typeof fenceTrialCreate>;

/** What a geofence would have told. */
export const fenceTrial = z.object({
  from: timestamp,
  to: timestamp,
  positions_count: z.number().int(),
  subjects_count: z.number().int(),
  /** Whether there were more positions than a trial judges: the oldest were left out. */
  is_cut: z.boolean(),
  /** By kind. */
  counts: z.record(z.enum(FENCE_EVENT_KINDS), z.number().int()),
  /** Newest first. */
  events: z.array(
    z.object({
      kind: z.enum(FENCE_EVENT_KINDS),
      cause: z.enum(FENCE_CAUSES),
      subject: fenceSubject,
      at: timestamp,
    }),
  ),
});
export type FenceTrial = z.infer<typeof fenceTrial>;
