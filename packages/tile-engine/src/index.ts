export { type BuildingTiles, startTileBuild } from './build-in-worker.ts';
export type { Generation } from './generation.ts';
export { buildGeneration } from './generation-builder.ts';
export { CLUSTER_MAX_ZOOM, CLUSTER_MIN_POINTS, EXTENT, MAX_ZOOM } from './grid.ts';
export { createLiveTiles, type LiveTiles } from './live-tiles.ts';
export type { Bbox, TileFeature, TileFilter, TileGeometry } from './tile-feature.ts';
export {
  type Changes,
  createTileSet,
  encodeTile,
  mergeTileSet,
  type Selection,
  selectFrom,
  type TileSet,
} from './tile-set.ts';
