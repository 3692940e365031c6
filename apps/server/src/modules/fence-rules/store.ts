import type { FenceDelivery, FenceRule, FenceRuleInput, FenceTextReceivers } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { CROSSING_OF, SUBJECT_NAME } from './delivery-store.ts';

interface RuleRow extends Omit<FenceRule, 'created_at' | 'secret'> {
  readonly created_at: Date;
}

/** The rules of a project, or one of them. */
export async function listRules(
  db: Reader,
  projectId: number,
  ruleId: number | null = null,
): Promise<FenceRule[]> {
  const { rows } = await sql<RuleRow>`
    select r.rule_id, r.project_id, r.name, r.feature_code as code, f.name as fence_name, r.kinds, r.webhook_url,
      r.per_hour, r.created_at,
      coalesce((select jsonb_agg(jsonb_build_object('member_id', m.member_id, 'display_name', m.display_name)
        order by m.display_name, m.member_id)
        from fence_rule_members t join members m on m.member_id = t.member_id
        where t.rule_id = r.rule_id and t.by_mail), '[]') as members,
      coalesce((select jsonb_agg(jsonb_build_object('member_id', m.member_id, 'display_name', m.display_name)
        order by m.display_name, m.member_id)
        from fence_rule_members t join members m on m.member_id = t.member_id
        where t.rule_id = r.rule_id and t.by_text), '[]') as text_members
    from fence_rules r left join features f on f.code = r.feature_code
    where r.project_id = ${projectId} and (${ruleId}::integer is null or r.rule_id = ${ruleId})
    order by lower(r.name), r.rule_id`.execute(db);
  return rows.map(({ created_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    secret: null,
  }));
}

export async function countRules(tx: Tx, projectId: number): Promise<number> {
  // Serializes additions, so that two at once do not both fit.
  await sql`select pg_advisory_xact_lock(hashtext('fence rules'), ${projectId})`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from fence_rules where project_id = ${projectId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Those of the members who may read a project. */
export async function listReaders(
  db: Reader,
  projectId: number,
  memberIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ member_id: number }>`
    select m.member_id from members m where m.member_id = any(${[...memberIds]}::integer[])
      and exists (select from access_project_roles(m.member_id) r where r.project_id = ${projectId})`.execute(
    db,
  );
  return new Set(rows.map(({ member_id }) => member_id));
}

/** Those who may read a project and have a phone: it stands there only once they showed that it is theirs. */
export async function listTextReceivers(
  db: Reader,
  projectId: number,
): Promise<FenceTextReceivers['members']> {
  const { rows } = await sql<FenceTextReceivers['members'][number]>`
    select m.member_id, m.display_name
    from projects p join members m on m.phone is not null and m.member_id in (
      select o.member_id from organization_members o where o.organization_id = p.organization_id
      union all
      select t.member_id from project_members t where t.project_id = any(p.ancestor_ids))
    where p.project_id = ${projectId}
      and exists (select from access_project_roles(m.member_id) r where r.project_id = p.project_id)
    order by lower(m.display_name), m.member_id`.execute(db);
  return rows;
}

/** Whether a code is that of a geofence of a project. */
export async function isFence(db: Reader, projectId: number, code: string): Promise<boolean> {
  const { rows } = await sql`
    select from features where code = ${code} and project_id = ${projectId} and geofence
      and deleted_at is null`.execute(db);
  return rows.length > 0;
}

/** @returns the id of the new rule, which has no webhook yet. */
export async function insertRule(tx: Tx, projectId: number, input: FenceRuleInput): Promise<number> {
  const { rule_id } = await tx
    .insertInto('fence_rules')
    .values({
      project_id: projectId,
      name: input.name,
      feature_code: input.code,
      kinds: input.kinds,
      per_hour: input.per_hour,
    })
    .returning('rule_id')
    .executeTakeFirstOrThrow();
  await putMembers(tx, rule_id, input);
  return rule_id;
}

async function putMembers(
  tx: Tx,
  ruleId: number,
  { member_ids, text_member_ids }: FenceRuleInput,
): Promise<void> {
  const mailed = new Set(member_ids);
  const texted = new Set(text_member_ids);
  await tx.deleteFrom('fence_rule_members').where('rule_id', '=', ruleId).execute();
  const rows = [...new Set([...mailed, ...texted])].map((member_id) => ({
    rule_id: ruleId,
    member_id,
    by_mail: mailed.has(member_id),
    by_text: texted.has(member_id),
  }));
  if (rows.length > 0) await tx.insertInto('fence_rule_members').values(rows).execute();
}

export async function updateRule(tx: Tx, ruleId: number, input: FenceRuleInput): Promise<void> {
  const { name, code, kinds, per_hour } = input;
  await tx
    .updateTable('fence_rules')
    .set({ name, feature_code: code, kinds, per_hour })
    .where('rule_id', '=', ruleId)
    .execute();
  await putMembers(tx, ruleId, input);
}

/** @param webhook with its sealed secret; null: none. */
export async function setWebhook(
  tx: Tx,
  ruleId: number,
  webhook: { readonly url: string; readonly sealed: string } | null,
): Promise<void> {
  await tx
    .updateTable('fence_rules')
    .set({ webhook_url: webhook?.url ?? null, webhook_secret: webhook?.sealed ?? null })
    .where('rule_id', '=', ruleId)
    .execute();
}

/** Locks a rule of a project. @returns its name and address, or null for an unknown one. */
export async function lockRule(
  tx: Tx,
  projectId: number,
  ruleId: number,
): Promise<{ name: string; webhook_url: string | null } | null> {
  const row = await tx
    .selectFrom('fence_rules')
    .select(['name', 'webhook_url'])
    .where('project_id', '=', projectId)
    .where('rule_id', '=', ruleId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteRule(tx: Tx, ruleId: number): Promise<void> {
  await tx.deleteFrom('fence_rules').where('rule_id', '=', ruleId).execute();
}

interface DeliveryRow
  extends Omit<FenceDelivery, 'member' | 'at' | 'created_at' | 'tried_at'>,
    Record<'at' | 'created_at', Date> {
  readonly member_id: number | null;
  readonly display_name: string | null;
  readonly tried_at: Date | null;
}

/** The deliveries of a rule, newest first, or one of them. */
export async function listDeliveries(
  db: Reader,
  ruleId: number,
  { limit, deliveryId = null }: { readonly limit: number; readonly deliveryId?: string | null },
): Promise<FenceDelivery[]> {
  const { rows } = await sql<DeliveryRow>`
    select d.delivery_id, d.member_id, d.by_text, m.display_name, d.change, f.name as fence_name,
      ${SUBJECT_NAME} as subject_name, c.kind, c.at, d.state, d.attempts, d.answer_status, d.answer, d.created_at, d.tried_at
    from fence_deliveries d
    ${CROSSING_OF}
    join features f on f.code = c.feature_code
    left join members w on w.member_id = c.member_id
    left join devices v on v.device_id = c.device_id
    left join members m on m.member_id = d.member_id
    where d.rule_id = ${ruleId} and (${deliveryId}::uuid is null or d.delivery_id = ${deliveryId})
    order by d.created_at desc, d.delivery_id desc limit ${limit}`.execute(db);
  return rows.map(({ member_id, display_name, at, created_at, tried_at, ...row }) => ({
    ...row,
    member: member_id === null ? null : { member_id, display_name },
    at: at.toISOString(),
    created_at: created_at.toISOString(),
    tried_at: tried_at?.toISOString() ?? null,
  }));
}
