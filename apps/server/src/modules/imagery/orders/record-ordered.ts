import type { AreaGeometry, OrderFault, SceneType } from '@waypost/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { createUuidV7 } from '../../../platform/db/uuid-v7.ts';
import { setLayerStatus } from '../../layers/index.ts';
import { insertOrder, updateOrder } from './store.ts';

/** An order that was not placed here. */
export interface RecordedOrder {
  readonly organizationId: number;
  readonly memberId: number;
  /** Of its layer, which has to be of this kind. */
  readonly layerCode: string;
  readonly type: SceneType;
  readonly itemIds: readonly string[];
  readonly bundle: string;
  readonly area: AreaGeometry;
  readonly status: number;
  readonly fault: OrderFault | null;
  readonly faultDetail: string | null;
  /** What was delivered, as it is kept; null: nothing. */
  readonly picture: { readonly digest: string; readonly byteSize: number } | null;
}

/** Stores an order at a status, without asking a provider; call it last in the transaction. */
export async function recordOrdered(tx: Tx, recorded: RecordedOrder): Promise<void> {
  const { organizationId, memberId, layerCode: code, area, status, fault, picture } = recorded;
  const order_id = createUuidV7();
  await insertOrder(tx, {
    order_id,
    organization_id: organizationId,
    layer_code: code,
    member_id: memberId,
    item_type: recorded.type,
    item_ids: recorded.itemIds,
    product_bundle: recorded.bundle,
    area,
  });
  // Tiles are found by the name that the provider gave it.
  const named = picture === null ? null : order_id;
  await updateOrder(tx, order_id, {
    status,
    fault,
    fault_detail: recorded.faultDetail,
    provider_order_id: named,
    ...(picture !== null && { digest: picture.digest, byte_size: picture.byteSize }),
  });
  await setLayerStatus(tx, {
    organizationId,
    memberId,
    code,
    status,
    ...(named !== null && { facts: { planet_order_id: named } }),
  });
}
