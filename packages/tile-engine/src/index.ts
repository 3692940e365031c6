export { type BuildingTiles, startTileBuild } from './build/build-in-worker.ts';
export { type CellTally, isCluster } from './cells/cell-tally.ts';
export {
  type Block,
  type CountedCell,
  findBlock,
  foldCells,
  packCells,
  toBbox,
  toCellEdges,
  toEdges,
} from './cells/counted-cells.ts';
export type { Generation } from './generation/generation.ts';
export { buildGeneration } from './generation/generation-builder.ts';
export type { Bbox, TileFeature, TileFilter, TileGeometry, TileKind } from './generation/tile-feature.ts';
export {
  CLUSTER_MAX_ZOOM,
  CLUSTER_MIN_POINTS,
  type Edges,
  EXTENT,
  MAX_ZOOM,
  PLACE_BITS,
} from './grid/grid.ts';
export { encodeContents, encodeTile, type TileContents } from './tile/encode-tile.ts';
export { MAX_PARTS } from './tile/feature-layer.ts';
export { createLiveTiles, type LiveTiles } from './tile-set/live-tiles.ts';
export { type Classes, paint } from './tile-set/paint.ts';
export {
  type Changes,
  createTileSet,
  joinSelections,
  mergeTileSet,
  type Selection,
  selectFrom,
  type TileSet,
} from './tile-set/tile-set.ts';
