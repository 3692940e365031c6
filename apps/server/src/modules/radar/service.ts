import {
  MAX_RADAR_TRACKS,
  MAX_TRACK_POINTS,
  type RadarDates,
  type RadarResult,
  type RadarStation,
  type RadarStatus,
  type RadarTrack,
  type RadarTracks,
  type radarTracksQuery,
  type TimelineRange,
  toTrackCursor,
} from '@waypost/contract';
import type { z } from 'zod';
import type { OrganizationGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Logger } from '../../platform/observability/logger.ts';
import type { ProviderStation, Radar } from '../../providers/radar/radar.ts';
import type { LayerMaking } from '../layers/index.ts';
import type { RadarAccounts } from './accounts.ts';
import { askProvider } from './ask-provider.ts';
import { getDates } from './dates/get-dates.ts';
import { createMaking } from './layer-making.ts';
import type { RadarPauses } from './reading/record-reading.ts';
import { type AskedRange, getStation, toSeen } from './seen-station.ts';
import { countTracks, type StationRow, watchStation } from './store.ts';
import { listTracks, type TrackRow } from './tracks/list-tracks.ts';
import { toKnots } from './units.ts';

type ReadGrant = OrganizationGrant<'layer:read'>;

export interface RadarService {
  /** By name. @throws AppError `radar_access_required`, `radar_key_refused`, ProviderDownError. */
  list(grant: OrganizationGrant<'layer:create'>): Promise<RadarStation[]>;
  /** @throws AppError `layer_not_found`, `layer_without_radar`, `radar_access_required`. */
  getResult(grant: ReadGrant, code: string, range: AskedRange): Promise<RadarResult>;
  /** The tracks of a range, page by page. @throws AppError as `getResult`. */
  listTracks(grant: ReadGrant, code: string, query: z.output<typeof radarTracksQuery>): Promise<RadarTracks>;
  /** When the radar of a layer saw tracks. @throws AppError as `getResult`. */
  getDates(grant: ReadGrant, code: string, range: TimelineRange): Promise<RadarDates>;
  /** How a layer of this kind is made. */
  readonly making: LayerMaking;
}

export interface RadarOptions {
  readonly database: Database;
  readonly radar: Radar | null;
  readonly accounts: RadarAccounts;
  readonly pauses: RadarPauses;
  readonly log: Logger;
}

/** A status that was read before this is not known any longer: three readings of a station that nobody looks at. */
const STATUS_KEPT_MS = 15 * 60_000;
/** That somebody looks at a station is written down this often at most. */
const WATCH_EVERY_MS = 20_000;

function toStatus(status: string | null): RadarStatus {
  const word = status?.toLowerCase() ?? '';
  if (['active', 'up', 'online', 'ok'].includes(word)) return 1;
  return ['inactive', 'down', 'offline', 'error', 'disabled'].includes(word) ? 0 : -1;
}

/** None for a station of which nobody knows where it is. */
function toChoices({ id, name, longitude, latitude, status }: ProviderStation): RadarStation[] {
  if (longitude === null || latitude === null) return [];
  return [{ id, name: name ?? String(id), longitude, latitude, radar_status: toStatus(status) }];
}

const E7 = 1e7;
const toCoordinates = ({ lone7, late7 }: TrackRow): [number, number][] =>
  lone7.map((lng, place) => [lng / E7, (late7[place] ?? 0) / E7]);

/** A track as it was at the end of a range. */
function toTrack(row: TrackRow): RadarTrack {
  return {
    id: row.track_id,
    radar_track_id: row.radar_track_id,
    source: row.source,
    vessel_name: row.vessel_name,
    start_time: row.started_at.toISOString(),
    last_update: row.at.toISOString(),
    is_active: row.is_active,
    running_distance: row.running_km,
    detection_count: row.total,
    has_photos: row.photo_count > 0 ? 1 : 0,
    track_detection: {
      lon: row.longitude,
      lat: row.latitude,
      heading: row.heading,
      speed: toKnots(row.speed, row.speed_unit),
      timestamp: row.at.toISOString(),
      track_line: row.times.length < 2 ? null : { type: 'LineString', coordinates: toCoordinates(row) },
      times: row.times,
    },
  };
}

/** A station without tracks. */
function toResult(row: StationRow): Omit<RadarResult, 'track_count' | 'tracks'> {
  const { range_km, from_deg, to_deg, own_fault, read_at } = row;
  const isKnown = own_fault === null && read_at !== null && read_at.getTime() > Date.now() - STATUS_KEPT_MS;
  return {
    radar_id: row.radar_id,
    name: row.name,
    longitude: row.longitude,
    latitude: row.latitude,
    sweep: range_km === null || from_deg === null || to_deg === null ? null : { range_km, from_deg, to_deg },
    radar_status: isKnown ? toStatus(row.status) : -1,
    target_count: isKnown ? row.target_count : 0,
    read_at: (row.closed_at ?? read_at)?.toISOString() ?? null,
    fault: own_fault ?? row.fault,
    // Of later readings than those that the organization may see.
    clock_ahead_s: own_fault === null ? row.clock_ahead_s : null,
    skipped: own_fault === null ? row.skipped : 0,
  };
}

const EMPTY = { track_count: 0, tracks: [] };

export function createRadarService(options: RadarOptions): RadarService {
  const { database, radar, accounts, pauses, log } = options;
  const watched = new Map<number, number>();
  /** Notes that somebody looks; nobody waits for that. */
  const watch = (radarId: number) => {
    const now = Date.now();
    if ((watched.get(radarId) ?? 0) > now) return;
    watched.set(radarId, now + Math.min(WATCH_EVERY_MS, pauses.watchedMs));
    const untilMs = Math.max(2 * pauses.watchedMs, 2 * WATCH_EVERY_MS);
    database
      .transaction((tx) => watchStation(tx, radarId, { watchedMs: pauses.watchedMs, untilMs }))
      .catch((error: unknown) => log.error({ err: error }, 'noting who looks at a radar failed'));
  };
  return {
    async list({ organizationId }) {
      if (radar === null) throw new AppError('radar_access_required');
      const account = await accounts.get(database.read, organizationId);
      const stations = await askProvider(radar.readStations(account));
      return stations.flatMap(toChoices).toSorted((a, b) => a.name.localeCompare(b.name));
    },
    async getResult({ organizationId }, code, range) {
      const row = await getStation(database.read, accounts, organizationId, code);
      watch(row.radar_id);
      const seen = toSeen(range, row);
      if (seen.from > seen.to) return { ...toResult(row), ...EMPTY };
      const limits = { limit: MAX_RADAR_TRACKS, points: MAX_TRACK_POINTS };
      const tracks = await listTracks(database.read, row.radar_id, seen, limits);
      const isWhole = tracks.length < MAX_RADAR_TRACKS;
      return {
        ...toResult(row),
        track_count: isWhole ? tracks.length : await countTracks(database.read, row.radar_id, seen),
        tracks: tracks.map(toTrack),
      };
    },
    async listTracks({ organizationId }, code, { after = null, limit, ...range }) {
      const row = await getStation(database.read, accounts, organizationId, code);
      const { startDate = after?.from, endDate = after?.to } = range;
      const seen = toSeen({ startDate, endDate }, row);
      if (seen.from > seen.to) return { tracks: [], next: null };
      // One more than the page tells whether there is another.
      const limits = { limit: limit + 1, points: MAX_TRACK_POINTS, after };
      const rows = await listTracks(database.read, row.radar_id, seen, limits);
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        tracks: page.map(toTrack),
        next:
          last === undefined
            ? null
            : toTrackCursor({
                ...{ at: last.at.getTime(), id: last.track_id, from: after?.from ?? seen.from.getTime() },
                // The clock of a station may be ahead: all of the first page, and nothing later.
                to: after?.to ?? (page[0] ?? last).at.getTime() + 1,
              }),
      };
    },
    async getDates({ organizationId }, code, range) {
      const row = await getStation(database.read, accounts, organizationId, code);
      return getDates(database.read, code, row, range, toSeen({ startDate: 0 }, row));
    },
    making: createMaking(options),
  };
}
