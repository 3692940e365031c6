import { FEATURE_PAGE_SIZE, type FeatureListItem } from '@waypost/contract';

/** One page of the feed as it stands: its rows once they came. */
export interface FeedPage {
  readonly page: number;
  readonly items: readonly FeatureListItem[] | undefined;
}

/** The pages that hold the rows from `first` to `last`, the first page always among them for its total. */
export function listNeededPages(first: number, last: number, total: number): number[] {
  const lastRow = Math.min(last, total - 1);
  const pages = [0];
  if (lastRow < 0) return pages;
  const from = Math.floor(Math.max(0, first) / FEATURE_PAGE_SIZE);
  for (let page = Math.max(1, from); page <= Math.floor(lastRow / FEATURE_PAGE_SIZE); page += 1)
    pages.push(page);
  return pages;
}

/** Looks rows up by their place in the whole list; undefined while their page has not come. */
export function toRowLookup(pages: readonly FeedPage[]): (row: number) => FeatureListItem | undefined {
  const byPage = new Map(pages.map(({ page, items }) => [page, items]));
  return (row) => byPage.get(Math.floor(row / FEATURE_PAGE_SIZE))?.[row % FEATURE_PAGE_SIZE];
}

/**
 * Keys of the rows on the screen: the code, so that a row stays itself when another is put before it. A feature
 * created meanwhile can make one code stand in two pages of different age; the second gets its number as well.
 */
export function toRowKeys(rows: readonly { row: number; item: FeatureListItem | undefined }[]): string[] {
  const seen = new Set<string>();
  return rows.map(({ row, item }) => {
    const key = item === undefined || seen.has(item.code) ? `${item?.code ?? 'row'}-${row}` : item.code;
    seen.add(key);
    return key;
  });
}
