import { describe, expect, test } from 'vitest';
import { decodeFile } from '../decode-file.ts';
import { decodeText, featuresOf, hasSharedFiles, readSharedFile, toBytes } from '../fixture-files.fixture.ts';
import { makeXlsx } from '../xlsx/xlsx-bytes.fixture.ts';
import type { Decoded } from './decoded.ts';

const BEYOND = { axis: 'latitude', value: 95, limit: 90 };
const offGlobeOf = ({ report }: Decoded) => report?.offGlobe;
const point = (...coordinates: number[]) =>
  JSON.stringify({ type: 'Feature', properties: { name: 'Reef' }, geometry: { type: 'Point', coordinates } });
const TABLE = 'name,lat,lon\nA,38.25,-91.5\nE,95.0,10.0\n';
const SWAPPED = 'id,lat,lon\n1,150.9999,-33.8100\n2,151.2100,-33.8700\n3,151.1000,-33.9000\n';

describe('features off the globe', () => {
  test.each([
    ['a.csv', TABLE, { line: 3 }, 'E'],
    ['unnamed.csv', TABLE.replace('name', 'site'), { line: 3 }, ''],
    ['degrees.csv', 'lat,lon\n38° N,91° W\n95° N,10° E\n', { line: 3 }, ''],
    ['pair.csv', 'position\n"38, -91"\n"95, 10"\n', { line: 3 }, ''],
    ['wkt.csv', 'wkt\nPOINT(-91 38)\nPOINT(10 95)\n', { line: 3 }, ''],
    ['quoted.csv', 'name,lat,lon,note\nA,38,-91,"two\nlines"\nE,95,10,\n', { line: 4 }, 'E'],
    ['a.geojsonl', `${point(-91, 38)}\n\n${point(10, 95)}\n`, { line: 3 }, 'Reef'],
    [
      'a.geojson',
      `{"type":"FeatureCollection","features":[${point(-91, 38)},${point(10, 95)}]}`,
      { item: 2 },
      'Reef',
    ],
    [
      'a.kml',
      `<kml><Placemark><name>Reef</name><LineString><coordinates>1,1 10,95</coordinates></LineString></Placemark></kml>`,
      { item: 1 },
      'Reef',
    ],
  ])('are told by their place in %s', async (name, text, place, itemName) => {
    const decoded = await decodeText(name, text);
    expect(featuresOf(decoded).length).toBeGreaterThan(0);
    expect(offGlobeOf(decoded)).toMatchObject({ count: 1, places: [{ ...BEYOND, place, name: itemName }] });
  });

  test('of a workbook are told by sheet and row', async () => {
    const bytes = makeXlsx({
      Reefs: [
        ['lat', 'lon'],
        [38, -91],
        [-95, 10],
      ],
    });
    expect(offGlobeOf(await decodeFile({ name: 'a.xlsx', bytes }))).toEqual({
      count: 1,
      places: [{ axis: 'latitude', value: -95, limit: -90, place: { row: 3, sheet: 'Reefs' }, name: '' }],
      seemsSwapped: false,
    });
  });

  test('may have a longitude beyond 180, which a vertex of a line may have', async () => {
    const decoded = await decodeText('a.csv', 'wkt\nPOINT(200 10)\n"LINESTRING(170 10, 200 10)"\n');
    expect(offGlobeOf(decoded)).toMatchObject({
      count: 1,
      places: [{ axis: 'longitude', value: 200, limit: 180, place: { line: 2 } }],
    });
  });

  test('beyond the twentieth are counted', async () => {
    const decoded = await decodeText('a.csv', `lat,lon\n${'95,170\n'.repeat(30)}`);
    expect(offGlobeOf(decoded)).toMatchObject({ count: 30, seemsSwapped: false });
    expect(offGlobeOf(decoded)?.places).toHaveLength(20);
  });

  test('are none in a file that is right', async () => {
    expect(offGlobeOf(await decodeText('a.csv', 'lat,lon\n38.25,-91.5\n'))).toBeUndefined();
  });
});

describe('latitude and longitude that are swapped', () => {
  const toSwapped = (name: string, text: string) =>
    decodeFile({ name, bytes: toBytes(text) }, { swapsAxes: true });

  test.each([
    ['a.csv', SWAPPED],
    ['pair.csv', 'position\n"-33.87, 151.21"\n"-33.9, 151.1"\n'.replace(/"(.*), (.*)"/g, '"$2, $1"')],
    ['a.geojson', point(-33.87, 151.21)],
    ['a.geojsonl', `${point(-33.87, 151.21)}\n${point(-33.9, 151.1)}\n`],
  ])('show in %s, and are read the other way round where that is asked for', async (name, text) => {
    const decoded = await decodeText(name, text);
    expect(offGlobeOf(decoded)).toMatchObject({ seemsSwapped: true });
    expect(offGlobeOf(decoded)?.count).toBe(featuresOf(decoded).length);

    const read = await toSwapped(name, text);
    expect(featuresOf(read)).toHaveLength(featuresOf(decoded).length);
    for (const { geometry } of featuresOf(read)) {
      expect(geometry.type === 'Point' && geometry.coordinates.map(Math.round)).toEqual([151, -34]);
    }
    expect(offGlobeOf(read)).toBeUndefined();
    expect(read.report?.warnings).toEqual([{ kind: 'axes_swapped', values: {} }]);
  });

  test('are not suspected where one row is wrong, nor where the swap would mend nothing', async () => {
    const one = await decodeText('a.csv', 'lat,lon\n45,10\n46,11\n95,10\n');
    expect(offGlobeOf(one)).toMatchObject({ count: 1, seemsSwapped: false });
    const worse = await decodeText('a.csv', 'lat,lon\n38.25,-91.5\n95,10\n');
    expect(offGlobeOf(worse)).toMatchObject({ count: 1, seemsSwapped: false });
  });

  test('swap every kind of geometry, with its heights', async () => {
    const geometry = (type: string, coordinates: unknown) => JSON.stringify({ type, coordinates });
    const ring = [
      [-30, 150],
      [-31, 150],
      [-31, 151],
      [-30, 150],
    ];
    const turned = ring.map(([first, second]) => [second, first]);
    for (const [type, given, wanted] of [
      ['Point', [-30, 150, 7], [150, -30, 7]],
      ['LineString', ring, turned],
      ['Polygon', [ring], [turned]],
      ['MultiPolygon', [[ring]], [[turned]]],
    ] as const) {
      const read = await toSwapped('a.geojson', geometry(type, given));
      expect(featuresOf(read)[0]?.geometry).toEqual({ type, coordinates: wanted });
    }
  });
});

describe.skipIf(!hasSharedFiles())('tables of somebody else', () => {
  const decodeShared = (name: string, limits = {}) =>
    decodeFile({ name, bytes: readSharedFile('troubles', name) }, limits);

  test('one with a latitude of 95', async () => {
    expect(offGlobeOf(await decodeShared('25-beyond-the-pole.csv'))).toEqual({
      count: 1,
      places: [{ ...BEYOND, place: { line: 3 }, name: '' }],
      seemsSwapped: false,
    });
  });

  test('one with swapped columns', async () => {
    expect(offGlobeOf(await decodeShared('27b-swapped.csv'))).toMatchObject({ count: 3, seemsSwapped: true });
    const read = await decodeShared('27b-swapped.csv', { swapsAxes: true });
    expect(featuresOf(read)[0]?.geometry).toEqual({ type: 'Point', coordinates: [150.9999, -33.81] });
  });
});
