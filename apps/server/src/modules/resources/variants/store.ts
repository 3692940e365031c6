import type { PictureSize } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

/** A rendition in the file store; null if the original cannot be rendered. */
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

/** Deletes the renditions of some originals. @returns the files that held them. */
export async function deleteVariants(tx: Tx, digests: readonly string[]): Promise<string[]> {
  const rows = await tx
    .deleteFrom('picture_variants')
    .where(sql<boolean>`digest = any(${digests}::text[])`)
    .returning('variant_digest')
    .execute();
  return rows.flatMap((row) => row.variant_digest ?? []);
}

/** Stores a rendition; of two concurrent ones, which are equal, the first is kept. */
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
