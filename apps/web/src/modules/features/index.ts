export { toFeatureErrorText } from './feature-error-text.ts';
export { type FeedFilter, toFeedFilter } from './filters/feed-filter.ts';
export { FeedFilters } from './filters/feed-filters.tsx';
export { useFeedSearch } from './filters/use-feed-search.ts';
export { GeometryIcon } from './geometry-icon.tsx';
export { isPicture } from './pictures/is-picture.ts';
export { useDataFields } from './use-data-fields.ts';
