import { type DecodedFeature, findSelfIntersection } from '@waypost/geo';
import type { ReadFeature } from './parse-messages.ts';

/** A feature as it was read; an area whose outline crosses itself, which the server refuses, is marked. */
export function lookAtOutline(feature: DecodedFeature): ReadFeature {
  const { geometry } = feature;
  const isArea = geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
  return isArea && findSelfIntersection(geometry) !== null ? { ...feature, isCrossing: true } : feature;
}
