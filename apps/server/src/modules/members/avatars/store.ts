import type { Reader, Tx } from '../../../platform/db/database.ts';

/** An image in the file store that is not yet assigned. */
export interface StoredAvatar {
  readonly code: string;
  readonly digest: string;
  readonly byteSize: number;
}

export async function insertAvatar(tx: Tx, avatar: StoredAvatar): Promise<void> {
  await tx
    .insertInto('avatars')
    .values({ code: avatar.code, digest: avatar.digest, byte_size: avatar.byteSize })
    .execute();
}

export async function deleteAvatar(tx: Tx, code: string): Promise<void> {
  await tx.deleteFrom('avatars').where('code', '=', code).execute();
}

export async function findAvatar(
  db: Reader,
  code: string,
): Promise<{ digest: string; byte_size: number } | null> {
  const row = await db
    .selectFrom('avatars')
    .select(['digest', 'byte_size'])
    .where('code', '=', code)
    .executeTakeFirst();
  return row ?? null;
}
