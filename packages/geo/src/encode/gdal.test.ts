import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EncodedFormat } from './encode-file.ts';
import type { ExportedFeature } from './exported-feature.ts';
import { anyFeature, encode } from './exported-features.fixture.ts';
import { hasAltitude } from './positions.ts';

const EXTENSIONS = {
  geojson: 'geojson',
  kml: 'kml',
  kmz: 'kmz',
  gpx: 'gpx',
  csv: 'csv',
  shapefile: 'zip',
  flatgeobuf: 'fgb',
} as const satisfies Record<EncodedFormat, string>;

const hasGdal = spawnSync('ogrinfo', ['--version']).status === 0;
if (!hasGdal) console.warn('Skipped: GDAL (ogrinfo) is absent.');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waypost-gdal-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FEATURES = fc.sample(anyFeature, { numRuns: 120, seed: 42 });
const held = (format: EncodedFormat): ExportedFeature[] =>
  FEATURES.filter(({ geometry: { type } }) => format !== 'gpx' || type === 'Point' || type === 'LineString');

/** How many features GDAL finds in a file, over all its layers but those that GPX has for parts. */
function countByGdal(path: string): number {
  const said = execFileSync('ogrinfo', ['-ro', '-al', '-so', path], { encoding: 'utf8' });
  const layers = said.split(/^Layer name: /m).slice(1);
  return layers
    .filter((layer) => !/^(?:track_points|route_points|routes)\n/.test(layer))
    .reduce((sum, layer) => sum + Number(/^Feature Count: (\d+)/m.exec(layer)?.[1] ?? Number.NaN), 0);
}

describe.skipIf(!hasGdal).each(Object.entries(EXTENSIONS))('GDAL opens %s', (name, extension) => {
  const format = name as EncodedFormat;
  test('and finds every feature', async () => {
    const { bytes, notes } = await encode(format, held(format));
    const path = join(folder, `all.${extension}`);
    writeFileSync(path, bytes);
    const source =
      format === 'kmz' ? `/vsizip/${path}/doc.kml` : format === 'shapefile' ? `/vsizip/${path}` : path;
    expect(countByGdal(source)).toBe(held(format).length);
    expect([...notes.written.values()].reduce((sum, count) => sum + count, 0)).toBe(held(format).length);
  });
});

interface GeojsonFeature {
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
  readonly properties: Readonly<Record<string, unknown>>;
}

const FLAT = FEATURES.filter(({ geometry }) => !hasAltitude(geometry));
const HIGH = FEATURES.filter(({ geometry }) => hasAltitude(geometry));

test.skipIf(!hasGdal).each([
  ['flat', FLAT],
  ['high', HIGH],
])('a FlatGeobuf file holds places and texts as they were: %s', async (_name, features) => {
  expect(features.length).toBeGreaterThan(20);
  const { bytes } = await encode('flatgeobuf', features);
  const path = join(folder, 'same.fgb');
  writeFileSync(path, bytes);
  const out = execFileSync(
    'ogr2ogr',
    ['-f', 'GeoJSON', '/vsistdout/', path, '-lco', 'COORDINATE_PRECISION=9'],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const { features: found } = JSON.parse(out) as { features: GeojsonFeature[] };
  // GDAL tidies 0.9999999 up to 1.
  const isNear = (one: unknown, other: unknown): boolean =>
    Array.isArray(one) && Array.isArray(other)
      ? one.length === other.length && one.every((inner, index) => isNear(inner, other[index]))
      : Math.abs(Number(one) - Number(other)) < 1.5e-7;
  const isSame = found.map(({ geometry }, index) =>
    isNear(geometry.coordinates, features[index]?.geometry.coordinates),
  );
  expect(isSame).toEqual(features.map(() => true));
  expect(
    found.map(({ geometry, properties }) => [
      properties.waypost_code,
      properties.name,
      properties.description ?? '',
      geometry.type,
    ]),
  ).toEqual(
    features.map(({ geometry, properties }) => [
      properties.code,
      properties.name,
      properties.description,
      geometry.type,
    ]),
  );
});
