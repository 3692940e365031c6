import type { administrationEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { HealthService } from './health/service.ts';
import type { AdministrationService } from './service.ts';
import type { UserService } from './users/service.ts';

export function createAdministrationRoutes(
  service: AdministrationService,
  health: HealthService,
  users: UserService,
): Handlers<typeof administrationEndpoints> {
  return {
    getHealth: ({ grant }) => health.get(grant),
    getStats: ({ grant }) => service.getStats(grant),
    updateOrganizationLimits: ({ grant, params, body }) => service.updateLimits(grant, params.org_id, body),
    listAdministeredOrganizations: ({ grant, query }) => service.listOrganizations(grant, query),
    listUsers: ({ grant, query }) => users.list(grant, query),
    changeSuperUser: ({ grant, params, body }) =>
      users.changeSuperUser(grant, params.member_id, body.is_super_user),
    endUserSessions: ({ grant, params }) => users.endSessions(grant, params.member_id),
    sendPasswordMail: ({ grant, params }) => users.sendPasswordMail(grant, params.member_id),
  };
}
