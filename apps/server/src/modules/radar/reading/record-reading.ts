import type { Database, Tx } from '../../../platform/db/database.ts';
import type { ProviderStation, ProviderTrack, RadarUnits } from '../../../providers/radar/radar.ts';
import { makePartitions } from './make-partitions.ts';
import {
  type AddedDetection,
  type FeedRow,
  insertDetections,
  listOpeners,
  markActive,
  measureTracks,
  putTracks,
  updateStation,
} from './store.ts';
import { tellOrganizations } from './tell-organizations.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Times beyond these are no times of a radar. */
const MAX_AHEAD_MS = 26 * 60 * MINUTE_MS;
const MAX_BEHIND_MS = 365 * DAY_MS;
/** A station whose newest detection is this far ahead or behind has a wrong clock, or sends late. */
const CLOCK_AHEAD_MS = 2 * MINUTE_MS;
const CLOCK_BEHIND_MS = 10 * MINUTE_MS;

/** What a station was found to see. */
export interface Reading {
  readonly station: ProviderStation;
  readonly units: RadarUnits;
  /** What it saw before, of a provider that can tell. */
  readonly past: readonly ProviderTrack[];
  /** The claim of who reads it. */
  readonly claimedBy: string;
}

export interface RadarPauses {
  readonly watchedMs: number;
  readonly idleMs: number;
}

const toRow = (track: ProviderTrack): FeedRow => ({
  provider_id: track.id,
  radar_track_id: track.radarTrackId,
  source: track.source,
  vessel_name: track.vesselName,
  length_m: track.lengthM,
  photo_count: track.photoCount,
  started_at: track.startedAt,
  ...track.detection,
});

const isTime = (now: number) => (track: ProviderTrack) =>
  track.startedAt <= now + MAX_AHEAD_MS &&
  track.detection.at <= now + MAX_AHEAD_MS &&
  track.detection.at > now - MAX_BEHIND_MS;

/**
 * How far the clock of a station is ahead, in seconds; null if that is too little to say.
 * @param tracks with times of a radar: a single odd one would be said of the clock.
 */
export function toClockAhead(tracks: readonly ProviderTrack[], now: number): number | null {
  if (tracks.length === 0) return null;
  const aheadMs = tracks.reduce((latest, { detection }) => Math.max(latest, detection.at), 0) - now;
  return aheadMs > CLOCK_AHEAD_MS || aheadMs < -CLOCK_BEHIND_MS ? Math.round(aheadMs / 1_000) : null;
}

/** Hears of new detections of a station, in the transaction that keeps them; of a reading without any, too. */
export type DetectionListener = (tx: Tx, radarId: number, added: readonly AddedDetection[]) => Promise<void>;

async function recordTracks(
  tx: Tx,
  stationId: number,
  rows: readonly FeedRow[],
  units: RadarUnits,
): Promise<readonly AddedDetection[]> {
  if (rows.length === 0) return [];
  await putTracks(tx, stationId, rows, units);
  const added = await insertDetections(tx, stationId, rows);
  // Tracks were moved on by one detection at most.
  const unmeasured = added.filter(
    ({ track_id, is_late }, place) => is_late || added[place - 1]?.track_id === track_id,
  );
  await measureTracks(tx, [...new Set(unmeasured.map(({ track_id }) => track_id))]);
  return added;
}

/**
 * Keeps what a station sees, each detection once, and tells the organizations whose accounts open it. Changes nothing if
 * the claim has ended.
 */
export async function recordReading(
  database: Database,
  { station, units, past, claimedBy }: Reading,
  { pauses, onDetections }: { readonly pauses: RadarPauses; readonly onDetections: DetectionListener },
): Promise<void> {
  const now = Date.now();
  const current = station.tracks.filter(isTime(now));
  const rows = [...past.filter(isTime(now)), ...current].map(toRow);
  await makePartitions(
    database,
    rows.map(({ at }) => at),
  );
  await database.transaction(async (tx) => {
    const facts = {
      ...station,
      targetCount: station.targetCount ?? current.length,
      skipped: station.skipped + station.tracks.length - current.length,
      clockAheadS: toClockAhead(current, now),
    };
    if (!(await updateStation(tx, station.id, claimedBy, facts, pauses))) return;
    const added = await recordTracks(tx, station.id, rows, units);
    await onDetections(tx, station.id, added);
    await markActive(
      tx,
      station.id,
      current.map(({ id }) => id),
    );
    await tellOrganizations(tx, station.id, await listOpeners(tx, station.id));
  });
}
