import { writeArrayBuffer } from 'geotiff';
import { describe, expect, test } from 'vitest';
import { joinBands } from './join-bands.ts';
import { toReader } from './made-rasters.fixture.ts';
import { openRaster, type Raster } from './open-raster.ts';

const SIZE = 128;
const PIXEL = 10;
const [LEFT, TOP] = [-12_300_000, 2_780_000];

const valueAt = (column: number, row: number, band: number) =>
  Math.round(127 + 110 * Math.sin(column / (6 + band) + row / (9 - band)));

/** A picture in Web Mercator. @param bands of `valueAt`. @param right how far it lies to the right, in pixels. */
function open(bands: readonly number[], right = 0): Promise<Raster> {
  const count = bands.length;
  const values = new Uint8Array(SIZE * SIZE * count);
  for (let at = 0; at < SIZE * SIZE; at += 1)
    bands.forEach((band, index) => {
      values[at * count + index] = valueAt(at % SIZE, Math.floor(at / SIZE), band);
    });
  const bytes = writeArrayBuffer(values, {
    width: SIZE,
    height: SIZE,
    SamplesPerPixel: count,
    BitsPerSample: bands.map(() => 8),
    PhotometricInterpretation: count === 1 ? 1 : 2,
    ModelPixelScale: [PIXEL, PIXEL, 0],
    ModelTiepoint: [0, 0, 0, LEFT + right * PIXEL, TOP, 0],
    GTModelTypeGeoKey: 1,
    GTRasterTypeGeoKey: 1,
    ProjectedCSTypeGeoKey: 3857,
  });
  return openRaster(toReader(new Uint8Array(bytes as ArrayBuffer)));
}

/** The tiles around it. */
const TILES = [0, 1].flatMap((x) => [0, 1].map((y) => ({ z: 13, x: 1_581 + x, y: 3_527 + y })));
const cutAll = (raster: Raster) => Promise.all(TILES.map((tile) => raster.cutTile(tile)));
const countOpaque = (tiles: readonly (Uint8Array | null)[]) =>
  tiles.reduce(
    (sum, tile) => sum + (tile?.filter((value, at) => at % 4 === 3 && value === 255).length ?? 0),
    0,
  );

describe('three bands that are joined', () => {
  test('show what a picture of all three shows, and lie where it lies', async () => {
    const whole = await open([0, 1, 2]);
    const joined = joinBands(await Promise.all([open([0]), open([1]), open([2])]));
    const wanted = await cutAll(whole);
    expect(countOpaque(wanted)).toBeGreaterThan(1_000);
    const made = await cutAll(joined);
    expect(made.map((tile) => (tile === null ? null : Buffer.from(tile).toString('hex')))).toEqual(
      wanted.map((tile) => (tile === null ? null : Buffer.from(tile).toString('hex'))),
    );
    const { bounds, width, height, maxZoom, needsOverviews } = whole;
    expect(joined).toMatchObject({ bounds, width, height, maxZoom, needsOverviews });
  });

  test('are clear where one of them is not', async () => {
    const [red, green] = [await open([0]), await open([1])];
    const whole = countOpaque(await cutAll(joinBands([red, green, await open([2])])));
    const half = countOpaque(await cutAll(joinBands([red, green, await open([2], SIZE / 2)])));
    expect(half / whole).toBeGreaterThan(0.4);
    expect(half / whole).toBeLessThan(0.6);
    const elsewhere = joinBands([red, green, await open([2], SIZE * 100)]);
    expect(countOpaque(await cutAll(elsewhere))).toBe(0);
  });
});
