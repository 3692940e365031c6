import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeGeojson } from '../../encode/geojson/geojson.ts';
import { windRings } from '../../geometry/wind-rings.ts';
import { decodeFixture, decodeText, featuresOf, toBytes, toCounts } from '../fixture-files.fixture.ts';
import type { DecodedFeature } from '../outcome/decoded.ts';
import { decodeGeojson } from './geojson.ts';

test('each type of geometry is kept, split or left out, with an entry in the report', async () => {
  const decoded = await decodeFixture('kinds.geojson');
  const features = featuresOf(decoded);
  expect(features.map((f) => `${f.properties.name} ${f.geometry.type}`)).toEqual([
    'Big Point',
    'Pair Point',
    'Pair Point',
    'Lines LineString',
    'Lines LineString',
    'Islands MultiPolygon',
    'Both Point',
    'Both Polygon',
  ]);
  if (!decoded.ok) return;
  expect(toCounts(decoded.report.changed)).toEqual({
    dimensions_dropped: 1,
    split_from_multi: 6,
    part_dropped: 1,
    ring_closed: 1,
  });
  expect(decoded.report.left).toEqual([
    { kind: 'no_geometry', count: 1, names: ['Nowhere'] },
    { kind: 'unsupported_geometry', count: 1, names: ['Round'] },
    { kind: 'invalid_coordinates', count: 1, names: ['kinds'] },
  ]);
});

test('properties become name, description, colour, time, folder and data', async () => {
  const features = featuresOf(await decodeFixture('kinds.geojson'));
  expect(features[0]).toMatchObject({
    geometry: { coordinates: [1, 2, 3] },
    properties: { description: '{"a":1}', color: '#ff0000', created_origin: null },
  });
  expect(features[0]?.properties.data).toEqual([
    { key: 'marker-color', value: '#F00', type: 0 },
    { key: 'height', value: '12.5', type: 1 },
    { key: 'zip', value: '01234', type: 0 },
    { key: 'open', value: 'true', type: 2 },
  ]);
  expect(features[1]?.properties.created_origin).toBe(1_700_000_000_000);
  expect(features[3]?.properties.color).toBe('#00ff00');
  expect(features[5]?.properties.folder).toBe('A/B');
});

describe('other documents', () => {
  test.each([
    ['a bare geometry', '{"type":"Point","coordinates":[1,2]}', 1],
    ['a feature', '{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{}}', 1],
    ['a list', '[{"type":"Point","coordinates":[1,2]},{"type":"Point","coordinates":[3,4]}]', 2],
  ])('%s', async (_what, text, count) => {
    expect(featuresOf(await decodeText('x.geojson', text))).toHaveLength(count);
  });

  test.each([
    '{"type":"name","properties":{"name":"EPSG:27700"}}',
    '{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::27700"}}',
    '{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG:9.8.5:27700"}}',
    '{"type":"name","properties":{"name":"http://www.opengis.net/def/crs/EPSG/0/27700"}}',
    '{"type":"EPSG","properties":{"code":27700}}',
  ])('the British National Grid is read from %s', async (crs) => {
    const text = `{"type":"LineString","coordinates":[[533670.6,180263.13,7],[533671,180264,8]],"crs":${crs}}`;
    const [feature] = featuresOf(await decodeText('x.geojson', text));
    expect(feature?.geometry.coordinates[0]).toEqual([
      expect.closeTo(-0.0754, 6),
      expect.closeTo(51.5055, 6),
      7,
    ]);
  });

  test('degrees on another datum are shifted', async () => {
    const crs = '{"type":"name","properties":{"name":"EPSG:4277"}}';
    const decoded = await decodeText('x.geojson', `{"type":"Point","coordinates":[-0.1,51.5],"crs":${crs}}`);
    const [lng = 0, lat = 0] = (featuresOf(decoded)[0]?.geometry.coordinates ?? []) as number[];
    expect(Math.abs(lng + 0.1) * 69_000).toBeGreaterThan(80);
    expect(Math.abs(lat - 51.5) * 111_000).toBeGreaterThan(40);
    expect(decoded.report?.warnings.map(({ kind }) => kind)).toEqual(['reprojected', 'rough_datum']);
  });

  test('positions in degrees are kept despite a projected CRS, with a warning', async () => {
    const crs = '{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::3857"}}';
    const decoded = await decodeText('x.geojson', `{"type":"Point","coordinates":[1,2],"crs":${crs}}`);
    expect(decoded.ok && decoded.report.warnings).toEqual([
      { kind: 'foreign_crs', values: { crs: 'urn:ogc:def:crs:EPSG::3857' } },
    ]);
    const own = crs.replace('EPSG::3857', 'OGC:1.3:CRS84');
    const plain = await decodeText('x.geojson', `{"type":"Point","coordinates":[1,2],"crs":${own}}`);
    expect(plain.ok && plain.report.warnings).toEqual([]);
  });

  test('a single position off the globe is kept for correction', async () => {
    const decoded = await decodeText('x.geojson', '{"type":"Point","coordinates":[200,10]}');
    expect(featuresOf(decoded)).toHaveLength(1);
  });

  test('metres are converted from a known CRS and refused otherwise', async () => {
    const point = '{"type":"Point","coordinates":[500000,2700000]}';
    const crs = '"crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::32612"}}';
    expect(await decodeText('x.geojson', `[${point},${point}]`)).toEqual({
      ok: false,
      reason: 'foreign_projection',
      message: 'x.geojson is not in degrees. Save it in WGS 84 (degrees) first.',
      report: null,
    });
    const toNamed = (code: number) =>
      `{"type":"FeatureCollection",${crs.replace('32612', String(code))},"features":[{"type":"Feature","geometry":${point}}]}`;
    expect(await decodeText('x.geojson', toNamed(999_999))).toMatchObject({
      reason: 'foreign_projection',
      values: { crs: 'urn:ogc:def:crs:EPSG::999999' },
    });
    const known = await decodeText('x.geojson', toNamed(32_612));
    expect(featuresOf(known)[0]?.geometry.coordinates).toEqual([
      expect.closeTo(-111, 7),
      expect.closeTo(24.4134, 4),
    ]);
    expect(known.report?.warnings).toEqual([
      { kind: 'reprojected', values: { crs: 'urn:ogc:def:crs:EPSG::32612' } },
    ]);
  });

  test('malformed, empty and too deeply nested files are refused', async () => {
    const broken = await decodeText('x.geojson', '{"type":\n"Point",\n]}');
    expect(broken).toMatchObject({
      reason: 'not_well_formed',
      message: 'x.geojson is not valid JSON (line 3).',
      values: { line: 3 },
    });
    const empty = await decodeText('x.geojson', '{"type":"FeatureCollection","features":[]}');
    expect(empty).toMatchObject({ reason: 'no_features', message: 'No features found in file' });
    const deep = await decodeText('x.geojson', `${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(deep).toMatchObject({ reason: 'depth_limit' });
    const limits = { maxInflatedBytes: 10 };
    const large = await decodeGeojson({ name: 'x.geojson', bytes: toBytes('[1,2,3,4,5,6,7]') }, limits);
    expect(large).toMatchObject({ reason: 'size_limit', message: 'x.geojson holds more than 10 bytes.' });
  });
});

const position = fc
  .tuple(fc.integer({ min: -1_800_000, max: 1_800_000 }), fc.integer({ min: -900_000, max: 900_000 }))
  .map(([lng, lat]) => [lng / 10_000, lat / 10_000]);
const ring = fc.array(position, { minLength: 3, maxLength: 8 }).map((open) => [...open, ...open.slice(0, 1)]);
const rings = fc.array(ring, { minLength: 1, maxLength: 3 });
const text = fc.string({ maxLength: 30 }).map((value) => value.trim());
const feature: fc.Arbitrary<DecodedFeature> = fc.record({
  type: fc.constant('Feature' as const),
  geometry: fc.oneof(
    position.map((coordinates) => ({ type: 'Point' as const, coordinates })),
    fc.array(position, { minLength: 2 }).map((coordinates) => ({ type: 'LineString' as const, coordinates })),
    rings.map((coordinates) => ({ type: 'Polygon' as const, coordinates })),
    fc.array(rings, { minLength: 1, maxLength: 3 }).map((coordinates) => ({
      type: 'MultiPolygon' as const,
      coordinates,
    })),
  ),
  properties: fc.record({
    name: text.filter((value) => value !== ''),
    description: text,
    color: fc.constantFrom(null, '#0059ff', '#abcdef'),
    fileName: fc.constant('x.geojson'),
    created_origin: fc.option(fc.integer({ min: 1_000_000_000_000, max: 1_900_000_000_000 })),
    data: fc.array(
      fc.record({ key: text, value: text, type: fc.constantFrom(0 as const, 1 as const, 2 as const) }),
    ),
    folder: fc.option(text.filter((value) => value !== '')),
  }),
});

test('encoded features decode to themselves, but for the direction of rings', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(feature, { minLength: 1, maxLength: 5 }), async (features) => {
      // A data field called name or description is not told from the feature's own once those are empty.
      const isPlain = features.every((f) => f.properties.data.every(({ key }) => !/^(name|desc)/i.test(key)));
      fc.pre(isPlain);
      const wound = features.map((one) => ({ ...one, geometry: windRings(one.geometry) }));
      expect(featuresOf(await decodeText('x.geojson', encodeGeojson(features)))).toEqual(wound);
    }),
    { numRuns: 100 },
  );
});

test('an export has the code as id and seven decimals', () => {
  const geometry = { type: 'Point' as const, coordinates: [1.123456789, -2, 3.00049] };
  const parsed: unknown = JSON.parse(encodeGeojson([{ geometry, properties: { code: 'abc', name: 'A' } }]));
  expect(parsed).toEqual({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        id: 'abc',
        geometry: { type: 'Point', coordinates: [1.1234568, -2, 3] },
        properties: { code: 'abc', name: 'A' },
      },
    ],
  });
});
