export { createResourceRoutes } from './routes.ts';
export { createResourceService, type ResourceService } from './service.ts';
export { attachFiles, listDigestsOfProjects, listResources, listUnusedDigests } from './store.ts';
export { deleteVariants } from './variants/store.ts';
