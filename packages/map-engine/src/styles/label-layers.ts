import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { BasePalette } from './base-palette.ts';

/**
 * Font stacks for text drawn in the page's own fonts. MapLibre reads the weight from the first name, which is no
 * real font, and uses the font of the next one.
 */
export const FONT_MEDIUM = ['Inter Variable Medium', 'Inter Variable', 'Inter'];
export const FONT_SEMIBOLD = ['Inter Variable SemiBold', 'Inter Variable', 'Inter'];

/** From this zoom on, country names are replaced by place names. */
const COUNTRY_MAX_ZOOM = 7;

/**
 * Names of seas, of places, which displace them, and of countries, which displace both. Seas and countries have a name
 * in each language of the interface.
 */
export function toLabelLayers(
  source: string,
  palette: BasePalette,
  { visible, language }: { readonly visible: boolean; readonly language: string },
): LayerSpecification[] {
  const name: ExpressionSpecification = ['coalesce', ['get', `name:${language}`], ['get', 'name']];
  const toLayer = (
    id: string,
    sourceLayer: string,
    layout: SymbolLayerSpecification['layout'],
    paint: SymbolLayerSpecification['paint'],
  ): SymbolLayerSpecification => ({
    id,
    type: 'symbol',
    source,
    'source-layer': sourceLayer,
    filter: ['<=', ['get', 'rank'], ['zoom']],
    layout: {
      visibility: visible ? 'visible' : 'none',
      'text-field': name,
      'text-font': FONT_SEMIBOLD,
      'text-size': ['interpolate', ['linear'], ['zoom'], 1, toSize(11), 4, toSize(14), 6, toSize(17)],
      'text-max-width': 7,
      'text-padding': 6,
      'symbol-sort-key': ['get', 'rank'],
      ...layout,
    },
    paint: { 'text-halo-color': palette.halo, 'text-halo-width': 1.4, ...paint },
  });
  return [
    toLayer(
      'base-sea',
      'sea_label',
      {
        'text-font': FONT_MEDIUM,
        'text-letter-spacing': 0.09,
      },
      { 'text-color': palette.textWater },
    ),
    {
      ...toLayer(
        'base-place',
        'place',
        {
          'text-field': ['get', 'name'],
          'text-font': [
            'case',
            ['==', ['get', 'capital'], 1],
            ['literal', FONT_SEMIBOLD],
            ['literal', FONT_MEDIUM],
          ],
          'text-size': toPlaceSize(),
          'text-max-width': 8,
          'symbol-sort-key': ['-', ['*', ['get', 'capital'], -3_000_000], ['get', 'population']],
        },
        { 'text-color': ['case', ['>=', ['get', 'population'], 50_000], palette.text, palette.textMinor] },
      ),
      minzoom: 2,
    },
    {
      ...toLayer(
        'base-country',
        'country_label',
        {
          'text-transform': 'uppercase',
          'text-letter-spacing': 0.09,
          'text-padding': 4,
        },
        {
          'text-color': palette.textMinor,
          'text-opacity': ['interpolate', ['linear'], ['zoom'], 5.5, 1, COUNTRY_MAX_ZOOM, 0.35],
        },
      ),
      maxzoom: COUNTRY_MAX_ZOOM,
    },
  ];
}

/** The lowest zooms name only large seas and countries; small ones have smaller text. */
function toSize(size: number): ExpressionSpecification {
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
