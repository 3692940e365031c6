import { expect, test } from 'vitest';
import { readGeojson, readOsmAnd, readOverland, readOwnTracks, readTraccar } from './clients.ts';

const NOW = 1_790_000_000_000;
const AT = Date.parse('2026-11-20T10:00:00Z');
const at = (more: object) => ({
  ok: true,
  position: {
    ...{ at: AT, lone6: -110_300_000, late6: 24_100_000 },
    ...{ accuracy: null, heading: null, speed: null, altitude: null, battery: null },
    ...more,
  },
});

test('OsmAnd: knots, percent, and a time in seconds, milliseconds, ISO or none', () => {
  const fields = { lat: '24.1', lon: '-110.3', timestamp: String(AT / 1_000) };
  const full = { ...fields, speed: '10', bearing: '90', altitude: '5.5', accuracy: '4', batt: '80' };
  expect(readOsmAnd(full, NOW)).toEqual(
    at({ speed: (10 * 1_852) / 3_600, heading: 90, altitude: 5.5, accuracy: 4, battery: 0.8 }),
  );
  for (const timestamp of [String(AT), '2026-11-20T10:00:00Z'])
    expect(readOsmAnd({ ...fields, timestamp }, NOW)).toEqual(at({}));
  expect(readOsmAnd({ lat: '24.1', lon: '-110.3' }, NOW)).toEqual(at({ at: NOW }));
  expect(readOsmAnd({ ...fields, valid: 'false' }, NOW)).toBe(null);
});

test('Traccar Client 9: metres a second, and a battery from 0 to 1', () => {
  const location = {
    timestamp: '2026-11-20T10:00:00Z',
    coords: { latitude: 24.1, longitude: -110.3, accuracy: 4, speed: 2, heading: -1, altitude: 3 },
    battery: { level: 0.5, is_charging: false },
  };
  expect(readTraccar({ location })).toEqual([at({ accuracy: 4, speed: 2, altitude: 3, battery: 0.5 })]);
});

test('OwnTracks: kilometres an hour and percent; other messages have no position', () => {
  const message = {
    _type: 'location',
    lat: 24.1,
    lon: -110.3,
    tst: AT / 1_000,
    vel: 36,
    cog: 45,
    batt: 25,
    acc: 9,
  };
  expect(readOwnTracks(message)).toEqual(at({ speed: 10, heading: 45, battery: 0.25, accuracy: 9 }));
  expect(readOwnTracks({ _type: 'transition' })).toBe(null);
  expect(readOwnTracks({ _type: 'encrypted' })).toMatchObject({ ok: false });
});

test('Overland: a batch whose negative values are unknown', () => {
  const feature = {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [-110.3, 24.1] },
    properties: {
      timestamp: '2026-11-20T10:00:00Z',
      ...{ speed: -1, course: -1, altitude: 12, horizontal_accuracy: 30, battery_level: 0.9 },
    },
  };
  expect(readOverland({ locations: [feature, {}] })).toEqual([
    at({ altitude: 12, accuracy: 30, battery: 0.9 }),
    { ok: false, reason: 'Give a Point of GeoJSON.' },
  ]);
  expect(readOverland({ locations: 'none' })).toEqual([]);
});

test('GeoJSON: a feature or a collection, with the height as altitude', () => {
  const feature = {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [-110.3, 24.1, 7] },
    properties: { timestamp: AT, heading: 10 },
  };
  expect(readGeojson(feature)).toEqual([at({ altitude: 7, heading: 10 })]);
  expect(readGeojson({ type: 'FeatureCollection', features: [feature, feature] })).toHaveLength(2);
});

test('a place outside the world and an unreadable time are refused in words', () => {
  for (const [fields, reason] of [
    [{ lat: '91', lon: '0' }, 'Give a latitude from -90 to 90.'],
    [{ lat: '', lon: '0' }, 'Give a latitude from -90 to 90.'],
    [{ lat: '0', lon: 'x' }, 'Give a longitude from -180 to 180.'],
    [{ lat: '0', lon: '0', timestamp: 'noon' }, 'Give the time in seconds, milliseconds or ISO 8601.'],
  ] as const)
    expect(readOsmAnd(fields, NOW)).toEqual({ ok: false, reason });
});
