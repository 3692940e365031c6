import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRaster, RasterError, type RangeReader, type Raster } from '@waypost/raster';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decodeWebp } from '../../../platform/pictures/decode-webp.ts';
import { writeInWorker } from '../images/write-in-worker.ts';
import { comparePictures } from './compare-pictures.fixture.ts';
import { cutBox, makePicture, toPixelBox } from './warped.fixture.ts';

const formats = spawnSync('gdalinfo', ['--format', 'GTiff']).stdout?.toString() ?? '';
const packsWebp = formats.includes('WEBP_LOSSLESS');
if (!packsWebp) console.warn('Skipped: GDAL (gdal_translate) is absent, or packs no WebP.');

const folder = mkdtempSync(join(tmpdir(), 'waypost-webp-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (program: string, ...args: readonly string[]) => execFileSync(program, args, { stdio: 'pipe' });
const toReader = (bytes: Uint8Array): RangeReader => ({
  byteSize: bytes.length,
  read: async (offset, length) => bytes.slice(offset, offset + length),
});
const open = (path: string): Promise<Raster> => openRaster(toReader(readFileSync(path)), { decodeWebp });

/** By their number of bands; of four, the last one is alpha, and the picture is clear at its corners. */
const plain = { 3: join(folder, 'plain-3.tif'), 4: join(folder, 'plain-4.tif') } as const;
beforeAll(() => {
  if (!packsWebp) return;
  makePicture(plain[3], 32612, 560_000, 2_672_000, 10);
  // Turned by it, it is no rectangle any more.
  run('gdalwarp', '-q', '-dstalpha', '-t_srs', 'EPSG:3857', plain[3], plain[4]);
});

function pack(bands: 3 | 4, ...options: readonly string[]): string {
  const to = join(folder, 'packed.tif');
  run(
    'gdal_translate',
    '-q',
    '-co',
    'COMPRESS=WEBP',
    ...options.flatMap((one) => ['-co', one]),
    plain[bands],
    to,
  );
  return to;
}

/** What GDAL makes of a file again, without WebP. */
function unpack(path: string): string {
  const to = join(folder, 'unpacked.tif');
  run('gdal_translate', '-q', '-co', 'COMPRESS=DEFLATE', path, to);
  return to;
}

async function compare(wanted: string, made: string) {
  const [first, second] = [await open(wanted), await open(made)];
  const box = toPixelBox(first, first.maxZoom);
  const [{ width, height }, asked, drawn] = [box, await cutBox(first, box), await cutBox(second, box)];
  return { ...comparePictures({ wanted: asked, made: drawn, width, height }), asked, drawn };
}

describe.runIf(packsWebp)('a picture that GDAL packs as WebP', () => {
  test.each<[bands: 3 | 4, ...options: string[]]>([
    [3, 'TILED=YES'],
    [4, 'TILED=YES'],
    // The last strip is of 8 rows.
    [3, 'BLOCKYSIZE=100'],
    [4, 'BLOCKYSIZE=50'],
  ])('without loss, of %d bands and with %s, is the same', async (bands, ...options) => {
    const { seen, asked, drawn } = await compare(plain[bands], pack(bands, 'WEBP_LOSSLESS=YES', ...options));
    expect(seen).toBeGreaterThan(30_000);
    expect(Buffer.compare(drawn, asked)).toBe(0);
  });

  test.each([3, 4] as const)('with loss, of %d bands, is as GDAL shows it', async (bands) => {
    const packed = pack(bands, 'TILED=YES', 'WEBP_LEVEL=75');
    const { seen, mean, unlike } = await compare(unpack(packed), packed);
    expect(seen).toBeGreaterThan(30_000);
    // Versions of its library may mix colours between pixels in another way.
    expect(mean).toBeLessThan(0.5);
    expect(unlike).toBe(0);
  });

  test('has overviews, written in a thread', async () => {
    const write = async (from: string, name: string) => {
      const path = join(folder, name);
      const signal = new AbortController().signal;
      await writeInWorker(toReader(readFileSync(from)), { path, look: null, signal, onProgress: () => {} });
      return readFileSync(path);
    };
    const packed = pack(3, 'TILED=YES', 'WEBP_LOSSLESS=YES');
    const [made, wanted] = [await write(packed, 'packed.ovr'), await write(plain[3], 'plain.ovr')];
    expect(made.length).toBeGreaterThan(1_000);
    expect(Buffer.compare(made, wanted)).toBe(0);
  });

  test('and is damaged ends in words', async () => {
    const path = pack(4, 'TILED=YES');
    const bytes = readFileSync(path);
    const at = bytes.indexOf('WEBPVP8');
    expect(at).toBeGreaterThan(0);
    bytes.fill(0xff, at + 30, at + 1_000);
    const damaged = join(folder, 'damaged.tif');
    writeFileSync(damaged, bytes);
    const raster = await open(damaged);
    const done = cutBox(raster, toPixelBox(raster, raster.maxZoom));
    await expect(done).rejects.toBeInstanceOf(RasterError);
    await expect(done).rejects.toThrow(
      'The picture cannot be read: it is damaged, or of a kind that is not known.',
    );
  });
});
