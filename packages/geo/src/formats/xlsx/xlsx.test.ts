import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { decodeFile } from '../decode-file.ts';
import { decodeFixture, featuresOf, readFixture, toBytes, toCounts } from '../fixture-files.fixture.ts';
import { makeStations, makeXlsx, toXlsxParts } from './xlsx-bytes.fixture.ts';

const MB = 1024 * 1024;
const decode = (bytes: Uint8Array, limits = {}) => decodeFile({ name: 'a.xlsx', bytes }, limits);
const decodeSheets = (...args: Parameters<typeof makeXlsx>) => decode(makeXlsx(...args));

describe('a sheet', () => {
  test('becomes a point for each row, by the same columns as CSV', async () => {
    const decoded = await decodeFixture('stations.xlsx');
    const [first, second] = featuresOf(decoded);
    expect(first).toMatchObject({
      geometry: { type: 'Point', coordinates: [-110.31, 24.1423] },
      properties: {
        name: 'Estero Sur',
        created_origin: Date.parse('2026-03-01T07:00:00Z'),
        data: [
          { key: 'Profundidad', value: '12.5', type: 1 },
          { key: 'Código', value: '007', type: 0 },
          { key: 'Activa', value: 'true', type: 2 },
          { key: 'Visita', value: '2026-03-04T12:00:00', type: 0 },
        ],
      },
    });
    expect(second?.geometry).toEqual({ type: 'Point', coordinates: [-110.4, 24.2] });
    expect(second?.properties).toMatchObject({
      name: 'Punta <Norte>',
      created_origin: Date.parse('2026-03-02T00:00:00Z'),
    });
  });

  test('with formulas gives their stored results and counts those without one', async () => {
    const decoded = await decodeFixture('stations.xlsx');
    expect(featuresOf(decoded)[2]).toMatchObject({
      geometry: { coordinates: [-110.31, 25.1423] },
      properties: { name: 'Estero Sur!', data: [] },
    });
    expect(decoded.report?.warnings).toContainEqual({ kind: 'uncalculated_cells', values: { count: 1 } });
  });

  test('without coordinates is reported, and all others are read', async () => {
    const decoded = await decodeFixture('stations.xlsx');
    expect(featuresOf(decoded).map(({ geometry }) => geometry.type)).toEqual([
      ...['Point', 'Point', 'Point', 'Polygon', 'LineString'],
    ]);
    expect(decoded.report?.left).toEqual([
      { kind: 'no_geometry', count: 1, names: ['Sin lugar'] },
      { kind: 'other_table', count: 1, names: ['Notas'] },
    ]);
    expect(decoded.report?.warnings).toContainEqual({
      kind: 'layer_read',
      values: { layer: 'Zonas', count: 2 },
    });
  });

  test('has its own column types', async () => {
    const rows = (depth: string | number) => [
      ['lat', 'lng', 'depth'],
      [1, 2, depth],
    ];
    const decoded = featuresOf(await decodeSheets({ A: rows(5), B: rows('deep') }));
    expect(decoded.map(({ properties }) => properties.data[0]?.type)).toEqual([1, 0]);
  });

  test('uses the 1904 date system if the workbook does', async () => {
    const sheets = {
      A: [
        ['lat', 'lng', 'date'],
        [1, 2, { value: 44620, style: 1 }],
      ],
    };
    const [feature] = featuresOf(await decodeSheets(sheets, { is1904: true }));
    expect(feature?.properties.created_origin).toBe(Date.parse('2026-03-01T00:00:00Z'));
  });

  test('without cell references and shared strings is read', async () => {
    const parts = toXlsxParts({ A: [['x']] });
    const cell = (text: string) => `<x:c t="inlineStr"><x:is><x:t>${text}</x:t></x:is></x:c>`;
    parts['xl/worksheets/sheet1.xml'] = toBytes(
      `<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row>${cell('lat')}${cell('lng')}${cell('name')}</x:row>` +
        `<x:row><x:c><x:v>1</x:v></x:c><x:c><x:v>2</x:v></x:c>${cell('A_x0026_B')}</x:row></x:sheetData></x:worksheet>`,
    );
    delete parts['xl/sharedStrings.xml'];
    const [feature] = featuresOf(await decode(zipSync(parts)));
    expect(feature).toMatchObject({ geometry: { coordinates: [2, 1] }, properties: { name: 'A&B' } });
  });
});

describe('a workbook', () => {
  test('without any place column is reported as such', async () => {
    expect(
      await decodeSheets({
        A: [
          ['name', 'depth'],
          ['x', 1],
        ],
      }),
    ).toMatchObject({
      ok: false,
      reason: 'no_features',
      report: { left: [{ kind: 'other_table', names: ['A'] }], warnings: [{ kind: 'no_place_column' }] },
    });
  });

  test('in metres is rejected', async () => {
    const decoded = await decodeSheets({
      A: [
        ['x', 'y'],
        [560000, 2670000],
        [560010, 2670010],
      ],
    });
    expect(decoded).toMatchObject({ ok: false, reason: 'foreign_projection' });
  });

  test('that is encrypted or older than 2007 is rejected with an explanation', async () => {
    const decoded = await decode(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1));
    expect(decoded).toMatchObject({ ok: false, reason: 'bad_archive' });
    expect(!decoded.ok && decoded.message).toContain('encrypted');
  });

  test('made by `makeStations` equals the fixture', async () => {
    expect(await decodeFile({ name: 'stations.xlsx', bytes: makeStations() })).toEqual(
      await decodeFile({ name: 'stations.xlsx', bytes: readFixture('stations.xlsx') }),
    );
  });
});

describe('a hostile workbook', () => {
  const parts = toXlsxParts({
    A: [
      ['lat', 'lng'],
      [1, 2],
    ],
  });
  const withPart = (path: string, text: string | Uint8Array) =>
    zipSync({ ...parts, [path]: typeof text === 'string' ? toBytes(text) : text });

  test.each([
    ['with a sheet that is a zip bomb', 'xl/worksheets/sheet1.xml'],
    ['with shared strings that are a zip bomb', 'xl/sharedStrings.xml'],
    ['with styles that are a zip bomb', 'xl/styles.xml'],
  ])('%s is rejected', async (_what, path) => {
    // Just over the size from which the compression ratio counts.
    const bomb = new Uint8Array(17 * MB).fill(0x20);
    bomb.set(toBytes('<worksheet>'));
    expect(await decode(withPart(path, bomb))).toMatchObject({ ok: false, reason: 'size_limit' });
  });

  test('with parts that exceed the limit of bytes together is rejected', async () => {
    const rows = Array.from({ length: 2_000 }, (_, index) => [index / 100, index / 50, `Station ${index}`]);
    const bytes = makeXlsx({ A: [['lat', 'lng', 'name'], ...rows], B: [['lat', 'lng', 'name'], ...rows] });
    expect(await decode(bytes, { maxInflatedBytes: 10 * MB })).toMatchObject({ ok: true });
    expect(await decode(bytes, { maxInflatedBytes: 400_000 })).toMatchObject({
      ok: false,
      reason: 'size_limit',
    });
  });

  test('with a cell in column XFD is rejected', async () => {
    const sheet = '<worksheet><sheetData><row><c r="XFD1"><v>1</v></c></row></sheetData></worksheet>';
    expect(await decode(withPart('xl/worksheets/sheet1.xml', sheet))).toMatchObject({
      ok: false,
      reason: 'size_limit',
    });
  });

  test('with too many rows or shared strings is rejected', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => [1, 2, `Station ${index}`]);
    const bytes = makeXlsx({ A: [['lat', 'lng', 'name'], ...rows] });
    expect(await decode(bytes, { maxFeatures: 400 })).toMatchObject({ ok: false, reason: 'feature_limit' });
    expect(await decode(bytes, { maxVertices: 300 })).toMatchObject({ ok: false, reason: 'size_limit' });
  });

  test('that defines entities is rejected', async () => {
    const sheet = '<!DOCTYPE worksheet [<!ENTITY a "b">]><worksheet/>';
    expect(await decode(withPart('xl/worksheets/sheet1.xml', sheet))).toMatchObject({
      ok: false,
      reason: 'custom_entities',
    });
  });

  test('with an empty workbook part is rejected', async () => {
    expect(await decode(zipSync({ 'xl/workbook.xml': toBytes('') }))).toMatchObject({ ok: false });
    const decoded = await decode(zipSync({ 'xl/workbook.xml': toBytes('<workbook/>') }));
    expect(decoded).toMatchObject({ ok: false, reason: 'no_features' });
    expect(toCounts(decoded.report?.left ?? [])).toEqual({});
  });
});
