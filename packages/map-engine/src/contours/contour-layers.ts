import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { HeightUnit } from '../scene/scene.ts';
import { FONT_MEDIUM } from '../styles/label-layers.ts';
import { CONTOUR_LAYER, ELEVATION, IS_INDEX } from './contour-names.ts';
import { CONTOURS_SOURCE } from './contour-source.ts';
import { CONTOURS_MIN_ZOOM } from './contour-steps.ts';

const isIndex: ExpressionSpecification = ['==', ['get', IS_INDEX], 1];
const FROM = { source: CONTOURS_SOURCE, 'source-layer': CONTOUR_LAYER } as const;

/** Lines in a colour, every fifth stronger. */
export function toContourLine(color: string): LayerSpecification {
  return {
    id: 'contour-line',
    type: 'line',
    ...FROM,
    minzoom: CONTOURS_MIN_ZOOM,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': color,
      'line-width': [
        'interpolate',
        ['linear'],
        ['zoom'],
        9,
        ['case', isIndex, 0.8, 0.5],
        14,
        ['case', isIndex, 1.3, 0.7],
      ],
      'line-opacity': [
        'interpolate',
        ['linear'],
        ['zoom'],
        CONTOURS_MIN_ZOOM,
        0,
        10,
        ['case', isIndex, 0.75, 0.45],
      ],
    },
  };
}

/** The elevation along every fifth line. */
export function toContourName(color: string, halo: string, unit: HeightUnit): LayerSpecification {
  return {
    id: 'contour-name',
    type: 'symbol',
    ...FROM,
    filter: isIndex,
    minzoom: 11,
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 380,
      'text-field': ['concat', ['to-string', ['get', ELEVATION]], ` ${unit}`],
      'text-font': FONT_MEDIUM,
      'text-size': ['interpolate', ['linear'], ['zoom'], 11, 9.5, 15, 11],
      'text-max-angle': 25,
      'text-padding': 12,
    },
    paint: { 'text-color': color, 'text-halo-color': halo, 'text-halo-width': 1.4 },
  };
}
