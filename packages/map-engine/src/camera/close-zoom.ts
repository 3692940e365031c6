import { findLayerCode } from '../layers/layer-code.ts';
import type { LngLat, MapScene } from '../scene/scene.ts';
import { isWithin } from './is-within.ts';

/** Where a coast or a town of the bundled map is usually in view. */
const BUNDLED_ZOOM = 11;
/** Where houses and boats are told apart. */
const DETAIL_ZOOM = 15;

/**
 * The deepest zoom up to 15 at which a scene draws something around a place: its base map, photographs, or pictures of
 * layers. A person who looks closer already, `now`, is taken no farther out than 15.
 */
export function toCloseZoom(
  { baseStyle, basemap, photos, layers }: Pick<MapScene, 'baseStyle' | 'basemap' | 'photos' | 'layers'>,
  place: LngLat,
  now: number,
): number {
  const isDetailed =
    basemap.kind === 'streets'
      ? isWithin(place, basemap.streets.bounds)
      : basemap.kind === 'style-url' && basemap.styleUrls[baseStyle];
  if (isDetailed) return DETAIL_ZOOM;
  const ofPhotos = (baseStyle === 'satellite' && photos?.max_zoom) || 0;
  const ofLayers = findLayerCode()?.toPictureZoom(layers, place) ?? 0;
  return Math.min(Math.max(BUNDLED_ZOOM, now, ofPhotos, ofLayers), DETAIL_ZOOM);
}
