import type { AccessRequestsOf } from '../../../test/access/access-request.ts';

/** Valid requests to the endpoints of `places`. */
export const accessRequests: AccessRequestsOf<'places'> = {
  places: {
    searchPlaces: [{ input: async () => ({ query: { q: 'mexico' } }) }],
    getPlace: [{ input: async () => ({ params: { place_id: 'country:MX' }, query: {} }) }],
  },
};
