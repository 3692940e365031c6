import { ENDPOINTS } from '@waypost/contract';
import { ofOrganization } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf } from '../../../test/access/access-request.ts';
import { someMember } from '../../../test/access/access-rows.ts';
import type { AccessWorld } from '../../../test/access/access-world.ts';

async function providerKeyOfSomebody(world: AccessWorld) {
  return { params: await someMember(world), body: { name: 'planetscope', apikey: 'PLAK-0123' } };
}

/** Valid requests to the endpoints of `apiKeys`. */
export const accessRequests: AccessRequestsOf<'apiKeys'> = {
  apiKeys: {
    listApiKeys: [{ input: async (world) => ofOrganization(world) }],
    createApiKey: [{ input: async (world) => ({ ...ofOrganization(world), body: { name: 'Tide gauge' } }) }],
    deleteApiKey: [
      {
        input: async (world) => {
          const { uuid } = await world.as('org_admin').call(ENDPOINTS.apiKeys.createApiKey, {
            ...ofOrganization(world),
            body: { name: 'Tide gauge' },
          });
          return { params: { org_id: world.organizationId, uuid } };
        },
      },
    ],
    createProviderKey: [{ input: providerKeyOfSomebody }],
    replaceProviderKey: [{ input: providerKeyOfSomebody }],
  },
};
