import type { Language } from '../ui/theme/preferences.ts';

/**
 * The texts that come with the code that shows them, by section. A section adds itself by declaration merging, beside its
 * `defineTexts`: that is all there is to do for a new one.
 */
// biome-ignore lint/suspicious/noEmptyInterface: sections add themselves
export interface Sections {}

/** A section and how its texts are loaded. */
export interface SectionTexts {
  readonly name: string;
  readonly load: Readonly<Record<Language, () => Promise<{ readonly default: object }>>>;
}

/** Declares a section: the words that load with one part of the product, in each language. */
export function defineTexts<K extends keyof Sections>(
  name: K,
  load: SectionTexts['load'] & { readonly en: () => Promise<{ readonly default: Sections[K] }> },
): SectionTexts {
  return { name, load };
}
