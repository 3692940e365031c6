import { bboxOf, type DecodedFeature, decodeInBatches, type FileSource } from '@waypost/geo';
import type { Bbox } from '@waypost/map-engine';
import { createUuidMaker } from '../../../data/local-uuid.ts';
import { joinBoxes } from '../../../map/camera/boxes.ts';
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

/** So much at once: the page takes it in a few milliseconds, and has its hands free in between. */
const BATCH = { items: 100, positions: 5_000 };

/** It says no oftener how far it is. */
const TELLING_MS = 250;

const makeUuid = createUuidMaker();

/** Called when the page has taken what it was sent last. */
let onTaken: (() => void) | null = null;

function say(message: ParseMessage): void {
  self.postMessage(message);
}

/** The box around what can be drawn, or null. */
function toBox({ status, geometry }: ImportItem): Bbox | null {
  return status === 'error' ? null : bboxOf(geometry);
}

/** Lists of few words are few: between threads one that is meant again goes once, and the page keeps it once. */
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

/** A file that says how far it is read. The end of an archive, which is read first, is behind it by then. */
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

async function read({ id, file }: ParseRequest): Promise<ParseAnswer> {
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
      // While the page takes them: by itself it would write this between its frames, and leave more to clear away.
      mapText.add(items);
      await taken;
    }
  };
  const recolor = (index: number, color: string | null) => recolored.push([index, color]);
  const decoded = await decodeInBatches(tellProgress(createFileSource(file), id), { take, recolor });
  return { decoded, recolored, mapText: mapText.finish(), digest };
}

// Files of any size are read here, so that the map and the page stay in motion meanwhile.
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
