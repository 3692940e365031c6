export { createPlaceRoutes, createWeatherRoutes } from './routes.ts';
export { createPlaceService, type PlaceService } from './service.ts';
export { createWeatherService } from './weather/service.ts';
