import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { decodeFile } from '../decode-file.ts';
import { decodeFixture, featuresOf, readFixture, toBytes, toCounts } from '../fixture-files.fixture.ts';
import { makeStations, makeXlsx, toXlsxParts } from './xlsx-bytes.fixture.ts';

const MB = 1024 * 1024;
const decode = (bytes: Uint8Array, limits = {}) => decodeFile({ name: 'a.xlsx', bytes }, limits);
const decodeSheets = (...args: Parameters<typeof makeXlsx>) => decode(makeXlsx(...args));

describe('a sheet', () => {
  test('gives a point for each row, by the columns that a table has too', async () => {
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

  test('with formulas gives their stored results, and those without one are counted', async () => {
    const decoded = await decodeFixture('stations.xlsx');
    expect(featuresOf(decoded)[2]).toMatchObject({
      geometry: { coordinates: [-110.31, 25.1423] },
      properties: { name: 'Estero Sur!', data: [] },
    });
    expect(decoded.report?.warnings).toContainEqual({ kind: 'uncalculated_cells', values: { count: 1 } });
  });

  test('without places is named, and the others are all read', async () => {
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

  test('has types of its own for columns of the same name', async () => {
    const rows = (depth: string | number) => [
      ['lat', 'lng', 'depth'],
      [1, 2, depth],
    ];
    const decoded = featuresOf(await decodeSheets({ A: rows(5), B: rows('deep') }));
    expect(decoded.map(({ properties }) => properties.data[0]?.type)).toEqual([1, 0]);
  });

  test('counts days from 1904 where the workbook says so', async () => {
    const sheets = {
      A: [
        ['lat', 'lng', 'date'],
        [1, 2, { value: 44620, style: 1 }],
      ],
    };
    const [feature] = featuresOf(await decodeSheets(sheets, { is1904: true }));
    expect(feature?.properties.created_origin).toBe(Date.parse('2026-03-01T00:00:00Z'));
  });

  test('of a program that writes no references and no shared texts is read', async () => {
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
  test('in which no column says where the rows are says so', async () => {
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

  test('in metres is refused', async () => {
    const decoded = await decodeSheets({
      A: [
        ['x', 'y'],
        [560000, 2670000],
        [560010, 2670010],
      ],
    });
    expect(decoded).toMatchObject({ ok: false, reason: 'foreign_projection' });
  });

  test('that is encrypted, or of before 2007, is refused with a sentence', async () => {
    const decoded = await decode(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1));
    expect(decoded).toMatchObject({ ok: false, reason: 'bad_archive' });
    expect(!decoded.ok && decoded.message).toContain('encrypted');
  });

  test('whose maker is in this project is what the fixture holds', async () => {
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
    ['a sheet that bursts', 'xl/worksheets/sheet1.xml'],
    ['shared texts that burst', 'xl/sharedStrings.xml'],
    ['styles that burst', 'xl/styles.xml'],
  ])('%s', async (_what, path) => {
    const bomb = new Uint8Array(64 * MB).fill(0x20);
    bomb.set(toBytes('<worksheet>'));
    expect(await decode(withPart(path, bomb))).toMatchObject({ ok: false, reason: 'size_limit' });
  });

  test('whose parts are together larger than the limit', async () => {
    const rows = Array.from({ length: 2_000 }, (_, index) => [index / 100, index / 50, `Station ${index}`]);
    const bytes = makeXlsx({ A: [['lat', 'lng', 'name'], ...rows], B: [['lat', 'lng', 'name'], ...rows] });
    expect(await decode(bytes, { maxInflatedBytes: 10 * MB })).toMatchObject({ ok: true });
    expect(await decode(bytes, { maxInflatedBytes: 400_000 })).toMatchObject({
      ok: false,
      reason: 'size_limit',
    });
  });

  test('with a cell in the last column there is', async () => {
    const sheet = '<worksheet><sheetData><row><c r="XFD1"><v>1</v></c></row></sheetData></worksheet>';
    expect(await decode(withPart('xl/worksheets/sheet1.xml', sheet))).toMatchObject({
      ok: false,
      reason: 'size_limit',
    });
  });

  test('with more rows, cells or shared texts than the limits', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => [1, 2, `Station ${index}`]);
    const bytes = makeXlsx({ A: [['lat', 'lng', 'name'], ...rows] });
    expect(await decode(bytes, { maxFeatures: 400 })).toMatchObject({ ok: false, reason: 'feature_limit' });
    expect(await decode(bytes, { maxVertices: 300 })).toMatchObject({ ok: false, reason: 'size_limit' });
  });

  test('with entities of its own', async () => {
    const sheet = '<!DOCTYPE worksheet [<!ENTITY a "b">]><worksheet/>';
    expect(await decode(withPart('xl/worksheets/sheet1.xml', sheet))).toMatchObject({
      ok: false,
      reason: 'custom_entities',
    });
  });

  test('that is nothing but the name of a workbook', async () => {
    expect(await decode(zipSync({ 'xl/workbook.xml': toBytes('') }))).toMatchObject({ ok: false });
    const decoded = await decode(zipSync({ 'xl/workbook.xml': toBytes('<workbook/>') }));
    expect(decoded).toMatchObject({ ok: false, reason: 'no_features' });
    expect(toCounts(decoded.report?.left ?? [])).toEqual({});
  });
});
