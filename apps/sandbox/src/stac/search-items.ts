import { isInRing, type Ring } from '../planet/scene-search.ts';
import { findScene, listScenes, type SandboxScene } from '../planet/scenes.ts';
import { type BandName, OFFSET, SCALE } from './scene-cog.ts';

/** A collection: the scenes of another satellite of the same world. */
export interface StacCollection {
  readonly id: string;
  readonly platform: string;
  readonly gsd: number;
  /** Tiles along each side of its pictures, so that their pixels are about as large. */
  readonly across: number;
  /** Whether its items have one picture for the eye, or red, green and blue apart. */
  readonly hasVisual: boolean;
}

const SENTINEL: StacCollection = {
  id: 'sentinel-2-c1-l2a',
  platform: 'sentinel-2b',
  gsd: 10,
  across: 16,
  hasVisual: true,
};
const LANDSAT: StacCollection = {
  id: 'landsat-c2-l2',
  platform: 'landsat-9',
  gsd: 30,
  across: 4,
  hasVisual: false,
};
const COLLECTIONS = [SENTINEL, LANDSAT];
export const findCollection = (id: string): StacCollection | null =>
  COLLECTIONS.find((one) => one.id === id) ?? null;
const TYPE = 'PSScene';
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

/** The pictures of an item, with what the values of bands are. */
function toPictures(collection: StacCollection, address: string) {
  if (collection.hasVisual) {
    const type = 'image/tiff; application=geotiff; profile=cloud-optimized';
    return { visual: { href: `${address}/visual.tif`, type, roles: ['visual'] } };
  }
  const toBand = (name: BandName) => ({
    href: `${address}/${name}.tif`,
    type: 'image/vnd.stac.geotiff; cloud-optimized=true',
    roles: ['data'],
    'eo:bands': [{ name, common_name: name }],
    'raster:bands': [{ nodata: 0, data_type: 'uint16', scale: SCALE, offset: OFFSET }],
  });
  return { red: toBand('red'), green: toBand('green'), blue: toBand('blue') };
}

/** An item in the form of the API. */
export function toItem(
  { id, geometry, properties }: SandboxScene,
  collection: StacCollection,
  origin: string,
) {
  const self = `${origin}/collections/${collection.id}/items/${id}`;
  const address = `${origin}/assets/${collection.id}/${id}`;
  return {
    type: 'Feature',
    stac_version: '1.0.0',
    id,
    collection: collection.id,
    geometry,
    properties: {
      datetime: properties['acquired'],
      created: properties['published'],
      platform: collection.platform,
      gsd: collection.gsd,
      'eo:cloud_cover': Math.round(Number(properties['cloud_cover']) * 10_000) / 100,
      'view:sun_azimuth': properties['sun_azimuth'],
      'view:sun_elevation': properties['sun_elevation'],
      'proj:code': 'EPSG:3857',
    },
    links: [{ rel: 'self', href: self, type: 'application/geo+json' }],
    assets: {
      ...toPictures(collection, address),
      thumbnail: { href: `${address}/thumbnail.png`, type: 'image/png', roles: ['thumbnail'] },
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
  const { collections = [SENTINEL.id], intersects, datetime, limit = 10, query = {}, next = 0 } = asked;
  const searched = COLLECTIONS.filter(({ id }) => collections.includes(id));
  const box =
    intersects === undefined ? ([-1, -1, 1, 1] as const) : toBox(listPlaces(intersects.coordinates));
  const times = toTimes(datetime, now);
  const items: StacItem[] = [];
  let [looked, passed] = [0, 0];
  for (const scene of listScenes([TYPE], [...box], times, now)) {
    looked += 1;
    if (looked > MAX_LOOKED) break;
    const [ring = []] = scene.geometry.coordinates;
    const time = Date.parse(scene.properties['acquired'] as string);
    if (time < times.from || time > times.to || !isTouched(ring, box)) continue;
    for (const collection of searched) {
      const item = toItem(scene, collection, origin);
      const values = item.properties as Readonly<Record<string, unknown>>;
      if (!Object.entries(query).every(([name, range]) => isWithin(values[name], range))) continue;
      passed += 1;
      if (passed <= next) continue;
      if (items.length === limit) return { items, next: next + limit };
      items.push(item);
    }
  }
  return { items, next: null };
}
