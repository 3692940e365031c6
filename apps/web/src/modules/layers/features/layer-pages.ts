import type { LayerFeature } from '@waypost/contract';
import { LAYER_PAGE_SIZE } from '../api.ts';

/** One page of a layer's list; its rows once loaded. */
export interface LayerFeaturePage {
  readonly page: number;
  readonly items: readonly LayerFeature[] | undefined;
}

/** The pages that hold the rows from `first` to `last`, always including the first page for its total. */
export function listNeeded(first: number, last: number, total: number): number[] {
  const end = Math.floor(Math.min(last, total - 1) / LAYER_PAGE_SIZE);
  const start = Math.max(1, Math.floor(Math.max(0, first) / LAYER_PAGE_SIZE));
  return [0, ...Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => start + index)];
}

/** Finds rows by their position in the whole list; undefined until their page is loaded. */
export function toLookup(pages: readonly LayerFeaturePage[]): (row: number) => LayerFeature | undefined {
  const byPage = new Map(pages.map(({ page, items }) => [page, items]));
  return (row) => byPage.get(Math.floor(row / LAYER_PAGE_SIZE))?.[row % LAYER_PAGE_SIZE];
}
