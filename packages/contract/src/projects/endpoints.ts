import { z } from 'zod';
import { PROJECT_ROLES } from '../access.ts';
import { booleanParam, id, idParam, noContent } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { feature } from '../features/schema.ts';
import { madeProjectInvite } from '../invites/schema.ts';
import {
  boundaryCandidate,
  COMPONENTS,
  deletedProject,
  listedProject,
  MAX_PROJECTS_ASKED,
  membersOfProject,
  project,
  projectBoundary,
  projectCreate,
  projectGroupCreate,
  projectMember,
  projectMemberAdd,
  projectUpdate,
} from './schema.ts';

const orgParams = z.object({ org_id: idParam });
const params = z.object({ org_id: idParam, project_id: idParam });
const memberParams = z.object({ org_id: idParam, project_id: idParam, member_id: idParam });
const componentParams = z.object({ org_id: idParam, project_id: idParam, name: z.enum(COMPONENTS) });
const ids = { project_id: 'params.project_id', organization_id: 'params.org_id' } as const;

export const projectEndpoints = {
  listProjects: endpoint({
    method: 'GET',
    path: '/org/{org_id}/project',
    summary: 'The projects of an organization that the member may read',
    params: orgParams,
    query: z.object({
      /** Children are in the `children` of their parent instead of beside it. */
      nested: booleanParam.optional(),
      /** Only projects of a country, by its two-letter code. */
      country: z
        .string()
        .regex(/^[a-zA-Z]{2}$/, 'Give a country as its code of two letters.')
        .transform((code) => code.toUpperCase())
        .optional(),
    }),
    response: z.array(listedProject),
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
    errors: [
      'organization_not_found',
      'project_not_found',
      'member_not_found',
      'geometry_invalid',
      'limit_reached',
    ],
    access: { kind: 'project_parent', organization_id: 'params.org_id', parent_id: 'body.parentId' },
  }),
  createProjectGroup: endpoint({
    method: 'POST',
    path: '/project-group',
    summary: 'Create a project and move others, with everything below them, below it',
    body: projectGroupCreate,
    response: project,
    status: 201,
    errors: [
      'organization_not_found',
      'project_not_found',
      'member_not_found',
      'geometry_invalid',
      'project_cycle',
      'limit_reached',
    ],
    access: { kind: 'project_parent', organization_id: 'body.orgId', parent_id: 'body.parentId' },
  }),
  listBoundaries: endpoint({
    method: 'GET',
    path: '/org/{org_id}/boundaries',
    summary:
      'The boundaries of the projects of an organization that the member may read, as a map draws them',
    params: orgParams,
    response: z.array(projectBoundary),
    errors: ['organization_not_found'],
    access: { kind: 'organization', needs: 'project:list', organization_id: 'params.org_id' },
  }),
  getProjectBoundary: endpoint({
    method: 'GET',
    path: '/project/{project_id}/boundary',
    summary: 'The boundary of a project',
    params: z.object({ project_id: idParam }),
    response: feature,
    errors: ['project_not_found', 'boundary_not_found'],
    access: { kind: 'project', needs: 'project:read', project_id: 'params.project_id' },
  }),
  listBoundaryCandidates: endpoint({
    method: 'GET',
    path: '/project/{project_id}/boundary/candidates',
    summary: 'The areas of a project that could be its boundary, newest first; of many, those of a name',
    params: z.object({ project_id: idParam }),
    query: z.object({ text: z.string().trim().max(200).optional() }),
    response: z.array(boundaryCandidate),
    errors: ['project_not_found'],
    access: { kind: 'project', needs: 'project:update', project_id: 'params.project_id' },
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
  getProjectById: endpoint({
    method: 'GET',
    path: '/project/{project_id}',
    summary: 'One project, for who does not know its organization',
    params: z.object({ project_id: idParam }),
    response: project,
    errors: ['project_not_found'],
    access: { kind: 'project', needs: 'project:read', project_id: 'params.project_id' },
  }),
  updateProject: endpoint({
    method: 'PATCH',
    path: '/org/{org_id}/project/{project_id}',
    summary:
      'Change a project, or move it below another one or to the top of its organization; `planet_features` is kept and has no effect on imagery, which belongs to layers of the organization',
    params,
    body: projectUpdate,
    response: project,
    errors: ['project_not_found', 'project_cycle', 'geometry_invalid'],
    access: { kind: 'project', needs: 'project:update', ...ids },
  }),
  deleteProject: endpoint({
    method: 'DELETE',
    path: '/org/{org_id}/project/{project_id}',
    summary: 'Put a project and everything below it into the trash, for 30 days',
    params,
    response: deletedProject,
    errors: ['project_not_found'],
    access: { kind: 'project', needs: 'project:delete', ...ids },
  }),
  listDeletedProjects: endpoint({
    method: 'GET',
    path: '/project-trash',
    summary: 'The deleted projects that the member may restore, the latest first',
    query: z.object({ org_id: idParam.optional() }),
    response: z.array(deletedProject),
    errors: [],
    access: { kind: 'member' },
  }),
  restoreProject: endpoint({
    method: 'POST',
    path: '/project-trash/{deletion_id}/restore',
    summary: 'Restore a deleted project with everything that went with it',
    params: z.object({ deletion_id: z.string().max(64) }),
    response: z.object({ project_id: id, organization_id: id }),
    errors: ['project_not_found', 'parent_deleted', 'limit_reached'],
    access: { kind: 'member' },
  }),
  listComponents: endpoint({
    method: 'GET',
    path: '/org/{org_id}/components',
    summary: 'The parts of the product that a project may show or leave out',
    params: orgParams,
    response: z.array(z.object({ name: z.enum(COMPONENTS) })),
    errors: ['organization_not_found'],
    access: { kind: 'organization', needs: 'project:list', organization_id: 'params.org_id' },
  }),
  addComponent: endpoint({
    method: 'POST',
    path: '/org/{org_id}/project/{project_id}/components/{name}',
    summary: 'Show a part of the product in a project',
    params: componentParams,
    response: project,
    errors: ['project_not_found'],
    access: { kind: 'project', needs: 'project_settings:update', ...ids },
  }),
  removeComponent: endpoint({
    method: 'DELETE',
    path: '/org/{org_id}/project/{project_id}/components/{name}',
    summary: 'Leave a part of the product out of a project',
    params: componentParams,
    response: project,
    errors: ['project_not_found'],
    access: { kind: 'project', needs: 'project_settings:update', ...ids },
  }),
  listMembersByProjects: endpoint({
    method: 'POST',
    path: '/project/members-by-projects',
    summary: 'Who is in each of several projects; those the caller may not read are left out',
    body: z.array(id).max(MAX_PROJECTS_ASKED),
    response: z.array(membersOfProject),
    errors: [],
    access: { kind: 'member' },
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
    summary: 'Add a person of the organization to a project; anybody else is invited to it instead',
    params,
    body: projectMemberAdd,
    response: z.union([projectMember, madeProjectInvite]),
    status: 201,
    errors: ['project_not_found', 'already_member', 'limit_reached'],
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
      /** If given, that of the path. */
      member_id: id.optional(),
      /** Accepted for compatibility and ignored: name and address are the member's own. */
      display_name: z.string().max(255).nullish(),
      email: z.string().max(255).nullish(),
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
