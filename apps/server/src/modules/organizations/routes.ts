import type { organizationEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { OrganizationMemberService } from './members/service.ts';
import type { OrganizationService } from './service.ts';

export function createOrganizationRoutes(
  service: OrganizationService,
  members: OrganizationMemberService,
): Handlers<typeof organizationEndpoints> {
  return {
    listOrganizations: ({ grant }) => service.list(grant),
    createOrganization: ({ grant, body }) => service.create(grant, body.organization_name),
    getOrganization: ({ grant }) => service.get(grant),
    updateOrganization: ({ grant, body }) => service.rename(grant, body.organization_name),
    updateOrganizationAvatar: ({ grant, files }) => service.updateAvatar(grant, files),
    listOrganizationMembers: ({ grant }) => members.list(grant),
    updateOrganizationMember: ({ grant, params, body }) => members.update(grant, params.member_id, body),
    removeOrganizationMember: async ({ grant, params }) => {
      await members.remove(grant, params.member_id);
      return undefined;
    },
    listOrganizationProjectMembers: ({ grant }) => members.listOfProjects(grant),
  };
}
