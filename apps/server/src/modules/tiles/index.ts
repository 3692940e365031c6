export { createTileRoutes } from './routes.ts';
export { createTileService, type TileService } from './service.ts';
export { arrayTileEngine } from './array-tile-engine.ts';
export { findCredits, getFeaturesVersion } from './store.ts';
export type { TileEngine, TileFeature, TileIndex } from './tile-engine.ts';
