import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openLevels } from './levels.ts';
import { toReader } from './made-rasters.fixture.ts';
import { openRaster } from './open-raster.ts';

const hasGdal = spawnSync('gdalinfo', ['--version']).status === 0;
if (!hasGdal) console.warn('Skipped: GDAL (gdal_translate) is absent.');

const folder = mkdtempSync(join(tmpdir(), 'waypost-mask-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SIZE = 1_024;
/** In Web Mercator, of 10 m. */
const PLACE = ['-a_srs', 'EPSG:3857', '-a_ullr', 0, SIZE * 10, SIZE * 10, 0];
const INSIDE = ['--config', 'GDAL_TIFF_INTERNAL_MASK', 'YES'];

const run = (program: string, ...args: readonly (string | number)[]) =>
  execFileSync(program, args.map(String), { stdio: 'pipe' });

const isWithin = (column: number, row: number) => Math.hypot(column - SIZE / 2, row - SIZE / 2) < SIZE * 0.4;

/** A picture of which a disc is shown. @param pack how GDAL packs it. */
function makeDisc(name: string, ...pack: readonly string[]): string {
  const [plain, alpha] = [join(folder, 'plain.vrt'), join(folder, `${name}.tif`)];
  const values = Buffer.alloc(SIZE * SIZE * 4, 90);
  for (let at = 0; at < SIZE * SIZE; at += 1)
    values[at * 4 + 3] = isWithin((at % SIZE) + 0.5, Math.floor(at / SIZE) + 0.5) ? 255 : 0;
  writeFileSync(join(folder, 'plain.raw'), values);
  writeFileSync(
    plain,
    `<VRTDataset rasterXSize="${SIZE}" rasterYSize="${SIZE}">${[1, 2, 3, 4]
      .map(
        (band) =>
          `<VRTRasterBand dataType="Byte" band="${band}" subClass="VRTRawRasterBand"><SourceFilename relativetoVRT="1">plain.raw</SourceFilename><ImageOffset>${band - 1}</ImageOffset><PixelOffset>4</PixelOffset><LineOffset>${SIZE * 4}</LineOffset></VRTRasterBand>`,
      )
      .join('')}</VRTDataset>`,
  );
  const bands = ['-b', '1', '-b', '2', '-b', '3', '-mask', '4'];
  run(
    'gdal_translate',
    '-q',
    ...INSIDE,
    ...bands,
    ...PLACE,
    ...pack.flatMap((one) => ['-co', one]),
    plain,
    alpha,
  );
  return alpha;
}

/** Pixels of a size of a picture that are shown and should not be, or the other way round. */
async function countWrong(bytes: Uint8Array, at: number): Promise<number> {
  const { levels } = await openLevels(toReader(bytes));
  const level = levels[at];
  if (level === undefined) throw new Error('There is no such size.');
  const { width, height } = level;
  const rgba = await level.read([0, 0, width, height]);
  let wrong = 0;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [column, row] = [(pixel % width) + 0.5, Math.floor(pixel / width) + 0.5];
    const isShown = rgba[pixel * 4 + 3] === 255;
    if (isShown !== isWithin((column * SIZE) / width, (row * SIZE) / height)) wrong += 1;
  }
  return wrong;
}

/** The kinds of the directories of a TIFF, with where each is. */
function listKinds(bytes: Uint8Array): { readonly at: number; readonly kind: number }[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: { at: number; kind: number }[] = [];
  for (let at = view.getUint32(4, true); at !== 0; ) {
    const count = view.getUint16(at, true);
    for (let entry = at + 2; entry < at + 2 + count * 12; entry += 12)
      if (view.getUint16(entry, true) === 254)
        found.push({ at: entry + 8, kind: view.getUint32(entry + 8, true) });
    at = view.getUint32(at + 2 + count * 12, true);
  }
  return found;
}

describe.runIf(hasGdal)('a mask beside the bands', () => {
  test.each([
    ['of tiles with LZW', 'TILED=YES', 'COMPRESS=LZW'],
    ['of one strip', `BLOCKYSIZE=${SIZE}`, 'COMPRESS=DEFLATE'],
    ...(process.env.TEST_FULL === 'on'
      ? [
          ['of strips', 'COMPRESS=DEFLATE'],
          ['of tiles', 'TILED=YES'],
        ]
      : []),
  ])('%s leaves out what it says, in each size', async (name, ...pack) => {
    const path = makeDisc(name.replaceAll(' ', '-'), ...pack);
    run('gdaladdo', '-q', ...INSIDE, '-r', 'nearest', path, 2, 4);
    const bytes = new Uint8Array(readFileSync(path));
    expect(await countWrong(bytes, 0)).toBe(0);
    // Along the edge of the disc, where pixels of a smaller size lie across it.
    expect(await countWrong(bytes, 1)).toBeLessThan(SIZE);
    expect(await countWrong(bytes, 2)).toBeLessThan(SIZE / 2);
  });

  test('counts for the smaller sizes that have none of their own', async () => {
    const path = makeDisc('alone', 'TILED=YES', 'COMPRESS=DEFLATE');
    run('gdaladdo', '-q', ...INSIDE, '-r', 'nearest', path, 2, 4);
    const bytes = new Uint8Array(readFileSync(path));
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const small = listKinds(bytes).filter(({ kind }) => kind === 5);
    expect(small).toHaveLength(2);
    // Neither a mask nor a smaller size any more: pages that are not looked at.
    for (const { at } of small) view.setUint32(at, 2, true);
    expect(await countWrong(bytes, 0)).toBe(0);
    expect(await countWrong(bytes, 1)).toBeLessThan(SIZE);
    expect(await countWrong(bytes, 2)).toBeLessThan(SIZE / 2);
    const raster = await openRaster(toReader(bytes));
    const rgba = await raster.cutTile({ z: 11, x: 1_024, y: 1_023 });
    expect(rgba?.filter((_, at) => at % 4 === 3)).toContain(255);
    expect(rgba?.[3]).toBe(0);
  });
});
