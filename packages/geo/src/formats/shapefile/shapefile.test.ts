import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { leastCpuMs } from '../cpu-time.fixture.ts';
import { decodeFile } from '../decode-file.ts';
import { decodeFixture, featuresOf, toBytes } from '../fixture-files.fixture.ts';
import { readDbf } from './dbf.ts';
import { decodeShapefile } from './shapefile.ts';

type Ring = readonly (readonly [number, number])[];

const WGS84 = 'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]]]';
const UTM = 'PROJCS["WGS_1984_UTM_Zone_12N",GEOGCS["GCS_WGS_1984"]]';

/** Clockwise, as outlines are here. */
const square = (x: number, y: number, side: number): Ring => [
  [x, y],
  [x, y + side],
  [x + side, y + side],
  [x + side, y],
  [x, y],
];
const turned = (ring: Ring): Ring => ring.toReversed();

/** A record of one polygon, type 5, or of whatever bytes a test has. */
function toRecord(rings: readonly Ring[], type = 5): Uint8Array {
  const points = rings.flat();
  const view = new DataView(new ArrayBuffer(44 + rings.length * 4 + points.length * 16));
  view.setInt32(0, type, true);
  view.setInt32(36, rings.length, true);
  view.setInt32(40, points.length, true);
  let first = 0;
  rings.forEach((ring, index) => {
    view.setInt32(44 + index * 4, first, true);
    first += ring.length;
  });
  points.forEach(([x, y], index) => {
    view.setFloat64(44 + rings.length * 4 + index * 16, x, true);
    view.setFloat64(52 + rings.length * 4 + index * 16, y, true);
  });
  return new Uint8Array(view.buffer);
}

function toShp(records: readonly Uint8Array[]): Uint8Array {
  const size = records.reduce((sum, record) => sum + 8 + record.length, 100);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setInt32(0, 9994, false);
  view.setInt32(28, 1000, true);
  let at = 100;
  records.forEach((record, index) => {
    view.setInt32(at, index + 1, false);
    view.setInt32(at + 4, record.length / 2, false);
    bytes.set(record, at + 8);
    at += 8 + record.length;
  });
  return bytes;
}

const zip = (shp: Uint8Array, prj: string | null = WGS84) =>
  zipSync({
    'zones.shp': shp,
    'zones.dbf': toBytes('x'),
    ...(prj === null ? {} : { 'zones.prj': toBytes(prj) }),
  });
const decode = (bytes: Uint8Array, limits = {}) => decodeFile({ name: 'zones.zip', bytes }, limits);

test('a bare .shp numbers its shapes, with a warning; metres are refused', async () => {
  const decodeShp = (shp: Uint8Array) => decodeFile({ name: 'zones.shp', bytes: shp });
  const decoded = await decodeShp(toShp([toRecord([square(0, 0, 4)]), toRecord([square(10, 0, 4)])]));
  expect(featuresOf(decoded).map(({ properties }) => [properties.name, properties.data])).toEqual([
    ['zones 1', []],
    ['zones 2', []],
  ]);
  expect(decoded.report?.warnings).toEqual([{ kind: 'bare_shapes', values: {} }]);
  const metres = await decodeShp(toShp([toRecord([square(350_000, 2_700_000, 400)])]));
  expect(metres).toMatchObject({ ok: false, reason: 'foreign_projection' });
});

test('all layers of an archive are read and named; an unreadable one stops no other', async () => {
  const layer = (name: string, x: number, prj = WGS84) => ({
    [`${name}.shp`]: toShp([toRecord([square(x, 0, 4)])]),
    [`${name}.prj`]: toBytes(prj),
  });
  const decoded = await decode(
    zipSync({
      ...layer('reefs', 0),
      ...layer('deep/kelp', 10),
      ...layer('deep/metres', 20, 'PROJCS["Somewhere_Else",GEOGCS["GCS_WGS_1984"]]'),
      'read.me': toBytes('x'),
    }),
  );
  expect(featuresOf(decoded).map(({ properties }) => properties.name)).toEqual(['reefs 1', 'kelp 1']);
  expect(decoded.report?.warnings).toEqual([
    { kind: 'layer_read', values: { layer: 'reefs', count: 1 } },
    { kind: 'layer_read', values: { layer: 'kelp', count: 1 } },
    { kind: 'layer_left', values: { layer: 'metres' } },
  ]);
  expect(decoded.report?.left).toEqual([
    { kind: 'archive_entry', count: 2, names: ['read.me', 'deep/metres.shp'] },
  ]);
  const none = await decode(zipSync(layer('metres', 20, 'PROJCS["Somewhere_Else",GEOGCS["GCS_WGS_1984"]]')));
  expect(none).toMatchObject({ ok: false, reason: 'foreign_projection' });
});

describe('polygons of a shapefile', () => {
  test('keep holes and parts', async () => {
    const lake = turned(square(1, 1, 1));
    const shp = toShp([
      toRecord([square(0, 0, 4), lake]),
      toRecord([square(10, 0, 4), square(20, 0, 4), turned(square(21, 1, 1))], 15),
    ]);
    const features = featuresOf(await decode(zip(shp)));
    expect(features.map((one) => one.geometry)).toEqual([
      { type: 'Polygon', coordinates: [square(0, 0, 4), lake] },
      {
        type: 'MultiPolygon',
        coordinates: [[square(10, 0, 4)], [square(20, 0, 4), turned(square(21, 1, 1))]],
      },
    ]);
    expect(features[0]?.properties.name).toBe('zones 1');
  });

  test('an island in a hole is a polygon of its own', async () => {
    const rings = [square(0, 0, 10), turned(square(2, 2, 6)), square(4, 4, 2)];
    const [feature] = featuresOf(await decode(zip(toShp([toRecord(rings)]))));
    expect(feature?.geometry).toMatchObject({ type: 'MultiPolygon' });
    expect(feature?.geometry.coordinates.map((polygon) => (polygon as unknown[]).length)).toEqual([2, 1]);
  });

  test('with the wrong winding are still outer rings', async () => {
    const [feature] = featuresOf(await decode(zip(toShp([toRecord([turned(square(0, 0, 4))])]))));
    expect(feature?.geometry.type).toBe('Polygon');
  });

  test('multipatches and empty shapes are left out and reported', async () => {
    const surface = new Uint8Array(20);
    surface[0] = 31;
    const decoded = await decode(zip(toShp([surface, new Uint8Array(4), toRecord([square(0, 0, 1)])])));
    expect(decoded).toMatchObject({
      format: 'shapefile',
      report: {
        left: [{ kind: 'unsupported_geometry', names: ['zones 1'] }, { kind: 'no_geometry' }],
        warnings: [{ kind: 'damaged_table', values: {} }],
      },
    });
  });
});

describe('the .prj file', () => {
  test('Lambert zone II, in grads from Paris, agrees with PROJ', async () => {
    const decoded = await decodeFixture('lambert.zip');
    expect(featuresOf(decoded).map(({ geometry }) => geometry.coordinates)).toEqual([
      [expect.closeTo(2.346, 6), expect.closeTo(48.8462, 6)],
      [expect.closeTo(4.8225, 6), expect.closeTo(45.7623, 6)],
    ]);
    expect(decoded.report?.warnings).toEqual([
      { kind: 'reprojected', values: { crs: 'NTF_Paris_Lambert_Zone_II' } },
      { kind: 'rough_datum', values: { crs: 'NTF_Paris_Lambert_Zone_II' } },
    ]);
  });

  test('a state plane in US survey feet agrees with PROJ', async () => {
    const decoded = await decodeFixture('feet.zip');
    const corners = featuresOf(decoded).flatMap(({ geometry }) => geometry.coordinates.flat(2));
    expect(corners).toContainEqual(expect.closeTo(-74.019, 7));
    expect(corners).toContainEqual(expect.closeTo(40.706, 7));
    expect(corners).toHaveLength(10);
    expect(decoded.report?.warnings.map(({ kind }) => kind)).toEqual(['reprojected']);
  });
});

describe('points, lines and their attributes', () => {
  test.each(['points', 'lines'])('%s written by GDAL', async (name) => {
    const features = featuresOf(await decodeFixture(`${name}.zip`));
    const [first, second] = features;
    if (name === 'points') {
      expect(first).toMatchObject({
        geometry: { type: 'Point', coordinates: [-110.3, 24.1, 5] },
        properties: {
          name: 'Bahía Concepción',
          created_origin: Date.UTC(2026, 2, 1),
          data: [
            { key: 'depth', value: '12.5', type: 1 },
            { key: 'count', value: '3', type: 1 },
          ],
        },
      });
      expect(second?.properties).toMatchObject({ name: 'Ensenada', data: [{ key: 'depth', value: '-1' }] });
    } else {
      expect(features.map(({ geometry }) => geometry.type)).toEqual([
        'LineString',
        'LineString',
        'LineString',
      ]);
      expect(features.map(({ properties }) => properties.name)).toEqual(['Path', 'Ways', 'Ways']);
    }
  });

  test('the encoding comes from the .cpg file, the language driver, or the bytes', () => {
    const table = (text: readonly number[], driver: number) => {
      const bytes = new Uint8Array(65 + 1 + 10).fill(0x20);
      bytes.fill(0, 0, 64);
      bytes.set([65, 0, 11, 0], 8);
      bytes[29] = driver;
      bytes.set(toBytes('NAME\0\0\0\0\0\0\0C'), 32);
      bytes[32 + 16] = 10;
      bytes[64] = 0x0d;
      bytes.set(text, 66);
      return bytes;
    };
    const read = (text: readonly number[], driver: number, named: string) =>
      readDbf(table(text, driver), named)?.row(0)[0];
    const utf8 = [...toBytes('Bahía')];
    const old = [0x42, 0x61, 0x68, 0xa1, 0x61];
    const windows = [0x42, 0x61, 0x68, 0xed, 0x61];
    expect(read(utf8, 0x57, 'UTF-8\n')).toBe('Bahía');
    expect(read(windows, 0, '88591')).toBe('Bahía');
    expect(read(windows, 0, 'ANSI 1252')).toBe('Bahía');
    expect(read(old, 0, 'OEM 850')).toBe('Bahía');
    expect(read(windows, 0x57, '')).toBe('Bahía');
    expect(read(old, 0x02, '')).toBe('Bahía');
    expect(read(old, 0x01, '')).toBe('Bahía');
    expect(read([0xc1, 0xeb], 0xc9, '')).toBe('Бл');
    expect(read(utf8, 0, '')).toBe('Bahía');
    expect(read(windows, 0, 'nonsense')).toBe('Bahía');
    expect(readDbf(new Uint8Array(20), '')).toBeNull();
  });

  test('a record of ten times as many rings takes about ten times as long', async () => {
    const timeOf = (length: number) => {
      const rings = Array.from({ length }, (_, index) =>
        index % 2 === 0 ? square(0, 0, 4) : turned(square(10, 10, 1)),
      );
      const bytes = zip(toShp([toRecord(rings)]));
      return leastCpuMs(async () => expect(featuresOf(await decode(bytes))).toHaveLength(1));
    };
    const few = await timeOf(600);
    // A hundred times if each were looked for in each other.
    expect(await timeOf(6_000)).toBeLessThan(40 * few);
  });
});

describe('what is refused', () => {
  const reasonOf = async (bytes: Uint8Array, limits = {}) => {
    const decoded = await decodeShapefile({ name: 'zones.zip', bytes }, limits);
    return decoded.ok ? 'none' : decoded.reason;
  };
  const good = toShp([toRecord([square(0, 0, 1)])]);

  test('an unknown coordinate system, named or evident from the positions', async () => {
    const decoded = await decode(zip(good, UTM));
    expect(decoded).toMatchObject({ ok: false, reason: 'foreign_projection' });
    expect(decoded.ok ? '' : decoded.message).toContain('WGS_1984_UTM_Zone_12N');
    const metres = toShp([toRecord([square(500_000, 2_600_000, 1_000)])]);
    expect(await reasonOf(zip(metres, null))).toBe('foreign_projection');
    expect(await reasonOf(zip(good, null))).toBe('none');
  });

  test('files that are not shapefiles, and files beyond the limits', async () => {
    expect(await reasonOf(zipSync({ 'readme.txt': toBytes('x') }))).toBe('bad_archive');
    expect(await reasonOf(zip(toBytes('not shapes at all')))).toBe('bad_archive');
    expect(await reasonOf(zip(toShp([new Uint8Array(4)])))).toBe('no_features');
    const many = toShp(Array.from({ length: 30 }, () => toRecord([square(0, 0, 1)])));
    expect(await reasonOf(zip(many), { maxFeatures: 29 })).toBe('feature_limit');
    expect(await reasonOf(zip(many), { maxVertices: 149 })).toBe('vertex_limit');
    expect(await reasonOf(zip(many), { maxInflatedBytes: 1_000 })).toBe('size_limit');
    expect(await reasonOf(zip(good), { maxEntries: 2 })).toBe('entry_limit');
  });

  test('false counts allocate nothing, and the record is left out', async () => {
    for (const [at, value] of [
      [36, 2_000_000_000],
      [40, 2_000_000_000],
      [36, -1],
      [40, -5],
      [44, 99],
    ] as const) {
      const record = toRecord([square(0, 0, 1)]);
      new DataView(record.buffer).setInt32(at, value, true);
      expect(await reasonOf(zip(toShp([record])))).toBe('no_features');
    }
  });

  test('damage anywhere gives a result', async () => {
    const bytes = toShp([toRecord([square(0, 0, 4), turned(square(1, 1, 1))]), toRecord([square(9, 9, 1)])]);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(bytes.length - 1),
        fc.nat(255),
        fc.nat(bytes.length),
        async (at, value, length) => {
          const broken = bytes.slice(0, length);
          if (at < length) broken[at] = value;
          const decoded = await decodeShapefile({ name: 'zones.zip', bytes: zip(broken) });
          expect(typeof decoded.ok).toBe('boolean');
        },
      ),
      { numRuns: 300 },
    );
  });
});
