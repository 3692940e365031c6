import { deflateSync } from 'node:zlib';
import { writeArrayBuffer } from 'geotiff';
import { describe, expect, test } from 'vitest';
import { describeRaster } from './describe-raster.ts';
import { drawSample } from './draw-sample.ts';
import { openLevels } from './levels.ts';
import type { Look } from './look.ts';
import { MADE, makeGeoTiff, toReader } from './made-rasters.fixture.ts';
import { openRaster } from './open-raster.ts';
import type { RangeReader } from './range-reader.ts';
import { RasterError } from './raster-error.ts';
import { writeOverviews } from './write-overviews.ts';

const [SHORT, LONG, DOUBLE] = [3, 4, 12] as const;
const TILE = 256;

/** A picture of zeros in Web Mercator whose tiles, of bands beside each other as 32-bit floats, are all the same bytes. */
function makeManyBands(size: number, bands: number): Uint8Array {
  const packed = deflateSync(new Uint8Array(TILE * TILE * bands * 4));
  const count = (size / TILE) ** 2;
  const each = <T>(value: T, times: number) => Array.from({ length: times }, () => value);
  const entries: [tag: number, type: 3 | 4 | 12, values: number[]][] = [
    [256, LONG, [size]],
    [257, LONG, [size]],
    [258, SHORT, each(32, bands)],
    [259, SHORT, [8]],
    [262, SHORT, [1]],
    [277, SHORT, [bands]],
    [284, SHORT, [1]],
    [322, LONG, [TILE]],
    [323, LONG, [TILE]],
    [324, LONG, each(8, count)],
    [325, LONG, each(packed.length, count)],
    [339, SHORT, each(3, bands)],
    [33550, DOUBLE, [10, 10, 0]],
    [33922, DOUBLE, [0, 0, 0, 0, 0, 0]],
    [34735, SHORT, [1, 1, 0, 3, 1024, 0, 1, 1, 1025, 0, 1, 1, 3072, 0, 1, 3857]],
  ];
  const bytesOf = { [SHORT]: 2, [LONG]: 4, [DOUBLE]: 8 } as const;
  const directory = 8 + packed.length + (packed.length % 2);
  let end = directory + 2 + entries.length * 12 + 4;
  const file = new Uint8Array(
    end + entries.reduce((sum, [, type, values]) => sum + bytesOf[type] * values.length, 0),
  );
  const view = new DataView(file.buffer);
  file.set([0x49, 0x49, 42, 0]);
  view.setUint32(4, directory, true);
  file.set(packed, 8);
  view.setUint16(directory, entries.length, true);
  entries.forEach(([tag, type, values], index) => {
    const entry = directory + 2 + index * 12;
    view.setUint16(entry, tag, true);
    view.setUint16(entry + 2, type, true);
    view.setUint32(entry + 4, values.length, true);
    const isHere = values.length * bytesOf[type] <= 4;
    if (!isHere) view.setUint32(entry + 8, end, true);
    values.forEach((value, at) => {
      const place = (isHere ? entry + 8 : end) + at * bytesOf[type];
      if (type === SHORT) view.setUint16(place, value, true);
      else if (type === LONG) view.setUint32(place, value, true);
      else view.setFloat64(place, value, true);
    });
    if (!isHere) end += values.length * bytesOf[type];
  });
  return file;
}

const FIRST: Look = { bands: [0], ramp: null, stretch: { kind: 'values', low: 0, high: 1 }, nodata: null };
const PERCENT: Look = { ...FIRST, stretch: { kind: 'percent', low: 2, high: 98 } };

describe('a picture of many bands beside each other', () => {
  const bytes = makeManyBands(2_048, 64);

  test('is drawn in part, as much as may be decoded at once', async () => {
    const sample = await drawSample(toReader(bytes), { look: FIRST });
    expect(sample).toMatchObject({ width: 512, height: 512, isMiddle: true });
  });

  test('is not read where too much would be decoded', async () => {
    const reader = toReader(bytes);
    const { levels } = await openLevels(reader, { look: FIRST });
    const raster = await openRaster(reader, { look: FIRST });
    const before = reader.count();
    await expect(levels[0].read([0, 0, 2_048, 2_048])).rejects.toThrow(/decoded at once/);
    await expect(raster.cutTile({ z: 10, x: 512, y: 512 })).rejects.toThrow(RasterError);
    expect(reader.count()).toBe(before);
  });

  test('has its range taken from parts of it', async () => {
    // All of it at once would be more than may be decoded.
    const { levels } = await openLevels(toReader(makeManyBands(2_048, 33)), { look: PERCENT });
    expect(levels[0].pixelBytes).toBe(33 * 4);
  });

  test('is refused beyond as many as one can choose from', async () => {
    const wide = (bands: number) =>
      new Uint8Array(
        writeArrayBuffer(new Uint8Array(2 * 2 * bands), {
          width: 2,
          height: 2,
          SamplesPerPixel: bands,
          BitsPerSample: Array.from({ length: bands }, () => 8),
          PhotometricInterpretation: 1,
          ModelPixelScale: [1, 1, 0],
          ModelTiepoint: [0, 0, 0, 0, 0, 0],
          GTModelTypeGeoKey: 1,
          GTRasterTypeGeoKey: 1,
          ProjectedCSTypeGeoKey: 3857,
        }) as ArrayBuffer,
      );
    const words = 'The picture has 65 bands; at most 64 can be shown.';
    for (const work of [
      openRaster,
      describeRaster,
      (reader: RangeReader) => drawSample(reader, { look: FIRST }),
    ]) {
      await expect(work(toReader(wide(64)))).resolves.toBeDefined();
      const fault = await work(toReader(wide(65))).catch((error: unknown) => error);
      expect(fault).toBeInstanceOf(RasterError);
      expect((fault as Error).message).toBe(words);
    }
  });
});

describe('a failure outside of a picture', () => {
  const [made] = MADE;
  const bytes = made === undefined ? new Uint8Array() : makeGeoTiff(made);
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const broken: RangeReader = { byteSize: bytes.length, read: () => Promise.reject(full) };

  test('of what it is read from is told as it is', async () => {
    for (const work of [openRaster, describeRaster, (reader: RangeReader) => drawSample(reader, {})])
      await expect(work(broken)).rejects.toBe(full);
    let isBroken = false;
    const raster = await openRaster({
      byteSize: bytes.length,
      read: async (offset, length) => {
        if (isBroken) throw full;
        return bytes.slice(offset, offset + length);
      },
    });
    isBroken = true;
    const [west] = raster.bounds;
    const x = Math.floor(((west + 0.02 + 180) / 360) * 2 ** 5);
    const tiles = Array.from({ length: 32 }, (_, y) => raster.cutTile({ z: 5, x, y }));
    const told = (await Promise.allSettled(tiles)).flatMap((one) =>
      one.status === 'rejected' ? [one.reason] : [],
    );
    expect(told).toEqual([full]);
  });

  test('of what it is written to is told as it is', async () => {
    const write = () => Promise.reject(full);
    await expect(writeOverviews(toReader(bytes), { write })).rejects.toBe(full);
  });
});
