import { PLAN_NAMES, type Transaction, transaction } from '@waypost/contract';
import Stripe from 'stripe';
import { AppError } from '../../platform/app-error.ts';
import { ProviderDownError } from '../../platform/provider-down-error.ts';
import type { PaidPlan, PaymentEvent, PaymentState, Payments } from './payments.ts';

const TIMEOUT_MS = 10_000;
/** Age in seconds from which deliveries are considered replays. */
const SIGNATURE_TOLERANCE_S = 300;
const SHOWN = 50;
/** Statuses that count as paid: the provider retries an open invoice before it ends the subscription. */
const RUNNING: readonly string[] = ['active', 'trialing', 'past_due'];

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly prices: Readonly<Record<PaidPlan, string>>;
  /** Overrides the provider's own URL. */
  readonly apiUrl: string | null;
}

function createClient({ secretKey, apiUrl }: StripeOptions): Stripe {
  const common = { maxNetworkRetries: 2, timeout: TIMEOUT_MS, telemetry: false };
  if (apiUrl === null) return new Stripe(secretKey, common);
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    ...common,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port === '' ? {} : { port }),
  });
}

/**
 * Whether a failure is the provider's: unreachable, an internal error, or rate limiting. A rejected call is the
 * server's own error.
 */
function isDown(cause: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
  return [StripeConnectionError, StripeAPIError, StripeRateLimitError].some((kind) => cause instanceof kind);
}

async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    if (isDown(cause)) throw new ProviderDownError('payments', 'payments_failed', cause);
    throw new AppError('payments_failed', { cause });
  }
}

/** Payments through Stripe. */
export function createStripePayments(options: StripeOptions): Payments {
  const stripe = createClient(options);
  const toPlan = (priceId: string | undefined): PaidPlan | null =>
    priceId === options.prices.unlimited ? 'unlimited' : priceId === options.prices.basic ? 'basic' : null;

  return {
    createCustomer: (organizationId, name) =>
      ask(async () => {
        const customer = await stripe.customers.create(
          { name, metadata: { organization_id: String(organizationId) } },
          { idempotencyKey: `waypost-organization-${organizationId}` },
        );
        return customer.id;
      }),
    getPrice: (plan) =>
      ask(async () => {
        const { unit_amount } = await stripe.prices.retrieve(options.prices[plan]);
        return (unit_amount ?? 0) / 100;
      }),
    createCheckout: (customer, plan, returnUrl) =>
      ask(async () => {
        const session = await stripe.checkout.sessions.create({
          mode: 'subscription',
          customer,
          line_items: [{ price: options.prices[plan], quantity: 1 }],
          success_url: returnUrl,
          cancel_url: returnUrl,
        });
        if (session.url === null) throw new Error('The checkout has no page.');
        return session.url;
      }),
    createPortal: (customer, return_url) =>
      ask(async () => (await stripe.billingPortal.sessions.create({ customer, return_url })).url),
    getState: (customer) =>
      ask(async () => {
        const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: SHOWN });
        return toState(data, toPlan);
      }),
    cancelSubscription: (id) =>
      ask(async () => {
        await stripe.subscriptions.cancel(id, { prorate: true });
      }),
    listTransactions: (customer) =>
      ask(async () => {
        const { data } = await stripe.invoices.list({ customer, limit: SHOWN });
        return data.map(toTransaction);
      }),
    async parseEvent(rawBody, signature) {
      try {
        const event = await stripe.webhooks.constructEventAsync(
          rawBody,
          signature,
          options.webhookSecret,
          SIGNATURE_TOLERANCE_S,
        );
        return toEvent(event);
      } catch (cause) {
        throw new AppError('signature_invalid', { cause });
      }
    },
  };
}

function toState(
  subscriptions: readonly Stripe.Subscription[],
  toPlan: (priceId: string | undefined) => PaidPlan | null,
): PaymentState {
  const running = subscriptions
    .filter(({ status }) => RUNNING.includes(status))
    .map(({ id, items }) => ({ id, plan: toPlan(items.data[0]?.price.id) }))
    .filter((one): one is { id: string; plan: PaidPlan } => one.plan !== null)
    .toSorted((a, b) => PLAN_NAMES.indexOf(b.plan) - PLAN_NAMES.indexOf(a.plan));
  const [best, ...surplus] = running;
  return { plan: best?.plan ?? 'free', surplus: surplus.map(({ id }) => id) };
}

function toTransaction(invoice: Stripe.Invoice): Transaction {
  const { id, number, total, currency, status, created, hosted_invoice_url } = invoice;
  return {
    code: id,
    number,
    amount: total,
    currency,
    status: transaction.shape.status.catch('open').parse(status ?? 'draft'),
    created_at: new Date(created * 1000).toISOString(),
    url: hosted_invoice_url ?? null,
  };
}

function toEvent({ id, data }: Stripe.Event): PaymentEvent {
  const { customer } = data.object as { customer?: string | { id: string } | null };
  return { id, customerId: typeof customer === 'object' ? (customer?.id ?? null) : (customer ?? null) };
}
