import type { ImportItem, ImportStatus } from './import-item.ts';

export type StatusCounts = Readonly<Record<ImportStatus, number>>;

const known = new WeakMap<readonly ImportItem[], StatusCounts>();

/** How many features have each status. A list is counted once: of very many it takes longer than a frame. */
export function countStatuses(items: readonly ImportItem[]): StatusCounts {
  const before = known.get(items);
  if (before !== undefined) return before;
  const counts = { valid: 0, warning: 0, error: 0 };
  for (const { status } of items) counts[status] += 1;
  known.set(items, counts);
  return counts;
}

/** Tells what was counted while a list was put together. */
export function rememberCounts(items: readonly ImportItem[], counts: StatusCounts): void {
  known.set(items, counts);
}
