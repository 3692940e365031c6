import { z } from 'zod';
import { idParam } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { presence } from './schema.ts';

export const presenceEndpoints = {
  listPresence: endpoint({
    method: 'GET',
    path: '/project/{project_id}/presence',
    summary: 'Who has a project open now, with their pointer and selection if they show them',
    params: z.object({ project_id: idParam }),
    response: z.array(presence),
    errors: ['project_not_found'],
    access: { kind: 'project', needs: 'beacon:read', project_id: 'params.project_id' },
  }),
};
