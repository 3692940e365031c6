import type { Bbox } from '@waypost/map-engine';
import { type QueryBounds, toQueryBounds } from '../../map/boxes.ts';

/** What the feed asks the server for, beside the page. A plain object: it is part of the query key. */
export type FeedFilter = Partial<QueryBounds> & { readonly member_id?: number };

/** Whose features: the address names members, and the feed knows everybody's and one's own. */
export type FeedOwner = 'all' | 'mine';

/** `mine` when the address asks for the one member who is signed in. */
export function toFeedOwner(memberIds: readonly string[] | undefined, ownId: number | undefined): FeedOwner {
  return ownId !== undefined && memberIds?.length === 1 && memberIds[0] === String(ownId) ? 'mine' : 'all';
}

/** The filter of the feed; without known bounds nothing is left out for being out of view. */
export function toFeedFilter(memberIds: readonly string[] | undefined, bounds: Bbox | null): FeedFilter {
  const id = memberIds?.length === 1 ? Number(memberIds[0]) : Number.NaN;
  return {
    ...(Number.isInteger(id) && id > 0 ? { member_id: id } : {}),
    ...(bounds === null ? {} : toQueryBounds(bounds)),
  };
}
