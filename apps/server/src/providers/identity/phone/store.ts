import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';

/** Number of codes sent to a number per hour, and of guesses accepted for it, for whatever code. */
export const CODES_AN_HOUR = 3;
export const GUESSES_AN_HOUR = 5;

/** The times of a column within the last hour. */
const recent = (column: 'sent_at' | 'guessed_at') =>
  sql`array(select t from unnest(${sql.ref(`c.${column}`)}) t where t > now() - interval '1 hour' order by t)`;

export interface NewCode {
  readonly phoneKey: string;
  readonly codeHash: string;
  readonly lifeS: number;
}

/**
 * Replaces the valid code, if the number's budget allows another. The statement locks the row, so that concurrent
 * requests of all processes do not exceed the budget.
 * @returns the time recorded in the budget, or null if it is exhausted.
 */
export async function takeCode(db: Reader, { phoneKey, codeHash, lifeS }: NewCode): Promise<Date | null> {
  const taken = await sql<{ taken_at: Date }>`
    insert into phone_codes as c (phone_key, code_hash, expires_at, sent_at)
    values (${phoneKey}, ${codeHash}, now() + ${lifeS}::integer * interval '1 second', array[now()])
    on conflict (phone_key) do update set
      code_hash = excluded.code_hash, expires_at = excluded.expires_at, touched_at = now(),
      sent_at = ${recent('sent_at')} || now()
    where cardinality(${recent('sent_at')}) < ${CODES_AN_HOUR}::integer
    returning touched_at as taken_at`.execute(db);
  return taken.rows[0]?.taken_at ?? null;
}

/** Refunds a code that was certainly not delivered, unless another was requested meanwhile. */
export async function giveCodeBack(db: Reader, phoneKey: string, codeHash: string): Promise<void> {
  await sql`
    update phone_codes set code_hash = null, sent_at = trim_array(sent_at, 1)
    where phone_key = ${phoneKey} and code_hash = ${codeHash} and cardinality(sent_at) > 0`.execute(db);
}

/** Counts a guess at the valid code before comparing it. Null: there is no code, or no budget for a guess. */
export async function takeGuess(db: Reader, phoneKey: string): Promise<string | null> {
  const taken = await sql<{ code_hash: string }>`
    update phone_codes c set touched_at = now(), guessed_at = ${recent('guessed_at')} || now()
    where phone_key = ${phoneKey} and code_hash is not null and expires_at > now()
      and cardinality(${recent('guessed_at')}) < ${GUESSES_AN_HOUR}::integer
    returning code_hash`.execute(db);
  return taken.rows[0]?.code_hash ?? null;
}

/** Uses up the valid code; false if a concurrent request was faster. */
export async function useCode(db: Reader, phoneKey: string, codeHash: string): Promise<boolean> {
  const used = await sql`
    update phone_codes set code_hash = null
    where phone_key = ${phoneKey} and code_hash = ${codeHash}`.execute(db);
  return (used.numAffectedRows ?? 0n) > 0n;
}

/** Seconds until a number's budget allows another code; 0 if it does now. */
export async function findWaitS(db: Reader, phoneKey: string, what: 'code' | 'guess'): Promise<number> {
  const moments = recent(what === 'code' ? 'sent_at' : 'guessed_at');
  const room = what === 'code' ? CODES_AN_HOUR : GUESSES_AN_HOUR;
  const result = await sql<{ seconds: number }>`
    select ceil(extract(epoch from (moments)[1] + interval '1 hour' - now()))::integer as seconds
    from (select ${moments} as moments from phone_codes c where phone_key = ${phoneKey}) spent
    where cardinality(moments) >= ${room}::integer`.execute(db);
  const seconds = result.rows[0]?.seconds;
  return seconds === undefined ? 0 : Math.max(seconds, 1);
}

/** Deletes numbers without requests for a day. */
export async function forgetOldCodes(db: Reader): Promise<void> {
  await sql`delete from phone_codes where touched_at < now() - interval '1 day'`.execute(db);
}
