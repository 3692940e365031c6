import { type DecodedFeature, findSelfIntersection } from '@waypost/geo';

/** A decoded feature, with checks that only the worker has time for. */
export type ReadFeature = DecodedFeature & { readonly isCrossing?: boolean };

/** Marks an area whose outline intersects itself, which the server rejects. */
export function lookAtOutline(feature: DecodedFeature): ReadFeature {
  const { geometry } = feature;
  const isArea = geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
  return isArea && findSelfIntersection(geometry) !== null ? { ...feature, isCrossing: true } : feature;
}
