import { isWithin } from '../camera/is-within.ts';
import type { Bbox, LngLat, SceneLayer } from '../scene/scene.ts';

const toBounds = (corners: readonly LngLat[]): Bbox => {
  const [lngs, lats] = [corners.map(([lng]) => lng), corners.map(([, lat]) => lat)];
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
};

/** The deepest zoom of the pictures of layers that are seen at a place; 0 without any. */
export function toPictureZoom(layers: readonly SceneLayer[], place: LngLat): number {
  const zooms = layers
    .filter(({ opacity }) => opacity > 0)
    .map((layer) => {
      if (layer.kind === 'raster') return isWithin(place, layer.bounds) ? layer.maxZoom : 0;
      if (layer.kind === 'image')
        return isWithin(place, toBounds(layer.corners)) ? Number.POSITIVE_INFINITY : 0;
      return 0;
    });
  return Math.max(0, ...zooms);
}
