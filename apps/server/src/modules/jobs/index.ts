export { createJobAdministrationRoutes, createJobRoutes } from './routes.ts';
export { createJobAdministration, createJobService } from './service.ts';
export { listQueues } from './store.ts';
