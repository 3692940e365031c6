import type { OrderRow } from './store.ts';

/** The name by which the provider knows an order: one that was placed anew has another. */
export const toOrderName = ({ order_id, attempt }: Pick<OrderRow, 'order_id' | 'attempt'>): string =>
  attempt === 0 ? `waypost ${order_id}` : `waypost ${order_id} ${attempt}`;
