import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
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
const STEPS = { arid: 64, cold: 28, deep: 64 } as const;

/** Name of the noise image of the satellite look and of its layer. */
export const GRAIN_IMAGE = 'waypost-grain';
export const GRAIN_LAYER = 'base-grain';

/** The borders of countries. */
export const BORDER_LAYER = 'base-border';

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
      ...toOutlines(palette),
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
    {
      id: 'base-land',
      type: 'fill',
      source: BASEMAP_SOURCE,
      'source-layer': 'land',
      paint: { 'fill-color': land },
    },
  ];
}

/** Land first, then sea, then depth, which does not reach the coast. */
function toNaturalGround(
  { land, water }: BasePalette,
  { arid, cold, deep, grain }: NonNullable<BasePalette['fields']>,
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
    toBandLayer('arid', arid),
    ...(grain ? [grainLayer] : []),
    toBandLayer('cold', cold),
    {
      id: 'base-water',
      type: 'fill',
      source: BASEMAP_SOURCE,
      'source-layer': 'water',
      paint: { 'fill-color': water },
    },
    toBandLayer('deep', deep),
    {
      id: 'base-isles',
      type: 'fill',
      source: BASEMAP_SOURCE,
      'source-layer': 'isle',
      paint: { 'fill-color': arid[Math.floor(arid.length / 2)] ?? land },
    },
  ];
}

function toBandLayer(band: keyof typeof STEPS, ramp: Ramp): LayerSpecification {
  const stride = toStride(ramp, STEPS[band]);
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

/** Out of 255: the largest difference of two adjacent colours that is not visible. */
const UNSEEN = 2;

/**
 * The stride at which the steps of a field differ visibly in colour. The nested areas of these steps are most of the work
 * for the first tiles, and sixty-four of them show no more than eighteen tones.
 */
export function toStride(ramp: Ramp, steps: number): number {
  const tones = ramp.map(parseTone);
  let changes = 0;
  for (const [index, tone] of tones.entries()) {
    const before = tones[index - 1];
    // Opacity changes more finely than a colour.
    if (tone === null || before === null) return 1;
    if (before !== undefined)
      changes += Math.max(...tone.map((value, at) => Math.abs(value - (before[at] ?? 0))));
  }
  return Math.min(steps, Math.max(1, Math.floor((UNSEEN * steps) / changes)));
}

/** Red, green and blue from 0 to 255 of an opaque colour; null for any other. */
function parseTone(color: string): readonly number[] | null {
  const [, ...parts] = /^#(\w\w)(\w\w)(\w\w)$/.exec(color) ?? [];
  return parts.length === 0 ? null : parts.map((part) => Number.parseInt(part, 16));
}

function toRampColor(ramp: Ramp, steps: number): ExpressionSpecification {
  const stops = ramp.flatMap((color, index) => [
    1 + (index * (steps - 1)) / Math.max(1, ramp.length - 1),
    color,
  ]);
  const [firstAt = 1, firstColor = '#000000', ...rest] = stops;
  return [
    'interpolate',
    ['linear'],
    ['get', 'step'],
    firstAt as number,
    firstColor,
    ...rest,
  ] as ExpressionSpecification;
}

function toOutlines({ coast, border }: BasePalette): LayerSpecification[] {
  return [
    {
      id: 'base-coast',
      type: 'line',
      source: BASEMAP_SOURCE,
      'source-layer': 'coast',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': coast,
        'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.5, 5, 0.9, 12, 1.4],
      },
    },
    {
      id: BORDER_LAYER,
      type: 'line',
      source: BASEMAP_SOURCE,
      'source-layer': 'boundary',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': border,
        'line-width': ['interpolate', ['linear'], ['zoom'], 1, 0.5, 5, 1, 12, 1.8],
      },
    },
  ];
}
