import { listScenes, type SandboxScene } from './scenes.ts';

/** A filter of the Data API, as far as it is understood here. */
interface Filter {
  readonly type: string;
  readonly field_name?: string;
  readonly config: unknown;
}

type Position = readonly number[];
export type Ring = readonly Position[];

/** Thrown for a search that Planet would refuse; its message is what it says. */
export class SearchFault extends Error {}

const DEFAULT_DAYS = 90;
const DAY_MS = 86_400_000;
/** Scenes that a search looks at, at most. */
const MAX_LOOKED = 60_000;

function listPlaces(geometry: unknown): Position[] {
  const { coordinates } = geometry as { readonly coordinates: unknown };
  const flat = (part: unknown): Position[] => {
    if (!Array.isArray(part)) throw new SearchFault('geometry has no coordinates.');
    return typeof part[0] === 'number' ? [part as Position] : part.flatMap(flat);
  };
  return flat(coordinates);
}

function toBox(places: readonly Position[]): [number, number, number, number] {
  const [xs, ys] = [places.map(([x = 0]) => x), places.map(([, y = 0]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function isInRing([x = 0, y = 0]: Position, ring: Ring): boolean {
  let isIn = false;
  let before = ring.at(-1);
  // Asked for each pixel of a picture.
  for (const corner of ring) {
    const [ax, ay, bx, by] = [before?.[0] ?? 0, before?.[1] ?? 0, corner[0] ?? 0, corner[1] ?? 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
    before = corner;
  }
  return isIn;
}

/** Whether a scene touches an area, by their corners and a grid of places in the box of the area. */
function isTouched(scene: SandboxScene, places: readonly Position[]): boolean {
  const [ring = []] = scene.geometry.coordinates;
  const [west, south, east, north] = toBox(places);
  const inBox = ([x = 0, y = 0]: Position) => x >= west && x <= east && y >= south && y <= north;
  const grid = Array.from({ length: 25 }, (_, at) => [
    west + ((east - west) * (at % 5)) / 4,
    south + ((north - south) * Math.floor(at / 5)) / 4,
  ]);
  return ring.some(inBox) || [...places, ...grid].some((place) => isInRing(place, ring));
}

function isInRange(value: unknown, config: unknown, isDate: boolean): boolean {
  const toNumber = (one: unknown) => (isDate ? Date.parse(String(one)) : Number(one));
  const { gt, gte, lt, lte } = config as Readonly<Record<string, unknown>>;
  const at = toNumber(value);
  if (value === undefined || Number.isNaN(at)) return false;
  return (
    (gt === undefined || at > toNumber(gt)) &&
    (gte === undefined || at >= toNumber(gte)) &&
    (lt === undefined || at < toNumber(lt)) &&
    (lte === undefined || at <= toNumber(lte))
  );
}

/** Whether a scene passes a filter. @throws SearchFault for a filter that Planet does not have. */
function passes(scene: SandboxScene, { type, field_name = '', config }: Filter): boolean {
  const value = scene.properties[field_name];
  switch (type) {
    case 'AndFilter':
      return (config as Filter[]).every((one) => passes(scene, one));
    case 'OrFilter':
      return (config as Filter[]).some((one) => passes(scene, one));
    case 'NotFilter':
      return !passes(scene, config as Filter);
    case 'DateRangeFilter':
      return isInRange(value, config, true);
    case 'RangeFilter':
      return isInRange(value, config, false);
    case 'StringInFilter':
    case 'NumberInFilter':
      return (config as unknown[]).includes(value);
    case 'GeometryFilter':
      return isTouched(scene, listPlaces(config));
    case 'PermissionFilter':
      return (config as string[]).every(
        (one) => one === 'assets:download' || scene._permissions.includes(one),
      );
    case 'AssetFilter':
      return (config as string[]).every((one) => scene.assets.includes(one));
    default:
      throw new SearchFault(`${type} is not a filter.`);
  }
}

/** Every part of a filter that all scenes have to pass. */
function listParts(filter: Filter): Filter[] {
  return filter.type === 'AndFilter' ? (filter.config as Filter[]).flatMap(listParts) : [filter];
}

function toTimes(parts: readonly Filter[], now: Date): { from: number; to: number } {
  let [from, to] = [now.getTime() - DEFAULT_DAYS * DAY_MS, now.getTime()];
  for (const { type, field_name, config } of parts) {
    if (type !== 'DateRangeFilter' || field_name !== 'acquired') continue;
    const { gt, gte, lt, lte } = config as Readonly<Record<string, string | undefined>>;
    const [after, before] = [gte ?? gt, lte ?? lt];
    if (after !== undefined) from = Date.parse(after);
    if (before !== undefined) to = Math.min(Date.parse(before), now.getTime());
  }
  return { from: Math.max(from, Date.UTC(2016, 0)), to };
}

/** The scenes of a search, the newest first, without the first `skip`. */
export function searchScenes(
  body: unknown,
  size: number,
  skip: number,
  now: Date,
): { features: SandboxScene[]; hasMore: boolean } {
  const asked = body as { item_types?: unknown; filter?: Filter; geometry?: unknown } | null;
  if (asked === null || !Array.isArray(asked.item_types) || asked.filter === undefined)
    throw new SearchFault('item_types and filter are required.');
  const parts = listParts(asked.filter);
  const area = asked.geometry ?? parts.find(({ type }) => type === 'GeometryFilter')?.config;
  const box = area === undefined ? ([-10, -10, 10, 10] as const) : toBox(listPlaces(area));
  const found: SandboxScene[] = [];
  let looked = 0;
  let left = skip;
  for (const scene of listScenes(asked.item_types as string[], [...box], toTimes(parts, now), now)) {
    looked += 1;
    if (looked > MAX_LOOKED) break;
    if (!passes(scene, asked.filter)) continue;
    if (left > 0) left -= 1;
    else if (found.length === size) return { features: found, hasMore: true };
    else found.push(scene);
  }
  return { features: found, hasMore: false };
}
