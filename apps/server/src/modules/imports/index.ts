export { createImportRoutes } from './routes.ts';
export { createImportService, type ImportService } from './service.ts';
