import { describe, expect, test } from 'vitest';
import {
  decodeFixture,
  decodeText,
  featuresOf,
  readFixture,
  toBytes,
  toCounts,
} from '../fixture-files.fixture.ts';
import { decodeKml } from './kml.ts';

function toKml(content: string): string {
  return `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${content}</Document></kml>`;
}

const POINT = '<Placemark><name>P</name><Point><coordinates>1,1</coordinates></Point></Placemark>';

describe('features of a document', () => {
  test('each feature keeps its folder path; the document is not a folder', async () => {
    const features = featuresOf(await decodeFixture('folders.kml'));
    expect(features.map(({ properties }) => [properties.name, properties.folder])).toEqual([
      ['Gate', 'North'],
      ['Nest', 'North/Beach'],
      ['Post', 'North'],
      ['Loose', null],
    ]);
    expect(features[1]?.geometry).toEqual({ type: 'Point', coordinates: [10.6, 50.3, 4] });
    expect(features[1]?.properties.fileName).toBe('folders.kml');
  });

  test('a mixed multi-geometry is split; one of polygons stays together', async () => {
    const decoded = await decodeFixture('multigeometry.kml');
    const features = featuresOf(decoded);
    expect(features.map((f) => f.geometry.type)).toEqual(['Point', 'LineString', 'Polygon', 'MultiPolygon']);
    if (!decoded.ok) return;
    expect(decoded.report.read).toEqual({ points: 1, lines: 1, polygons: 1, multi: 1, other: 0 });
    expect(decoded.report.changed).toEqual([
      { kind: 'split_from_multi', count: 3, names: ['Mixed', 'Mixed', 'Mixed'] },
    ]);
  });

  test('snippets, addresses and the end of a time span become data', async () => {
    const words =
      '<address>1 Quay</address><phoneNumber>tel:555</phoneNumber><Snippet maxLines="1">A <b>net</b></Snippet>';
    const span = '<TimeSpan><begin>2024-05-01</begin><end>2024-06-01</end></TimeSpan>';
    const [feature] = featuresOf(
      await decodeText('x.kml', toKml(POINT.replace('<Point>', `${words}${span}<Point>`))),
    );
    expect(feature?.properties).toMatchObject({
      created_origin: Date.UTC(2024, 4, 1),
      data: [
        { key: 'address', value: '1 Quay' },
        { key: 'phoneNumber', value: 'tel:555' },
        { key: 'Snippet' },
        { key: 'end', value: '2024-06-01' },
      ],
    });
  });

  test('tracks become lines with their first time', async () => {
    const decoded = await decodeFixture('tracks.kml');
    const features = featuresOf(decoded);
    const times = features.map((f) => new Date(f.properties.created_origin ?? Number.NaN).toISOString());
    expect(times).toEqual([
      '2024-05-01T10:00:00.000Z',
      '2024-05-02T06:00:00.000Z',
      '2024-05-03T08:00:00.500Z',
    ]);
    expect(features[0]?.geometry).toEqual({
      type: 'LineString',
      coordinates: [
        [7, 46, 500],
        [7.1, 46.1, 510],
      ],
    });
    // The moment without a position is not among them.
    expect(features[0]?.times).toEqual([Date.UTC(2024, 4, 1, 10), Date.UTC(2024, 4, 1, 10, 2)]);
    expect(features[2]?.geometry).toEqual({ type: 'Point', coordinates: [9, 47, 1] });
    if (!decoded.ok) return;
    expect(toCounts(decoded.report.changed)).toEqual({ split_from_multi: 2, track_to_point: 1 });
    expect(decoded.report.warnings).toHaveLength(1);
  });

  test('colours come from inline and shared styles, defined later, chained or circular', async () => {
    const decoded = await decodeFixture('styles.kml');
    const colors = featuresOf(decoded).map((f) => [f.properties.name, f.properties.color]);
    expect(Object.fromEntries(colors)).toEqual({
      'By map': '#0055aa',
      Line: '#7fff00',
      Area: '#554433',
      Outline: '#332211',
      'Inline first': '#ff0000',
      Circle: null,
      Elsewhere: null,
    });
    expect(decoded.ok && decoded.report.warnings).toEqual([{ kind: 'foreign_style', values: {} }]);
  });

  test('extended data becomes typed fields and names a placemark without a name', async () => {
    const [feature] = featuresOf(await decodeFixture('extended-data.kml'));
    expect(feature?.properties).toMatchObject({ name: 'Well 7', description: 'About it' });
    expect(feature?.properties.data).toEqual([
      { key: 'count', value: '12', type: 1 },
      { key: 'code', value: '007', type: 0 },
      { key: 'open', value: 'true', type: 2 },
      { key: 'depth', value: '-3.5e1', type: 1 },
      { key: 'site', value: '14 B', type: 0 },
    ]);
  });

  test('time stamps and spans set the time, in UTC without a zone', async () => {
    const features = featuresOf(await decodeFixture('times.kml'));
    expect(features.map((f) => f.properties.created_origin)).toEqual([
      Date.UTC(2020, 1, 29, 12, 30, 15, 250),
      Date.UTC(2021, 2, 1),
      Date.UTC(2020, 0, 1),
      null,
    ]);
  });

  test('a name stays as text; a description in HTML becomes plain text, with an entry in the report', async () => {
    const decoded = await decodeFixture('cdata.kml');
    const [feature] = featuresOf(decoded);
    expect(feature?.properties.name).toBe('Fish & <b>chips</b>');
    expect(feature?.properties.description).toBe('a < b');
    expect(decoded.report?.changed).toContainEqual({
      kind: 'markup_to_text',
      count: 1,
      names: ['Fish & <b>chips</b>'],
    });
  });

  test('the prefix of the root element is removed, others are kept', async () => {
    const [feature] = featuresOf(await decodeFixture('prefixed.kml'));
    expect(feature?.properties).toMatchObject({ name: 'With prefix', folder: 'In' });
  });

  test('a feature without a name takes the base name of the file', async () => {
    const text = toKml('<Placemark><Point><coordinates>1,1</coordinates></Point></Placemark>');
    const [feature] = featuresOf(await decodeText('my trip.v2.kml', text));
    expect(feature?.properties.name).toBe('my trip.v2');
  });
});

describe('the fidelity report', () => {
  test('counts and names everything that is not a feature', async () => {
    const decoded = await decodeFixture('left.kml');
    expect(featuresOf(decoded).map((f) => f.properties.name)).toEqual(['Kept']);
    if (!decoded.ok) return;
    expect(decoded.report.left).toEqual([
      { kind: 'no_geometry', count: 1, names: ['Only words'] },
      { kind: 'model', count: 1, names: ['House'] },
      { kind: 'too_few_positions', count: 1, names: ['Dot line'] },
      { kind: 'invalid_coordinates', count: 1, names: ['Words line'] },
      { kind: 'network_link', count: 2, names: ['Remote', 'http://example.org/unnamed.kml'] },
      { kind: 'ground_overlay', count: 1, names: ['Old map'] },
      { kind: 'photo_overlay', count: 1, names: ['View'] },
      { kind: 'screen_overlay', count: 1, names: ['Logo'] },
      { kind: 'tour', count: 1, names: ['Flight'] },
    ]);
  });

  test('notes closed rings, dropped holes and dropped positions', async () => {
    const decoded = await decodeFixture('rings.kml');
    const features = featuresOf(decoded);
    expect(features[0]?.geometry.coordinates).toEqual([
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [0, 4],
        [0, 0],
      ],
      [
        [1, 1],
        [2, 1],
        [2, 2],
        [1, 1],
      ],
    ]);
    expect(features[1]?.geometry.coordinates).toEqual([
      [1, 1, 5],
      [2, 2, 6],
    ]);
    if (!decoded.ok) return;
    expect(toCounts(decoded.report.changed)).toEqual({
      ring_closed: 1,
      ring_dropped: 1,
      positions_dropped: 1,
    });
  });

  test('names the first twenty items only', async () => {
    const text = toKml(`${POINT}${'<Placemark><name>N</name></Placemark>'.repeat(30)}`);
    const decoded = await decodeText('many.kml', text);
    expect(featuresOf(decoded)).toHaveLength(1);
    expect(decoded.ok && decoded.report.left[0]).toMatchObject({ count: 30, names: { length: 20 } });
  });

  test('is returned for a file without features', async () => {
    const decoded = await decodeText('x.kml', toKml('<NetworkLink><name>Far</name></NetworkLink>'));
    expect(decoded).toMatchObject({
      ok: false,
      reason: 'no_features',
      message: 'No features found in file',
      report: { left: [{ kind: 'network_link', count: 1, names: ['Far'] }] },
    });
  });
});

describe('what is refused', () => {
  test('malformed XML, with file name and line', async () => {
    const decoded = await decodeFixture('malformed.kml');
    expect(decoded).toMatchObject({ ok: false, reason: 'not_well_formed' });
    expect(!decoded.ok && decoded.message).toMatch(
      /^malformed\.kml is not well-formed XML \(line 4\): .+\.$/,
    );
  });

  test('custom entities', async () => {
    expect(await decodeFixture('entities.kml')).toMatchObject({ ok: false, reason: 'custom_entities' });
    expect(await decodeText('x.kml', toKml('&boom;'))).toMatchObject({
      ok: false,
      reason: 'not_well_formed',
    });
  });

  test.each([
    ['depth_limit', `${'<Folder>'.repeat(300)}${POINT}${'</Folder>'.repeat(300)}`, {}],
    [
      'depth_limit',
      `<Placemark>${'<MultiGeometry>'.repeat(300)}${'</MultiGeometry>'.repeat(300)}</Placemark>`,
      {},
    ],
    ['feature_limit', POINT.repeat(4), { maxFeatures: 3 }],
    ['vertex_limit', POINT.repeat(4), { maxVertices: 3 }],
    ['vertex_limit', `<Placemark>${'<name>n</name>'.repeat(10_010)}</Placemark>`, { maxVertices: 3 }],
    ['size_limit', POINT.repeat(100), { maxInflatedBytes: 1000 }],
  ])('%s', async (reason, content, limits) => {
    const decoded = await decodeKml({ name: 'big.kml', source: toBytes(toKml(content)) }, limits);
    expect(decoded).toMatchObject({ ok: false, reason });
    expect(!decoded.ok && decoded.message).toMatch(/^big\.kml .+\.$/);
  });
});

describe('bytes', () => {
  async function* toPieces(bytes: Uint8Array, size: number) {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }

  test.each([1, 7, 600])('a stream in chunks of %i bytes gives the same features', async (size) => {
    for (const name of ['styles.kml', 'cdata.kml', 'tracks.kml', 'extended-data.kml']) {
      const bytes = readFixture(name);
      const whole = await decodeKml({ name, source: bytes });
      expect(featuresOf(await decodeKml({ name, source: toPieces(bytes, size) }))).toEqual(featuresOf(whole));
    }
  });

  test('a failing stream rejects', async () => {
    async function* fail() {
      yield toBytes('<kml>');
      throw new Error('disk');
    }
    await expect(decodeKml({ name: 'x.kml', source: fail() })).rejects.toThrow('disk');
  });

  test('encodings are read from the declaration or the byte order mark', async () => {
    const body = toKml(POINT.replace('>P<', '>Å<'));
    const latin = Uint8Array.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${body}`, (c) =>
      c.charCodeAt(0),
    );
    const text = `\ufeff${body}`;
    const utf16 = new Uint8Array(Uint16Array.from(text, (c) => c.charCodeAt(0)).buffer);
    for (const source of [
      latin,
      utf16,
      toBytes(`\ufeff${body}`),
      toBytes(` \n<?xml version="1.0"?>${body}`),
    ]) {
      const [feature] = featuresOf(await decodeKml({ name: 'x.kml', source }));
      expect(feature?.properties.name).toBe('Å');
    }
    const bad = Uint8Array.from(body, (c) => c.charCodeAt(0));
    const decoded = await decodeKml({ name: 'x.kml', source: bad });
    expect(decoded.ok && decoded.report.warnings).toEqual([{ kind: 'unreadable_letters', values: {} }]);
  });
});
