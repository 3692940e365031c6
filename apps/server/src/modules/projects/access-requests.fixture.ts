import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@waypost/contract';
import { inProject, ofOrganization, orgAndProject } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf, OpenToKeys } from '../../../test/access/access-request.ts';
import { type AccessWorld, type PrincipalKind, STANDINGS } from '../../../test/access/access-world.ts';
import { putProjectMember } from './index.ts';

/** A new subproject of the tested project. */
async function makeProject(world: AccessWorld) {
  const { project_id } = await world.as('org_admin').call(ENDPOINTS.projects.createProject, {
    params: { org_id: world.organizationId },
    body: { name: 'Child for one call', parentId: world.projectId },
  });
  return { org_id: world.organizationId, project_id };
}

/** A new project that the caller administers if they belong to the organization. */
async function makeProjectOf(world: AccessWorld, kind: PrincipalKind): Promise<number> {
  const { project_id } = await makeProject(world);
  // Anyone else would become a guest of the organization.
  if (kind !== 'anonymous' && STANDINGS[kind].organization !== null) {
    const { memberId } = world.people[kind];
    await world.app.database.transaction((tx) =>
      putProjectMember(tx, project_id, memberId, 'project_admin', false),
    );
  }
  return project_id;
}

/** Gives the tested project a boundary. @returns the project. */
async function makeBoundary(world: AccessWorld): Promise<number> {
  const ring: [number, number][] = [
    [-91.9, 42.6],
    [-91.7, 42.6],
    [-91.7, 42.8],
    [-91.9, 42.6],
  ];
  await world.as('org_admin').call(ENDPOINTS.projects.updateProject, {
    params: { org_id: world.organizationId, project_id: world.projectId },
    body: { geometry: { type: 'Polygon', coordinates: [ring] } },
  });
  return world.projectId;
}

/**
 * A deleted project that the caller administered, in a separate organization so that the caller gains no role in the
 * tested one.
 */
async function makeDeletedProject(world: AccessWorld, kind: PrincipalKind) {
  const admin = world.as('org_admin');
  const { organization_id: org_id } = await admin.call(ENDPOINTS.organizations.createOrganization, {
    body: { organization_name: `Team ${randomUUID()}` },
  });
  const { project_id } = await admin.call(ENDPOINTS.projects.createProject, {
    params: { org_id },
    body: { name: 'Deleted project' },
  });
  if (kind !== 'anonymous') {
    const { memberId } = world.people[kind];
    await world.app.database.transaction((tx) =>
      putProjectMember(tx, project_id, memberId, 'project_admin', false),
    );
  }
  const { deletion_id } = await admin.call(ENDPOINTS.projects.deleteProject, {
    params: { org_id, project_id },
  });
  return { params: { deletion_id } };
}

/** Valid requests to the endpoints of `projects`. */
export const accessRequests: AccessRequestsOf<'projects'> = {
  projects: {
    listProjects: [{ input: async (world) => ofOrganization(world) }],
    createProject: [
      {
        title: 'at the root',
        isRoot: true,
        input: async (world) => ({ ...ofOrganization(world), body: { name: 'New root' } }),
      },
      {
        title: 'below a project',
        input: async (world) => ({
          ...ofOrganization(world),
          body: { name: 'New child', parentId: world.projectId },
        }),
      },
    ],
    createProjectGroup: [
      {
        title: 'at the root',
        isRoot: true,
        // Every caller has a project that they may move, so only the right to create the group is tested.
        input: async (world, kind) => ({
          body: {
            orgId: world.organizationId,
            name: 'New group',
            projects: [await makeProjectOf(world, kind)],
          },
        }),
      },
      {
        title: 'below a project',
        input: async (world, kind) => ({
          body: {
            orgId: world.organizationId,
            name: 'New group',
            parentId: world.projectId,
            projects: [await makeProjectOf(world, kind)],
          },
        }),
      },
    ],
    getProject: [{ input: async (world) => ({ params: orgAndProject(world) }) }],
    getProjectById: [{ input: async (world) => inProject(world) }],
    listBoundaries: [{ input: async (world) => ofOrganization(world) }],
    getProjectBoundary: [
      {
        input: async (world) => ({ params: { project_id: await makeBoundary(world) } }),
      },
    ],
    listBoundaryCandidates: [{ input: async (world) => ({ params: { project_id: world.projectId } }) }],
    updateProject: [
      { input: async (world) => ({ params: orgAndProject(world), body: { project_desc: 'Changed' } }) },
    ],
    deleteProject: [{ input: async (world) => ({ params: await makeProject(world) }) }],
    listDeletedProjects: [{ input: async () => ({}) }],
    restoreProject: [{ title: 'that the caller administered', input: makeDeletedProject }],
    listComponents: [{ input: async (world) => ofOrganization(world) }],
    addComponent: [{ input: async (world) => ({ params: { ...orgAndProject(world), name: 'tags' } }) }],
    removeComponent: [{ input: async (world) => ({ params: { ...orgAndProject(world), name: 'tags' } }) }],
    listMembersByProjects: [{ input: async (world) => ({ body: [world.projectId] }) }],
    listProjectMembers: [{ input: async (world) => ({ params: orgAndProject(world) }) }],
    addProjectMember: [
      {
        input: async (world) => ({
          params: orgAndProject(world),
          body: { email: (await world.makeNewcomer()).email, role_name: 'project_viewer' },
        }),
      },
    ],
    updateProjectMember: [
      {
        input: async (world) => ({
          params: {
            ...orgAndProject(world),
            member_id: (await world.makeProjectMember('project_viewer')).memberId,
          },
          body: { role_name: 'project_editor' },
        }),
      },
    ],
    removeProjectMember: [
      {
        title: 'another member',
        // Open to every reader, since anyone may leave; removing another member needs more.
        alsoNeeds: 'project_member:delete',
        input: async (world) => ({
          params: {
            ...orgAndProject(world),
            member_id: (await world.makeProjectMember('project_viewer')).memberId,
          },
        }),
      },
    ],
  },
};

/** Endpoints that accept an API key, which acts with the rights of its creator. */
export const openToKeys: OpenToKeys<'projects'> = [
  'projects.listProjects',
  'projects.getProject',
  'projects.getProjectById',
  'projects.getProjectBoundary',
  'projects.listBoundaries',
  'projects.listComponents',
];
