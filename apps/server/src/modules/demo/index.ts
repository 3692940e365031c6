export { createDemoRoutes } from './routes.ts';
export { createDemoService, type DemoDependencies, type DemoService } from './service.ts';
export { findDemoMember } from './store.ts';
