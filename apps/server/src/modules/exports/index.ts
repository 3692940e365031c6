export { ExportRunner } from './export-runner.ts';
export { createExportRoutes } from './routes.ts';
export { createExportService, type ExportService } from './service.ts';
