import { ENDPOINTS } from '@waypost/contract';
import { ofOrganization } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf } from '../../../test/access/access-request.ts';
import type { AccessWorld } from '../../../test/access/access-world.ts';

/** The organization’s billing account, created by its first payment link. */
async function findBillingCode(world: AccessWorld): Promise<string> {
  const admin = world.as('org_admin');
  const { billing } = ENDPOINTS;
  await admin.call(billing.createPaymentLink, { ...ofOrganization(world), body: { plan_name: 'basic' } });
  const [account] = await admin.call(billing.listBillingAccounts, ofOrganization(world));
  return account?.code ?? '';
}

/** Valid requests to the endpoints of `billing`. */
export const accessRequests: AccessRequestsOf<'billing'> = {
  billing: {
    getPlans: [{ input: async (world) => ofOrganization(world) }],
    createPaymentLink: [
      { input: async (world) => ({ ...ofOrganization(world), body: { plan_name: 'basic' as const } }) },
    ],
    getCustomerPortal: [
      {
        input: async (world) => {
          await findBillingCode(world);
          return ofOrganization(world);
        },
      },
    ],
    listBillingAccounts: [{ input: async (world) => ofOrganization(world) }],
    getBillingAccount: [
      {
        input: async (world) => ({
          params: { org_id: world.organizationId, code: await findBillingCode(world) },
        }),
      },
    ],
    receivePaymentEvent: [
      {
        input: async () => ({ body: '{}' }),
        always: { status: 400, reason: 'the signature is the credential, and it is missing' },
      },
    ],
  },
};
