import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const PICTURE_EPSG = 32612;
const PIXELS = 8192;
const [LEFT, TOP, PIXEL_M] = [560_000, 2_720_000, 1];
/** Rows that are written at once. */
const ROWS = 256;

/** Land from above: hills, fields, and grain that does not compress away. */
async function writePixels(path: string): Promise<void> {
  const out = createWriteStream(path);
  out.write(`P6\n${PIXELS} ${PIXELS}\n255\n`);
  let seed = 1;
  for (let top = 0; top < PIXELS; top += ROWS) {
    const rows = Buffer.alloc(ROWS * PIXELS * 3);
    for (let at = 0; at < ROWS * PIXELS; at += 1) {
      const [x, y] = [at % PIXELS, top + Math.floor(at / PIXELS)];
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const grain = seed >>> 28;
      const hill = 60 * Math.sin(x / 210) * Math.cos(y / 170);
      const field = ((x >> 6) ^ (y >> 6)) & 31;
      rows[at * 3] = 110 + hill + field + grain;
      rows[at * 3 + 1] = 120 + hill / 2 - field + grain;
      rows[at * 3 + 2] = 90 - hill / 2 + grain;
    }
    if (!out.write(rows)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
}

const start = promisify(execFile);
/** Beside the server, which would not answer if it had to wait. */
const run = (program: string, ...args: readonly (string | number)[]) => start(program, args.map(String));

/** Makes a picture in UTM twice: tiled without overviews, and as a COG. @returns their paths. */
export async function makePictures(
  folder: string,
): Promise<{ readonly plain: string; readonly cog: string }> {
  const [pixels, plain, cog] = ['pixels.ppm', 'plain.tif', 'cog.tif'].map((name) => join(folder, name));
  if (pixels === undefined || plain === undefined || cog === undefined)
    throw new Error('There are no names.');
  await writePixels(pixels);
  const side = PIXELS * PIXEL_M;
  const corners = [LEFT, TOP, LEFT + side, TOP - side];
  const packed = ['-co', 'TILED=YES', '-co', 'COMPRESS=DEFLATE', '-co', 'BIGTIFF=NO'];
  await run(
    'gdal_translate',
    '-q',
    '-a_srs',
    `EPSG:${PICTURE_EPSG}`,
    '-a_ullr',
    ...corners,
    ...packed,
    pixels,
    plain,
  );
  await rm(pixels);
  await run('gdal_translate', '-q', '-of', 'COG', '-co', 'COMPRESS=DEFLATE', plain, cog);
  return { plain, cog };
}

/** Makes a pyramid of a picture with GDAL. @returns the milliseconds that it took. */
export async function timeGdalPyramid(folder: string, from: string): Promise<number> {
  const to = join(folder, 'pyramid.tif');
  await rm(to, { force: true });
  const begun = performance.now();
  const scheme = ['-of', 'COG', '-co', 'TILING_SCHEME=GoogleMapsCompatible', '-co', 'COMPRESS=DEFLATE'];
  await run('gdalwarp', '-q', '-r', 'bilinear', ...scheme, from, to);
  return performance.now() - begun;
}
