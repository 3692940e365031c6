export { type BoundaryReader, createBoundaryReader, putBoundary } from './boundary/service.ts';
export { createFeatureRoutes } from './routes.ts';
export { createFeatureReader, type FeatureReader } from './service.ts';
export { createFeatureWriter, type FeatureWriter } from './writing/service.ts';
