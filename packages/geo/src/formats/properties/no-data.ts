import type { DataField } from '../outcome/decoded.ts';

/** From here on a number says that there is none: ESRI's "no data" is any below -1e38, a raster's often ±3.4e38. */
const NO_DATA_FROM = 1e38;
const LARGEST_FLOAT = 3.4028234663852886e38;
/** What programs write for a number that is none; the second as C of Microsoft did. */
const NO_NUMBER = /^[+-]?(?:nan|inf|infinity|1\.#(?:inf|ind|qnan|snan)0*)$/i;

/** Whether a text is a word for a number that is none. */
export function isNoNumber(text: string): boolean {
  return NO_NUMBER.test(text);
}

/** Whether a text is a number that stands for "no data". A whole number of 128 bits is rather an identifier. */
export function isNoDataNumber(text: string): boolean {
  const size = Math.abs(Number(text));
  if (!(size >= NO_DATA_FROM)) return false;
  return !(/^\+?\d{39}$/.test(text) && size < 2 ** 128 && size !== LARGEST_FLOAT);
}

/**
 * Whether a field of numbers holds none: NaN, an infinity, or one of the numbers that stand for "no data". A field of
 * text is never left out: a person may have written it.
 */
export function isNoData({ type, value }: DataField): boolean {
  return type === 1 && (isNoDataNumber(value) || isNoNumber(value));
}
