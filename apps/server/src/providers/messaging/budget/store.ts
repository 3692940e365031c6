import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

/** The moments of the last hour, in order. */
const recent = sql`array(select t from unnest(b.sent_at) t where t > now() - interval '1 hour' order by t)`;

/**
 * Takes one text from a budget, where it allows another. The row stays locked until the transaction ends, so that of
 * many at once no more pass than there is room for, over all processes.
 */
export async function takeText(tx: Tx, key: string, anHour: number): Promise<boolean> {
  const taken = await sql`
    insert into sms_budgets as b (budget_key, sent_at) values (${key}, array[now()])
    on conflict (budget_key) do update set touched_at = now(), sent_at = ${recent} || now()
    where cardinality(${recent}) < ${anHour}::integer`.execute(tx);
  return (taken.numAffectedRows ?? 0n) > 0n;
}

/** For how many seconds a budget that allows so many an hour is spent; 1 and more. */
export async function findBudgetWaitS(tx: Tx, key: string, anHour: number): Promise<number> {
  const result = await sql<{ seconds: number | null }>`
    select ceil(extract(epoch from (moments)[cardinality(moments) - ${anHour}::integer + 1]
      + interval '1 hour' - now()))::integer as seconds
    from (select ${recent} as moments from sms_budgets b where budget_key = ${key}) spent`.execute(tx);
  return Math.max(result.rows[0]?.seconds ?? 1, 1);
}

/** Gives the newest text of each budget back. */
export async function giveTextBack(db: Reader, keys: readonly string[]): Promise<void> {
  await sql`
    update sms_budgets set sent_at = trim_array(sent_at, 1)
    where budget_key = any(${keys}::text[]) and cardinality(sent_at) > 0`.execute(db);
}

/** Forgets budgets that nobody took from for a day. */
export async function forgetOldBudgets(db: Reader): Promise<void> {
  await sql`delete from sms_budgets where touched_at < now() - interval '1 day'`.execute(db);
}
