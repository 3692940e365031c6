import type { Database } from '../../../platform/db/database.ts';
import { createOrderKind, type OrderKindOptions } from './order-kind.ts';
import { createOrderService, type OrderService } from './service.ts';
import { createWithdrawalKind } from './withdrawal-kind.ts';

export interface OrdersOptions extends Omit<OrderKindOptions, 'withdrawal' | 'settleMs'> {
  readonly database: Database;
}

/** An order is known to the provider by its name after so many polls. */
const SETTLE_POLLS = 3;

/** Orders of scenes, with the jobs that work on them. */
export function createOrders(options: OrdersOptions): {
  readonly orders: OrderService;
  readonly orderKinds: readonly [ReturnType<typeof createOrderKind>, ReturnType<typeof createWithdrawalKind>];
} {
  const { database, pollMs } = options;
  const whole = { ...options, settleMs: pollMs * SETTLE_POLLS };
  const withdrawal = createWithdrawalKind(whole);
  const kind = createOrderKind({ ...whole, withdrawal });
  return {
    orders: createOrderService({ ...options, database, kind, withdrawal }),
    orderKinds: [kind, withdrawal],
  };
}
