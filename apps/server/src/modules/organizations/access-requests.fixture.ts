import { randomUUID } from 'node:crypto';
import { ofOrganization } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf, OpenToKeys } from '../../../test/access/access-request.ts';
import { someMember } from '../../../test/access/access-rows.ts';
import { makePicture } from '../../../test/pictures/picture.ts';

/** Valid requests to the endpoints of `organizations`. */
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
        title: 'another member',
        // Open to every reader, since anyone may leave; removing another member needs more.
        alsoNeedsInOrganization: 'org_member:delete',
        input: async (world) => ({ params: await someMember(world) }),
      },
    ],
  },
};

/** Endpoints that accept an API key, which acts with the rights of its creator. */
export const openToKeys: OpenToKeys<'organizations'> = ['organizations.getOrganization'];
