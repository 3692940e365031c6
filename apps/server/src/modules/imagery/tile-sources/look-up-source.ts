import {
  type AreaGeometry,
  type TileSourceInput,
  type TileSourceOffer,
  MAX_WMTS_LAYERS,
  USUAL_TILE_ZOOM,
  ZOOM_ORDER,
} from '@waypost/contract';
import { type Bbox, bboxOf } from '@waypost/geo';
import { AppError, invalid } from '../../../platform/app-error.ts';
import { toMiddle } from '../pictures/middle-tile.ts';
import { type TileAsker, TileFaultError } from './ask-tiles.ts';
import type { TileFacts, Zooms } from './store.ts';
import { parseAddress, type TilePlaces, toForm, toTileUrl, toWmtsPlaces } from './tile-places.ts';

/** A source of tiles that was looked at. */
export interface FoundSource {
  readonly places: TilePlaces;
  readonly facts: Omit<TileFacts, 'version' | 'is_area_drawn'>;
  /** Where it has tiles; null: everywhere. */
  readonly bounds: Bbox | null;
  /** Whether there was a tile in the middle. */
  readonly hasTile: boolean;
}

const WORLD: Bbox = [-180, -85, 180, 85];

/** What an address is refused for, in the words of its code. */
const WORDS = {
  not_public: 'tile_address_not_public',
  unreachable: 'tile_server_unreachable',
  refused: 'tile_server_refuses',
  no_picture: 'tile_answer_no_picture',
  sealed: 'tile_address_invalid',
} as const;

function parse(address: string): URL {
  const url = parseAddress(address);
  if (url === null) throw new AppError('tile_address_invalid');
  return url;
}

/** What is read of an address before a tile is asked for. */
type ReadSource = Omit<FoundSource, 'hasTile'>;

/** Asks for a tile in the middle of a place. @returns whether there is one. @throws AppError if that is no tile. */
async function tryOne(
  asker: TileAsker,
  { places, facts }: ReadSource,
  [west, south, east, north]: Bbox,
): Promise<boolean> {
  const { min_zoom: minZoom, max_zoom } = facts;
  // A zoom that shows the place as a whole.
  const whole = Math.floor(Math.log2(360 / Math.max(east - west, 1e-6)));
  const maxZoom = Math.min(Math.max(minZoom, whole), max_zoom);
  const url = toTileUrl(places, toMiddle({ bounds: [west, south, east, north], minZoom, maxZoom }));
  if (url === null) return false;
  try {
    return (await asker.getTile(url, null)) !== null;
  } catch (error) {
    throw error instanceof TileFaultError ? new AppError(WORDS[error.fault]) : error;
  }
}

/** Zooms within those that a WMTS has, in the same order. */
export function clampZooms({ min_zoom, max_zoom }: Zooms, first: number, deepest: number): Zooms {
  const clamp = (zoom: number) => Math.min(Math.max(zoom, first), deepest);
  return { min_zoom: clamp(min_zoom), max_zoom: clamp(max_zoom) };
}

/** @throws AppError if zooms contradict each other. */
export function checkZooms({ min_zoom, max_zoom }: Zooms): void {
  if (max_zoom < min_zoom) throw invalid([{ path: 'max_zoom', message: ZOOM_ORDER }]);
}

function readXyz({ address, attribution, min_zoom = 0, max_zoom }: TileSourceInput): ReadSource {
  const { host } = parse(address);
  const zooms = { min_zoom, max_zoom: max_zoom ?? Math.max(min_zoom, USUAL_TILE_ZOOM) };
  checkZooms(zooms);
  return {
    places: { address, template: address, matrices: null },
    facts: {
      form: 'xyz',
      host,
      wmts_layer: null,
      attribution,
      ...zooms,
    },
    bounds: null,
  };
}

async function readWmts(asker: TileAsker, input: TileSourceInput): Promise<ReadSource> {
  const url = parse(input.address);
  const { layers } = await asker.getOffer(url);
  const layer = layers.find(({ name }) => name === input.wmts_layer);
  const places = layer === undefined ? null : toWmtsPlaces(input.address, url, layer);
  if (layer === undefined || places === null) throw new AppError('wmts_layer_not_found');
  const { minZoom, maxZoom } = layer;
  const { min_zoom = minZoom, max_zoom = maxZoom } = input;
  return {
    places,
    facts: {
      form: 'wmts',
      host: url.host,
      wmts_layer: layer.name,
      attribution: input.attribution,
      ...clampZooms({ min_zoom, max_zoom }, minZoom, maxZoom),
    },
    bounds: layer.bounds,
  };
}

/**
 * Finds where the tiles of a new source are, and asks for one of them.
 * @param area where they are shown, if somebody said so.
 * @throws AppError with the words for what is wrong.
 */
export async function findTiles(
  asker: TileAsker,
  input: TileSourceInput,
  area: AreaGeometry | null,
): Promise<FoundSource> {
  const isXyz = toForm(input.address) === 'xyz';
  const found = isXyz ? readXyz(input) : await readWmts(asker, input);
  const drawn = area?.type === 'Polygon' ? bboxOf(area) : null;
  return { ...found, hasTile: await tryOne(asker, found, drawn ?? found.bounds ?? WORLD) };
}

/** What is at an address, before a layer is made of it. @throws AppError with the words for what is wrong. */
export async function probeAddress(asker: TileAsker, address: string): Promise<TileSourceOffer> {
  const url = parse(address);
  const { host } = url;
  // What is tried of a template depends on its zooms, which the form asks for.
  if (toForm(address) === 'xyz') return { form: 'xyz', host, provider: '', layers: [] };
  const { provider, layers } = await asker.getOffer(url);
  return {
    form: 'wmts',
    host,
    provider,
    layers: layers.slice(0, MAX_WMTS_LAYERS).map(({ name, title, minZoom, maxZoom, bounds }) => ({
      name,
      title,
      min_zoom: minZoom,
      max_zoom: maxZoom,
      bounds,
    })),
  };
}
