export { createTagRoutes } from './routes.ts';
export { createTagService, type TagService } from './service.ts';
