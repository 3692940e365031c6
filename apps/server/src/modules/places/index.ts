export { createPlaceRoutes } from './routes.ts';
export { createPlaceService, type PlaceService } from './service.ts';
