import { z } from 'zod';
import { idParam, noContent } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { tag, tagCreate, tagUpdate } from './schema.ts';

const params = z.object({ org_id: idParam, project_id: idParam });
const tagParams = params.extend({ tag_id: idParam });
const ids = { project_id: 'params.project_id', organization_id: 'params.org_id' } as const;

export const tagEndpoints = {
  listOrganizationTags: endpoint({
    method: 'GET',
    path: '/org/{org_id}/project/tag',
    summary: 'The tags of all projects of an organization that the member may read',
    params: z.object({ org_id: idParam }),
    response: z.array(tag),
    errors: ['organization_not_found'],
    access: { kind: 'organization', needs: 'project:list', organization_id: 'params.org_id' },
  }),
  listTags: endpoint({
    method: 'GET',
    path: '/org/{org_id}/project/{project_id}/tag',
    summary: 'The tags of a project and of those above it that the member may read',
    params,
    response: z.array(tag),
    errors: ['project_not_found'],
    access: { kind: 'project', needs: 'tag:read', ...ids },
  }),
  createTag: endpoint({
    method: 'POST',
    path: '/org/{org_id}/project/{project_id}/tag',
    summary: 'Create a tag in a project',
    params,
    body: tagCreate,
    response: tag,
    status: 201,
    errors: ['project_not_found', 'tag_exists'],
    access: { kind: 'project', needs: 'tag:create', ...ids },
  }),
  updateTag: endpoint({
    method: 'PATCH',
    path: '/org/{org_id}/project/{project_id}/tag/{tag_id}',
    summary: 'Change a tag of a project',
    params: tagParams,
    body: tagUpdate,
    response: tag,
    errors: ['project_not_found', 'tag_not_found', 'tag_exists'],
    access: { kind: 'project', needs: 'tag:update', ...ids },
  }),
  deleteTag: endpoint({
    method: 'DELETE',
    path: '/org/{org_id}/project/{project_id}/tag/{tag_id}',
    summary: 'Delete a tag of a project',
    params: tagParams,
    response: noContent,
    status: 204,
    errors: ['project_not_found', 'tag_not_found'],
    access: { kind: 'project', needs: 'tag:delete', ...ids },
  }),
};
