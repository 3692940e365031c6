export { createResourceRoutes } from './routes.ts';
export { createResourceService, type ResourceService } from './service.ts';
export { attachFiles, listResources } from './store.ts';
