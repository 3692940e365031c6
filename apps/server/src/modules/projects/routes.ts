import { COMPONENTS, type projectEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { BoundaryReader } from '../features/index.ts';
import type { ProjectMemberService } from './members/service.ts';
import type { ProjectService } from './service.ts';
import type { ProjectTrash } from './trash/service.ts';

export function createProjectRoutes(
  projects: ProjectService,
  members: ProjectMemberService,
  trash: ProjectTrash,
  boundaries: BoundaryReader,
): Handlers<typeof projectEndpoints> {
  return {
    listProjects: ({ grant, query }) => projects.list(grant, query),
    createProject: ({ grant, body }) => projects.create(grant, body),
    createProjectGroup: ({ grant, body }) => projects.createGroup(grant, body),
    listBoundaries: ({ grant }) => boundaries.list(grant),
    getProjectBoundary: ({ grant }) => boundaries.get(grant),
    listBoundaryCandidates: ({ grant, query }) => boundaries.listCandidates(grant, query.text ?? ''),
    getProject: ({ grant }) => projects.get(grant),
    getProjectById: ({ grant }) => projects.get(grant),
    updateProject: ({ grant, body }) => projects.update(grant, body),
    deleteProject: ({ grant }) => trash.delete(grant),
    listDeletedProjects: ({ grant, query }) => trash.list(grant, query.org_id ?? null),
    restoreProject: ({ grant, params }) => trash.restore(grant, params.deletion_id),
    listComponents: async () => COMPONENTS.map((name) => ({ name })),
    addComponent: ({ grant, params }) => projects.setComponent(grant, params.name, true),
    removeComponent: ({ grant, params }) => projects.setComponent(grant, params.name, false),
    listMembersByProjects: ({ grant, body }) => members.listByProjects(grant, body),
    listProjectMembers: ({ grant }) => members.list(grant),
    addProjectMember: ({ grant, body }) => members.add(grant, body),
    updateProjectMember: ({ grant, params, body }) => members.update(grant, params.member_id, body),
    removeProjectMember: async ({ grant, params }) => {
      await members.remove(grant, params.member_id);
      return undefined;
    },
  };
}
