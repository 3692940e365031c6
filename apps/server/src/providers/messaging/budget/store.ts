import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

/** The times of the last hour, in order. */
const recent = sql`array(select t from unnest(b.sent_at) t where t > now() - interval '1 hour' order by t)`;

/**
 * Counts a text in a budget if it allows another. The row stays locked until the transaction ends, so that concurrent
 * requests of all processes do not exceed the budget.
 */
export async function takeText(tx: Tx, key: string, anHour: number): Promise<boolean> {
  const taken = await sql`
    insert into sms_budgets as b (budget_key, sent_at) values (${key}, array[now()])
    on conflict (budget_key) do update set touched_at = now(), sent_at = ${recent} || now()
    where cardinality(${recent}) < ${anHour}::integer`.execute(tx);
  return (taken.numAffectedRows ?? 0n) > 0n;
}

const HOUR_S = 3_600;

/** Seconds until a budget with this hourly limit allows another text: 1 to 3,600. */
export async function findBudgetWaitS(tx: Tx, key: string, anHour: number): Promise<number> {
  const result = await sql<{ seconds: number | null }>`
    select ceil(extract(epoch from (moments)[cardinality(moments) - ${anHour}::integer + 1]
      + interval '1 hour' - now()))::integer as seconds
    from (select ${recent} as moments from sms_budgets b where budget_key = ${key}) spent`.execute(tx);
  // A text of a transaction that began later may have been counted first: it is from the future here.
  return Math.min(Math.max(result.rows[0]?.seconds ?? 1, 1), HOUR_S);
}

/** Refunds the newest text of each budget. */
export async function giveTextBack(db: Reader, keys: readonly string[]): Promise<void> {
  await sql`
    update sms_budgets set sent_at = trim_array(sent_at, 1)
    where budget_key = any(${keys}::text[]) and cardinality(sent_at) > 0`.execute(db);
}

/**
 * Deletes budgets unused for a day, but none that another transaction takes from just now: it may wait for a budget that
 * this one holds.
 */
export async function forgetOldBudgets(db: Reader): Promise<void> {
  await sql`
    delete from sms_budgets where budget_key in (
      select budget_key from sms_budgets where touched_at < now() - interval '1 day' for update skip locked)`.execute(
    db,
  );
}
