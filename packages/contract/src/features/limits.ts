export const DEFAULT_FEATURE_COLOR = '#0059ff';
export const FEATURE_PAGE_SIZE = 15;
export const DEFAULT_HISTORY_PAGE = 20;

/** The most tags of a feature. */
export const MAX_FEATURE_TAGS = 50;

/** The most values of one filter. */
export const MAX_FILTER_VALUES = 100;

/** The most characters of a tag to filter by. */
export const MAX_FILTER_TAG = 50;
/** The most characters of a search. */
export const MAX_FILTER_TEXT = 200;

/** The most vertices of a feature, over all rings; a larger geometry is a layer, not a report. */
export const MAX_VERTICES = 50_000;
