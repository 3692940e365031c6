import { sql } from 'kysely';
import type { Reader } from '../../platform/db/database.ts';

/** Number of wrong passwords without a pause; each further one doubles the pause from 5 s to 15 min. */
const FREE_FAILURES = 10;

const PAUSE = sql`least(5 * power(2, least(f.failures - ${FREE_FAILURES}::integer, 10)), 900) * interval '1 second'`;

/**
 * Counts an attempt as wrong before it is made, so that concurrent ones do not all pass.
 * @returns 0 if it is allowed, else the seconds to wait.
 */
export async function reserveTry(db: Reader, key: string): Promise<number> {
  const taken = await sql<{ failures: number }>`
    insert into sign_in_failures as f (key, failures) values (${key}, 1)
    on conflict (key) do update set
      failures = case when f.last_failed_at < now() - interval '1 hour' then 1 else f.failures + 1 end,
      last_failed_at = now()
    where f.failures < ${FREE_FAILURES}::integer or f.last_failed_at <= now() - ${PAUSE}
    returning failures`.execute(db);
  if (taken.rows.length > 0) return 0;
  const left = await sql<{ seconds: number }>`
    select ceil(extract(epoch from f.last_failed_at + ${PAUSE} - now()))::integer as seconds
    from sign_in_failures f where key = ${key}`.execute(db);
  return Math.max(left.rows[0]?.seconds ?? 1, 1);
}

/** Deletes the wrong attempts of a key after a right one, and all expired ones. */
export async function clearTries(db: Reader, key: string): Promise<void> {
  await sql`
    delete from sign_in_failures
    where key = ${key} or last_failed_at < now() - interval '1 day'`.execute(db);
}

/** Reverts an attempt whose result says nothing about the password. */
export async function giveTryBack(db: Reader, key: string): Promise<void> {
  await sql`
    update sign_in_failures set failures = greatest(failures - 1, 0) where key = ${key}`.execute(db);
}

/** The account of the built-in provider with an address; null if there is none. */
export async function findIdentityByEmail(db: Reader, email: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from identity_user where lower(email) = lower(${email.trim()})`.execute(db);
  return rows[0]?.id ?? null;
}

export interface Verification {
  readonly id: string;
  readonly identifier: string;
  readonly value: string;
  readonly expiresAt: Date;
}

export async function insertVerification(db: Reader, row: Verification): Promise<void> {
  await sql`
    insert into identity_verification (id, identifier, value, "expiresAt")
    values (${row.id}, ${row.identifier}, ${row.value}, ${row.expiresAt})`.execute(db);
}
