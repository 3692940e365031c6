import type { VectorSourceSpecification } from 'maplibre-gl';
import type { HeightUnit, TerrainSource } from '../scene/scene.ts';
import { toCreditHtml } from '../styles/detail/credit-html.ts';
import { toHeightTemplate } from '../styles/detail/height-source.ts';
import { toOverzoom } from './contour-heights.ts';
import { CONTOURS_MAX_ZOOM, CONTOURS_MIN_ZOOM } from './contour-steps.ts';
import { toContourUrl } from './contour-url.ts';

/** The source of contour lines. */
export const CONTOURS_SOURCE = 'contours';

/** Tiles of lines may be enlarged from heights so many zooms above; closer lines would be invented. */
const MAX_ENLARGED = 2;

/** Lines of heights whose `max_zoom` is the deepest that is used; null for heights that are too coarse for any. */
export function toContourSource(heights: TerrainSource, unit: HeightUnit): VectorSourceSpecification | null {
  const {
    url,
    encoding,
    tile_size: tileSize,
    min_zoom: minZoom,
    max_zoom: maxZoom,
    bounds,
    attribution,
  } = heights;
  const first = Math.max(CONTOURS_MIN_ZOOM, minZoom + toOverzoom(tileSize));
  const last = Math.min(CONTOURS_MAX_ZOOM, maxZoom + MAX_ENLARGED);
  if (last < CONTOURS_MIN_ZOOM) return null;
  const read = { url: toHeightTemplate(url), encoding, tile_size: tileSize, max_zoom: maxZoom, bounds };
  return {
    type: 'vector',
    tiles: [toContourUrl(read, unit)],
    minzoom: first,
    maxzoom: Math.max(first, last),
    ...(bounds && { bounds }),
    attribution: toCreditHtml(attribution),
  };
}
