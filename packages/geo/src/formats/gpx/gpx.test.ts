import { expect, test } from 'vitest';
import { decodeFixture, decodeText, featuresOf, toCounts } from '../fixture-files.fixture.ts';
import { MAX_FEATURE_POSITIONS } from '../outcome/decoded.ts';

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

test('a truncated file is not well-formed', async () => {
  const decoded = await decodeText('cut.gpx', '<gpx><wpt lat="1" lon="1"/>\n<trk>');
  expect(decoded).toMatchObject({ ok: false, reason: 'not_well_formed' });
  expect(!decoded.ok && decoded.message).toMatch(/^cut\.gpx is not well-formed XML \(line 2\)/);
});

test('a track longer than the limit is split into lines that share their ends', async () => {
  const start = Date.UTC(2024, 5, 1);
  const count = 2 * MAX_FEATURE_POSITIONS + 5;
  const toPoint = (_: unknown, at: number) =>
    `<trkpt lat="${at / 10_000}" lon="1"><time>${new Date(start + at * 1_000).toISOString()}</time></trkpt>`;
  const points = Array.from({ length: count }, toPoint).join('');
  const decoded = await decodeText(
    'long.gpx',
    `<gpx><trk><name>Ride</name><trkseg>${points}</trkseg></trk></gpx>`,
  );
  const features = featuresOf(decoded);
  const lines = features.map(({ geometry }) => (geometry.type === 'LineString' ? geometry.coordinates : []));
  expect(lines.map((line) => line.length)).toEqual([50_000, 50_000, 7]);
  expect(lines[1]?.[0]).toEqual(lines[0]?.at(-1));
  expect(lines[2]?.[0]).toEqual(lines[1]?.at(-1));
  expect(lines[2]?.at(-1)).toEqual([1, (count - 1) / 10_000]);
  expect(features.map(({ times }) => times?.length)).toEqual([50_000, 50_000, 7]);
  expect(features.map(({ properties }) => properties.created_origin)).toEqual([
    start,
    start + 49_999_000,
    start + 99_998_000,
  ]);
  if (!decoded.ok) return;
  expect(decoded.report).toMatchObject({ kept: 3, read: { lines: 3 }, left: [] });
  expect(toCounts(decoded.report.changed)).toEqual({ split_long_line: 3 });
});

test('extensions and fix details become data', async () => {
  const said = '<fix>3d</fix><sat>7</sat><hdop>1.5</hdop><sym>Flag</sym>';
  const extensions =
    '<extensions><ogr:depth>5</ogr:depth><x:Group><x:Phone>555-01</x:Phone><x:Empty/></x:Group></extensions>';
  const [point, track] = featuresOf(
    await decodeText(
      'own.gpx',
      `<gpx><wpt lat="1" lon="2"><name>Reef</name>${said}${extensions}</wpt>
        <trk><name>Ride</name><extensions><a:Display><a:DisplayColor>Red</a:DisplayColor></a:Display>
        <ogr:boat>Ana</ogr:boat></extensions><trkseg><trkpt lat="1" lon="2"/><trkpt lat="2" lon="2"/></trkseg></trk></gpx>`,
    ),
  );
  expect(point?.properties.data.map(({ key, value, type }) => [key, value, type])).toEqual([
    ['fix', '3d', 0],
    ['sat', '7', 1],
    ['hdop', '1.5', 1],
    ['sym', 'Flag', 0],
    ['depth', '5', 1],
    ['Phone', '555-01', 0],
  ]);
  expect(track?.properties).toMatchObject({
    color: '#ff0000',
    data: [{ key: 'boat', value: 'Ana', type: 0 }],
  });
});

test('values of single track points are reported as dropped', async () => {
  const point = (inside: string) => `<trkpt lat="1" lon="2">${inside}</trkpt>`;
  const toKinds = async (inside: string) => {
    const text = `<gpx><trk><trkseg>${point(inside)}${point(inside)}</trkseg></trk></gpx>`;
    return (await decodeText('x.gpx', text)).report?.warnings.map(({ kind }) => kind);
  };
  expect(await toKinds('<ele>4</ele>')).toEqual([]);
  expect(await toKinds('<hdop>1.5</hdop>')).toEqual(['point_values']);
  expect(await toKinds('<extensions><hr>99</hr></extensions>')).toEqual(['point_values']);
});
