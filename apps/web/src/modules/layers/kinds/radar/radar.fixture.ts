import type { RadarResult, RadarTrack } from '@waypost/contract';

/** A vessel with AIS that was last seen at a time. */
export const makeTrack = (timestamp: string, change: Partial<RadarTrack> = {}): RadarTrack => ({
  id: 1,
  radar_track_id: '8306',
  source: 'ais',
  vessel_name: 'La Perla',
  start_time: timestamp,
  last_update: timestamp,
  is_active: true,
  running_distance: 12,
  detection_count: 2,
  has_photos: 0,
  track_detection: {
    lon: -109.8,
    lat: 24.1,
    heading: 90,
    speed: 7.25,
    timestamp,
    track_line: {
      type: 'LineString',
      coordinates: [
        [-109.9, 24.1],
        [-109.8, 24.1],
      ],
    },
    times: [Date.parse(timestamp) - 60_000, Date.parse(timestamp)],
  },
  ...change,
});

export const makeResult = (tracks: RadarTrack[], change: Partial<RadarResult> = {}): RadarResult => ({
  radar_id: 32,
  name: 'La Ventana',
  longitude: -109.84,
  latitude: 24.06,
  sweep: { range_km: 28, from_deg: 300, to_deg: 150 },
  radar_status: 1,
  target_count: tracks.length,
  read_at: '2026-11-25T12:00:00.000Z',
  fault: null,
  clock_ahead_s: null,
  skipped: 0,
  track_count: tracks.length,
  tracks,
  ...change,
});
