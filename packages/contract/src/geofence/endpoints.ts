import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { geofenceCrossing, geofenceEventCreate } from './schema.ts';

const params = z.object({ code: z.string().min(1).max(64) });

export const geofenceEndpoints = {
  listGeofenceEvents: endpoint({
    method: 'GET',
    path: '/geo/feature/{code}/geofence',
    summary: 'Who crossed the outline of a geofence, the newest first, at most 100',
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
};
