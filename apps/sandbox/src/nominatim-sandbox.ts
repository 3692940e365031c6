import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SANDBOX_PLACES, type SandboxPlace } from './nominatim-places.ts';

export type NominatimFault = 'none' | 'error' | 'hang' | 'garbage' | 'flood' | 'redirect';

/** A geocoder of a made-up archipelago: it speaks the part of Nominatim’s API that Waypost uses. */
export interface NominatimSandbox {
  /** For `GEOCODER_URL`. */
  readonly url: string;
  /** What was asked, the oldest first. */
  readonly calls: readonly { readonly path: string; readonly userAgent: string; readonly atMs: number }[];
  setFault(fault: NominatimFault): void;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
/** What a flood sends: more than anybody should take. */
const FLOOD_CHUNK = 'x'.repeat(1024 * 1024);
const FLOOD_CHUNKS = 40;

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

function search(query: URLSearchParams): object {
  const words = (query.get('q') ?? '').toLowerCase().split(/[\s,]+/);
  const limit = Number(query.get('limit') ?? 10);
  return SANDBOX_PLACES.filter((place) =>
    words.every((word) => ` ${place.display_name.toLowerCase()}`.includes(` ${word}`)),
  )
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

async function misbehave(fault: NominatimFault, response: ServerResponse): Promise<void> {
  if (fault === 'error') response.writeHead(500).end('Internal Server Error');
  if (fault === 'garbage') response.writeHead(200, { 'content-type': 'application/json' }).end('{"lat": [[[');
  if (fault === 'redirect') response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
  if (fault === 'flood') {
    response.writeHead(200, { 'content-type': 'application/json' });
    // Whoever has had enough hangs up, which is the point.
    await pipeline(Readable.from(Array(FLOOD_CHUNKS).fill(FLOOD_CHUNK)), response).catch(() => {});
  }
}

/** Starts it on this machine alone. `port` 0 (when left out) asks the system for a free one. */
export async function startNominatimSandbox(
  options: { readonly port?: number } = {},
): Promise<NominatimSandbox> {
  let fault: NominatimFault = 'none';
  const calls: { path: string; userAgent: string; atMs: number }[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${HOST}`);
    calls.push({
      path: url.pathname + url.search,
      userAgent: request.headers['user-agent'] ?? '',
      atMs: Date.now(),
    });
    if (fault === 'none') answer(response, url);
    else void misbehave(fault, response);
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, HOST, resolve));
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    calls,
    setFault: (next) => {
      fault = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
