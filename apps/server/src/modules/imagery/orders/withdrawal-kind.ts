import { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.ts';
import type { Imagery, ImageryAccount } from '../../../providers/imagery/imagery.ts';
import { defineWithdrawalJob, isWithdrawn, type WithdrawalOptions } from '../withdrawal-job.ts';
import { toOrderName } from './order-name.ts';
import { findOrder, lockOrder, type OrderRow, updateOrder } from './store.ts';

const withdrawalPayload = z.object({ order_id: z.uuid(), run: z.int() });
/** Withdraws an order that nobody works on any more. */
export type WithdrawalKind = JobKind<z.infer<typeof withdrawalPayload>>;

/** Whether the provider may have an order that it has not begun. */
export const mayWithdraw = ({ status, asked_at }: OrderRow): boolean =>
  Math.abs(status) <= 2 && asked_at !== null;

/** Has an order withdrawn, unless it is gone on with before. Call it late in the transaction. */
export async function enqueueWithdrawal(tx: Tx, kind: WithdrawalKind, order: OrderRow): Promise<void> {
  const { order_id, run, organization_id: organizationId } = order;
  await enqueueJob(tx, kind, { order_id, run }, { organizationId, memberId: null });
}

/** @returns false if the provider has begun, or if the account does not know the order. */
export const withdraw = (from: Imagery, account: ImageryAccount, id: string): Promise<boolean> =>
  isWithdrawn(from.cancelOrder(account, id));

export function createWithdrawalKind(options: WithdrawalOptions): WithdrawalKind {
  return defineWithdrawalJob(options, {
    name: 'imagery-withdrawal',
    payload: withdrawalPayload,
    find: (tx, { order_id }) => findOrder(tx, order_id),
    lock: (tx, { order_id }) => lockOrder(tx, order_id),
    toProviderId: (order) => order.provider_order_id,
    findByName: (from, account, order) => from.findOrder(account, toOrderName(order)),
    withdraw,
    markCancelled: (tx, { order_id }, provider_order_id) =>
      updateOrder(tx, order_id, { fault: 'cancelled', provider_order_id }),
  });
}
