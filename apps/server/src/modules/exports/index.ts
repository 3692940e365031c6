export { createLayerExporter, type LayerExporter } from './export-layer.ts';
export { ExportRunner } from './export-runner.ts';
export { createExportRoutes } from './routes.ts';
export { createExportService, type ExportService } from './service.ts';
