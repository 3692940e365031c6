import { useQuery } from '@tanstack/react-query';
import { billingEndpoints } from '@waypost/contract';
import { queryKeys } from '../../data/queries/query-keys.ts';
import { getHttp } from '../../data/session/http.ts';

/** A plan that can be bought. */
export type PaidPlan = 'basic' | 'unlimited';

export function usePlans(org_id: number, isEnabled: boolean) {
  return useQuery({
    queryKey: queryKeys.plans(org_id),
    queryFn: ({ signal }) => getHttp().call(billingEndpoints.getPlans, { params: { org_id }, signal }),
    enabled: isEnabled,
  });
}

export function useBillingAccounts(org_id: number) {
  return useQuery({
    queryKey: queryKeys.billingAccounts(org_id),
    queryFn: ({ signal }) =>
      getHttp().call(billingEndpoints.listBillingAccounts, { params: { org_id }, signal }),
  });
}

/** The URL of the checkout page of a plan. */
export async function createPaymentLink(org_id: number, plan_name: PaidPlan): Promise<string> {
  const answer = await getHttp().call(billingEndpoints.createPaymentLink, {
    params: { org_id },
    body: { plan_name },
  });
  return answer.payment_link;
}

/** The URL of the page that manages the subscription. */
export async function getCustomerPortal(org_id: number): Promise<string> {
  return (await getHttp().call(billingEndpoints.getCustomerPortal, { params: { org_id } })).portal_url;
}
