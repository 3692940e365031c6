import { randomUUID } from 'node:crypto';
import { type BillingAccount, PLAN_LIMITS, PLAN_NAMES, type Plan, type Plans } from '@waypost/contract';
import type { OrganizationGrant } from '../../access/grant.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/db/database.ts';
import { NotSetUpError } from '../../platform/not-set-up-error.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import type { PaidPlan, Payments } from '../../providers/payments/payments.ts';
import { announceOrganization, changePlan, getOrganization } from '../organizations/index.ts';
import {
  type AccountRow,
  advanceTicket,
  findAccount,
  findAccountOfCustomer,
  hasEvent,
  insertAccount,
  insertEvent,
  takeTicket,
} from './store.ts';

type ReadGrant = OrganizationGrant<'org_billing:read'>;
type UpdateGrant = OrganizationGrant<'org_billing:update'>;

export interface BillingService {
  getPlans(grant: ReadGrant): Promise<Plans>;
  /** @throws AppError `plan_not_higher` for a plan that is not above the current one. */
  createPaymentLink(grant: UpdateGrant, plan: PaidPlan): Promise<string>;
  getCustomerPortal(grant: UpdateGrant): Promise<string>;
  listAccounts(grant: ReadGrant): Promise<BillingAccount[]>;
  getAccount(grant: ReadGrant, code: string): Promise<BillingAccount>;
  /** Sets the plan to what the provider reports as paid now, whatever the event says. */
  receiveEvent(rawBody: string, signature: string): Promise<void>;
}

export interface BillingDependencies {
  readonly database: Database;
  /** Null when billing is off. */
  readonly payments: Payments | null;
  readonly publicUrl: string;
}

const DESCRIPTIONS = ['For trying things out', 'For a team', 'For an organization of many teams'] as const;
const PRICE_LIFE_MS = 600_000;

export function createBillingService({
  database,
  payments: given,
  publicUrl,
}: BillingDependencies): BillingService {
  const getPayments = (): Payments => {
    if (given === null) throw new NotSetUpError('billing_unavailable');
    return given;
  };
  const getPrice = rememberPrices(getPayments);

  async function toPlan(number: 0 | 1 | 2): Promise<Plan> {
    const name = PLAN_NAMES[number];
    return {
      name,
      description: DESCRIPTIONS[number],
      price_monthly: name === 'free' ? 0 : await getPrice(name),
      max_projects: PLAN_LIMITS[number].projects,
      max_team_members: PLAN_LIMITS[number].members,
      plan: number,
    };
  }

  /** The organization’s account with the provider, created on its first purchase. */
  async function ensureAccount(organizationId: number, name: string): Promise<AccountRow> {
    const known = await findAccount(database.read, organizationId);
    if (known !== null) return known;
    const customer_id = await getPayments().createCustomer(organizationId, name);
    const account = { organization_id: organizationId, code: randomUUID(), customer_id };
    await database.transaction((tx) => insertAccount(tx, account));
    return (await findAccount(database.read, organizationId)) ?? account;
  }

  /** Reads the paid plan from the provider and stores it, unless a later read was stored first. */
  async function settle(account: AccountRow): Promise<void> {
    const ticket = await takeTicket(database.read);
    const { plan, surplus } = await getPayments().getState(account.customer_id);
    await database.transaction(async (tx) => {
      if (!(await advanceTicket(tx, account.organization_id, ticket))) return;
      const isChanged = await changePlan(tx, account.organization_id, PLAN_NAMES.indexOf(plan));
      if (isChanged) await announceOrganization(tx, account.organization_id, null);
    });
    for (const subscription of surplus) await getPayments().cancelSubscription(subscription);
  }

  const toReturnUrl = (organizationId: number) => `${publicUrl}/organizations/${organizationId}/billing`;
  const toAccount = async ({ code, customer_id }: AccountRow): Promise<BillingAccount> => ({
    code,
    transactions: await getPayments().listTransactions(customer_id),
  });

  return {
    async getPlans() {
      getPayments();
      const [free, basic, unlimited] = await Promise.all([toPlan(0), toPlan(1), toPlan(2)]);
      return { free, basic, unlimited };
    },
    async createPaymentLink({ memberId, organizationId }, plan) {
      const payments = getPayments();
      const organization = await getOrganization(database.read, memberId, organizationId);
      if (PLAN_NAMES.indexOf(plan) <= organization.plan) throw new AppError('plan_not_higher');
      const { customer_id } = await ensureAccount(organizationId, organization.organization_name);
      return payments.createCheckout(customer_id, plan, toReturnUrl(organizationId));
    },
    async getCustomerPortal({ organizationId }) {
      const payments = getPayments();
      const account = await findAccount(database.read, organizationId);
      if (account === null) throw new AppError('billing_account_not_found');
      return payments.createPortal(account.customer_id, toReturnUrl(organizationId));
    },
    async listAccounts({ organizationId }) {
      getPayments();
      const account = await findAccount(database.read, organizationId);
      return account === null ? [] : [await toAccount(account)];
    },
    async getAccount({ organizationId }, code) {
      getPayments();
      const account = isUuid(code) ? await findAccount(database.read, organizationId) : null;
      if (account === null || account.code !== code.toLowerCase()) {
        throw new AppError('billing_account_not_found');
      }
      return toAccount(account);
    },
    async receiveEvent(rawBody, signature) {
      const { id, customerId } = await getPayments().parseEvent(rawBody, signature);
      if (customerId === null || (await hasEvent(database.read, id))) return;
      const account = await findAccountOfCustomer(database.read, customerId);
      if (account !== null) await settle(account);
      // Recorded last, so that the provider sends an event again when its processing failed.
      await database.transaction((tx) => insertEvent(tx, id));
    },
  };
}

/** Caches prices, which change rarely and are shown often. */
function rememberPrices(getPayments: () => Payments): (plan: PaidPlan) => Promise<number> {
  const known = new Map<PaidPlan, { price: number; untilMs: number }>();
  return async (plan) => {
    const found = known.get(plan);
    if (found !== undefined && found.untilMs > Date.now()) return found.price;
    const price = await getPayments().getPrice(plan);
    known.set(plan, { price, untilMs: Date.now() + PRICE_LIFE_MS });
    return price;
  };
}
