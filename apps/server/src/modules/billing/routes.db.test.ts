import { ENDPOINTS } from '@waypost/contract';
import { type StripeSandbox, startStripeSandbox } from '@waypost/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';

const { billing, organizations } = ENDPOINTS;

let stripe: StripeSandbox;
let app: TestApp;
let people = 0;
beforeAll(async () => {
  stripe = await startStripeSandbox();
  app = await startTestApp(stripe.env);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

/** An administrator with an organization, and the provider’s customer that their payment link created. */
async function makeBuyer() {
  people += 1;
  const admin = await app.createPerson(`Buyer ${people}`);
  const { organization_id: org_id } = await admin.client.call(organizations.createOrganization, {
    body: { organization_name: `Buyers ${people}` },
  });
  const { payment_link } = await admin.client.call(billing.createPaymentLink, {
    params: { org_id },
    body: { plan_name: 'basic' },
  });
  const { customer_id } = await app.database.read
    .selectFrom('billing_accounts')
    .select('customer_id')
    .where('organization_id', '=', org_id)
    .executeTakeFirstOrThrow();
  return { admin, org_id, payment_link, customer: customer_id };
}

const getOrganization = (admin: Person, org_id: number) =>
  admin.client.call(organizations.getOrganization, { params: { org_id } });

const deliver = (body: string, signature: string) =>
  fetch(`${app.baseUrl}/api/3/billing/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body,
  });

/** Sends a webhook event about a customer, as the provider does. */
async function tell(customer: string, type = 'customer.subscription.updated'): Promise<number> {
  const { body, signature } = stripe.sign({ type, data: { object: { customer } } });
  return (await deliver(body, signature)).status;
}

describe('plans', () => {
  test('list three plans with the provider’s prices', async () => {
    const { admin, org_id } = await makeBuyer();
    const plans = await admin.client.call(billing.getPlans, { params: { org_id } });
    expect(plans.free).toMatchObject({ plan: 0, price_monthly: 0, max_projects: 20, max_team_members: 20 });
    expect(plans.basic).toMatchObject({ plan: 1, price_monthly: 29, max_projects: 100 });
    expect(plans.unlimited).toMatchObject({ plan: 2, price_monthly: 99, max_projects: null });
  });

  test('a payment link leads to the provider’s checkout, and two requests create one customer', async () => {
    const { admin, org_id, payment_link } = await makeBuyer();
    expect(payment_link.startsWith(`${stripe.url}/pay/`)).toBe(true);
    const links = await Promise.all(
      [1, 2, 3].map(() =>
        admin.client.call(billing.createPaymentLink, {
          params: { org_id },
          body: { plan_name: 'unlimited' },
        }),
      ),
    );
    expect(new Set(links.map((link) => link.payment_link)).size).toBe(3);
    const rows = await app.database.read
      .selectFrom('billing_accounts')
      .select('customer_id')
      .where('organization_id', '=', org_id)
      .execute();
    expect(rows).toHaveLength(1);
  });
});

describe('the plan of an organization', () => {
  test('and its limits follow the subscription up and down; payments are listed', async () => {
    const { admin, org_id, customer } = await makeBuyer();
    const { id } = await stripe.subscribe(customer, 'price_basic');
    expect(await tell(customer)).toBe(204);
    expect(await getOrganization(admin, org_id)).toMatchObject({
      plan: 1,
      projects_limit: 100,
      members_limit: 100,
    });
    const { entries } = await admin.client.call(ENDPOINTS.audit.listOrganizationAudit, {
      params: { org_id },
      query: { about: 'plan' },
    });
    expect(entries).toMatchObject([{ action: 'plan.changed', actor: null, was: 'free', became: 'basic' }]);
    const [account] = await admin.client.call(billing.listBillingAccounts, { params: { org_id } });
    expect(account?.transactions).toMatchObject([{ amount: 2_900, currency: 'usd', status: 'paid' }]);
    await expect(
      admin.client.call(billing.createPaymentLink, { params: { org_id }, body: { plan_name: 'basic' } }),
    ).rejects.toMatchObject({ status: 409, code: 'plan_not_higher' });

    await stripe.cancel(id);
    expect(await tell(customer, 'customer.subscription.deleted')).toBe(204);
    expect(await getOrganization(admin, org_id)).toMatchObject({ plan: 0, projects_limit: 20 });
  });

  test('is managed in the provider’s portal; an account is readable by its code within its organization only', async () => {
    const { admin, org_id, customer } = await makeBuyer();
    await stripe.subscribe(customer, 'price_basic');
    await tell(customer);
    const { portal_url } = await admin.client.call(billing.getCustomerPortal, { params: { org_id } });
    expect(portal_url.startsWith(stripe.url)).toBe(true);
    const [account] = await admin.client.call(billing.listBillingAccounts, { params: { org_id } });
    const code = account?.code ?? '';
    expect(await admin.client.call(billing.getBillingAccount, { params: { org_id, code } })).toEqual(account);
    const other = await makeBuyer();
    await expect(
      other.admin.client.call(billing.getBillingAccount, { params: { org_id: other.org_id, code } }),
    ).rejects.toMatchObject({ status: 404, code: 'billing_account_not_found' });
  });

  test('keeps a limit set by a super user', async () => {
    const { admin, org_id, customer } = await makeBuyer();
    await app.database.read
      .updateTable('organizations')
      .set({ members_limit: 77 })
      .where('organization_id', '=', org_id)
      .execute();
    await stripe.subscribe(customer, 'price_basic');
    await tell(customer);
    expect(await getOrganization(admin, org_id)).toMatchObject({ projects_limit: 100, members_limit: 77 });
  });

  test('follows the larger of two subscriptions, and the smaller is cancelled', async () => {
    const { admin, org_id, customer } = await makeBuyer();
    const small = await stripe.subscribe(customer, 'price_basic');
    const large = await stripe.subscribe(customer, 'price_unlimited');
    await tell(customer);
    expect((await getOrganization(admin, org_id)).plan).toBe(2);
    await expect
      .poll(() => stripe.subscriptions.filter(({ id }) => [small.id, large.id].includes(id)))
      .toMatchObject([{ status: 'canceled' }, { status: 'active' }]);
  });
});

describe('webhook deliveries', () => {
  const countEvents = async (org_id: number) =>
    (
      await app.database.read
        .selectFrom('events')
        .select('seq')
        .where('topic', '=', `organization:${org_id}`)
        .where('type', '=', 'organization.updated')
        .execute()
    ).length;

  test('are applied once when duplicated, late, out of order or concurrent', async () => {
    const { admin, org_id, customer } = await makeBuyer();
    const created = stripe.sign({ type: 'customer.subscription.created', data: { object: { customer } } });
    const { id } = await stripe.subscribe(customer, 'price_basic');
    const same = await Promise.all([1, 2, 3, 4].map(() => deliver(created.body, created.signature)));
    expect(same.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(await countEvents(org_id)).toBe(1);

    const late = stripe.sign({ type: 'customer.subscription.updated', data: { object: { customer } } });
    await stripe.cancel(id);
    await tell(customer, 'customer.subscription.deleted');
    // An event from before the cancellation arrives after it.
    expect((await deliver(late.body, late.signature)).status).toBe(204);
    expect((await getOrganization(admin, org_id)).plan).toBe(0);
    expect(await countEvents(org_id)).toBe(2);
  });

  test('with a wrong, expired or missing signature, or a signature of another body, are rejected', async () => {
    const { customer } = await makeBuyer();
    const event = { type: 'customer.subscription.created', data: { object: { customer } } };
    const { body, signature } = stripe.sign(event);
    const old = stripe.sign(event, Math.floor(Date.now() / 1000) - 400);
    const answers = [
      await deliver(body, signature.replace(/v1=.{8}/, 'v1=00000000')),
      await deliver(old.body, old.signature),
      await deliver(body, ''),
      await deliver(body.replace(customer, 'cus_other'), signature),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'signature_invalid' });
    }
  });

  test('for an unknown customer are accepted and change nothing', async () => {
    expect(await tell('cus_nobody')).toBe(204);
  });

  test('are rejected while the provider is unavailable, so that it sends them again', async () => {
    const { admin, org_id, customer } = await makeBuyer();
    const { body, signature } = stripe.sign({ type: 'invoice.paid', data: { object: { customer } } });
    await stripe.subscribe(customer, 'price_basic');
    stripe.setDown(true);
    const refused = await deliver(body, signature);
    stripe.setDown(false);
    expect(refused.status).toBe(502);
    expect((await deliver(body, signature)).status).toBe(204);
    expect((await getOrganization(admin, org_id)).plan).toBe(1);
  });
});

test('without a billing provider, every endpoint reports that billing is off', async () => {
  const quiet = await startTestApp();
  const admin = await quiet.createPerson('Nobody’s customer');
  const { organization_id: org_id } = await admin.client.call(organizations.createOrganization, {
    body: { organization_name: 'No shop' },
  });
  await expect(admin.client.call(billing.getPlans, { params: { org_id } })).rejects.toMatchObject({
    status: 503,
    code: 'billing_unavailable',
    detail: 'Billing features are currently unavailable.',
  });
  await quiet.close();
});
