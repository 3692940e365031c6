import type { billingEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { BillingService } from './service.ts';

export function createBillingRoutes(service: BillingService): Handlers<typeof billingEndpoints> {
  return {
    getPlans: ({ grant }) => service.getPlans(grant),
    createPaymentLink: async ({ grant, body }) => ({
      payment_link: await service.createPaymentLink(grant, body.plan_name),
    }),
    getCustomerPortal: async ({ grant }) => ({ portal_url: await service.getCustomerPortal(grant) }),
    listBillingAccounts: ({ grant }) => service.listAccounts(grant),
    getBillingAccount: ({ grant, params }) => service.getAccount(grant, params.code),
    receivePaymentEvent: async ({ body, request }) => {
      await service.receiveEvent(body, String(request.headers['stripe-signature'] ?? ''));
      return undefined;
    },
  };
}
