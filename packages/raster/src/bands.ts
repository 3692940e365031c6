import type { GeoTIFFImage } from 'geotiff';
import { findAlpha, isPalette, type Look, toUsualLook } from './look.ts';
import { MAX_DECODED, type Numbers, readPlanes, toDecodedBytes } from './read-planes.ts';
import { RasterError } from './raster-error.ts';

/** Which bands of a picture are shown, and how. */
export interface Bands {
  /** Red, green and blue. */
  readonly colors: readonly [number, number, number];
  /** Null: every pixel that is not nodata is opaque. */
  readonly alpha: number | null;
  readonly nodata: number | null;
  /** The values that are black and white. */
  readonly range: readonly [low: number, high: number];
  /** The colours that values stand for: all reds, then all greens, then all blues, of 65,535; null: they are colours. */
  readonly palette: Numbers | null;
  /** The colours from the low to the high end of the range; null: grey, or what the bands say. */
  readonly ramp: Ramp['colors'] | null;
}

/** Colours that values of a picture with one band stand for, between which they are mixed. */
export interface Ramp {
  readonly low: number;
  readonly high: number;
  /** Red, green and blue, at least two, from the low end to the high one. */
  readonly colors: readonly (readonly [number, number, number])[];
}

/** What `writeOverviews` writes. */
export const OVERVIEW_BANDS: Bands = {
  colors: [0, 1, 2],
  alpha: 3,
  nodata: null,
  range: [0, 255],
  palette: null,
  ramp: null,
};

/** Pixels along each side of what the range is taken from, at most. */
const SAMPLED = 512;
/** Windows along each side of a picture that is too large to be read whole. */
const WINDOWS = 4;
const WINDOW = 256;
const LARGE = 2048;

async function readBand(image: GeoTIFFImage, band: number): Promise<number[]> {
  const [width, height] = [image.getWidth(), image.getHeight()];
  const isSmall = Math.max(width, height) <= LARGE && toDecodedBytes(image, 1, []) <= MAX_DECODED / 2;
  if (isSmall) {
    const share = Math.min(1, SAMPLED / Math.max(width, height));
    const [values = []] = await readPlanes(image, [band], {
      width: Math.max(1, Math.round(width * share)),
      height: Math.max(1, Math.round(height * share)),
    });
    return Array.from(values);
  }
  const found: number[] = [];
  for (let at = 0; at < WINDOWS ** 2; at += 1) {
    const left = Math.floor(((at % WINDOWS) / WINDOWS) * width);
    const top = Math.floor((Math.floor(at / WINDOWS) / WINDOWS) * height);
    const window = [left, top, Math.min(left + WINDOW, width), Math.min(top + WINDOW, height)];
    const [values = []] = await readPlanes(image, [band], { window });
    for (const value of Array.from(values)) found.push(value);
  }
  return found;
}

/** The values between which a share of all lies. */
async function findRange(
  image: GeoTIFFImage,
  colors: Bands['colors'],
  nodata: number | null,
  [from, to]: readonly [number, number],
): Promise<Bands['range']> {
  const values: number[] = [];
  for (const band of new Set(colors))
    for (const value of await readBand(image, band))
      if (value !== (nodata ?? 0) && Number.isFinite(value)) values.push(value);
  const sorted = Float64Array.from(values).sort();
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))];
  const [low, high] = [at(from) ?? 0, at(to) ?? 1];
  return [low, high > low ? high : low + 1];
}

/** Finds what is shown of a picture. @param smallest of its levels. @throws RasterError for bands that it does not have. */
export async function findBands(
  image: GeoTIFFImage,
  smallest: GeoTIFFImage,
  chosen: Look | null,
): Promise<Bands> {
  const look = chosen ?? toUsualLook(image);
  const count = image.getSamplesPerPixel();
  const missing = look.bands.find((band) => band >= count);
  if (missing !== undefined)
    throw new RasterError(`There is no band ${missing + 1}: the picture has ${count}.`);
  const [first, second = first, third = first] = look.bands;
  const colors = [first, second, third] as const;
  const nodata = look.nodata === undefined ? image.getGDALNoData() : look.nodata;
  const { ramp, stretch } = look;
  const isOwn = ramp === null && look.bands.length === 1 && isPalette(image);
  const palette = isOwn ? ((await image.fileDirectory.loadValue('ColorMap')) as Numbers) : null;
  const range =
    stretch.kind === 'values'
      ? ([stretch.low, stretch.high] as const)
      : await findRange(smallest, colors, nodata, [stretch.low / 100, stretch.high / 100]);
  return { colors, alpha: findAlpha(image), nodata, range, palette, ramp };
}

/** Turns a value to a byte of a colour. @param channel red, green or blue. */
function toColor({ range, palette, ramp }: Bands): (value: number, channel: number) => number {
  if (palette !== null) {
    const size = palette.length / 3;
    return (value, channel) => (palette[channel * size + value] ?? 0) / 257;
  }
  const [low, high] = range;
  if (ramp !== null)
    return (value, channel) => {
      const place = Math.min(Math.max((value - low) / (high - low), 0), 1) * (ramp.length - 1);
      const from = Math.min(Math.floor(place), ramp.length - 2);
      const [lower = 0, upper = 0] = [ramp[from]?.[channel], ramp[from + 1]?.[channel]];
      return lower + (upper - lower) * (place - from);
    };
  if (low === 0 && high === 255) return (value) => value;
  return (value) => Math.min(Math.max(((value - low) / (high - low)) * 255, 0), 255);
}

/** Reads a window as RGBA: what is no finite number is clear. */
export async function toRgba(image: GeoTIFFImage, bands: Bands, window: number[]): Promise<Uint8Array> {
  const { colors, alpha, nodata } = bands;
  const samples = [...colors, ...(alpha === null ? [] : [alpha])];
  const [red = [], green = [], blue = [], opacity] = await readPlanes(image, samples, { window });
  const toByte = toColor(bands);
  const full = alpha === null ? 1 : 2 ** image.getBitsPerSample(alpha) - 1;
  const rgba = new Uint8Array(red.length * 4);
  for (let at = 0; at < red.length; at += 1) {
    const [r = 0, g = 0, b = 0] = [red[at], green[at], blue[at]];
    const isNothing =
      (nodata !== null && r === nodata && g === nodata && b === nodata) ||
      !Number.isFinite(r) ||
      !Number.isFinite(g) ||
      !Number.isFinite(b);
    rgba[at * 4] = toByte(r, 0);
    rgba[at * 4 + 1] = toByte(g, 1);
    rgba[at * 4 + 2] = toByte(b, 2);
    rgba[at * 4 + 3] = isNothing ? 0 : opacity === undefined ? 255 : ((opacity[at] ?? 0) / full) * 255;
  }
  return rgba;
}
