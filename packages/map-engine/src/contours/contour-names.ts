/** The layer of tiles of lines. */
export const CONTOUR_LAYER = 'contours';
/** Properties of a line: its elevation in its unit, and 1 for every fifth line, else 0. */
export const ELEVATION = 'ele';
export const IS_INDEX = 'level';
