import type {
  MapGeoJSONFeature,
  Map as MapLibreMap,
  PointLike,
  QueryRenderedFeaturesOptions,
} from 'maplibre-gl';

/** What MapLibre throws if the index of a tile is newer than its data: a reparse can overtake the data it is of. */
const REPLACED_TILE = /^Out of bounds/;

/**
 * `map.queryRenderedFeatures` for handlers of pointer and camera events. While a tile is being replaced there is nothing
 * to find; the next event asks again.
 */
export function queryRendered(
  map: Pick<MapLibreMap, 'queryRenderedFeatures'>,
  options: QueryRenderedFeaturesOptions,
  box?: [PointLike, PointLike],
): MapGeoJSONFeature[] {
  try {
    return box ? map.queryRenderedFeatures(box, options) : map.queryRenderedFeatures(options);
  } catch (error) {
    if (error instanceof Error && REPLACED_TILE.test(error.message)) return [];
    throw error;
  }
}
