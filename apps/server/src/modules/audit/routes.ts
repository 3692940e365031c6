import type { auditEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { AuditService } from './service.ts';

export function createAuditRoutes(service: AuditService): Handlers<typeof auditEndpoints> {
  return {
    listAudit: ({ grant, query }) => service.list(grant, query),
    downloadAudit: ({ grant, query }) => service.download(grant, query),
    downloadOrganizationAudit: ({ grant, query }) => service.downloadOfOrganization(grant, query),
    listOrganizationAudit: ({ grant, query }) => service.listOfOrganization(grant, query),
  };
}
