import type { ImportItem } from '../items/import-item.ts';
import type { MapText } from './map-text.ts';

interface KnownText {
  readonly items: readonly ImportItem[];
  readonly text: MapText;
}

/** Keyed by the first feature of each file, and collected with it. */
const known = new WeakMap<ImportItem, KnownText>();

/** Keeps the text that the worker wrote for the features of a file. Valid as long as none of them changes. */
export function rememberText(items: readonly ImportItem[], text: MapText): void {
  const [first] = items;
  if (first !== undefined) known.set(first, { items, text });
}

/** Features in order: some with a known text, others still to be written. */
export type TextGroup = { readonly text: MapText } | { readonly items: readonly ImportItem[] };

const beginsAt = (items: readonly ImportItem[], at: number, run: readonly ImportItem[]): boolean =>
  run.every((item, index) => items[at + index] === item);

/** Finds the known texts for features. */
export function groupByText(items: readonly ImportItem[]): TextGroup[] {
  const groups: TextGroup[] = [];
  let from = 0;
  let at = 0;
  const endUnknown = () => {
    if (from < at) groups.push({ items: items.slice(from, at) });
  };
  while (at < items.length) {
    const found = known.get(items[at] as ImportItem);
    if (found === undefined || !beginsAt(items, at, found.items)) {
      at += 1;
      continue;
    }
    endUnknown();
    groups.push({ text: found.text });
    at += found.items.length;
    from = at;
  }
  endUnknown();
  return groups;
}
