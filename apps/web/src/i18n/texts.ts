import type { Language } from '../ui/preferences.ts';

/** Texts by name, or by the name of what they are about. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

export type Values = Readonly<Record<string, string | number>>;

/** What stands in another language when a text is missing in one. */
const FALLBACK: Language = 'en';
const PLACEHOLDER = /\{\{(\w+)(, number)?\}\}/g;

const pluralRules = new Map<Language, Intl.PluralRules>();
const numberFormats = new Map<Language, Intl.NumberFormat>();

/** Making one costs more than a thousand uses. */
function once<T>(made: Map<Language, T>, language: Language, make: () => T): T {
  const known = made.get(language) ?? make();
  made.set(language, known);
  return known;
}

function toPlural(language: Language, count: number): string {
  return once(pluralRules, language, () => new Intl.PluralRules(language)).select(count);
}

function toNumber(language: Language, value: number): string {
  return once(numberFormats, language, () => new Intl.NumberFormat(language)).format(value);
}

/** Lays texts over others, group by group. */
export function mergeTexts(under: Texts, over: Texts): Texts {
  const merged: Record<string, string | Texts> = { ...under };
  for (const [name, text] of Object.entries(over)) {
    const below = merged[name];
    merged[name] = typeof text === 'object' && typeof below === 'object' ? mergeTexts(below, text) : text;
  }
  return merged;
}

function findText(texts: Texts | undefined, key: string): string | null {
  let found: string | Texts | undefined = texts;
  for (const name of key.split('.')) {
    if (typeof found !== 'object') return null;
    found = found[name];
  }
  return typeof found === 'string' ? found : null;
}

/** The names a text may have, the best first: with a number it is one of the forms of its language. */
function toNames(key: string, language: Language, count: string | number | undefined): string[] {
  if (typeof count !== 'number') return [key];
  const plural = `${key}_${toPlural(language, count)}`;
  return count === 0 ? [`${key}_zero`, plural, key] : [plural, key];
}

function fill(text: string, language: Language, values: Values): string {
  return text.replace(PLACEHOLDER, (_, name: string, isNumber: string | undefined) => {
    const value = values[name] ?? '';
    return isNumber !== undefined && typeof value === 'number' ? toNumber(language, value) : String(value);
  });
}

/**
 * The text of a dotted key. `{{name}}` in it becomes what `values` says, `{{name, number}}` that as a number of the
 * language; `count` among them chooses the plural form. A key of no text is its own.
 */
export function toText(
  texts: ReadonlyMap<Language, Texts>,
  language: Language,
  key: string,
  values: Values = {},
): string {
  for (const one of [language, FALLBACK]) {
    for (const name of toNames(key, one, values.count)) {
      const text = findText(texts.get(one), name);
      if (text !== null) return fill(text, one, values);
    }
  }
  return key;
}
