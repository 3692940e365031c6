import { describe, expect, test } from 'vitest';
import { type Opened, cutTile } from './cut-tile.ts';
import type { Level, Levels } from './levels.ts';
import { toReader } from './made-rasters.fixture.ts';
import { openRaster } from './open-raster.ts';
import { OverviewFile } from './overview-file.ts';
import { OVERVIEW_TILE, OverviewLevel } from './overview-level.ts';
import { toProjection } from './projection.ts';
import { RasterError } from './raster-error.ts';
import { TILE_PIXELS, type TileAddress } from './tile-grid.ts';

const EASE = '+proj=cea +lat_ts=30 +lon_0=0 +x_0=0 +y_0=0 +datum=WGS84 +units=m +no_defs';
const SYSTEMS = [
  ['4326', toProjection(4326)],
  ['6933', toProjection(6933, EASE)],
] as const;
/** A full run alone sees in the second system what is read in pieces: only how a place becomes a pixel differs. */
const isFull = process.env.TEST_FULL === 'on';
/** Pixels along one of a tile that a size has to have, in a file of its own maker and in one that was made. */
const OWN = 1 / 1.05;
const MADE = 4 / 3;

/** Red from the west to the east, and green from the south to the north, by degrees. */
const colorAt = (lng: number, lat: number) => [((lng + 180) / 360) * 255, ((lat + 90) / 180) * 255] as const;

interface Earth {
  readonly opened: Opened;
  /** How many pixels were read each time. */
  readonly reads: number[];
}

/** A picture of the whole earth whose pixels are computed when they are read. */
function makeEarth(
  [, projection]: (typeof SYSTEMS)[number],
  width: number,
  shrinks: readonly number[],
  enough: number,
): Earth {
  const [[right], [, top]] = [projection.forward(180, 0), projection.forward(0, 90)];
  const height = Math.round((width * top) / right);
  const reads: Earth['reads'] = [];
  const levels = shrinks.map((shrink): Level => {
    const [columns, rows] = [Math.ceil(width * shrink), Math.ceil(height * shrink)];
    return {
      width: columns,
      height: rows,
      shrink: [shrink, shrink],
      enough,
      blockWidth: TILE_PIXELS,
      blockHeight: TILE_PIXELS,
      pixelBytes: 4,
      async read([left, upper, end, lower]) {
        reads.push((end - left) * (lower - upper));
        const rgba = new Uint8Array((end - left) * (lower - upper) * 4).fill(255);
        const reds = Array.from({ length: end - left }, (_, at) => ((left + at + 0.5) / columns) * 255);
        for (let row = upper; row < lower; row += 1) {
          const [, lat] = projection.inverse(0, top * (1 - (2 * (row + 0.5)) / rows));
          const green = colorAt(0, Math.min(Math.max(lat, -90), 90))[1];
          for (let at = 0; at < reds.length; at += 1) {
            const pixel = ((row - upper) * reds.length + at) * 4;
            rgba[pixel] = reds[at] ?? 0;
            rgba[pixel + 1] = green;
          }
        }
        return rgba;
      },
    };
  });
  const toPixel: Opened['toPixel'] = (x, y) => [(x / right / 2 + 0.5) * width, (0.5 - y / top / 2) * height];
  return { opened: { levels: levels as unknown as Levels, projection, toPixel }, reads };
}

const halves = (count: number) => Array.from({ length: count }, (_, at) => 2 ** -at);
const SIZES = [
  ['43,200 pixels with made overviews', 43_200, halves(8), MADE],
  ['21,600 pixels with made overviews', 21_600, halves(7), MADE],
  ['21,600 pixels with overviews of its own', 21_600, halves(7), OWN],
  ['7,200 pixels with made overviews', 7_200, halves(5), MADE],
  ['7,200 pixels without overviews', 7_200, [1], OWN],
] as const;
/** The poles, the equator, and both edges. */
const TILES: readonly TileAddress[] = [
  { z: 0, x: 0, y: 0 },
  { z: 1, x: 0, y: 0 },
  { z: 2, x: 2, y: 0 },
  { z: 2, x: 1, y: 2 },
  { z: 2, x: 3, y: 3 },
];

/** The largest difference of a tile from the colours of its places, but for its first and last columns. */
function farthest({ z, x, y }: TileAddress, rgba: Uint8Array | null): number {
  let most = 0;
  for (let row = 0; row < TILE_PIXELS; row += 1) {
    const north = Math.PI * (1 - (2 * (y + (row + 0.5) / TILE_PIXELS)) / 2 ** z);
    const lat = (Math.atan(Math.sinh(north)) * 180) / Math.PI;
    for (let column = 4; column < TILE_PIXELS - 4; column += 1) {
      const at = (row * TILE_PIXELS + column) * 4;
      const wanted = colorAt(((x + (column + 0.5) / TILE_PIXELS) / 2 ** z) * 360 - 180, lat);
      if (rgba?.[at + 3] !== 255) return Infinity;
      wanted.forEach((value, band) => {
        most = Math.max(most, Math.abs(value - (rgba[at + band] ?? 0)));
      });
    }
  }
  return most;
}

describe.each(SYSTEMS)('the whole earth in EPSG:%s', (...system) => {
  const isWhole = isFull || system[0] === '4326';

  test.each(isWhole ? SIZES : SIZES.filter(([, , shrinks]) => shrinks.length > 1))(
    'of %s is shown in its place up to zoom 2, and little of it is read',
    async (_name, width, shrinks, enough) => {
      const { opened, reads } = makeEarth(system, width, shrinks, enough);
      for (const tile of TILES) {
        reads.length = 0;
        expect(farthest(tile, await cutTile(opened, tile)), `${tile.z}/${tile.x}/${tile.y}`).toBeLessThan(4);
        if (shrinks.length > 1)
          expect(reads.reduce((sum, pixels) => sum + pixels, 0)).toBeLessThan(2_000_000);
      }
    },
  );

  test.skipIf(!isWhole)('without overviews is read in pieces, each of 64 MB at most', async () => {
    const { opened, reads } = makeEarth(system, 7_200, [1], OWN);
    await cutTile(opened, { z: 0, x: 0, y: 0 });
    expect(reads.length).toBeGreaterThan(1);
    expect(Math.max(...reads)).toBeLessThanOrEqual(4096 * 4096);
  });

  test.skipIf(!isWhole)('that would take too many pieces says so before any is read', async () => {
    const { opened, reads } = makeEarth(system, 21_600, [1], OWN);
    await expect(cutTile(opened, { z: 0, x: 0, y: 0 })).rejects.toThrow(RasterError);
    expect(reads).toEqual([]);
    expect(farthest({ z: 2, x: 1, y: 1 }, await cutTile(opened, { z: 2, x: 1, y: 1 }))).toBeLessThan(4);
  });
});

test('a file of the whole earth with made overviews is shown from afar', async () => {
  const [width, height] = [5_400, 2_700];
  const chunks: { readonly offset: number; readonly bytes: Uint8Array }[] = [];
  const file = new OverviewFile({
    write: async (offset, bytes) => void chunks.push({ offset, bytes: bytes.slice() }),
  });
  // Its system is named beside it.
  const level = new OverviewLevel(file, width, height, { left: -180, top: 90, pixel: 360 / width });
  await file.begin();
  for (let top = 0; top < height; top += OVERVIEW_TILE) {
    const count = Math.min(OVERVIEW_TILE, height - top);
    for (let at = 0; at < width * count; at += 1) {
      const [column, row] = [at % width, top + Math.floor(at / width)];
      const [red, green] = colorAt(((column + 0.5) / width) * 360 - 180, 90 - ((row + 0.5) / height) * 180);
      level.rows[at * 4] = red;
      level.rows[at * 4 + 1] = green;
      level.rows[at * 4 + 2] = 0;
      level.rows[at * 4 + 3] = 255;
    }
    await level.take(count);
  }
  await file.end();
  const bytes = new Uint8Array(Math.max(...chunks.map(({ offset, bytes: some }) => offset + some.length)));
  for (const chunk of chunks) bytes.set(chunk.bytes, chunk.offset);
  const raster = await openRaster(toReader(bytes), { code: 4326 });
  expect(raster).toMatchObject({ width, height, needsOverviews: false });
  for (const tile of TILES.slice(0, 3)) expect(farthest(tile, await raster.cutTile(tile))).toBeLessThan(4);
});
