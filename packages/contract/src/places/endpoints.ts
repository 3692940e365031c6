import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { place, placeLanguage, placeSearch, placeWithOutline } from './schema.ts';

export const placeEndpoints = {
  searchPlaces: endpoint({
    method: 'GET',
    path: '/places',
    summary:
      'Places whose names begin with the words asked for, the best first, those in a view before others',
    query: placeSearch,
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
    query: z.object({ lang: placeLanguage }),
    response: placeWithOutline,
    errors: ['place_not_found', 'places_unavailable'],
    access: { kind: 'member' },
    ratePerMinute: 120,
  }),
};
