import { expect, test } from 'vitest';
import { decodeFixture, decodeText, featuresOf, toCounts } from './fixture-files.fixture.ts';

test('waypoints, routes and each segment of a track become features', async () => {
  const decoded = await decodeFixture('kinds.gpx');
  const features = featuresOf(decoded);
  expect(features.map((f) => [f.properties.name, f.geometry.type, f.properties.color])).toEqual([
    ['Hut', 'Point', null],
    ['Plan', 'LineString', null],
    ['Ride', 'LineString', '#8b0000'],
    ['Ride', 'LineString', '#8b0000'],
  ]);
  expect(features[0]).toMatchObject({
    geometry: { coordinates: [7.5, 46.5, 1200] },
    properties: {
      description: 'Closed in winter',
      created_origin: Date.UTC(2024, 5, 1, 9),
      data: [{ key: 'sym', value: 'Lodge', type: 0 }],
    },
  });
  expect(features[2]?.properties.created_origin).toBe(Date.UTC(2024, 5, 2, 9));
  expect(features[3]?.properties.created_origin).toBeNull();
  expect(features.map(({ times }) => times)).toEqual([
    undefined,
    undefined,
    [Date.UTC(2024, 5, 2, 9), Date.UTC(2024, 5, 2, 9, 10)],
    undefined,
  ]);
  if (!decoded.ok) return;
  expect(decoded.report.left).toEqual([
    { kind: 'invalid_coordinates', count: 1, names: ['Lost'] },
    { kind: 'no_geometry', count: 1, names: ['Empty'] },
  ]);
  expect(toCounts(decoded.report.changed)).toEqual({ split_from_multi: 2 });
  expect(decoded.report.warnings).toHaveLength(1);
});

test('a file that ends early is not well-formed', async () => {
  const decoded = await decodeText('cut.gpx', '<gpx><wpt lat="1" lon="1"/>\n<trk>');
  expect(decoded).toMatchObject({ ok: false, reason: 'not_well_formed' });
  expect(!decoded.ok && decoded.message).toMatch(/^cut\.gpx is not well-formed XML \(line 2\)/);
});
