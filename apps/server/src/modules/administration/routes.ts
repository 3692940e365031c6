import type { administrationEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { AdministrationService } from './service.ts';

export function createAdministrationRoutes(
  service: AdministrationService,
): Handlers<typeof administrationEndpoints> {
  return {
    getStats: ({ grant }) => service.getStats(grant),
    updateOrganizationLimits: ({ grant, params, body }) => service.updateLimits(grant, params.org_id, body),
  };
}
