import { MAX_VERTICES } from '@waypost/contract';
import { type FeatureGeometry, validateGeometry } from '@waypost/geo';

/** Geometry errors: a feature with one cannot be uploaded. */
export type GeometryIssue =
  | 'invalid_coordinates'
  | 'line_too_short'
  | 'ring_too_short'
  | 'ring_open'
  | 'too_many_points'
  | 'unsupported_geometry'
  | 'missing_geometry';

const ISSUE_OF_MESSAGE: Record<string, GeometryIssue> = {
  'Invalid coordinates': 'invalid_coordinates',
  'LineString must have at least 2 points': 'line_too_short',
  'Polygon must have at least 4 points': 'ring_too_short',
  'Polygon must end where it begins': 'ring_open',
  'Unsupported geometry type': 'unsupported_geometry',
  'Missing geometry': 'missing_geometry',
};

/** Lines are split when they are too long; the outline of an area cannot be. */
function hasTooManyPoints(geometry: FeatureGeometry): boolean {
  const rings =
    geometry.type === 'Polygon'
      ? geometry.coordinates
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flat()
        : [];
  return rings.reduce((sum, ring) => sum + ring.length, 0) > MAX_VERTICES;
}

/** Each kind of error once; empty if there is none that shows without comparing edges. */
export function listGeometryIssues(geometry: FeatureGeometry | null | undefined): readonly GeometryIssue[] {
  const { issues } = validateGeometry(geometry);
  const found = new Set(issues.map(({ message }) => ISSUE_OF_MESSAGE[message] ?? 'invalid_coordinates'));
  if (geometry != null && hasTooManyPoints(geometry)) found.add('too_many_points');
  return [...found];
}
