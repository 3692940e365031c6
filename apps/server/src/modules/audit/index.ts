export { createAuditRoutes } from './routes.ts';
export { type AuditService, createAuditService } from './service.ts';
export { recordAudit } from './store.ts';
