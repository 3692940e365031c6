import { z } from 'zod';
import { idParam, noContent } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { trail, trailQuery, trailSettings } from './schema.ts';

const params = z.object({ project_id: idParam });
const readable = { kind: 'project', needs: 'beacon:read', project_id: 'params.project_id' } as const;

export const positionEndpoints = {
  getTrailSettings: endpoint({
    method: 'GET',
    path: '/project/{project_id}/trails/settings',
    summary: 'How long a project keeps the positions of its members and devices',
    params,
    response: trailSettings,
    errors: ['project_not_found'],
    access: readable,
  }),
  updateTrailSettings: endpoint({
    method: 'PUT',
    path: '/project/{project_id}/trails/settings',
    summary: 'Change how long positions are kept; what is kept no longer is deleted at once',
    params,
    body: trailSettings,
    response: trailSettings,
    errors: ['project_not_found'],
    access: { kind: 'project', needs: 'project_settings:update', project_id: 'params.project_id' },
  }),
  listTrails: endpoint({
    method: 'GET',
    path: '/project/{project_id}/trails',
    summary: 'Where the 200 members and devices that moved last have been, as far as the project keeps it',
    params,
    query: trailQuery,
    response: z.array(trail),
    errors: ['project_not_found'],
    access: readable,
    // Each reads up to a million positions.
    ratePerMinute: 60,
  }),
  deleteOwnTrail: endpoint({
    method: 'DELETE',
    path: '/project/{project_id}/trails/own',
    summary: 'Delete one’s own kept positions in a project',
    params,
    response: noContent,
    status: 204,
    errors: ['project_not_found'],
    access: { kind: 'project', needs: 'beacon:share', project_id: 'params.project_id' },
  }),
};
