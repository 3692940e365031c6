import type { ImportedAddresses } from '@waypost/map-engine';
import { setImported } from '../../map/map-session.ts';
import type { ImportItem } from './import-item.ts';
import { toImportedCollection } from './imported-collection.ts';
import { toImportedTexts } from './imported-text.ts';
import { pause } from './pause.ts';
import { isMoreThan } from './to-slices.ts';

/** Up to so many go to the map as they are; more would be copied to its thread in one go, and stop the page. */
const FEW = { items: 2_000, positions: 20_000 };
/** Of more, a text is made between frames. */
const SLICE_MS = 4;

/** Whether features are so many that the map takes them as a text, and drawing them takes all there is. */
export const isMuch = (items: readonly ImportItem[]): boolean => isMoreThan(items, FEW);

let shownCall = 0;
/** What the map was given last, and what it was given before, which it may still be reading. */
let given: ImportedAddresses[] = [];

function dropAddresses(keep: number): void {
  for (const { points, shapes } of given.slice(0, given.length - keep)) {
    URL.revokeObjectURL(points);
    URL.revokeObjectURL(shapes);
  }
  given = given.slice(given.length - keep);
}

interface ImportedText {
  readonly text: Blob;
  readonly count: number;
}

/** Features that can be drawn, as GeoJSON; null when a later call has overtaken this one. */
async function toText(
  items: readonly ImportItem[],
  which: 'points' | 'shapes',
  isWanted: () => boolean,
): Promise<ImportedText | null> {
  const parts: Blob[] = [];
  let texts: string[] = [];
  let count = 0;
  function* listDrawn() {
    for (const item of items) {
      if (item.status === 'error' || (item.geometry.type === 'Point') !== (which === 'points')) continue;
      count += 1;
      yield item;
    }
  }
  let start = performance.now();
  for (const text of toImportedTexts(listDrawn())) {
    texts.push(text);
    if (performance.now() - start < SLICE_MS) continue;
    // Given away slice by slice: all texts at once would be copied in one go.
    parts.push(new Blob(texts));
    texts = [];
    await pause();
    if (!isWanted()) return null;
    start = performance.now();
  }
  return { text: new Blob([...parts, ...texts], { type: 'application/geo+json' }), count };
}

/**
 * Puts temporary features on the map: a few at once, many as a text that the map's own thread reads. What cannot be drawn
 * (broken coordinates) stays in the table only. A later call overtakes an earlier one.
 */
export async function showImported(items: readonly ImportItem[]): Promise<void> {
  shownCall += 1;
  const call = shownCall;
  const isWanted = () => call === shownCall;
  const asText = isMuch(items);
  if (asText) {
    // Not in the turn in which they come: the list has enough to do in it.
    await pause();
    if (!isWanted()) return;
  }
  if (!asText) {
    const collection = toImportedCollection(items);
    setImported(collection, collection.features.length);
    dropAddresses(0);
    return;
  }
  const points = await toText(items, 'points', isWanted);
  const shapes = points && (await toText(items, 'shapes', isWanted));
  if (points === null || shapes === null) return;
  const addresses = { points: URL.createObjectURL(points.text), shapes: URL.createObjectURL(shapes.text) };
  given.push(addresses);
  dropAddresses(2);
  setImported(addresses, points.count + shapes.count);
}
