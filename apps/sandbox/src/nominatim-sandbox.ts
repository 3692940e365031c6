import type { ServerResponse } from 'node:http';
import { type FaultyServer, startFaultyServer } from './faulty-server.ts';
import { SANDBOX_PLACES, type SandboxPlace } from './nominatim-places.ts';

/**
 * A geocoder of an invented archipelago with the part of Nominatim’s API that Waypost uses; its address is for
 * `GEOCODER_URL`.
 */
export interface NominatimSandbox extends FaultyServer {
  /** Received requests, oldest first. */
  readonly calls: readonly { readonly path: string; readonly userAgent: string; readonly atMs: number }[];
}

function toSearchAnswer(place: SandboxPlace, hasOutline: boolean) {
  const [west, south, east, north] = place.bbox;
  return {
    place_id: place.place_id,
    osm_type: place.osm_type,
    osm_id: place.osm_id,
    lat: String((south + north) / 2),
    lon: String((west + east) / 2),
    category: 'boundary',
    type: 'administrative',
    addresstype: place.addresstype,
    name: place.name,
    display_name: place.display_name,
    address: { country_code: place.country_code },
    boundingbox: [south, north, west, east].map(String),
    ...(hasOutline && { geojson: place.geometry }),
  };
}

function toDetailsAnswer(place: SandboxPlace) {
  const [west, south, east, north] = place.bbox;
  return {
    place_id: place.place_id,
    osm_type: place.osm_type[0]?.toUpperCase(),
    osm_id: place.osm_id,
    category: 'boundary',
    type: place.addresstype,
    localname: place.name,
    country_code: place.country_code,
    rank_address: place.addresstype === 'country' ? 4 : 16,
    centroid: { type: 'Point', coordinates: [(west + east) / 2, (south + north) / 2] },
    geometry: place.geometry,
    address: [
      { localname: place.name, isaddress: true },
      { localname: 'Sandbox Isles', isaddress: true },
    ],
  };
}

/** Whether a place reaches into the `viewbox` of a query: `west,south,east,north`, or any two corners. */
function isInView({ bbox: [west, south, east, north] }: SandboxPlace, query: URLSearchParams): boolean {
  const [x1, y1, x2, y2] = (query.get('viewbox') ?? '').split(',').map(Number);
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return false;
  return (
    west <= Math.max(x1, x2) &&
    east >= Math.min(x1, x2) &&
    south <= Math.max(y1, y2) &&
    north >= Math.min(y1, y2)
  );
}

function search(query: URLSearchParams): object {
  const words = (query.get('q') ?? '').toLowerCase().split(/[\s,]+/);
  const limit = Number(query.get('limit') ?? 10);
  return SANDBOX_PLACES.filter((place) =>
    words.every((word) => ` ${place.display_name.toLowerCase()}`.includes(` ${word}`)),
  )
    .toSorted((a, b) => Number(isInView(b, query)) - Number(isInView(a, query)))
    .slice(0, limit)
    .map((place) => toSearchAnswer(place, query.get('polygon_geojson') === '1'));
}

function lookUp(query: URLSearchParams): object | null {
  const found = SANDBOX_PLACES.find((place) =>
    query.has('place_id')
      ? String(place.place_id) === query.get('place_id')
      : String(place.osm_id) === query.get('osmid') &&
        place.osm_type[0]?.toUpperCase() === query.get('osmtype'),
  );
  return found === undefined ? null : toDetailsAnswer(found);
}

function answer(response: ServerResponse, url: URL): void {
  const body = url.pathname === '/search' ? search(url.searchParams) : lookUp(url.searchParams);
  response.writeHead(body === null ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body ?? { error: { code: 404, message: 'No place with that OSM ID found.' } }));
}

/** Starts it on the loopback address. `port` 0 (the default) requests a free one. */
export async function startNominatimSandbox({
  port = 0,
}: {
  readonly port?: number;
} = {}): Promise<NominatimSandbox> {
  const calls: { path: string; userAgent: string; atMs: number }[] = [];
  const server = await startFaultyServer(port, {
    hear: ({ headers }, url) =>
      calls.push({
        path: url.pathname + url.search,
        userAgent: headers['user-agent'] ?? '',
        atMs: Date.now(),
      }),
    answer,
    garbage: '{"lat": [[[',
  });
  return { ...server, calls };
}
