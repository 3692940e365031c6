import type { FenceDelivery } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { plannedOnce } from '../../platform/db/driver/planned-once.ts';

/** A crossing of which something is to be told. */
export interface News {
  /** Judged from positions, or told by a program. */
  readonly source: 'judged' | 'told';
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

/** What a program tells and what is judged of the same member within this time, with no way back in between, is one. */
const SAME = "interval '5 minutes'";

/** Nothing reached a receiver, nor was it tried: over a limit, or without an address. It does not count. */
const WENT_OUT = "d.state <> 'limited' and (d.state <> 'failed' or d.attempts > 0)";

/** Lets one transaction at a time tell of crossings of a project: each counts what its receivers had in the last hour. */
export async function holdNews(tx: Tx, [news]: readonly News[]): Promise<void> {
  if (news === undefined) return;
  const project =
    news.source === 'told'
      ? sql`select e.project_id from geofence_events e where e.id = ${news.crossingId}::bigint`
      : sql`select s.project_id from fence_crossings c join fence_subjects s on s.subject_id = c.subject_id
          where c.id = ${news.crossingId}::bigint`;
  await sql`
    select pg_advisory_xact_lock(hashtext('fence news'), p.project_id) from (${project}) p`.execute(tx);
}

/** The crossings of some news that are none of long ago. */
const toAsked = (news: readonly News[]): RawBuilder<unknown> => {
  const given = sql`jsonb_to_recordset(${JSON.stringify(news)}::jsonb)
    as n (source text, "crossingId" text, change text)`;
  return sql`
    select n.source, c.id as crossing_id, n.change, c.kind, c.feature_code, s.project_id, s.member_id, c.at
    from ${given} join fence_crossings c on n.source = 'judged' and c.id = n."crossingId"::bigint
    join fence_subjects s on s.subject_id = c.subject_id
    where c.at > now() - ${sql.raw(NEWS_AGE)}
    union all
    select n.source, e.id, n.change, case e.event when 'in' then 'enter' else 'leave' end, e.feature_code,
      e.project_id, e.member_id, e.created_at
    from ${given} join geofence_events e on n.source = 'told' and e.id = n."crossingId"::bigint
    where e.created_at > now() - ${sql.raw(NEWS_AGE)}`;
};

/** What else was told or judged of the members of `asked` at about the time, and stands. */
const AROUND = sql.raw(`
  select a.source, a.crossing_id, a.at, a.kind, o.by, o.other_id, o.kind as other_kind, o.other_at
  from asked a cross join lateral (
    select 'judged' as by, c.id as other_id, c.kind, c.at as other_at
    from fence_crossings c join fence_subjects s on s.subject_id = c.subject_id
    where c.feature_code = a.feature_code and s.project_id = a.project_id and s.member_id = a.member_id
      and c.kind in ('enter', 'leave') and c.withdrawn_at is null
      and c.at between a.at - ${SAME} and a.at + ${SAME}
    union all
    select 'told', e.id, case e.event when 'in' then 'enter' else 'leave' end, e.created_at
    from geofence_events e
    where e.feature_code = a.feature_code and e.project_id = a.project_id and e.member_id = a.member_id
      and e.created_at between a.at - ${SAME} and a.at + ${SAME}
  ) o
  where a.change = 'told' and a.kind in ('enter', 'leave')`);

/** Whether the receiver `w` of a rule `r` was told already of the crossing `a`, as the other source had it. */
const WAS_TOLD = sql.raw(`exists (
  select from around o
  join fence_deliveries d on case o.by when 'judged' then d.crossing_id = o.other_id else d.told_id = o.other_id end
  where o.source = a.source and o.crossing_id = a.crossing_id and o.by <> o.source and o.other_kind = o.kind
    and d.rule_id = r.rule_id and d.member_id is not distinct from w.member_id and d.by_text = w.by_text
    and not exists (
      select from around b where b.source = o.source and b.crossing_id = o.crossing_id and b.other_kind <> o.kind
        and b.other_at > least(o.at, o.other_at) and b.other_at < greatest(o.at, o.other_at)))`);

/**
 * Who is to be told of crossings: of corrections, whoever was told of what they correct. Members are told only while they
 * may read the project, and once of what a program tells and is judged too.
 */
export async function listWanted(tx: Tx, news: readonly News[]): Promise<Wanted[]> {
  const { rows } = await sql<Wanted>`
    ${plannedOnce}
    with asked as (${toAsked(news)}), around as (${AROUND}), receivers as (
      select r.rule_id, t.member_id, b.by_text from fence_rules r join fence_rule_members t on t.rule_id = r.rule_id
      cross join (values (false), (true)) b (by_text)
      where case when b.by_text then t.by_text else t.by_mail end
        and exists (select from access_project_roles(t.member_id) a where a.project_id = r.project_id)
      union all
      select rule_id, null, false from fence_rules where webhook_url is not null
    )
    select a.source, a.crossing_id::text as "crossingId", a.change, r.rule_id as "ruleId",
      w.member_id as "memberId", w.by_text as "byText",
      r.per_hour as "perHour", (
        select count(*)::integer from fence_deliveries d
        where d.created_at > now() - interval '1 hour' and ${sql.raw(WENT_OUT)}
          and case when w.member_id is null then d.rule_id = r.rule_id and d.member_id is null
            else d.member_id = w.member_id end) as had
    from asked a
    join fence_rules r on r.project_id = a.project_id and (r.feature_code is null or r.feature_code = a.feature_code)
    join receivers w on w.rule_id = r.rule_id
    where case a.change when 'told' then a.kind = any(r.kinds) and not ${WAS_TOLD}
      else exists (select from fence_deliveries d where d.rule_id = r.rule_id and d.crossing_id = a.crossing_id
        and d.member_id is not distinct from w.member_id and d.by_text = w.by_text and ${sql.raw(WENT_OUT)}) end
    order by a.source, a.crossing_id, r.rule_id, w.member_id, w.by_text`.execute(tx);
  return rows;
}
