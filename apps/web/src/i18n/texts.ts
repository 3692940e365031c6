import type { Language } from '../ui/theme/preferences.ts';

/**
 * The texts that load with the code that shows them, by section. A section adds itself by declaration merging beside
 * its `defineTexts`; a new one needs nothing else.
 */
// biome-ignore lint/suspicious/noEmptyInterface: sections add themselves
export interface Sections {}

/** A section and the loaders of its texts. */
export interface SectionTexts {
  readonly name: string;
  readonly load: Readonly<Record<Language, () => Promise<{ readonly default: object }>>>;
}

/** Declares a section: the texts of one part of the product, in each language. */
export function defineTexts<K extends keyof Sections>(
  name: K,
  load: SectionTexts['load'] & { readonly en: () => Promise<{ readonly default: Sections[K] }> },
): SectionTexts {
  return { name, load };
}
