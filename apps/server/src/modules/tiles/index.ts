export type { LayerColors, LayerView } from './cache/kept-layer.ts';
export { TileStore } from './cache/tile-cache.ts';
export { arrayTileEngine } from './in-memory/array-tile-engine.ts';
export { createTileRoutes } from './routes.ts';
export { createTileService, type TileService } from './service.ts';
export { findCredits, getFeaturesVersion } from './store.ts';
export type { TileEngine, TileIndex } from './tile-engine.ts';
