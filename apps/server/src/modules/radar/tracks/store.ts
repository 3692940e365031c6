import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { TimeRange } from '../store.ts';

export interface TrackHead {
  readonly track_id: number;
  readonly provider_id: string;
  readonly radar_track_id: string;
  readonly source: string;
  readonly vessel_name: string | null;
  readonly speed_unit: string;
}

/** A track of a station; null for an unknown one, or one without detections in a range. */
export async function findTrack(
  db: Reader,
  radarId: number,
  trackId: number,
  { from, to }: TimeRange,
): Promise<TrackHead | null> {
  const { rows } = await sql<TrackHead>`
    select track_id, provider_id, radar_track_id, source, vessel_name, speed_unit from radar_tracks t
    where radar_id = ${radarId} and track_id = ${trackId}
      and exists (select from radar_detections d where d.track_id = t.track_id and d.at between ${from} and ${to})`.execute(
    db,
  );
  return rows[0] ?? null;
}

export interface DetectionRow {
  readonly at: Date;
  readonly longitude: number;
  readonly latitude: number;
  readonly heading: number | null;
  readonly speed: number | null;
  readonly confidence: number | null;
}

/** Detections of a track in a range, in order: all, or about as many as the limit, both ends included. */
export async function thinDetections(
  db: Reader,
  trackId: number,
  { from, to }: TimeRange,
  limit: number,
): Promise<(DetectionRow & { readonly total: number })[]> {
  const { rows } = await sql<DetectionRow & { readonly total: number }>`
    select at, longitude, latitude, heading, speed, confidence, total from (
      select d.*, row_number() over (order by at) as place, (count(*) over ())::integer as total
      from radar_detections d where track_id = ${trackId} and at between ${from} and ${to}) d
    where place = total or (place - 1) % ceil(total / ${limit}::float8)::integer = 0 order by at`.execute(db);
  return rows;
}

/** The detections of a track in a range, in order. */
export async function listDetections(
  db: Reader,
  trackId: number,
  { from, to }: TimeRange,
): Promise<DetectionRow[]> {
  const { rows } = await sql<DetectionRow>`
    select at, longitude, latitude, heading, speed, confidence from radar_detections
    where track_id = ${trackId} and at between ${from} and ${to} order by at`.execute(db);
  return rows;
}

/** Where a vessel was seen, and when in milliseconds since 1970. */
export interface SeenVessel {
  readonly at: number;
  readonly lng: number;
  readonly lat: number;
}

/** The kept detections of a track from one time to another, both included, the earliest if there are too many. */
export async function readDetections(
  db: Reader,
  trackId: number,
  { from, to, limit }: { readonly from: number; readonly to: number; readonly limit: number },
): Promise<SeenVessel[]> {
  const { rows } = await sql<{ at: Date; longitude: number; latitude: number }>`
    select at, longitude, latitude from radar_detections
    where track_id = ${trackId} and at between ${new Date(from)} and ${new Date(to)} order by at limit ${limit}`.execute(
    db,
  );
  return rows.map(({ at, longitude, latitude }) => ({ at: at.getTime(), lng: longitude, lat: latitude }));
}
