import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { FEET_PER_METRE } from '../../contours/contour-steps.ts';
import type { HeightUnit } from '../../scene/scene.ts';
import { FONT_MEDIUM, FONT_SEMIBOLD } from '../label-layers.ts';
import { readPart } from './area-layers.ts';
import type { StreetPalette } from './street-palette.ts';
import type { Part, Vocabulary } from './vocabulary.ts';

/** From this zoom on the tiles name the places of their region, and the bundled map those outside. */
export const PLACES_MIN_ZOOM = 8;

/** The name in a language where it exists, in Latin script before any other, else as it is called there. */
function toName(language: string): ExpressionSpecification {
  const names = [`name:${language}`, `name_${language}`, 'name:latin', 'name_int', 'name'];
  return [
    'coalesce',
    ...names.map((name): ExpressionSpecification => ['get', name]),
  ] as ExpressionSpecification;
}

const hasName: ExpressionSpecification = ['any', ['has', 'name'], ['has', 'name:latin']];

interface Naming {
  readonly words: Vocabulary;
  readonly palette: StreetPalette;
  readonly name: ExpressionSpecification;
  readonly heightUnit: HeightUnit;
}

const named = ({ layer, filter }: Part, ...more: ExpressionSpecification[]): Part => ({
  layer,
  filter: ['all', filter, hasName, ...more],
});

const toHalo = ({ halo }: StreetPalette, color: string, width = 1.4) => ({
  'text-color': color,
  'text-halo-color': halo,
  'text-halo-width': width,
});

/** Names from the least to the most important: the map library places the last ones first. */
export function toNameLayers(
  words: Vocabulary,
  palette: StreetPalette,
  language: string,
  heightUnit: HeightUnit,
): LayerSpecification[] {
  const naming = { words, palette, name: toName(language), heightUnit };
  return [
    ...toSpotNames(naming),
    ...toWaterNames(naming),
    toRoadName(naming),
    toRoadNumber(naming),
    toQuarterName(naming),
    toPlaceName(naming),
  ];
}

function toRoadName({ words, palette, name }: Naming): LayerSpecification {
  const isMain: ExpressionSpecification = [
    'in',
    words.roadClass,
    ['literal', ['motorway', 'trunk', 'primary', 'secondary', 'tertiary']],
  ];
  return {
    id: 'streets-road-name',
    type: 'symbol',
    ...readPart(
      named(words.roadNames, [
        '>=',
        ['zoom'],
        ['case', isMain, 13, ['match', words.roadClass, ['path', 'service'], 16, 14]],
      ]),
    ),
    minzoom: 13,
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 320,
      'text-field': name,
      'text-font': FONT_MEDIUM,
      'text-size': ['interpolate', ['linear'], ['zoom'], 13, 10.5, 17, ['case', isMain, 13.5, 12.5]],
      'text-max-angle': 30,
      'text-padding': 3,
      'symbol-sort-key': ['case', isMain, 0, 1],
    },
    paint: toHalo(palette, palette.streetName),
  };
}

/** Numbers of main roads, where their names are not yet shown. */
function toRoadNumber({ words, palette }: Naming): LayerSpecification {
  const { layer, filter } = words.roadNames;
  return {
    id: 'streets-road-number',
    type: 'symbol',
    ...readPart({
      layer,
      filter: [
        'all',
        filter,
        ['in', words.roadClass, ['literal', ['motorway', 'trunk', 'primary']]],
        ['<=', ['length', ['to-string', words.roadRef]], 7],
        ['!=', ['to-string', words.roadRef], ''],
      ],
    }),
    minzoom: 9,
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 420,
      'text-field': ['to-string', words.roadRef],
      'text-font': FONT_SEMIBOLD,
      'text-size': 10,
      'text-rotation-alignment': 'viewport',
      'text-padding': 8,
    },
    paint: toHalo(palette, palette.streetName, 2),
  };
}

function toWaterNames({ words, palette, name }: Naming): LayerSpecification[] {
  return words.waterNames.flatMap((one, index): LayerSpecification[] => {
    const common = {
      'text-field': name,
      'text-font': FONT_MEDIUM,
      'text-letter-spacing': 0.06,
      'text-max-width': 7,
    };
    const paint = toHalo(palette, palette.waterName, 1.2);
    return [
      {
        id: `streets-water-name-${index}`,
        type: 'symbol',
        ...readPart(named(one, ['!=', ['geometry-type'], 'LineString'])),
        minzoom: 9,
        layout: { ...common, 'text-size': ['interpolate', ['linear'], ['zoom'], 9, 11, 16, 14] },
        paint,
      },
      {
        id: `streets-waterway-name-${index}`,
        type: 'symbol',
        ...readPart(named(one, ['==', ['geometry-type'], 'LineString'])),
        minzoom: 13,
        layout: { ...common, 'symbol-placement': 'line', 'symbol-spacing': 400, 'text-size': 11 },
        paint,
      },
    ];
  });
}

function toSpotNames({ words, palette, name, heightUnit }: Naming): LayerSpecification[] {
  const spot = (
    id: string,
    part: Part,
    minzoom: number,
    field: ExpressionSpecification,
    color: string,
  ): LayerSpecification => ({
    id: `streets-${id}-name`,
    type: 'symbol',
    ...readPart(named(part, ['==', ['geometry-type'], 'Point'])),
    minzoom,
    layout: {
      'text-field': field,
      'text-font': FONT_MEDIUM,
      'text-size': ['interpolate', ['linear'], ['zoom'], minzoom, 10.5, 17, 12.5],
      'text-max-width': 8,
      'text-padding': 10,
    },
    paint: toHalo(palette, color),
  });
  const perMetre = heightUnit === 'ft' ? FEET_PER_METRE : 1;
  const elevation: ExpressionSpecification = ['*', ['to-number', words.elevation, 0], perMetre];
  const height: ExpressionSpecification = [
    'case',
    ['to-boolean', words.elevation],
    ['concat', '\n', ['to-string', ['round', elevation]], ` ${heightUnit}`],
    '',
  ];
  return [
    spot('station', words.spots.station, 15, name, palette.streetName),
    spot('park', words.spots.park, 13, name, palette.parkName),
    spot('peak', words.spots.peak, 11, ['concat', '▲ ', name, height], palette.parkName),
  ];
}

function toQuarterName({ words, palette, name }: Naming): LayerSpecification {
  return {
    id: 'streets-quarter-name',
    type: 'symbol',
    ...readPart(named(words.places, ['in', words.placeClass, ['literal', ['suburb', 'quarter']]])),
    minzoom: 12,
    maxzoom: 17,
    layout: {
      'text-field': name,
      'text-font': FONT_SEMIBOLD,
      'text-size': ['interpolate', ['linear'], ['zoom'], 12, 10, 16, 12.5],
      'text-transform': 'uppercase',
      'text-letter-spacing': 0.1,
      'text-max-width': 8,
      'text-padding': 8,
      'symbol-sort-key': words.placeRank,
    },
    paint: { ...toHalo(palette, palette.streetName), 'text-opacity': 0.85 },
  };
}

function toPlaceName({ words, palette, name }: Naming): LayerSpecification {
  const sizes = (city: number, town: number, village: number): ExpressionSpecification => [
    'match',
    words.placeClass,
    'city',
    city,
    'town',
    town,
    village,
  ];
  return {
    id: 'streets-place-name',
    type: 'symbol',
    ...readPart(
      named(
        words.places,
        ['in', words.placeClass, ['literal', ['city', 'town', 'village']]],
        ['>=', ['zoom'], sizes(PLACES_MIN_ZOOM, PLACES_MIN_ZOOM, 11)],
      ),
    ),
    minzoom: PLACES_MIN_ZOOM,
    maxzoom: 16,
    layout: {
      'text-field': name,
      'text-font': FONT_SEMIBOLD,
      'text-size': ['interpolate', ['linear'], ['zoom'], 8, sizes(14, 12, 11), 15, sizes(22, 18, 14)],
      'text-max-width': 8,
      'text-padding': 6,
      'symbol-sort-key': words.placeRank,
    },
    paint: toHalo(palette, palette.name, 1.6),
  };
}
