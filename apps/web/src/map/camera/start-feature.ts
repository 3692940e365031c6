const FEATURE_PAGE = /\/features\/([0-9a-f-]{36})$/;
const VIEW_PARAMS = ['center_lat', 'center_lng', 'zoom', 'south', 'north', 'east', 'west'];

/** The feature of an address that leaves the view to the map, or null. */
export function findFeatureToShow({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): string | null {
  const params = new URLSearchParams(search);
  if (VIEW_PARAMS.some((name) => params.has(name))) return null;
  return FEATURE_PAGE.exec(pathname)?.[1] ?? null;
}

// Read before the map writes its view to the address.
let awaited = typeof location === 'undefined' ? null : findFeatureToShow(location);

/** Has the map go to a feature whose page is opened next, also where it is in view. */
export function awaitFeature(code: string): void {
  awaited = code;
}

/**
 * Whether the map goes to the feature of the page that has opened, once: the application starts with it, whether or not the
 * map was fitted to the project before, or its row was chosen.
 */
export function isAwaitedFeature(code: string): boolean {
  const isAwaited = awaited === code;
  awaited = null;
  return isAwaited;
}
