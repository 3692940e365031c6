export type { DemoDependencies } from './demo-dependencies.ts';
export { createDemoMovement } from './movements/live/demo-movement.ts';
export { createDemoRoutes } from './routes.ts';
export { createDemoService, type DemoService } from './service.ts';
export { findDemoMember } from './store.ts';
