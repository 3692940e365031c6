import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ImageLook } from '@waypost/contract';
import type { Raster } from '@waypost/raster';
import { afterAll, describe, expect, test } from 'vitest';
import { casesOf, isFull } from '../../../../test/app/test-full.ts';
import { comparePictures } from './compare-pictures.fixture.ts';
import {
  cutBox,
  describePicture,
  drawByGdal,
  hasGdal,
  makePicture,
  openKept,
  type PixelBox,
  toPixelBox,
  type Unit,
  warp,
} from './warped.fixture.ts';

if (!hasGdal) console.warn('Skipped: GDAL (gdalwarp) is absent.');
const FIXTURES = resolve(import.meta.dirname, '../../../../../../../shared/fixtures/raster');
if (!existsSync(FIXTURES)) console.warn('Skipped: ../shared/fixtures/raster is absent.');

const folder = mkdtempSync(join(tmpdir(), 'waypost-place-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const US_FOOT_M = 1200 / 3937;
/** A picture of fewer pixels is as good as a dot. */
const SMALLEST = 4;
/** A larger size would take minutes. */
const LARGEST = 4_000_000;

/** The zooms at which a picture is more than a dot, the nearest first. */
const listBoxes = (raster: Raster): PixelBox[] =>
  Array.from({ length: raster.maxZoom + 1 }, (_, down) => toPixelBox(raster, raster.maxZoom - down)).filter(
    ({ width, height }) => Math.min(width, height) >= SMALLEST && width * height <= LARGEST,
  );

/** A process of GDAL is started for each zoom: the checks before each merge do with the nearest, one between and the farthest. */
const choose = (boxes: readonly PixelBox[]): readonly PixelBox[] =>
  isFull ? boxes : boxes.filter((_, at) => [0, boxes.length >> 1, boxes.length - 1].includes(at));
const PROCESSES_MS = 60_000;

async function expectInPlace(
  path: string,
  unit: Unit | null,
  zooms: number,
  look: ImageLook | null = null,
): Promise<void> {
  const raster = await openKept(folder, path, look);
  const described = describePicture(look === null ? path : drawByGdal(folder, path, look), unit);
  const boxes = listBoxes(raster);
  expect(boxes.length).toBeGreaterThanOrEqual(zooms);
  let seen = 0;
  for (const box of choose(boxes)) {
    const { z, width, height } = box;
    const wanted = warp(folder, described, box, raster);
    const found = comparePictures({ wanted, made: await cutBox(raster, box), width, height });
    seen += found.seen;
    expect(found.mean, `mean at zoom ${z}`).toBeLessThan(2);
    expect(found.shift, `shift at zoom ${z}`).toBeLessThan(0.5);
    // Pixels that an edge goes through.
    expect(found.unlike, `unlike at zoom ${z}`).toBeLessThan((width + height) / 2 + 4);
  }
  expect(seen).toBeGreaterThan(1_000);
}

describe.skipIf(!hasGdal)('every tile beside what gdalwarp makes of the file, in', () => {
  /** What an error is likeliest in: the antimeridian, a turn, another datum, a conic, feet. */
  const systems = casesOf<
    readonly [name: string, code: number, left: number, top: number, pixel: number, unit: Unit]
  >(
    [
      ['UTM across the antimeridian', 32760, 808_000, 8_030_000, 30, 1],
      ['degrees across the antimeridian', 4326, 179.92, -16, 0.0004, 'degrees'],
      ['a polar stereographic of the south, turned by 52 degrees', 3031, 1_500_000, 1_200_000, 50, 1],
      ['the British National Grid, another datum', 27700, 380_000, 420_000, 10, 1],
      ['the Lambert conic of France', 2154, 640_000, 6_870_000, 10, 1],
      ['a state plane of California, in feet', 2229, 6_400_000, 1_900_000, 30, US_FOOT_M],
    ],
    [
      ['UTM north', 32612, 560_000, 2_672_000, 10, 1],
      ['UTM south', 32733, 300_000, 6_250_000, 10, 1],
      ['a Mercator of the Pacific, across the antimeridian', 3832, 3_330_000, -1_800_000, 30, 'mercator'],
      ['a polar stereographic of the north', 3413, -200_000, -2_200_000, 50, 1],
      ['Web Mercator', 3857, -12_300_000, 2_780_000, 10, 'mercator'],
      ['degrees', 4326, 9.1, 47.6, 0.0001, 'degrees'],
      ['a Gauss-Krüger zone of Germany, another datum', 31467, 3_480_000, 5_480_000, 10, 1],
      ['the Albers of the United States', 5070, -500_000, 1_900_000, 30, 1],
      ['the oblique Mercator of Switzerland, another datum', 2056, 2_600_000, 1_200_000, 10, 1],
      ['the double stereographic of the Netherlands, another datum', 28992, 120_000, 480_000, 10, 1],
    ],
  );
  test.each(systems)(
    '%s, is in its place and has its colours',
    { timeout: PROCESSES_MS },
    async (_name, code, left, top, pixel, unit) => {
      const path = join(folder, `${code}-${left}.tif`);
      makePicture(path, code, left, top, pixel);
      await expectInPlace(path, unit, 5);
    },
  );
});

describe.skipIf(!hasGdal || !existsSync(FIXTURES))('every tile beside what gdalwarp makes of', () => {
  const files = casesOf<readonly [name: string, unit: Unit | null, zooms: number]>(
    [
      ['usda_naip_128_none_z2.tif', null, 3],
      // With a mask beside its bands.
      ['usda_naip_512_jpeg_z5.tif', null, 7],
    ],
    [
      ['naip-utm10-rgba.tif', 1, 6],
      ['usda_naip_256_lzw_z3.tif', null, 6],
      ['usda_naip_512_deflate_z2.tif', null, 6],
      ['usda_naip_512_webp_z5.tif', null, 7],
    ],
  );
  test.each(files)(
    '%s is in its place and has its colours',
    { timeout: PROCESSES_MS },
    async (name, unit, zooms) => {
      await expectInPlace(join(FIXTURES, name), unit, zooms);
    },
  );
});

const values = (low: number, high: number) => ({ kind: 'values', low, high }) as const;

describe.skipIf(!hasGdal || !existsSync(FIXTURES))('every tile beside what GDAL draws and warps of', () => {
  const looks = casesOf<readonly [name: string, how: string, look: ImageLook, zooms: number]>(
    [
      [
        'naip-utm10-4band-uint16.tif',
        'with infrared as red, and clear around the photograph',
        { bands: [4, 1, 2], ramp: null, stretch: values(100, 2_500), nodata: 200 },
        6,
      ],
      [
        'canopy-like-float32.tif',
        'in a ramp',
        { bands: [1], ramp: 'greens', stretch: values(0, 36), nodata: -9999 },
        5,
      ],
    ],
    [
      [
        'naip-utm10-4band-uint16.tif',
        'in red, green and blue',
        { bands: [1, 2, 3], ramp: null, stretch: values(200, 4_000), nodata: 0 },
        6,
      ],
      [
        'canopy-like-float32.tif',
        'in greys',
        { bands: [1], ramp: null, stretch: values(-2, 32), nodata: -9999 },
        5,
      ],
    ],
  );
  test.each(looks)(
    '%s, %s, is in its place and has its colours',
    { timeout: PROCESSES_MS },
    async (name, _how, look, zooms) => {
      await expectInPlace(join(FIXTURES, name), 1, zooms, look);
    },
  );
});
