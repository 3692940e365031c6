import { z } from 'zod';
import { idParam, noContent } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { billingAccount, plans } from './schema.ts';

const params = z.object({ org_id: idParam });
const errors = ['organization_not_found', 'billing_unavailable', 'payments_failed'] as const;
const read = { kind: 'organization', needs: 'org_billing:read', organization_id: 'params.org_id' } as const;
const update = {
  kind: 'organization',
  needs: 'org_billing:update',
  organization_id: 'params.org_id',
} as const;

export const billingEndpoints = {
  getPlans: endpoint({
    method: 'GET',
    path: '/organization/{org_id}/plans',
    summary: 'The plans an organization can have, by name',
    params,
    response: plans,
    errors,
    access: read,
  }),
  createPaymentLink: endpoint({
    method: 'POST',
    path: '/organization/{org_id}/create-payment-link',
    summary: 'A page of the payment provider where a plan is bought',
    params,
    body: z.strictObject({ plan_name: z.enum(['basic', 'unlimited']) }),
    response: z.object({ payment_link: z.string() }),
    errors: [...errors, 'plan_not_higher'],
    access: update,
    ratePerMinute: 20,
  }),
  getCustomerPortal: endpoint({
    method: 'GET',
    path: '/organization/{org_id}/customer-portal',
    summary: 'A page of the payment provider where the subscription is managed',
    params,
    response: z.object({ portal_url: z.string() }),
    errors: [...errors, 'billing_account_not_found'],
    access: update,
    ratePerMinute: 20,
  }),
  listBillingAccounts: endpoint({
    method: 'GET',
    path: '/tulum/billing/accounts/{org_id}',
    summary: 'The billing accounts of an organization with their payments; none before the first purchase',
    params,
    response: z.array(billingAccount),
    errors,
    access: read,
  }),
  getBillingAccount: endpoint({
    method: 'GET',
    path: '/tulum/billing/accounts/{org_id}/{code}',
    summary: 'One billing account with its payments',
    params: z.object({ org_id: idParam, code: z.string().max(64) }),
    response: billingAccount,
    errors: [...errors, 'billing_account_not_found'],
    access: read,
  }),
  receivePaymentEvent: endpoint({
    method: 'POST',
    path: '/billing/webhook',
    summary: 'Takes a signed event of the payment provider',
    body: z.string(),
    isRaw: true,
    response: noContent,
    status: 204,
    errors: ['signature_invalid', 'billing_unavailable', 'payments_failed'],
    access: { kind: 'public', reason: 'the signature over the body is the credential' },
  }),
};
