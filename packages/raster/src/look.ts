import type { GeoTIFFImage } from 'geotiff';
import { isYcbcr, type Numbers } from './read-planes.ts';

type Colors = readonly (readonly [number, number, number])[];

/** How a picture is drawn. */
export interface Look {
  /** Red, green and blue, or one band that is drawn in greys or by a ramp; the first band is 0. */
  readonly bands: readonly [number] | readonly [number, number, number];
  /** Red, green and blue of one band from its low end to its high one; null: greys, or the palette of the file. */
  readonly ramp: Colors | null;
  /** The values that are darkest and brightest, or the percent of all values below them. */
  readonly stretch: { readonly kind: 'percent' | 'values'; readonly low: number; readonly high: number };
  /** The value that means nothing; null: each means something, absent: what the file says. */
  readonly nodata?: number | null;
}

const [RGB, PALETTE] = [2, 3];
/** Red, green and blue of pictures with as many bands: what is taken by satellites and drones begins with blue. */
const COLORS: Readonly<Record<number, Look['bands']>> = { 1: [0], 2: [0], 3: [0, 1, 2], 8: [5, 3, 1] };
const FROM_BLUE: Look['bands'] = [2, 1, 0];

const photometricOf = (image: GeoTIFFImage) =>
  Number(image.fileDirectory.getValue('PhotometricInterpretation') ?? 1);

/** Whether values stand for colours that the file lists. */
export const isPalette = (image: GeoTIFFImage): boolean => photometricOf(image) === PALETTE;

/** The band that says how opaque pixels are; null: none. */
export function findAlpha(image: GeoTIFFImage): number | null {
  const extra = Array.from((image.fileDirectory.getValue('ExtraSamples') ?? []) as Numbers);
  const place = extra.findIndex((kind) => kind === 1 || kind === 2);
  return place === -1 ? null : image.getSamplesPerPixel() - extra.length + place;
}

/** How a picture is drawn of which nobody said it: bytes as they are, other values from the 2nd to the 98th percent. */
export function toUsualLook(image: GeoTIFFImage): Look {
  const count = image.getSamplesPerPixel() - (findAlpha(image) === null ? 0 : 1);
  const isColors = photometricOf(image) === RGB || isYcbcr(image);
  const isPlain = image.getBitsPerSample() === 8 || isPalette(image);
  return {
    bands: isColors ? [0, 1, 2] : (COLORS[count] ?? FROM_BLUE),
    ramp: null,
    stretch: isPlain ? { kind: 'values', low: 0, high: 255 } : { kind: 'percent', low: 2, high: 98 },
  };
}
