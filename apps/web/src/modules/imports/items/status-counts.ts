import type { ImportItem, ImportStatus } from './import-item.ts';

export type StatusCounts = Readonly<Record<ImportStatus, number>>;

const known = new WeakMap<readonly ImportItem[], StatusCounts>();

/**
 * The number of features with each status. Counted once per list: with very many features it takes longer than a frame.
 */
export function countStatuses(items: readonly ImportItem[]): StatusCounts {
  const before = known.get(items);
  if (before !== undefined) return before;
  const counts = { valid: 0, warning: 0, error: 0 };
  for (const { status } of items) counts[status] += 1;
  known.set(items, counts);
  return counts;
}

/** Stores counts that were collected while a list was built. */
export function rememberCounts(items: readonly ImportItem[], counts: StatusCounts): void {
  known.set(items, counts);
}
