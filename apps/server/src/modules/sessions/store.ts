import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';

export interface RefreshTokenRow {
  readonly token_hash: string;
  readonly family_id: string;
  readonly expires_at: Date;
}

export async function insertFamily(
  tx: Tx,
  familyId: string,
  memberId: number,
  userAgent: string | null,
): Promise<void> {
  await tx
    .insertInto('refresh_families')
    .values({ family_id: familyId, member_id: memberId, user_agent: userAgent })
    .execute();
}

/** The most sessions in a list. */
const MAX_LISTED = 100;

export interface OpenFamily {
  readonly family_id: string;
  readonly created_at: Date;
  readonly last_used_at: Date;
  readonly user_agent: string | null;
}

/** The sessions of a member that can still be renewed, the one used last first. */
export async function listOpenFamilies(db: Reader, memberId: number): Promise<OpenFamily[]> {
  const result = await sql<OpenFamily>`
    select f.family_id, f.created_at, t.last_used_at, f.user_agent
    from refresh_families f cross join lateral (
      select created_at as last_used_at, expires_at from refresh_tokens
      where family_id = f.family_id order by created_at desc limit 1
    ) t
    where f.member_id = ${memberId} and f.revoked_at is null and t.expires_at > now()
    order by t.last_used_at desc, f.family_id limit ${MAX_LISTED}`.execute(db);
  return result.rows;
}

export async function insertRefreshToken(tx: Tx, row: RefreshTokenRow): Promise<void> {
  await tx.insertInto('refresh_tokens').values(row).execute();
}

/** Marks a token as used; false when it was used before or does not exist. Of concurrent calls one succeeds. */
export async function useRefreshToken(tx: Tx, tokenHash: string): Promise<boolean> {
  const result = await tx
    .updateTable('refresh_tokens')
    .set({ used_at: new Date() })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function findFamilyOfToken(db: Reader, tokenHash: string) {
  const row = await db
    .selectFrom('refresh_tokens as t')
    .innerJoin('refresh_families as f', 'f.family_id', 't.family_id')
    .select(['f.family_id', 'f.member_id', 'f.revoked_at', 't.expires_at'])
    .where('t.token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}

/** Announces ended sessions at commit. */
export const ENDED_CHANNEL = 'waypost_session_ended';

/** Ends one session. @returns the sessions ended, none if it had ended before. */
export async function revokeFamily(tx: Tx, familyId: string): Promise<string[]> {
  return revoke(tx, sql`family_id = ${familyId}`);
}

/** Ends a session if it is of this member. @returns the sessions ended. */
export async function revokeFamilyOfMember(tx: Tx, familyId: string, memberId: number): Promise<string[]> {
  return revoke(tx, sql`family_id = ${familyId} and member_id = ${memberId}`);
}

/** Ends every session of a member but one. @returns the sessions ended. */
export async function revokeOtherFamilies(tx: Tx, familyId: string, memberId: number): Promise<string[]> {
  return revoke(tx, sql`member_id = ${memberId} and family_id <> ${familyId}`);
}

/** Ends every session of a member. @returns the sessions ended. */
export async function revokeFamiliesOfMember(tx: Tx, memberId: number): Promise<string[]> {
  return revoke(tx, sql`member_id = ${memberId}`);
}

async function revoke(tx: Tx, isIt: RawBuilder<unknown>): Promise<string[]> {
  const result = await sql<{ family_id: string }>`
    with ended as (
      update refresh_families set revoked_at = now() where ${isIt} and revoked_at is null returning family_id
    )
    select family_id, pg_notify(${ENDED_CHANNEL}, family_id::text) from ended`.execute(tx);
  return result.rows.map((row) => row.family_id);
}

/** The sessions that ended within the last `seconds`, oldest first. */
export async function listEndedFamilies(db: Reader, seconds: number): Promise<string[]> {
  const result = await sql<{ family_id: string }>`
    select family_id from refresh_families
    where revoked_at > now() - ${seconds}::integer * interval '1 second' order by revoked_at`.execute(db);
  return result.rows.map((row) => row.family_id);
}

/** Sessions that were looked at together. */
export interface LookedSessions {
  readonly family_ids: readonly string[];
  /** Those of them that ended or expired before `until`. */
  readonly over_ids: readonly string[];
}

/** The next sessions in the order of their ids, and which of them are over. None: all were looked at. */
export async function lookAtSessions(
  db: Reader,
  after: string,
  until: Date,
  limit: number,
): Promise<LookedSessions> {
  const { rows } = await sql<{ family_id: string; is_over: boolean }>`
    select f.family_id,
      coalesce(f.revoked_at, 'infinity') < ${until} or coalesce(t.expires_at, f.created_at) < ${until} as is_over
    from (
      select family_id, created_at, revoked_at from refresh_families
      where family_id > ${after}::uuid order by family_id limit ${limit}
    ) f left join lateral (
      select expires_at from refresh_tokens where family_id = f.family_id order by created_at desc limit 1
    ) t on true
    order by f.family_id`.execute(db);
  const toIds = (of: typeof rows) => of.map(({ family_id }) => family_id);
  return { family_ids: toIds(rows), over_ids: toIds(rows.filter(({ is_over }) => is_over)) };
}

/**
 * Deletes tokens of sessions that are over, and those of the others that expired before `until`; the newest of each
 * session stays, which says when it was used last. @returns how many, `limit` if there may be more.
 */
export async function deleteOldTokens(
  tx: Tx,
  { family_ids, over_ids }: LookedSessions,
  until: Date,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from refresh_tokens where token_hash in (
      select t.token_hash from refresh_tokens t
      where t.family_id = any(${[...family_ids]}::uuid[])
        and (t.family_id = any(${[...over_ids]}::uuid[]) or t.expires_at < ${until})
        and exists (select from refresh_tokens n where n.family_id = t.family_id and n.created_at > t.created_at)
      limit ${limit})`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Deletes sessions with the tokens that they still have. When their members were last here is kept. */
export async function deleteSessions(tx: Tx, family_ids: readonly string[]): Promise<void> {
  const ids = sql`any(${[...family_ids]}::uuid[])`;
  await sql`
    update members m set last_seen_at = greatest(m.last_seen_at, s.last_used_at)
    from (
      select f.member_id, max(t.created_at) as last_used_at
      from refresh_families f join refresh_tokens t using (family_id) where f.family_id = ${ids} group by f.member_id
    ) s
    where m.member_id = s.member_id and s.last_used_at > coalesce(m.last_seen_at, '-infinity')`.execute(tx);
  await sql`delete from refresh_families where family_id = ${ids}`.execute(tx);
}
