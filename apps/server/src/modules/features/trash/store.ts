import { type DeletedFeature, type HistoryPage, TRASH_DAYS } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { listDigestsOfFeatures } from '../../resources/index.ts';

const DAY_MS = 86_400_000;

interface DeletedRow extends Omit<DeletedFeature, 'deleted_at' | 'purge_at'> {
  deleted_at: Date;
}

/** Condition on `f`: in the trash of a project or its descendants, within retention. */
export const inTrashOf = (projectId: number) => sql`
  f.deleted_at > now() - make_interval(days => ${TRASH_DAYS}) and f.project_id = any(array(
    select project_id from projects where ancestor_ids @> array[${projectId}::integer] and deleted_at is null))`;

/** A page of the deleted features of a project and its descendants, latest deletion first. */
export async function listDeleted(
  db: Reader,
  projectId: number,
  { limit, offset }: HistoryPage,
): Promise<DeletedFeature[]> {
  const result = await sql<DeletedRow>`
    select f.code, f.name, f.geometry_type as type, f.color, f.project_id, p.project_name,
      f.subtype,
      t.name as template_name, m.display_name as deleted_by, f.deleted_at
    from features f
    join projects p on p.project_id = f.project_id
    left join templates t on t.id = f.template_id
    left join members m on m.member_id = f.deleted_by
    where ${inTrashOf(projectId)}
    order by f.deleted_at desc, f.code
    limit ${limit} offset ${offset}`.execute(db);
  return result.rows.map((row) => ({
    ...row,
    deleted_at: row.deleted_at.toISOString(),
    purge_at: new Date(row.deleted_at.getTime() + TRASH_DAYS * DAY_MS).toISOString(),
  }));
}

export async function countDeleted(db: Reader, projectId: number): Promise<number> {
  const result = await sql<{ total: number }>`
    select count(*)::integer as total from features f where ${inTrashOf(projectId)}`.execute(db);
  return result.rows[0]?.total ?? 0;
}

/** The project of a feature in the trash of a project or its descendants; null when it is not there. */
export async function findDeleted(
  db: Reader,
  projectId: number,
  code: string,
): Promise<{ project_id: number; subtype: DeletedFeature['subtype'] } | null> {
  const result = await sql<{ project_id: number; subtype: DeletedFeature['subtype'] }>`
    select f.project_id, f.subtype from features f where f.code = ${code} and ${inTrashOf(projectId)}`.execute(
    db,
  );
  return result.rows[0] ?? null;
}

/** Restores a feature from the trash. @returns its version, or null when it is not there any more. */
export async function recover(tx: Tx, code: string): Promise<number | null> {
  const result = await sql<{ version: number }>`
    update features f set deleted_at = null, deleted_by = null, updated_at = now()
    where f.code = ${code} and f.deleted_at is not null
    returning f.version`.execute(tx);
  return result.rows[0]?.version ?? null;
}

/**
 * Purges some of the features deleted more than 30 days before `now`.
 * @returns the number purged, and the files they referenced.
 */
export async function purgeDeleted(
  tx: Tx,
  now: Date,
  limit: number,
): Promise<{ count: number; digests: string[] }> {
  const before = new Date(now.getTime() - TRASH_DAYS * DAY_MS);
  const due = await tx
    .selectFrom('features')
    .select('code')
    .where('deleted_at', '<=', before)
    .limit(limit)
    .forUpdate()
    .execute();
  const codes = due.map(({ code }) => code);
  const digests = await listDigestsOfFeatures(tx, codes);
  await sql`delete from features where code = any(${codes}::uuid[])`.execute(tx);
  return { count: codes.length, digests };
}
