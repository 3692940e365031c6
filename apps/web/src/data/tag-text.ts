import type { FeatureTag } from '@waypost/contract';

/** More than any measure has, and fewer than show how a double is rounded. */
const DIGITS = 15;

/** What was measured, with units; null without a value. */
export function toValueText(
  { value, units }: Pick<FeatureTag, 'value' | 'units'>,
  locale: string,
): string | null {
  if (value === null) return null;
  const number = new Intl.NumberFormat(locale, { maximumSignificantDigits: DIGITS }).format(value);
  return units === null || units === '' ? number : `${number} ${units}`;
}

/** A tag in one line: `Depth 12.5 m`. */
export function toTagText(tag: Pick<FeatureTag, 'name' | 'value' | 'units'>, locale: string): string {
  const value = toValueText(tag, locale);
  return value === null ? tag.name : `${tag.name} ${value}`;
}

/** What a language writes before decimals. */
export function toDecimalMark(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
