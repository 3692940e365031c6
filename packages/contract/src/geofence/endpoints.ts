import { z } from 'zod';
import { idParam, instant } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import {
  fenceCrossing,
  fenceNow,
  fenceSettings,
  fenceTrial,
  fenceTrialCreate,
  markedFence,
} from './judged.ts';
import { geofenceCrossing, geofenceEventCreate } from './schema.ts';

const params = z.object({ code: z.string().min(1).max(64) });

export const geofenceEndpoints = {
  listMarkedFences: endpoint({
    method: 'GET',
    path: '/project/{project_id}/geofences',
    summary: 'The geofences of a project as a map marks them, with who is inside, the newest 500',
    params: z.object({ project_id: idParam }),
    response: z.array(markedFence),
    errors: ['project_not_found'],
    access: { kind: 'project', needs: 'geofence_event:read', project_id: 'params.project_id' },
  }),
  listGeofenceEvents: endpoint({
    method: 'GET',
    path: '/geo/feature/{code}/geofence',
    summary: 'Which members crossed the outline of a geofence, judged or told, the newest first, at most 100',
    params,
    response: z.array(geofenceCrossing),
    errors: ['feature_not_found'],
    access: { kind: 'feature', needs: 'geofence_event:read', code: 'params.code' },
  }),
  createGeofenceEvent: endpoint({
    method: 'POST',
    path: '/geo/feature/{code}/geofence',
    summary: 'Tell that one crossed the outline of a geofence oneself',
    params,
    body: geofenceEventCreate,
    response: geofenceCrossing,
    status: 201,
    errors: ['feature_not_found'],
    access: { kind: 'feature', needs: 'geofence_event:create', code: 'params.code' },
  }),
  listFenceCrossings: endpoint({
    method: 'GET',
    path: '/geo/feature/{code}/geofence/crossings',
    summary:
      'What a geofence told, judged by the product or by programs, with corrections, newest first, at most 100',
    params,
    query: z.object({
      /** Only what happened before this time. */
      before: instant.optional(),
    }),
    response: z.array(fenceCrossing),
    errors: ['feature_not_found'],
    access: { kind: 'feature', needs: 'geofence_event:read', code: 'params.code' },
  }),
  getFenceNow: endpoint({
    method: 'GET',
    path: '/geo/feature/{code}/geofence/now',
    summary: 'Who is inside a geofence, since when, and what it watches',
    params,
    response: fenceNow,
    errors: ['feature_not_found'],
    access: { kind: 'feature', needs: 'geofence_event:read', code: 'params.code' },
  }),
  putFenceSettings: endpoint({
    method: 'PUT',
    path: '/geo/feature/{code}/geofence/settings',
    summary:
      'Set how sure the crossing of a geofence must be, its hours, and what else it tells, from now on',
    params,
    body: fenceSettings,
    response: fenceNow,
    errors: ['feature_not_found', 'organization_not_found', 'layer_not_found', 'layer_without_radar'],
    access: { kind: 'feature', needs: 'feature:update', code: 'params.code' },
  }),
  tryFence: endpoint({
    method: 'POST',
    path: '/geo/feature/{code}/geofence/trial',
    summary:
      'Try a geofence on what is kept of the last 90 days, positions or what a radar saw; nothing is saved or told',
    params,
    body: fenceTrialCreate,
    response: fenceTrial,
    errors: [
      'feature_not_found',
      'organization_not_found',
      'layer_not_found',
      'layer_without_radar',
      'radar_access_required',
    ],
    access: { kind: 'feature', needs: 'feature:update', code: 'params.code' },
    // Each reads and judges up to 200,000 positions.
    ratePerMinute: 10,
  }),
};
