import { type DecodedFeature, findSelfIntersection } from '@waypost/geo';

/** A feature as it was read, with what only the worker has the time to look for. */
export type ReadFeature = DecodedFeature & { readonly isCrossing?: boolean };

/** A feature as it was read; an area whose outline crosses itself, which the server refuses, is marked. */
export function lookAtOutline(feature: DecodedFeature): ReadFeature {
  const { geometry } = feature;
  const isArea = geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
  return isArea && findSelfIntersection(geometry) !== null ? { ...feature, isCrossing: true } : feature;
}
