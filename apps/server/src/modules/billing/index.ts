export { createBillingRoutes } from './routes.ts';
export { type BillingService, createBillingService } from './service.ts';
