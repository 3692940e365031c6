import { writeArrayBuffer } from 'geotiff';
import { toProjection } from './projection.ts';
import type { RangeReader } from './range-reader.ts';

/** A picture to be made: where its top left corner is, in its own system, and how wide its pixels are. */
export interface MadeRaster {
  readonly code: number;
  readonly left: number;
  readonly top: number;
  readonly pixel: number;
  readonly size: number;
}

/** Colours that change smoothly with the place. */
export function colorAt(lng: number, lat: number): readonly [number, number, number] {
  const wave = (value: number) => Math.round(127 + 110 * Math.sin(value));
  return [wave(lng * 400), wave(lat * 430), wave((lng + lat) * 250)];
}

const files = new Map<MadeRaster, Uint8Array>();

/** A GeoTIFF whose pixels show where they are; made once, so that nobody writes into it. */
export function makeGeoTiff(made: MadeRaster): Uint8Array {
  const file = files.get(made) ?? encode(made);
  files.set(made, file);
  return file;
}

function encode({ code, left, top, pixel, size }: MadeRaster): Uint8Array {
  const { inverse } = toProjection(code);
  const values = new Uint8Array(size * size * 3);
  for (let at = 0; at < size * size; at += 1) {
    const x = left + ((at % size) + 0.5) * pixel;
    const y = top - (Math.floor(at / size) + 0.5) * pixel;
    values.set(colorAt(...inverse(x, y)), at * 3);
  }
  const isDegrees = code === 4326;
  const bytes = writeArrayBuffer(values, {
    width: size,
    height: size,
    SamplesPerPixel: 3,
    BitsPerSample: [8, 8, 8],
    PhotometricInterpretation: 2,
    ModelPixelScale: [pixel, pixel, 0],
    ModelTiepoint: [0, 0, 0, left, top, 0],
    GTModelTypeGeoKey: isDegrees ? 2 : 1,
    GTRasterTypeGeoKey: 1,
    ...(isDegrees ? { GeographicTypeGeoKey: code } : { ProjectedCSTypeGeoKey: code }),
  });
  return new Uint8Array(bytes as ArrayBuffer);
}

/** The greys of the whole earth in degrees: waves of 18 degrees along the equator and of 12 along a meridian. */
export function makeEarthValues(width: number, height: number): Uint8Array {
  const wave = (count: number, turns: number) =>
    Array.from({ length: count }, (_, at) => 127 + 55 * Math.sin((2 * Math.PI * turns * (at + 0.5)) / count));
  const [columns, rows] = [Float64Array.from(wave(width, 20)), wave(height, 15)];
  const values = new Uint8Array(width * height);
  for (const [row, down] of rows.entries())
    values.set(
      columns.map((across) => across + down - 127),
      row * width,
    );
  return values;
}

/** What GDAL reads beside a file of such pixels. */
export const toEnviHeader = (width: number, height: number): string =>
  ['ENVI', `samples = ${width}`, `lines = ${height}`, 'bands = 1', 'data type = 1'].join('\n');

/** Reads bytes in memory, and counts what was read. */
export function toReader(bytes: Uint8Array): RangeReader & { readonly count: () => number } {
  let read = 0;
  return {
    byteSize: bytes.length,
    async read(offset, length) {
      read += length;
      return bytes.slice(offset, offset + length);
    },
    count: () => read,
  };
}

export const MADE: readonly MadeRaster[] = [
  { code: 32612, left: 560_000, top: 2_672_000, pixel: 10, size: 400 },
  { code: 32733, left: 300_000, top: 6_250_000, pixel: 10, size: 400 },
  { code: 32601, left: 410_000, top: 7_400_000, pixel: 20, size: 300 },
  { code: 3857, left: -12_300_000, top: 2_780_000, pixel: 10, size: 700 },
  { code: 4326, left: 9.1, top: 47.6, pixel: 0.0001, size: 400 },
];
