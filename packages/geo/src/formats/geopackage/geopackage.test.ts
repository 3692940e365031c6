import { describe, expect, test } from 'vitest';
import { decodeFile } from '../decode-file.ts';
import { decodeInBatches } from '../decode-in-batches.ts';
import { decodeFixture, featuresOf, readFixture, toCounts } from '../fixture-files.fixture.ts';
import type { DecodedFeature } from '../outcome/decoded.ts';
import {
  DOT,
  type GpkgWriter,
  line,
  makeGpkg,
  makeKinds,
  multi,
  point,
  polygon,
  toBlob,
} from './gpkg-bytes.fixture.ts';

const decode = (bytes: Uint8Array, limits = {}) => decodeFile({ name: 'a.gpkg', bytes }, limits);
const decodeMade = (fill: (writer: GpkgWriter) => void, limits = {}) => decode(makeGpkg(fill), limits);
const find = (features: readonly DecodedFeature[], name: string) =>
  features.find(({ properties }) => properties.name === name);
const HERE = toBlob(point(1, 2));

describe('the layers of a file', () => {
  test('are all read, and other tables are reported', async () => {
    const decoded = await decodeFixture('kinds.gpkg');
    expect(featuresOf(decoded).map(({ properties }) => properties.name)).toEqual([
      ...['Kelp', 'Reef', 'sites 5', 'sites 5', 'Reserve'],
      ...['Measured and high', 'Measured', 'Straight curve', 'Flat surface'],
    ]);
    expect(decoded.report?.left).toContainEqual({ kind: 'other_table', count: 1, names: ['Notes'] });
    expect(decoded.report?.warnings.filter(({ kind }) => kind === 'layer_read')).toEqual([
      { kind: 'layer_read', values: { layer: 'sites', count: 4 } },
      { kind: 'layer_read', values: { layer: 'zones', count: 1 } },
      { kind: 'layer_read', values: { layer: 'ways', count: 4 } },
    ]);
  });

  test('are converted to degrees, each from its own CRS', async () => {
    const reserve = find(featuresOf(await decodeFixture('kinds.gpkg')), 'Reserve');
    const ring = reserve?.geometry.type === 'Polygon' ? reserve.geometry.coordinates[0] : [];
    expect(ring?.[0]).toEqual([expect.closeTo(-110.31311689, 8), expect.closeTo(24.136089519, 8)]);
  });

  test('are read if another one has an unknown CRS', async () => {
    const fill = ({ layer }: GpkgWriter) => {
      layer('good', 'geom POINT, name TEXT', [[HERE, 'A']]);
      layer('plane', 'geom POINT, name TEXT', [[HERE, 'B']], -1);
    };
    const decoded = await decodeMade(fill);
    expect(featuresOf(decoded)).toHaveLength(1);
    expect(decoded.report?.left).toEqual([{ kind: 'unread_layer', count: 1, names: ['plane'] }]);
    expect(decoded.report?.warnings).toContainEqual({ kind: 'layer_left', values: { layer: 'plane' } });
  });

  test('are rejected with the CRS of the first if none can be read', async () => {
    const fill = ({ layer }: GpkgWriter) => layer('plane', 'geom POINT', [[HERE]], -1);
    expect(await decodeMade(fill)).toMatchObject({
      ok: false,
      reason: 'foreign_projection',
      values: { crs: 'undefined' },
    });
  });

  test('may be views', async () => {
    const decoded = await decodeMade(({ database, layer }) => {
      database.exec('CREATE TABLE t (g BLOB, name TEXT)');
      database.prepare('INSERT INTO t VALUES (?, ?)').run(HERE, 'Seen');
      database.exec('CREATE VIEW seen AS SELECT g AS geom, upper(name) AS name FROM t');
      layer('seen', '');
    });
    expect(find(featuresOf(decoded), 'SEEN')).toBeDefined();
  });
});

describe('attributes', () => {
  test('have the types of their columns, without the integer key', async () => {
    const kelp = find(featuresOf(await decodeFixture('kinds.gpkg')), 'Kelp');
    expect(kelp?.properties).toMatchObject({
      created_origin: Date.parse('2026-03-01T07:00:00Z'),
      data: [
        { key: 'depth', value: '12.5', type: 1 },
        { key: 'visits', value: '3', type: 1 },
        { key: 'open', value: 'true', type: 2 },
      ],
    });
  });

  test('that do not match the type of their column are text', async () => {
    const [, , pair] = featuresOf(await decodeFixture('kinds.gpkg'));
    expect(pair?.properties.data).toContainEqual({ key: 'depth', value: 'deep', type: 0 });
  });

  test('keep every digit of 64-bit integers', async () => {
    const decoded = await decodeMade(({ layer }) =>
      layer('a', 'geom POINT, tag INTEGER', [[HERE, 9_007_199_254_740_993n]]),
    );
    expect(featuresOf(decoded)[0]?.properties.data).toEqual([
      { key: 'tag', value: '9007199254740993', type: 0 },
    ]);
  });
});

describe('geometries', () => {
  test('keep altitudes and lose measures; curves are left out', async () => {
    const decoded = await decodeFixture('kinds.gpkg');
    const features = featuresOf(decoded);
    expect(find(features, 'Measured and high')?.geometry.coordinates).toEqual([
      [0, 1, 10],
      [2, 3, 20],
    ]);
    expect(find(features, 'Measured')?.geometry.coordinates).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(find(features, 'Reef')?.geometry.coordinates).toEqual([-110.32, 24.15, -4]);
    expect(toCounts(decoded.report?.changed ?? [])).toEqual({ dimensions_dropped: 2, split_from_multi: 2 });
    expect(toCounts(decoded.report?.left ?? [])).toMatchObject({
      no_geometry: 2,
      unsupported_geometry: 1,
      invalid_coordinates: 1,
    });
    expect(decoded.report?.warnings).toContainEqual({ kind: 'curves_left', values: { count: 1 } });
  });

  test('in collections are split; a collection with a curve is left out', async () => {
    const straight = multi(
      7,
      point(1, 2),
      multi(7, point(3, 4)),
      polygon([
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 0],
      ]),
    );
    const bent = multi(
      7,
      point(1, 2),
      line(
        [
          [0, 0],
          [1, 1],
          [2, 0],
        ],
        8,
      ),
    );
    const decoded = await decodeMade(({ layer }) =>
      layer('a', 'geom GEOMETRY', [[toBlob(straight)], [toBlob(bent)]]),
    );
    expect(featuresOf(decoded).map(({ geometry }) => geometry.type)).toEqual(['Point', 'Point', 'Polygon']);
    expect(toCounts(decoded.report?.left ?? [])).toEqual({ unsupported_geometry: 1 });
  });

  test('nested too deeply are left out', async () => {
    let shape = point(1, 2);
    for (let depth = 0; depth < 2_000; depth += 1) shape = multi(7, shape);
    const decoded = await decodeMade(({ layer }) => layer('a', 'geom GEOMETRY', [[toBlob(shape)], [HERE]]));
    expect(featuresOf(decoded)).toHaveLength(1);
  });
});

describe('pictures', () => {
  test('in a column and in a related table belong to their feature; other binary values are reported', async () => {
    const decoded = await decodeFixture('kinds.gpkg');
    const features = featuresOf(decoded);
    expect(find(features, 'Kelp')?.pictures).toEqual([
      { name: 'photo.png', bytes: DOT },
      { name: 'shots 7.png', bytes: DOT },
    ]);
    expect(find(features, 'Reef')?.pictures?.map(({ name }) => name)).toEqual(['shots 7.png', 'shots 8.png']);
    expect(decoded.report?.warnings).toContainEqual({
      kind: 'binary_left',
      values: { column: 'raw', count: 1 },
    });
  });

  test('are limited in total', async () => {
    const bytes = makeKinds();
    const features = featuresOf(await decode(bytes, { maxInflatedBytes: bytes.length }));
    const all = features.flatMap(({ pictures = [] }) => pictures);
    expect(all).toHaveLength(4);
    // A picture that many features share counts for each of them.
    const many = makeGpkg(({ database, layer }) => {
      layer(
        'a',
        'fid INTEGER PRIMARY KEY, geom POINT',
        Array.from({ length: 900 }, (_, fid) => [fid + 1, HERE]),
      );
      database.exec(`CREATE TABLE shots (id INTEGER PRIMARY KEY, data BLOB);
        CREATE TABLE pairs (base_id INTEGER, related_id INTEGER);
        INSERT INTO pairs SELECT fid, 1 FROM a;
        CREATE TABLE gpkgext_relations (base_table_name, base_primary_column, related_table_name,
          related_primary_column, relation_name, mapping_table_name);
        INSERT INTO gpkgext_relations VALUES ('a', 'fid', 'shots', 'id', 'media', 'pairs')`);
      const large = new Uint8Array(200_000);
      large.set(DOT);
      database.prepare('INSERT INTO shots VALUES (1, ?)').run(large);
    });
    const decoded = featuresOf(await decode(many, { maxInflatedBytes: 1_000_000 }));
    expect(decoded.filter(({ pictures }) => pictures !== undefined)).toHaveLength(5);
  });
});

describe('a file from a desktop program', () => {
  test('left in write-ahead mode is read', async () => {
    const bytes = makeKinds();
    bytes[18] = 2;
    bytes[19] = 2;
    expect(featuresOf(await decode(bytes))).toHaveLength(9);
    expect([bytes[18], bytes[19]]).toEqual([2, 2]);
  });

  test('that is not a GeoPackage is rejected', async () => {
    const other = makeGpkg(({ database }) => database.exec('DROP TABLE gpkg_spatial_ref_sys'));
    expect(await decode(other)).toMatchObject({ ok: false, reason: 'not_well_formed' });
    const text = new TextEncoder().encode('SQLite format 3\0 and no database');
    expect(await decode(text)).toMatchObject({ ok: false, reason: 'not_well_formed' });
    // Another SQLite database, without the name of a GeoPackage.
    const foreign = makeGpkg(({ database }) => database.exec('PRAGMA application_id = 0'));
    expect(await decodeFile({ name: 'a.sqlite', bytes: foreign })).toMatchObject({
      ok: false,
      reason: 'unsupported_format',
    });
  });

  test('with a damaged layer keeps the features before the damage', async () => {
    const whole = makeGpkg(({ layer }) =>
      layer(
        'a',
        'geom POINT, name TEXT',
        Array.from({ length: 500 }, (_, index) => [HERE, `Buoy ${index}`]),
      ),
    );
    const decoded = await decode(whole.map((byte, at) => (at > whole.length / 2 ? byte ^ 0xa5 : byte)));
    const kept = featuresOf(decoded).length;
    expect(kept).toBeGreaterThan(50);
    expect(kept).toBeLessThan(500);
    expect(decoded.report?.warnings).toContainEqual({
      kind: 'damaged_layer',
      values: { layer: 'a', count: kept },
    });
  });

  test('that declares degrees and holds metres is rejected', async () => {
    const fill = ({ layer }: GpkgWriter) =>
      layer('a', 'geom POINT', [
        [toBlob(point(560_000, 2_670_000))],
        [toBlob(point(560_010, 2_670_010))],
        [HERE],
      ]);
    expect(await decodeMade(fill)).toMatchObject({ ok: false, reason: 'foreign_projection' });
  });

  test('passes features on while it is read', async () => {
    const rows = Array.from({ length: 1_200 }, (_, index) => [HERE, `Buoy ${index}`]);
    const bytes = makeGpkg(({ layer }) => layer('a', 'geom POINT, name TEXT', rows));
    const batches: number[] = [];
    const names: string[] = [];
    const decoded = await decodeInBatches(
      { name: 'a.gpkg', size: bytes.length, read: async (from, to) => bytes.subarray(from, to) },
      {
        take: (features) => {
          batches.push(features.length);
          names.push(...features.map(({ properties }) => properties.name));
        },
        recolor: () => undefined,
      },
    );
    expect(decoded).toMatchObject({ ok: true, features: [], report: { kept: 1_200 } });
    expect(batches.length).toBeGreaterThan(2);
    expect(names).toEqual(rows.map(([, name]) => name));
  });

  test('made by `makeKinds` equals the fixture', async () => {
    expect(await decodeFile({ name: 'kinds.gpkg', bytes: makeKinds() })).toEqual(
      await decodeFile({ name: 'kinds.gpkg', bytes: readFixture('kinds.gpkg') }),
    );
  });
});
