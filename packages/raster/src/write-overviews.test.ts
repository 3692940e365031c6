import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeArrayBuffer } from 'geotiff';
import { afterAll, describe, expect, test } from 'vitest';
import { toReader } from './made-rasters.fixture.ts';
import { openRaster } from './open-raster.ts';
import type { OverviewTarget } from './overview-file.ts';
import type { RangeReader } from './range-reader.ts';
import { RasterError } from './raster-error.ts';
import { TILE_PIXELS } from './tile-grid.ts';
import { writeOverviews } from './write-overviews.ts';

const hasGdal = spawnSync('gdalinfo', ['--version']).status === 0;
if (!hasGdal) console.warn('Skipped: GDAL (gdalinfo) is absent.');

/** A file in memory. */
function toTarget(): OverviewTarget & { toBytes(): Uint8Array } {
  let bytes = new Uint8Array(0);
  return {
    async write(offset, more) {
      if (offset + more.length > bytes.length) {
        const longer = new Uint8Array(offset + more.length);
        longer.set(bytes);
        bytes = longer;
      }
      bytes.set(more, offset);
    },
    toBytes: () => bytes,
  };
}

/** Four colours in quarters, in Web Mercator: pixels of 10 m from a corner of the tile 12/800/1700 on. */
function makeQuarters(width: number, height: number): Uint8Array {
  const values = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const [isEast, isSouth] = [at % width >= width / 2, at >= (width * height) / 2];
    values.set([isEast ? 200 : 40, isSouth ? 180 : 60, 90], at * 3);
  }
  const side = (2 * Math.PI * 6_378_137) / 2 ** 12;
  return new Uint8Array(
    writeArrayBuffer(values, {
      width,
      height,
      SamplesPerPixel: 3,
      BitsPerSample: [8, 8, 8],
      PhotometricInterpretation: 2,
      ModelPixelScale: [10, 10, 0],
      ModelTiepoint: [0, 0, 0, (800 - 2 ** 11) * side, (2 ** 11 - 1_700) * side, 0],
      GTModelTypeGeoKey: 1,
      GTRasterTypeGeoKey: 1,
      ProjectedCSTypeGeoKey: 3857,
    }) as ArrayBuffer,
  );
}

async function makeOverviews(bytes: Uint8Array): Promise<RangeReader & { readonly bytes: Uint8Array }> {
  const target = toTarget();
  await writeOverviews(toReader(bytes), target);
  return { ...toReader(target.toBytes()), bytes: target.toBytes() };
}

const WIDTH = 1_301;
const HEIGHT = 837;

describe('overviews', () => {
  const picture = makeQuarters(WIDTH, HEIGHT);
  const dir = mkdtempSync(join(tmpdir(), 'waypost-overviews-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  test('show a large picture from afar, in its place and colours, and read little', async () => {
    const plain = await openRaster(toReader(picture));
    expect(plain).toMatchObject({ width: WIDTH, height: HEIGHT, needsOverviews: true, maxZoom: 14 });
    const reader = toReader(picture);
    const overviews = await makeOverviews(picture);
    const raster = await openRaster(reader, { overviews });
    expect(raster.needsOverviews).toBe(false);
    const opened = reader.count();
    const tile = { z: 11, x: 400, y: 850 };
    const [wanted, found] = [await plain.cutTile(tile), await raster.cutTile(tile)];
    expect(reader.count()).toBe(opened);
    let [sum, seen] = [0, 0];
    for (let at = 0; at < TILE_PIXELS ** 2 * 4; at += 4) {
      // The edge is a mean, where the picture itself has none.
      if (wanted?.[at + 3] !== 255 || found?.[at + 3] !== 255) continue;
      for (let band = 0; band < 3; band += 1)
        sum += Math.abs((wanted[at + band] ?? 0) - (found[at + band] ?? 0));
      seen += 1;
    }
    expect(seen).toBeGreaterThan(15_000);
    expect(sum / seen).toBeLessThan(1);
  });

  test('halve down to what is shown at once', async () => {
    const { image, levels } = await import('./levels.ts').then(async ({ openLevels }) =>
      openLevels(toReader(picture), { overviews: await makeOverviews(picture) }),
    );
    expect(image.getWidth()).toBe(WIDTH);
    expect(levels.map(({ width, height }) => [width, height])).toEqual([
      [1_301, 837],
      [651, 419],
      [326, 210],
    ]);
    const last = levels.at(-1);
    const rgba = await last?.read([0, 0, 326, 210]);
    const at = (x: number, y: number) =>
      Array.from(rgba?.subarray((y * 326 + x) * 4, (y * 326 + x) * 4 + 4) ?? []);
    expect(at(20, 20)).toEqual([40, 60, 90, 255]);
    expect(at(325, 20)).toEqual([200, 60, 90, 255]);
    expect(at(20, 209)).toEqual([40, 180, 90, 255]);
    expect(at(325, 209)).toEqual([200, 180, 90, 255]);
  });

  test.skipIf(!hasGdal)('are read by GDAL as those of the file', async () => {
    const path = join(dir, 'quarters.tif');
    writeFileSync(path, picture);
    writeFileSync(`${path}.ovr`, (await makeOverviews(picture)).bytes);
    const told = execFileSync('gdalinfo', [path], { stdio: 'pipe' }).toString();
    expect(told).toContain('Overviews: 651x419, 326x210');
  });

  test('of a picture that is cut short end with words', async () => {
    const target = toTarget();
    const cut = picture.slice(0, picture.length / 2);
    await expect(writeOverviews(toReader(cut), target)).rejects.toBeInstanceOf(RasterError);
  });

  test('end when they are told to, and say how far they are', async () => {
    const stop = new AbortController();
    const reason = new Error('Enough.');
    const done: number[] = [];
    const written = writeOverviews(toReader(picture), toTarget(), {
      signal: stop.signal,
      onProgress: (part) => {
        done.push(part);
        if (done.length === 1) stop.abort(reason);
      },
    });
    await expect(written).rejects.toBe(reason);
    expect(done[0]).toBeCloseTo(512 / HEIGHT);
    expect(done).toHaveLength(1);
  });
});
