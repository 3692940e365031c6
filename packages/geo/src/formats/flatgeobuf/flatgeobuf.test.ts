import { describe, expect, test } from 'vitest';
import { leastCpuMs } from '../cpu-time.fixture.ts';
import { decodeFixture, featuresOf, readFixture } from '../fixture-files.fixture.ts';
import { decodeFlatgeobuf } from './flatgeobuf.ts';

const decode = (bytes: Uint8Array, limits = {}) => decodeFlatgeobuf({ name: 'kinds.fgb', bytes }, limits);
const reasonOf = async (bytes: Uint8Array, limits = {}) => {
  const decoded = await decode(bytes, limits);
  return decoded.ok ? 'none' : decoded.reason;
};

/** Where the count of features stands in the header of the file written by GDAL. */
function findCount(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const table = 12 + view.getUint32(12, true);
  const layout = table - view.getInt32(table, true);
  return table + view.getUint16(layout + 4 + 8 * 2, true);
}

describe('a file written by GDAL', () => {
  test('every type of geometry is read, multi-geometries are split, attributes typed', async () => {
    const decoded = await decodeFixture('kinds.fgb');
    const features = featuresOf(decoded);
    expect(features.map(({ geometry, properties }) => `${properties.name} ${geometry.type}`).sort()).toEqual([
      'Isles MultiPolygon',
      'Mix LineString',
      'Mix Point',
      'Pair Point',
      'Pair Point',
      'Path LineString',
      'Reef Point',
      'Ways LineString',
      'Ways LineString',
      'Zone Polygon',
    ]);
    const zone = features.find(({ properties }) => properties.name === 'Zone');
    expect(zone?.geometry).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [4, 0],
          [4, 4],
          [0, 0],
        ],
        [
          [1, 0.5],
          [2, 0.5],
          [2, 1],
          [1, 0.5],
        ],
      ],
    });
    expect(features.find(({ properties }) => properties.name === 'Reef')?.properties.data).toEqual([
      { key: 'depth', value: '12.5', type: 1 },
      { key: 'count', value: '3', type: 1 },
      { key: 'alive', value: 'true', type: 2 },
      { key: 'seen', value: '2026-03-01T07:00:00Z', type: 0 },
      { key: 'note', value: 'coral ñ', type: 0 },
    ]);
    expect(decoded.report?.changed).toMatchObject([{ kind: 'split_from_multi', count: 6 }]);
  });

  test('a file in British National Grid agrees with PROJ', async () => {
    const decoded = await decodeFixture('bng.fgb');
    const [bridge, path, park] = featuresOf(decoded).map(({ geometry }) => geometry.coordinates.flat(2));
    const near = (numbers: readonly number[]) => numbers.map((number) => expect.closeTo(number, 6));
    expect(bridge).toEqual(near([-0.0754, 51.5055]));
    expect(path).toEqual(near([-4.2518, 55.8642, -3.1883, 55.9533]));
    expect(park?.slice(0, 6)).toEqual(near([-0.18, 51.5, -0.15, 51.5, -0.15, 51.51]));
    expect(decoded.report?.warnings).toEqual([
      { kind: 'reprojected', values: { crs: 'OSGB36 / British National Grid' } },
      { kind: 'rough_datum', values: { crs: 'OSGB36 / British National Grid' } },
    ]);
  });

  test('a file in an unknown CRS is refused by name', async () => {
    const decoded = await decodeFixture('unknown-crs.fgb');
    expect(decoded).toMatchObject({ ok: false, reason: 'foreign_projection' });
    expect(decoded.ok ? '' : decoded.message).toContain('Tananarive / Laborde Grid');
  });
});

describe('a false header', () => {
  test('a count of billions takes neither memory nor time', async () => {
    const bytes = readFixture('kinds.fgb');
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const timeOf = (count: bigint) => {
      view.setBigUint64(findCount(bytes), count, true);
      return leastCpuMs(async () => expect(await reasonOf(bytes)).toBe('not_well_formed'), 10);
    };
    const small = await timeOf(100n);
    for (const count of [2_000_000_000n, 0xffff_ffff_ffff_ffffn])
      expect(await timeOf(count)).toBeLessThan(20 * Math.max(0.001, small));
  });

  test('a header longer than the file and a file of eight bytes are refused', async () => {
    const bytes = readFixture('kinds.fgb');
    expect(await reasonOf(bytes.slice(0, 8))).toBe('not_well_formed');
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(8, 0x7fff_ffff, true);
    expect(await reasonOf(bytes)).toBe('not_well_formed');
  });

  test('a truncated file keeps the features before the cut, with a warning', async () => {
    const bytes = readFixture('kinds.fgb');
    const decoded = await decode(bytes.subarray(0, bytes.length - 40));
    expect(featuresOf(decoded)).toHaveLength(9);
    expect(decoded.report?.warnings).toEqual([{ kind: 'cut_features', values: { read: 6, stated: 7 } }]);
  });

  test('limits on features and positions hold', async () => {
    expect(await reasonOf(readFixture('kinds.fgb'), { maxFeatures: 9 })).toBe('feature_limit');
    expect(await reasonOf(readFixture('kinds.fgb'), { maxVertices: 12 })).toBe('vertex_limit');
  });
});
