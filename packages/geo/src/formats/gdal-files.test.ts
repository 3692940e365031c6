import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Geometry } from 'geojson';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodeFile } from './decode-file.ts';
import { featuresOf, toBytes } from './fixture-files.fixture.ts';

const hasGdal = spawnSync('ogr2ogr', ['--version']).status === 0;
if (!hasGdal) console.warn('Skipped: GDAL (ogr2ogr) is absent.');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waypost-gdal-files-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pathOf = (name: string) => join(folder, name);
const ogr = (...args: readonly string[]) =>
  execFileSync('ogr2ogr', args, { encoding: 'utf8', stdio: 'pipe' });
const decodePath = (path: string) =>
  decodeFile({ name: basename(path), bytes: new Uint8Array(readFileSync(path)) });

interface GdalFeature {
  readonly geometry: Geometry;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** The features that GDAL reads in a file or one of its layers, in degrees. */
function readByGdal(path: string, layer?: string): readonly GdalFeature[] {
  const out = ogr(
    ...['-f', 'GeoJSON', '/vsistdout/', path, ...(layer === undefined ? [] : [layer])],
    ...['-t_srs', 'EPSG:4326', '-lco', 'COORDINATE_PRECISION=9', '-lco', 'RFC7946=NO'],
  );
  return (JSON.parse(out) as { features: GdalFeature[] }).features;
}

/** Features in UTM zone 11 with attributes of every type. */
function toCollection(type: 'Point' | 'LineString' | 'Polygon'): string {
  const at = (index: number, step: number) => [
    -116 + index / 100 + step / 50,
    24 + index / 50 + (step % 2) / 40,
  ];
  const ring = (index: number) => [...[0, 1, 2].map((step) => at(index, step)), at(index, 0)];
  const features = Array.from({ length: 40 }, (_, index) => ({
    type: 'Feature',
    geometry: {
      type,
      coordinates: {
        Point: at(index, 0),
        LineString: [0, 1, 2].map((step) => at(index, step)),
        Polygon: [ring(index)],
      }[type],
    },
    properties: {
      name: `${type} ${index}`,
      count: index,
      depth: index / 8 + 0.1,
      open: index % 2 === 0,
      seen: index % 3 === 0 ? '2026/03/04' : null,
      note: index % 5 === 0 ? 'Ñandú «深い»' : null,
    },
  }));
  return JSON.stringify({ type: 'FeatureCollection', features });
}

function isNear(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((inner, index) => isNear(inner, other[index]));
  }
  // A millimetre.
  return Math.abs(Number(one) - Number(other)) < 1e-8;
}

const coordinatesOf = (geometry: Geometry) => ('coordinates' in geometry ? geometry.coordinates : null);

describe.skipIf(!hasGdal)('a GeoPackage of three layers in two systems', () => {
  const LAYERS = [
    ['points', 'Point', 'EPSG:4326'],
    ['lines', 'LineString', 'EPSG:32611'],
    ['areas', 'Polygon', 'EPSG:32611'],
  ] as const;

  test('is read as GDAL reads it', async () => {
    const path = pathOf('layers.gpkg');
    for (const [index, [layer, type, crs]] of LAYERS.entries()) {
      const source = pathOf(`${layer}.geojson`);
      writeFileSync(source, toCollection(type));
      ogr(...['-f', 'GPKG', path, source, '-nln', layer, '-t_srs', crs], ...(index === 0 ? [] : ['-update']));
    }
    const decoded = await decodePath(path);
    const ours = featuresOf(decoded);
    const theirs = LAYERS.flatMap(([layer]) => readByGdal(path, layer));
    expect(theirs).toHaveLength(120);
    expect(ours.map(({ properties }) => properties.name)).toEqual(
      theirs.map(({ properties }) => properties.name),
    );
    expect(
      ours.map(({ geometry }, index) =>
        isNear(geometry.coordinates, coordinatesOf(theirs[index]?.geometry ?? geometry)),
      ),
    ).toEqual(ours.map(() => true));
    for (const [index, { properties }] of ours.entries()) {
      const { name: _, ...said } = theirs[index]?.properties ?? {};
      const expected = Object.entries(said).filter(([, value]) => value !== null);
      const values = Object.fromEntries(properties.data.map(({ key, value }) => [key, value]));
      expect(values).toEqual(
        Object.fromEntries(expected.map(([key, value]) => [key, String(value).replaceAll('/', '-')])),
      );
    }
    expect(decoded.report?.warnings.filter(({ kind }) => kind === 'layer_read')).toHaveLength(3);
  });
});

describe.skipIf(!hasGdal)('files that GDAL writes', () => {
  test.each([
    ['lines', 'NO'],
    ['records', 'YES'],
  ])('a sequence of GeoJSON by %s is read as GDAL reads it', async (_what, separator) => {
    const source = pathOf('source.geojson');
    const path = pathOf(`seq-${separator}.geojsonl`);
    writeFileSync(source, toCollection('Polygon'));
    ogr('-f', 'GeoJSONSeq', path, source, '-lco', `RS=${separator}`, '-lco', 'COORDINATE_PRECISION=9');
    const theirs = readByGdal(path);
    const decoded = await decodePath(path);
    const ours = featuresOf(decoded);
    expect(decoded).toMatchObject({ format: 'geojsonseq', report: { left: [] } });
    expect(ours).toHaveLength(40);
    expect(ours.map(({ geometry }) => geometry.coordinates)).toEqual(
      theirs.map(({ geometry }) => coordinatesOf(geometry)),
    );
  });

  test('a workbook decodes the same as the CSV it was made from', async () => {
    const csv = pathOf('stations.csv');
    const path = pathOf('stations.xlsx');
    const rows = Array.from(
      { length: 30 },
      (_, index) =>
        `Station ${index},${24 + index / 7},${-110 - index / 9},2026-03-${String(index + 1).padStart(2, '0')}T05:06:07,${index / 3},${index % 2 === 0 ? 'wet & cold' : ''}`,
    );
    const text = ['name,latitude,longitude,date,depth,note', ...rows].join('\n');
    writeFileSync(csv, text);
    ogr('-f', 'XLSX', path, csv, '-oo', 'AUTODETECT_TYPE=YES');
    const toSaid = ({ geometry, properties }: ReturnType<typeof featuresOf>[number]) => [
      properties.name,
      properties.created_origin,
      geometry.coordinates,
      properties.data.map(({ key, value, type }) => [
        key,
        type === 1 ? Number(Number(value).toPrecision(14)) : value,
      ]),
    ];
    const ours = featuresOf(await decodePath(path)).map(toSaid);
    const table = featuresOf(await decodeFile({ name: 'stations.csv', bytes: toBytes(text) })).map(toSaid);
    expect(ours).toHaveLength(30);
    expect(ours.map(([name, time]) => [name, time])).toEqual(table.map(([name, time]) => [name, time]));
    expect(ours.map(([, , place], index) => isNear(place, table[index]?.[2]))).toEqual(ours.map(() => true));
    expect(ours.map(([, , , data]) => data)).toEqual(table.map(([, , , data]) => data));
  });
});
