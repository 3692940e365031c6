import { ofOrganization } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf } from '../../../test/access/access-request.ts';

/** Valid requests to the endpoints of `audit`. */
export const accessRequests: AccessRequestsOf<'audit'> = {
  audit: {
    listAudit: [{ input: async () => ({}) }],
    downloadAudit: [{ input: async () => ({}) }],
    downloadOrganizationAudit: [{ input: async (world) => ofOrganization(world) }],
    listOrganizationAudit: [{ input: async (world) => ofOrganization(world) }],
  },
};
