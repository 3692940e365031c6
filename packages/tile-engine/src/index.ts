export { type BuildingTiles, startTileBuild } from './build-in-worker.ts';
export { type CellTally, isCluster } from './cell-tally.ts';
export {
  type Block,
  type CountedCell,
  findBlock,
  foldCells,
  packCells,
  toBbox,
  toCellEdges,
  toEdges,
} from './counted-cells.ts';
export { encodeContents, encodeTile, type TileContents } from './encode-tile.ts';
export type { Generation } from './generation.ts';
export { buildGeneration } from './generation-builder.ts';
export { CLUSTER_MAX_ZOOM, CLUSTER_MIN_POINTS, type Edges, EXTENT, MAX_ZOOM, PLACE_BITS } from './grid.ts';
export { createLiveTiles, type LiveTiles } from './live-tiles.ts';
export type { Bbox, TileFeature, TileFilter, TileGeometry } from './tile-feature.ts';
export {
  type Changes,
  createTileSet,
  mergeTileSet,
  type Selection,
  selectFrom,
  type TileSet,
} from './tile-set.ts';
