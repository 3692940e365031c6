export { createBeaconRoutes } from './routes.ts';
export { type BeaconService, createBeaconService } from './service.ts';
export { putBeacons } from './store.ts';
