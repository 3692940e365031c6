import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { BasePalette } from './base-palette.ts';

/**
 * Font stacks for text drawn in the page's own fonts. MapLibre reads the weight from the first name, which is no
 * real font, and uses the font of the next one.
 */
export const FONT_MEDIUM = ['Inter Variable Medium', 'Inter Variable', 'Inter'];
export const FONT_SEMIBOLD = ['Inter Variable SemiBold', 'Inter Variable', 'Inter'];

/** From this zoom on, country names are replaced by place names. */
const COUNTRY_MAX_ZOOM = 7;

/** Names of places and, with higher priority, of countries, which have one in each language of the interface. */
export function toLabelLayers(
  source: string,
  palette: BasePalette,
  { visible, language }: { readonly visible: boolean; readonly language: string },
): LayerSpecification[] {
  const visibility = visible ? 'visible' : 'none';
  return [
    {
      id: 'base-place',
      type: 'symbol',
      source,
      'source-layer': 'place',
      minzoom: 2,
      filter: ['<=', ['get', 'rank'], ['zoom']],
      layout: {
        visibility,
        'text-field': ['get', 'name'],
        'text-font': [
          'case',
          ['==', ['get', 'capital'], 1],
          ['literal', FONT_SEMIBOLD],
          ['literal', FONT_MEDIUM],
        ],
        'text-size': toPlaceSize(),
        'text-max-width': 8,
        'text-padding': 6,
        'symbol-sort-key': ['-', ['*', ['get', 'capital'], -3_000_000], ['get', 'population']],
      },
      paint: {
        'text-color': ['case', ['>=', ['get', 'population'], 50_000], palette.text, palette.textMinor],
        'text-halo-color': palette.halo,
        'text-halo-width': 1.4,
      },
    },
    {
      id: 'base-country',
      type: 'symbol',
      source,
      'source-layer': 'country_label',
      maxzoom: COUNTRY_MAX_ZOOM,
      filter: ['<=', ['get', 'rank'], ['+', ['zoom'], 0]],
      layout: {
        visibility,
        'text-field': ['coalesce', ['get', `name:${language}`], ['get', 'name']],
        'text-font': FONT_SEMIBOLD,
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          1,
          toCountrySize(11),
          4,
          toCountrySize(14),
          6,
          toCountrySize(17),
        ],
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.09,
        'text-max-width': 7,
        'text-padding': 4,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: {
        'text-color': palette.textMinor,
        'text-halo-color': palette.halo,
        'text-halo-width': 1.4,
        'text-opacity': ['interpolate', ['linear'], ['zoom'], 5.5, 1, COUNTRY_MAX_ZOOM, 0.35],
      },
    },
  ];
}

/** The lowest zooms name only large countries; small ones have smaller text. */
function toCountrySize(size: number): ExpressionSpecification {
  return ['interpolate', ['linear'], ['get', 'rank'], 1, size, 6, size * 0.75];
}

function toPlaceSize(): ExpressionSpecification {
  const byPopulation = (small: number, large: number): ExpressionSpecification => [
    'interpolate',
    ['linear'],
    ['log10', ['max', ['get', 'population'], 100]],
    3.5,
    small,
    6.7,
    large,
  ];
  return [
    'interpolate',
    ['linear'],
    ['zoom'],
    2,
    byPopulation(10.5, 12.5),
    7,
    byPopulation(12, 15),
    12,
    byPopulation(13, 20),
  ];
}
