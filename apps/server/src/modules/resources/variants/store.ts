import type { PictureSize } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

/** A drawn picture in the file store; null where nothing could be drawn. */
export interface Variant {
  readonly variant_digest: string | null;
  readonly byte_size: number | null;
}

export async function findVariant(db: Reader, digest: string, size: PictureSize): Promise<Variant | null> {
  const row = await db
    .selectFrom('picture_variants')
    .select(['variant_digest', 'byte_size'])
    .where('digest', '=', digest)
    .where('size', '=', size)
    .executeTakeFirst();
  return row ?? null;
}

/** Forgets the pictures drawn of some originals. @returns the files that held them. */
export async function deleteVariants(tx: Tx, digests: readonly string[]): Promise<string[]> {
  const rows = await tx
    .deleteFrom('picture_variants')
    .where(sql<boolean>`digest = any(${digests}::text[])`)
    .returning('variant_digest')
    .execute();
  return rows.flatMap((row) => row.variant_digest ?? []);
}

/** Remembers a drawn picture; of two that were drawn at once, which are alike, the first stays. */
export async function insertVariant(
  tx: Tx,
  digest: string,
  size: PictureSize,
  variant: Variant,
): Promise<void> {
  await tx
    .insertInto('picture_variants')
    .values({ digest, size, ...variant })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
