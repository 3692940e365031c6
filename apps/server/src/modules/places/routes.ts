import type { placeEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { PlaceService } from './service.ts';

export function createPlaceRoutes(service: PlaceService): Handlers<typeof placeEndpoints> {
  return {
    searchPlaces: async ({ grant, query }) => ({ places: await service.search(grant, query) }),
    getPlace: ({ grant, params, query }) => service.get(grant, params.place_id, query.lang),
  };
}
