import type { Bbox, StreetSource } from '../../scene/scene.ts';
import { toCreditText } from './credit-html.ts';

/** Streets whose tiles, zooms and bounds are known. */
export interface ResolvedStreets {
  readonly schema: StreetSource['origin']['schema'];
  readonly tiles: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Null: the whole world. */
  readonly bounds: Bbox | null;
  readonly attribution: string;
}

const USUAL_MAX_ZOOM = 14;
/** Archives of the world end at the edge of the projection. */
const WORLD_DEGREES = 350;

const toRegion = (bounds: Bbox | null): Bbox | null =>
  bounds === null || bounds[2] - bounds[0] > WORLD_DEGREES ? null : bounds;

/** Reads what a source does not say itself. @throws if its archive or TileJSON cannot be read. */
export async function resolveStreets(source: StreetSource, signal: AbortSignal): Promise<ResolvedStreets> {
  const { origin, min_zoom: minZoom, max_zoom: maxZoom, bounds, attribution } = source;
  const { kind, schema, url } = origin;
  if (kind === 'archive') {
    const { readArchiveHeader } = await import('../../tiles/read-archive.ts');
    const header = await readArchiveHeader(url);
    const tiles = `pmtiles://${url}/{z}/{x}/{y}`;
    return { schema, tiles, attribution, ...header, bounds: toRegion(header.bounds) };
  }
  if (kind === 'tile_json') return { schema, ...(await fetchTileJson(url, attribution, signal)) };
  return {
    schema,
    tiles: url,
    minZoom: minZoom ?? 0,
    maxZoom: maxZoom ?? USUAL_MAX_ZOOM,
    bounds: toRegion(bounds),
    attribution,
  };
}

async function fetchTileJson(url: string, attribution: string, signal: AbortSignal) {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const said = (await response.json()) as Partial<Record<string, unknown>> | null;
  const [tiles] = Array.isArray(said?.tiles) ? said.tiles : [];
  if (typeof tiles !== 'string') throw new Error(`${url} is no TileJSON`);
  const credit = typeof said?.attribution === 'string' ? toCreditText(said.attribution) : '';
  const isBox = Array.isArray(said?.bounds) && said.bounds.length === 4;
  return {
    tiles: new URL(tiles, url).href.replaceAll('%7B', '{').replaceAll('%7D', '}'),
    minZoom: typeof said?.minzoom === 'number' ? said.minzoom : 0,
    maxZoom: typeof said?.maxzoom === 'number' ? said.maxzoom : USUAL_MAX_ZOOM,
    bounds: toRegion(isBox ? (said.bounds as Bbox) : null),
    attribution: credit === '' ? attribution : credit,
  };
}
