import type { Bbox } from '@waypost/map-engine';
import type { FeatureSelection } from '../../../data/selection/feature-selection.ts';
import { type QueryBounds, toQueryBounds } from '../../../map/camera/boxes.ts';

/** The parameters of the feed's query, except the page. A plain object: it is part of the query key. */
export type FeedFilter = FeatureSelection & Partial<QueryBounds>;

/** Whose features: the address names members, the feed distinguishes everyone's and one's own. */
export type FeedOwner = 'all' | 'mine';

/** `mine` if the address names only the signed-in member. */
export function toFeedOwner(memberIds: readonly string[] | undefined, ownId: number | undefined): FeedOwner {
  return ownId !== undefined && memberIds?.length === 1 && memberIds[0] === String(ownId) ? 'mine' : 'all';
}

/** The filter of the feed; without known bounds, features out of view are included. */
export function toFeedFilter(selection: FeatureSelection, bounds: Bbox | null): FeedFilter {
  return bounds === null ? selection : { ...selection, ...toQueryBounds(bounds) };
}
