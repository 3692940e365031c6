import { describe, expect, test } from 'vitest';
import { makeTrack } from '../radar.fixture.ts';
import { listNearest, type ReportWords, toReport } from './to-report.ts';

const at = '2026-11-25T12:00:00.000Z';
const keys = [
  ...[
    'vessel',
    'kind',
    'radar',
    'firstSeen',
    'lastSeen',
    'time',
    'distance',
    'speed',
    'heading',
    'detections',
  ],
] as const;
const words: ReportWords = {
  name: 'La Perla',
  radar: 'La Ventana',
  kind: 'AIS',
  toTime: (time) => time.slice(11, 16),
  keys: Object.fromEntries(keys.map((key) => [key, key])) as ReportWords['keys'],
};
const valuesOf = (report: ReturnType<typeof toReport>) =>
  Object.fromEntries(report.data.map(({ key, value }) => [key, value]));

describe('a report', () => {
  test('of a track has its line, and what is known of all of it', () => {
    const track = makeTrack(at);
    const report = toReport(track, null, words);
    expect(report.geometry).toEqual(track.track_detection.track_line);
    expect(report).toMatchObject({
      name: 'La Perla',
      description: 'La Ventana, 12:00',
      observedAt: Date.parse(at),
    });
    expect(valuesOf(report)).toMatchObject({
      distance: '12.0',
      detections: '2',
      speed: '7.3',
      heading: '90',
    });
    expect(valuesOf(report)).not.toHaveProperty('time');
  });

  test('of a detection has its place, time and speed', () => {
    const detection = {
      timestamp: '2026-11-25T11:30:00.000Z',
      lon: -109.85,
      lat: 24.2,
      heading: null,
      speed: 3,
    };
    const report = toReport(makeTrack(at), detection, words);
    expect(report.geometry).toEqual({ type: 'Point', coordinates: [-109.85, 24.2] });
    expect(report.observedAt).toBe(Date.parse(detection.timestamp));
    expect(valuesOf(report)).toMatchObject({ time: '11:30', speed: '3.0' });
    expect(valuesOf(report)).not.toHaveProperty('heading');
  });

  test('of a track with a single detection is a point', () => {
    const track = makeTrack(at);
    const lone = { ...track, track_detection: { ...track.track_detection, track_line: null } };
    expect(toReport(lone, null, words).geometry.type).toBe('Point');
  });

  test('has the photographs nearest to its time, four at most', () => {
    const photos = [0, 1, 2, 3, 4, 5].map((hour) => ({
      id: String(hour),
      s3_photo_link: '',
      created_at: `2026-11-25T0${hour}:00:00Z`,
    }));
    expect(listNearest(photos, Date.parse('2026-11-25T05:10:00Z')).map(({ id }) => id)).toEqual([
      '5',
      '4',
      '3',
      '2',
    ]);
  });
});
