import { z } from 'zod';
import { PROJECT_ROLES } from '../access.ts';
import { idParam, noContent } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { project, projectCreate, projectMember, projectMemberAdd, projectUpdate } from './schema.ts';

const orgParams = z.object({ org_id: idParam });
const params = z.object({ org_id: idParam, project_id: idParam });
const memberParams = z.object({ org_id: idParam, project_id: idParam, member_id: idParam });
const ids = { project_id: 'params.project_id', organization_id: 'params.org_id' } as const;

export const projectEndpoints = {
  listProjects: endpoint({
    method: 'GET',
    path: '/org/{org_id}/project',
    summary: 'The projects of an organization that the member may read',
    params: orgParams,
    response: z.array(project),
    errors: ['organization_not_found'],
    access: { kind: 'organization', needs: 'project:list', organization_id: 'params.org_id' },
  }),
  createProject: endpoint({
    method: 'POST',
    path: '/org/{org_id}/project/create',
    summary: 'Create a root project, or a project below a parent',
    params: orgParams,
    body: projectCreate,
    response: project,
    status: 201,
    errors: ['organization_not_found', 'project_not_found'],
    access: { kind: 'project_parent', organization_id: 'params.org_id', parent_id: 'body.parentId' },
  }),
  getProject: endpoint({
    method: 'GET',
    path: '/org/{org_id}/project/{project_id}',
    summary: 'One project',
    params,
    response: project,
    errors: ['project_not_found'],
    access: { kind: 'project', needs: 'project:read', ...ids },
  }),
  updateProject: endpoint({
    method: 'PATCH',
    path: '/org/{org_id}/project/{project_id}',
    summary: 'Change a project’s name, description, country or workflow',
    params,
    body: projectUpdate,
    response: project,
    errors: ['project_not_found'],
    access: { kind: 'project', needs: 'project:update', ...ids },
  }),
  listProjectMembers: endpoint({
    method: 'GET',
    path: '/org/{org_id}/project/{project_id}/members',
    summary: 'Who is in a project, with the roles given in it or above it',
    params,
    response: z.array(projectMember),
    errors: ['project_not_found'],
    access: { kind: 'project', needs: 'project_member:read', ...ids },
  }),
  addProjectMember: endpoint({
    method: 'POST',
    path: '/org/{org_id}/project/{project_id}/member',
    summary: 'Add a person who has an account to a project',
    params,
    body: projectMemberAdd,
    response: projectMember,
    status: 201,
    errors: ['project_not_found', 'member_not_found'],
    access: { kind: 'project', needs: 'project_member:create', ...ids },
    ratePerMinute: 60,
  }),
  updateProjectMember: endpoint({
    method: 'PATCH',
    path: '/org/{org_id}/project/{project_id}/member/{member_id}',
    summary: 'Change the role of a member of a project',
    params: memberParams,
    body: z.strictObject({
      role_name: z.enum(PROJECT_ROLES).optional(),
      manage_members: z.boolean().optional(),
    }),
    response: projectMember,
    errors: ['project_not_found', 'member_not_found'],
    access: { kind: 'project', needs: 'project_member:update', ...ids },
  }),
  removeProjectMember: endpoint({
    method: 'DELETE',
    path: '/org/{org_id}/project/{project_id}/member/{member_id}',
    summary: 'Remove a member from a project; anyone may remove themselves',
    params: memberParams,
    response: noContent,
    status: 204,
    errors: ['project_not_found', 'member_not_found'],
    access: { kind: 'project', needs: 'project:read', ...ids },
  }),
};
