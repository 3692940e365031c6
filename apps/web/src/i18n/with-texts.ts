import { loadTexts } from './i18n.ts';
import type { SectionTexts } from './texts.ts';

/** Loads code together with the texts it shows; await it before the first render of that code. */
export async function withTexts<T>(code: Promise<T>, ...sections: readonly SectionTexts[]): Promise<T> {
  const [loaded] = await Promise.all([code, ...sections.map(loadTexts)]);
  return loaded;
}
