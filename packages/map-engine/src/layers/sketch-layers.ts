import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import { SKETCH_SOURCE } from '../scene/scene-parts.ts';
import type { FeatureTheme } from './feature-theme.ts';

const COLOR: ExpressionSpecification = ['to-color', ['get', 'color'], '#0059ff'];
const IS_CHOSEN: ExpressionSpecification = ['boolean', ['get', 'chosen'], false];

function withRole(...roles: string[]): FilterSpecification {
  return ['in', ['get', 'role'], ['literal', roles]];
}

/**
 * Layers of the drawing, on top of everything. The casing contrasts with the base map: white on light ones, black on
 * satellite and dark, with a white edge around the black. Handles are always white inside.
 */
export function toSketchLayers({ casing, fault, accent }: FeatureTheme): LayerSpecification[] {
  const from = { source: SKETCH_SOURCE };
  const round = { 'line-join': 'round', 'line-cap': 'round' } as const;
  const circle = (id: string, paint: Record<string, unknown>): LayerSpecification =>
    ({ ...from, id: `sketch-${id}`, type: 'circle', filter: withRole(id), paint }) as LayerSpecification;
  return [
    {
      ...from,
      id: 'sketch-fill',
      type: 'fill',
      filter: withRole('fill'),
      paint: { 'fill-color': COLOR, 'fill-opacity': ['case', IS_CHOSEN, 0.28, 0.2] },
    },
    {
      ...from,
      id: 'sketch-halo',
      type: 'line',
      filter: withRole('line', 'rubber'),
      layout: round,
      paint: { 'line-color': '#ffffff', 'line-width': ['case', IS_CHOSEN, 9, 7.5], 'line-opacity': 0.55 },
    },
    {
      ...from,
      id: 'sketch-casing',
      type: 'line',
      filter: withRole('line', 'rubber'),
      layout: round,
      paint: {
        'line-color': casing,
        'line-width': ['case', IS_CHOSEN, 7, 5.5],
        'line-opacity': 0.85,
      },
    },
    {
      ...from,
      id: 'sketch-line',
      type: 'line',
      filter: withRole('line'),
      layout: round,
      paint: { 'line-color': COLOR, 'line-width': ['case', IS_CHOSEN, 3, 2.5] },
    },
    {
      ...from,
      id: 'sketch-rubber',
      type: 'line',
      filter: withRole('rubber'),
      layout: { 'line-join': 'round' },
      paint: { 'line-color': COLOR, 'line-width': 2.5, 'line-dasharray': [2, 1.6] },
    },
    circle('point', {
      'circle-color': COLOR,
      'circle-radius': ['case', IS_CHOSEN, 9, 7],
      'circle-stroke-color': casing,
      'circle-stroke-width': 3,
    }),
    circle('midpoint', {
      'circle-color': COLOR,
      'circle-radius': 3.5,
      'circle-stroke-color': '#ffffff',
      'circle-stroke-width': 1.5,
      'circle-opacity': 0.85,
    }),
    circle('vertex', {
      'circle-color': ['case', IS_CHOSEN, COLOR, '#ffffff'],
      'circle-radius': ['case', IS_CHOSEN, 7, 5.5],
      'circle-stroke-color': ['case', IS_CHOSEN, '#ffffff', COLOR],
      'circle-stroke-width': 2.5,
    }),
    circle('snap', {
      'circle-color': 'rgba(0, 0, 0, 0)',
      'circle-radius': 11,
      'circle-stroke-color': accent,
      'circle-stroke-width': 2,
    }),
    circle('fault', {
      'circle-color': fault,
      'circle-opacity': 0.25,
      'circle-radius': 15,
      'circle-stroke-color': fault,
      'circle-stroke-width': 3,
    }),
  ];
}
