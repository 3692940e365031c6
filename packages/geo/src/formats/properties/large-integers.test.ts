import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeFile } from '../decode-file.ts';
import {
  decodeFixture,
  decodeText,
  featuresOf,
  hasSharedFiles,
  readSharedFile,
} from '../fixture-files.fixture.ts';
import { makeXlsx } from '../xlsx/xlsx-bytes.fixture.ts';
import { quoteLargeIntegers } from './large-integers.ts';

const BIG = '7205759403792794617';
const toFeature = (properties: string, id = '') =>
  `{"type":"Feature",${id}"properties":${properties},"geometry":{"type":"Point","coordinates":[3,1]}}`;
const dataOf = async (name: string, text: string) =>
  featuresOf(await decodeText(name, text))[0]?.properties.data;

describe('integers beyond 2^53', () => {
  test.each(['a.geojson', 'a.geojsonl'])('keep every digit as text in %s', async (name) => {
    expect(await dataOf(name, toFeature(`{"tag":${BIG},"below":-${BIG},"list":[${BIG}]}`))).toEqual([
      { key: 'tag', value: BIG, type: 0 },
      { key: 'below', value: `-${BIG}`, type: 0 },
      { key: 'list', value: `["${BIG}"]`, type: 0 },
    ]);
  });

  test.each([
    ['a.csv', `lat,lon,tag\n1,3,${BIG}\n`],
    [
      'a.kml',
      `<kml><Placemark><ExtendedData><Data name="tag"><value>${BIG}</value></Data></ExtendedData>
        <Point><coordinates>3,1</coordinates></Point></Placemark></kml>`,
    ],
    [
      'b.kml',
      `<kml><Placemark><ExtendedData><SchemaData><SimpleData name="tag">${BIG}</SimpleData></SchemaData></ExtendedData>
        <Point><coordinates>3,1</coordinates></Point></Placemark></kml>`,
    ],
    ['a.gpx', `<gpx><wpt lat="1" lon="3"><extensions><tag>${BIG}</tag></extensions></wpt></gpx>`],
  ])('are text in %s', async (name, text) => {
    expect(await dataOf(name, text)).toContainEqual({ key: 'tag', value: BIG, type: 0 });
  });

  test('are text in workbooks, which keep sixteen digits too', async () => {
    const bytes = makeXlsx({
      Tags: [
        ['lat', 'lon', 'tag', 'short'],
        [1, 3, { xml: `<c><v>${BIG}</v></c>` }, { xml: '<c><v>4503599627370497</v></c>' }],
      ],
    });
    expect(featuresOf(await decodeFile({ name: 'a.xlsx', bytes }))[0]?.properties.data).toEqual([
      { key: 'tag', value: BIG, type: 0 },
      { key: 'short', value: '4503599627370497', type: 1 },
    ]);
  });

  test.each(['large-integers.zip', 'large-integers.fgb'])('are text in %s of GDAL', async (name) => {
    const [large, small] = featuresOf(await decodeFixture(name));
    expect(large?.properties.data).toEqual([{ key: 'tag', value: BIG, type: 0 }]);
    expect(small?.properties.data).toEqual([{ key: 'tag', value: '42', type: 1 }]);
  });

  test('a height of "no data" with all its digits costs no position', async () => {
    const digits = `-${'1'.padEnd(39, '7')}`;
    const text = `{"type":"Point","coordinates":[3,1,${digits}]}`;
    expect(featuresOf(await decodeText('a.geojson', text))[0]?.geometry).toEqual({
      type: 'Point',
      coordinates: [3, 1],
    });
  });

  test('a text of megabytes with many escapes beside one is read', () => {
    const text = '\\n\\"'.repeat(2_000_000);
    const [read] = JSON.parse(quoteLargeIntegers(`["${text}",${BIG}]`)) as [string];
    expect(read).toHaveLength(4_000_000);
  });

  test('a number that can be held stays a number', async () => {
    const properties = '{"largest":9007199254740991,"decimal":1.23456789012345678,"power":12e3}';
    const data = await dataOf('a.geojson', toFeature(properties));
    expect(data?.map(({ type }) => type)).toEqual([1, 1, 1]);
  });

  test('no text of a document is changed', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constant(`\\"${BIG}`), fc.integer())), (values) => {
        const json = `[${JSON.stringify(values)},${BIG}]`;
        expect(JSON.parse(quoteLargeIntegers(json))).toEqual([values, BIG]);
      }),
    );
  });
});

describe('the id of a feature', () => {
  test.each([
    ['"007"', '007', 0],
    ['12', '12', 1],
    [BIG, BIG, 0],
  ])('%s is kept as a value', async (id, value, type) => {
    const text = toFeature('{"name":"Reef"}', `"id":${id},`);
    expect(await dataOf('a.geojson', text)).toEqual([{ key: 'id', value, type }]);
  });

  test('has a name of its own beside a property of that name', async () => {
    const keysOf = async (properties: string) =>
      (await dataOf('a.geojson', toFeature(properties, '"id":12,')))?.map(
        ({ key, value }) => `${key}=${value}`,
      );
    expect(await keysOf('{"id":"own"}')).toEqual(['id=own', 'feature_id=12']);
    expect(await keysOf('{"id":"own","feature_id":"too"}')).toEqual([
      'id=own',
      'feature_id=too',
      'feature_id 2=12',
    ]);
    expect(await keysOf('{"id":"12"}')).toEqual(['id=12']);
    expect(await keysOf('{"id":null}')).toEqual(['id=12']);
  });

  test('is no value of an export of ours, where it is the code', async () => {
    expect(await dataOf('a.geojson', toFeature('{"name":"Reef","waypost_code":"x"}', '"id":"x",'))).toEqual([
      { key: 'waypost_code', value: 'x', type: 0 },
    ]);
  });

  test.skipIf(!hasSharedFiles())('with a large number, of a file of somebody else', async () => {
    const text = new TextDecoder().decode(readSharedFile('troubles', '21-big-number.geojson'));
    expect(await dataOf('21.geojson', text)).toEqual([
      { key: 'tag', value: BIG, type: 0 },
      { key: 'id', value: '007', type: 0 },
    ]);
  });
});
