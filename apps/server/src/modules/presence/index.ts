export { createPresenceRoutes } from './routes.ts';
export { createPresenceService } from './service.ts';
