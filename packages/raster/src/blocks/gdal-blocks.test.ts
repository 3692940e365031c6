import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { MADE, makeGeoTiff, toReader } from '../made-rasters.fixture.ts';
import { openRaster } from '../open-raster.ts';

const hasGdal = spawnSync('gdalinfo', ['--version']).status === 0;
if (!hasGdal) console.warn('Skipped: GDAL (gdal_translate) is absent.');

const folder = mkdtempSync(join(tmpdir(), 'waypost-blocks-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [, , , mercator] = MADE;
const made = mercator === undefined ? new Uint8Array() : makeGeoTiff(mercator);
const TILE = { z: 13, x: 1_583, y: 3_529 };
let plain: Promise<Uint8Array | null> | undefined;

async function cut(bytes: Uint8Array): Promise<Uint8Array | null> {
  return (await openRaster(toReader(bytes))).cutTile(TILE);
}

/** Each compression, and each way to lay blocks; their other combinations in a full run. */
const USUAL = [
  ['DEFLATE', 'PREDICTOR=2'],
  ['LZW', 'BLOCKYSIZE=700'],
  ['PACKBITS', 'INTERLEAVE=BAND'],
  ['ZSTD', 'TILED=YES'],
] as const;
const OTHERS = [
  ['DEFLATE', 'TILED=YES'],
  ['LZW', 'TILED=YES'],
  ['LZW', 'PREDICTOR=2'],
  ['PACKBITS', 'TILED=YES'],
  ['ZSTD', 'BLOCKYSIZE=700'],
] as const;
const packings = process.env.TEST_FULL === 'on' ? [...USUAL, ...OTHERS] : USUAL;

test.runIf(hasGdal).each(packings)(
  'a picture that GDAL packs with %s and %s is the same',
  async (compression, option) => {
    const [from, to] = [join(folder, 'a.tif'), join(folder, 'b.tif')];
    writeFileSync(from, made);
    execFileSync('gdal_translate', ['-q', '-co', `COMPRESS=${compression}`, '-co', option, from, to]);
    plain ??= cut(made);
    expect(await plain).not.toBeNull();
    expect(await cut(new Uint8Array(readFileSync(to)))).toEqual(await plain);
  },
);

test.runIf(hasGdal)(
  'a picture that GDAL packs as JPEG with a mask has its colours, and is clear outside',
  async () => {
    const [from, warped, to] = [join(folder, 'a.tif'), join(folder, 'turned.tif'), join(folder, 'b.tif')];
    writeFileSync(from, made);
    // Turned, it is no rectangle of its system: its corners are clear.
    const bands = ['-b', '1', '-b', '2', '-b', '3', '-mask', '4'];
    const packed = ['-co', 'COMPRESS=JPEG', '-co', 'PHOTOMETRIC=YCBCR', '-co', 'JPEG_QUALITY=95'];
    const inside = ['--config', 'GDAL_TIFF_INTERNAL_MASK', 'YES'];
    execFileSync('gdalwarp', ['-q', '-overwrite', '-dstalpha', '-t_srs', 'EPSG:3413', from, warped]);
    execFileSync('gdal_translate', ['-q', ...inside, ...bands, ...packed, '-co', 'TILED=YES', warped, to]);
    const options = { findDefinition: () => '+proj=stere +lat_0=90 +lat_ts=70 +lon_0=-45 +datum=WGS84' };
    const plain = await (await openRaster(toReader(new Uint8Array(readFileSync(warped))), options)).cutTile(
      TILE,
    );
    const masked = await (await openRaster(toReader(new Uint8Array(readFileSync(to))), options)).cutTile(
      TILE,
    );
    if (plain === null || masked === null) throw new Error('There is no picture.');
    let [sum, seen, clear, unlike] = [0, 0, 0, 0];
    for (let at = 0; at < plain.length; at += 4) {
      const [wanted, found] = [plain[at + 3] ?? 0, masked[at + 3] ?? 0];
      if (wanted === 0) clear += 1;
      if (Math.abs(wanted - found) > 127) unlike += 1;
      if (wanted !== 255 || found !== 255) continue;
      seen += 3;
      for (let band = at; band < at + 3; band += 1) sum += Math.abs((plain[band] ?? 0) - (masked[band] ?? 0));
    }
    expect(seen).toBeGreaterThan(2_000);
    expect(clear).toBeGreaterThan(1_000);
    expect(unlike).toBe(0);
    expect(sum / seen).toBeLessThan(4);
  },
);

test.runIf(hasGdal)('nodata of a JPEG is said of its red, green and blue', async () => {
  const [from, blank, to] = ['a.tif', 'blank.tif', 'c.tif'].map((name) => join(folder, name));
  writeFileSync(from ?? '', made);
  const packed = ['-co', 'COMPRESS=JPEG', '-co', 'PHOTOMETRIC=YCBCR', '-co', 'TILED=YES'];
  // All black.
  execFileSync('gdal_translate', ['-q', '-scale', '0', '255', '0', '0', from ?? '', blank ?? '']);
  execFileSync('gdal_translate', ['-q', ...packed, '-a_nodata', '0', blank ?? '', to ?? '']);
  const clear = await cut(new Uint8Array(readFileSync(to ?? '')));
  expect(clear?.some((value, at) => at % 4 === 3 && value !== 0) ?? false).toBe(false);
  execFileSync('gdal_translate', ['-q', ...packed, '-a_nodata', '128', blank ?? '', to ?? '']);
  const shown = await cut(new Uint8Array(readFileSync(to ?? '')));
  expect(shown?.filter((_, at) => at % 4 === 3)).toContain(255);
});
