import type { AccessRequestsOf } from '../../../test/access/access-request.ts';

/** Valid requests to the endpoints of `basemaps`. */
export const accessRequests: AccessRequestsOf<'basemaps'> = {
  basemaps: {
    listBaseMaps: [{ input: async () => ({}) }],
    getBaseMapTile: [
      {
        always: { status: 404, reason: 'this server has no file of a base map' },
        input: async () => ({ params: { base_map: 'town.pmtiles', z: 0, x: 0, y: 0 } }),
      },
    ],
  },
};
