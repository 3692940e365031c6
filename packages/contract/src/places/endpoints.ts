import { z } from 'zod';
import { booleanParam } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { FORM_PLACES, MAX_PLACES, PLACE_SEARCH_MIN_LENGTH, place, placeWithOutline } from './schema.ts';

const degrees = z.coerce.number().min(-360).max(360);

/** The preferred language of names, where the geocoder has it. */
const lang = z.enum(['en', 'es']).default('en');

export const placeEndpoints = {
  searchPlaces: endpoint({
    method: 'GET',
    path: '/places',
    summary:
      'Places whose names begin with the words asked for, the best first, those in a view before others',
    query: z.object({
      q: z.string().trim().min(PLACE_SEARCH_MIN_LENGTH).max(200),
      /** Only places with an area: no points and no lines. */
      areas: booleanParam.optional(),
      limit: z.coerce.number().int().min(1).max(MAX_PLACES).default(FORM_PLACES),
      lang,
      /** The view of the map; preferred when all four sides are given. */
      west: degrees.optional(),
      south: degrees.optional(),
      east: degrees.optional(),
      north: degrees.optional(),
    }),
    response: z.object({ places: z.array(place) }),
    errors: ['places_unavailable'],
    access: { kind: 'member' },
    ratePerMinute: 240,
  }),
  getPlace: endpoint({
    method: 'GET',
    path: '/places/{place_id}',
    summary: 'One place with its outline, where it has one',
    params: z.object({ place_id: z.string().min(1).max(100) }),
    query: z.object({ lang }),
    response: placeWithOutline,
    errors: ['place_not_found', 'places_unavailable'],
    access: { kind: 'member' },
    ratePerMinute: 120,
  }),
};
