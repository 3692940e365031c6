import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { StreetPalette } from './street-palette.ts';
import type { AreaKind, Part, Vocabulary } from './vocabulary.ts';

/** The source of streets. */
export const STREETS_SOURCE = 'streets';
/** Below this zoom the bundled map knows land and water well enough. */
const GROUND_MIN_ZOOM = 7;
const BUILDINGS_MIN_ZOOM = 13;

/** The source, the layer and the features of a part. */
export const readPart = ({ layer, filter }: Part) => ({
  source: STREETS_SOURCE,
  'source-layer': layer,
  filter,
});

/** Ground and areas come in gently over the bundled map. */
const ARRIVING: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], GROUND_MIN_ZOOM, 0, 8.5, 1];

/** Areas from the lowest to the highest, and the zooms from which they are of use. */
const AREAS: readonly (readonly [AreaKind, number])[] = [
  ['homes', 9],
  ['works', 10],
  ['school', 11],
  ['hospital', 11],
  ['grass', GROUND_MIN_ZOOM],
  ['sand', GROUND_MIN_ZOOM],
  ['park', GROUND_MIN_ZOOM],
  ['wood', GROUND_MIN_ZOOM],
  ['ice', GROUND_MIN_ZOOM],
];

/** Land of tiles that have it, and what covers it. */
export function toLandLayers(words: Vocabulary, palette: StreetPalette): LayerSpecification[] {
  const areas = AREAS.flatMap(([kind, minzoom]) => toAreaLayers(words, palette, kind, minzoom));
  if (words.ground === null || palette.ground === null) return areas;
  const ground: LayerSpecification = {
    id: 'streets-land',
    type: 'fill',
    ...readPart(words.ground),
    minzoom: GROUND_MIN_ZOOM,
    paint: { 'fill-color': palette.ground, 'fill-opacity': ARRIVING },
  };
  return [ground, ...areas];
}

function toAreaLayers(
  words: Vocabulary,
  palette: StreetPalette,
  kind: AreaKind,
  minzoom: number,
): LayerSpecification[] {
  const color = palette[kind];
  if (color === null) return [];
  return (words.areas[kind] ?? []).map((one, index) => ({
    id: `streets-${kind}-${index}`,
    type: 'fill',
    ...readPart(one),
    minzoom,
    paint: { 'fill-color': color, 'fill-opacity': ARRIVING, 'fill-antialias': false },
  }));
}

/** Seas, lakes and rivers, and piers above them. */
export function toWaterLayers(words: Vocabulary, palette: StreetPalette): LayerSpecification[] {
  const ways: LayerSpecification = {
    id: 'streets-waterway',
    type: 'line',
    ...readPart(words.waterways),
    minzoom: 8,
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': palette.water ?? palette.waterLine,
      'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], 8, 0.6, 12, 1.6, 17, 8],
    },
  };
  if (palette.water === null) return [ways];
  return [
    ways,
    {
      id: 'streets-water',
      type: 'fill',
      ...readPart(words.water),
      minzoom: GROUND_MIN_ZOOM,
      paint: {
        'fill-color': palette.water,
        // Around a region the bundled map draws coarser coasts: two of them beside each other are no shore.
        'fill-outline-color': ['interpolate', ['linear'], ['zoom'], 10, palette.water, 12, palette.waterLine],
        'fill-opacity': ARRIVING,
      },
    },
    ...toAreaLayers(words, palette, 'pier', 13),
  ];
}

export function toBuildingLayers(words: Vocabulary, palette: StreetPalette): LayerSpecification[] {
  return [
    {
      id: 'streets-building',
      type: 'fill',
      ...readPart(words.buildings),
      minzoom: BUILDINGS_MIN_ZOOM,
      paint: {
        'fill-color': palette.building ?? 'rgba(255, 255, 255, 0.04)',
        'fill-outline-color': palette.buildingLine,
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], BUILDINGS_MIN_ZOOM, 0, 14.5, 1],
      },
    },
  ];
}

/** The ground of a region whose tiles have water but no land, below everything else of them. */
export const GROUND_SOURCE = 'streets-ground';

export function toGroundLayer(palette: StreetPalette, isRegion: boolean): LayerSpecification[] {
  if (palette.ground === null) return [];
  if (isRegion) {
    return [
      {
        id: 'streets-ground',
        type: 'fill',
        source: GROUND_SOURCE,
        minzoom: GROUND_MIN_ZOOM,
        paint: { 'fill-color': palette.ground, 'fill-opacity': ARRIVING, 'fill-antialias': false },
      },
    ];
  }
  return [
    {
      id: 'streets-ground',
      type: 'background',
      minzoom: GROUND_MIN_ZOOM,
      paint: { 'background-color': palette.ground, 'background-opacity': ARRIVING },
    },
  ];
}
