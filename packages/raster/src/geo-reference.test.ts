import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromArrayBuffer, type GeoTIFFImage, writeArrayBuffer } from 'geotiff';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findCode, readGeoReference } from './geo-reference.ts';
import { toReader } from './made-rasters.fixture.ts';
import { openRaster } from './open-raster.ts';
import { RasterError } from './raster-error.ts';

const SIZE = 8;
const PLACED = {
  width: SIZE,
  height: SIZE,
  SamplesPerPixel: 1,
  BitsPerSample: [8],
  PhotometricInterpretation: 1,
  GTModelTypeGeoKey: 1,
  GTRasterTypeGeoKey: 1,
  ProjectedCSTypeGeoKey: 3857,
};
const CORNER = { ModelPixelScale: [10, 10, 0], ModelTiepoint: [0, 0, 0, 1_000, 2_000, 0] };

const make = (metadata: object, values = new Uint8Array(SIZE * SIZE)): ArrayBuffer =>
  writeArrayBuffer(values, { ...PLACED, ...metadata }) as ArrayBuffer;
const imageOf = async (bytes: ArrayBuffer): Promise<GeoTIFFImage> =>
  (await fromArrayBuffer(bytes)).getImage();

describe('the place of a picture', () => {
  test('is that of its corner, or of the middle of its first pixel', async () => {
    const area = readGeoReference(await imageOf(make(CORNER)));
    expect(area.toPlace(0, 0)).toEqual([1_000, 2_000]);
    expect(area.toPixel(1_040, 1_950)).toEqual([4, 5]);
    const point = readGeoReference(await imageOf(make({ ...CORNER, GTRasterTypeGeoKey: 2 })));
    expect(point.toPlace(0.5, 0.5)).toEqual([1_000, 2_000]);
    expect(point.toPixel(1_040, 1_950)).toEqual([4.5, 5.5]);
  });

  test('may be turned', async () => {
    // A quarter turn: columns go north, rows go east.
    const ModelTransformation = [0, 10, 0, 1_000, 10, 0, 0, 2_000, 0, 0, 0, 0, 0, 0, 0, 1];
    const turned = readGeoReference(await imageOf(make({ ModelTransformation })));
    expect(turned.toPlace(3, 1)).toEqual([1_010, 2_030]);
    expect(turned.toPixel(1_010, 2_030)).toEqual([3, 1]);
  });

  test('has to be known, and its system too', async () => {
    const nowhere = await imageOf(make({}));
    expect(() => readGeoReference(nowhere)).toThrow(RasterError);
    const unnamed = await imageOf(make({ ...CORNER, ProjectedCSTypeGeoKey: 32_767 }));
    expect(() => findCode(unnamed)).toThrow('EPSG');
  });

  test('is found by a code that is said beside the file, and by a table of systems', async () => {
    const unnamed = new Uint8Array(make({ ...CORNER, ProjectedCSTypeGeoKey: 32_767 }));
    const raster = await openRaster(toReader(unnamed), { code: 3857 });
    expect(raster.bounds[0]).toBeCloseTo(0.008983, 6);
    const swiss = new Uint8Array(
      make({
        ModelPixelScale: [10, 10, 0],
        ModelTiepoint: [0, 0, 0, 2_600_000, 1_200_000, 0],
        ProjectedCSTypeGeoKey: 2056,
      }),
    );
    const bern = await openRaster(toReader(swiss), {
      findDefinition: (code) =>
        code === 2056
          ? '+proj=somerc +lat_0=46.95240555555556 +lon_0=7.439583333333333 +k_0=1 +x_0=2600000 +y_0=1200000 +ellps=bessel +towgs84=674.374,15.056,405.346 +units=m'
          : null,
    });
    expect(bern.bounds[0]).toBeCloseTo(7.4386, 3);
    expect(bern.bounds[3]).toBeCloseTo(46.951, 3);
  });

  test('outside of the earth is another system', async () => {
    const far = new Uint8Array(
      make({ ...CORNER, ProjectedCSTypeGeoKey: undefined, GTModelTypeGeoKey: 2, GeographicTypeGeoKey: 4326 }),
    );
    await expect(openRaster(toReader(far))).rejects.toThrow('outside of the earth');
  });
});

const hasGdal = spawnSync('gdal_translate', ['--version']).status === 0;
if (!hasGdal) console.warn('Skipped: GDAL (gdal_translate) is absent.');

test.skipIf(!hasGdal)('a picture of a palette has its colours', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'waypost-palette-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const side = (2 * Math.PI * 6_378_137) / 2 ** 12;
  const bytes = make(
    {
      ModelPixelScale: [side / SIZE, side / SIZE, 0],
      ModelTiepoint: [0, 0, 0, (800 - 2 ** 11) * side, (2 ** 11 - 1_700) * side, 0],
    },
    new Uint8Array(SIZE * SIZE).fill(1),
  );
  writeFileSync(join(dir, 'plain.tif'), new Uint8Array(bytes));
  const [vrt, palette] = [join(dir, 'palette.vrt'), join(dir, 'palette.tif')];
  execFileSync('gdal_translate', ['-q', '-of', 'VRT', join(dir, 'plain.tif'), vrt]);
  const colors = '<ColorTable><Entry c1="0" c2="0" c3="0"/><Entry c1="200" c2="100" c3="50"/></ColorTable>';
  const text = readFileSync(vrt, 'utf8').replace(
    '<ColorInterp>Gray</ColorInterp>',
    `<ColorInterp>Palette</ColorInterp>${colors}`,
  );
  writeFileSync(vrt, text);
  execFileSync('gdal_translate', ['-q', vrt, palette]);
  const raster = await openRaster(toReader(readFileSync(palette)));
  const tile = await raster.cutTile({ z: 12, x: 800, y: 1_700 });
  const middle = (128 * 256 + 128) * 4;
  expect(Array.from(tile?.subarray(middle, middle + 4) ?? [])).toEqual([200, 100, 50, 255]);
});
