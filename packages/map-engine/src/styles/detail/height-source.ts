import type { RasterDEMSourceSpecification } from 'maplibre-gl';
import type { TerrainSource } from '../../scene/scene.ts';
import { toCreditHtml } from './credit-html.ts';

/** The address of a tile of heights with `{z}`, `{x}` and `{y}`: of an archive that of its tiles. */
export const toHeightTemplate = (url: string): string =>
  /\.pmtiles$/i.test(url) ? `pmtiles://${url}/{z}/{x}/{y}` : url;

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
  return {
    type: 'raster-dem',
    tiles: [toHeightTemplate(url)],
    encoding,
    tileSize,
    minzoom,
    maxzoom,
    ...(bounds && { bounds }),
    attribution: toCreditHtml(attribution),
  };
}
