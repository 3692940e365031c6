import type { projectEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { ProjectMemberService } from './members/service.ts';
import type { ProjectService } from './service.ts';

export function createProjectRoutes(
  projects: ProjectService,
  members: ProjectMemberService,
): Handlers<typeof projectEndpoints> {
  return {
    listProjects: ({ grant }) => projects.list(grant),
    createProject: ({ grant, body }) => projects.create(grant, body),
    getProject: ({ grant }) => projects.get(grant),
    updateProject: ({ grant, body }) => projects.update(grant, body),
    listProjectMembers: ({ grant }) => members.list(grant),
    addProjectMember: ({ grant, body }) => members.add(grant, body),
    updateProjectMember: ({ grant, params, body }) => members.update(grant, params.member_id, body),
    removeProjectMember: async ({ grant, params }) => {
      await members.remove(grant, params.member_id);
      return undefined;
    },
  };
}
