import { z } from 'zod';
import { idParam, noContent } from '../common.ts';
import { binary, endpoint } from '../endpoint.ts';
import { templateIconFile } from './icon.ts';
import { template, templateCreate, templateUpdate } from './schema.ts';

const params = z.object({ project_id: idParam });
const templateParams = params.extend({ template_id: idParam });
const onProject = { kind: 'project', project_id: 'params.project_id' } as const;

export const templateEndpoints = {
  listTemplates: endpoint({
    method: 'GET',
    path: '/project/{project_id}/templates',
    summary: 'The report templates of a project and of the projects above it',
    params,
    response: z.array(template),
    errors: ['project_not_found'],
    access: { ...onProject, needs: 'template:read' },
  }),
  listOrganizationTemplates: endpoint({
    method: 'GET',
    path: '/organization/{org_id}/templates',
    summary: 'The report templates that the member sees in any project of an organization',
    params: z.object({ org_id: idParam }),
    response: z.array(template),
    errors: ['organization_not_found'],
    access: { kind: 'organization', needs: 'project:list', organization_id: 'params.org_id' },
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
    access: { ...onProject, needs: 'template:create' },
  }),
  updateTemplate: endpoint({
    method: 'PUT',
    path: '/project/{project_id}/templates/{template_id}',
    summary: 'Change a report template of the project; what is absent stays as it is',
    params: templateParams,
    body: templateUpdate,
    response: template,
    errors: ['project_not_found', 'template_not_found', 'template_changed'],
    access: { ...onProject, needs: 'template:update' },
  }),
  updateTemplateIcon: endpoint({
    method: 'PUT',
    path: '/project/{project_id}/templates/{template_id}/upload-icon',
    summary: 'Give a report template an icon, of at most 50 KB',
    params: templateParams,
    files: templateIconFile,
    response: template,
    errors: ['project_not_found', 'template_not_found'],
    access: { ...onProject, needs: 'template:update' },
  }),
  deleteTemplate: endpoint({
    method: 'DELETE',
    path: '/project/{project_id}/templates/{template_id}',
    summary: 'Delete a report template; reports made with it stay as they are',
    params: templateParams,
    response: noContent,
    status: 204,
    errors: ['project_not_found', 'template_not_found'],
    access: { ...onProject, needs: 'template:delete' },
  }),
  getTemplateIcon: endpoint({
    method: 'GET',
    path: '/template-icon/{code}',
    summary: 'The icon of a report template; its address never shows another',
    params: z.object({ code: z.string().max(64) }),
    response: binary('image/webp'),
    errors: [],
    access: { kind: 'public', reason: 'pages show icons by address alone; the code cannot be guessed' },
  }),
};
