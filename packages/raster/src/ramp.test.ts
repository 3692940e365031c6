import { writeArrayBuffer } from 'geotiff';
import { expect, test } from 'vitest';
import { toReader } from './made-rasters.fixture.ts';
import { openRaster } from './open-raster.ts';

const SIDE = 64;
/** Values that grow from the west to the east, in Web Mercator, and a part that was not measured. */
function makeValues(): Uint8Array {
  const values = Float32Array.from({ length: SIDE * SIDE }, (_, at) =>
    at < SIDE * 8 ? Number.NaN : ((at % SIDE) / (SIDE - 1)) * 40,
  );
  const side = (2 * Math.PI * 6_378_137) / 2 ** 12;
  const bytes = writeArrayBuffer(values, {
    width: SIDE,
    height: SIDE,
    SamplesPerPixel: 1,
    BitsPerSample: [32],
    SampleFormat: [3],
    PhotometricInterpretation: 1,
    ModelPixelScale: [side / SIDE, side / SIDE, 0],
    ModelTiepoint: [0, 0, 0, (800 - 2 ** 11) * side, (2 ** 11 - 1_700) * side, 0],
    GTModelTypeGeoKey: 1,
    GTRasterTypeGeoKey: 1,
    ProjectedCSTypeGeoKey: 3857,
  });
  return new Uint8Array(bytes as ArrayBuffer);
}

test('values are coloured by a ramp, its ends beyond its range, and nothing where there is none', async () => {
  const ramp = {
    low: 10,
    high: 30,
    colors: [
      [200, 0, 0],
      [0, 100, 0],
      [0, 0, 50],
    ],
  } as const;
  const raster = await openRaster(toReader(makeValues()), { ramp });
  const tile = (await raster.cutTile({ z: 12, x: 800, y: 1_700 })) ?? new Uint8Array();
  const at = (x: number, y: number) => [...tile.subarray((y * 256 + x) * 4, (y * 256 + x) * 4 + 4)];
  expect(at(4, 200)).toEqual([200, 0, 0, 255]);
  expect(at(252, 200)).toEqual([0, 0, 50, 255]);
  const [red = 0, green = 0, blue = 0] = at(128, 200);
  expect(green).toBeGreaterThan(90);
  expect(red).toBeLessThan(20);
  expect(blue).toBeLessThan(20);
  expect(at(128, 4)[3]).toBe(0);
});
