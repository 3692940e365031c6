import { describe, expect, test } from 'vitest';
import { decodeFile } from '../decode-file.ts';
import { decodeText, featuresOf, toCounts } from '../fixture-files.fixture.ts';
import { readDbf } from '../shapefile/dbf.ts';
import { makeXlsx } from '../xlsx/xlsx-bytes.fixture.ts';
import { isNoData } from './no-data.ts';

const NO_DATA = [
  '-1.8e308',
  '1e400',
  '-1.7976931348623157e308',
  '-3.4028234663852886e38',
  '-3.40282346639e+038',
  '-340282346638528859811704183484516925440',
  '340282346638528859811704183484516925440',
];
const toFeature = (properties: string) =>
  `{"type":"Feature","properties":${properties},"geometry":{"type":"Point","coordinates":[10,46]}}`;
const readOnly = async (name: string, text: string) => {
  const decoded = await decodeText(name, text);
  const [feature] = featuresOf(decoded);
  return { data: feature?.properties.data, changed: toCounts(decoded.report?.changed ?? []) };
};

/** A table with one row of one column of numbers. */
function toDbf(value: string): Uint8Array {
  const bytes = new Uint8Array(65 + 1 + value.length);
  const view = new DataView(bytes.buffer);
  view.setUint16(8, 65, true);
  view.setUint16(10, 1 + value.length, true);
  bytes.set([0x4e], 32);
  bytes.set([0x4e], 43);
  bytes.set([value.length], 48);
  bytes.set([0x0d, 0x20], 64);
  bytes.set(new TextEncoder().encode(value), 66);
  return bytes;
}

describe('numbers that are none', () => {
  test.each(NO_DATA)('%s is left out of GeoJSON and KML, in the open', async (number) => {
    const left = { data: [{ key: 'kind', value: 'reef', type: 0 }], changed: { numbers_dropped: 1 } };
    const geojson = toFeature(`{"kind":"reef","depth":${number}}`);
    expect(await readOnly('a.geojson', geojson)).toEqual(left);
    expect(await readOnly('a.geojsonl', geojson)).toEqual(left);
    const toData = (key: string, value: string) => `<Data name="${key}"><value>${value}</value></Data>`;
    const kml = `<kml><Placemark><ExtendedData>${toData('kind', 'reef')}${toData('depth', number)}</ExtendedData>
      <Point><coordinates>10,46</coordinates></Point></Placemark></kml>`;
    expect(await readOnly('a.kml', kml)).toEqual(left);
  });

  test.each([...NO_DATA, 'NaN', 'nan', '-inf', 'Infinity', '1.#QNAN', '-1.#IND00'])(
    '%s is left out of a column of numbers, in the open',
    async (number) => {
      const decoded = await decodeText('a.csv', `lat,lon,depth\n46,10,1.5\n46,11,${number}\n`);
      expect(featuresOf(decoded).map(({ properties }) => properties.data)).toEqual([
        [{ key: 'depth', value: '1.5', type: 1 }],
        [],
      ]);
      expect(decoded.report?.changed).toEqual([{ kind: 'numbers_dropped', count: 1, names: ['line 3'] }]);
    },
  );

  test('of a workbook are left out too', async () => {
    const bytes = makeXlsx({
      Depths: [
        ['lat', 'lon', 'depth'],
        [46, 10, 1.5],
        [46, 11, -3.4028234663852886e38],
      ],
    });
    const decoded = await decodeFile({ name: 'a.xlsx', bytes });
    expect(featuresOf(decoded)[1]?.properties.data).toEqual([]);
    expect(toCounts(decoded.report?.changed ?? [])).toEqual({ numbers_dropped: 1 });
  });

  test.each(['NaN', '-nan', '1.#INF', '-1.#IND', '-1.8e308', 'Infinity', '-3.4028e+38'])(
    '%s of a DBF is handed on to be counted',
    (number) => {
      const value = readDbf(toDbf(number), '')?.row(0)[0] ?? '';
      expect(isNoData({ key: 'depth', value, type: 1 })).toBe(true);
    },
  );

  test.each(['****', '    '])('an empty cell of a DBF, written as "%s", is nothing at all', (cell) => {
    expect(readDbf(toDbf(cell), '')?.row(0)).toEqual(['']);
  });
});

describe('what looks so and is kept', () => {
  test('texts, marks that may be measures, and numbers of columns of text', async () => {
    expect(await readOnly('a.geojson', toFeature('{"word":"NaN","fine":-9999,"large":1e37}'))).toEqual({
      data: [
        { key: 'word', value: 'NaN', type: 0 },
        { key: 'fine', value: '-9999', type: 1 },
        { key: 'large', value: '1e+37', type: 1 },
      ],
      changed: {},
    });
    const { data } = await readOnly('a.csv', 'lat,lon,word,other\n46,10,NaN,inf\n46,11,NaN,reef\n');
    expect(data).toEqual([
      { key: 'word', value: 'NaN', type: 0 },
      { key: 'other', value: 'inf', type: 0 },
    ]);
  });

  test('an identifier of 128 bits, with every digit', async () => {
    const uuid = '293204023482309482309482309482309482304';
    expect(await readOnly('a.geojson', toFeature(`{"uuid":${uuid}}`))).toEqual({
      data: [{ key: 'uuid', value: uuid, type: 0 }],
      changed: {},
    });
  });
});
