import type { ImageSourceSpecification, RasterLayerSpecification } from 'maplibre-gl';
import type { ImageSceneLayer } from '../scene/scene.ts';
import { toLayerPrefix } from './layer-code.ts';
import { toRasterSourceId } from './raster-layer.ts';

/** The picture of a layer as a source. */
export const toImageSource = ({ url, corners }: ImageSceneLayer): ImageSourceSpecification => ({
  type: 'image',
  url,
  coordinates: corners,
});

/** The style layer that shows it, opaque. */
export const toImageLayer = (layer: ImageSceneLayer): RasterLayerSpecification => ({
  id: `${toLayerPrefix(layer)}-picture`,
  type: 'raster',
  source: toRasterSourceId(layer),
  paint: { 'raster-fade-duration': 0 },
});
