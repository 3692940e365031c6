import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { BaseStyle } from '../scene/scene.ts';
import { BASE_PALETTES, type BasePalette, type Ramp } from './base-palette.ts';
import { toLabelLayers } from './label-layers.ts';

/** Sources of the offline base map; both read the same archive. */
export const BASEMAP_SOURCE = 'basemap';
const FIELDS_SOURCE = 'basemap-fields';

/** Deepest zooms in the archive, for shapes and names and for the smooth fields. */
const SHAPES_MAX_ZOOM = 7;
const FIELDS_MAX_ZOOM = 4;
/** Number of steps of each field in the archive. */
export const STEPS = { arid: 64, cold: 28, deep: 64 } as const;

/** Name of the noise image of the satellite look and of its layer. */
export const GRAIN_IMAGE = 'waypost-grain';
export const GRAIN_LAYER = 'base-grain';

export const OFFLINE_ATTRIBUTION = 'Natural Earth, GeoNames';

/**
 * The style of one look of the offline base map. `archiveUrl` is absolute. The style has neither glyphs nor a sprite:
 * MapLibre draws names with the page's fonts, and the engine supplies the images. Names are those of `language` where the archive has
 * them.
 */
export function createBaseStyle(
  baseStyle: BaseStyle,
  archiveUrl: string,
  labels: boolean,
  language: string,
): StyleSpecification {
  const palette = BASE_PALETTES[baseStyle];
  const tiles = [`pmtiles://${archiveUrl}/{z}/{x}/{y}`];
  const ground = palette.fields ? toNaturalGround(palette, palette.fields) : toFlatGround(palette);
  return {
    version: 8,
    sources: {
      [BASEMAP_SOURCE]: {
        type: 'vector',
        tiles,
        minzoom: 0,
        maxzoom: SHAPES_MAX_ZOOM,
        attribution: OFFLINE_ATTRIBUTION,
      },
      [FIELDS_SOURCE]: {
        type: 'vector',
        tiles,
        minzoom: 0,
        maxzoom: FIELDS_MAX_ZOOM,
      },
    },
    // Visible above the horizon of a tilted map.
    sky: {
      'sky-color': palette.sky,
      'horizon-color': palette.haze,
      'fog-color': palette.haze,
      'sky-horizon-blend': 0.7,
      'horizon-fog-blend': 0.6,
      'fog-ground-blend': 0.75,
    },
    layers: [
      ...ground,
      ...toLinesAndLakes(palette),
      ...toLabelLayers(BASEMAP_SOURCE, palette, { visible: labels, language }),
    ],
  };
}

function toFlatGround({ land, water }: BasePalette): LayerSpecification[] {
  return [
    {
      id: 'base-background',
      type: 'background',
      paint: { 'background-color': water },
    },
    toFill('land', land),
  ];
}

/** Land first, then sea, then depth, which does not reach the coast. */
function toNaturalGround(
  { land, water }: BasePalette,
  { arid, cold, deep, strides, grain }: NonNullable<BasePalette['fields']>,
): LayerSpecification[] {
  const grainLayer: LayerSpecification = {
    id: GRAIN_LAYER,
    type: 'background',
    paint: { 'background-pattern': GRAIN_IMAGE },
  };
  return [
    {
      id: 'base-background',
      type: 'background',
      paint: { 'background-color': land },
    },
    toBandLayer('arid', arid, strides.arid),
    ...(grain ? [grainLayer] : []),
    toBandLayer('cold', cold, strides.cold),
    toFill('water', water),
    toBandLayer('deep', deep, strides.deep),
    toFill('isle', arid[Math.floor(arid.length / 2)] ?? land),
  ];
}

function toBandLayer(band: keyof typeof STEPS, ramp: Ramp, stride = 1): LayerSpecification {
  return {
    id: `base-${band}`,
    type: 'fill',
    source: FIELDS_SOURCE,
    'source-layer': 'climate',
    filter: ['all', ['==', ['get', 'band'], band], ['==', ['%', ['-', ['get', 'step'], 1], stride], 0]],
    layout: { 'fill-sort-key': ['get', 'step'] },
    // Without antialiasing, bands have no edges along tiles.
    paint: {
      'fill-color': toRampColor(ramp, STEPS[band]),
      'fill-antialias': false,
    },
  };
}

function toRampColor(ramp: Ramp, steps: number): ExpressionSpecification {
  const stops = ramp.flatMap((color, index) => [1 + (index * (steps - 1)) / (ramp.length - 1), color]);
  return interpolate(['get', 'step'], stops);
}

/** The library's type of this expression is a tuple of one length. */
function interpolate(input: ExpressionSpecification, stops: readonly unknown[]): ExpressionSpecification {
  return ['interpolate', ['linear'], input, ...stops] as unknown as ExpressionSpecification;
}

/** Rivers and lakes, then the lines of states and provinces, of coasts, and of countries. */
function toLinesAndLakes({ water, coast, border }: BasePalette): LayerSpecification[] {
  return [
    toLine('river', water, [3, 0.5, 7, 1.4, 12, 3]),
    toFill('lake', water),
    toLine('state', border, [3, 0.5, 7, 0.9, 12, 1.4], {
      'line-dasharray': [3, 2],
      'line-opacity': 0.75,
    }),
    toLine('coast', coast, [1, 0.5, 5, 0.9, 12, 1.4]),
    toLine('border', border, [1, 0.5, 5, 1, 12, 1.8]),
  ];
}

function toFill(sourceLayer: string, color: string): LayerSpecification {
  return {
    id: `base-${sourceLayer}`,
    type: 'fill',
    source: BASEMAP_SOURCE,
    'source-layer': sourceLayer,
    paint: { 'fill-color': color },
  };
}

/** `widths`: zooms, each with the width in pixels. */
function toLine(
  sourceLayer: string,
  color: string,
  widths: readonly number[],
  paint: LineLayerSpecification['paint'] = {},
): LayerSpecification {
  return {
    id: `base-${sourceLayer}`,
    type: 'line',
    source: BASEMAP_SOURCE,
    'source-layer': sourceLayer,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': color,
      'line-width': interpolate(['zoom'], widths),
      ...paint,
    },
  };
}
