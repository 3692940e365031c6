export { createGeofenceRoutes } from './routes.ts';
export { createGeofenceService, type GeofenceService } from './service.ts';
