import type { ImportedAddresses } from '@waypost/map-engine';
import { whenIdle } from '../../../map/early/when-idle.ts';
import { findEngine } from '../../../map/engine/engine-holder.ts';
import { getViewBounds, mapSession, setImported } from '../../../map/session/map-session.ts';
import type { ImportItem } from '../items/import-item.ts';
import { isMoreThan } from '../reading/to-slices.ts';
import { toImportedCollection } from './imported-collection.ts';
import { toFeatureTexts } from './imported-text.ts';
import { groupByText, type TextGroup } from './known-texts.ts';
import { type FeatureText, listDrawn, type MapKind } from './map-text.ts';
import { listUnseen } from './out-of-sight.ts';
import { pause } from './pause.ts';

/**
 * Up to this number, features go to the map directly; more would be copied to its worker at once, and block the page.
 */
const FEW = { items: 2_000, positions: 20_000 };
/** Above this number, missing text is written between frames. */
const SLICE_MS = 4;

/** The longest wait for a list or a map that never becomes idle. */
export const READY_MS = 2_000;

/** Whether there are so many features that the map takes them as text, and drawing them is expensive. */
export const isMuch = (items: readonly ImportItem[]): boolean => isMoreThan(items, FEW);

const NO_FEATURES = new Blob([JSON.stringify({ type: 'FeatureCollection', features: [] })]);

let shownCall = 0;
/** The blob URLs given to the map last and before, which it may still be reading. */
let given: ImportedAddresses[] = [];

function dropAddresses(keep: number): void {
  for (const { points, shapes } of given.slice(0, given.length - keep)) {
    URL.revokeObjectURL(points);
    URL.revokeObjectURL(shapes);
  }
  given = given.slice(given.length - keep);
}

function giveAddresses(points: Blob, shapes: Blob, count: number): void {
  const addresses = { points: URL.createObjectURL(points), shapes: URL.createObjectURL(shapes) };
  given.push(addresses);
  dropAddresses(2);
  setImported(addresses, count);
}

/** A series of features, written already or chunk by chunk on demand. */
interface Part {
  readonly count: number;
  readonly pieces: Iterable<string | Blob>;
}

function toPart(group: TextGroup, kind: MapKind): Part {
  if ('text' in group) return { count: group.text[kind].count, pieces: [group.text[kind].text] };
  const drawn = listDrawn(group.items, kind);
  return { count: drawn.length, pieces: toFeatureTexts(drawn) };
}

function* toPieces(parts: readonly Part[]): Generator<string | Blob> {
  yield '{"type":"FeatureCollection","features":[';
  for (const [index, { pieces }] of parts.entries()) {
    if (index > 0) yield ',';
    yield* pieces;
  }
  yield ']}';
}

/** Features of one kind as GeoJSON; null if a later call has superseded this one. */
async function toText(
  groups: readonly TextGroup[],
  kind: MapKind,
  isWanted: () => boolean,
): Promise<FeatureText | null> {
  const parts = groups.map((group) => toPart(group, kind)).filter(({ count }) => count > 0);
  const blobs: Blob[] = [];
  let texts: (string | Blob)[] = [];
  let start = performance.now();
  for (const piece of toPieces(parts)) {
    texts.push(piece);
    if (performance.now() - start < SLICE_MS) continue;
    // Passed on in slices: all text at once would be copied in one go.
    blobs.push(new Blob(texts));
    texts = [];
    await pause();
    if (!isWanted()) return null;
    start = performance.now();
  }
  const text = new Blob([...blobs, ...texts], { type: 'application/geo+json' });
  return { text, count: parts.reduce((sum, { count }) => sum + count, 0) };
}

/**
 * Shows temporary features on the map: a few directly, many as text that the map's worker reads. Features that cannot
 * be drawn (invalid coordinates) are in the table only. A later call supersedes an earlier one.
 */
export async function showImported(items: readonly ImportItem[]): Promise<void> {
  shownCall += 1;
  const call = shownCall;
  const isWanted = () => call === shownCall;
  const asText = isMuch(items);
  if (asText) {
    // After the list is rendered and the map is at their place: all at once would compete for the CPU.
    await whenIdle(READY_MS);
    await findEngine()?.whenAtRest(READY_MS);
    if (!isWanted()) return;
  }
  if (!asText) {
    const collection = toImportedCollection(items);
    setImported(collection, collection.features.length);
    dropAddresses(0);
    return;
  }
  const groups = groupByText(items);
  const points = await toText(groups, 'points', isWanted);
  const shapes = points && (await toText(groups, 'shapes', isWanted));
  if (points === null || shapes === null) return;
  giveAddresses(points.text, shapes.text, points.count + shapes.count);
}

let isPrepared = false;

/**
 * Lets the map draw a few features out of view, once, before very many arrive or while they are read. Drawing a kind of
 * feature for the first time compiles its shaders and blocks the page: longest with many features, and less for one
 * kind after the other.
 */
export async function prepareMany(): Promise<void> {
  const bounds = getViewBounds();
  if (isPrepared || bounds === null || mapSession.get().importedCount > 0) return;
  isPrepared = true;
  const call = shownCall;
  for (const unseen of listUnseen(bounds)) {
    const text = new Blob([JSON.stringify(unseen)]);
    const isPoint = unseen.features[0]?.geometry.type === 'Point';
    giveAddresses(isPoint ? text : NO_FEATURES, isPoint ? NO_FEATURES : text, 0);
    await findEngine()?.whenAtRest(READY_MS);
    if (call !== shownCall) return;
    // The person moves the map: features out of view might come into view.
    if (getViewBounds() !== bounds) break;
  }
  void showImported([]);
}
