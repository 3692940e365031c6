export { toCarriedName } from './carried-name.ts';
export { deleteTrail } from './delete-in-pieces.ts';
export { MAX_KEPT_MS, preparePartitions } from './partitions.ts';
export type { Position, PositionChange, PositionSubject } from './position.ts';
export { createPositionRoutes } from './routes.ts';
export {
  createPositionService,
  MAX_AHEAD_MS,
  type PositionBatch,
  type PositionListener,
  type PositionService,
} from './service.ts';
export { getKeepDays, MAX_READ, putKeepDays, readPositions, readProjectPositions } from './store.ts';
export { createTrailService } from './trails.ts';
