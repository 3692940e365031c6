import { foldText } from '../../../ui/people/fold-text.ts';

/** Sorts items that match all typed words: names that start with the text first, then words that do, then the rest. */
export function rankByName<T extends { readonly name: string }>(items: readonly T[], text: string): T[] {
  const wanted = foldText(text).trim();
  const words = wanted.split(/\s+/).filter(Boolean);
  const rank = (name: string) => (name.startsWith(wanted) ? 0 : name.includes(` ${wanted}`) ? 1 : 2);
  return items
    .map((item) => ({ item, name: foldText(item.name) }))
    .filter(({ name }) => words.every((word) => name.includes(word)))
    .sort((a, b) => rank(a.name) - rank(b.name))
    .map(({ item }) => item);
}
