import { describe, expect, test } from 'vitest';
import { createCrossings } from './area-mask.ts';
import { colorAt, makeGeoTiff, toReader } from './made-rasters.fixture.ts';
import { openRaster } from './open-raster.ts';
import type { OverviewTarget } from './overview-file.ts';
import { RasterError } from './raster-error.ts';
import { type CutOptions, writeCut } from './write-cut.ts';

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

const toSquare = (west: number, south: number, size: number) =>
  ({
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west + size, south],
        [west + size, south + size],
        [west, south + size],
        [west, south],
      ],
    ],
  }) as const;
/** Two pictures side by side, in another system than the cut, that share a strip. */
const MADE = { code: 32612, top: 2_672_000, pixel: 10, size: 700 } as const;
const WEST = makeGeoTiff({ ...MADE, left: 560_000 });
const EAST = makeGeoTiff({ ...MADE, left: 566_000 });
/** Across both. */
const AREA = toSquare(-110.38, 24.1, 0.05);

async function cut(options: Partial<CutOptions>) {
  const target = toTarget();
  const rasters = await Promise.all([WEST, EAST].map((bytes) => openRaster(toReader(bytes))));
  const hasAny = await writeCut(target, { rasters, area: AREA, ...options });
  return { hasAny, bytes: target.toBytes() };
}

/** The pixel of a place in the tiles of a raster. */
async function pixelAt(bytes: Uint8Array, lng: number, lat: number): Promise<number[]> {
  const raster = await openRaster(toReader(bytes));
  const across = 2 ** raster.maxZoom;
  const x = ((lng + 180) / 360) * across;
  const y = ((1 - Math.asinh(Math.tan((lat / 180) * Math.PI)) / Math.PI) / 2) * across;
  const tile = await raster.cutTile({ z: raster.maxZoom, x: Math.floor(x), y: Math.floor(y) });
  const at = (Math.floor((y % 1) * 256) * 256 + Math.floor((x % 1) * 256)) * 4;
  return [...(tile?.subarray(at, at + 4) ?? [0, 0, 0, 0])];
}

describe('a cut of pictures', () => {
  test('shows every place of the area as the pictures do, and nothing else', async () => {
    const { hasAny, bytes } = await cut({});
    expect(hasAny).toBe(true);
    for (const [lng, lat] of [
      [-110.37, 24.11],
      [-110.355, 24.125],
      [-110.34, 24.14],
    ] as const) {
      const found = await pixelAt(bytes, lng, lat);
      expect(found[3]).toBe(255);
      colorAt(lng, lat).forEach((value, band) => {
        expect(Math.abs((found[band] ?? 0) - value)).toBeLessThan(8);
      });
    }
    for (const [lng, lat] of [
      [-110.385, 24.125],
      [-110.325, 24.125],
      [-110.355, 24.155],
      [-110.355, 24.095],
    ] as const)
      expect((await pixelAt(bytes, lng, lat))[3]).toBe(0);
  });

  test('leaves out what lies in a hole of the area', async () => {
    const [outer] = AREA.coordinates;
    const [hole] = toSquare(-110.36, 24.12, 0.01).coordinates;
    const { bytes } = await cut({ area: { type: 'Polygon', coordinates: [outer, hole] } });
    expect((await pixelAt(bytes, -110.355, 24.125))[3]).toBe(0);
    expect((await pixelAt(bytes, -110.37, 24.125))[3]).toBe(255);
  });

  test('has sizes of its own down to one that is small', async () => {
    const { bytes } = await cut({});
    const raster = await openRaster(toReader(bytes));
    expect(raster.needsOverviews).toBe(false);
    expect(await raster.cutTile({ z: 9, x: 99, y: 220 })).not.toBeNull();
  });

  test('reads no more than it needs', async () => {
    const readers = [WEST, EAST].map(toReader);
    const rasters = await Promise.all(readers.map((reader) => openRaster(reader)));
    await writeCut(toTarget(), { rasters, area: toSquare(-110.4, 24.1, 0.004) });
    // The other picture lies elsewhere: its header alone was read.
    expect(readers[1]?.count()).toBeLessThan(70_000);
  });

  test('of pictures elsewhere has nothing', async () => {
    expect((await cut({ area: toSquare(10, 50, 0.01) })).hasAny).toBe(false);
  });

  test('of a continent is refused in words', async () => {
    const done = cut({ area: toSquare(-120, 20, 30) });
    await expect(done).rejects.toThrow('The area is too large for pictures this fine. Choose a smaller one.');
    await expect(done).rejects.toBeInstanceOf(RasterError);
  });

  test('ends when it is told to', async () => {
    const stop = new AbortController();
    stop.abort(new Error('stop'));
    await expect(cut({ signal: stop.signal })).rejects.toThrow('stop');
  });
});

test('a latitude enters and leaves an area in turn', () => {
  const crossings = createCrossings({
    type: 'MultiPolygon',
    coordinates: [toSquare(0, 0, 1).coordinates, toSquare(3, 0, 2).coordinates],
  });
  expect(crossings(0.5)).toEqual([0, 1, 3, 5]);
  expect(crossings(1.5)).toEqual([3, 5]);
  expect(crossings(9)).toEqual([]);
});
