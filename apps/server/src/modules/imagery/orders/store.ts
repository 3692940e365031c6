import type { AreaGeometry, OrderFault, SceneType } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface OrderRow {
  readonly order_id: string;
  readonly organization_id: number;
  /** Null: the layer was deleted. */
  readonly layer_code: string | null;
  readonly member_id: number | null;
  readonly member_display_name: string | null;
  readonly provider_order_id: string | null;
  /** Of the account that placed it; null: it is not known. */
  readonly account_id: string | null;
  readonly asked_at: Date | null;
  readonly attempt: number;
  /** Counts the jobs that worked on it: only the last may go on with it. */
  readonly run: number;
  readonly item_type: SceneType;
  readonly item_ids: readonly string[];
  readonly product_bundle: string;
  readonly area: AreaGeometry;
  readonly area_km2: number;
  readonly status: number;
  /** While it is under way: what went wrong the last time, and is being tried again. */
  readonly fault: OrderFault | null;
  readonly fault_detail: string | null;
  readonly digest: string | null;
  readonly byte_size: number | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export type NewOrderRow = Pick<
  OrderRow,
  | 'order_id'
  | 'organization_id'
  | 'layer_code'
  | 'member_id'
  | 'item_type'
  | 'item_ids'
  | 'product_bundle'
  | 'area'
>;

/** Stores an order; its size is that of its area, once for each scene. @returns km² of the area. */
export async function insertOrder(tx: Tx, row: NewOrderRow): Promise<number> {
  const area = sql`st_force2d(st_setsrid(st_geomfromgeojson(${JSON.stringify(row.area)}::text), 4326))`;
  const { rows } = await sql<{ km2: number }>`
    insert into imagery_orders (order_id, organization_id, layer_code, member_id, item_type, item_ids, product_bundle,
      area, area_km2)
    values (${row.order_id}, ${row.organization_id}, ${row.layer_code}, ${row.member_id}, ${row.item_type},
      ${[...row.item_ids]}::text[], ${row.product_bundle}, ${area},
      st_area(${area}::geography) / 1e6 * ${row.item_ids.length}::integer)
    returning area_km2 / cardinality(item_ids) as km2`.execute(tx);
  return rows[0]?.km2 ?? 0;
}

async function selectOne(db: Reader, condition: RawBuilder<unknown>): Promise<OrderRow | null> {
  const { rows } = await sql<OrderRow>`
    select o.order_id, o.organization_id, o.layer_code, o.member_id, m.display_name as member_display_name,
      o.provider_order_id, o.account_id, o.asked_at, o.attempt, o.run, o.item_type, o.item_ids, o.product_bundle,
      st_asgeojson(o.area, 9)::jsonb as area, o.area_km2, o.status, o.fault, o.fault_detail, o.digest,
      o.byte_size::double precision as byte_size, o.created_at, o.updated_at
    from imagery_orders o left join members m on m.member_id = o.member_id
    where ${condition}`.execute(db);
  return rows[0] ?? null;
}

export const findOrder = (db: Reader, orderId: string): Promise<OrderRow | null> =>
  selectOne(db, sql`o.order_id = ${orderId}`);

export const findOrderOfLayer = (db: Reader, layerCode: string): Promise<OrderRow | null> =>
  selectOne(db, sql`o.layer_code = ${layerCode}`);

/** As `findOrder`, locked until the transaction ends. */
export async function lockOrder(tx: Tx, orderId: string): Promise<OrderRow | null> {
  // Its layer first, as whoever deletes the layer locks them.
  await sql`
    select 1 from layers where code = (select layer_code from imagery_orders where order_id = ${orderId})
    for no key update`.execute(tx);
  await sql`select 1 from imagery_orders where order_id = ${orderId} for no key update`.execute(tx);
  return findOrder(tx, orderId);
}

/** The picture of an order that is done and has a layer; null for any other. */
export async function findDelivered(
  db: Reader,
  organizationId: number,
  providerOrderId: string,
): Promise<{ digest: string; byte_size: number; item_type: SceneType } | null> {
  const { rows } = await sql<{ digest: string; byte_size: number; item_type: SceneType }>`
    select digest, byte_size::double precision as byte_size, item_type from imagery_orders
    where organization_id = ${organizationId} and provider_order_id = ${providerOrderId} and status = 0
      and layer_code is not null and digest is not null`.execute(db);
  return rows[0] ?? null;
}

/** Forgets the pictures of orders whose layers were deleted before a time. @returns their digests. */
export async function forgetPictures(tx: Tx, before: Date): Promise<string[]> {
  const { rows } = await sql<{ digest: string }>`
    with gone as (
      select order_id, digest from imagery_orders
      where layer_code is null and digest is not null and status <= 0 and updated_at < ${before}
      for update
    )
    update imagery_orders o set digest = null, byte_size = null from gone
    where o.order_id = gone.order_id
    returning gone.digest`.execute(tx);
  return rows.map(({ digest }) => digest);
}

export interface OrderChange {
  readonly status?: number;
  readonly provider_order_id?: string | null;
  readonly account_id?: string | null;
  readonly asked_at?: Date | null;
  readonly attempt?: number;
  readonly run?: number;
  readonly fault?: OrderFault | null;
  readonly fault_detail?: string | null;
  readonly digest?: string | null;
  readonly byte_size?: number | null;
}

export async function updateOrder(tx: Tx, orderId: string, change: OrderChange): Promise<void> {
  await tx
    .updateTable('imagery_orders')
    .set({ ...change, updated_at: new Date() })
    .where('order_id', '=', orderId)
    .execute();
}
