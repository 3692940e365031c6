import type { AccessRequestsOf, OpenToKeys } from '../../../../test/access/access-request.ts';
import type { AccessWorld } from '../../../../test/access/access-world.ts';

/** Valid requests to the endpoints of `weather`. */
export const accessRequests: AccessRequestsOf<'weather'> = {
  weather: {
    getWeather: [false, true].map((isShared) => ({
      title: isShared ? 'Public' : 'of the project alone',
      isShared,
      input: async (world: AccessWorld) => ({
        params: { code: await world.makeFeature({ shared: isShared }) },
      }),
    })),
  },
};

/** Endpoints that accept an API key, which acts with the rights of its creator. */
export const openToKeys: OpenToKeys<'weather'> = ['weather.getWeather'];
