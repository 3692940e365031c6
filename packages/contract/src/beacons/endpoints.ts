import { z } from 'zod';
import { idParam, noContent } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { beacon } from './schema.ts';

const params = z.object({ project_id: idParam });

export const beaconEndpoints = {
  listBeacons: endpoint({
    method: 'GET',
    path: '/geo/beacons/{project_id}',
    summary: 'Where members are who share their position with a project, of the last 24 hours',
    params,
    response: z.array(beacon),
    errors: ['project_not_found'],
    access: { kind: 'project', needs: 'beacon:read', project_id: 'params.project_id' },
  }),
  closeBeacon: endpoint({
    method: 'DELETE',
    path: '/geo/beacons/{project_id}',
    summary: 'Stop sharing one’s own position with a project, and delete the last one',
    params,
    response: noContent,
    status: 204,
    errors: ['project_not_found'],
    access: { kind: 'project', needs: 'beacon:share', project_id: 'params.project_id' },
  }),
};
