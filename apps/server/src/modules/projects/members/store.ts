import type { ProjectMember, ProjectRole } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

interface ProjectMemberRow extends Omit<ProjectMember, 'create_dttm'> {
  create_dttm: Date;
}

/**
 * Who holds a role in a project or above it, each once, with the strongest role and where it was given: the
 * nearest place where it was given in several.
 */
export async function listProjectMembers(db: Reader, projectId: number): Promise<ProjectMember[]> {
  const result = await sql<ProjectMemberRow>`
    select * from (
      select distinct on (m.member_id)
        pm.project_member_id, m.member_id, m.display_name, m.avatar_url, m.email, m.phone, pm.role_name,
        pm.manage_members, pm.project_id as granted_in_project_id, pm.create_dttm, m.is_super_user
      from projects p
      join project_members pm on pm.project_id = any(p.ancestor_ids)
      join members m on m.member_id = pm.member_id
      where p.project_id = ${projectId}
      order by m.member_id, project_role_rank(pm.role_name) desc, array_position(p.ancestor_ids, pm.project_id) desc
    ) held
    order by lower(display_name), member_id`.execute(db);
  return result.rows.map((row) => ({ ...row, create_dttm: row.create_dttm.toISOString() }));
}

/** The role given to a member in this very project, or null. */
export async function findGivenRole(
  db: Reader,
  projectId: number,
  memberId: number,
): Promise<{ role_name: ProjectRole; manage_members: boolean } | null> {
  const row = await db
    .selectFrom('project_members')
    .select(['role_name', 'manage_members'])
    .where('project_id', '=', projectId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, role_name: row.role_name as ProjectRole };
}

/** Gives a member a role in a project, in place of the one given there before. */
export async function putProjectMember(
  tx: Tx,
  projectId: number,
  memberId: number,
  role: ProjectRole,
  manageMembers: boolean,
): Promise<void> {
  const values = { role_name: role, manage_members: manageMembers };
  await tx
    .insertInto('project_members')
    .values({ project_id: projectId, member_id: memberId, ...values })
    .onConflict((conflict) => conflict.constraint('project_members_key').doUpdateSet(values))
    .execute();
}

export async function deleteProjectMember(tx: Tx, projectId: number, memberId: number): Promise<void> {
  await tx
    .deleteFrom('project_members')
    .where('project_id', '=', projectId)
    .where('member_id', '=', memberId)
    .execute();
}
