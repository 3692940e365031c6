import type { ProjectMember, ProjectRole } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

interface ProjectMemberRow extends Omit<ProjectMember, 'create_dttm'> {
  create_dttm: Date;
}

/**
 * The members of a project, own and inherited, each once with the strongest role and where it was granted: the nearest
 * place if there are several.
 */
export async function listProjectMembers(db: Reader, projectId: number): Promise<ProjectMember[]> {
  return (await listMembersOfProjects(db, [projectId])).get(projectId) ?? [];
}

/** Like `listProjectMembers` for several projects in one query, by project. */
export async function listMembersOfProjects(
  db: Reader,
  projectIds: readonly number[],
): Promise<Map<number, ProjectMember[]>> {
  const result = await sql<ProjectMemberRow & { of_project_id: number }>`
    select * from (
      select distinct on (p.project_id, m.member_id) p.project_id as of_project_id,
        pm.code, pm.project_member_id, m.member_id, m.display_name, m.avatar_url, m.email, m.phone, pm.role_name,
        pm.manage_members, pm.project_id as granted_in_project_id, pm.create_dttm, m.is_super_user
      from projects p
      join project_members pm on pm.project_id = any(p.ancestor_ids)
      join members m on m.member_id = pm.member_id
      where p.project_id = any(${projectIds}::integer[])
      order by p.project_id, m.member_id, project_role_rank(pm.role_name) desc,
        array_position(p.ancestor_ids, pm.project_id) desc
    ) held
    order by lower(display_name), member_id`.execute(db);
  const byProject = new Map<number, ProjectMember[]>();
  for (const { of_project_id, ...row } of result.rows) {
    const members = byProject.get(of_project_id) ?? [];
    members.push({ ...row, create_dttm: row.create_dttm.toISOString() });
    byProject.set(of_project_id, members);
  }
  return byProject;
}

/** The projects among these that a member may read. */
export async function listReadableProjects(
  db: Reader,
  memberId: number,
  projectIds: readonly number[],
): Promise<number[]> {
  const result = await sql<{ project_id: number }>`
    select project_id from access_project_roles(${memberId})
    where project_id = any(${projectIds}::integer[])`.execute(db);
  return result.rows.map((row) => row.project_id);
}

export interface GivenRole {
  readonly role_name: ProjectRole;
  readonly manage_members: boolean;
}

/** A member’s own role in a project, locked until the transaction ends; null without one. */
export async function lockGivenRole(tx: Tx, projectId: number, memberId: number): Promise<GivenRole | null> {
  const row = await tx
    .selectFrom('project_members')
    .select(['role_name', 'manage_members'])
    .where('project_id', '=', projectId)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : { ...row, role_name: row.role_name as ProjectRole };
}

/** Grants a member a role in a project, replacing their own role there. */
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

/** Changes a member’s own role in a project; without one nothing happens. */
export async function updateProjectMember(
  tx: Tx,
  projectId: number,
  memberId: number,
  { role_name, manage_members }: GivenRole,
): Promise<void> {
  await tx
    .updateTable('project_members')
    .set({ role_name, manage_members })
    .where('project_id', '=', projectId)
    .where('member_id', '=', memberId)
    .execute();
}

export async function deleteProjectMember(tx: Tx, projectId: number, memberId: number): Promise<void> {
  await tx
    .deleteFrom('project_members')
    .where('project_id', '=', projectId)
    .where('member_id', '=', memberId)
    .execute();
}

/**
 * Removes a member from every project of an organization, including those in the trash.
 * @returns the removed roles by project.
 */
export async function deleteMemberOfProjects(
  tx: Tx,
  organizationId: number,
  memberId: number,
): Promise<{ project_id: number; role_name: ProjectRole }[]> {
  const result = await sql<{ project_id: number; role_name: ProjectRole }>`
    delete from project_members pm using projects p
    where p.project_id = pm.project_id and p.organization_id = ${organizationId} and pm.member_id = ${memberId}
    returning pm.project_id, pm.role_name`.execute(tx);
  return result.rows.sort((a, b) => a.project_id - b.project_id);
}

/**
 * The people among these whom a member knows in an organization: for its members everyone in it and its projects, for
 * guests the members of the projects they read.
 */
export async function listKnownColleagues(
  db: Reader,
  who: { readonly memberId: number; readonly organizationId: number },
  memberIds: readonly number[],
): Promise<number[]> {
  const result = await sql<{ member_id: number }>`
    with mine as (
      select rank from access_organization_roles(${who.memberId})
      where organization_id = ${who.organizationId}
    )
    select m.member_id from members m
    where m.member_id = any(${memberIds}::integer[]) and (
      exists (select 1 from mine where rank >= 1) and exists (
        select 1 from organization_members om
        where om.organization_id = ${who.organizationId} and om.member_id = m.member_id
      ) or exists (
        select 1 from project_members pm
        join projects held on held.project_id = pm.project_id and held.deleted_at is null
        where pm.member_id = m.member_id and held.organization_id = ${who.organizationId} and (
          exists (select 1 from mine where rank >= 1) or exists (
            select 1 from projects p
            join access_project_roles(${who.memberId}) r on r.project_id = p.project_id
            where p.ancestor_ids @> array[pm.project_id]
          )
        )
      )
    )`.execute(db);
  return result.rows.map((row) => row.member_id);
}

/** The member with an e-mail address who belongs to an organization or any of its projects, or null. */
export async function findColleague(
  db: Reader,
  organizationId: number,
  email: string,
): Promise<number | null> {
  const result = await sql<{ member_id: number }>`
    select m.member_id from members m
    where m.email = ${email} and (
      exists (
        select 1 from organization_members om
        where om.organization_id = ${organizationId} and om.member_id = m.member_id
      ) or exists (
        select 1 from project_members pm
        join projects p on p.project_id = pm.project_id and p.deleted_at is null
        where p.organization_id = ${organizationId} and pm.member_id = m.member_id
      )
    )`.execute(db);
  return result.rows[0]?.member_id ?? null;
}
