import { GeoTIFF, type GeoTIFFImage } from 'geotiff';
import { type Bands, findBands, OVERVIEW_BANDS, toRgba } from './bands.ts';
import { useLimitedDecoders, WEBP } from './blocks/use-limited-decoders.ts';
import { type DecodeWebp, hasWebpDecoder, setWebpDecoder } from './blocks/webp-decoder.ts';
import type { Look } from './look.ts';
import { applyMask, findMask, isMask, type Mask } from './mask.ts';
import { toPixelBytes } from './read-planes.ts';
import { type RangeReader, toSource } from './range-reader.ts';
import { RasterError } from './raster-error.ts';

/** One size of a picture. */
export interface Level {
  readonly width: number;
  readonly height: number;
  /** How much smaller its pixels make the largest picture. */
  readonly shrink: readonly [across: number, down: number];
  /** Pixels of it along a pixel of a tile, at least, for it to do. */
  readonly enough: number;
  /** Columns and rows that are decoded together. */
  readonly blockWidth: number;
  readonly blockHeight: number;
  /** Bytes that each pixel of a block takes then. */
  readonly pixelBytes: number;
  /** A window as RGBA. @param window left, top, right and bottom. */
  read(window: readonly [number, number, number, number]): Promise<Uint8Array>;
}

/** The sizes of a picture, the largest first. */
export type Levels = readonly [Level, ...Level[]];

useLimitedDecoders();

const MAX_PIXELS = 1e10;
/** Bands that one can choose from: with each, more has to be decoded for every pixel. */
const MAX_BANDS = 64;
/** Bands that are read of a picture, at most. */
const COLORS_AND_ALPHA = 4;
/** Values of one tile or strip, which is decoded as a whole; bytes of one of a mask. */
const MAX_BLOCK = 64 * 1024 * 1024;
const LERC = 34_887;

async function listImages(reader: RangeReader, decodeWebp: DecodeWebp | null): Promise<GeoTIFFImage[]> {
  const file = await GeoTIFF.fromSource(toSource(reader));
  const count = await file.getImageCount();
  const images = await Promise.all(Array.from({ length: count }, (_, index) => file.getImage(index)));
  if (decodeWebp !== null) for (const { fileDirectory } of images) setWebpDecoder(fileDirectory, decodeWebp);
  return images;
}

/** @throws RasterError for a picture of more bands than can be shown. */
export function assertFewBands(image: GeoTIFFImage): void {
  const count = image.getSamplesPerPixel();
  if (count > MAX_BANDS)
    throw new RasterError(`The picture has ${count} bands; at most ${MAX_BANDS} can be shown.`);
}

/** @param depth bytes that a pixel takes when it is decoded, or values. */
function assertReadable(image: GeoTIFFImage, depth = image.getSamplesPerPixel()): void {
  assertFewBands(image);
  const [width, height] = [image.getWidth(), image.getHeight()];
  if (width * height > MAX_PIXELS)
    throw new RasterError(`The picture of ${width} by ${height} pixels is too large.`);
  if (image.getTileWidth() * image.getTileHeight() * depth > MAX_BLOCK)
    throw new RasterError('The picture is stored in pieces that are too large. Export it in tiles.');
  const compression = image.fileDirectory.getValue('Compression');
  if (compression === LERC || (compression === WEBP && !hasWebpDecoder(image.fileDirectory))) {
    const name = compression === WEBP ? 'WebP' : 'LERC';
    throw new RasterError(`The picture is compressed as ${name}. Export it with Deflate, LZW or JPEG.`);
  }
}

/** Sizes within a file are rarely exact powers of two, and what their maker meant to be seen. */
const OWN_ENOUGH = 1 / 1.05;
/** Means of four pixels, between which a tile would be sampled, are blurred where there are not some more of them. */
const MADE_ENOUGH = 4 / 3;

interface LevelOptions {
  readonly shrink: Level['shrink'];
  readonly enough?: number;
  readonly mask?: Mask | null;
}

const toLevel = (
  image: GeoTIFFImage,
  bands: Bands,
  { shrink, enough = OWN_ENOUGH, mask = null }: LevelOptions,
): Level => ({
  width: image.getWidth(),
  height: image.getHeight(),
  shrink,
  enough,
  blockWidth: image.getTileWidth(),
  blockHeight: image.getTileHeight(),
  pixelBytes: toPixelBytes(image, COLORS_AND_ALPHA),
  async read(window) {
    const rgba = await toRgba(image, bands, [...window]);
    if (mask !== null) await applyMask(mask, image, window, rgba);
    return rgba;
  },
});

const byWidth = (a: GeoTIFFImage, b: GeoTIFFImage) => b.getWidth() - a.getWidth();

/** What pictures are opened with. */
export interface LevelsOptions {
  /** A file of smaller sizes of the picture, as `writeOverviews` writes it. */
  readonly overviews?: RangeReader | null;
  /** How it is drawn; absent: in the usual way. */
  readonly look?: Look | null;
  /** Decodes tiles of WebP; absent: a picture that has them is refused in words. */
  readonly decodeWebp?: DecodeWebp | null;
}

/** Opens the sizes of a picture. @throws RasterError. */
export async function openLevels(
  reader: RangeReader,
  { overviews = null, look = null, decodeWebp = null }: LevelsOptions = {},
): Promise<{ readonly image: GeoTIFFImage; readonly levels: Levels }> {
  const [image, ...others] = await listImages(reader, decodeWebp);
  if (image === undefined) throw new RasterError('The file has no picture.');
  const smaller = others
    .filter((one) => {
      const kind = Number(one.fileDirectory.getValue('NewSubfileType') ?? 0);
      return (kind & 1) === 1 && !isMask(one) && one.getWidth() < image.getWidth();
    })
    .toSorted(byWidth);
  const maskOf = (one: GeoTIFFImage) => findMask(one, others, image);
  for (const one of [image, ...smaller]) {
    assertReadable(one);
    const mask = maskOf(one);
    if (mask !== null) assertReadable(mask, mask.getBitsPerSample() / 8);
  }
  const bands = await findBands(image, smaller.at(-1) ?? image, look);
  const shrinkOf = (one: GeoTIFFImage) =>
    [one.getWidth() / image.getWidth(), one.getHeight() / image.getHeight()] as const;
  const [across, down] = shrinkOf(smaller.at(-1) ?? image);
  // Each is half of the one before, the last column or row too, even where it is of half a pixel.
  const toMadeLevel = (one: GeoTIFFImage, index: number) => {
    const half = 2 ** -(index + 1);
    return toLevel(one, OVERVIEW_BANDS, { shrink: [across * half, down * half], enough: MADE_ENOUGH });
  };
  const made = overviews === null ? [] : (await listImages(overviews, null)).toSorted(byWidth);
  return {
    image,
    levels: [
      toLevel(image, bands, { shrink: [1, 1], mask: maskOf(image) }),
      ...smaller.map((one) => toLevel(one, bands, { shrink: shrinkOf(one), mask: maskOf(one) })),
      ...made.map(toMadeLevel),
    ],
  };
}
