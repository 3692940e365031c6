import type { ExpressionSpecification } from 'maplibre-gl';
import type { StreetSource } from '../../scene/scene.ts';

/** Features of a layer of the tiles. */
export interface Part {
  readonly layer: string;
  readonly filter: ExpressionSpecification;
}

/** The areas that the looks colour, in the order in which they are drawn. */
export type AreaKind =
  | 'homes'
  | 'works'
  | 'school'
  | 'hospital'
  | 'grass'
  | 'park'
  | 'wood'
  | 'sand'
  | 'ice'
  | 'pier';

/** Names of points that the looks show, besides places. */
export type SpotKind = 'peak' | 'park' | 'station';

/** How a schema says what the looks draw. */
export interface Vocabulary {
  /** Land, where the tiles have it as an area of its own. */
  readonly ground: Part | null;
  readonly water: Part;
  readonly waterways: Part;
  readonly areas: Readonly<Partial<Record<AreaKind, readonly Part[]>>>;
  readonly buildings: Part;
  /** Roads of all classes, without railways. */
  readonly roads: Part;
  /** The class of a road: motorway, trunk, primary, secondary, tertiary, street, service or path. */
  readonly roadClass: ExpressionSpecification;
  readonly isLink: ExpressionSpecification;
  readonly isBridge: ExpressionSpecification;
  readonly isTunnel: ExpressionSpecification;
  readonly rails: Part;
  readonly roadNames: Part;
  /** The number of a road, such as A 7. */
  readonly roadRef: ExpressionSpecification;
  readonly waterNames: readonly Part[];
  readonly borders: Part;
  readonly borderLevel: ExpressionSpecification;
  readonly places: Part;
  /** city, town, village, suburb or quarter. */
  readonly placeClass: ExpressionSpecification;
  /** Lower is more important. */
  readonly placeRank: ExpressionSpecification;
  readonly spots: Readonly<Record<SpotKind, Part>>;
  readonly elevation: ExpressionSpecification;
}

const get = (name: string): ExpressionSpecification => ['get', name];
const isOneOf = (name: string, ...values: string[]): ExpressionSpecification => [
  'in',
  get(name),
  ['literal', values],
];
const all: ExpressionSpecification = ['literal', true];
const both = (...parts: ExpressionSpecification[]): ExpressionSpecification => ['all', ...parts];
const not = (part: ExpressionSpecification): ExpressionSpecification => ['!', part];
const part = (layer: string, filter: ExpressionSpecification = all): Part => ({ layer, filter });
const orZero = (name: string): ExpressionSpecification => ['to-number', get(name), 0];

const OPENMAPTILES: Vocabulary = {
  ground: null,
  // What runs under a bridge or a roof is drawn all the same; what is under ground is not.
  water: part('water', not(isOneOf('brunnel', 'tunnel'))),
  waterways: part('waterway', not(isOneOf('brunnel', 'tunnel'))),
  areas: {
    homes: [part('landuse', isOneOf('class', 'residential', 'suburb', 'neighbourhood'))],
    works: [part('landuse', isOneOf('class', 'industrial', 'commercial', 'retail', 'railway', 'garages'))],
    school: [part('landuse', isOneOf('class', 'school', 'university', 'college', 'kindergarten', 'library'))],
    hospital: [part('landuse', isOneOf('class', 'hospital'))],
    grass: [
      part('landcover', isOneOf('class', 'grass', 'farmland', 'wetland')),
      part('landuse', isOneOf('class', 'pitch', 'playground', 'stadium', 'cemetery', 'track')),
    ],
    park: [part('landcover', isOneOf('subclass', 'park', 'garden', 'golf_course', 'recreation_ground'))],
    wood: [part('landcover', isOneOf('class', 'wood', 'forest'))],
    sand: [part('landcover', isOneOf('class', 'sand', 'rock'))],
    ice: [part('landcover', isOneOf('class', 'ice'))],
    pier: [
      part('transportation', both(isOneOf('class', 'pier', 'bridge'), ['==', ['geometry-type'], 'Polygon'])),
    ],
  },
  buildings: part('building'),
  roads: part(
    'transportation',
    both(
      ['==', ['geometry-type'], 'LineString'],
      isOneOf(
        'class',
        'motorway',
        'trunk',
        'primary',
        'secondary',
        'tertiary',
        'minor',
        'service',
        'track',
        'busway',
        'raceway',
        'path',
      ),
    ),
  ),
  roadClass: [
    'match',
    get('class'),
    ['motorway', 'trunk', 'primary', 'secondary', 'tertiary', 'service', 'path'],
    get('class'),
    'track',
    'path',
    'street',
  ],
  isLink: ['==', orZero('ramp'), 1],
  isBridge: isOneOf('brunnel', 'bridge'),
  isTunnel: isOneOf('brunnel', 'tunnel'),
  rails: part(
    'transportation',
    both(
      isOneOf('class', 'rail', 'transit', 'light_rail', 'tram', 'narrow_gauge', 'funicular'),
      not(isOneOf('brunnel', 'tunnel')),
    ),
  ),
  roadNames: part('transportation_name', not(isOneOf('class', 'rail', 'transit', 'ferry', 'aerialway'))),
  roadRef: get('ref'),
  waterNames: [part('water_name'), part('waterway')],
  borders: part('boundary', both(['<=', orZero('admin_level'), 6], ['!=', orZero('maritime'), 1])),
  borderLevel: orZero('admin_level'),
  places: part('place', not(isOneOf('class', 'continent', 'country', 'state', 'province', 'region'))),
  placeClass: [
    'match',
    get('class'),
    ['city', 'town', 'village', 'suburb'],
    get('class'),
    ['hamlet', 'isolated_dwelling', 'locality'],
    'village',
    'quarter',
  ],
  placeRank: ['to-number', get('rank'), 15],
  spots: {
    peak: part('mountain_peak'),
    park: part('poi', isOneOf('class', 'park', 'garden', 'zoo')),
    station: part('poi', both(isOneOf('class', 'railway'), isOneOf('subclass', 'station'))),
  },
  elevation: get('ele'),
};

const PROTOMAPS: Vocabulary = {
  ground: part('earth', ['==', ['geometry-type'], 'Polygon']),
  water: part('water', ['==', ['geometry-type'], 'Polygon']),
  waterways: part('water', ['==', ['geometry-type'], 'LineString']),
  areas: {
    homes: [part('landuse', isOneOf('kind', 'residential'))],
    works: [part('landuse', isOneOf('kind', 'industrial', 'commercial', 'railway', 'aerodrome'))],
    school: [part('landuse', isOneOf('kind', 'school', 'university', 'college', 'kindergarten'))],
    hospital: [part('landuse', isOneOf('kind', 'hospital'))],
    grass: [
      part(
        'landuse',
        isOneOf('kind', 'grass', 'grassland', 'meadow', 'farmland', 'scrub', 'wetland', 'pitch'),
      ),
      part('landuse', isOneOf('kind', 'playground', 'cemetery', 'village_green', 'allotments')),
    ],
    park: [
      part('landuse', isOneOf('kind', 'park', 'national_park', 'nature_reserve', 'garden', 'golf_course')),
    ],
    wood: [part('landuse', isOneOf('kind', 'wood', 'forest'))],
    sand: [part('landuse', isOneOf('kind', 'sand', 'beach', 'bare_rock', 'scree'))],
    ice: [part('landuse', isOneOf('kind', 'glacier'))],
    pier: [part('landuse', isOneOf('kind', 'pier'))],
  },
  buildings: part('buildings'),
  roads: part('roads', isOneOf('kind', 'highway', 'major_road', 'minor_road', 'path')),
  roadClass: [
    'match',
    get('kind'),
    'highway',
    'motorway',
    'path',
    'path',
    [
      'match',
      get('kind_detail'),
      ['trunk', 'trunk_link'],
      'trunk',
      ['primary', 'primary_link'],
      'primary',
      ['secondary', 'secondary_link'],
      'secondary',
      ['tertiary', 'tertiary_link'],
      'tertiary',
      'service',
      'service',
      'street',
    ],
  ],
  isLink: ['any', ['==', get('is_link'), true], ['==', orZero('link'), 1]],
  isBridge: ['==', get('is_bridge'), true],
  isTunnel: ['==', get('is_tunnel'), true],
  rails: part('roads', both(isOneOf('kind', 'rail'), not(['==', get('is_tunnel'), true]))),
  roadNames: part('roads', isOneOf('kind', 'highway', 'major_road', 'minor_road', 'path')),
  roadRef: ['coalesce', get('shield_text'), get('ref')],
  waterNames: [part('water')],
  borders: part('boundaries', ['<=', ['to-number', get('kind_detail'), 2], 6]),
  borderLevel: ['to-number', get('kind_detail'), 2],
  places: part('places', isOneOf('kind', 'locality', 'neighbourhood', 'macrohood')),
  placeClass: [
    'match',
    get('kind_detail'),
    ['city', 'town', 'village'],
    get('kind_detail'),
    ['hamlet', 'isolated_dwelling', 'locality'],
    'village',
    ['match', get('kind'), 'locality', 'village', 'quarter'],
  ],
  // Their rank grows with the population.
  placeRank: ['-', 18, orZero('population_rank')],
  spots: {
    peak: part('pois', isOneOf('kind', 'peak')),
    park: part('pois', isOneOf('kind', 'park', 'garden', 'national_park', 'nature_reserve')),
    station: part('pois', isOneOf('kind', 'station')),
  },
  elevation: get('elevation'),
};

/** The words of both schemas: openmaptiles.org/schema, docs.protomaps.com/basemaps/layers (version 4). */
export const VOCABULARIES: Readonly<Record<StreetSource['origin']['schema'], Vocabulary>> = {
  openmaptiles: OPENMAPTILES,
  protomaps: PROTOMAPS,
};
