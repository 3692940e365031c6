import { execFileSync, spawnSync } from 'node:child_process';
import { createReadStream, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ImageLook, LOOK_RAMPS } from '@waypost/contract';
import { type Raster, TILE_PIXELS, writeOverviews } from '@waypost/raster';
import { decodeWebp } from '../../../platform/pictures/decode-webp.ts';
import { openDiskStorage } from '../../../platform/storage/disk-storage.ts';
import { openPicture, toRasterLook, toReader } from './open-picture.ts';

/** Whether GDAL is there, whose tools make pictures and warp them. */
export const hasGdal = spawnSync('gdalwarp', ['--version']).status === 0;

const WORLD_M = 2 * Math.PI * 6_378_137;
const MAX_LATITUDE = 85.05;
const BANDS = 4;
/** Metres of a degree of longitude at the equator. */
const DEGREE_M = WORLD_M / 360;
const MADE_SIZE = { width: 256, height: 208 } as const;

const run = (program: string, ...args: readonly (string | number)[]): string =>
  execFileSync(program, args.map(String), { stdio: ['ignore', 'pipe', 'pipe'] }).toString();

/** Makes a GeoTIFF in a system, with large and small waves that show where each pixel is. */
export function makePicture(path: string, code: number, left: number, top: number, pixel: number): void {
  const { width, height } = MADE_SIZE;
  const wave = (at: number) => Math.round(127 + 25 * Math.sin(at / 6) + 85 * Math.sin(at / 50));
  const colors = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const [column, row] = [at % width, Math.floor(at / width)];
    colors.set([wave(column), wave(row), wave((column + row) * 0.7)], at * 3);
  }
  const plain = `${path}.ppm`;
  writeFileSync(plain, Buffer.concat([Buffer.from(`P6\n${width} ${height}\n255\n`), colors]));
  const corners = [left, top, left + width * pixel, top - height * pixel];
  const made = ['-co', 'TILED=YES', '-co', 'COMPRESS=DEFLATE', plain, path];
  run('gdal_translate', '-q', '-a_srs', `EPSG:${code}`, '-a_ullr', ...corners, ...made);
}

/** A table of colours for `gdaldem`, of which the value that means nothing is clear. */
function writeRamp(path: string, colors: readonly string[], low: number, high: number): void {
  const valueAt = (index: number) => low + ((high - low) * index) / (colors.length - 1);
  const toRgb = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const lines = colors.map((color, index) => [valueAt(index), ...toRgb(color), 255].join(' '));
  writeFileSync(path, [...lines, 'nv 0 0 0 0'].join('\n'));
}

/**
 * Draws a file by GDAL as a look between two values says, in its own system and with as many pixels.
 * @returns a new file of red, green, blue and alpha.
 */
export function drawByGdal(
  folder: string,
  path: string,
  { bands, ramp, stretch, nodata }: ImageLook,
): string {
  const [chosen, clear, to] = ['chosen', 'clear', 'drawn'].map((name) => join(folder, `${name}.tif`)) as [
    string,
    string,
    string,
  ];
  const { low, high } = stretch;
  const marked = nodata === null ? 'none' : nodata;
  if (ramp !== null) {
    const table = join(folder, 'ramp.txt');
    writeRamp(table, LOOK_RAMPS[ramp], low, high);
    run('gdal_translate', '-q', '-b', bands[0], '-a_nodata', marked, path, chosen);
    run('gdaldem', 'color-relief', '-q', '-alpha', chosen, table, to);
    return to;
  }
  // One band is grey: red, green and blue alike.
  const [red, green = red, blue = red] = bands;
  const colors = [red, green, blue].flatMap((band) => ['-b', band]);
  run('gdal_translate', '-q', ...colors, '-a_nodata', marked, path, chosen);
  // On the same grid: what means nothing becomes alpha before values are stretched, after which others may be equal to it.
  run('gdalwarp', '-q', '-overwrite', '-dstalpha', '-wo', 'UNIFIED_SRC_NODATA=YES', chosen, clear);
  const { bands: made } = JSON.parse(run('gdalinfo', '-json', clear)) as Info;
  const opaque = made[3]?.type === 'UInt16' ? 65_535 : 255;
  const stretches = [1, 2, 3].flatMap((band) => [`-scale_${band}`, low, high, 0, 255]);
  const bytes = ['-ot', 'Byte', ...stretches, '-scale_4', 0, opaque, 0, 255, '-a_nodata', 'none'];
  run('gdal_translate', '-q', ...bytes, clear, to);
  return to;
}

/** Keeps a file and opens it as a layer shows it, with overviews of its own if it needs them. */
export async function openKept(folder: string, path: string, look: ImageLook | null = null): Promise<Raster> {
  const storage = await openDiskStorage(join(folder, 'files'));
  const keep = async (from: string) => {
    const { digest, byteSize, keep: keepFile } = await storage.stage(createReadStream(from), 'picture.tif');
    await keepFile();
    return { digest, byte_size: byteSize };
  };
  const picture = { ...(await keep(path)), look };
  const plain = await openPicture(storage, picture);
  if (!plain.needsOverviews) return plain;
  const chunks: { readonly offset: number; readonly bytes: Uint8Array }[] = [];
  await writeOverviews(
    toReader(storage, picture.digest, picture.byte_size),
    { write: async (offset, bytes) => void chunks.push({ offset, bytes: bytes.slice() }) },
    { look: look === null ? null : toRasterLook(look), decodeWebp },
  );
  const whole = Buffer.alloc(Math.max(...chunks.map(({ offset, bytes }) => offset + bytes.length)));
  for (const { offset, bytes } of chunks) whole.set(bytes, offset);
  const made = join(folder, 'made.ovr');
  writeFileSync(made, whole);
  const overviews = await keep(made);
  await rm(made);
  return openPicture(storage, {
    ...picture,
    overviews_digest: overviews.digest,
    overviews_byte_size: overviews.byte_size,
  });
}

/** A part of the world at a zoom, in pixels from its top left corner; beyond its width across the antimeridian. */
export interface PixelBox {
  readonly z: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function toPixelBox({ bounds: [west, south, east, north] }: Raster, z: number): PixelBox {
  const across = TILE_PIXELS * 2 ** z;
  const toColumn = (lng: number) => ((lng + 180) / 360) * across;
  const toRow = (lat: number) => {
    const within = Math.min(Math.max(lat, -MAX_LATITUDE), MAX_LATITUDE);
    return ((1 - Math.asinh(Math.tan((within * Math.PI) / 180)) / Math.PI) / 2) * across;
  };
  const [left, top] = [Math.floor(toColumn(west)), Math.floor(toRow(north))];
  return { z, left, top, width: Math.ceil(toColumn(east)) - left, height: Math.ceil(toRow(south)) - top };
}

/** What a unit of a system is: metres of the ground, degrees, or metres of a Mercator. */
export type Unit = number | 'degrees' | 'mercator';

/** A file as GDAL sees it. */
export interface Described {
  readonly path: string;
  /** How wide and high its pixels are, in units of its system. */
  readonly pixel: readonly [width: number, height: number];
  /** Bands of one pixel, of which the last one is alpha when it is warped. */
  readonly bands: number;
  /** Null: gdalwarp guesses how much smaller the result is, as it does best of a file with overviews. */
  readonly unit: Unit | null;
}

interface Info {
  readonly geoTransform: readonly number[];
  readonly bands: readonly { readonly type: string; readonly colorInterpretation: string }[];
}

export function describePicture(path: string, unit: Unit | null): Described {
  const { geoTransform, bands } = JSON.parse(run('gdalinfo', '-json', path)) as Info;
  const hasAlpha = bands.some(({ colorInterpretation }) => colorInterpretation === 'Alpha');
  return {
    path,
    pixel: [Number(geoTransform[1]), -Number(geoTransform[5])],
    bands: bands.length + (hasAlpha ? 0 : 1),
    unit,
  };
}

/** How many pixels of the warped picture one of the file is wide and high. */
function toRatios(
  { pixel: [across, down], unit }: Described,
  resolution: number,
  raster: Raster,
): number[] | null {
  if (unit === null) return null;
  const [, south, , north] = raster.bounds;
  const stretch = 1 / Math.cos((((south + north) / 2) * Math.PI) / 180);
  const sizeOf = (pixel: number, isAcross: boolean) => {
    if (unit === 'mercator') return pixel;
    if (unit === 'degrees') return pixel * DEGREE_M * (isAcross ? 1 : stretch);
    return pixel * unit * stretch;
  };
  return [sizeOf(across, true), sizeOf(down, false)].map((size) => Math.min(size / resolution, 1));
}

/**
 * Warps a part of a file by `gdalwarp -r bilinear`. It is told how much smaller the result is: its own guess, of how
 * large both are, is wrong for a turned picture and for a few pixels.
 * @returns all bands and alpha, pixel by pixel.
 */
export function warp(folder: string, described: Described, box: PixelBox, raster: Raster): Buffer {
  const resolution = WORLD_M / (TILE_PIXELS * 2 ** box.z);
  const toX = (column: number) => column * resolution - WORLD_M / 2;
  const toY = (row: number) => WORLD_M / 2 - row * resolution;
  const extent = [toX(box.left), toY(box.top + box.height), toX(box.left + box.width), toY(box.top)];
  const ratios = toRatios(described, resolution, raster);
  const [across, down] = ratios ?? [];
  const told = ratios === null ? [] : ['-wo', `XSCALE=${across}`, '-wo', `YSCALE=${down}`];
  const to = join(folder, 'warped.img');
  run(
    'gdalwarp',
    ...['-q', '-overwrite', '-r', 'bilinear', '-dstalpha', '-t_srs', 'EPSG:3857', '-te', ...extent],
    ...['-ts', box.width, box.height, ...told],
    ...['-of', 'ENVI', '-co', 'INTERLEAVE=BIP', described.path, to],
  );
  return readFileSync(to);
}

/** Puts together the tiles of a part of the world. */
export async function cutBox(raster: Raster, box: PixelBox): Promise<Uint8Array> {
  const { z, left, top, width, height } = box;
  const whole = new Uint8Array(width * height * BANDS);
  const across = 2 ** z;
  for (let y = Math.floor(top / TILE_PIXELS); y * TILE_PIXELS < top + height; y += 1)
    for (let x = Math.floor(left / TILE_PIXELS); x * TILE_PIXELS < left + width; x += 1) {
      const tile = await raster.cutTile({ z, x: ((x % across) + across) % across, y });
      const from = Math.max(left, x * TILE_PIXELS);
      const until = Math.min(left + width, (x + 1) * TILE_PIXELS);
      for (let row = 0; tile !== null && row < TILE_PIXELS; row += 1) {
        const into = y * TILE_PIXELS + row - top;
        if (into < 0 || into >= height) continue;
        const at = (row * TILE_PIXELS + from - x * TILE_PIXELS) * BANDS;
        const part = tile.subarray(at, at + (until - from) * BANDS);
        whole.set(part, (into * width + from - left) * BANDS);
      }
    }
  return whole;
}
