import type { MapGeoJSONFeature, Map as MapLibreMap } from 'maplibre-gl';
import { CLUSTER_LAYERS } from '../layers/cluster-layers.ts';
import { toClickableIds } from '../layers/feature-layers.ts';
import type { ScreenPoint } from './map-event.ts';

/** Tolerance around the pointer for fingers, CSS pixels. */
const REACH_PX = 5;
const PREFIXES = ['imported', 'overlay', 'tiles'];

/**
 * The features under a point of the screen, topmost first: points before lines before areas. A feature drawn by several
 * layers or present in several tiles is returned several times.
 */
export function findClickTargets(map: MapLibreMap, { x, y }: ScreenPoint): MapGeoJSONFeature[] {
  const byPrefix = PREFIXES.map(toClickableIds);
  const ranks = new Map(CLUSTER_LAYERS.map((id) => [id, 0]));
  for (const ids of byPrefix) for (const [index, id] of ids.entries()) ranks.set(id, index);
  const layers = [...ranks.keys()].filter((id) => map.getLayer(id));
  const box: [[number, number], [number, number]] = [
    [x - REACH_PX, y - REACH_PX],
    [x + REACH_PX, y + REACH_PX],
  ];
  const rankOf = (feature: MapGeoJSONFeature) => ranks.get(feature.layer.id) ?? ranks.size;
  // MapLibre returns the topmost feature first, and the sort is stable: the order within a rank is kept.
  return map.queryRenderedFeatures(box, { layers }).sort((a, b) => rankOf(a) - rankOf(b));
}
