import { z } from 'zod';
import { id, instant, timestamp } from '../common.ts';
import { timelineBars, timelineDimension } from '../features/timeline.ts';
import { trackPlaces, trackTimes } from './track-line.ts';

/** The number of a radar station, as its provider gives it. */
export const radarId = id;

/** Tracks of one answer, at most: the latest ones. */
export const MAX_RADAR_TRACKS = 2_000;
/** Points of the line of one track, at most: long ones are thinned out evenly, with both ends. */
export const MAX_TRACK_POINTS = 200;
/** Detections of one track in one answer, at most: more are thinned out evenly, with both ends. */
export const MAX_TRACK_DETECTIONS = 1_000;
/** The range without a start. */
export const DEFAULT_RADAR_HOURS = 24;

/** The account of an organization with the provider of radar; its key is masked and never returned. */
export const radarKey = z.object({
  /** Null: it has none of its own. */
  account: z.string().nullable(),
  /** Its last characters after dots. */
  key: z.string().nullable(),
  set_at: timestamp.nullable(),
  set_by: z.string().nullable(),
  /** Whether the installation has an account that is used without one of one's own. */
  is_shared: z.boolean(),
});
export type RadarKey = z.infer<typeof radarKey>;

export const radarKeyPut = z.strictObject({
  account: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .regex(/^[\w.-]+$/, 'An account is named by letters, digits, dots, dashes and underscores.'),
  apikey: z
    .string()
    .trim()
    .min(3)
    .max(1024)
    .regex(/^[\x21-\x7e]+$/, 'A key has no spaces and no letters beyond ASCII.'),
});
export type RadarKeyPut = z.output<typeof radarKeyPut>;

/** 1: it works; 0: it is down; -1: that is not known. */
const radarStatus = z.union([z.literal(1), z.literal(0), z.literal(-1)]);
export type RadarStatus = z.infer<typeof radarStatus>;

/** A radar that an account opens, to choose for a layer. */
export const radarStation = z.object({
  id: radarId,
  name: z.string(),
  longitude: z.number(),
  latitude: z.number(),
  radar_status: radarStatus,
});
export type RadarStation = z.infer<typeof radarStation>;

/** What a radar sweeps: how far, and between which bearings, clockwise from north. */
export const radarSweep = z.object({ range_km: z.number(), from_deg: z.number(), to_deg: z.number() });
export type RadarSweep = z.infer<typeof radarSweep>;

const lineString = z.object({ type: z.literal('LineString'), coordinates: trackPlaces });

/**
 * A vessel, or whatever else a radar followed, from when it was first seen until it was lost for good: as it was at the
 * end of the range.
 */
export const radarTrack = z.object({
  id: z.number().int(),
  /** The number under which the radar follows it. */
  radar_track_id: z.string(),
  /** `ais` for one that tells who it is; others were seen by the radar alone. */
  source: z.string(),
  vessel_name: z.string().nullable(),
  start_time: timestamp,
  last_update: timestamp,
  /** Whether the last answer of the provider had it; false where it was seen after the range. */
  is_active: z.boolean(),
  /** Kilometres along all detections that were kept, up to the last one of the range. */
  running_distance: z.number(),
  /** How many detections of the range there are. */
  detection_count: z.number().int(),
  has_photos: z.union([z.literal(1), z.literal(0)]),
  /** The last detection of the range, and the line through all of them. */
  track_detection: z.object({
    lon: z.number(),
    lat: z.number(),
    /** Degrees clockwise from north; null if it is not known, as the next one. */
    heading: z.number().nullable(),
    /** Knots. */
    speed: z.number().nullable(),
    timestamp,
    /** Null with a single detection. */
    track_line: lineString.nullable(),
    /** When it was at each point of the line, in milliseconds since 1970; with a single detection, the time of that. */
    times: trackTimes,
  }),
});
export type RadarTrack = z.infer<typeof radarTrack>;

/** What a radar saw of one track at one moment. */
export const radarDetection = z.object({
  timestamp,
  lon: z.number(),
  lat: z.number(),
  /** Degrees clockwise from north; null if it is not known, as the next one. */
  heading: z.number().nullable(),
  /** Knots. */
  speed: z.number().nullable(),
});
export type RadarDetection = z.infer<typeof radarDetection>;

/** The detections of a track in a range, in order: all of `total`, or `MAX_TRACK_DETECTIONS` of them. */
export const radarDetections = z.object({ total: z.number().int(), detections: z.array(radarDetection) });
export type RadarDetections = z.infer<typeof radarDetections>;

/** What is wrong with the readings of a station. */
export const RADAR_FAULTS = ['refused', 'too_often', 'unavailable', 'garbled', 'gone'] as const;
export type RadarFault = (typeof RADAR_FAULTS)[number];

/** A radar with the tracks of a range, the latest first. */
export const radarResult = z.object({
  radar_id: radarId,
  /** Null before the first reading, as the next two. */
  name: z.string().nullable(),
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  sweep: radarSweep.nullable(),
  radar_status: radarStatus,
  /** Targets that it follows now. */
  target_count: z.number().int(),
  /** When it was last read; null: never. */
  read_at: timestamp.nullable(),
  /** Why it was not read since; null: nothing is wrong. */
  fault: z.enum(RADAR_FAULTS).nullable(),
  /** Seconds that its clock is ahead of this server’s, negative if it is behind; null while they agree. */
  clock_ahead_s: z.number().int().nullable(),
  /** Tracks of the last reading that were not understood. */
  skipped: z.number().int(),
  /** Tracks of the range: `tracks` has the latest `MAX_RADAR_TRACKS` of them. */
  track_count: z.number().int(),
  tracks: z.array(radarTrack),
});
export type RadarResult = z.infer<typeof radarResult>;

/** Both ends are included; without a start, the range is the last 24 hours up to its end. */
export const radarRange = z
  .object({ startDate: instant.optional(), endDate: instant.optional() })
  .refine(({ startDate = 0, endDate = startDate }) => startDate <= endDate, {
    path: ['endDate'],
    message: 'The end is before the start.',
  });

/** Where a page of tracks ended: the time of its last one in milliseconds, and its number. */
export interface TrackCursor {
  readonly at: number;
  readonly id: number;
  /** From when on and until when the first page shows tracks: those that are seen meanwhile would move between pages. */
  readonly from: number;
  readonly to: number;
}

const CURSOR = /^(\d{1,15})-(\d{1,10})-(\d{1,15})-(\d{1,15})$/;

export const toTrackCursor = ({ at, id: track, from, to }: TrackCursor): string =>
  [at, track, from, to].join('-');

const trackCursor = z
  .string()
  .regex(CURSOR, 'Follow the pages from the first.')
  .transform((text): TrackCursor => {
    const [, at, track, from, to] = CURSOR.exec(text) ?? [];
    return { at: Number(at), id: Number(track), from: Number(from), to: Number(to) };
  });

/** Tracks of one page, at most. */
export const MAX_TRACKS_PAGE = 500;

/** A range, and which page of its tracks: the first without `after`. */
export const radarTracksQuery = radarRange.safeExtend({
  after: trackCursor.optional(),
  limit: z.coerce.number().int().min(1).max(MAX_TRACKS_PAGE).default(50),
});

/** Tracks of a range, the latest first; `next` is the `after` of the next page, null on the last one. */
export const radarTracks = z.object({ tracks: z.array(radarTrack), next: z.string().nullable() });
export type RadarTracks = z.infer<typeof radarTracks>;

/** When the radar of a layer saw tracks, for the timeline: `count` is how many had detections from a `date` to the next one. */
export const radarDates = timelineBars
  .omit({ dimensions: true })
  .extend({ layers: z.array(timelineDimension) });
export type RadarDates = z.infer<typeof radarDates>;

/** Days for which an organization sees what its radars saw. */
export const RADAR_KEEP_DAYS = [7, 30, 90, 365] as const;
export const radarSettings = z.strictObject({ keep_days: z.literal(RADAR_KEEP_DAYS) });
export type RadarSettings = z.infer<typeof radarSettings>;

/** A photograph of what a radar followed; its address works for some minutes, for who asked. */
export const radarPhoto = z.object({ id: z.string(), s3_photo_link: z.string(), created_at: timestamp });
export type RadarPhoto = z.infer<typeof radarPhoto>;

/** The formats in which a track is downloaded. */
export const TRACK_FORMATS = ['geojson', 'kml', 'gpx', 'csv'] as const;
export type TrackFormat = (typeof TRACK_FORMATS)[number];
