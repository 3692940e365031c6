import type { OrderFault } from '@waypost/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { setLayerStatus } from '../../layers/index.ts';
import { lockOrder, type OrderChange, type OrderRow, updateOrder } from './store.ts';

/** Changes the layer of an order as the order was, and announces a change of status; call it last in the transaction. */
export async function announceOrder(tx: Tx, order: OrderRow, change: OrderChange): Promise<void> {
  const { status = order.status, provider_order_id: named } = change;
  if (order.layer_code === null || (status === order.status && named === undefined)) return;
  await setLayerStatus(tx, {
    organizationId: order.organization_id,
    memberId: order.member_id,
    code: order.layer_code,
    status,
    ...(named !== undefined && { facts: { planet_order_id: named } }),
  });
}

/** Changes an order together with its layer; call it last in the transaction. */
async function changeOrder(tx: Tx, order: OrderRow, change: OrderChange): Promise<void> {
  await updateOrder(tx, order.order_id, change);
  await announceOrder(tx, order, change);
}

/** Whether an order is still at the step and in the run in which it was read. */
export const isUnchanged = (now: OrderRow | null, order: OrderRow): now is OrderRow =>
  now?.status === order.status && now.run === order.run;

/**
 * Goes on with an order that is still at the step at which it was read.
 * @returns false if it was cancelled meanwhile, or given to another job.
 */
export async function advanceOrder(tx: Tx, order: OrderRow, change: OrderChange): Promise<boolean> {
  const now = await lockOrder(tx, order.order_id);
  if (!isUnchanged(now, order)) return false;
  await changeOrder(tx, now, { fault: null, fault_detail: null, ...change });
  return true;
}

/** Ends an order at the step at which it is. */
export async function failOrder(
  tx: Tx,
  order: OrderRow,
  fault: OrderFault,
  detail: string | null = null,
): Promise<void> {
  await changeOrder(tx, order, { status: -Math.abs(order.status), fault, fault_detail: detail });
}
