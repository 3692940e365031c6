import type { GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl';
import type { BaseStyle, LineSceneLayer } from '../scene/scene.ts';
import { FONT_MEDIUM } from '../styles/label-layers.ts';
import { toLayerPrefix } from './layer-code.ts';

/** The id of the source of a layer of lines. */
export const toLineSourceId = (layer: LineSceneLayer): string => `${toLayerPrefix(layer)}:lines`;

export const toLineSource = ({ data }: LineSceneLayer): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data,
});

/**
 * A line with a light edge, so that it is seen on every ground, and its name along it. One with a `width` of its own is
 * drawn without an edge.
 */
export function toLineLayers(
  layer: LineSceneLayer,
  baseStyle: BaseStyle,
): { readonly shapes: readonly LayerSpecification[]; readonly points: readonly LayerSpecification[] } {
  const source = toLineSourceId(layer);
  const look = { type: 'line', source, layout: { 'line-cap': 'round', 'line-join': 'round' } } as const;
  const isDark = baseStyle === 'dark' || baseStyle === 'satellite';
  const shapes: LayerSpecification[] = [
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
  const names: LayerSpecification = {
    id: `${source}:name`,
    type: 'symbol',
    source,
    filter: ['has', 'name'],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 320,
      'text-field': ['get', 'name'],
      'text-font': FONT_MEDIUM,
      'text-size': 12,
      'text-offset': [0, 0.9],
      'text-max-angle': 40,
    },
    paint: {
      'text-color': isDark ? '#ffffff' : '#1c2733',
      'text-halo-color': isDark ? '#10151c' : '#ffffff',
      'text-halo-width': 1.5,
    },
  };
  return { shapes, points: [names] };
}
