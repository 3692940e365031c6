import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createExportNotes, decodeFile, type ExportedFeature } from '@waypost/geo';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { encodeGeopackage } from './geopackage.ts';

const hasGdal = spawnSync('ogr2ogr', ['--version']).status === 0;
if (!hasGdal) console.warn('Skipped: GDAL (ogr2ogr) is absent.');

const square = (x: number, y: number, side: number): number[][] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
];

const GEOMETRIES: Readonly<Record<string, ExportedFeature['geometry']>> = {
  'Boya ñandú "1"': { type: 'Point', coordinates: [179.1234567, -90] },
  深い: { type: 'Point', coordinates: [-180, 90, -10_935.5] },
  "O'Hara": {
    type: 'LineString',
    coordinates: [
      [1.5, 2.25, 3],
      [-4, 5, -6],
    ],
  },
  Ring: { type: 'Polygon', coordinates: [square(0, 0, 4), square(1, 1, 1).toReversed()] },
  Isles: {
    type: 'MultiPolygon',
    coordinates: [[square(0, 0, 1)], [square(3, 3, 4), square(4, 4, 1).toReversed()]],
  },
};

const FEATURES: readonly ExportedFeature[] = Object.entries(GEOMETRIES).map(([name, geometry], index) => ({
  geometry,
  properties: {
    code: `0192f3c4-0000-7000-8000-00000000000${index}`,
    name,
    description: index === 0 ? '' : 'Line 1\nLine 2; drop table points',
    color: '#0059ff',
    created_origin: Date.UTC(2026, 10, 21),
    data: [
      { key: 'Count "x"', value: String(index), type: 1 },
      { key: 'NAME', value: 'taken', type: 0 },
    ],
    tags: [
      { name: 'Reef', value: null, units: null },
      { name: 'Depth', value: index, units: 'm' },
    ],
    shared: false,
    is_static: true,
    project_name: 'Coast',
    template_name: null,
    member_display_name: null,
    created_at: '2026-11-21T10:00:00.000Z',
    updated_at: '2026-11-21T10:00:00.000Z',
    url: 'https://example.org/f',
  },
}));

let folder: string;
let path: string;
let notes: ReturnType<typeof createExportNotes>;

async function* source() {
  yield* FEATURES;
}

function encode() {
  notes = createExportNotes();
  const columns = [
    { key: 'Count "x"', type: 1 },
    { key: 'NAME', type: 0 },
  ] as const;
  return encodeGeopackage(source(), { name: 'Coast', columns, hasAltitude: true, notes });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-test-'));
  path = join(folder, 'features.gpkg');
  const chunks: Uint8Array[] = [];
  for await (const chunk of encode()) chunks.push(chunk);
  await writeFile(path, Buffer.concat(chunks));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a GeoPackage', () => {
  test('has a layer per geometry kind, typed numbers, and no field under a reserved name', () => {
    const db = new DatabaseSync(path, { readOnly: true });
    const layers = db.prepare('select table_name as name, srs_id from gpkg_contents order by 1').all();
    const rows = db
      .prepare('select name, "Count ""x""" as count, waypost_tags, waypost_data from polygons order by fid')
      .all();
    db.close();
    expect(layers.map((row) => ({ ...row }))).toEqual(
      ['lines', 'points', 'polygons'].map((name) => ({ name, srs_id: 4326 })),
    );
    expect(rows.map(({ name, count }) => [name, count])).toEqual([
      ['Ring', 3],
      ['Isles', 4],
    ]);
    expect(rows[0]?.waypost_tags).toBe('Reef; Depth: 3 m');
    expect(JSON.parse(String(rows[0]?.waypost_data))).toEqual(FEATURES[3]?.properties.data);
    expect([...notes.withoutColumn]).toEqual(['NAME']);
    expect(notes.written).toEqual(
      new Map([
        ['Point', 2],
        ['LineString', 1],
        ['Polygon', 1],
        ['MultiPolygon', 1],
      ]),
    );
  });

  test.skipIf(!hasGdal)('reads back unchanged in GDAL: names, values, places, altitudes and holes', () => {
    const found = ['points', 'lines', 'polygons'].flatMap((layer) => {
      const options = ['-lco', 'COORDINATE_PRECISION=9', path, layer];
      const said = execFileSync('ogr2ogr', ['-f', 'GeoJSON', '/vsistdout/', ...options], {
        encoding: 'utf8',
      });
      const { features } = JSON.parse(said) as { features: ExportedFeature[] };
      return features.map(({ geometry, properties: { name, description } }) => ({
        name,
        description,
        geometry,
      }));
    });
    expect(found).toEqual(
      FEATURES.map(({ geometry, properties: { name, description } }) => ({ name, description, geometry })),
    );
  });

  test('is imported again as the same features', async () => {
    const decoded = await decodeFile({ name: 'features.gpkg', bytes: new Uint8Array(await readFile(path)) });
    const toKept = ({ geometry, properties }: Pick<ExportedFeature, 'geometry'> & { properties: object }) => {
      const { name, description, color, created_origin, data, shared, is_static } = properties as Partial<
        ExportedFeature['properties']
      >;
      return { geometry, name, description, color, created_origin, data, shared, is_static };
    };
    expect(decoded.ok && decoded.features.map(toKept)).toEqual(FEATURES.map(toKept));
    expect(decoded.report?.left).toEqual([]);
  });

  test('leaves no temporary file behind when it is not read to the end', async () => {
    // A separate temporary folder, since parallel tests use the default one.
    const place = await mkdtemp(join(folder, 'temporary-'));
    vi.stubEnv('TMPDIR', place);
    for await (const chunk of encode()) {
      expect(chunk.length).toBeGreaterThan(0);
      expect(await readdir(place)).toHaveLength(1);
      break;
    }
    vi.unstubAllEnvs();
    expect(await readdir(place)).toEqual([]);
  });
});
