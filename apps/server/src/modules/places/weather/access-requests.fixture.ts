import type { AccessRequestsOf, OpenToKeys } from '../../../../test/access/access-request.ts';
import type { AccessWorld } from '../../../../test/access/access-world.ts';

/** Valid requests of the endpoints of weather. */
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

/** What an API key may call, with the rights of its maker. */
export const openToKeys: OpenToKeys<'weather'> = ['weather.getWeather'];
