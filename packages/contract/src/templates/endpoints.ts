import { z } from 'zod';
import { idParam } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { template, templateCreate } from './schema.ts';

const params = z.object({ project_id: idParam });

export const templateEndpoints = {
  listTemplates: endpoint({
    method: 'GET',
    path: '/project/{project_id}/templates',
    summary: 'The report templates of a project and of the projects above it',
    params,
    response: z.array(template),
    errors: ['project_not_found'],
    access: { kind: 'project', needs: 'template:read', project_id: 'params.project_id' },
  }),
  createTemplate: endpoint({
    method: 'POST',
    path: '/project/{project_id}/templates',
    summary: 'Create a report template',
    params,
    body: templateCreate,
    response: template,
    status: 201,
    errors: ['project_not_found'],
    access: { kind: 'project', needs: 'template:create', project_id: 'params.project_id' },
  }),
};
