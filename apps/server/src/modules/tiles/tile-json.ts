import { API_BASE, MAX_TILE_ZOOM, type TileJson, type TileState } from '@waypost/contract';
import type { Credits } from './store.ts';

type Bbox = NonNullable<TileState['bbox']>;

/** The fields of features and clusters in the tiles, with types described for humans. */
const LAYERS: TileJson['vector_layers'] = [
  {
    id: 'features',
    description: 'Points that stand alone, lines and areas.',
    fields: {
      code: 'String',
      name: 'String',
      color: 'String, as #rrggbb',
      kind: 'String: point, line or area',
      shared: 'Boolean',
      age_days: 'Number, at most 365',
      picture: 'String, of points with a photograph',
    },
  },
  {
    id: 'clusters',
    description: 'Points that stand close to one another at this zoom.',
    fields: { point_count: 'Number', cluster_expansion_zoom: 'Number' },
  },
];

/**
 * The TileJSON of a project. Its tile URL has no version, so that clients that keep this document see current tiles.
 */
export function createTileJson(
  origin: string,
  projectId: number,
  { project_name, organization_name }: Credits,
  bbox: TileState['bbox'],
): TileJson {
  return {
    tilejson: '3.0.0',
    name: project_name,
    attribution: escapeMarkup(organization_name),
    scheme: 'xyz',
    tiles: [`${origin}${API_BASE}/tiles/features/${projectId}/{z}/{x}/{y}`],
    minzoom: 0,
    maxzoom: MAX_TILE_ZOOM,
    ...(bbox === null ? {} : { bounds: toBounds(bbox) }),
    vector_layers: LAYERS,
  };
}

/** Bounds of a TileJSON must not wrap around the 180th meridian: those that would are as wide as the world. */
const toBounds = ([west, south, east, north]: Bbox): Bbox =>
  west > east ? [-180, south, 180, north] : [west, south, east, north];

/** Programs render the attribution as HTML. */
function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
