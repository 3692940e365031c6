import { TRASH_DAYS } from '@waypost/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

const DAY_MS = 86_400_000;

/** Condition on a row of `detached_resources`: within retention. */
export function isRestorable(row: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${row}.detached_at > now() - make_interval(days => ${TRASH_DAYS})`;
}

/**
 * Removes a file from a feature, and keeps it with the history entry of the removal.
 * @returns false when the feature has no such file.
 */
export async function detachFile(
  tx: Tx,
  featureCode: string,
  uuid: string,
  historyId: number,
): Promise<boolean> {
  const result = await sql`
    with gone as (delete from resources where feature_code = ${featureCode} and uuid = ${uuid} returning *)
    insert into detached_resources (history_id, feature_code, uuid, digest, file_name, media_type, byte_size,
      position, created_at)
    select ${historyId}, feature_code, uuid, digest, file_name, media_type, byte_size, position, created_at
    from gone`.execute(tx);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** The history entry of a file’s latest removal, within retention. */
export async function findDetached(db: Reader, featureCode: string, uuid: string): Promise<number | null> {
  const result = await sql<{ history_id: number }>`
    select d.history_id::integer as history_id from detached_resources d
    where d.feature_code = ${featureCode} and d.uuid = ${uuid} and ${isRestorable(sql`d`)}
    order by d.history_id desc limit 1`.execute(db);
  return result.rows[0]?.history_id ?? null;
}

/** Restores a file to its position. @returns false when its uuid is in use again. */
export async function attachAgain(tx: Tx, historyId: number): Promise<boolean> {
  const result = await sql`
    insert into resources (uuid, feature_code, digest, file_name, media_type, byte_size, position, created_at)
    select uuid, feature_code, digest, file_name, media_type, byte_size, position, created_at
    from detached_resources where history_id = ${historyId}
    on conflict do nothing`.execute(tx);
  if ((result.numAffectedRows ?? 0n) === 0n) return false;
  await sql`delete from detached_resources where history_id = ${historyId}`.execute(tx);
  return true;
}

/** Deletes files removed more than 30 days before `now`. @returns their digests. */
export async function purgeDetached(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const before = new Date(now.getTime() - TRASH_DAYS * DAY_MS);
  const result = await sql<{ digest: string }>`
    delete from detached_resources where history_id = any(array(
      select history_id from detached_resources where detached_at <= ${before} limit ${limit} for update))
    returning digest`.execute(tx);
  return result.rows.map(({ digest }) => digest);
}

/** The files of some features, including removed ones. */
export async function listDigestsOfFeatures(db: Reader, codes: readonly string[]): Promise<string[]> {
  const result = await sql<{ digest: string }>`
    select digest from resources where feature_code = any(${codes}::uuid[])
    union select digest from detached_resources where feature_code = any(${codes}::uuid[])`.execute(db);
  return result.rows.map(({ digest }) => digest);
}
