import { z } from 'zod';
import { color } from '../common.ts';

const isProperty = (by: string) =>
  by === 'template' || (by.startsWith('data:') && by.length > 'data:'.length);

/**
 * What a map colours features by: `template`, or a key of collected data as `data:` and the key. Absent: the features'
 * own colours.
 */
export const colorBy = z
  .string()
  .max(260)
  .refine(isProperty, { message: 'Colour by template, or by data: and a key.' });

/** Whether all features have one colour, `#rrggbb`. */
export const isOneColor = (by: string): boolean => color.safeParse(by).success;

/** What a layer colours its features by: as `colorBy`, or one colour for all, `#rrggbb`. */
export const layerColorBy = z
  .string()
  .max(260)
  .refine((by) => isOneColor(by) || isProperty(by), {
    message: 'Give a colour as #rrggbb, or colour by template, or by data: and a key.',
  })
  .transform((by) => (isOneColor(by) ? by.toLowerCase() : by));

/** The key of collected data to colour by; null for the template. */
export function toColorKey(by: string): string | null {
  return by.startsWith('data:') ? by.slice('data:'.length) : null;
}

/** Colours of classes that colour-blind people can tell apart, visible on all base styles. */
export const CLASS_COLORS = [
  '#0059ff',
  '#f08c00',
  '#12834a',
  '#d6409f',
  '#0f9bb4',
  '#e5484d',
  '#8e4ec6',
  '#b4690e',
  '#141922',
] as const;
/** Colours of ranges, from low to high. */
export const RANGE_COLORS = ['#9ecae1', '#6baed6', '#3182bd', '#08519c', '#08306b'] as const;
/** Of features without a value. */
export const NO_CLASS_COLOR = '#a6b0bf';
/** Of all values beyond the classes. */
export const OTHER_CLASS_COLOR = '#566072';

/** The most features that can be coloured by a key of collected data. */
export const MAX_COLORED_BY_DATA = 50_000;

/** A class of features and its colour: a template or value, a range of numbers, all others, or no value. */
export const legendClass = z.object({
  kind: z.enum(['template', 'value', 'range', 'other', 'none']),
  color: z.string(),
  /** The name of the template, or the value; null for ranges, others and none. */
  label: z.string().nullable(),
  /** Of a range: from and including; null for the lowest. */
  from: z.number().nullable(),
  /** Of a range: to and excluding; null for the highest. */
  to: z.number().nullable(),
  /** Features of the project in this class, without filters. */
  count: z.number().int(),
});
export type LegendClass = z.infer<typeof legendClass>;

export const legend = z.object({
  classes: z.array(legendClass),
  /** Whether the project has too many features for this; then they keep their own colours. */
  is_too_large: z.boolean(),
});
export type Legend = z.infer<typeof legend>;
