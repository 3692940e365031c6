import { bboxOf, type FidelityReport } from '@waypost/geo';
import { translate } from '../../i18n/i18n.ts';
import { joinBoxes } from '../../map/boxes.ts';
import { createStore } from '../../map/create-store.ts';
import { fitMap } from '../../map/engine-holder.ts';
import { setImportedCollection } from '../../map/map-session.ts';
import { showToast } from '../../ui/toaster.ts';
import { checkFiles } from './accept-files.ts';
import { type ImportItem, toImportItem } from './import-item.ts';
import { addFile, addItems, changeFile, EMPTY_IMPORTS, failFile, type ImportState } from './import-state.ts';
import { toImportedCollection } from './imported-collection.ts';
import { createLocalUuid } from './local-uuid.ts';
import { parseFile } from './parse-file.ts';

/** The temporary features of this tab: outside React, so that they survive every navigation. */
export const importStore = createStore<ImportState>(EMPTY_IMPORTS);

/** Applies a reducer to the store. */
export function changeImports(change: (state: ImportState) => ImportState): void {
  importStore.set(change(importStore.get()));
}

let shownItems: readonly ImportItem[] = [];
importStore.subscribe(() => {
  const { items } = importStore.get();
  if (items === shownItems) return;
  shownItems = items;
  setImportedCollection(toImportedCollection(items));
});

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (importStore.get().items.length > 0) event.preventDefault();
}

if (typeof window !== 'undefined') window.addEventListener('beforeunload', onBeforeUnload);

/** The box around features that can be drawn, or null. */
export function toItemsBox(items: readonly ImportItem[]) {
  const boxes = items.flatMap((item) => {
    const box = item.status === 'error' ? null : bboxOf(item.geometry);
    return box === null ? [] : [box];
  });
  return joinBoxes(boxes);
}

function fitTo(items: readonly ImportItem[]): void {
  const box = toItemsBox(items);
  if (box !== null) fitMap(box, { maxZoom: 15 });
}

/** Tells what cannot be imported, by name; what goes on comes back. */
export function acceptFiles(files: readonly File[], from: 'map' | 'list'): readonly File[] {
  const { accepted, unsupported, tooLarge, isTooMany } = checkFiles(files);
  const list = (some: readonly File[]) => some.map((file) => file.name).join(', ');
  if (isTooMany) showToast({ tone: 'error', message: translate('imports.tooMany') });
  if (tooLarge.length > 0) {
    showToast({ tone: 'error', title: translate('imports.tooLarge'), message: list(tooLarge) });
  }
  if (unsupported.length > 0) {
    const title = translate(from === 'map' ? 'imports.unsupported' : 'imports.invalidType');
    showToast({ tone: 'error', title, message: list(unsupported) });
  }
  return accepted;
}

interface Outcome {
  readonly items: readonly ImportItem[];
  /** Why there are none, as a text. */
  readonly failure: string | null;
}

async function readFile(file: File): Promise<Outcome> {
  const id = createLocalUuid();
  changeImports((state) => addFile(state, id, file.name));
  const fail = (failure: string, report: FidelityReport | null): Outcome => {
    changeImports((state) => failFile(state, id, failure, report));
    return { items: [], failure };
  };
  try {
    const { decoded, digest } = await parseFile(id, file);
    if (!decoded.ok && decoded.unplaced !== undefined) {
      const waiting = { ...decoded.unplaced, photo: file, report: decoded.report };
      changeImports((state) =>
        changeFile(state, id, { status: 'waiting', report: decoded.report, waiting, digest }),
      );
      return { items: [], failure: null };
    }
    if (!decoded.ok) return fail(translate(`imports.failures.${decoded.reason}`), decoded.report);
    const photo = decoded.format === 'photo' ? file : undefined;
    const items = decoded.features.map((feature, sourceIndex) => ({
      ...toImportItem(feature, id, createLocalUuid(), photo),
      sourceIndex,
    }));
    changeImports((state) => addItems(state, id, items, decoded.report, digest));
    return { items, failure: null };
  } catch (error) {
    console.warn(error);
    return fail(translate('imports.failures.unreadable'), null);
  }
}

/** One message for all files that failed: each of them says why in the list. */
function tellFailures(files: readonly File[], outcomes: readonly Outcome[]): void {
  const failed = outcomes.flatMap(({ failure }, index) =>
    failure === null ? [] : [{ name: files[index]?.name ?? '', failure }],
  );
  const [first] = failed;
  if (first === undefined) return;
  showToast({
    tone: 'error',
    title: failed.length === 1 ? first.name : translate('imports.filesFailed', { count: failed.length }),
    message: failed.length === 1 ? first.failure : failed.map(({ name }) => name).join(', '),
  });
}

/** Reads files into temporary features and shows them; one bad file never stops the others. */
export async function importFiles(files: readonly File[]): Promise<void> {
  const outcomes = await Promise.all(files.map(readFile));
  fitTo(outcomes.flatMap(({ items }) => items));
  tellFailures(files, outcomes);
}
