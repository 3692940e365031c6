import { describe, expect, test } from 'vitest';
import { findPicture, toLooks } from './scene-picture.ts';
import { stacItem } from './stac-item.ts';

const TIFF = 'image/tiff; application=geotiff; profile=cloud-optimized';
const USGS = 'image/vnd.stac.geotiff; cloud-optimized=true';
const SAID = { scale: 0.0000275, offset: -0.2, nodata: 0 };

const read = (assets: object) =>
  stacItem.parse({
    id: 'one',
    collection: 'landsat-c2-l2',
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 0],
        ],
      ],
    },
    properties: {},
    assets,
  });
const toBands = (more: object, type = TIFF) => ({
  red: { href: 'r.tif', type, ...more },
  green: { href: 'g.tif', type, ...more },
  blue: { href: 'b.tif', type, ...more },
});
/** Assets as Sentinel-2 names them, with one of another colour before them. @param say what each says of its band. */
const toInstrument = (say: (colour: string) => object) =>
  Object.fromEntries(
    [
      ['B01', 'coastal'],
      ['B02', 'blue'],
      ['B03', 'green'],
      ['B04', 'red'],
    ].map(([name, colour = '']) => [name, { href: `${name}.tif`, type: TIFF, ...say(colour) }]),
  );
function looksOf(more: object) {
  const found = findPicture(read(toBands(more)));
  if (found?.kind !== 'bands') throw new Error('There are no bands.');
  return toLooks(found.bands);
}

describe('a scene is drawn from', () => {
  test.each([
    ['its asset “visual”', { ...toBands({}), visual: { href: 'v.tif', type: TIFF } }, ['v.tif']],
    ['an asset whose role is “visual”', { tci: { href: 't.tif', type: TIFF, roles: ['visual'] } }, ['t.tif']],
    ['its red, green and blue', toBands({}), ['r.tif', 'g.tif', 'b.tif']],
    ['those of USGS', toBands({}, USGS), ['r.tif', 'g.tif', 'b.tif']],
    [
      'bands named by their instrument, by the extension of STAC 1.0',
      toInstrument((common_name) => ({ 'eo:bands': [{ common_name }] })),
      ['B04.tif', 'B03.tif', 'B02.tif'],
    ],
    [
      'or as STAC 1.1 says it',
      toInstrument((colour) => ({ bands: [{ 'eo:common_name': colour }] })),
      ['B04.tif', 'B03.tif', 'B02.tif'],
    ],
    [
      'nothing of a file of many bands',
      toInstrument((common_name) => ({ 'eo:bands': [{ common_name }, { common_name: 'nir' }] })),
      null,
    ],
    [
      'these where “visual” is no GeoTIFF',
      { ...toBands({}), visual: { href: 'v.jp2', type: 'image/jp2' } },
      ['r.tif', 'g.tif', 'b.tif'],
    ],
    ['nothing of another kind', toBands({}, 'image/jp2'), null],
    ['nothing if one band is missing', { ...toBands({}), blue: undefined }, null],
  ])('%s', (_name, assets, hrefs) => {
    const found = findPicture(read(JSON.parse(JSON.stringify(assets)) as object));
    const used = found === null ? null : found.kind === 'visual' ? [found.visual] : [...found.bands];
    expect(used?.map(({ href }) => href) ?? null).toEqual(hrefs);
  });
});

describe('bands are drawn from no light to three tenths of it', () => {
  test.each([
    ['the raster extension', { 'raster:bands': [SAID] }],
    ['the bands of STAC 1.1', { bands: [{ 'raster:scale': 0.0000275, 'raster:offset': -0.2, nodata: 0 }] }],
    ['the asset itself', { 'raster:scale': 0.0000275, 'raster:offset': -0.2, nodata: 0 }],
  ])('by the scale that %s says', (_name, said) => {
    const looks = looksOf(said);
    expect(looks).toHaveLength(3);
    for (const { bands, stretch, nodata } of looks ?? []) {
      expect(bands).toEqual([0]);
      expect(nodata).toBe(0);
      expect(stretch.low).toBeCloseTo(7_272.7, 0);
      expect(stretch.high).toBeCloseTo(18_181.8, 0);
    }
  });

  test('and by what the file says of nothing, if the catalog does not', () => {
    expect(looksOf({ 'raster:bands': [{ scale: 0.00390625 }] })?.[0]).toEqual({
      bands: [0],
      ramp: null,
      stretch: { kind: 'values', low: 0, high: 76.8 },
    });
  });

  test.each([
    ['does not say a scale', {}],
    ['says one of whole steps', { 'raster:bands': [{ scale: 1, offset: 0 }] }],
    ['says one that is none', { 'raster:bands': [{ scale: 0 }] }],
    ['says one beyond numbers', { 'raster:bands': [{ scale: Number.MIN_VALUE }] }],
    ['says it in words', { 'raster:bands': [{ scale: 'small', nodata: 'nan' }] }],
    ['has bands of another form', { 'raster:bands': 'none', bands: 7 }],
  ])('or in the usual way, if the catalog %s', (_name, said) => {
    expect(looksOf(said)).toBeNull();
  });

  test('or all of them in the usual way, if it does not say it of one', () => {
    const assets = { ...toBands({ 'raster:bands': [SAID] }), blue: { href: 'b.tif', type: TIFF } };
    const found = findPicture(read(assets));
    expect(found?.kind === 'bands' ? toLooks(found.bands) : 'no bands').toBeNull();
  });
});
