import { ofOrganization } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf } from '../../../test/access/access-request.ts';

/** Valid requests to the endpoints of `administration`. */
export const accessRequests: AccessRequestsOf<'administration'> = {
  administration: {
    getStats: [{ input: async () => ({}) }],
    updateOrganizationLimits: [
      {
        input: async (world) => ({
          ...ofOrganization(world),
          body: { projects_limit: 1_000_000, members_limit: 1_000_000 },
        }),
      },
    ],
  },
};
