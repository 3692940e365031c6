import type { GeoJSONSourceSpecification, LineLayerSpecification } from 'maplibre-gl';
import type { LineSceneLayer } from '../scene/scene.ts';
import { toLayerPrefix } from './layer-code.ts';

/** The id of the source of a layer of lines. */
export const toLineSourceId = (layer: LineSceneLayer): string => `${toLayerPrefix(layer)}:lines`;

export const toLineSource = ({ data }: LineSceneLayer): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data,
});

/** A line with a light edge, so that it is seen on every ground. One with a `width` of its own is drawn without an edge. */
export function toLineLayers(layer: LineSceneLayer): LineLayerSpecification[] {
  const source = toLineSourceId(layer);
  const look = { type: 'line', source, layout: { 'line-cap': 'round', 'line-join': 'round' } } as const;
  return [
    {
      ...look,
      id: `${source}:edge`,
      paint: {
        'line-color': '#ffffff',
        'line-width': ['case', ['has', 'width'], 0, 5],
        'line-opacity': 0.7,
      },
    },
    {
      ...look,
      id: `${source}:line`,
      paint: {
        'line-color': ['get', 'color'],
        'line-width': ['coalesce', ['get', 'width'], 2.5],
        'line-opacity': 0.9,
      },
    },
  ];
}
