import type { RadarSceneLayer } from '../scene/scene.ts';
import { toLayerPrefix } from './layer-code.ts';

const ENDING = ':radar';

/** The id of the source of a radar. */
export const toRadarSourceId = (layer: Pick<RadarSceneLayer, 'key'>): string =>
  `${toLayerPrefix(layer)}${ENDING}`;

/** The key of the radar that a source is of; null for any other source. */
export function toRadarKey(source: string): string | null {
  const prefix = toLayerPrefix({ key: '' });
  return source.startsWith(prefix) && source.endsWith(ENDING)
    ? source.slice(prefix.length, -ENDING.length)
    : null;
}

/** The style layers of a radar that a click finds, with their ranks: vessels above detections above tracks. */
export function toRadarClickables(
  layer: Pick<RadarSceneLayer, 'key'>,
): readonly (readonly [id: string, rank: number])[] {
  const source = toRadarSourceId(layer);
  return [
    [`${source}:target`, 0],
    [`${source}:detection`, 0],
    [`${source}:told-tracks`, 2],
    [`${source}:seen-tracks`, 2],
  ];
}
