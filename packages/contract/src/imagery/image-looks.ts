import { z } from 'zod';
import { RAMP_COLORS } from './variable-ramps.ts';

/** Colours from little to much, as `#rrggbb`, that the values of one band may stand for. */
export const LOOK_RAMPS = {
  greens: RAMP_COLORS,
  heat: ['#1d0f3a', '#6b1d6e', '#b73562', '#ee6a45', '#fbb04d', '#fcf6b1'],
  depth: ['#08204a', '#10508c', '#2f86b7', '#6bb9c9', '#b5e0d3', '#f4faec'],
  contrast: ['#8c3b0c', '#d08a3e', '#f3dcae', '#f4f3ef', '#a9d3cd', '#3d8f88', '#0a4f4a'],
} as const;
export type LookRamp = keyof typeof LOOK_RAMPS;
const RAMP_NAMES = Object.keys(LOOK_RAMPS) as [LookRamp, ...LookRamp[]];

/** More bands than any picture has that is read. */
const MAX_BAND = 65_535;
/** Files of 64-bit floating point name it as what stands for nothing. */
const LARGEST = Number.MAX_VALUE;

const band = z.number().int().min(1, 'Bands are counted from 1.').max(MAX_BAND);
const value = z.number().min(-LARGEST).max(LARGEST);
const ends = z.number().min(0, 'Percent are from 0 to 100.').max(100, 'Percent are from 0 to 100.');

const stretch = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('percent'), low: ends, high: ends }),
    z.strictObject({ kind: z.literal('values'), low: value, high: value }),
  ])
  .refine(({ low, high }) => low < high, {
    message: 'The darkest value has to be less than the brightest.',
    path: ['high'],
  });

/** How the picture of a layer is drawn. */
export const imageLook = z
  .strictObject({
    /** Red, green and blue, or one band. */
    bands: z.union([z.tuple([band]), z.tuple([band, band, band])], { error: 'Choose one band or three.' }),
    /** The colours of one band; null: greys, or the palette of the file. */
    ramp: z.enum(RAMP_NAMES).nullable(),
    /** The darkest and the brightest value, or the percent of all values that are below them. */
    stretch,
    /** The value that stands for nothing; null: each is shown. */
    nodata: value.nullable(),
  })
  .refine(({ bands, ramp }) => ramp === null || bands.length === 1, {
    message: 'A colour ramp is for one band.',
    path: ['ramp'],
  });
export type ImageLook = z.output<typeof imageLook>;

/** How far a chosen look is: smaller sizes of the picture may have to be made anew before everybody sees it. */
export const LOOK_STATES = ['shown', 'preparing', 'failed'] as const;

/** What the file of a layer says of its values, and how it is drawn. */
export const imageLooks = z.object({
  bands: z.array(
    z.object({
      number: z.number().int(),
      /** What the file calls it. */
      name: z.string().nullable(),
      is_alpha: z.boolean(),
    }),
  ),
  /** Such as `uint16` or `float32`. */
  sample_type: z.string(),
  has_palette: z.boolean(),
  /** As everybody sees it, or will as soon as it is prepared. */
  look: imageLook,
  /** As it is drawn when nobody has chosen. */
  usual_look: imageLook,
  state: z.enum(LOOK_STATES),
});
export type ImageLooks = z.output<typeof imageLooks>;

/** Previews per minute and client address: each may decode 64 MB of the picture, or one block of it that is larger. */
export const LOOK_PREVIEWS_PER_MINUTE = 60;
/** Chosen looks per minute and client address: smaller sizes of a large picture are made for each. */
export const LOOK_CHANGES_PER_MINUTE = 10;
/** Pixels along the longer side of a preview, at most. */
export const LOOK_PREVIEW_PIXELS = 512;
/** The header of a preview that shows the middle of a picture too large to be read whole. */
export const LOOK_PART_HEADER = 'x-picture-part';
