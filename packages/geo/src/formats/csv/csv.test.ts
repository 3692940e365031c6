import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leastCpuMs } from '../cpu-time.fixture.ts';
import { expectSums, featuresOf, toBytes } from '../fixture-files.fixture.ts';
import { parseWkt } from '../geometry/wkt.ts';
import { decodeCsv } from './csv.ts';
import { createCsvReader } from './csv-reader.ts';

const decode = (text: string | Uint8Array, limits = {}) =>
  decodeCsv({ name: 'reefs.csv', bytes: typeof text === 'string' ? toBytes(text) : text }, limits);

const readFeatures = async (text: string | Uint8Array) => featuresOf(await decode(text));
const reasonOf = async (text: string | Uint8Array, limits = {}) => {
  const decoded = await decode(text, limits);
  return decoded.ok ? 'none' : decoded.reason;
};

describe('rows', () => {
  const rowsOf = (text: string, pieces = [text], delimiter = ',') => {
    const rows: (readonly string[])[] = [];
    const reader = createCsvReader(delimiter, (cells) => rows.push(cells));
    for (const piece of pieces) reader.push(piece);
    return { rows, ...reader.finish() };
  };

  test('quotes, escaped quotes and every kind of line break are read', () => {
    expect(rowsOf('a,b\r\n"x, ""y""\n2",c\rlast,"o"k').rows).toEqual([
      ['a', 'b'],
      ['x, "y"\n2', 'c'],
      ['last', 'ok'],
    ]);
    expect(rowsOf('a\n"b').openQuoteLine).toBe(2);
  });

  test('rows are read the same in chunks of any size', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'a",;\n\r é'), maxLength: 6 });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 7 }), (rows, step) => {
        const quote = (value: string) => `"${value.replaceAll('"', '""')}"`;
        const text = `${rows.map((row) => row.map(quote).join(',')).join('\r\n')}\r\n`;
        const pieces = Array.from({ length: Math.ceil(text.length / step) }, (_, at) =>
          text.slice(at * step, (at + 1) * step),
        );
        expect(rowsOf(text, pieces).rows).toEqual(rows);
      }),
    );
  });
});

describe('a table of points', () => {
  test('columns give positions, names, dates, colours and typed data', async () => {
    const decoded = await decode(
      '\ufeffName,Latitude,Longitude,Date,Colour,Depth,Code,Seen,Description\n' +
        'Reef,24.1,-110.3,2026-03-01T07:00:00Z,#f80,12.5,007,true,"Deep, blue"\n' +
        ',24.2,-110.4,,,3,12,FALSE,\n' +
        'Lost,,,,,1,2,true,\n' +
        'Odd,north,west,,,1,2,true,\n',
    );
    const [reef, second] = featuresOf(decoded);
    expect(reef).toEqual({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-110.3, 24.1] },
      properties: {
        name: 'Reef',
        description: 'Deep, blue',
        color: '#ff8800',
        fileName: 'reefs.csv',
        created_origin: Date.UTC(2026, 2, 1, 7),
        data: [
          { key: 'Depth', value: '12.5', type: 1 },
          { key: 'Code', value: '007', type: 0 },
          { key: 'Seen', value: 'true', type: 2 },
        ],
        folder: null,
      },
    });
    expect(second?.properties).toMatchObject({ name: 'reefs', color: null, created_origin: null });
    // Within a column of texts a number is text too.
    expect(second?.properties.data[1]).toEqual({ key: 'Code', value: '12', type: 0 });
    expect(decoded.report?.left).toEqual([
      { kind: 'no_geometry', count: 1, names: ['Lost'] },
      { kind: 'invalid_coordinates', count: 1, names: ['Odd'] },
    ]);
  });

  test.each([
    ['semicolons and decimal commas', 'nombre;latitud;longitud;talla\nA;24,5;-110,25;1,5\n'],
    ['tabs', 'nombre\tlatitud\tlongitud\ttalla\nA\t24.5\t-110.25\t1.5\n'],
    ['bars', 'nombre|lat|lng|talla\nA|24.5|-110.25|1.5\n'],
    ['a line that says the delimiter', 'sep=;\nnombre;y;x;talla\nA;24.5;-110.25;1.5\n'],
    ['degrees and minutes', 'nombre,lat,lon,talla\nA,"24° 30′ N","110° 15′ W",1.5\n'],
    ['both in one cell', 'nombre,coordenadas,talla\nA,"24.5, -110.25",1.5\n'],
    ['northing and easting in degrees', 'nombre,Northing (deg),Easting (deg),talla\nA,24.5,-110.25,1.5\n'],
  ])('%s', async (_what, text) => {
    const [only] = await readFeatures(text);
    expect(only).toMatchObject({
      geometry: { type: 'Point', coordinates: [-110.25, 24.5] },
      properties: { name: 'A', data: [{ key: 'talla', value: '1.5', type: 1 }] },
    });
  });

  test('Windows-1252 is detected', async () => {
    const bytes = Uint8Array.from(
      [...'name,lat,lng\nBahía Concepción,26.7,-111.9\n'].map((letter) => letter.charCodeAt(0)),
    );
    expect((await readFeatures(bytes))[0]?.properties.name).toBe('Bahía Concepción');
    const wide = Uint8Array.from(Buffer.from('\ufeffname,lat,lng\nBahía,26.7,-111.9\n', 'utf16le'));
    expect((await readFeatures(wide))[0]?.properties.name).toBe('Bahía');
  });

  test('the order of day and month comes from the dates, else from the language', async () => {
    const timesOf = async (text: string) =>
      (await readFeatures(text)).map(({ properties }) => properties.created_origin);
    const [third, last] = [Date.UTC(2026, 3, 3), Date.UTC(2026, 11, 31)];
    expect(await timesOf('lat,lng,date\n1,1,3/4/2026\n1,1,31/12/2026')).toEqual([third, last]);
    expect(await timesOf('lat,lng,date\n1,1,4/3/2026\n1,1,12/31/2026')).toEqual([third, last]);
    expect(await timesOf('latitud,longitud,fecha\n1,1,3/4/2026')).toEqual([third]);
    expect(await timesOf('lat,lng,date,time\n1,1,2026-04-03,07:30')).toEqual([third + 7.5 * 3_600_000]);
    expect(await timesOf('lat,lng,date\n1,1,2026/04/03\n1,1,2026/12/31 00:00:00')).toEqual([third, last]);
    expect(await timesOf('lat,lng,date\n1,1,1775174400')).toEqual([third]);
    const untold = await decode('lat,lng,date\n1,1,3/4/2026');
    expect(featuresOf(untold)[0]?.properties).toMatchObject({
      created_origin: null,
      data: [{ key: 'date', value: '3/4/2026', type: 0 }],
    });
    expect(untold.report?.warnings).toHaveLength(1);
  });
});

describe('a table of shapes', () => {
  test('every type of WKT is read, and multi-geometries are split', async () => {
    const decoded = await decode(
      'name;wkt\nP;POINT Z (1 2 3)\nL;LINESTRING(0 0, 1 1)\n' +
        'A;SRID=4326;\nB;POLYGON((0 0,4 0,4 4,0 0),(1 1,2 1,2 2,1 1))\n' +
        'C;MULTIPOLYGON(((0 0,1 0,1 1,0 0)),((5 5,6 5,6 6,5 5)))\nD;MULTIPOINT(1 1,2 2)\nE;POINT EMPTY\nF;CIRCLE(1 2)\n',
    );
    expect(featuresOf(decoded).map(({ geometry }) => geometry.type)).toEqual([
      'Point',
      'LineString',
      'Polygon',
      'MultiPolygon',
      'Point',
      'Point',
    ]);
    expect(decoded.report?.changed).toEqual([{ kind: 'split_from_multi', count: 2, names: ['D', 'D'] }]);
    expect(decoded.report?.left).toMatchObject([
      { kind: 'invalid_coordinates', names: ['A', 'F'] },
      { kind: 'no_geometry', names: ['E'] },
    ]);
  });

  test('WKT measures are dropped; deep nesting and trailing text are refused', () => {
    expect(parseWkt('POINT M (1 2 9)')?.parts).toEqual([{ kind: 'point', position: [1, 2] }]);
    expect(parseWkt('pointzm(1 2 3 4)')?.parts).toEqual([{ kind: 'point', position: [1, 2, 3] }]);
    expect(parseWkt('GEOMETRYCOLLECTION(POINT(1 2),LINESTRING(1 2,3 4))')?.parts).toHaveLength(2);
    expect(parseWkt(`${'GEOMETRYCOLLECTION('.repeat(10_000)}`)).toBeNull();
    for (const text of ['', 'POINT', 'POINT(1)', 'POINT(1 2', 'POINT(1 2))', 'POINT(1 2) x', 'POINT(1 a)']) {
      expect(parseWkt(text), text).toBeNull();
    }
  });
});

describe('EWKT with an SRID', () => {
  test('is converted to degrees, with warnings', async () => {
    const decoded = await decode(
      'name,wkt\nReef,SRID=32612;POINT(500000 2669000)\nBridge,SRID=27700;POINT(533670.6 180263.13)\n',
    );
    const places = featuresOf(decoded).map(({ geometry }) => geometry.coordinates);
    expect(places).toEqual([
      [expect.closeTo(-111, 7), expect.closeTo(24.1334370007, 7)],
      [expect.closeTo(-0.0754, 6), expect.closeTo(51.5055, 6)],
    ]);
    expect(decoded.report?.warnings).toEqual([
      { kind: 'reprojected', values: { crs: 'WGS 84 / UTM zone 12N' } },
      { kind: 'reprojected', values: { crs: 'OSGB36 / British National Grid' } },
      { kind: 'rough_datum', values: { crs: 'OSGB36 / British National Grid' } },
    ]);
  });

  test('has no effect outside a geometry', async () => {
    const decoded = await decode('name,lat,lng,notes\nA,1,2,was SRID=999999; once\n');
    expect(featuresOf(decoded)).toHaveLength(1);
    expect(decoded.report?.warnings).toEqual([]);
  });
});

describe('what is refused', () => {
  test('metres without a CRS, and an unknown SRID', async () => {
    expect(await reasonOf('name,easting,northing\nA,500000,2600000\nB,500100,2600100')).toBe(
      'foreign_projection',
    );
    const unknown = await decode('wkt\nSRID=999999;POINT(500000 2600000)\n');
    expect(unknown).toMatchObject({
      ok: false,
      reason: 'foreign_projection',
      values: { crs: 'EPSG:999999' },
    });
    // One slip among many is that row's fault.
    expect(await readFeatures('lat,lng\n1,1\n2,2\n241,3')).toHaveLength(3);
  });

  test('a table without positions, with a warning that helps', async () => {
    const decoded = await decode('name,depth\nA,3\n');
    expect(decoded).toMatchObject({ ok: false, reason: 'no_features' });
    expect(decoded.report?.warnings[0]?.kind).toBe('no_place_column');
    if (decoded.report) expectSums(decoded.report);
    expect(await reasonOf('')).toBe('no_features');
  });

  test('an open quote, and too many rows, positions, bytes or cells', async () => {
    expect(await reasonOf('name,lat,lng\n"A,1,2\nB,3,4\n')).toBe('not_well_formed');
    const many = `lat,lng\n${'1,2\n'.repeat(30)}`;
    expect(await reasonOf(many, { maxFeatures: 29 })).toBe('feature_limit');
    expect(await reasonOf(many, { maxVertices: 29 })).toBe('vertex_limit');
    expect(await reasonOf(many, { maxInflatedBytes: 50 })).toBe('size_limit');
    expect(await reasonOf(`lat,lng\n${'"",'.repeat(100_000)}`)).toBe('size_limit');
    expect(await reasonOf(`lat,lng,a,b,c,d,e\n${'1,2,3,4,5,6,7\n'.repeat(4)}`, { maxVertices: 4 })).toBe(
      'size_limit',
    );
  });

  test('equal column names are numbered in about the time that different ones take', async () => {
    const [row] = await readFeatures('lat,lng,a,a 2,a,a,\n1,2,x,y,z,w,v');
    expect(row?.properties.data.map(({ key }) => key)).toEqual(['a', 'a 2', 'a 3', 'a 4', 'column 7']);
    const values = ',x'.repeat(9_000);
    const timeOf = (names: string) =>
      leastCpuMs(async () => {
        const [many] = await readFeatures(`lat,lng${names}\n1,2${values}`);
        expect(new Set(many?.properties.data.map(({ key }) => key)).size).toBe(9_000);
      }, 3);
    const different = await timeOf(Array.from({ length: 9_000 }, (_, index) => `,b${index}`).join(''));
    // Numbering each from 2 on would take forty million steps.
    expect(await timeOf(',a'.repeat(9_000))).toBeLessThan(20 * different);
  });
});
