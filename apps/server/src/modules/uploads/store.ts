import { UPLOAD_HOURS } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';

/** A row of an upload. */
export interface UploadRow {
  readonly uuid: string;
  readonly feature_code: string;
  readonly member_id: number;
  readonly file_name: string;
  readonly byte_size: number;
  readonly expires_at: Date;
}

const COLUMNS = ['uuid', 'feature_code', 'member_id', 'file_name', 'byte_size', 'expires_at'] as const;

/** An unexpired upload by uuid, of any member, or null. */
export async function findUpload(db: Reader, uuid: string): Promise<UploadRow | null> {
  const row = await db
    .selectFrom('uploads')
    .select(COLUMNS)
    .where('uuid', '=', uuid)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row ?? null;
}

/** Counts the open uploads of a member, and serializes concurrent requests of that member. */
export async function countOpenUploads(tx: Tx, memberId: number): Promise<number> {
  await sql`select 1 from members where member_id = ${memberId} for update`.execute(tx);
  const result = await sql<{ count: number }>`
    select count(*)::integer as count from uploads
    where member_id = ${memberId} and expires_at > now()`.execute(tx);
  return result.rows[0]?.count ?? 0;
}

/** Inserts an upload, replacing an expired one. @returns false when its uuid is in use. */
export async function insertUpload(tx: Tx, upload: Omit<UploadRow, 'expires_at'>): Promise<boolean> {
  await sql`delete from uploads where uuid = ${upload.uuid} and expires_at <= now()`.execute(tx);
  const result = await sql<{ uuid: string }>`
    insert into uploads (uuid, feature_code, member_id, file_name, byte_size, expires_at)
    select ${upload.uuid}::uuid, ${upload.feature_code}::uuid, ${upload.member_id}, ${upload.file_name},
      ${upload.byte_size}, now() + make_interval(hours => ${UPLOAD_HOURS})
    where not exists (select 1 from resources r where r.uuid = ${upload.uuid})
    on conflict do nothing returning uuid`.execute(tx);
  return result.rows.length > 0;
}

export async function deleteUpload(tx: Tx, uuid: string): Promise<void> {
  await tx.deleteFrom('uploads').where('uuid', '=', uuid).execute();
}

/** Deletes uploads that expired before a time. @returns their uuids. */
export async function deleteExpiredUploads(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx.deleteFrom('uploads').where('expires_at', '<=', now).returning('uuid').execute();
  return rows.map(({ uuid }) => uuid);
}
