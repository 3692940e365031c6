import { isInRing, type Ring } from '../planet/scene-search.ts';
import { findScene, listScenes, type SandboxScene } from '../planet/scenes.ts';

/** The collection; its scenes are those of another satellite of the same world. */
export const COLLECTION = 'sentinel-2-c1-l2a';
const TYPE = 'PSScene';
const GSD_M = 10;
const DEFAULT_DAYS = 365;
const DAY_MS = 86_400_000;
const MAX_LOOKED = 60_000;

/** What was asked of `POST /search`. */
export interface StacQuestion {
  readonly collections?: readonly string[];
  readonly intersects?: { readonly coordinates: unknown };
  readonly datetime?: string;
  readonly limit?: number;
  readonly query?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** How many items the pages before had. */
  readonly next?: number;
}

/** An item in the form of the API. */
export function toItem({ id, geometry, properties }: SandboxScene, origin: string) {
  const self = `${origin}/collections/${COLLECTION}/items/${id}`;
  const tiff = 'image/tiff; application=geotiff; profile=cloud-optimized';
  return {
    type: 'Feature',
    stac_version: '1.0.0',
    id,
    collection: COLLECTION,
    geometry,
    properties: {
      datetime: properties['acquired'],
      created: properties['published'],
      platform: 'sentinel-2b',
      gsd: GSD_M,
      'eo:cloud_cover': Math.round(Number(properties['cloud_cover']) * 10_000) / 100,
      'view:sun_azimuth': properties['sun_azimuth'],
      'view:sun_elevation': properties['sun_elevation'],
      'proj:code': 'EPSG:3857',
    },
    links: [{ rel: 'self', href: self, type: 'application/geo+json' }],
    assets: {
      visual: { href: `${origin}/assets/${id}/visual.tif`, type: tiff, roles: ['visual'] },
      thumbnail: { href: `${origin}/assets/${id}/thumbnail.png`, type: 'image/png', roles: ['thumbnail'] },
    },
  };
}
export type StacItem = ReturnType<typeof toItem>;

export const findItemScene = (id: string, now: Date): SandboxScene | null => findScene(TYPE, id, now);

function listPlaces(part: unknown): (readonly number[])[] {
  if (!Array.isArray(part)) return [];
  return typeof part[0] === 'number' ? [part as number[]] : part.flatMap(listPlaces);
}

type Box = readonly [west: number, south: number, east: number, north: number];
function toBox(places: readonly (readonly number[])[]): Box {
  const [xs, ys] = [places.map(([x = 0]) => x), places.map(([, y = 0]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Whether a scene touches the box of an area. */
function isTouched(ring: Ring, [west, south, east, north]: Box): boolean {
  const inBox = ([x = 0, y = 0]: readonly number[]) => x >= west && x <= east && y >= south && y <= north;
  const grid = Array.from({ length: 25 }, (_, at) => [
    west + ((east - west) * (at % 5)) / 4,
    south + ((north - south) * Math.floor(at / 5)) / 4,
  ]);
  return ring.some(inBox) || grid.some((place) => isInRing(place, ring));
}

function toTimes(datetime: string | undefined, now: Date) {
  const [from = '..', to = '..'] = (datetime ?? '../..').split('/');
  return {
    from: from === '..' ? now.getTime() - DEFAULT_DAYS * DAY_MS : Date.parse(from),
    to: to === '..' ? now.getTime() : Math.min(Date.parse(to), now.getTime()),
  };
}

function isWithin(value: unknown, range: Readonly<Record<string, number>>): boolean {
  const at = Number(value);
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return value !== undefined && at > gt && at >= gte && at < lt && at <= lte;
}

/** The items of a search, the newest first, and how many were passed; null: there are no more. */
export function searchItems(
  asked: StacQuestion,
  origin: string,
  now: Date,
): { items: StacItem[]; next: number | null } {
  const { collections = [COLLECTION], intersects, datetime, limit = 10, query = {}, next = 0 } = asked;
  if (!collections.includes(COLLECTION)) return { items: [], next: null };
  const box =
    intersects === undefined ? ([-1, -1, 1, 1] as const) : toBox(listPlaces(intersects.coordinates));
  const times = toTimes(datetime, now);
  const items: StacItem[] = [];
  let [looked, passed] = [0, 0];
  for (const scene of listScenes([TYPE], [...box], times, now)) {
    looked += 1;
    if (looked > MAX_LOOKED) break;
    const [ring = []] = scene.geometry.coordinates;
    const item = toItem(scene, origin);
    const time = Date.parse(item.properties.datetime as string);
    if (time < times.from || time > times.to || !isTouched(ring, box)) continue;
    const values = item.properties as Readonly<Record<string, unknown>>;
    if (!Object.entries(query).every(([name, range]) => isWithin(values[name], range))) continue;
    passed += 1;
    if (passed <= next) continue;
    if (items.length === limit) return { items, next: next + limit };
    items.push(item);
  }
  return { items, next: null };
}
