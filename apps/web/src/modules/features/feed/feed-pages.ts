import { FEATURE_PAGE_SIZE, type FeatureListItem } from '@waypost/contract';

/** One page of the feed; its rows once loaded. */
export interface FeedPage {
  readonly page: number;
  readonly items: readonly FeatureListItem[] | undefined;
}

/** The pages with the rows from `first` to `last`, always including the first page for its total. */
export function listNeededPages(first: number, last: number, total: number): number[] {
  const lastRow = Math.min(last, total - 1);
  const pages = [0];
  if (lastRow < 0) return pages;
  const from = Math.floor(Math.max(0, first) / FEATURE_PAGE_SIZE);
  for (let page = Math.max(1, from); page <= Math.floor(lastRow / FEATURE_PAGE_SIZE); page += 1)
    pages.push(page);
  return pages;
}

/** Looks up rows by their position in the whole list; undefined until their page is loaded. */
export function toRowLookup(pages: readonly FeedPage[]): (row: number) => FeatureListItem | undefined {
  const byPage = new Map(pages.map(({ page, items }) => [page, items]));
  return (row) => byPage.get(Math.floor(row / FEATURE_PAGE_SIZE))?.[row % FEATURE_PAGE_SIZE];
}

/**
 * Keys of the rows in view: the code, so that a row keeps its identity when others are inserted before it. A new
 * feature can make one code appear on two pages of different age; the second key gets its position as well.
 */
export function toRowKeys(rows: readonly { row: number; item: FeatureListItem | undefined }[]): string[] {
  const seen = new Set<string>();
  return rows.map(({ row, item }) => {
    const key = item === undefined || seen.has(item.code) ? `${item?.code ?? 'row'}-${row}` : item.code;
    seen.add(key);
    return key;
  });
}
