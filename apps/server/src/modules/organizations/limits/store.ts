import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

/** The number of projects that are not deleted, including subprojects. */
export async function countProjects(db: Reader, organizationId: number): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*)::integer as count from projects
    where organization_id = ${organizationId} and deleted_at is null`.execute(db);
  return result.rows[0]?.count ?? 0;
}

/** The number of people in an organization or any of its projects, each counted once, and whether `memberId` is one. */
export async function countPeople(
  db: Reader,
  organizationId: number,
  memberId: number | null,
): Promise<{ count: number; isCounted: boolean }> {
  const result = await sql<{ count: number; is_counted: boolean }>`
    select count(*)::integer as count, coalesce(bool_or(member_id = ${memberId}::integer), false) as is_counted
    from (
      select member_id from organization_members where organization_id = ${organizationId}
      union
      select pm.member_id
      from project_members pm
      join projects p on p.project_id = pm.project_id
      where p.organization_id = ${organizationId} and p.deleted_at is null
    ) people`.execute(db);
  const row = result.rows[0];
  return { count: row?.count ?? 0, isCounted: row?.is_counted ?? false };
}

export async function updatePlan(
  tx: Tx,
  organizationId: number,
  values: { plan: number; projects_limit: number; members_limit: number },
): Promise<void> {
  await tx.updateTable('organizations').set(values).where('organization_id', '=', organizationId).execute();
}
