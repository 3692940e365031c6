export { createLayerFeatureRoutes } from './features/routes.ts';
export { createLayerFeatureService, type LayerFeatureService } from './features/service.ts';
export { createCollectedLayerRoutes } from './kinds/collected/routes.ts';
export { createCollectedLayerService } from './kinds/collected/service.ts';
export { createStaticLayerRoutes } from './kinds/static/routes.ts';
export { createStaticLayerService } from './kinds/static/service.ts';
export { createLayerRoutes } from './routes.ts';
export { createLayerService, type LayerService } from './service.ts';
