import type { FenceDelivery } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { plannedOnce } from '../../platform/db/driver/planned-once.ts';

/** A crossing of which something is to be told. */
export interface News {
  readonly crossingId: string;
  readonly change: FenceDelivery['change'];
}

/** A delivery that a rule asks for, with what its receiver had in the last hour. */
export interface Wanted extends News {
  readonly ruleId: number;
  /** Null: the webhook. */
  readonly memberId: number | null;
  readonly byText: boolean;
  readonly perHour: number;
  readonly had: number;
}

/** What happened longer ago is told to nobody: it is no news, as when the past of a device is loaded. */
const NEWS_AGE = "interval '1 day'";

/** Nothing reached a receiver, nor was it tried: over a limit, or without an address. It does not count. */
const WENT_OUT = "d.state <> 'limited' and (d.state <> 'failed' or d.attempts > 0)";

/** Lets one transaction at a time tell of crossings of a project: each counts what its receivers had in the last hour. */
export async function holdNews(tx: Tx, [news]: readonly News[]): Promise<void> {
  if (news === undefined) return;
  await sql`
    select pg_advisory_xact_lock(hashtext('fence news'), s.project_id)
    from fence_crossings c join fence_subjects s on s.subject_id = c.subject_id
    where c.id = ${news.crossingId}::bigint`.execute(tx);
}

/**
 * Who is to be told of crossings: of corrections, whoever was told of what they correct. Members are told only while they
 * may read the project.
 */
export async function listWanted(tx: Tx, news: readonly News[]): Promise<Wanted[]> {
  const { rows } = await sql<Omit<Wanted, 'had'> & { had: number }>`
    ${plannedOnce}
    with asked as (
      select n."crossingId"::bigint as crossing_id, n.change, c.kind, c.feature_code, s.project_id
      from jsonb_to_recordset(${JSON.stringify(news)}::jsonb) as n ("crossingId" text, change text)
      join fence_crossings c on c.id = n."crossingId"::bigint
      join fence_subjects s on s.subject_id = c.subject_id
      where c.at > now() - ${sql.raw(NEWS_AGE)}
    ), receivers as (
      select r.rule_id, t.member_id, b.by_text from fence_rules r join fence_rule_members t on t.rule_id = r.rule_id
      cross join (values (false), (true)) b (by_text)
      where case when b.by_text then t.by_text else t.by_mail end
        and exists (select from access_project_roles(t.member_id) a where a.project_id = r.project_id)
      union all
      select rule_id, null, false from fence_rules where webhook_url is not null
    )
    select a.crossing_id::text as "crossingId", a.change, r.rule_id as "ruleId", w.member_id as "memberId",
      w.by_text as "byText",
      r.per_hour as "perHour", (
        select count(*)::integer from fence_deliveries d
        where d.created_at > now() - interval '1 hour' and ${sql.raw(WENT_OUT)}
          and case when w.member_id is null then d.rule_id = r.rule_id and d.member_id is null
            else d.member_id = w.member_id end) as had
    from asked a
    join fence_rules r on r.project_id = a.project_id and (r.feature_code is null or r.feature_code = a.feature_code)
    join receivers w on w.rule_id = r.rule_id
    where case a.change when 'told' then a.kind = any(r.kinds)
      else exists (select from fence_deliveries d where d.rule_id = r.rule_id and d.crossing_id = a.crossing_id
        and d.member_id is not distinct from w.member_id and d.by_text = w.by_text and ${sql.raw(WENT_OUT)}) end
    order by a.crossing_id, r.rule_id, w.member_id, w.by_text`.execute(tx);
  return rows;
}

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
      crossing_id: Number(wanted.crossingId),
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
    select d.delivery_id, d.rule_id, r.project_id, p.organization_id, p.project_name, d.state, d.change,
      c.feature_code as code, f.name as fence_name, s.kind as subject_kind,
      coalesce(s.member_id, s.device_id, s.track_id) as subject_id,
      coalesce(v.name, w.display_name, s.vessel_name) as subject_name, c.kind, c.at,
      case when d.change <> 'told' then (select k.was_at from fence_corrections k where k.crossing_id = c.id
        order by k.id desc limit 1) end as was_at,
      r.webhook_url, r.webhook_secret, d.member_id, d.by_text,
      case when may.read and m.email_verified_at is not null then m.email end as email,
      case when may.read then m.phone end as phone,
      m.settings ->> 'language' as language
    from fence_deliveries d
    join fence_rules r on r.rule_id = d.rule_id
    join projects p on p.project_id = r.project_id and p.deleted_at is null
    join fence_crossings c on c.id = d.crossing_id
    join features f on f.code = c.feature_code
    join fence_subjects s on s.subject_id = c.subject_id
    left join members w on w.member_id = s.member_id
    left join devices v on v.device_id = s.device_id
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
