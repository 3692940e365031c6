import type { RasterLayerSpecification, RasterSourceSpecification } from 'maplibre-gl';
import type { RasterSceneLayer } from '../scene/scene.ts';
import { IMAGERY_SOURCE } from '../scene/scene-parts.ts';
import { toLayerPrefix } from './layer-code.ts';

const TILE_SIZE_PX = 256;

export const toRasterSourceId = ({ key }: { readonly key: string }): string => IMAGERY_SOURCE + key;

/** MapLibre shows an attribution as HTML. */
const toHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The pictures of a layer as a source. */
export function toRasterSource(layer: RasterSceneLayer): RasterSourceSpecification {
  const { urlTemplate, minZoom, maxZoom, bounds, attribution } = layer;
  return {
    type: 'raster',
    tiles: [urlTemplate],
    tileSize: TILE_SIZE_PX,
    ...(minZoom !== undefined && { minzoom: minZoom }),
    maxzoom: maxZoom,
    ...(bounds !== null && { bounds }),
    ...(attribution !== null && { attribution: toHtml(attribution) }),
  };
}

/** The style layer that shows them, opaque. */
export function toRasterLayer(layer: RasterSceneLayer): RasterLayerSpecification {
  return {
    id: `${toLayerPrefix(layer)}-picture`,
    type: 'raster',
    source: toRasterSourceId(layer),
    paint: { 'raster-fade-duration': 150 },
  };
}
