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

/** The part of an upload that goes into one project. */
export interface UploadGroup {
  readonly projectId: number;
  readonly files: readonly PlannedFile[];
  readonly items: readonly ImportItem[];
}

/** Everything needed to resume an upload on another day, after the page was closed. */
export interface UploadPlan extends UploadGroup {
  /** The import’s name on the server. */
  readonly uuid: string;
  readonly onDuplicate: OnDuplicate;
  /** The parts for other projects, an import each. */
  readonly later: readonly UploadGroup[];
}

/** The files of the items. */
export function toPlannedFiles(files: readonly ImportFile[], items: readonly ImportItem[]): PlannedFile[] {
  const used = new Set(items.map(({ fileId }) => fileId));
  return files
    .filter(({ id }) => used.has(id))
    .map(({ id, name, digest, count }) => ({ id, name, digest, featuresCount: count }));
}

/**
 * Groups items so that each group has at most as many files as one import can name: otherwise they could not be
 * recognized later.
 */
function* splitByFiles(items: readonly ImportItem[]): Generator<ImportItem[]> {
  const byFile = [...Map.groupBy(items, ({ fileId }) => fileId).values()];
  for (let at = 0; at < byFile.length; at += MAX_IMPORT_FILES) {
    yield byFile.slice(at, at + MAX_IMPORT_FILES).flat();
  }
}

/**
 * Groups the items by target: those with a project of their own, and the others into the chosen one. More than 30 files
 * become several imports.
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

/** The files named to the server: those with a known digest, in order. */
export function listNamedFiles(files: readonly PlannedFile[]): (PlannedFile & { digest: string })[] {
  return files.flatMap((file) => (file.digest === null ? [] : [{ ...file, digest: file.digest }]));
}

/** The source of each item for the server; null if unknown. */
export function createSourceFinder(files: readonly PlannedFile[]): (item: ImportItem) => ImportSource | null {
  const places = new Map(listNamedFiles(files).map(({ id }, place) => [id, place]));
  return ({ fileId, sourceIndex }) => {
    const file = places.get(fileId);
    return file === undefined || sourceIndex === undefined ? null : { file, index: sourceIndex };
  };
}

/** Numbers as pairs of the first and last of each consecutive range. */
export function toRanges(numbers: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && number <= last[1] + 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges;
}

/** The query before an upload: which of these features exist already. */
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
