import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';

/** So many codes go to a number in an hour, and so many guesses are heard for it, whatever code they are about. */
export const CODES_AN_HOUR = 3;
export const GUESSES_AN_HOUR = 5;

/** The moments of a column that are of the last hour. */
const recent = (column: 'sent_at' | 'guessed_at') =>
  sql`array(select t from unnest(${sql.ref(`c.${column}`)}) t where t > now() - interval '1 hour' order by t)`;

export interface NewCode {
  readonly phoneKey: string;
  readonly codeHash: string;
  readonly lifeS: number;
}

/**
 * Puts a code in force in place of the one before, where the number's budget allows another. The row is locked by the
 * statement, so that of many at once no more pass than there is room for, over all processes.
 * @returns the moment it was taken from the budget, or null when there is no room.
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

/** Gives back what a code took that certainly went nowhere, unless another was asked for meanwhile. */
export async function giveCodeBack(db: Reader, phoneKey: string, codeHash: string): Promise<void> {
  await sql`
    update phone_codes set code_hash = null, sent_at = trim_array(sent_at, 1)
    where phone_key = ${phoneKey} and code_hash = ${codeHash} and cardinality(sent_at) > 0`.execute(db);
}

/** Counts a guess at the code in force before it is compared. Null: there is none, or no room for a guess. */
export async function takeGuess(db: Reader, phoneKey: string): Promise<string | null> {
  const taken = await sql<{ code_hash: string }>`
    update phone_codes c set touched_at = now(), guessed_at = ${recent('guessed_at')} || now()
    where phone_key = ${phoneKey} and code_hash is not null and expires_at > now()
      and cardinality(${recent('guessed_at')}) < ${GUESSES_AN_HOUR}::integer
    returning code_hash`.execute(db);
  return taken.rows[0]?.code_hash ?? null;
}

/** Uses the code in force up; false when somebody was faster. */
export async function useCode(db: Reader, phoneKey: string, codeHash: string): Promise<boolean> {
  const used = await sql`
    update phone_codes set code_hash = null
    where phone_key = ${phoneKey} and code_hash = ${codeHash}`.execute(db);
  return (used.numAffectedRows ?? 0n) > 0n;
}

/** For how many seconds a number's budget is spent; 0 when there is room. */
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

/** Forgets numbers that nobody asked about for a day. */
export async function forgetOldCodes(db: Reader): Promise<void> {
  await sql`delete from phone_codes where touched_at < now() - interval '1 day'`.execute(db);
}
