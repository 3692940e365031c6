import type { GeofenceEvent, GeometryType, Issue } from '@waypost/contract';

/** The issues of a feature’s geofence: it needs an area and at least one event. */
export function listGeofenceIssues(feature: {
  readonly type: GeometryType;
  readonly geofence: boolean;
  readonly geofence_events: readonly GeofenceEvent[];
}): Issue[] {
  if (!feature.geofence) return [];
  const issues: Issue[] = [];
  if (feature.type !== 'Polygon' && feature.type !== 'MultiPolygon') {
    issues.push({ path: 'body.feature.geofence', message: 'Only a polygon can be a geofence.' });
  }
  if (feature.geofence_events.length === 0) {
    issues.push({ path: 'body.feature.geofence_events', message: 'Choose in, out, or both.' });
  }
  return issues;
}
