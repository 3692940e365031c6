import {
  EXPORT_HOURS,
  type ExportFormat,
  type ExportList,
  type ExportManifest,
  type ExportStatus,
  type FeatureFilter,
} from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';

/** The channel on which a commit notifies every server process of a queued export. */
export const EXPORT_CHANNEL = 'waypost_export';

/** A row of an export. */
export interface ExportRow {
  readonly uuid: string;
  readonly project_id: number;
  readonly member_id: number;
  readonly list: ExportList;
  readonly format: ExportFormat;
  readonly with_photos: boolean;
  readonly filter: FeatureFilter;
  readonly file_name: string;
  readonly status: ExportStatus;
  readonly total: number;
  readonly written: number;
  readonly manifest: ExportManifest | null;
  readonly digest: string | null;
  readonly byte_size: number | null;
  readonly token: string | null;
  readonly created_at: Date;
  readonly expires_at: Date | null;
}

const COLUMNS = sql`uuid, project_id, member_id, list, format, with_photos, filter, file_name, status, total,
  written, manifest, digest, byte_size::double precision as byte_size, token, created_at, expires_at`;

/** Counts the exports of a member, and serializes concurrent requests of that member. */
export async function countExports(tx: Tx, memberId: number): Promise<{ open: number; recent: number }> {
  await sql`select 1 from members where member_id = ${memberId} for update`.execute(tx);
  const result = await sql<{ open: number; recent: number }>`
    select (count(*) filter (where status in ('queued', 'running')))::integer as open,
      (count(*) filter (where created_at > now() - make_interval(hours => ${EXPORT_HOURS})))::integer as recent
    from exports where member_id = ${memberId}`.execute(tx);
  return result.rows[0] ?? { open: 0, recent: 0 };
}

export type NewExport = Pick<
  ExportRow,
  'uuid' | 'project_id' | 'member_id' | 'list' | 'format' | 'with_photos' | 'filter' | 'file_name' | 'total'
>;

/** Queues an export and notifies the runners. */
export async function insertExport(tx: Tx, row: NewExport): Promise<void> {
  await tx
    .insertInto('exports')
    .values({ ...row, filter: JSON.stringify(row.filter) })
    .execute();
  await sql`select pg_notify(${EXPORT_CHANNEL}, '')`.execute(tx);
}

/** A member’s exports of a project that are pending, failed or downloadable, newest first. */
export async function listOwnExports(db: Reader, memberId: number, projectId: number): Promise<ExportRow[]> {
  const result = await sql<ExportRow>`
    select ${COLUMNS} from exports
    where member_id = ${memberId} and project_id = ${projectId} and status <> 'cancelled'
      and (expires_at is null or expires_at > now())
    order by created_at desc, uuid desc`.execute(db);
  return result.rows;
}

export async function findOwnExport(
  db: Reader,
  memberId: number,
  projectId: number,
  uuid: string,
): Promise<ExportRow | null> {
  const result = await sql<ExportRow>`
    select ${COLUMNS} from exports
    where uuid = ${uuid} and member_id = ${memberId} and project_id = ${projectId}`.execute(db);
  return result.rows[0] ?? null;
}

/** The export of a download token, until it expires. */
export async function findExportByToken(db: Reader, token: string): Promise<ExportRow | null> {
  const result = await sql<ExportRow>`
    select ${COLUMNS} from exports
    where token = ${token} and status = 'done' and expires_at > now()`.execute(db);
  return result.rows[0] ?? null;
}

/** Claims the export that has waited longest, including one whose process died. Two runners never get the same one. */
export async function takeNextExport(tx: Tx, leaseMs: number): Promise<ExportRow | null> {
  const result = await sql<ExportRow>`
    update exports set status = 'running', written = 0,
      lease_until = now() + ${leaseMs} * interval '1 millisecond'
    where uuid = (
      select uuid from exports
      where status = 'queued' or (status = 'running' and lease_until < now())
      order by created_at, uuid limit 1
      for update skip locked
    )
    returning ${COLUMNS}`.execute(tx);
  return result.rows[0] ?? null;
}

/** Records progress and renews the lease. @returns false when the export was cancelled. */
export async function keepExport(tx: Tx, uuid: string, written: number, leaseMs: number): Promise<boolean> {
  const result = await sql`
    update exports set written = greatest(written, ${written}),
      lease_until = now() + ${leaseMs} * interval '1 millisecond'
    where uuid = ${uuid} and status = 'running'`.execute(tx);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/**
 * Records a finished export. One cancelled meanwhile only keeps the digest of its file, so that the file is deleted.
 */
export async function finishExport(
  tx: Tx,
  uuid: string,
  file: { manifest: ExportManifest; digest: string; byteSize: number; token: string },
): Promise<void> {
  await sql`update exports set digest = ${file.digest} where uuid = ${uuid} and status = 'cancelled'`.execute(
    tx,
  );
  await sql`
    update exports set status = 'done', written = ${file.manifest.total}, manifest = ${JSON.stringify(file.manifest)},
      digest = ${file.digest}, byte_size = ${file.byteSize}, token = ${file.token}, finished_at = now(),
      lease_until = null, expires_at = now() + make_interval(hours => ${EXPORT_HOURS})
    where uuid = ${uuid} and status = 'running'`.execute(tx);
}

/** Ends an export without a file; `cancelled` also withdraws a finished file. */
export async function endExport(tx: Tx, uuid: string, status: 'failed' | 'cancelled'): Promise<void> {
  await sql`
    update exports set status = ${status}, token = null, lease_until = null,
      finished_at = coalesce(finished_at, now()),
      expires_at = case when ${status} = 'failed' then now() + make_interval(hours => ${EXPORT_HOURS}) else now() end
    where uuid = ${uuid} and (${status} = 'cancelled' or status = 'running')`.execute(tx);
}

/** Requeues the export of a process that is stopping. */
export async function requeueExport(tx: Tx, uuid: string): Promise<void> {
  await sql`
    update exports set status = 'queued', lease_until = null, written = 0
    where uuid = ${uuid} and status = 'running'`.execute(tx);
  await sql`select pg_notify(${EXPORT_CHANNEL}, '')`.execute(tx);
}

/** Requeues every running export. Only for a database used by a single process. */
export async function requeueAll(tx: Tx): Promise<void> {
  await sql`update exports set status = 'queued', lease_until = null, written = 0 where status = 'running'`.execute(
    tx,
  );
}

/**
 * Deletes expired exports. Those with a file younger than `settledMs` are left for later, since the store keeps young
 * files. @returns the digests of their files.
 */
export async function deleteExpiredExports(
  tx: Tx,
  now: Date,
  settledMs: number,
): Promise<{ digests: string[]; count: number }> {
  const result = await sql<{ digest: string | null }>`
    delete from exports
    where expires_at <= ${now} and finished_at <= ${new Date(now.getTime() - settledMs)}
    returning digest`.execute(tx);
  const digests = result.rows.flatMap(({ digest }) => (digest === null ? [] : [digest]));
  return { digests, count: result.rows.length };
}

/** The names that a manifest contains. */
export async function findNames(
  db: Reader,
  memberId: number,
  projectId: number,
): Promise<{ member: string; project: string }> {
  const result = await sql<{ member: string; project: string }>`
    select m.display_name as member, p.project_name as project from members m, projects p
    where m.member_id = ${memberId} and p.project_id = ${projectId}`.execute(db);
  return result.rows[0] ?? { member: '', project: '' };
}
