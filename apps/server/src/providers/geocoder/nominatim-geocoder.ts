import { areaGeometry, MAX_OUTLINE_VERTICES, type Place, type PlaceWithOutline } from '@waypost/contract';
import { simplifyArea } from '@waypost/geo';
import { z } from 'zod';
import { ProviderDownError } from '../../platform/provider-down-error.ts';
import { createRecentCache } from '../../platform/recent-cache.ts';
import type { Geocoder, View } from './geocoder.ts';
import { createPace } from './pace.ts';

export interface NominatimOptions {
  /** Base URL of the instance, with its path: `https://nominatim.example.org`. */
  readonly url: string;
  /** The user agent, which the usage policy of public instances requires. */
  readonly userAgent: string;
  /** Interval between two calls; the public instance allows one per second. */
  readonly intervalMs?: number;
  readonly timeoutMs?: number;
}

const INTERVAL_MS = 1_000;
const TIMEOUT_MS = 5_000;
/** A search that would wait longer than this for its turn is refused: suggestions are not worth waiting for. */
const LONGEST_WAIT_MS = 4_000;
const MAX_BYTES = 25 * 1024 * 1024;
const HOUR_MS = 3_600_000;
/** After this many consecutive failures, no calls are made for this long. */
const FAULTS_TO_PAUSE = 4;
const PAUSE_MS = 30_000;

const number = z.coerce.number();
/** `[south, north, west, east]`, as in the API. */
const box = z.tuple([number, number, number, number]);

const found = z.object({
  osm_type: z.string().optional(),
  osm_id: z.number().optional(),
  place_id: z.number(),
  category: z.string().optional(),
  type: z.string().optional(),
  addresstype: z.string().optional(),
  name: z.string().optional(),
  display_name: z.string(),
  lat: number,
  lon: number,
  boundingbox: box,
  address: z.object({ country_code: z.string().optional() }).optional(),
  geojson: z.object({ type: z.string() }).optional(),
});

const details = z.object({
  osm_type: z.string().optional(),
  osm_id: z.number().optional(),
  place_id: z.number(),
  localname: z.string(),
  country_code: z.string().nullish(),
  category: z.string().optional(),
  type: z.string().optional(),
  rank_address: z.number().optional(),
  centroid: z.object({ coordinates: z.tuple([number, number]) }),
  geometry: z.object({ type: z.string(), coordinates: z.unknown() }),
  address: z
    .array(z.object({ localname: z.string().nullish(), isaddress: z.boolean().optional() }))
    .optional(),
});

/**
 * `R123`: the OpenStreetMap id is stable, while the instance's own id changes with each import; it is used only for
 * places without another.
 */
function toPlaceId(one: {
  osm_type?: string | undefined;
  osm_id?: number | undefined;
  place_id: number;
}): string {
  const letter = one.osm_type?.[0]?.toUpperCase();
  return letter !== undefined && one.osm_id !== undefined ? `${letter}${one.osm_id}` : String(one.place_id);
}

const SETTLEMENTS = new Set(['city', 'town', 'village', 'hamlet', 'suburb', 'municipality', 'borough']);
const REGIONS = new Set(['state', 'region', 'province', 'county', 'state_district', 'district']);

function toKind(addressType: string | undefined): Place['kind'] {
  if (addressType === 'country') return 'country';
  if (addressType === undefined) return 'other';
  return SETTLEMENTS.has(addressType) ? 'settlement' : REGIONS.has(addressType) ? 'region' : 'other';
}

function toCode(code: string | null | undefined): string | null {
  const upper = code?.toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(upper) ? upper : null;
}

/** A node is a point; of the others, some are lines: that is known when their geometry was asked for. */
function hasOutline({ geojson, osm_type }: z.output<typeof found>): boolean | null {
  if (geojson !== undefined) return isArea(geojson);
  return osm_type === 'node' ? false : null;
}

const isArea = (geometry: { readonly type: string } | undefined) => /Polygon$/.test(geometry?.type ?? '');

const clamp = (degrees: number, most: number) => Math.max(-most, Math.min(most, degrees));

/** A preference, not a limit, as `bounded` is not set. Cut off at the antimeridian, which no box may cross. */
function toViewbox([west, south, east, north]: View): string {
  return [clamp(west, 180), clamp(south, 90), clamp(east, 180), clamp(north, 90)].join(',');
}

function toPlace(one: z.output<typeof found>): Place {
  const [south, north, west, east] = one.boundingbox;
  return {
    has_outline: hasOutline(one),
    place_id: toPlaceId(one),
    localname: one.name || (one.display_name.split(',')[0] ?? one.display_name),
    name: one.display_name,
    kind: toKind(one.addresstype ?? one.type),
    country_code: toCode(one.address?.country_code),
    center: [one.lon, one.lat],
    bbox: [west, south, east, north],
  };
}

/** The box around the positions of a geometry of any type, which may contain anything else. */
function toBbox(coordinates: unknown, fallback: readonly [number, number]): Place['bbox'] {
  let [west, south, east, north] = [fallback[0], fallback[1], fallback[0], fallback[1]];
  const walk = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    const [lng, lat] = node;
    if (typeof lng !== 'number' || typeof lat !== 'number') {
      for (const child of node) walk(child);
      return;
    }
    [west, east] = [Math.min(west, lng), Math.max(east, lng)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  };
  walk(coordinates);
  return [west, south, east, north];
}

function toPlaceWithOutline(one: z.output<typeof details>): PlaceWithOutline {
  const area = areaGeometry.safeParse(one.geometry);
  const names = (one.address ?? []).filter((part) => part.isaddress !== false).map((part) => part.localname);
  const around = names.filter((name): name is string => name != null && name !== one.localname);
  return {
    has_outline: area.success,
    place_id: toPlaceId(one),
    localname: one.localname,
    name: [one.localname, ...around].join(', '),
    kind: toKind(one.rank_address === 4 ? 'country' : one.type),
    country_code: toCode(one.country_code),
    center: one.centroid.coordinates,
    bbox: toBbox(one.geometry.coordinates, one.centroid.coordinates),
    // Points and lines are not outlines. Positions are unchanged and still match the contract.
    geometry: area.success
      ? (simplifyArea(area.data, MAX_OUTLINE_VERTICES) as PlaceWithOutline['geometry'])
      : null,
  };
}

/** Query parameters that identify a place of the instance; null for an invalid id. */
function toLookup(placeId: string): Record<string, string> | null {
  const [, letter, id] = /^([NWR])(\d{1,15})$/.exec(placeId) ?? [];
  if (letter !== undefined && id !== undefined) return { osmtype: letter, osmid: id };
  return /^\d{1,15}$/.test(placeId) ? { place_id: placeId } : null;
}

/** The body as JSON, aborted when it grows too large: responses of external servers are not trusted. */
async function readJson(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MAX_BYTES) throw new Error('The answer is too large.');
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

/** Calls the instance at its rate, and not at all for a while when it keeps failing. */
function createCaller(options: NominatimOptions) {
  const pace = createPace(options.intervalMs ?? INTERVAL_MS, LONGEST_WAIT_MS);
  let faults = 0;
  let pausedUntil = 0;
  const fetchJson = async (path: string, query: Record<string, string>): Promise<unknown> => {
    const url = new URL(`${options.url.replace(/\/+$/, '')}/${path}`);
    url.search = new URLSearchParams({ ...query }).toString();
    const response = await fetch(url, {
      headers: { 'user-agent': options.userAgent, accept: 'application/json' },
      // Only the configured host is called.
      redirect: 'error',
      signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
    });
    if (response.status === 404) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok) throw new Error(`Nominatim answered ${response.status}.`);
    return readJson(response);
  };
  /** @returns null for a 404 of the instance. */
  return async <T>(path: string, query: Record<string, string>, schema: z.ZodType<T>): Promise<T | null> => {
    if (pausedUntil > Date.now() || !(await pace.wait()))
      throw new ProviderDownError('geocoder', 'places_unavailable');
    try {
      const body = await fetchJson(path, query);
      const answer = body === null ? null : schema.parse(body);
      faults = 0;
      return answer;
    } catch (cause) {
      faults += 1;
      if (faults >= FAULTS_TO_PAUSE) pausedUntil = Date.now() + PAUSE_MS;
      throw new ProviderDownError('geocoder', 'places_unavailable', cause);
    }
  };
}

/** A geocoder that uses a Nominatim instance (https://nominatim.org/release-docs/latest/api/Overview/). */
export function createNominatimGeocoder(options: NominatimOptions): Geocoder {
  const call = createCaller(options);
  const searches = createRecentCache<Place[]>(500, 24 * HOUR_MS);
  const outlines = createRecentCache<PlaceWithOutline | null>(50, 24 * HOUR_MS);
  return {
    search(text, limit, language, { kinds = 'all', near = null } = {}) {
      const query = {
        q: text,
        format: 'jsonv2',
        limit: String(limit),
        addressdetails: '1',
        'accept-language': language,
        // Only to determine its type: the outline itself is requested when a place is chosen.
        ...(kinds === 'areas' && { polygon_geojson: '1', polygon_threshold: '0.1' }),
        ...(near !== null && { viewbox: toViewbox(near) }),
      };
      const key = JSON.stringify([text.toLowerCase(), limit, language, kinds, near]);
      return searches.get(key, async () => {
        const places = await call('search', query, z.array(found));
        return (places ?? [])
          .filter(({ geojson }) => kinds === 'all' || isArea(geojson))
          .slice(0, limit)
          .map(toPlace);
      });
    },
    find(placeId, language) {
      const lookup = toLookup(placeId);
      if (lookup === null) return Promise.resolve(null);
      const query = {
        ...lookup,
        format: 'json',
        polygon_geojson: '1',
        addressdetails: '1',
        'accept-language': language,
      };
      return outlines.get(JSON.stringify([placeId, language]), async () => {
        const one = await call('details', query, details);
        return one === null ? null : toPlaceWithOutline(one);
      });
    },
  };
}
