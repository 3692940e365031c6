import {
  GEOFENCE_EVENT_AHEAD_MS,
  GEOFENCE_EVENT_MAX_AGE_MS,
  GEOFENCE_EVENT_SAME_MS,
  type GeofenceCrossing,
  type GeofenceEventCreate,
  type Issue,
} from '@waypost/contract';
import type { FeatureGrant } from '../../access/grant.ts';
import { AppError, invalid } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import { appendEvent } from '../../platform/realtime/event-log.ts';
import type { FenceNewsListener } from './fence-news-listener.ts';
import {
  type Fence,
  findCrossingsAround,
  getCrossing,
  insertCrossing,
  listCrossings,
  lockFence,
} from './store.ts';

export interface GeofenceService {
  list(grant: FeatureGrant<'geofence_event:read'>): Promise<GeofenceCrossing[]>;
  /** Records a crossing by the caller. A repeated event returns the existing crossing. */
  create(grant: FeatureGrant<'geofence_event:create'>, input: GeofenceEventCreate): Promise<GeofenceCrossing>;
}

function listTimeIssues(at: number, now: number): Issue[] {
  const path = 'body.created_at';
  if (at > now + GEOFENCE_EVENT_AHEAD_MS) return [{ path, message: 'The time is in the future.' }];
  if (at < now - GEOFENCE_EVENT_MAX_AGE_MS) return [{ path, message: 'The time is more than 7 days ago.' }];
  return [];
}

function listFenceIssues(fence: Fence, event: GeofenceEventCreate['event']): Issue[] {
  const path = 'body.event';
  if (fence.geometry_type !== 'Polygon' && fence.geometry_type !== 'MultiPolygon') {
    return [{ path, message: 'The report is no polygon and has no outline to cross.' }];
  }
  if (!fence.geofence) return [{ path, message: 'The report is no geofence.' }];
  if (fence.is_of_vessels)
    return [{ path, message: 'The geofence watches the vessels of a radar, and no people.' }];
  if (!fence.geofence_events.includes(event)) {
    return [{ path, message: `The geofence does not watch who goes ${event}.` }];
  }
  return [];
}

export function createGeofenceService(database: Database, onNews: FenceNewsListener): GeofenceService {
  return {
    list: (grant) => listCrossings(database.read, grant.code),
    create: (grant, { event, created_at }) =>
      database.transaction(async (tx) => {
        const now = Date.now();
        const told = created_at ?? now;
        const at = Math.min(told, now);
        // The lock also serializes concurrent repeats.
        const fence = await lockFence(tx, grant.code);
        // It may have been moved since the right was checked.
        if (fence === null || fence.project_id !== grant.projectId) throw new AppError('feature_not_found');
        const issues = [...listFenceIssues(fence, event), ...listTimeIssues(told, now)];
        if (issues.length > 0) throw invalid(issues);
        const { code, memberId, projectId } = grant;
        const around = await findCrossingsAround(tx, {
          code,
          memberId,
          at,
          withinMs: GEOFENCE_EVENT_SAME_MS,
        });
        const same = around.find((one) => one.event === event);
        if (same !== undefined) return getCrossing(tx, same.id);
        const id = await insertCrossing(tx, { projectId, code, memberId, event, at });
        await onNews(tx, [{ source: 'told', crossingId: String(id), change: 'told' }]);
        // Last, since events hold the counter of their topic until the commit.
        await appendEvent(tx, {
          topic: `project:${projectId}`,
          type: 'geofence.crossed',
          payload: { code },
          memberId,
        });
        return getCrossing(tx, id);
      }),
  };
}
