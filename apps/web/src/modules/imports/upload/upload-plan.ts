import {
  type ImportPreviewRequest,
  type ImportSource,
  MAX_IMPORT_FILES,
  type OnDuplicate,
} from '@waypost/contract';
import type { ImportItem } from '../items/import-item.ts';
import type { ImportFile } from '../items/import-state.ts';

/** A file of an upload. */
export interface PlannedFile {
  readonly id: string;
  readonly name: string;
  readonly digest: string | null;
  readonly featuresCount: number;
}

/** What goes into one project. */
export interface UploadGroup {
  readonly projectId: number;
  readonly files: readonly PlannedFile[];
  readonly items: readonly ImportItem[];
}

/** All that is needed to take an upload up again, on another day and after the page is gone. */
export interface UploadPlan extends UploadGroup {
  /** The import’s name on the server. */
  readonly uuid: string;
  readonly onDuplicate: OnDuplicate;
  /** What goes into other projects afterwards, an import each. */
  readonly later: readonly UploadGroup[];
}

/** The files that the items come from. */
export function toPlannedFiles(files: readonly ImportFile[], items: readonly ImportItem[]): PlannedFile[] {
  const used = new Set(items.map(({ fileId }) => fileId));
  return files
    .filter(({ id }) => used.has(id))
    .map(({ id, name, digest, count }) => ({ id, name, digest, featuresCount: count }));
}

/** Items whose files are as many as one import knows, at most: what an import cannot name is not known again. */
function* splitByFiles(items: readonly ImportItem[]): Generator<ImportItem[]> {
  const byFile = [...Map.groupBy(items, ({ fileId }) => fileId).values()];
  for (let at = 0; at < byFile.length; at += MAX_IMPORT_FILES) {
    yield byFile.slice(at, at + MAX_IMPORT_FILES).flat();
  }
}

/**
 * The items by where they go: those that were given a project of their own there, the others into the one that is
 * chosen. Those of more than 30 files go in several imports.
 */
export function toGroups(
  files: readonly ImportFile[],
  items: readonly ImportItem[],
  projectId: number,
): UploadGroup[] {
  const byProject = Map.groupBy(items, (item) => item.projectId ?? projectId);
  return [...byProject].flatMap(([id, all]) =>
    [...splitByFiles(all)].map((some) => ({
      projectId: id,
      files: toPlannedFiles(files, some),
      items: some,
    })),
  );
}

/** The files that the server is told of: those whose digest is known, in their order. */
export function listNamedFiles(files: readonly PlannedFile[]): (PlannedFile & { digest: string })[] {
  return files.flatMap((file) => (file.digest === null ? [] : [{ ...file, digest: file.digest }]));
}

/** Where each item comes from, in the words of the server; null where nobody can say. */
export function createSourceFinder(files: readonly PlannedFile[]): (item: ImportItem) => ImportSource | null {
  const places = new Map(listNamedFiles(files).map(({ id }, place) => [id, place]));
  return ({ fileId, sourceIndex }) => {
    const file = places.get(fileId);
    return file === undefined || sourceIndex === undefined ? null : { file, index: sourceIndex };
  };
}

/** Numbers as pairs of the first and the last of each unbroken row. */
export function toRanges(numbers: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && number <= last[1] + 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges;
}

/** What the server is asked before an upload: which of these features it has already. */
export function toPreviewRequest(
  files: readonly PlannedFile[],
  items: readonly ImportItem[],
): ImportPreviewRequest {
  return {
    files: listNamedFiles(files).map(({ id, digest }) => ({
      digest,
      ranges: toRanges(items.flatMap((item) => (item.fileId === id ? (item.sourceIndex ?? []) : []))),
    })),
  };
}
