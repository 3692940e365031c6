import type { StreetSchema } from '@waypost/contract';
import type { Feature, GeoJsonProperties } from 'geojson';
import type { TownKind, TownThing } from './town.ts';

/** A layer, and the properties that say in it what the thing is. */
type Saying = readonly [layer: string, properties: NonNullable<GeoJsonProperties>];

const OPENMAPTILES: Readonly<Record<TownKind, readonly Saying[]>> = {
  ground: [],
  sea: [
    ['water', { class: 'ocean' }],
    ['water_name', { class: 'ocean' }],
  ],
  river: [['waterway', { class: 'river' }]],
  pond: [
    ['water', { class: 'lake' }],
    ['water_name', { class: 'lake' }],
  ],
  park: [
    ['landcover', { class: 'grass', subclass: 'park' }],
    ['park', { class: 'public_park' }],
    ['poi', { class: 'park', subclass: 'park', rank: 1 }],
  ],
  wood: [['landcover', { class: 'wood', subclass: 'forest' }]],
  homes: [['landuse', { class: 'residential' }]],
  works: [['landuse', { class: 'industrial' }]],
  motorway: [
    ['transportation', { class: 'motorway' }],
    ['transportation_name', { class: 'motorway', ref: 'M 7', ref_length: 3 }],
  ],
  primary: [
    ['transportation', { class: 'primary' }],
    ['transportation_name', { class: 'primary' }],
  ],
  secondary: [
    ['transportation', { class: 'secondary' }],
    ['transportation_name', { class: 'secondary' }],
  ],
  street: [
    ['transportation', { class: 'minor' }],
    ['transportation_name', { class: 'minor' }],
  ],
  service: [['transportation', { class: 'service' }]],
  path: [
    ['transportation', { class: 'path', subclass: 'footway' }],
    ['transportation_name', { class: 'path' }],
  ],
  rail: [['transportation', { class: 'rail' }]],
  building: [['building', {}]],
  border: [['boundary', { admin_level: 4 }]],
  city: [['place', { class: 'town', rank: 8 }]],
  quarter: [['place', { class: 'neighbourhood', rank: 15 }]],
  peak: [['mountain_peak', { class: 'peak', ele: 212, rank: 1 }]],
};

const PROTOMAPS: Readonly<Record<TownKind, readonly Saying[]>> = {
  ground: [['earth', { kind: 'earth' }]],
  sea: [['water', { kind: 'ocean' }]],
  river: [['water', { kind: 'river' }]],
  pond: [['water', { kind: 'lake' }]],
  park: [
    ['landuse', { kind: 'park' }],
    ['pois', { kind: 'park', min_zoom: 13 }],
  ],
  wood: [['landuse', { kind: 'wood' }]],
  homes: [['landuse', { kind: 'residential' }]],
  works: [['landuse', { kind: 'industrial' }]],
  motorway: [['roads', { kind: 'highway', kind_detail: 'motorway', shield_text: 'M 7', ref: 'M 7' }]],
  primary: [['roads', { kind: 'major_road', kind_detail: 'primary' }]],
  secondary: [['roads', { kind: 'major_road', kind_detail: 'secondary' }]],
  street: [['roads', { kind: 'minor_road', kind_detail: 'residential' }]],
  service: [['roads', { kind: 'minor_road', kind_detail: 'service' }]],
  path: [['roads', { kind: 'path', kind_detail: 'footway' }]],
  rail: [['roads', { kind: 'rail', kind_detail: 'rail' }]],
  building: [['buildings', { kind: 'building' }]],
  border: [['boundaries', { kind: 'region', kind_detail: 4 }]],
  city: [['places', { kind: 'locality', kind_detail: 'town', population_rank: 8, min_zoom: 6 }]],
  quarter: [['places', { kind: 'neighbourhood', kind_detail: 'neighbourhood', min_zoom: 12 }]],
  peak: [['pois', { kind: 'peak', elevation: 212, min_zoom: 10 }]],
};

const SAYINGS: Readonly<Record<StreetSchema, typeof OPENMAPTILES>> = {
  openmaptiles: OPENMAPTILES,
  protomaps: PROTOMAPS,
};

/** The zoom from which a thing is in tiles, as builders of both schemas do. */
export const MIN_ZOOMS: Readonly<Partial<Record<TownKind, number>>> = {
  building: 13,
  street: 12,
  service: 13,
  path: 13,
  quarter: 12,
  homes: 9,
  works: 9,
  pond: 10,
  secondary: 10,
  primary: 8,
  rail: 10,
  peak: 11,
};

/** The layers of a schema, for the description of an archive. */
export const listLayers = (schema: StreetSchema): string[] => [
  ...new Set(Object.values(SAYINGS[schema]).flatMap((sayings) => sayings.map(([layer]) => layer))),
];

/** A thing as features of the layers of a schema. */
export function toFeatures(
  thing: TownThing,
  schema: StreetSchema,
): readonly { readonly layer: string; readonly feature: Feature }[] {
  const { kind, geometry, name, nameEs, heightM, isBridge = false } = thing;
  const isOmt = schema === 'openmaptiles';
  const common = {
    ...(name === undefined ? {} : { name, ...(isOmt ? { 'name:latin': name } : {}) }),
    ...(nameEs === undefined ? {} : { 'name:es': nameEs }),
    ...(heightM === undefined ? {} : isOmt ? { render_height: heightM } : { height: heightM }),
    ...(isBridge ? (isOmt ? { brunnel: 'bridge' } : { is_bridge: true }) : {}),
  };
  return SAYINGS[schema][kind].map(([layer, properties]) => ({
    layer,
    feature: { type: 'Feature', geometry, properties: { ...common, ...properties } },
  }));
}
