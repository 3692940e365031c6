/** Formats are slow to make, and a report needs the same few a thousand times. */
const MOST_KEPT = 500;
const kept = new Map<string, unknown>();

function keep<T>(key: string, make: () => T): T {
  const found = kept.get(key);
  // Kept under its own kind and options only.
  if (found !== undefined) return found as T;
  if (kept.size >= MOST_KEPT) kept.clear();
  const made = make();
  kept.set(key, made);
  return made;
}

export const toNumberFormat = (language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  keep(`number ${language} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(language, options));

export const toTimeFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  keep(`time ${language} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(language, options));
