import { bboxOf, type DecodedFeature, decodeInBatches, type FileSource } from '@waypost/geo';
import type { Bbox } from '@waypost/map-engine';
import { createUuidMaker } from '../../../data/local-uuid.ts';
import { joinBoxes } from '../../../map/camera/join-boxes.ts';
import { type ImportItem, toImportItem } from '../items/import-item.ts';
import { createMapText } from '../on-map/map-text.ts';
import { toFileDigest } from './file-digest.ts';
import { createFileSource } from './file-source.ts';
import { lookAtOutline } from './look-at-outline.ts';
import { packGeometry } from './packed-geometry.ts';
import type {
  ItemBatch,
  ParseAnswer,
  ParseMessage,
  ParseRequest,
  ParseTaken,
  Recolored,
  SentItem,
} from './parse-messages.ts';
import { toSlices } from './to-slices.ts';

/** The size of a batch: the page takes it in a few milliseconds. */
const BATCH = { items: 100, positions: 5_000 };

/** The interval of progress messages. */
const TELLING_MS = 250;

const makeUuid = createUuidMaker();

/** Called when the page has taken the last batch. */
let onTaken: (() => void) | null = null;

function say(message: ParseMessage): void {
  self.postMessage(message);
}

/** The box around what can be drawn, or null. */
function toBox({ status, geometry }: ImportItem): Bbox | null {
  return status === 'error' ? null : bboxOf(geometry);
}

/** Shares equal lists of words: sent once between threads, and stored once by the page. */
function createListSharer() {
  const known = new Map<string, readonly string[]>();
  return <T extends string>(list: readonly T[]): readonly T[] => {
    const key = list.join();
    const same = known.get(key) as readonly T[] | undefined;
    if (same !== undefined) return same;
    known.set(key, list);
    return list;
  };
}

const shareList = createListSharer();

function toSent({ fileId: _, fileName: __, geometry, given, issues, ...item }: ImportItem): SentItem {
  return {
    ...item,
    geometry: packGeometry(geometry) ?? geometry,
    issues: shareList(issues),
    ...(given === undefined ? {} : { given: shareList(given) }),
  };
}

function toBatch(items: readonly ImportItem[]): ItemBatch<SentItem> {
  const boxes = items.map(toBox).filter((box) => box !== null);
  return { items: items.map(toSent), box: joinBoxes(boxes) };
}

/** A file that reports its progress. The end of an archive, which is read first, comes before any report. */
function tellProgress(source: FileSource, id: string): FileSource {
  let toldAt = performance.now();
  return {
    ...source,
    read(from, to) {
      if (performance.now() - toldAt > TELLING_MS) {
        toldAt = performance.now();
        say({ id, kind: 'progress', part: from / source.size });
      }
      return source.read(from, to);
    },
  };
}

async function read({ id, file, swapsAxes }: ParseRequest): Promise<ParseAnswer> {
  const digest = await toFileDigest(file);
  const recolored: Recolored[] = [];
  const mapText = createMapText();
  let count = 0;
  const toItem = (feature: DecodedFeature): ImportItem => ({
    ...toImportItem(lookAtOutline(feature), id, makeUuid()),
    sourceIndex: count++,
  });
  const take = async (features: readonly DecodedFeature[]) => {
    for (const slice of toSlices(features, BATCH)) {
      const taken = new Promise<void>((resolve) => {
        onTaken = resolve;
      });
      const items = slice.map(toItem);
      say({ id, kind: 'items', batch: toBatch(items) });
      // In the worker while the page takes the batch: otherwise the page would write it between frames and create more
      // garbage.
      mapText.add(items);
      await taken;
    }
  };
  const recolor = (index: number, color: string | null) => recolored.push([index, color]);
  const source = tellProgress(createFileSource(file), id);
  const decoded = await decodeInBatches(source, { take, recolor }, { swapsAxes });
  return { decoded, recolored, mapText: mapText.finish(), digest };
}

// Files of any size are read here, so that map and page stay responsive.
self.addEventListener('message', ({ data }: MessageEvent<ParseRequest | ParseTaken>) => {
  if (data.kind === 'taken') {
    onTaken?.();
    return;
  }
  const { id } = data;
  void read(data).then(
    (answer) => say({ id, kind: 'read', answer }),
    (error: unknown) => say({ id, kind: 'unreadable', reason: String(error) }),
  );
});
