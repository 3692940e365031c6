export { type BoundaryReader, createBoundaryReader, putBoundary } from './boundary/service.ts';
export { createResourceEditor } from './files/service.ts';
export { createFeatureHistory } from './history/service.ts';
export { createFeatureHistoryRoutes, createFeatureRoutes } from './routes.ts';
export { createFeatureReader, type FeatureReader } from './service.ts';
export { createFeatureTimeline } from './timeline/service.ts';
export { createFeatureTrash } from './trash/service.ts';
export { createFeatureWriter, type FeatureWriter } from './writing/service.ts';
