import { ofOrganization } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf } from '../../../test/access/access-request.ts';

/** Valid requests to the endpoints of `administration`. */
export const accessRequests: AccessRequestsOf<'administration'> = {
  administration: {
    getHealth: [{ input: async () => ({}) }],
    getStats: [{ input: async () => ({}) }],
    listAdministeredOrganizations: [{ input: async () => ({}) }],
    listUsers: [{ input: async () => ({}) }],
    changeSuperUser: [
      {
        input: async (world) => ({
          params: { member_id: (await world.makeNewcomer()).memberId },
          body: { is_super_user: true },
        }),
      },
    ],
    endUserSessions: [
      { input: async (world) => ({ params: { member_id: (await world.makeNewcomer()).memberId } }) },
    ],
    sendPasswordMail: [
      {
        // The people of these tests have no account of the provider.
        always: { status: 409, reason: 'no account with a password' },
        input: async (world) => ({ params: { member_id: (await world.makeNewcomer()).memberId } }),
      },
    ],
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
