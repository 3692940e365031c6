export { createViewRoutes } from './routes.ts';
export { createViewService, type ViewService } from './service.ts';
