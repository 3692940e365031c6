import { setImported } from '../../map/map-session.ts';
import type { ImportItem } from './import-item.ts';
import { toImportedCollection } from './imported-collection.ts';
import { pause } from './pause.ts';
import { isMoreThan, toSlices } from './to-slices.ts';

/** Up to so many go to the map as they are; more would be copied to its thread in one go, and stop the page. */
const FEW = { items: 2_000, positions: 20_000 };
/** Of more, a text is made between frames. */
const SLICE_MS = 8;
const SLICE = { items: 200, positions: 2_000 };

/** Whether features are so many that the map takes them as a text, and drawing them takes all there is. */
export const isMuch = (items: readonly ImportItem[]): boolean => isMoreThan(items, FEW);

let shownCall = 0;
/** The address that the map was given last, and the one before, which it may still be reading. */
let addresses: string[] = [];

function dropAddresses(keep: number): void {
  for (const address of addresses.slice(0, addresses.length - keep)) URL.revokeObjectURL(address);
  addresses = addresses.slice(addresses.length - keep);
}

async function toAddress(items: readonly ImportItem[], isWanted: () => boolean): Promise<string | null> {
  const parts: Blob[] = [];
  let texts: string[] = ['{"type":"FeatureCollection","features":['];
  let start = performance.now();
  let comma = '';
  for (const slice of toSlices(items, SLICE)) {
    const text = JSON.stringify(toImportedCollection(slice).features).slice(1, -1);
    texts.push(`${comma}${text}`);
    comma = ',';
    if (performance.now() - start < SLICE_MS) continue;
    // Given away slice by slice: all texts at once would be copied in one go.
    parts.push(new Blob(texts));
    texts = [];
    await pause();
    if (!isWanted()) return null;
    start = performance.now();
  }
  return URL.createObjectURL(new Blob([...parts, ...texts, ']}'], { type: 'application/geo+json' }));
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
  const drawn = items.filter((item) => item.status !== 'error');
  if (!asText) {
    setImported(toImportedCollection(drawn), drawn.length);
    dropAddresses(0);
    return;
  }
  const address = await toAddress(drawn, isWanted);
  if (address === null) return;
  addresses.push(address);
  dropAddresses(2);
  setImported(address, drawn.length);
}
