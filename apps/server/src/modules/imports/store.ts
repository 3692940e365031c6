import type {
  ImportPreviewRequest,
  ImportRecord,
  ImportSource,
  ImportStart,
  OnDuplicate,
} from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { FeatureAt } from '../features/index.ts';

interface RecordRow extends Omit<ImportRecord, 'started_at' | 'ended_at' | 'undone_at'> {
  started_at: Date;
  ended_at: Date | null;
  undone_at: Date | null;
}

const toRecord = (row: RecordRow): ImportRecord => ({
  ...row,
  started_at: row.started_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
  undone_at: row.undone_at?.toISOString() ?? null,
});

const record = sql`
  select i.uuid, i.project_id, i.member_id, m.display_name as member_display_name, i.on_duplicate,
    case when i.undone_at is not null then 'undone' when i.ended_at is not null then 'finished' else 'running' end
      as state,
    i.created_count, i.updated_count, i.skipped_count, i.failed_count + i.unread_count as failed_count,
    i.interrupted, i.started_at, i.ended_at, i.undone_at, i.undone_count,
    i.restored_count, i.left_count,
    (select coalesce(jsonb_agg(jsonb_build_object('name', f.name, 'digest', f.source_digest, 'features_count',
      f.features_count) order by f.position), '[]') from import_files f where f.import_id = i.import_id) as files
  from imports i left join members m on m.member_id = i.member_id`;

/** Inserts an import unless its uuid exists in the project. @returns whether it was inserted. */
export async function insertImport(
  tx: Tx,
  projectId: number,
  memberId: number,
  { uuid, files, on_duplicate }: ImportStart,
): Promise<boolean> {
  const row = await tx
    .insertInto('imports')
    .values({ project_id: projectId, uuid, member_id: memberId, on_duplicate })
    .onConflict((oc) => oc.constraint('imports_uuid_key').doNothing())
    .returning('import_id')
    .executeTakeFirst();
  if (row === undefined) return false;
  const { import_id } = row;
  if (files.length === 0) return true;
  await tx
    .insertInto('import_files')
    .values(
      files.map(({ name, digest, features_count }, position) => ({
        import_id,
        position,
        name,
        source_digest: digest,
        features_count,
      })),
    )
    .execute();
  return true;
}

export async function findRecord(db: Reader, projectId: number, uuid: string): Promise<ImportRecord | null> {
  const result = await sql<RecordRow>`
    ${record} where i.project_id = ${projectId} and i.uuid = ${uuid}`.execute(db);
  const row = result.rows[0];
  return row === undefined ? null : toRecord(row);
}

export async function listRecords(
  db: Reader,
  projectId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ImportRecord[]> {
  const result = await sql<RecordRow>`
    ${record} where i.project_id = ${projectId}
    order by i.import_id desc limit ${limit} offset ${offset}`.execute(db);
  return result.rows.map(toRecord);
}

export async function countRecords(db: Reader, projectId: number): Promise<number> {
  const row = await db
    .selectFrom('imports')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return row.total;
}

/** The columns of an import that processing needs. */
export interface OpenImport {
  readonly import_id: number;
  readonly member_id: number | null;
  readonly on_duplicate: OnDuplicate;
  readonly undone_at: Date | null;
}

export async function findImport(db: Reader, projectId: number, uuid: string): Promise<OpenImport | null> {
  const result = await sql<OpenImport>`
    select import_id, member_id, on_duplicate, undone_at from imports
    where project_id = ${projectId} and uuid = ${uuid}`.execute(db);
  return result.rows[0] ?? null;
}

/** The counts that a batch adds to an import. */
export interface CountedOutcomes {
  readonly created: number;
  readonly updated: number;
  readonly skipped: number;
  /** Lines that name no feature. */
  readonly unread: number;
  /** Whether features failed now or before, so that failures are counted again. */
  readonly hasFailures: boolean;
}

/** Adds to the counts of an import and reopens it; lock it first. */
export async function bumpImport(tx: Tx, importId: number, counted: CountedOutcomes): Promise<void> {
  const { created, updated, skipped, unread, hasFailures } = counted;
  await sql`
    update imports i set
      created_count = created_count + ${created}, updated_count = updated_count + ${updated},
      skipped_count = skipped_count + ${skipped}, unread_count = unread_count + ${unread},
      failed_count = case when ${hasFailures} or failed_count > 0 then (
        select count(*) from import_features f where f.import_id = i.import_id and f.outcome = 'failed'
      ) else 0 end,
      ended_at = null, interrupted = null
    where import_id = ${importId}`.execute(tx);
}

/** Records how a stream of features ended; null for success. */
export async function noteInterrupted(tx: Tx, importId: number, interrupted: string | null): Promise<void> {
  await tx.updateTable('imports').set({ interrupted }).where('import_id', '=', importId).execute();
}

/** @returns false when it was undone. */
export async function finishImport(tx: Tx, importId: number): Promise<boolean> {
  const result = await sql`
    update imports set ended_at = coalesce(ended_at, now()), interrupted = null
    where import_id = ${importId} and undone_at is null returning import_id`.execute(tx);
  return result.rows.length > 0;
}

/** Closes an import for good, from this transaction on. @returns false when it was undone before. */
export async function markUndone(tx: Tx, importId: number): Promise<boolean> {
  const result = await sql`
    update imports set undone_at = now(), ended_at = coalesce(ended_at, now()), interrupted = null
    where import_id = ${importId} and undone_at is null returning import_id`.execute(tx);
  return result.rows.length > 0;
}

/** How undoing an import affected its features. */
export interface UndoneCounts {
  readonly undone_count: number;
  readonly restored_count: number;
  readonly left_count: number;
}

export async function noteUndone(tx: Tx, importId: number, counts: UndoneCounts): Promise<void> {
  await tx.updateTable('imports').set(counts).where('import_id', '=', importId).execute();
}

/** The features updated by an import, with the versions it created. */
export async function listUpdated(db: Reader, importId: number): Promise<FeatureAt[]> {
  const result = await sql<FeatureAt>`
    select code, version from import_features
    where import_id = ${importId} and outcome = 'updated' and code is not null and version is not null
    order by code`.execute(db);
  return result.rows;
}

/** The features created by an import. */
export async function listCreated(db: Reader, importId: number): Promise<string[]> {
  const result = await sql<{ code: string }>`
    select code from import_done where import_id = ${importId} and outcome = 'created' and code is not null
    order by code`.execute(db);
  return result.rows.map(({ code }) => code);
}

/** The number of features created by an import that still exist, in any project. */
export async function countKept(db: Reader, importId: number): Promise<number> {
  const result = await sql<{ kept: number }>`
    select count(*)::integer as kept from import_done x
    join features f on f.code = x.code and f.deleted_at is null
    where x.import_id = ${importId} and x.outcome = 'created'`.execute(db);
  return result.rows[0]?.kept ?? 0;
}

/** Whether the project has another import of one of these files. */
export async function hasEarlier(db: Reader, projectId: number, importId: number): Promise<boolean> {
  const result = await sql`
    select 1 from import_files mine
    join import_files same on same.source_digest = mine.source_digest and same.import_id <> mine.import_id
    join imports i on i.import_id = same.import_id and i.project_id = ${projectId}
    where mine.import_id = ${importId} limit 1`.execute(db);
  return result.rows.length > 0;
}

/**
 * The existing features that other imports created from the same positions of the same files; of several for one
 * position the newest. `sources` must not be empty.
 */
export async function listKnown(
  db: Reader,
  projectId: number,
  importId: number,
  sources: readonly ImportSource[],
): Promise<{ file: number; index: number; code: string }[]> {
  const indexes = sources.map(({ index }) => index);
  const first = indexes.reduce((least, index) => Math.min(least, index));
  const last = indexes.reduce((most, index) => Math.max(most, index));
  const result = await sql<{ file: number; index: number; code: string }>`
    select distinct on (w.file, w.index) w.file, w.index, f.code
    from unnest(${sources.map((s) => s.file)}::integer[], ${indexes}::integer[]) w (file, index)
    join import_files mine on mine.import_id = ${importId} and mine.position = w.file
    join import_files same on same.source_digest = mine.source_digest and same.import_id <> mine.import_id
    join imports i on i.import_id = same.import_id and i.project_id = ${projectId}
    join import_done x on x.import_id = i.import_id and x.position = same.position
      and x.source_index = w.index and x.outcome = 'created' and x.first_index <= ${last} and x.last_index >= ${first}
    join features f on f.code = x.code and f.project_id = ${projectId} and f.subtype = 'report'
      and f.deleted_at is null
    order by w.file, w.index, x.import_id desc`.execute(db);
  return result.rows;
}

/** How many of the selected features of each file already exist in a project, by digest. */
export async function countKnown(
  db: Reader,
  projectId: number,
  files: ImportPreviewRequest['files'],
): Promise<Map<string, number>> {
  const wanted = files.flatMap(({ digest, ranges }) =>
    ranges.map(([first, last]) => ({ digest, first, last })),
  );
  const result = await sql<{ digest: string; total: number }>`
    select w.digest, count(distinct x.source_index)::integer as total
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) w (digest text, first integer, last integer)
    join import_files same on same.source_digest = w.digest
    join imports i on i.import_id = same.import_id and i.project_id = ${projectId}
    join import_done x on x.import_id = i.import_id and x.position = same.position
      and x.source_index between w.first and w.last and x.outcome = 'created'
    join features f on f.code = x.code and f.project_id = ${projectId} and f.subtype = 'report'
      and f.deleted_at is null
    group by w.digest`.execute(db);
  return new Map(result.rows.map(({ digest, total }) => [digest, total]));
}

/** The imports of a project with one of these files that were not undone, newest first. */
export async function listEarlier(
  db: Reader,
  projectId: number,
  digests: readonly string[],
): Promise<ImportRecord[]> {
  const result = await sql<RecordRow>`
    ${record} where i.project_id = ${projectId} and i.undone_at is null and exists (
      select 1 from import_files f where f.import_id = i.import_id and f.source_digest = any(${digests}::text[]))
    order by i.import_id desc limit 100`.execute(db);
  return result.rows.map(toRecord);
}

/** A feature of a project that a member created by a single request. */
export async function findOwnFeature(
  db: Reader,
  projectId: number,
  memberId: number,
  code: string,
): Promise<{ local_uuid: string } | null> {
  const row = await db
    .selectFrom('features')
    .select('local_uuid')
    .where('code', '=', code)
    .where('project_id', '=', projectId)
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.local_uuid == null ? null : { local_uuid: row.local_uuid };
}
