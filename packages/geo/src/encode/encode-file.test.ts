import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { decodeFile } from '../formats/decode-file.ts';
import { featuresOf } from '../formats/fixture-files.fixture.ts';
import type { DecodedFeature } from '../formats/outcome/decoded.ts';
import { unescapeFormula } from './csv/csv-line.ts';
import type { EncodedFormat } from './encode-file.ts';
import type { ExportedFeature } from './exported-feature.ts';
import { anyFeature, encode, roundTrip } from './exported-features.fixture.ts';
import { hasAltitude } from './positions.ts';

/** Files a format that are made and read back; `ROUND_TRIPS=10000` for a night. */
const COUNT = Number(process.env.ROUND_TRIPS ?? 60);
const TIMEOUT_MS = 5_000 * Math.max(1, COUNT / 60);

/** What must come back of a feature. */
const toKept = ({ geometry, properties }: ExportedFeature | DecodedFeature) => {
  const { name, description, color, created_origin, data, shared, is_static } = properties;
  return { geometry, name, description, color, created_origin, data, shared, is_static };
};

const isHeldBy = (format: EncodedFormat) => (feature: ExportedFeature) =>
  format !== 'gpx' || feature.geometry.type === 'Point' || feature.geometry.type === 'LineString';

const SAMPLE: ExportedFeature = {
  geometry: { type: 'Point', coordinates: [-91.8, 42.7] },
  properties: {
    code: '0192f3c4-0000-7000-8000-000000000001',
    name: 'Kelp bed',
    description: '',
    color: '#0059ff',
    created_origin: Date.UTC(2026, 10, 21),
    data: [{ key: 'Count', value: '12', type: 1 }],
    tags: [],
    shared: false,
    is_static: false,
    project_name: 'Coast watch',
    template_name: null,
    member_display_name: 'Ana Ruiz',
    created_at: '2026-11-21T10:00:00.000Z',
    updated_at: '2026-11-21T10:00:00.000Z',
    url: 'https://example.org/f',
  },
};

describe.each(['geojson', 'kml', 'kmz', 'gpx', 'csv', 'flatgeobuf'] as const)('%s', (format) => {
  test('decodes to the features it was made of', { timeout: TIMEOUT_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyFeature, { minLength: 1, maxLength: 5 }), async (all) => {
        const features = all.filter(isHeldBy(format));
        fc.pre(features.length > 0);
        const isHtml = format === 'kml' || format === 'kmz';
        const expected = features.map((one) => toKept(isHtml ? squeeze(one) : one));
        if (format === 'flatgeobuf' && features.some(({ geometry }) => hasAltitude(geometry))) {
          for (const one of expected) one.geometry = raise(one.geometry);
        }
        expect((await roundTrip(format, features)).map(toKept)).toEqual(expected);
      }),
      { numRuns: COUNT },
    );
  });

  test('is written the same after it was read', async () => {
    const [back] = await roundTrip(format, [SAMPLE]);
    const { color, created_origin, ...said } = back?.properties ?? {};
    const again = {
      geometry: back?.geometry ?? SAMPLE.geometry,
      properties: { ...SAMPLE.properties, ...said, color: color ?? '', created_origin: created_origin ?? 0 },
    };
    const [first, second] = await Promise.all([encode(format, [SAMPLE]), encode(format, [again])]);
    // An archive tells when it was made.
    if (format !== 'kmz') expect(second.bytes).toEqual(first.bytes);
    expect((await roundTrip(format, [again])).map(toKept)).toEqual([toKept(SAMPLE)]);
  });
});

/** A layer of FlatGeobuf has altitudes or none: where some features have them, the others lie at 0 m. */
function raise(geometry: ExportedFeature['geometry']): ExportedFeature['geometry'] {
  const lift = (value: unknown): unknown => {
    if (!Array.isArray(value)) return value;
    return typeof value[0] === 'number' ? [value[0], value[1], value[2] ?? 0] : value.map(lift);
  };
  return { ...geometry, coordinates: lift(geometry.coordinates) } as ExportedFeature['geometry'];
}

/** What HTML makes of white space in a description that has to be written as markup. */
function squeeze(feature: ExportedFeature): ExportedFeature {
  const { description } = feature.properties;
  if (!description.includes('<b>')) return feature;
  return { ...feature, properties: { ...feature.properties, description: description.replace(/\s+/g, ' ') } };
}

test('GPX leaves areas out, with a note', async () => {
  const ring = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ];
  const area: ExportedFeature = { ...SAMPLE, geometry: { type: 'Polygon', coordinates: [ring] } };
  const { notes } = await encode('gpx', [SAMPLE, area]);
  expect(notes.written).toEqual(new Map([['Point', 1]]));
  expect(notes.left).toEqual(new Map([['Polygon', 1]]));
});

/** The cells of a text by RFC 4180, as any reader takes it apart. */
function toCells(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('CSV cells without their apostrophes are the original values', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyFeature, { minLength: 1, maxLength: 5 }), async (features) => {
      const { bytes } = await encode('csv', features);
      const [head = [], ...rows] = toCells(new TextDecoder().decode(bytes));
      const read = (row: readonly string[], name: string) => unescapeFormula(row[head.indexOf(name)] ?? '');
      expect(
        rows.map((row) => [read(row, 'name'), read(row, 'description'), read(row, 'waypost_code')]),
      ).toEqual(features.map(({ properties }) => [properties.name, properties.description, properties.code]));
      expect(rows.map((row) => JSON.parse(read(row, 'waypost_data') || '[]'))).toEqual(
        features.map(({ properties }) => properties.data),
      );
      const isRun = (cell: string) => /^[=+\-@\t\r]/.test(cell) && !/^[+-]?\d+(\.\d+)?$/.test(cell);
      expect(rows.flat().filter(isRun)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('CSV cells never run as formulas, and numbers stay numbers', async () => {
  const data = [
    { key: 'Sum', value: '=SUM(A1)', type: 0 as const },
    { key: 'Mail', value: '@cmd', type: 0 as const },
    { key: 'Depth', value: '-12.5', type: 1 as const },
    { key: 'Quoted', value: "'=1", type: 0 as const },
  ];
  const feature = {
    ...SAMPLE,
    properties: { ...SAMPLE.properties, name: '+1,"x"', description: '-a', data },
  };
  const { bytes } = await encode('csv', [feature]);
  const [head = '', row = ''] = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n');
  expect(
    head.startsWith('\ufefflatitude,longitude,name,description,color,created_origin,Sum,Mail,Depth,Quoted,'),
  ).toBe(true);
  expect(row).toContain(
    `42.7,-91.8,"'+1,""x""",'-a,#0059ff,2026-11-21T00:00:00.000Z,'=SUM(A1),'@cmd,-12.5,''=1,`,
  );
  expect(row.endsWith(',POINT (-91.8 42.7)')).toBe(true);
});

describe('shapefile', () => {
  const reread = async (features: readonly ExportedFeature[]) => {
    const { bytes } = await encode('shapefile', features);
    const decoded = await decodeFile({ name: 'features.zip', bytes });
    return decoded.ok ? decoded.features.map(({ geometry }) => geometry) : [];
  };
  /** What a cell has room for. */
  const fits = ({ properties: { name, description } }: ExportedFeature) =>
    [name, description].every((text) => Buffer.byteLength(text) <= 254);

  test('keeps every property of a feature', { timeout: TIMEOUT_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyFeature.filter(fits), { minLength: 1, maxLength: 5 }),
        async (features) => {
          const layer = oneLayer(features);
          const { bytes } = await encode('shapefile', layer);
          const back = featuresOf(await decodeFile({ name: 'features.zip', bytes }));
          const toSaid = (one: ExportedFeature | DecodedFeature) => ({ ...toKept(one), geometry: null });
          expect(back.map(toSaid)).toEqual(layer.map(toSaid));
        },
      ),
      { numRuns: COUNT },
    );
  });

  test('long data continues in further cells, up to the record’s limit', async () => {
    const long = (length: number) =>
      Array.from({ length: 40 }, (_, index) => ({
        key: `Observation ${index}`,
        value: `á  ${'x y '.repeat(length)}.`,
        type: 4 as const,
      }));
    const toFeature = (length: number): ExportedFeature => ({
      ...SAMPLE,
      properties: { ...SAMPLE.properties, data: long(length) },
    });
    const { bytes } = await encode('shapefile', [toFeature(20), SAMPLE, toFeature(3)]);
    const back = featuresOf(await decodeFile({ name: 'features.zip', bytes }));
    expect(back.map(({ properties }) => properties.data)).toEqual([
      long(20),
      SAMPLE.properties.data,
      long(3),
    ]);
  });
  const isDrawn = ({ type }: Pick<ExportedFeature['geometry'], 'type'>) =>
    type === 'Point' || type === 'LineString';
  const toLayer = (geometry: ExportedFeature['geometry']) =>
    `${geometry.type.replace('Multi', '')} ${hasAltitude(geometry)}`;
  /** Those of the first one's layer: of an archive of several, one is read and the others are told as left. */
  const oneLayer = (features: readonly ExportedFeature[]) =>
    features.filter(
      ({ geometry }, _at, [first]) => first !== undefined && toLayer(geometry) === toLayer(first.geometry),
    );

  test('keeps points and lines, and writes them the same again', { timeout: TIMEOUT_MS }, async () => {
    const drawn = anyFeature.filter(({ geometry }) => isDrawn(geometry));
    await fc.assert(
      fc.asyncProperty(fc.array(drawn, { minLength: 1, maxLength: 5 }), async (features) => {
        const layer = oneLayer(features);
        const back = await reread(layer);
        expect(back).toEqual(layer.map(({ geometry }) => geometry));
        const again = back.map((geometry) => ({ ...SAMPLE, geometry }));
        expect(await reread(again)).toEqual(back);
      }),
      { numRuns: COUNT },
    );
  });

  test('writes areas the same again', { timeout: TIMEOUT_MS }, async () => {
    const area = anyFeature.filter(({ geometry }) => !isDrawn(geometry));
    await fc.assert(
      fc.asyncProperty(fc.array(area, { minLength: 1, maxLength: 5 }), async (features) => {
        const layer = oneLayer(features);
        const back = await reread(layer);
        expect(back).toHaveLength(layer.length);
        const again = back.map((geometry) => ({ ...SAMPLE, geometry }));
        expect(await reread(again)).toEqual(back);
      }),
      { numRuns: COUNT },
    );
  });
});

test('keeps the holes and altitudes of areas', async () => {
  const shell = [
    [0, 0],
    [0, 4],
    [4, 4],
    [4, 0],
    [0, 0],
  ];
  const hole = [
    [1, 1],
    [2, 1],
    [2, 2],
    [1, 2],
    [1, 1],
  ];
  const area: ExportedFeature = { ...SAMPLE, geometry: { type: 'Polygon', coordinates: [shell, hole] } };
  const { bytes, notes } = await encode('shapefile', [area]);
  const decoded = await decodeFile({ name: 'areas.zip', bytes });
  expect(decoded.ok && decoded.features.map(({ geometry }) => geometry)).toEqual([
    { type: 'Polygon', coordinates: [shell, hole] },
  ]);
  expect(notes.renamed.get('waypost_updated')).toBe('wp_updated');
  expect(notes.renamed.get('waypost_template')).toBe('wp_templat');
});

test('notes names and texts that are cut', async () => {
  const data = [
    { key: 'Observations of birds', value: 'á'.repeat(200), type: 0 as const },
    { key: 'Observations of bats', value: '1', type: 1 as const },
  ];
  const { bytes, notes } = await encode(
    'shapefile',
    [{ ...SAMPLE, properties: { ...SAMPLE.properties, data } }],
    { columns: data.map(({ key, type }) => ({ key, type })) },
  );
  expect(notes.renamed.get('Observations of birds')).toBe('Observatio');
  expect(notes.renamed.get('Observations of bats')).toBe('Observat_1');
  expect(notes.cutTexts).toBe(1);
  expect([...notes.cutColumns]).toEqual(['Observations of birds']);
  expect([...notes.numbersAsText]).toEqual(['Observations of bats']);
  expect(notes.omittedData).toBe(0);
  expect(bytes.length).toBeGreaterThan(0);
});

test('notes features whose data as JSON find no room in a table of cells', async () => {
  const toData = (length: number) => [{ key: 'Remarks', value: 'x'.repeat(length), type: 0 as const }];
  const { notes } = await encode(
    'shapefile',
    [100, 1_000, 80_000].map((length) => ({
      ...SAMPLE,
      properties: { ...SAMPLE.properties, data: toData(length) },
    })),
  );
  expect(notes.omittedData).toBe(1);
  expect(notes.cutTexts).toBe(2);
});

test('a thumbnail in a KMZ links to its original and is read back as such', async () => {
  const toOpen = (byte: number) =>
    async function* open() {
      yield new Uint8Array([byte]);
    };
  const original = { path: 'files/reef & pier.heic', open: toOpen(2) };
  const files = [
    { path: 'files/reef & pier.jpg', open: toOpen(1), original },
    { path: 'files/dive.jpg', open: toOpen(3) },
  ];
  const { bytes } = await encode('kmz', [{ ...SAMPLE, files }]);
  const decoded = await decodeFile({ name: 'reefs.kmz', bytes });
  expect(decoded.ok && decoded.features[0]?.pictures).toEqual([
    { name: 'reef & pier.heic', bytes: new Uint8Array([2]) },
    { name: 'dive.jpg', bytes: new Uint8Array([3]) },
  ]);
  expect(decoded.report?.left).toEqual([]);
});

const DELETED = { at: '2026-11-22T09:30:00.000Z', by: 'Ben Soto' };

test.each(['geojson', 'kml', 'gpx', 'csv', 'flatgeobuf'] as const)(
  '%s says of what lies in the trash since when and by whom, and is read back without that',
  async (format) => {
    const deleted = { ...SAMPLE, properties: { ...SAMPLE.properties, deleted: DELETED } };
    const { bytes } = await encode(format, [deleted], { isTrash: true });
    // GPX has a namespace for what is ours.
    const toText = (file: Uint8Array) => new TextDecoder().decode(file).replaceAll('waypost:', 'waypost_');
    for (const said of ['waypost_deleted', DELETED.at, 'waypost_deleted_by', DELETED.by])
      expect(toText(bytes)).toContain(said);
    const back = featuresOf(await decodeFile({ name: `x.${format}`, bytes }));
    expect(back.map(toKept)).toEqual([toKept(SAMPLE)]);
    expect(toText((await encode(format, [SAMPLE])).bytes)).not.toContain('waypost_deleted');
  },
);

const TAGS = [
  { tag_id: 3, name: 'Coral & kelp', color: '#888888', tag_type: 'label', value: null, units: null },
  { tag_id: 1, name: 'Depth', color: '#888888', tag_type: 'measure', value: 4.5, units: 'm' },
  { tag_id: 2, name: 'Count', color: '#888888', tag_type: 'measure', value: -3, units: null },
];
const tagged = { ...SAMPLE, properties: { ...SAMPLE.properties, tags: TAGS } };

test.each(['kml', 'gpx', 'csv', 'shapefile', 'flatgeobuf'] as const)(
  '%s has the tags of a feature as text, and is read back without them',
  async (format) => {
    const { bytes } = await encode(format, [tagged]);
    const { table = bytes } = format === 'shapefile' ? { table: unzipSync(bytes)['points.dbf'] } : {};
    const text = new TextDecoder().decode(table).replaceAll('waypost:', 'waypost_').replaceAll('&amp;', '&');
    expect(text).toContain(format === 'shapefile' ? 'wp_tags' : 'waypost_tags');
    expect(text).toContain('Coral & kelp; Depth: 4.5 m; Count: -3');
    const name = format === 'shapefile' ? 'x.zip' : `x.${format}`;
    expect(featuresOf(await decodeFile({ name, bytes })).map(toKept)).toEqual([toKept(SAMPLE)]);
  },
);

test('GeoJSON has the tags of a feature as a list, and none where there are none', async () => {
  const { bytes } = await encode('geojson', [tagged, SAMPLE]);
  const { features } = JSON.parse(new TextDecoder().decode(bytes));
  expect(features[0].properties.waypost_tags).toEqual([
    { name: 'Coral & kelp', value: null, units: null },
    { name: 'Depth', value: 4.5, units: 'm' },
    { name: 'Count', value: -3, units: null },
  ]);
  expect(features[1].properties).not.toHaveProperty('waypost_tags');
  const back = featuresOf(await decodeFile({ name: 'x.geojson', bytes }));
  expect(back.map(toKept)).toEqual([toKept(SAMPLE), toKept(SAMPLE)]);
});

test('tags that a cell of a shapefile has no room for are noted', async () => {
  const tags = Array.from({ length: 20 }, (_, index) => ({
    name: `Habitat number ${index}`,
    value: null,
    units: null,
  }));
  const { notes } = await encode('shapefile', [{ ...SAMPLE, properties: { ...SAMPLE.properties, tags } }]);
  expect(notes.cutTexts).toBe(1);
  expect([...notes.cutColumns]).toEqual(['waypost_tags']);
});

test('a KMZ holds each file once beside its document', async () => {
  async function* open() {
    yield new Uint8Array([1, 2, 3]);
  }
  const files = [{ path: 'files/reef.jpg', open }];
  const { bytes } = await encode('kmz', [
    { ...SAMPLE, files },
    { ...SAMPLE, files },
  ]);
  const decoded = await decodeFile({ name: 'reefs.kmz', bytes });
  expect(decoded.ok && decoded.features.map(({ pictures }) => pictures)).toEqual(
    Array(2).fill([{ name: 'reef.jpg', bytes: new Uint8Array([1, 2, 3]) }]),
  );
  expect(decoded.report?.left).toEqual([]);
});
