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

export async function insertExport(tx: Tx, row: NewExport): Promise<void> {
  await tx
    .insertInto('exports')
    .values({ ...row, filter: JSON.stringify(row.filter) })
    .execute();
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

/** Begins an attempt to write an export. @returns null when none is wanted any more. */
export async function beginExport(tx: Tx, uuid: string): Promise<ExportRow | null> {
  const result = await sql<ExportRow>`
    update exports set status = 'running', written = 0, lease_until = null, finished_at = null, expires_at = null
    where uuid = ${uuid} and status in ('queued', 'running', 'failed')
    returning ${COLUMNS}`.execute(tx);
  return result.rows[0] ?? null;
}

export async function setWritten(tx: Tx, uuid: string, written: number): Promise<void> {
  await sql`
    update exports set written = greatest(written, ${written}) where uuid = ${uuid} and status = 'running'`.execute(
    tx,
  );
}

/** Notes the file of an export before it is kept, so that it is deleted with the export even if that is cancelled. */
export async function setDigest(tx: Tx, uuid: string, digest: string): Promise<void> {
  await sql`update exports set digest = ${digest} where uuid = ${uuid} and status = 'running'`.execute(tx);
}

/** Records a finished export. */
export async function finishExport(
  tx: Tx,
  uuid: string,
  file: { manifest: ExportManifest; digest: string; byteSize: number; token: string },
): Promise<void> {
  await sql`
    update exports set status = 'done', written = ${file.manifest.total}, manifest = ${JSON.stringify(file.manifest)},
      digest = ${file.digest}, byte_size = ${file.byteSize}, token = ${file.token}, finished_at = now(),
      expires_at = now() + make_interval(hours => ${EXPORT_HOURS})
    where uuid = ${uuid} and status = 'running'`.execute(tx);
}

/** Ends an export without a file; `cancelled` also withdraws a finished file. */
export async function endExport(tx: Tx, uuid: string, status: 'failed' | 'cancelled'): Promise<void> {
  await sql`
    update exports set status = ${status}, token = null, lease_until = null,
      finished_at = coalesce(finished_at, now()),
      expires_at = case when ${status} = 'failed' then now() + make_interval(hours => ${EXPORT_HOURS}) else now() end
    where uuid = ${uuid} and (${status} = 'cancelled' or status in ('queued', 'running'))`.execute(tx);
}

/** Exports without a job: queued by a version of the program that had none, whose process is gone. */
export async function listWithoutJob(
  tx: Tx,
): Promise<{ uuid: string; member_id: number; organization_id: number }[]> {
  const result = await sql<{ uuid: string; member_id: number; organization_id: number }>`
    select e.uuid, e.member_id, p.organization_id from exports e join projects p using (project_id)
    where e.status in ('queued', 'running') and (e.lease_until is null or e.lease_until < now())
      and not exists (select 1 from jobs j where j.job_id = e.uuid)
    order by e.created_at for update of e skip locked`.execute(tx);
  return result.rows;
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
