export { createImageryAccounts, type ImageryAccounts } from './accounts.ts';
export { createMosaicService } from './mosaics/service.ts';
export { createTileCache } from './mosaics/tile-cache.ts';
export { createImageryRoutes } from './routes.ts';
export { createImageryService } from './service.ts';
