import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromArrayBuffer } from 'geotiff';
import { afterAll, describe, expect, test } from 'vitest';
import { MADE, makeEarthValues, makeGeoTiff, toEnviHeader, toReader } from './made-rasters.fixture.ts';
import { openRaster } from './open-raster.ts';
import { TILE_PIXELS, type TileAddress } from './tile-grid.ts';

const WORLD_M = 2 * Math.PI * 6_378_137;
const hasGdal = spawnSync('gdalwarp', ['--version']).status === 0;
if (!hasGdal) console.warn('Skipped: GDAL (gdalwarp) is absent.');

type Values = Uint8Array | null;

/** The pixels that both pictures have, and how far they are from each other in the mean. */
function compare(wanted: Uint8Array, tile: Values): { readonly seen: number; readonly mean: number } {
  // Colours and alpha, or grey and alpha.
  const bands = wanted.length / TILE_PIXELS ** 2;
  let [sum, seen] = [0, 0];
  for (let at = 0; at < TILE_PIXELS ** 2; at += 1) {
    if (wanted[(at + 1) * bands - 1] !== 255 || tile?.[at * 4 + 3] !== 255) continue;
    for (let band = 0; band < bands - 1; band += 1)
      sum += Math.abs((wanted[at * bands + band] ?? 0) - (tile[at * 4 + band] ?? 0));
    seen += bands - 1;
  }
  return { seen, mean: sum / seen };
}

/** The pixels of a file in memory. */
async function readValues(path: string): Promise<Uint8Array> {
  const read = readFileSync(path);
  const file = await fromArrayBuffer(read.buffer.slice(read.byteOffset, read.byteOffset + read.length));
  const values = await (await file.getImage()).readRasters({ interleave: true });
  return values as unknown as Uint8Array;
}

/** 26 million pixels are compressed by GDAL and read by both: some seconds of a processor that others use, too. */
const LARGE_MS = 60_000;

describe.skipIf(!hasGdal)('a tile beside that of gdalwarp', () => {
  const dir = mkdtempSync(join(tmpdir(), 'waypost-raster-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  /** What gdalwarp makes of a file for a tile. */
  const warp = (from: string, { z, x, y }: TileAddress): Promise<Uint8Array> => {
    const side = WORLD_M / 2 ** z;
    const [left, top] = [x * side - WORLD_M / 2, WORLD_M / 2 - y * side];
    const to = `${from}-warped.tif`;
    execFileSync(
      'gdalwarp',
      [
        ...['-q', '-overwrite', '-r', 'bilinear', '-dstalpha', '-t_srs', 'EPSG:3857'],
        ...['-te', left, top - side, left + side, top].map(String),
        ...['-ts', String(TILE_PIXELS), String(TILE_PIXELS), from, to],
      ],
      { stdio: 'pipe' },
    );
    return readValues(to);
  };

  test.each(MADE)('of EPSG:$code is the same', async (made) => {
    const bytes = makeGeoTiff(made);
    const raster = await openRaster(toReader(bytes));
    const [west, south, east, north] = raster.bounds;
    const z = 14;
    const across = 2 ** z;
    const middle = Math.asinh(Math.tan(((south + north) / 360) * Math.PI));
    const [x, y] = [
      Math.floor((((west + east) / 2 + 180) / 360) * across),
      Math.floor(((1 - middle / Math.PI) / 2) * across),
    ];
    const path = join(dir, `${made.code}.tif`);
    writeFileSync(path, bytes);
    const { seen, mean } = compare(await warp(path, { z, x, y }), await raster.cutTile({ z, x, y }));
    expect(seen).toBeGreaterThan(10_000);
    expect(mean).toBeLessThan(1);
  });

  test(
    'of the whole earth in 7,200 pixels and strips, without overviews, is the same from afar',
    async () => {
      const [width, height] = [7_200, 3_600];
      const raw = join(dir, 'earth.raw');
      const path = join(dir, 'earth.tif');
      writeFileSync(raw, makeEarthValues(width, height));
      writeFileSync(`${dir}/earth.hdr`, toEnviHeader(width, height));
      execFileSync(
        'gdal_translate',
        [
          ...['-q', '-co', 'COMPRESS=DEFLATE', '-co', 'ZLEVEL=1', '-a_srs', 'EPSG:4326'],
          ...['-a_ullr', '-180', '90', '180', '-90', raw, path],
        ],
        { stdio: 'pipe' },
      );
      const raster = await openRaster(toReader(readFileSync(path)));
      expect(raster).toMatchObject({ width, height, needsOverviews: true });
      for (const tile of [
        { z: 0, x: 0, y: 0 },
        { z: 3, x: 2, y: 5 },
      ]) {
        const { seen, mean } = compare(await warp(path, tile), await raster.cutTile(tile));
        expect(seen).toBeGreaterThan(60_000);
        expect(mean).toBeLessThan(1);
      }
    },
    LARGE_MS,
  );
});
