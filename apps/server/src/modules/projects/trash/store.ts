import { type DeletedProject, TRASH_DAYS } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

const DAY_MS = 86_400_000;

/** Marks a project and its live descendants as deleted, under one deletion. */
export async function insertDeletion(
  tx: Tx,
  deletionId: string,
  project: { readonly organizationId: number; readonly projectId: number; readonly memberId: number },
): Promise<void> {
  await tx
    .insertInto('project_deletions')
    .values({
      deletion_id: deletionId,
      organization_id: project.organizationId,
      project_id: project.projectId,
      member_id: project.memberId,
    })
    .execute();
  await sql`
    update projects set deleted_at = now(), deletion_id = ${deletionId}
    where ancestor_ids @> array[${project.projectId}::integer] and deleted_at is null`.execute(tx);
}

interface DeletionRow extends Omit<DeletedProject, 'deleted_at' | 'purge_at'> {
  deleted_at: Date;
}

/**
 * The deletions that a member may undo, latest first, as an administrator of the organization, the project or an
 * ancestor; filtered by organization or deletion.
 */
export async function listDeletions(
  db: Reader,
  memberId: number,
  scope: { readonly organizationId: number | null; readonly deletionId: string | null },
): Promise<DeletedProject[]> {
  const result = await sql<DeletionRow>`
    select d.deletion_id, d.project_id, p.project_name, d.organization_id, by_whom.display_name as deleted_by,
      d.created_at as deleted_at, parent.deleted_at is null as is_restorable,
      gone.children_count, gone.features_count
    from project_deletions d
    join projects p on p.project_id = d.project_id
    left join projects parent on parent.project_id = p.parent_id
    left join members by_whom on by_whom.member_id = d.member_id
    cross join lateral (
      select count(*)::integer - 1 as children_count, coalesce(sum(s.features_count), 0)::integer as features_count
      from projects g
      left join project_stats s on s.project_id = g.project_id
      where g.deletion_id = d.deletion_id
    ) gone
    where (${scope.organizationId}::integer is null or d.organization_id = ${scope.organizationId})
      and (${scope.deletionId}::uuid is null or d.deletion_id = ${scope.deletionId})
      and d.created_at > now() - make_interval(days => ${TRASH_DAYS})
      and (
        exists (
          select 1 from access_organization_roles(${memberId}) r
          where r.organization_id = d.organization_id and r.rank = 3
        )
        or exists (
          select 1 from project_members pm
          where pm.member_id = ${memberId} and pm.project_id = any(p.ancestor_ids)
            and pm.role_name = 'project_admin'
        )
      )
    order by d.created_at desc, d.deletion_id`.execute(db);
  return result.rows.map(({ deleted_at, ...row }) => ({
    ...row,
    deleted_at: deleted_at.toISOString(),
    purge_at: new Date(deleted_at.getTime() + TRASH_DAYS * DAY_MS).toISOString(),
  }));
}

/** Restores the descendants that were deleted with a project, but not the project itself. */
export async function restoreBelow(tx: Tx, deletionId: string, projectId: number): Promise<void> {
  await tx
    .updateTable('projects')
    .set({ deleted_at: null, deletion_id: null })
    .where('deletion_id', '=', deletionId)
    .where('project_id', '<>', projectId)
    .execute();
}

/** Restores the project itself and removes the deletion. @returns false when that was done before. */
export async function removeDeletion(tx: Tx, deletionId: string, projectId: number): Promise<boolean> {
  const result = await tx
    .updateTable('projects')
    .set({ deleted_at: null, deletion_id: null })
    .where('deletion_id', '=', deletionId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  await tx.deleteFrom('project_deletions').where('deletion_id', '=', deletionId).execute();
  return result.numUpdatedRows > 0n;
}

/** Projects deleted more than 30 days before `now`, with their descendants, which were deleted no later. */
export async function listPurgeable(db: Reader, now: Date): Promise<number[]> {
  const before = new Date(now.getTime() - TRASH_DAYS * DAY_MS);
  const result = await sql<{ project_id: number }>`
    select project_id from projects where ancestor_ids && array(
      select project_id from project_deletions where created_at <= ${before})`.execute(db);
  return result.rows.map((row) => row.project_id);
}

/** Deletes projects for good, with their features, members, templates and tags. @returns the number deleted. */
export async function purgeProjects(tx: Tx, projectIds: readonly number[]): Promise<number> {
  // A single statement, because parents and children reference each other until it ends.
  const result = await sql`
    delete from projects where project_id = any(${projectIds}::integer[])`.execute(tx);
  return Number(result.numAffectedRows ?? 0n);
}
