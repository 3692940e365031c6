export const DEFAULT_FEATURE_COLOR = '#0059ff';
export const FEATURE_PAGE_SIZE = 15;
export const DEFAULT_HISTORY_PAGE = 20;

/** Values of one filter that are taken at most. */
export const MAX_FILTER_VALUES = 100;

/** Characters of a tag to filter by that are taken at most. */
export const MAX_FILTER_TAG = 50;
/** Characters of a search that are taken at most. */
export const MAX_FILTER_TEXT = 200;

/** Vertices one feature may have, all its rings together; a bigger outline is a layer, not a report. */
export const MAX_VERTICES = 50_000;
