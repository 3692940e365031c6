import type { organizationEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { OrganizationService } from './service.ts';

export function createOrganizationRoutes(
  service: OrganizationService,
): Handlers<typeof organizationEndpoints> {
  return {
    listOrganizations: ({ grant }) => service.list(grant),
    createOrganization: ({ grant, body }) => service.create(grant, body.organization_name),
    getOrganization: ({ grant }) => service.get(grant),
    listOrganizationMembers: ({ grant }) => service.listMembers(grant),
  };
}
