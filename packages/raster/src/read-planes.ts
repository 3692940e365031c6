import type { GeoTIFFImage } from 'geotiff';
import { RasterError } from './raster-error.ts';

export type Numbers = ArrayLike<number>;

/** What is read: a window, or all of it in another size. */
type Reading = { readonly window: number[] } | { readonly width: number; readonly height: number };

const YCBCR = 6;
/** Bytes of all blocks that one reading decodes, at most: they are in memory together. */
export const MAX_DECODED = 512 * 1024 ** 2;

/** Bytes that a pixel takes when it is decoded: all bands, unless they are stored apart. @param count of bands to be read. */
export const toPixelBytes = (image: GeoTIFFImage, count: number): number =>
  image.planarConfiguration === 2 ? image.getSampleByteSize(0) * count : image.getBytesPerPixel();

/** Bytes of the blocks that a window lies in, each of which is decoded whole. */
export function toDecodedBytes(
  image: GeoTIFFImage,
  count: number,
  [left = 0, top = 0, right = image.getWidth(), bottom = image.getHeight()]: readonly number[],
): number {
  const [wide, high] = [image.getTileWidth(), image.getTileHeight()];
  const along = (from: number, until: number, block: number) =>
    Math.max(Math.ceil(until / block) - Math.floor(from / block), 0);
  const blocks = along(left, right, wide) * along(top, bottom, high);
  return blocks * wide * high * toPixelBytes(image, count);
}

/** Whether values are luminance and two differences of colour, as JPEG packs them. */
export const isYcbcr = (image: GeoTIFFImage): boolean =>
  Number(image.fileDirectory.getValue('PhotometricInterpretation') ?? 1) === YCBCR;

/** Turns luminance and differences to red, green and blue (ITU-T T.871). */
function toColors([luminance = [], blues = [], reds = []]: readonly Numbers[]): Uint8ClampedArray[] {
  const planes = [0, 1, 2].map(() => new Uint8ClampedArray(luminance.length));
  const [red, green, blue] = planes as [Uint8ClampedArray, Uint8ClampedArray, Uint8ClampedArray];
  for (let at = 0; at < luminance.length; at += 1) {
    const y = luminance[at] ?? 0;
    const [b, r] = [(blues[at] ?? 0) - 128, (reds[at] ?? 0) - 128];
    red[at] = y + 1.402 * r;
    green[at] = y - 0.344136 * b - 0.714136 * r;
    blue[at] = y + 1.772 * b;
  }
  return planes;
}

/** Reads bands, one list of values for each that is asked for. @throws RasterError for more than fits in memory. */
export async function readPlanes(
  image: GeoTIFFImage,
  bands: readonly number[],
  reading: Reading,
): Promise<Numbers[]> {
  const decoded = toDecodedBytes(image, bands.length, 'window' in reading ? reading.window : []);
  if (decoded > MAX_DECODED)
    throw new RasterError(
      'The picture is stored so that too much of it is decoded at once. Export it in tiles, or with fewer bands.',
    );
  const read = async (samples: number[]) =>
    (await image.readRasters({ ...reading, samples, interleave: false })) as unknown as Numbers[];
  if (!isYcbcr(image)) return read([...bands]);
  const others = bands.filter((band) => band > 2);
  const [first = [], second = [], third = [], ...rest] = await read([0, 1, 2, ...others]);
  const colors = toColors([first, second, third]);
  return bands.map((band) => colors[band] ?? rest[others.indexOf(band)] ?? []);
}
