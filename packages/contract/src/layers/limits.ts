/** Layers and groups of one organization, at most. */
export const MAX_LAYERS = 1_000;
/** Groups inside groups, at most. */
export const MAX_LAYER_DEPTH = 8;
export const MAX_LAYER_NAME = 255;
/** Features of one static folder, at most. */
export const MAX_FOLDER_FEATURES = 100_000;
/** Features that one request adds to a folder or takes out of it, at most. */
export const MAX_FOLDER_CHANGE = 5_000;
/** Entries of a filter, at most. */
export const MAX_FILTER_ENTRIES = 50;
/** Points of an AOI, at most: what is larger is simplified first. */
export const MAX_AOI_POINTS = 10_000;
/** Projects of a filter, at most. */
export const MAX_FILTER_PROJECTS = 500;
/** Features of a page of a layer, at most. */
export const MAX_LAYER_PAGE = 200;
