import type { FidelityReport } from '@waypost/geo';
import type { WaitingPhoto } from '../photos/waiting-photo.ts';
import { EDITED_FIELDS, type ImportEdit, type ImportItem, judge, withGiven } from './import-item.ts';
import { countStatuses } from './status-counts.ts';

/** A dropped or picked file. */
export interface ImportFile {
  readonly id: string;
  readonly name: string;
  /** `waiting`: a photograph that has a time and no position yet. */
  readonly status: 'reading' | 'read' | 'failed' | 'waiting';
  /** The number of its features. */
  readonly count: number;
  /** Why it failed, in the language at that time. */
  readonly message: string | null;
  readonly report: FidelityReport | null;
  /** Of a photograph without a position, also after a track has placed it. */
  readonly waiting?: WaitingPhoto;
  /** SHA-256 of its bytes, to recognize it; null if the browser cannot compute it. */
  readonly digest: string | null;
  /** The name of a listed file with the same bytes. */
  readonly sameAs?: string;
  /** The file itself, where it may be read once more with latitude and longitude swapped. */
  readonly source?: File;
}

/** Files and temporary features of this tab. */
export interface ImportState {
  readonly files: readonly ImportFile[];
  readonly items: readonly ImportItem[];
  /** Local uuids of the selected items. */
  readonly selected: ReadonlySet<string>;
  /** The project chosen in the selector; null is the one the person came from. */
  readonly projectId: number | null;
}

export const EMPTY_IMPORTS: ImportState = { files: [], items: [], selected: new Set(), projectId: null };

/** A file of which nothing has been read yet. */
const startFile = (file: Pick<ImportFile, 'id' | 'name' | 'digest'>): ImportFile => ({
  ...file,
  status: 'reading',
  count: 0,
  message: null,
  report: null,
});

export function addFile(state: ImportState, id: string, name: string): ImportState {
  return { ...state, files: [...state.files, startFile({ id, name, digest: null })] };
}

/** Takes a file's features off the list, since it is read again. */
export function restartFile(state: ImportState, id: string): ImportState {
  const items = state.items.filter(({ fileId }) => fileId !== id);
  const listed = new Set(items.map(({ localUuid }) => localUuid));
  return {
    ...state,
    items,
    selected: new Set([...state.selected].filter((uuid) => listed.has(uuid))),
    files: state.files.map((file) =>
      file.id === id ? startFile({ id, name: file.name, digest: file.digest }) : file,
    ),
  };
}

/** Updates a file. */
export function changeFile(state: ImportState, id: string, change: Partial<ImportFile>): ImportState {
  return { ...state, files: state.files.map((file) => (file.id === id ? { ...file, ...change } : file)) };
}

/** The features that can be uploaded. */
export const listChoosable = (items: readonly ImportItem[]): Set<string> =>
  new Set(items.flatMap(({ localUuid, status }) => (status === 'error' ? [] : [localUuid])));

/**
 * Adds the features of a file and selects those that can be uploaded, unless the same file is listed already: uploading
 * its features twice is for the person to choose. A file removed meanwhile stays removed.
 * @param choosable the result of `listChoosable`, if collected during reading: it is slow for very many features.
 */
export function addItems(
  state: ImportState,
  fileId: string,
  items: readonly ImportItem[],
  report: FidelityReport,
  digest: string | null = null,
  choosable: ReadonlySet<string> = listChoosable(items),
): ImportState {
  if (!state.files.some((file) => file.id === fileId)) return state;
  const same = state.files.find(
    (file) => file.id !== fileId && file.status === 'read' && digest !== null && file.digest === digest,
  );
  const next = changeFile(state, fileId, {
    status: 'read',
    count: items.length,
    report,
    digest,
    ...(same === undefined ? {} : { sameAs: same.name }),
  });
  const chosen = same === undefined ? choosable : NONE;
  return {
    ...next,
    // Usually the only file: avoids copying, which blocks the page for very many features.
    items: state.items.length === 0 ? items : [...state.items, ...items],
    selected: state.selected.size === 0 ? chosen : new Set([...state.selected, ...chosen]),
  };
}

const NONE: ReadonlySet<string> = new Set();

export function failFile(
  state: ImportState,
  fileId: string,
  message: string,
  report: FidelityReport | null,
): ImportState {
  return changeFile(state, fileId, { status: 'failed', message, report });
}

/** Removes features; a file is removed with its last feature. */
export function removeItems(state: ImportState, localUuids: ReadonlySet<string>): ImportState {
  if (localUuids.size === 0) return state;
  const items = state.items.filter((item) => !localUuids.has(item.localUuid));
  const touched = new Set(
    state.items.filter((item) => localUuids.has(item.localUuid)).map((item) => item.fileId),
  );
  const left = new Set(items.map((item) => item.fileId));
  return {
    ...state,
    items,
    selected: new Set([...state.selected].filter((uuid) => !localUuids.has(uuid))),
    files: state.files.filter((file) => !touched.has(file.id) || left.has(file.id)),
  };
}

/** Restores features with their files, selected; listed ones stay as they are. */
export function putBack(
  state: ImportState,
  files: readonly Pick<ImportFile, 'id' | 'name' | 'digest'>[],
  items: readonly ImportItem[],
): ImportState {
  const there = new Set(state.items.map(({ localUuid }) => localUuid));
  const missing = items.filter(({ localUuid }) => !there.has(localUuid));
  const counts = new Map<string, number>();
  for (const { fileId } of missing) counts.set(fileId, (counts.get(fileId) ?? 0) + 1);
  const known = new Set(state.files.map(({ id }) => id));
  const back = files
    .filter(({ id }) => counts.has(id) && !known.has(id))
    .map(
      ({ id, name, digest }): ImportFile => ({
        id,
        name,
        digest,
        status: 'read',
        count: counts.get(id) ?? 0,
        message: null,
        report: null,
      }),
    );
  return {
    ...state,
    files: [...state.files, ...back],
    items: [...state.items, ...missing],
    selected: new Set([...state.selected, ...items.map(({ localUuid }) => localUuid)]),
  };
}

/** Removes a file and its features. */
export function removeFile(state: ImportState, fileId: string): ImportState {
  const uuids = state.items.filter((item) => item.fileId === fileId).map((item) => item.localUuid);
  const next = removeItems(state, new Set(uuids));
  return { ...next, files: next.files.filter((file) => file.id !== fileId) };
}

/** Edits a feature and validates it again. */
export function editItem(state: ImportState, localUuid: string, edit: ImportEdit): ImportState {
  const change = (item: ImportItem) => {
    const set = EDITED_FIELDS.filter((field) => edit[field] !== undefined && edit[field] !== item[field]);
    return judge(withGiven({ ...item, ...edit }, set));
  };
  return {
    ...state,
    items: state.items.map((item) => (item.localUuid === localUuid ? change(item) : item)),
  };
}

/** Replaces features that were edited together. */
export function replaceItems(state: ImportState, changed: readonly ImportItem[]): ImportState {
  const byUuid = new Map(changed.map((item) => [item.localUuid, item]));
  return { ...state, items: state.items.map((item) => byUuid.get(item.localUuid) ?? item) };
}

export function toggleSelected(state: ImportState, localUuid: string): ImportState {
  const selected = new Set(state.selected);
  if (!selected.delete(localUuid)) selected.add(localUuid);
  return { ...state, selected };
}

export function selectAll(state: ImportState, isSelected: boolean): ImportState {
  return { ...state, selected: new Set(isSelected ? state.items.map((item) => item.localUuid) : []) };
}

/** The selected features, in order. */
export function listSelected({ items, selected }: ImportState): readonly ImportItem[] {
  // Selected items are always listed.
  if (selected.size === items.length) return items;
  return items.filter(({ localUuid }) => selected.has(localUuid));
}

/** The selected features that can be uploaded. */
export function listUploadable(state: ImportState): readonly ImportItem[] {
  const selected = listSelected(state);
  return countStatuses(selected).error === 0 ? selected : selected.filter(({ status }) => status !== 'error');
}
