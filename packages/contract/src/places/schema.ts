import { z } from 'zod';
import { bbox, booleanParam } from '../common.ts';
import { areaGeometry, position } from '../features/geometry.ts';

/** The fewest letters of a place search. */
export const PLACE_SEARCH_MIN_LENGTH = 2;
/** Places shown by the search in the header, and by a form. */
export const HEADER_PLACES = 2;
export const FORM_PLACES = 5;
/** Places requested by the search of the drawing toolbox. */
export const DRAWING_PLACES = 6;
/** The most places in a response. */
export const MAX_PLACES = 10;
/** The most vertices of a place's outline; finer ones are simplified. */
export const MAX_OUTLINE_VERTICES = 5_000;

export const PLACE_KINDS = ['country', 'region', 'settlement', 'other'] as const;

/** A place, as the geocoder knows it. */
export const place = z.object({
  /** The geocoder's identifier; it means nothing to another geocoder. */
  place_id: z.string(),
  /** Its own name: `La Paz`. */
  localname: z.string(),
  /** Its name with its surroundings: `La Paz, Mexico`. */
  name: z.string(),
  kind: z.enum(PLACE_KINDS),
  /** ISO 3166-1, two capital letters. */
  country_code: z.string().nullable(),
  center: position,
  /** `[west, south, east, north]`; across the antimeridian the east is above 180. */
  bbox,
  /** Whether it has an area; null when only its details tell. */
  has_outline: z.boolean().nullable(),
});
export type Place = z.infer<typeof place>;

/** A place with its outline, if it has one. */
export const placeWithOutline = place.extend({ geometry: areaGeometry.nullable() });
export type PlaceWithOutline = z.infer<typeof placeWithOutline>;

/** What a project stores of its place. */
export const placeDetails = z.strictObject({
  /** Some geocoders number their places. */
  place_id: z.union([z.string().trim().min(1).max(100), z.number().int()]).transform(String),
  country_code: z
    .string()
    .regex(/^[a-zA-Z]{2}$/, 'Give a country as its code of two letters.')
    .transform((code) => code.toUpperCase())
    .nullish()
    .transform((code) => code ?? null),
  localname: z.string().trim().min(1).max(255),
});
export type PlaceDetails = z.output<typeof placeDetails>;

/** The preferred language of names, where the geocoder has it. */
export const placeLanguage = z.enum(['en', 'es']).default('en');

const degrees = z.coerce.number().min(-360).max(360);

/** A search for places by name. */
export const placeSearch = z.object({
  q: z.string().trim().min(PLACE_SEARCH_MIN_LENGTH).max(200),
  /** Only places with an area: no points and no lines. */
  areas: booleanParam.optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PLACES).default(FORM_PLACES),
  lang: placeLanguage,
  /** The view of the map; preferred when all four sides are given. */
  west: degrees.optional(),
  south: degrees.optional(),
  east: degrees.optional(),
  north: degrees.optional(),
});
export type PlaceSearch = z.output<typeof placeSearch>;
