import type { RasterDEMSourceSpecification } from 'maplibre-gl';
import type { TerrainSource } from '../../scene/scene.ts';
import { toCreditHtml } from './credit-html.ts';

/** Elevations as a source of the map. */
export function toHeightSource({
  url,
  encoding,
  tile_size: tileSize,
  min_zoom: minzoom,
  max_zoom: maxzoom,
  bounds,
  attribution,
}: TerrainSource): RasterDEMSourceSpecification {
  const isArchive = /\.pmtiles$/i.test(url);
  return {
    type: 'raster-dem',
    tiles: [isArchive ? `pmtiles://${url}/{z}/{x}/{y}` : url],
    encoding,
    tileSize,
    minzoom,
    maxzoom,
    ...(bounds && { bounds }),
    attribution: toCreditHtml(attribution),
  };
}
