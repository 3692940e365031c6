export { createOgcRoutes } from './routes.ts';
export { createOgcService, type OgcService } from './service.ts';
