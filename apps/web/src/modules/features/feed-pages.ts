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
 * The code that stands for a row in lists on the screen. A feature created meanwhile pushes rows on by one, so
 * that one code can stand in two pages of different age for a moment: the row's number keeps them apart.
 */
export function toRowKey(row: number, item: FeatureListItem | undefined): string {
  return item === undefined ? `row-${row}` : `${item.code}-${row}`;
}
