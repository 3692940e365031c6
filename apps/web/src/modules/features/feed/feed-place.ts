import type { FeedFilter } from '../filters/feed-filter.ts';

/** Where in the list of a project a person is: the feature that is open, and its row in the list of this filter. */
export interface FeedPlace {
  readonly projectId: number;
  readonly filter: FeedFilter;
  readonly code: string;
  readonly row: number;
  /** Whether it was opened by keyboard. */
  readonly isByKey: boolean;
}

let last: FeedPlace | null = null;

/** Notes the row whose page opens. */
export function rememberFeedPlace(place: FeedPlace): void {
  last = place;
}

/** Goes along to the next row (1) or the previous one (-1), whose page opens instead. */
export function stepFeedPlace(code: string, step: 1 | -1): void {
  if (last !== null) last = { ...last, code, row: last.row + step };
}

/** The row that was open last, if the list is still the same. */
export function recallFeedPlace(projectId: number, filter: FeedFilter): FeedPlace | null {
  const isSame = last?.projectId === projectId && JSON.stringify(last.filter) === JSON.stringify(filter);
  return isSame ? last : null;
}
