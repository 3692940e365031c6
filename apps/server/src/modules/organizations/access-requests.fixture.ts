import { randomUUID } from 'node:crypto';
import { ofOrganization } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf, OpenToKeys } from '../../../test/access/access-request.ts';
import { someMember } from '../../../test/access/access-rows.ts';
import { makePicture } from '../../../test/pictures/picture.ts';

/** Valid requests of the endpoints of organizations. */
export const accessRequests: AccessRequestsOf<'organizations'> = {
  organizations: {
    listOrganizations: [{ input: async () => ({}) }],
    createOrganization: [{ input: async () => ({ body: { organization_name: `Team ${randomUUID()}` } }) }],
    getOrganization: [{ input: async (world) => ofOrganization(world) }],
    listOrganizationMembers: [{ input: async (world) => ofOrganization(world) }],
    listOrganizationProjectMembers: [{ input: async (world) => ofOrganization(world) }],
    updateOrganization: [
      {
        input: async (world) => ({
          ...ofOrganization(world),
          body: { organization_name: `Team ${randomUUID()}` },
        }),
      },
    ],
    updateOrganizationAvatar: [
      { input: async (world) => ({ ...ofOrganization(world), files: [await makePicture()] }) },
    ],
    updateOrganizationMember: [
      {
        input: async (world) => ({ params: await someMember(world), body: { role: 'org_viewer' } }),
      },
    ],
    removeOrganizationMember: [
      {
        title: 'somebody else',
        // Declared for every reader since anyone may leave; taking out another asks for more.
        alsoNeedsInOrganization: 'org_member:delete',
        input: async (world) => ({ params: await someMember(world) }),
      },
    ],
  },
};

/** What an API key may call, with the rights of its maker. */
export const openToKeys: OpenToKeys<'organizations'> = ['organizations.getOrganization'];
