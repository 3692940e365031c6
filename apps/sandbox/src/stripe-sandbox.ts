import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toPage } from './stripe-pages.ts';

/** A subscription as the API returns it. */
export interface SandboxSubscription {
  readonly id: string;
  readonly customer: string;
  readonly price: string;
  status: 'active' | 'canceled';
}

interface Invoice {
  readonly id: string;
  readonly customer: string;
  readonly total: number;
  readonly created: number;
}

/** A payment provider that takes no money, with the part of Stripe’s API that Waypost uses. */
export interface StripeSandbox {
  /** For `STRIPE_API_URL`. */
  readonly url: string;
  /** Values for `STRIPE_SECRET_KEY`, `STRIPE_WEBHOOK_SECRET` and the prices. */
  readonly env: Readonly<Record<string, string>>;
  readonly subscriptions: readonly SandboxSubscription[];
  /** Where events are sent; null: nowhere. */
  setWebhook(url: string | null): void;
  /** An event as delivered, with its signature header. `atS`: the time of signing it claims. */
  sign(event: object, atS?: number): { body: string; signature: string };
  /** Purchases as the button of the checkout page does. */
  subscribe(customer: string, price: string): Promise<SandboxSubscription>;
  cancel(subscription: string): Promise<void>;
  /** Makes every call return an error, or ends that. */
  setDown(isDown: boolean): void;
  close(): Promise<void>;
}

export interface StripeSandboxOptions {
  /** 0 (the default) requests a free port. */
  readonly port?: number;
  readonly webhookUrl?: string;
}

const HOST = '127.0.0.1';
const SECRET_KEY = 'sk_test_sandbox';
const WEBHOOK_SECRET = 'whsec_sandbox';
/** In cents per month. */
const PRICES: Readonly<Record<string, number>> = { price_basic: 2_900, price_unlimited: 9_900 };
const NAMES: Readonly<Record<string, string>> = { price_basic: 'Basic', price_unlimited: 'Unlimited' };

type Answer = readonly [status: number, body: object];
const MISSING: Answer = [404, { error: { type: 'invalid_request_error', message: 'No such object.' } }];

/** Starts it on the loopback address. */
export async function startStripeSandbox(options: StripeSandboxOptions = {}): Promise<StripeSandbox> {
  const state = new StripeState(options.webhookUrl ?? null);
  const server = createServer((request, response) => {
    serve(state, request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, HOST, resolve));
  state.url = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  return {
    url: state.url,
    env: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_BASIC: 'price_basic',
      STRIPE_PRICE_UNLIMITED: 'price_unlimited',
      STRIPE_API_URL: state.url,
    },
    subscriptions: state.subscriptions,
    setWebhook: (url) => {
      state.webhookUrl = url;
    },
    sign: (event, atS) => state.sign(event, atS),
    subscribe: (customer, price) => state.subscribe(customer, price),
    cancel: (id) => state.cancel(id),
    setDown: (isDown) => {
      state.isDown = isDown;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The provider’s state and its responses. */
class StripeState {
  url = '';
  isDown = false;
  webhookUrl: string | null;
  readonly subscriptions: SandboxSubscription[] = [];
  readonly invoices: Invoice[] = [];
  /** Issued pages: checkouts by `cs_…`, portals by `bps_…`. */
  readonly pages = new Map<string, { customer: string; price: string | null; returnUrl: string }>();
  readonly #customers = new Map<string, string>();
  #count = 0;

  constructor(webhookUrl: string | null) {
    this.webhookUrl = webhookUrl;
  }

  makeId(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${String(this.#count).padStart(6, '0')}`;
  }

  /** The same customer for the same idempotency key, as the provider guarantees. */
  createCustomer(key: string): string {
    const id = this.#customers.get(key) ?? this.makeId('cus');
    this.#customers.set(key, id);
    return id;
  }

  async subscribe(customer: string, price: string): Promise<SandboxSubscription> {
    const subscription = { id: this.makeId('sub'), customer, price, status: 'active' as const };
    this.subscriptions.push(subscription);
    this.invoices.unshift({
      id: this.makeId('in'),
      customer,
      total: PRICES[price] ?? 0,
      created: Math.floor(Date.now() / 1000),
    });
    await this.tell('customer.subscription.created', { ...subscription, object: 'subscription' });
    return subscription;
  }

  async cancel(id: string): Promise<void> {
    const subscription = this.subscriptions.find((one) => one.id === id);
    if (subscription === undefined || subscription.status === 'canceled') return;
    subscription.status = 'canceled';
    await this.tell('customer.subscription.deleted', { ...subscription, object: 'subscription' });
  }

  sign(event: object, atS = Math.floor(Date.now() / 1000)): { body: string; signature: string } {
    const body = JSON.stringify({
      id: this.makeId('evt'),
      object: 'event',
      created: Math.floor(Date.now() / 1000),
      ...event,
    });
    const mac = createHmac('sha256', WEBHOOK_SECRET).update(`${atS}.${body}`).digest('hex');
    return { body, signature: `t=${atS},v1=${mac}` };
  }

  async tell(type: string, object: object): Promise<void> {
    if (this.webhookUrl === null) return;
    const { body, signature } = this.sign({ type, data: { object } });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    await fetch(this.webhookUrl, { method: 'POST', headers, body }).catch(() => {});
  }
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

async function serve(state: StripeState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', state.url);
  const form = await readForm(request);
  const [, kind = '', id = ''] = url.pathname.split('/');
  const page = state.pages.get(id);
  if ((kind === 'pay' || kind === 'portal') && page !== undefined) {
    if (request.method === 'POST') {
      if (page.price !== null && form.get('do') === 'pay') await state.subscribe(page.customer, page.price);
      if (form.get('do') === 'cancel') {
        const running = state.subscriptions.filter(({ customer }) => customer === page.customer);
        for (const { id: subscription } of running) await state.cancel(subscription);
      }
      response.writeHead(303, { location: page.returnUrl }).end();
      return;
    }
    const running = state.subscriptions.find(
      ({ customer, status }) => customer === page.customer && status === 'active',
    );
    const html = toPage({
      plan: NAMES[page.price ?? running?.price ?? ''] ?? null,
      cents: PRICES[page.price ?? ''] ?? null,
      returnUrl: page.returnUrl,
    });
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
    return;
  }
  const isKnown = request.headers.authorization === `Bearer ${SECRET_KEY}`;
  const [status, body] = state.isDown
    ? ([503, { error: { type: 'api_error', message: 'Down.' } }] as const)
    : isKnown
      ? answer(state, request, url, form)
      : ([401, { error: { type: 'invalid_request_error', message: 'Invalid API key.' } }] as const);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const cancelled = /^\/v1\/subscriptions\/(\w+)$/.exec(url.pathname)?.[1];
  if (isKnown && request.method === 'DELETE' && cancelled !== undefined) await state.cancel(cancelled);
}

/** The API’s calls, by method and path. */
function answer(state: StripeState, request: IncomingMessage, url: URL, form: URLSearchParams): Answer {
  const call = `${request.method} ${url.pathname}`;
  const customer = form.get('customer') ?? url.searchParams.get('customer') ?? '';
  const price = /^GET \/v1\/prices\/(\w+)$/.exec(call)?.[1];
  if (price !== undefined) {
    const unit_amount = PRICES[price];
    return unit_amount === undefined ? MISSING : [200, { id: price, object: 'price', unit_amount }];
  }
  if (call === 'POST /v1/customers') {
    const key = String(request.headers['idempotency-key'] ?? state.makeId('key'));
    return [200, { id: state.createCustomer(key), object: 'customer' }];
  }
  if (call === 'POST /v1/checkout/sessions') {
    const id = state.makeId('cs');
    state.pages.set(id, {
      customer,
      price: form.get('line_items[0][price]'),
      returnUrl: form.get('success_url') ?? '/',
    });
    return [200, { id, object: 'checkout.session', url: `${state.url}/pay/${id}` }];
  }
  if (call === 'POST /v1/billing_portal/sessions') {
    const id = state.makeId('bps');
    state.pages.set(id, { customer, price: null, returnUrl: form.get('return_url') ?? '/' });
    return [200, { id, object: 'billing_portal.session', url: `${state.url}/portal/${id}` }];
  }
  if (call === 'GET /v1/subscriptions') {
    const data = state.subscriptions
      .filter((one) => one.customer === customer)
      .map(({ price: priceId, ...one }) => ({ ...one, items: { data: [{ price: { id: priceId } }] } }));
    return [200, { object: 'list', data, has_more: false }];
  }
  if (call === 'GET /v1/invoices') {
    const data = state.invoices
      .filter((one) => one.customer === customer)
      .map((one) => ({ ...one, number: one.id.toUpperCase(), currency: 'usd', status: 'paid' }));
    return [200, { object: 'list', data, has_more: false }];
  }
  const subscription = /^DELETE \/v1\/subscriptions\/(\w+)$/.exec(call)?.[1];
  if (subscription !== undefined && state.subscriptions.some(({ id }) => id === subscription)) {
    return [200, { id: subscription, object: 'subscription', status: 'canceled' }];
  }
  return MISSING;
}
