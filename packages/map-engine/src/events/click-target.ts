import type { MapGeoJSONFeature, Map as MapLibreMap } from 'maplibre-gl';
import { toClusterId } from '../layers/cluster-layers.ts';
import { toClickableIds } from '../layers/feature-layers.ts';
import { toLayerPrefix } from '../layers/layer-code.ts';
import { toRadarClickables } from '../layers/radar-ids.ts';
import type { MapScene } from '../scene/scene.ts';
import type { ScreenPoint } from './map-event.ts';
import { queryRendered } from './query-rendered.ts';

/** Hit radius around the pointer, CSS pixels. */
const REACH_PX = 5;
const PREFIXES = ['imported', 'overlay', 'tiles'];

/**
 * The features at a point of the screen, the topmost first; points before lines before areas. A feature that is drawn
 * by several layers or tiles appears several times.
 */
export function findClickTargets(
  map: MapLibreMap,
  scene: MapScene,
  { x, y }: ScreenPoint,
): MapGeoJSONFeature[] {
  const ranks = new Map<string, number>();
  for (const prefix of [...PREFIXES, ...scene.layers.map(toLayerPrefix)]) {
    ranks.set(toClusterId(prefix), 0);
    for (const [index, id] of toClickableIds(prefix).entries()) ranks.set(id, index);
  }
  for (const layer of scene.layers)
    if (layer.kind === 'radar') for (const [id, rank] of toRadarClickables(layer)) ranks.set(id, rank);
  const layers = [...ranks.keys()].filter((id) => map.getLayer(id));
  const box: [[number, number], [number, number]] = [
    [x - REACH_PX, y - REACH_PX],
    [x + REACH_PX, y + REACH_PX],
  ];
  const rankOf = (feature: MapGeoJSONFeature) => ranks.get(feature.layer.id) ?? ranks.size;
  // MapLibre returns the topmost first; the sort is stable and keeps that order within a rank.
  return queryRendered(map, { layers }, box).sort((a, b) => rankOf(a) - rankOf(b));
}
