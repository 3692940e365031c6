import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { RadarAccounts } from '../accounts.ts';
import { getStation, toSeen } from '../seen-station.ts';
import type { SeenVessel } from '../tracks/store.ts';

const DAY_MS = 24 * 3_600_000;

/** What is asked of the past of a radar. */
export interface PastAsked {
  /** [west, south, east, north], in degrees. */
  readonly bbox: readonly [number, number, number, number];
  /** Shorter vessels, and those of unknown length, are left out; null: none are. */
  readonly minLengthM: number | null;
  readonly days: number;
  /** The most detections: the newest. */
  readonly limit: number;
}

/** A vessel that was in a bbox, with where it was before and after. */
export interface PastVessel {
  readonly trackId: number;
  readonly name: string;
  /** In order. */
  readonly seen: readonly SeenVessel[];
}

export interface RadarPast {
  readonly vessels: readonly PastVessel[];
  /** Milliseconds since 1970 from which all that is kept was read, and until when: an account may no longer open the radar. */
  readonly from: number;
  readonly to: number;
  /** Whether there was more than the limit. */
  readonly isCut: boolean;
}

/** Reads what a radar layer of an organization saw. */
export type RadarPastReader = (
  db: Reader,
  layer: { readonly organizationId: number; readonly code: string },
  asked: PastAsked,
) => Promise<RadarPast>;

interface Row {
  readonly track_id: number;
  readonly name: string;
  readonly at: Date;
  readonly longitude: number;
  readonly latitude: number;
}

/** Throws AppError `layer_not_found`, `layer_without_radar`, `radar_access_required`. */
export function createRadarPastReader(accounts: RadarAccounts): RadarPastReader {
  return async (db, { organizationId, code }, { bbox, minLengthM, days, limit }) => {
    const station = await getStation(db, accounts, organizationId, code);
    const { from, to } = toSeen({ startDate: Date.now() - days * DAY_MS }, station);
    const [west, south, east, north] = bbox;
    const { rows } = await sql<Row>`
      with tracks as materialized (
        select track_id, coalesce(vessel_name, '#' || radar_track_id) as name, first_at, last_at from radar_tracks
        where radar_id = ${station.radar_id} and last_at >= ${from} and first_at <= ${to}
          and (${minLengthM}::float8 is null or length_m >= ${minLengthM})),
      near as materialized (
        select t.* from tracks t where exists (
          select from radar_detections d
          -- Times of the track, so that only the days are looked into on which it was seen.
          where d.track_id = t.track_id and d.at between t.first_at and t.last_at and d.at between ${from} and ${to}
            and d.longitude between ${west} and ${east} and d.latitude between ${south} and ${north}))
      select n.track_id, n.name, d.at, d.longitude, d.latitude
      from near n join radar_detections d on d.track_id = n.track_id
      where d.at between n.first_at and n.last_at and d.at between ${from} and ${to} order by d.at desc limit ${limit + 1}`.execute(
      db,
    );
    const isCut = rows.length > limit;
    const kept = (isCut ? rows.slice(0, limit) : rows).toReversed();
    const vessels = [...Map.groupBy(kept, ({ track_id }) => track_id).values()].map((track): PastVessel => {
      const [{ track_id: trackId, name } = { track_id: 0, name: '' }] = track;
      const seen = track.map(({ at, longitude, latitude }) => ({
        at: at.getTime(),
        lng: longitude,
        lat: latitude,
      }));
      return { trackId, name, seen };
    });
    const [oldest] = kept;
    const since = isCut && oldest !== undefined ? oldest.at : from;
    return { vessels, isCut, from: since.getTime(), to: to.getTime() };
  };
}
