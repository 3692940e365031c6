/** Views that one member keeps in one project, at most. */
export const MAX_VIEWS = 100;

/** Characters in the name of a view. */
export const MIN_VIEW_NAME = 2;
export const MAX_VIEW_NAME = 100;
