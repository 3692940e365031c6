import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

/** Remembers files that no picture may name any more, or none yet, until the purge looks for them. */
export async function loseFiles(tx: Tx, digests: readonly string[]): Promise<void> {
  await sql`
    insert into lost_image_files (digest, lost_at) select one, now() from unnest(${digests}::text[]) as one
    on conflict (digest) do update set lost_at = excluded.lost_at`.execute(tx);
}

/** Files that were lost before a time. */
export async function listLostFiles(db: Reader, before: Date): Promise<string[]> {
  const { rows } = await sql<{ digest: string }>`
    select digest from lost_image_files where lost_at < ${before} order by lost_at limit 1000`.execute(db);
  return rows.map(({ digest }) => digest);
}

/** Forgets those of some files that were not lost again since a time. */
export async function forgetLostFiles(tx: Tx, digests: readonly string[], before: Date): Promise<void> {
  await sql`delete from lost_image_files where digest = any(${digests}::text[]) and lost_at < ${before}`.execute(
    tx,
  );
}
