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

/** Up to so many go to the map as they are; more would be copied to its thread in one go, and stop the page. */
const FEW = { items: 2_000, positions: 20_000 };
/** Of more, what is not written yet is written between frames. */
const SLICE_MS = 4;

/** Nobody waits longer for a list or a map that is never done. */
export const READY_MS = 2_000;

/** Whether features are so many that the map takes them as a text, and drawing them takes all there is. */
export const isMuch = (items: readonly ImportItem[]): boolean => isMoreThan(items, FEW);

const NO_FEATURES = new Blob([JSON.stringify({ type: 'FeatureCollection', features: [] })]);

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

function giveAddresses(points: Blob, shapes: Blob, count: number): void {
  const addresses = { points: URL.createObjectURL(points), shapes: URL.createObjectURL(shapes) };
  given.push(addresses);
  dropAddresses(2);
  setImported(addresses, count);
}

/** Some features one after the other, written already or piece by piece when they are asked for. */
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

/** Features of one kind, as GeoJSON; null when a later call has overtaken this one. */
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
    // Given away slice by slice: all texts at once would be copied in one go.
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
 * Puts temporary features on the map: a few at once, many as a text that the map's own thread reads. What cannot be drawn
 * (broken coordinates) stays in the table only. A later call overtakes an earlier one.
 */
export async function showImported(items: readonly ImportItem[]): Promise<void> {
  shownCall += 1;
  const call = shownCall;
  const isWanted = () => call === shownCall;
  const asText = isMuch(items);
  if (asText) {
    // Once the list is there, and the map is where they are: all at once would contend for the machine.
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
 * Has the map draw a few features out of sight, once, before very many are there or while they are being read. Of what it
 * draws for the first time the page waits until its programs are made: longest where there is most to draw, and for one after
 * the other less than for all.
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
    // Somebody looks around: what was out of sight might come into it.
    if (getViewBounds() !== bounds) break;
  }
  void showImported([]);
}
