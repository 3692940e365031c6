import type { FenceDelivery } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { toCarriedName } from '../positions/index.ts';
import type { News, Wanted } from './wanted-store.ts';

/** What a delivery `d` is about, as `c`: a crossing that was judged, or one that a program told. */
export const CROSSING_OF = sql`cross join lateral (
  select 'judged' as source, j.id as judged_id, j.feature_code, j.kind, j.at, s.kind as subject_kind, s.member_id,
    s.device_id, s.track_id, s.vessel_name
  from fence_crossings j join fence_subjects s on s.subject_id = j.subject_id where j.id = d.crossing_id
  union all
  select 'told', null, e.feature_code, case e.event when 'in' then 'enter' else 'leave' end, e.created_at, 'member',
    e.member_id, null, null, null
  from geofence_events e where e.id = d.told_id
) c`;

/** What the subject of that crossing was called then: a member `w`, a device `v` or a vessel. */
export const SUBJECT_NAME = sql`coalesce(
  ${toCarriedName({ device: 'v.device_id', name: 'v.name', at: 'c.at' })}, w.display_name, c.vessel_name)`;

export async function insertDelivery(
  tx: Tx,
  deliveryId: string,
  wanted: Wanted,
  state: FenceDelivery['state'],
): Promise<void> {
  await tx
    .insertInto('fence_deliveries')
    .values({
      delivery_id: deliveryId,
      rule_id: wanted.ruleId,
      member_id: wanted.memberId,
      by_text: wanted.byText,
      crossing_id: wanted.source === 'judged' ? Number(wanted.crossingId) : null,
      told_id: wanted.source === 'told' ? Number(wanted.crossingId) : null,
      change: wanted.change,
      state,
    })
    .execute();
}

/** What a delivery says, and to whom. */
export interface DeliveryContent {
  readonly delivery_id: string;
  readonly rule_id: number;
  readonly project_id: number;
  readonly organization_id: number;
  readonly project_name: string;
  readonly state: FenceDelivery['state'];
  readonly change: FenceDelivery['change'];
  /** Judged from positions, or told by a program. */
  readonly source: News['source'];
  readonly code: string;
  readonly fence_name: string;
  readonly subject_kind: 'member' | 'device' | 'vessel';
  /** Null for a vessel whose track is no longer kept. */
  readonly subject_id: number | null;
  readonly subject_name: string | null;
  readonly kind: FenceDelivery['kind'];
  readonly at: Date;
  /** Before the last correction. */
  readonly was_at: Date | null;
  readonly webhook_url: string | null;
  readonly webhook_secret: string | null;
  readonly member_id: number | null;
  readonly by_text: boolean;
  /** Of a member who may read the project; null: they may not, or have no address that is known to be theirs. */
  readonly email: string | null;
  /** The same for their phone. */
  readonly phone: string | null;
  /** Of the member, where they chose one. */
  readonly language: string | null;
}

export async function findContent(db: Reader, deliveryId: string): Promise<DeliveryContent | null> {
  const { rows } = await sql<DeliveryContent>`
    select d.delivery_id, d.rule_id, r.project_id, p.organization_id, p.project_name, d.state, d.change, c.source,
      c.feature_code as code, f.name as fence_name, c.subject_kind,
      coalesce(c.member_id, c.device_id, c.track_id) as subject_id, ${SUBJECT_NAME} as subject_name, c.kind, c.at,
      case when d.change <> 'told' then (select k.was_at from fence_corrections k where k.crossing_id = c.judged_id
        order by k.id desc limit 1) end as was_at,
      r.webhook_url, r.webhook_secret, d.member_id, d.by_text,
      case when may.read and m.email_verified_at is not null then m.email end as email,
      case when may.read then m.phone end as phone,
      m.settings ->> 'language' as language
    from fence_deliveries d
    join fence_rules r on r.rule_id = d.rule_id
    join projects p on p.project_id = r.project_id and p.deleted_at is null
    ${CROSSING_OF}
    join features f on f.code = c.feature_code
    left join members w on w.member_id = c.member_id
    left join devices v on v.device_id = c.device_id
    left join members m on m.member_id = d.member_id
    cross join lateral (
      select exists (select from access_project_roles(m.member_id) a where a.project_id = r.project_id) as read
    ) may
    where d.delivery_id = ${deliveryId}`.execute(db);
  return rows[0] ?? null;
}

/** Notes an attempt and what came of it. */
export async function noteAttempt(
  tx: Tx,
  deliveryId: string,
  attempt: {
    readonly state: FenceDelivery['state'];
    readonly status: number | null;
    readonly answer: string | null;
  },
): Promise<void> {
  await sql`
    update fence_deliveries set state = ${attempt.state}, answer_status = ${attempt.status}, answer = ${attempt.answer},
      attempts = attempts + 1, tried_at = now()
    where delivery_id = ${deliveryId}`.execute(tx);
}

/** Notes why a delivery was not even tried. */
export async function noteRefusal(
  tx: Tx,
  deliveryId: string,
  { state, answer }: { readonly state: 'failed' | 'limited'; readonly answer: string },
): Promise<void> {
  await sql`
    update fence_deliveries set state = ${state}, answer_status = null, answer = ${answer}
    where delivery_id = ${deliveryId}`.execute(tx);
}

export async function setState(tx: Tx, deliveryId: string, state: FenceDelivery['state']): Promise<void> {
  await tx.updateTable('fence_deliveries').set({ state }).where('delivery_id', '=', deliveryId).execute();
}

/** Notes why a text was given up, as its gateway said. What mail servers say may hold an address, and is not noted. */
export async function noteTextFault(tx: Tx, deliveryId: string, reference: string): Promise<void> {
  await sql`
    update fence_deliveries set answer = (select m.last_error from message_queue m where m.reference = ${reference}
      order by m.message_id desc limit 1)
    where delivery_id = ${deliveryId} and by_text`.execute(tx);
}

export async function lockDelivery(tx: Tx, deliveryId: string): Promise<void> {
  await sql`select from fence_deliveries where delivery_id = ${deliveryId} for update`.execute(tx);
}

/** Deletes deliveries of a month ago. @returns how many. */
export async function deleteOldDeliveries(tx: Tx): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from fence_deliveries where created_at < now() - interval '30 days'`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
