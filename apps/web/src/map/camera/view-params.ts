import { type Bbox, DEFAULT_VIEW, type LngLat, type View, ZOOM_RANGE } from '@waypost/map-engine';

/** The query parameters of the map. */
export interface ViewParams {
  readonly center_lat?: number | undefined;
  readonly center_lng?: number | undefined;
  readonly zoom?: number | undefined;
}

function isWithin(value: number | undefined, min: number, max: number): value is number {
  return value !== undefined && value >= min && value <= max;
}

/** Reads the view of a query string, or null. Invalid values are ignored and passed to `warn`. */
export function parseViewParams(params: ViewParams, warn: (message: string) => void): View | null {
  const { center_lat: lat, center_lng: lng, zoom } = params;
  const isZoomValid = isWithin(zoom, ZOOM_RANGE.min, ZOOM_RANGE.max);
  if (zoom !== undefined && !isZoomValid)
    warn('The query parameter zoom is not within 1 to 17 and is ignored.');
  const isCentreValid = isWithin(lat, -90, 90) && isWithin(lng, -180, 180);
  if (!isCentreValid && (lat !== undefined || lng !== undefined)) {
    warn('The query parameters center_lat and center_lng are no place together and are ignored.');
  }
  if (!isCentreValid && !isZoomValid) return null;
  return {
    center: isCentreValid ? [lng, lat] : DEFAULT_VIEW.center,
    zoom: isZoomValid ? zoom : DEFAULT_VIEW.zoom,
  };
}

/** The box of the query string, which a link asks the map to show. */
export interface BoxParams {
  readonly south?: number | undefined;
  readonly north?: number | undefined;
  readonly east?: number | undefined;
  readonly west?: number | undefined;
}

/**
 * Reads the box of a query string, or null. Its east exceeds 180 if it crosses the antimeridian. Invalid values are
 * ignored and passed to `warn`.
 */
export function parseBoxParams(
  { south, north, east, west }: BoxParams,
  warn: (message: string) => void,
): Bbox | null {
  const sides = [south, north, east, west];
  if (sides.every((side) => side === undefined)) return null;
  if (
    !isWithin(south, -90, 90) ||
    !isWithin(north, -90, 90) ||
    !isWithin(east, -180, 180) ||
    !isWithin(west, -180, 180) ||
    south > north
  ) {
    warn('The query parameters south, north, east and west are no box together and are ignored.');
    return null;
  }
  return [west, south, east < west ? east + 360 : east, north];
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/** Wraps a longitude to ±180. */
export function wrapLongitude(lng: number): number {
  return ((((lng + 180) % 360) + 360) % 360) - 180;
}

/** The query parameters of a view; five decimals are about a metre. */
export function toViewParams(view: { center: LngLat; zoom: number }): Required<ViewParams> {
  const [lng, lat] = view.center;
  const zoom = Math.min(Math.max(view.zoom, ZOOM_RANGE.min), ZOOM_RANGE.max);
  return { center_lat: round(lat, 5), center_lng: round(wrapLongitude(lng), 5), zoom: round(zoom, 2) };
}

export function isSameView(a: ViewParams, b: ViewParams): boolean {
  return a.center_lat === b.center_lat && a.center_lng === b.center_lng && a.zoom === b.zoom;
}

const STORAGE_KEY = 'waypost.map.view';

/** The view of the last visit, or null. */
export function parseRememberedView(text: string | null): View | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const params: Record<string, unknown> = { ...stored };
    const toNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);
    return parseViewParams(
      {
        center_lat: toNumber(params.center_lat),
        center_lng: toNumber(params.center_lng),
        zoom: toNumber(params.zoom),
      },
      () => undefined,
    );
  } catch {
    return null;
  }
}

/** What the map showed a view of; null on pages of none. */
export interface ViewOwner {
  readonly organization: number | null;
  readonly project: number | null;
}

/** What the view of the last visit was of, with its parameters. */
export function parseRememberedOwner(text: string | null): ViewOwner & ViewParams {
  let stored: Record<string, unknown> = {};
  try {
    stored = { ...(JSON.parse(text ?? 'null') as object | null) };
  } catch {
    // Invalid JSON counts as none.
  }
  const toNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);
  return {
    organization: toNumber(stored.organization) ?? null,
    project: toNumber(stored.project) ?? null,
    center_lat: toNumber(stored.center_lat),
    center_lng: toNumber(stored.center_lng),
    zoom: toNumber(stored.zoom),
  };
}

export function readRememberedOwner(): ViewOwner & ViewParams {
  return parseRememberedOwner(localStorage.getItem(STORAGE_KEY));
}

export function readRememberedView(): View | null {
  return parseRememberedView(localStorage.getItem(STORAGE_KEY));
}

/** Keeps a view for the next visit, with what it is of. */
export function rememberView(params: Required<ViewParams>, { organization, project }: ViewOwner): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...params, organization, project }));
}
