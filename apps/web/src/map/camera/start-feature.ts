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

/**
 * Whether the application starts with the page of this feature, once: the map then shows the feature, whether or not it
 * was fitted to the project before.
 */
export function isStartFeature(code: string): boolean {
  const isStart = awaited === code;
  awaited = null;
  return isStart;
}
