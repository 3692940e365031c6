import { DEFAULT_FEATURE_COLOR } from '@waypost/contract';
import { bboxOf, type Decoded, type FidelityReport } from '@waypost/geo';
import type { Bbox } from '@waypost/map-engine';
import { createStore } from '../../../data/create-store.ts';
import { createLocalUuid } from '../../../data/local-uuid.ts';
import { loadTexts, translate } from '../../../i18n/i18n.ts';
import { joinBoxes } from '../../../map/camera/join-boxes.ts';
import { whenIdle } from '../../../map/early/when-idle.ts';
import { fitMap } from '../../../map/engine/engine-holder.ts';
import { getPreferences } from '../../../ui/theme/preferences.ts';
import { cutName } from '../../../ui/toasts/cut-name.ts';
import { showToast } from '../../../ui/toasts/toaster.ts';
import { rememberText } from '../on-map/known-texts.ts';
import { isMuch, prepareMany, READY_MS, showImported } from '../on-map/show-imported.ts';
import { checkFiles } from '../reading/accept-files.ts';
import { toFailureText } from '../reading/failure-text.ts';
import { parseFile } from '../reading/parse-file.ts';
import type { ItemBatch } from '../reading/parse-messages.ts';
import { beginReading, endReading, readingStore } from '../reading/reading.ts';
import { toRefusalText } from '../reading/refusal-text.ts';
import { refusalsTexts } from '../reading/refusals-texts.ts';
import { type ImportItem, withGiven } from './import-item.ts';
import {
  addFile,
  addItems,
  changeFile,
  EMPTY_IMPORTS,
  failFile,
  type ImportFile,
  type ImportState,
  restartFile,
} from './import-state.ts';
import { rememberCounts } from './status-counts.ts';

/** The temporary features of this tab: outside React, so that they survive navigation. */
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
  void showImported(items);
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

/** Reports files that cannot be imported, by name; returns the others. */
export function acceptFiles(files: readonly File[], from: 'map' | 'list'): readonly File[] {
  const listed = importStore.get().files.filter(({ status }) => status !== 'failed').length;
  const { accepted, unsupported, tooLarge, isTooMany } = checkFiles(files, listed);
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
  /** The box around the features that can be drawn. */
  readonly box: Bbox | null;
  /** Why it has no features, as text. */
  readonly failure: string | null;
}

const NOTHING: Outcome = { box: null, failure: null };

/** Collects the features of a file while it is read, and the box around them. */
function createIntake() {
  const items: ImportItem[] = [];
  const choosable = new Set<string>();
  const counts = { valid: 0, warning: 0, error: 0 };
  rememberCounts(items, counts);
  let box: Bbox | null = null;
  let isLarge = false;
  return {
    items,
    choosable,
    box: () => box,
    take(batch: ItemBatch<ImportItem>) {
      for (const item of batch.items) {
        items.push(item);
        counts[item.status] += 1;
        if (item.status !== 'error') choosable.add(item.localUuid);
      }
      box = joinBoxes([box, batch.box].filter((one) => one !== null));
      if (!isLarge && isMuch(items)) {
        isLarge = true;
        void prepareMany();
      }
    },
  };
}

/** Why a file failed. If it yields no features, preceded by what was refused. */
async function explainFailure(decoded: Decoded & { ok: false }, fileName: string): Promise<string> {
  const failure = toFailureText(translate, decoded);
  const { report } = decoded;
  if (decoded.reason !== 'no_features' || report === null || report.left.length === 0) return failure;
  try {
    await loadTexts(refusalsTexts);
  } catch {
    // Without a network the file list still shows the details.
    return failure;
  }
  return `${toRefusalText(translate, report, fileName, getPreferences().language)} ${failure}`.trim();
}

/** Reads a file that is listed under an id. */
async function readFile(id: string, file: File, swapsAxes = false): Promise<Outcome> {
  const signal = beginReading(id);
  const fail = (failure: string, report: FidelityReport | null): Outcome => {
    changeImports((state) => failFile(state, id, failure, report));
    return { box: null, failure };
  };
  try {
    const intake = createIntake();
    const tell = (part: number) => readingStore.set({ id, part, count: intake.items.length });
    const { decoded, recolored, mapText, digest } = await parseFile(id, file, {
      take: intake.take,
      tell,
      signal,
      swapsAxes,
    });
    if (signal.aborted) return NOTHING;
    if (!decoded.ok && decoded.unplaced !== undefined) {
      const waiting = { ...decoded.unplaced, photo: file, report: decoded.report };
      changeImports((state) =>
        changeFile(state, id, { status: 'waiting', report: decoded.report, waiting, digest }),
      );
      return NOTHING;
    }
    if (!decoded.ok) return fail(await explainFailure(decoded, file.name), decoded.report);
    const { items, choosable } = intake;
    for (const [index, color] of recolored) {
      const item = items[index];
      if (item === undefined) continue;
      const colored = { ...item, color: color ?? DEFAULT_FEATURE_COLOR };
      items[index] = color === null ? colored : withGiven(colored, ['color']);
    }
    if (recolored.length === 0) rememberText(items, mapText);
    const isPhoto = decoded.format === 'photo';
    const placed = isPhoto ? items.map((item) => ({ ...item, photo: file })) : items;
    changeImports((state) => addItems(state, id, placed, decoded.report, digest, choosable));
    if (decoded.report.offGlobe?.seemsSwapped === true) {
      changeImports((state) => changeFile(state, id, { source: file }));
    }
    return { box: intake.box(), failure: null };
  } catch (error) {
    // Removed from the list meanwhile.
    if (signal.aborted) return NOTHING;
    console.warn(error);
    return fail(translate('fileFailures.failures.unreadable'), null);
  } finally {
    endReading(id);
  }
}

/** One message for all failed files; the list shows the reason of each. */
function tellFailures(files: readonly File[], outcomes: readonly Outcome[]): void {
  const failed = outcomes.flatMap(({ failure }, index) =>
    failure === null ? [] : [{ name: files[index]?.name ?? '', failure }],
  );
  const [first] = failed;
  if (first === undefined) return;
  showToast({
    tone: 'error',
    title:
      failed.length === 1 ? cutName(first.name) : translate('imports.filesFailed', { count: failed.length }),
    message: failed.length === 1 ? first.failure : failed.map(({ name }) => cutName(name)).join(', '),
  });
}

/** Reads a file again with latitude and longitude swapped, in place of what was read of it. */
export async function swapAxesOf({ id, source }: ImportFile): Promise<void> {
  if (source === undefined) return;
  changeImports((state) => restartFile(state, id));
  await showOutcomes([source], [await readFile(id, source, true)]);
}

/** Reads files into temporary features and shows them; a bad file does not stop the others. */
export async function importFiles(files: readonly File[]): Promise<void> {
  const add = (file: File) => {
    const id = createLocalUuid();
    changeImports((state) => addFile(state, id, file.name));
    return readFile(id, file);
  };
  await showOutcomes(files, await Promise.all(files.map(add)));
}

async function showOutcomes(files: readonly File[], outcomes: readonly Outcome[]): Promise<void> {
  const box = joinBoxes(outcomes.flatMap((outcome) => (outcome.box === null ? [] : [outcome.box])));
  tellFailures(files, outcomes);
  if (box === null) return;
  const isMany = isMuch(importStore.get().items);
  // A flight would render each frame over many new features while the list is busy. Moving the map is as costly, so the
  // list comes first.
  if (isMany) await whenIdle(READY_MS);
  fitMap(box, { maxZoom: 15, ...(isMany ? { duration: 0 } : {}) });
}
