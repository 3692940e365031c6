export { createBeaconRoutes } from './routes.ts';
export { createBeaconService } from './service.ts';
