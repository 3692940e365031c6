import type { ImageryOrder, ordersKind } from '@waypost/contract';
import type { z } from 'zod';
import type { OrganizationGrant } from '../../../access/grant.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Database, Reader, Tx } from '../../../platform/db/database.ts';
import { createUuidV7 } from '../../../platform/db/uuid-v7.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { type Imagery, ImageryRefusedError } from '../../../providers/imagery/imagery.ts';
import { recordAudit } from '../../audit/index.ts';
import { toStored } from '../../features/index.ts';
import { hasLayer, type LayerMaking } from '../../layers/index.ts';
import type { ImageryAccounts } from '../accounts.ts';
import { requireOrderableArea } from '../costs/require-orderable-area.ts';
import { requireWithinCeiling } from '../costs/require-within-ceiling.ts';
import { getWithdrawingAccount } from '../get-withdrawing-account.ts';
import { toNeeded } from '../scenes/service.ts';
import { toWithdrawalError } from '../to-withdrawal-error.ts';
import { announceOrder, failOrder } from './change-order.ts';
import type { OrderKind } from './order-kind.ts';
import {
  findOrderOfLayer,
  insertOrder,
  lockOrder,
  type OrderChange,
  type OrderRow,
  updateOrder,
} from './store.ts';
import { enqueueWithdrawal, type WithdrawalKind } from './withdrawal-kind.ts';

type OrderGrant = OrganizationGrant<'layer:create'>;
type Payload = z.output<typeof ordersKind.layer>;

/** Orders. Every method throws AppError `layer_not_found` and `layer_without_order`. */
export interface OrderService {
  get(grant: OrganizationGrant<'layer:read'>, code: string): Promise<ImageryOrder>;
  /** @throws AppError `order_not_running`, `order_has_begun`, and what the provider answers. */
  cancel(grant: OrderGrant, code: string): Promise<ImageryOrder>;
  /** @throws AppError `order_not_failed`, `imagery_access_required`. */
  retry(grant: OrderGrant, code: string): Promise<ImageryOrder>;
  /** How a layer of this kind is made. */
  readonly making: LayerMaking;
}

export interface OrderOptions {
  readonly database: Database;
  readonly imagery: Imagery | null;
  readonly accounts: ImageryAccounts;
  readonly kind: OrderKind;
  readonly withdrawal: WithdrawalKind;
}

function toWire(order: OrderRow, layer_code: string): ImageryOrder {
  const { status, fault, fault_detail, item_type, product_bundle, area_km2 } = order;
  const { member_id, member_display_name } = order;
  return {
    layer_code,
    planet_order_id: order.provider_order_id,
    status,
    fault,
    fault_detail,
    item_type,
    item_ids: [...order.item_ids],
    product_bundle,
    area_km2,
    member_id,
    member_display_name,
    created_at: order.created_at.toISOString(),
    updated_at: order.updated_at.toISOString(),
  };
}

async function getRow(db: Reader, organizationId: number, code: string): Promise<OrderRow> {
  const row = await findOrderOfLayer(db, code);
  if (row !== null && row.organization_id === organizationId) return row;
  const isLayer = await hasLayer(db, organizationId, code);
  throw new AppError(isLayer ? 'layer_without_order' : 'layer_not_found');
}

/** What a failed order goes on with: the step that failed, or a new order if the provider gave the old one up. */
function toRetry({ status, fault, provider_order_id, attempt, digest, run }: OrderRow): OrderChange {
  const again = { fault: null, fault_detail: null, run: run + 1 };
  const isGivenUp = fault === 'provider_failed' || fault === 'cancelled';
  // The order may be placed although no answer said so: it is looked for by its name first.
  if (status === -1 && provider_order_id === null) return { ...again, status: 1 };
  if (status === -1 || provider_order_id === null || (status === -2 && isGivenUp))
    return { ...again, status: 1, provider_order_id: null, asked_at: null, attempt: attempt + 1 };
  // What cannot be read is fetched anew.
  const isFetchedAnew = status === -4 && (digest === null || fault === 'delivery_broken');
  return { ...again, status: isFetchedAnew ? 3 : -status };
}

const toSubject = (order: OrderRow, actorId: number) => ({
  actorId,
  organizationId: order.organization_id,
  subject: `${order.item_ids.length} × ${order.item_type}, ${order.area_km2.toFixed(2)} km²`,
});

export function createOrderService(options: OrderOptions): OrderService {
  const { database, imagery, accounts, kind, withdrawal } = options;
  const queue = (tx: Tx, { order_id, organization_id, run }: OrderRow, memberId: number, since?: string) =>
    enqueueJob(tx, kind, { order_id, run, since }, { organizationId: organization_id, memberId });

  /** Withdraws the order from the provider, as long as it has not begun. */
  const withdraw = async (grant: OrderGrant, order: OrderRow): Promise<void> => {
    const account = await getWithdrawingAccount(accounts, grant, toNeeded([order.item_type]), order);
    if (imagery === null || order.status > 2) throw new AppError('order_has_begun');
    if (order.provider_order_id === null) return;
    try {
      await imagery.cancelOrder(account, order.provider_order_id);
    } catch (error) {
      if (error instanceof ImageryRefusedError) throw toWithdrawalError(error, order, account);
      throw error;
    }
  };

  return {
    get: async ({ organizationId }, code) => toWire(await getRow(database.read, organizationId, code), code),
    async cancel(grant, code) {
      const before = await getRow(database.read, grant.organizationId, code);
      if (before.status <= 0) throw new AppError('order_not_running');
      await withdraw(grant, before);
      return database.transaction(async (tx) => {
        const order = await lockOrder(tx, before.order_id);
        if (order === null || order.status <= 0) throw new AppError('order_not_running');
        // The provider may have it by now, or have it soon.
        const isWithdrawn = before.provider_order_id !== null || order.asked_at === null;
        await recordAudit(tx, { action: 'imagery_order.cancelled', ...toSubject(order, grant.memberId) });
        if (!isWithdrawn) await enqueueWithdrawal(tx, withdrawal, order);
        await failOrder(tx, order, isWithdrawn ? 'cancelled' : 'stopped');
        return toWire(await getRow(tx, grant.organizationId, code), code);
      });
    },
    async retry(grant, code) {
      const before = await getRow(database.read, grant.organizationId, code);
      await accounts.get(grant, toNeeded([before.item_type]));
      return database.transaction(async (tx) => {
        const order = await lockOrder(tx, before.order_id);
        if (order === null || order.status >= 0) throw new AppError('order_not_failed');
        const change = toRetry(order);
        await updateOrder(tx, order.order_id, change);
        // The ceiling is locked before anything is announced, as where an order is made. What is ordered already has
        // passed it.
        if (change.status === 1) await requireWithinCeiling(tx, grant);
        await recordAudit(tx, { action: 'imagery_order.retried', ...toSubject(order, grant.memberId) });
        // It is waited for as long again.
        await queue(tx, { ...order, ...change }, grant.memberId, new Date().toISOString());
        await announceOrder(tx, order, change);
        return toWire(await getRow(tx, grant.organizationId, code), code);
      });
    },
    making: {
      async check(maker, payload) {
        const { data } = payload as Payload; // as parsed by the schema of this kind
        const account = await accounts.get(maker, toNeeded([data.item_type]));
        if (imagery === null) throw new AppError('imagery_access_required');
        if (!imagery.hasSceneType(account, data.item_type)) {
          throw new AppError('validation_failed', {
            issues: [
              { path: 'body.layer.data.item_type', message: `There is no satellite ${data.item_type}.` },
            ],
          });
        }
      },
      async begin(tx, maker, code, payload) {
        const { organizationId, memberId } = maker;
        const { data, aoi } = payload as Payload;
        if (aoi == null) throw new Error('An order has no area.');
        const km2 = await insertOrder(tx, {
          order_id: createUuidV7(),
          organization_id: organizationId,
          layer_code: code,
          member_id: memberId,
          ...data,
          area: toStored(aoi),
        });
        requireOrderableArea(km2);
        await requireWithinCeiling(tx, maker);
        const order = await getRow(tx, organizationId, code);
        await recordAudit(tx, { action: 'imagery_order.placed', ...toSubject(order, memberId) });
        await queue(tx, order, memberId);
      },
    },
  };
}
