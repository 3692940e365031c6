/**
 * A number in a language, with separators from 1,000 on: Spanish would leave them out below 10,000, beside larger numbers
 * that have them.
 */
export function toNumberText(value: number, locale: string, options: Intl.NumberFormatOptions = {}): string {
  return value.toLocaleString(locale, { useGrouping: 'always', ...options });
}
