import type { placeEndpoints, weatherEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { PlaceService } from './service.ts';
import type { WeatherService } from './weather/service.ts';

export function createPlaceRoutes(service: PlaceService): Handlers<typeof placeEndpoints> {
  return {
    searchPlaces: async ({ grant, query }) => ({ places: await service.search(grant, query) }),
    getPlace: ({ grant, params, query }) => service.get(grant, params.place_id, query.lang),
  };
}

export function createWeatherRoutes(service: WeatherService): Handlers<typeof weatherEndpoints> {
  return { getWeather: async ({ grant }) => ({ hours: await service.forecast(grant) }) };
}
