import { z } from 'zod';
import { idParam, noContent } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { beacon, latePositions, takenPositions } from './schema.ts';

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
  sendLatePositions: endpoint({
    method: 'POST',
    path: '/geo/beacons/{project_id}/late-positions',
    summary: 'Send positions of one’s own that were measured without a network, while they were shared',
    params,
    body: latePositions,
    response: takenPositions,
    errors: ['project_not_found', 'validation_failed'],
    access: { kind: 'project', needs: 'beacon:share', project_id: 'params.project_id' },
    // As many positions as an hour of the live channel takes.
    ratePerMinute: 36,
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
