import type { RadarTrack } from '@waypost/contract';
import { toDay } from './to-day.ts';

/** The tracks that were last seen on one day of the reader. */
export interface TrackDay {
  /** The calendar day as `2026-11-25`. */
  readonly day: string;
  /** Days before today: 0 today, 1 yesterday. */
  readonly ago: number;
  readonly tracks: readonly RadarTrack[];
}

const DAY_MS = 24 * 3_600_000;

/** Tracks by the day on which they were last seen in the range, the latest first. */
export function groupTracks(tracks: readonly RadarTrack[], now: number, zone: string | null): TrackDay[] {
  const today = Date.parse(toDay(now, zone));
  const byDay = Map.groupBy(tracks, ({ track_detection }) =>
    toDay(Date.parse(track_detection.timestamp), zone),
  );
  return [...byDay]
    .map(([day, ofDay]) => ({ day, ago: Math.round((today - Date.parse(day)) / DAY_MS), tracks: ofDay }))
    .toSorted((a, b) => a.ago - b.ago);
}
