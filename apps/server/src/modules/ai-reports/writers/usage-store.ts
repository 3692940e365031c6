import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { ModelUsage } from '../../../providers/language-model/language-model.ts';

/** What an organization may use of the language model in a month. */
export interface UsageLimits {
  readonly callsPerMonth: number;
  readonly tokensPerMonth: number;
}

export interface UsageOfMonth {
  readonly month: string;
  readonly calls: number;
  readonly tokens: number;
}

const month = sql`date_trunc('month', now() at time zone 'UTC')::date`;

/** What an organization has used this month. */
export async function findUsage(db: Reader, organizationId: number): Promise<UsageOfMonth> {
  const { rows } = await sql<UsageOfMonth>`
    select to_char(${month}, 'YYYY-MM-DD') as month, coalesce(sum(u.calls), 0)::integer as calls,
      coalesce(sum(u.input_tokens + u.output_tokens), 0)::float8 as tokens
    from ai_usage u where u.organization_id = ${organizationId} and u.month = ${month}`.execute(db);
  return rows[0] ?? { month: '', calls: 0, tokens: 0 };
}

/** Counts a request before it is made. @returns whether the organization may make it. */
export async function countCall(
  tx: Tx,
  organizationId: number,
  { callsPerMonth, tokensPerMonth }: UsageLimits,
): Promise<boolean> {
  const { rows } = await sql`
    insert into ai_usage as u (organization_id, month, calls) values (${organizationId}, ${month}, 1)
    on conflict (organization_id, month) do update set calls = u.calls + 1
      where u.calls < ${callsPerMonth} and u.input_tokens + u.output_tokens < ${tokensPerMonth}
    returning u.calls`.execute(tx);
  return rows.length > 0;
}

/** Adds what a call used, also to a month in which none was counted: a call may end in the next one. */
export async function addTokens(
  tx: Tx,
  organizationId: number,
  { input_tokens, output_tokens }: ModelUsage,
): Promise<void> {
  await sql`
    insert into ai_usage as u (organization_id, month, input_tokens, output_tokens)
    values (${organizationId}, ${month}, ${input_tokens}, ${output_tokens})
    on conflict (organization_id, month) do update set input_tokens = u.input_tokens + excluded.input_tokens,
      output_tokens = u.output_tokens + excluded.output_tokens`.execute(tx);
}
