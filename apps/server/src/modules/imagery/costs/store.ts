import { MAX_LISTED_COSTS } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface CostRow {
  readonly kind: 'scenes' | 'variable';
  readonly subject: string;
  readonly count: number;
  readonly area_km2: number;
  readonly status: number;
  readonly counts: boolean;
  readonly layer_code: string | null;
  readonly layer_name: string | null;
  readonly member_display_name: string | null;
  readonly ordered_at: Date;
}

/**
 * Everything that an organization ordered. What the provider did not accept, did not make, or was told not to make does
 * not count. A variable that is done without a subscription was measured elsewhere.
 */
const listAll = (organizationId: number): RawBuilder<unknown> => sql`
  select *, not (status < 0 and (coalesce(fault, '') in ('cancelled', 'refused', 'provider_failed')
    or (provider_id is null and (asked_at is null
      or coalesce(fault, '') in ('imagery_key_refused', 'imagery_access_required'))))) as counts
  from (
    select 'scenes' as kind, item_type as subject, cardinality(item_ids) as count, area_km2, status, fault, layer_code,
      member_id, provider_order_id as provider_id, asked_at, coalesce(asked_at, created_at) as ordered_at
    from imagery_orders where organization_id = ${organizationId}
    union all
    select 'variable', source_id, 1, area_km2, status, fault, layer_code, member_id, subscription_id, asked_at,
      coalesce(asked_at, created_at)
    from imagery_variables
    where organization_id = ${organizationId} and not (status = 0 and subscription_id is null)
  ) asked`;

/** The beginning of a month of UTC, `YYYY-MM`. */
const toStart = (month: string): RawBuilder<unknown> =>
  sql`(${`${month}-01`}::text::timestamp at time zone 'UTC')`;
/** What is of a month: ordered in it, or, if it is the present one, under way. */
const isOf = (month: string): RawBuilder<unknown> => sql`
  o.ordered_at < ${toStart(month)} + interval '1 month' and (o.ordered_at >= ${toStart(month)}
    or (o.status > 0 and now() < ${toStart(month)} + interval '1 month' and now() >= ${toStart(month)}))`;

/** The month of a time. */
export const toMonth = (time: Date): string => time.toISOString().slice(0, 7);

/** The square kilometres of a month that count. */
export async function sumOrdered(db: Reader, organizationId: number, month: string): Promise<number> {
  const { rows } = await sql<{ km2: number }>`
    select coalesce(sum(o.area_km2), 0)::double precision as km2 from (${listAll(organizationId)}) o
    where o.counts and ${isOf(month)}`.execute(db);
  return rows[0]?.km2 ?? 0;
}

/** The orders of a month, newest first. */
export async function listOrdered(db: Reader, organizationId: number, month: string): Promise<CostRow[]> {
  const { rows } = await sql<CostRow>`
    select o.kind, o.subject, o.count, o.area_km2, o.status, o.counts, o.layer_code, l.name as layer_name,
      m.display_name as member_display_name, o.ordered_at
    from (${listAll(organizationId)}) o
      left join layers l on l.code = o.layer_code
      left join members m on m.member_id = o.member_id
    where ${isOf(month)}
    order by o.ordered_at desc limit ${MAX_LISTED_COSTS}`.execute(db);
  return rows;
}

/** Null: none. */
export async function findCeiling(db: Reader, organizationId: number): Promise<number | null> {
  const row = await db
    .selectFrom('imagery_ceilings')
    .select('monthly_km2')
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return row?.monthly_km2 ?? null;
}

/** As `findCeiling`; who asks next waits until the transaction ends. */
export async function lockCeiling(tx: Tx, organizationId: number): Promise<number | null> {
  const { rows } = await sql<{ monthly_km2: number }>`
    select monthly_km2 from imagery_ceilings where organization_id = ${organizationId} for update`.execute(
    tx,
  );
  return rows[0]?.monthly_km2 ?? null;
}

export async function putCeiling(tx: Tx, organizationId: number, monthlyKm2: number | null): Promise<void> {
  if (monthlyKm2 === null)
    await sql`delete from imagery_ceilings where organization_id = ${organizationId}`.execute(tx);
  else
    await sql`
      insert into imagery_ceilings (organization_id, monthly_km2) values (${organizationId}, ${monthlyKm2})
      on conflict (organization_id) do update set monthly_km2 = excluded.monthly_km2`.execute(tx);
}
