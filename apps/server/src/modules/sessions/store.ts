import type { Reader, Tx } from '../../platform/db/database.ts';

export interface RefreshTokenRow {
  readonly token_hash: string;
  readonly family_id: string;
  readonly expires_at: Date;
}

export async function insertFamily(tx: Tx, familyId: string, memberId: number): Promise<void> {
  await tx.insertInto('refresh_families').values({ family_id: familyId, member_id: memberId }).execute();
}

export async function insertRefreshToken(tx: Tx, row: RefreshTokenRow): Promise<void> {
  await tx.insertInto('refresh_tokens').values(row).execute();
}

/** Marks a token used; false when it was used before or never existed. Two at once cannot both win. */
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

export async function revokeFamily(tx: Tx, familyId: string): Promise<void> {
  await tx
    .updateTable('refresh_families')
    .set({ revoked_at: new Date() })
    .where('family_id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every session of a member. */
export async function revokeFamiliesOfMember(tx: Tx, memberId: number): Promise<void> {
  await tx
    .updateTable('refresh_families')
    .set({ revoked_at: new Date() })
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .execute();
}
