import type { Bbox } from '@waypost/map-engine';
import type { FeatureSelection } from '../../../data/selection/feature-selection.ts';
import { type QueryBounds, toQueryBounds } from '../../../map/camera/boxes.ts';

/** What the feed asks the server for, beside the page. A plain object: it is part of the query key. */
export type FeedFilter = FeatureSelection & Partial<QueryBounds>;

/** Whose features: the address names members, and the feed knows everybody's and one's own. */
export type FeedOwner = 'all' | 'mine';

/** `mine` when the address asks for the one member who is signed in. */
export function toFeedOwner(memberIds: readonly string[] | undefined, ownId: number | undefined): FeedOwner {
  return ownId !== undefined && memberIds?.length === 1 && memberIds[0] === String(ownId) ? 'mine' : 'all';
}

/** The filter of the feed; without known bounds nothing is left out for being out of view. */
export function toFeedFilter(selection: FeatureSelection, bounds: Bbox | null): FeedFilter {
  return bounds === null ? selection : { ...selection, ...toQueryBounds(bounds) };
}
