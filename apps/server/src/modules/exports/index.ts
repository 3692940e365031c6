export { createExportKind } from './export-kind.ts';
export { createLayerExporter, type LayerExporter } from './export-layer.ts';
export { createExportRoutes } from './routes.ts';
export { createExportService, type ExportService } from './service.ts';
