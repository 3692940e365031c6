import type { OrderFault } from '@waypost/contract';
import { RasterError } from '@waypost/raster';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { JobPostponedError, ReportedJobError } from '../../../platform/jobs/job-errors.ts';
import { defineJobKind, type JobContext, type JobKind } from '../../../platform/jobs/job-kind.ts';
import type { ProviderFaults } from '../../../platform/observability/provider-faults.ts';
import { ProviderDownError } from '../../../platform/provider-down-error.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import {
  type Imagery,
  type ImageryAccount,
  ImageryRefusedError,
  type NewOrder,
} from '../../../providers/imagery/imagery.ts';
import type { ImageryAccounts } from '../accounts.ts';
import type { TileCutter } from '../pictures/cutting/tile-cutter.ts';
import { toMiddle } from '../pictures/middle-tile.ts';
import { openPicture } from '../pictures/open-picture.ts';
import { advanceOrder, failOrder, isUnchanged } from './change-order.ts';
import { DELIVERY_LIMITS, DeliveryError, fetchDelivery } from './fetch-delivery.ts';
import { toOrderName } from './order-name.ts';
import { findOrder, lockOrder, type OrderRow, updateOrder } from './store.ts';
import { enqueueWithdrawal, mayWithdraw, type WithdrawalKind, withdraw } from './withdrawal-kind.ts';

/** A job without a run was queued by a version that did not count them. */
const orderPayload = z.object({
  order_id: z.uuid(),
  run: z.int().default(0),
  /** When it was taken up again: it is waited for from then on. */
  since: z.iso.datetime().optional(),
});
type Payload = z.output<typeof orderPayload>;
/** Places an order, waits for it and fetches what is delivered. */
export type OrderKind = JobKind<Payload>;

export interface OrderKindOptions {
  readonly imagery: Imagery | null;
  readonly accounts: ImageryAccounts;
  readonly storage: Storage;
  readonly cutter: TileCutter;
  readonly providerFaults: ProviderFaults;
  /** The pause between two questions of how far an order is. */
  readonly pollMs: number;
  /** An order is known by its name this long after it was asked for. */
  readonly settleMs: number;
  readonly withdrawal: WithdrawalKind;
}

/** The pause grows with the time waited, up to this many times. */
const LONGEST_POLLS = 30;
const POLLED_SHARE = 1 / 20;
/** An order that the provider keeps for longer than this is given up. */
const LONGEST_MS = 72 * 3_600_000;
const STEPS = ['', 'ordering', 'activating', 'fetching', 'tiling'];

/** The order ends here; `fault` says why. */
class OrderEndedError extends Error {
  readonly fault: OrderFault;
  readonly words: string | null;

  constructor(fault: OrderFault, words: string | null = null) {
    super(fault);
    this.fault = fault;
    this.words = words;
  }
}

/** One step of an order. */
interface Step {
  readonly order: OrderRow;
  readonly from: Imagery;
  readonly account: ImageryAccount;
  readonly context: JobContext;
  readonly waitedMs: number;
}

const toNewOrder = (order: OrderRow): NewOrder => ({
  name: toOrderName(order),
  type: order.item_type,
  itemIds: order.item_ids,
  bundle: order.product_bundle,
  area: order.area,
});

/** Places the order, unless an earlier attempt did so and died before it could note it. @returns the pause in ms. */
async function place({ order, from, account, context }: Step, settleMs: number): Promise<number> {
  const { name } = toNewOrder(order);
  const { asked_at: askedAt } = order;
  const known = askedAt === null ? null : await from.findOrder(account, name);
  if (known === null) {
    // An earlier request may still be on its way.
    const settledMs = askedAt === null ? 0 : askedAt.getTime() + settleMs - Date.now();
    if (settledMs > 0) return settledMs;
    const goesOn = await context.transaction((tx) => advanceOrder(tx, order, { asked_at: new Date() }));
    if (!goesOn) return 0;
  }
  const placed = known ?? (await from.placeOrder(account, toNewOrder(order)));
  await context.transaction((tx) =>
    advanceOrder(tx, order, { provider_order_id: placed.id, account_id: account.id, status: 2 }),
  );
  return 0;
}

/** The pause between two questions in ms. */
const toPause = (waitedMs: number, pollMs: number) =>
  Math.min(Math.max(pollMs, waitedMs * POLLED_SHARE), pollMs * LONGEST_POLLS);

/** Asks once how far the order is. @returns the pause before the next question in ms. */
async function ask({ order, from, account, context, waitedMs }: Step, pollMs: number): Promise<number> {
  const id = order.provider_order_id ?? '';
  const found = await from.getOrder(account, id);
  if (found === null) {
    // Another account does not know the order, which goes on.
    const isOfAnother = order.account_id !== null && order.account_id !== account.id;
    throw new OrderEndedError(isOfAnother ? 'imagery_access_required' : 'provider_failed');
  }
  if (found.state === 'failed') throw new OrderEndedError('provider_failed', found.message);
  if (found.state === 'cancelled') throw new OrderEndedError('cancelled');
  if (found.state !== 'success') {
    if (waitedMs > LONGEST_MS) throw new OrderEndedError('took_too_long');
    return toPause(waitedMs, pollMs);
  }
  await context.transaction((tx) => advanceOrder(tx, order, { status: 3 }));
  return 0;
}

async function fetchPicture(storage: Storage, { order, from, account, context }: Step): Promise<void> {
  const staged = await fetchDelivery(
    storage,
    (wait) => from.openDelivery(account, { ...toNewOrder(order), id: order.provider_order_id ?? '' }, wait),
    `${order.order_id}.tif`,
    { ...DELIVERY_LIMITS, signal: context.signal },
  );
  if (staged === null) throw new OrderEndedError('delivery_empty');
  try {
    const { digest, byteSize } = staged;
    // Named before it is kept, so that nothing removes it as unused.
    const goesOn = await context.transaction((tx) =>
      advanceOrder(tx, order, { digest, byte_size: byteSize }),
    );
    if (!goesOn) return;
    await staged.keep();
    await context.transaction((tx) => advanceOrder(tx, order, { status: 4 }));
  } finally {
    await staged.discard();
  }
}

/** Opens the picture as its tiles will. */
async function open(
  { storage, cutter }: Pick<OrderKindOptions, 'storage' | 'cutter'>,
  { order, context }: Step,
): Promise<void> {
  const { digest, byte_size } = order;
  if (digest === null || byte_size === null) throw new OrderEndedError('delivery_empty');
  const picture = { digest, byte_size };
  await cutter.cut(picture, toMiddle(await openPicture(storage, picture)));
  await context.transaction((tx) => advanceOrder(tx, order, { status: 0 }));
}

/** What ends an order for good; null for what another attempt may mend. */
function toEnd(error: unknown): OrderEndedError | null {
  if (error instanceof OrderEndedError) return error;
  if (error instanceof ImageryRefusedError) return new OrderEndedError('refused', error.words);
  if (error instanceof DeliveryError || error instanceof RasterError)
    return new OrderEndedError('delivery_broken', error.message);
  if (!(error instanceof AppError)) return null;
  const { code } = error;
  return code === 'imagery_key_refused' || code === 'imagery_access_required'
    ? new OrderEndedError(code)
    : null;
}

class OrderRun {
  readonly #options: OrderKindOptions;
  readonly #orderId: string;
  readonly #run: number;
  readonly #sinceMs: number;
  readonly #context: JobContext;

  constructor(options: OrderKindOptions, { order_id, run, since }: Payload, context: JobContext) {
    this.#options = options;
    this.#orderId = order_id;
    this.#run = run;
    this.#sinceMs = since === undefined ? 0 : Date.parse(since);
    this.#context = context;
  }

  /** Takes steps until the order has ended. @throws JobPostponedError to wait for the provider. */
  async run(): Promise<void> {
    for (;;) {
      const order = await this.#context.transaction((tx) => findOrder(tx, this.#orderId));
      if (order === null || order.status <= 0 || order.run !== this.#run) return;
      this.#context.progress((order.status - 1) / 4, STEPS[order.status] ?? null);
      const pauseMs = await this.#step(order).catch((error: unknown) => this.#end(order, error));
      if (pauseMs > 0) throw new JobPostponedError(pauseMs);
    }
  }

  /** Ends an order that another try would not mend. */
  async #end(order: OrderRow, error: unknown): Promise<number> {
    const end = toEnd(error);
    if (end === null) return this.#note(order, error);
    await this.#context.transaction(async (tx) => {
      const now = await lockOrder(tx, this.#orderId);
      if (!isUnchanged(now, order)) return;
      await failOrder(tx, now, end.fault, end.words);
      // The provider may have it all the same, and nobody is left to see that.
      if (now.layer_code === null && now.provider_order_id === null && mayWithdraw(now))
        await enqueueWithdrawal(tx, this.#options.withdrawal, now);
    });
    return 0;
  }

  #toWaitedMs({ asked_at, created_at }: OrderRow): number {
    return Date.now() - Math.max((asked_at ?? created_at).getTime(), this.#sinceMs);
  }

  /** @returns the pause before the next step in ms. */
  async #step(order: OrderRow): Promise<number> {
    const { imagery, accounts, storage, pollMs, settleMs } = this.#options;
    const who = { organizationId: order.organization_id, memberId: order.member_id ?? 0 };
    const found = await accounts.findFor(who, order.account_id);
    if (imagery === null || found === null) throw new AppError('imagery_access_required');
    const waitedMs = this.#toWaitedMs(order);
    const step: Step = { order, from: imagery, account: found.account, context: this.#context, waitedMs };
    // Nobody will see it: what the provider has not begun is not paid for.
    if (order.layer_code === null) {
      const { provider_order_id: id, asked_at, status } = order;
      const isWithdrawn =
        id === null ? asked_at === null : status === 2 && (await withdraw(imagery, found.account, id));
      throw new OrderEndedError(isWithdrawn ? 'cancelled' : 'stopped');
    }
    if (order.status === 1) return place(step, settleMs);
    if (order.status === 2) return ask(step, pollMs);
    if (order.status === 3) await fetchPicture(storage, step);
    else await open(this.#options, step);
    return 0;
  }

  /** Keeps what went wrong for people who wait, and has the job tried again. */
  async #note(order: OrderRow, error: unknown): Promise<never> {
    const { signal } = this.#context;
    signal.throwIfAborted();
    const isDown = error instanceof ProviderDownError;
    const isLimited = isDown && error.code === 'imagery_limited';
    const ofProvider = isLimited ? 'imagery_limited' : 'imagery_unavailable';
    const fault: OrderFault = isDown ? ofProvider : 'internal';
    await this.#context.transaction(async (tx) => {
      if (isUnchanged(await lockOrder(tx, this.#orderId), order))
        await updateOrder(tx, this.#orderId, { fault, fault_detail: null });
    });
    if (!isDown) throw error;
    this.#options.providerFaults.note(error.provider, error.cause);
    // The provider goes on with an order that it has, or has said when to ask again: it is waited for as long as without
    // the fault.
    const waitedMs = this.#toWaitedMs(order);
    const { retryAfterS } = error;
    if ((order.status === 2 || retryAfterS !== undefined) && waitedMs <= LONGEST_MS)
      throw new JobPostponedError(
        Math.max((retryAfterS ?? 0) * 1_000, toPause(waitedMs, this.#options.pollMs)),
      );
    throw new ReportedJobError(fault, { cause: error });
  }
}

export function createOrderKind(options: OrderKindOptions): OrderKind {
  return defineJobKind({
    name: 'imagery-order',
    payload: orderPayload,
    audience: 'member',
    retries: { limit: 8, firstS: 5, maxS: 300 },
    // What runs fetches a picture, or is over in a moment: while the provider works, the job is postponed.
    width: 8,
    organizationWidth: 3,
    async run({ payload }, context) {
      await new OrderRun(options, payload, context).run();
      return undefined;
    },
    async onStopped(tx, { payload }, state) {
      const order = await lockOrder(tx, payload.order_id);
      if (order === null || order.status <= 0 || order.run !== payload.run) return;
      await failOrder(tx, order, state === 'cancelled' ? 'stopped' : (order.fault ?? 'internal'));
      if (state === 'cancelled' && mayWithdraw(order)) await enqueueWithdrawal(tx, options.withdrawal, order);
    },
  });
}
