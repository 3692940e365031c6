import { writeArrayBuffer } from 'geotiff';
import { describe, expect, test } from 'vitest';
import { colorAt, MADE, makeGeoTiff, toReader } from './made-rasters.fixture.ts';
import { openRaster } from './open-raster.ts';
import { RasterError } from './raster-error.ts';
import { TILE_PIXELS, type TileAddress } from './tile-grid.ts';

/** The tile around a place. */
function tileAt(lng: number, lat: number, z: number): TileAddress {
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180));
  const across = 2 ** z;
  return {
    z,
    x: Math.floor(((lng + 180) / 360) * across),
    y: Math.floor(((1 - north / Math.PI) / 2) * across),
  };
}

const placeOfPixel = ({ z, x, y }: TileAddress, column: number, row: number): [number, number] => {
  const lng = ((x + (column + 0.5) / TILE_PIXELS) / 2 ** z) * 360 - 180;
  const north = Math.PI * (1 - (2 * (y + (row + 0.5) / TILE_PIXELS)) / 2 ** z);
  return [lng, (Math.atan(Math.sinh(north)) * 180) / Math.PI];
};

describe('a tile', () => {
  test.each(MADE)('of EPSG:$code shows the place that it is of', async (made) => {
    const raster = await openRaster(toReader(makeGeoTiff(made)));
    const [west, south, east, north] = raster.bounds;
    const tile = tileAt((west + east) / 2, (south + north) / 2, 14);
    const rgba = await raster.cutTile(tile);
    let [sum, seen] = [0, 0];
    for (let at = 0; at < TILE_PIXELS ** 2; at += 1) {
      if (rgba?.[at * 4 + 3] !== 255) continue;
      const wanted = colorAt(...placeOfPixel(tile, at % TILE_PIXELS, Math.floor(at / TILE_PIXELS)));
      wanted.forEach((value, band) => {
        sum += Math.abs(value - (rgba[at * 4 + band] ?? 0));
        seen += 1;
      });
    }
    expect(seen).toBeGreaterThan(10_000);
    expect(sum / seen).toBeLessThan(1.5);
  });

  test('outside of the picture is none, and costs no reading of pixels', async () => {
    const [made] = MADE;
    if (made === undefined) throw new Error('There is no picture.');
    const reader = toReader(makeGeoTiff(made));
    const raster = await openRaster(reader);
    const before = reader.count();
    expect(await raster.cutTile(tileAt(100, 10, 12))).toBeNull();
    expect(await raster.cutTile(tileAt(-110, 80, 12))).toBeNull();
    expect(reader.count()).toBe(before);
  });

  test('of measured values is stretched, and nodata is clear', async () => {
    const size = 64;
    const side = (2 * Math.PI * 6_378_137) / 2 ** 12;
    // Within one tile.
    const [left, top] = [(800 - 2 ** 11) * side + 1_000, (2 ** 11 - 1_700) * side - 1_000];
    const values = new Uint16Array(size * size * 4).map((_, at) => {
      const pixel = Math.floor(at / 4);
      return pixel < (size * size) / 2 ? 0 : 200 + (pixel % size) * 40;
    });
    const bytes = writeArrayBuffer(values, {
      width: size,
      height: size,
      SamplesPerPixel: 4,
      BitsPerSample: [16, 16, 16, 16],
      SampleFormat: [1, 1, 1, 1],
      PhotometricInterpretation: 1,
      ModelPixelScale: [40, 40, 0],
      ModelTiepoint: [0, 0, 0, left, top, 0],
      GTModelTypeGeoKey: 1,
      GTRasterTypeGeoKey: 1,
      ProjectedCSTypeGeoKey: 3857,
      GDAL_NODATA: '0\0',
    });
    const raster = await openRaster(toReader(new Uint8Array(bytes as ArrayBuffer)));
    const rgba = await raster.cutTile({ z: 12, x: 800, y: 1_700 });
    const opaque = Array.from(rgba ?? []).filter((_, at) => at % 4 === 3);
    expect(opaque).toContain(255);
    expect(opaque).toContain(0);
    const reds = Array.from(rgba ?? []).filter((_, at) => at % 4 === 0 && (rgba?.[at + 3] ?? 0) === 255);
    expect(Math.min(...reds)).toBeLessThan(20);
    expect(Math.max(...reds)).toBeGreaterThan(235);
  });
});

describe('a file', () => {
  const fault = async (bytes: Uint8Array): Promise<string> => {
    try {
      const raster = await openRaster(toReader(bytes));
      const [west, south, east, north] = raster.bounds;
      await raster.cutTile(tileAt((west + east) / 2, (south + north) / 2, 13));
      return 'none';
    } catch (error) {
      if (error instanceof RasterError) return error.message;
      throw error;
    }
  };
  const [made] = MADE;
  const good = made === undefined ? new Uint8Array() : makeGeoTiff(made);

  test('that is no TIFF, or cut short, is refused with words', async () => {
    expect(await fault(good)).toBe('none');
    expect(await fault(new TextEncoder().encode('not a picture at all'))).toContain('cannot be read');
    expect(await fault(good.slice(0, 4))).toContain('cannot be read');
    expect(await fault(good.slice(0, good.length / 3))).toContain('cannot be read');
  });

  test('that claims a million pixels on each side is refused before anything is read of them', async () => {
    const bomb = good.slice();
    const view = new DataView(bomb.buffer);
    // The widths and heights of the first directory, in the order of bytes of the file.
    const isLittle = bomb[0] === 0x49;
    const at = view.getUint32(4, isLittle);
    for (let entry = 0; entry < view.getUint16(at, isLittle); entry += 1) {
      const place = at + 2 + entry * 12;
      const tag = view.getUint16(place, isLittle);
      if (tag !== 256 && tag !== 257) continue;
      view.setUint16(place + 2, 4, isLittle);
      view.setUint32(place + 8, 1_000_000, isLittle);
    }
    expect(await fault(bomb)).toContain('too large');
  });

  test('of a system that is not known, or that names none, says so', async () => {
    const place = (code: number) => ({
      width: 2,
      height: 2,
      SamplesPerPixel: 1,
      BitsPerSample: [8],
      PhotometricInterpretation: 1,
      ModelPixelScale: [1, 1, 0],
      ModelTiepoint: [0, 0, 0, 0, 0, 0],
      GTModelTypeGeoKey: 1,
      GTRasterTypeGeoKey: 1,
      ProjectedCSTypeGeoKey: code,
    });
    const make = (code: number) =>
      new Uint8Array(writeArrayBuffer(new Uint8Array(4), place(code)) as ArrayBuffer);
    expect(await fault(make(2056))).toContain('EPSG:2056');
    expect(await fault(make(32_767))).toContain('names no coordinate system');
  });
});
