import {
  ORGANIZATION_ROLES,
  type OrganizationRole,
  PROJECT_ROLES,
  type ProjectRole,
} from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader } from '../platform/db/database.ts';
import { plannedOnce } from '../platform/db/driver/planned-once.ts';
import { featureByCode } from './feature-by-code.ts';

export interface HeldProjectRole {
  readonly projectId: number;
  readonly organizationId: number;
  readonly role: ProjectRole;
  readonly manageMembers: boolean;
}

/** The role for a rank returned by `access_project_roles`: 1, 2 or 3. */
export function toProjectRole(rank: number): ProjectRole {
  const role = PROJECT_ROLES[rank - 1];
  if (role === undefined) throw new RangeError(`No project role has rank ${rank}.`);
  return role;
}

/** The role for a rank returned by `access_organization_roles`: 0 to 3. */
export function toOrganizationRole(rank: number): OrganizationRole {
  const role = ORGANIZATION_ROLES[rank];
  if (role === undefined) throw new RangeError(`No organization role has rank ${rank}.`);
  return role;
}

/** A member's effective role in a project, or null if they may not know of it. */
export async function findProjectRole(
  db: Reader,
  memberId: number,
  projectId: number,
): Promise<HeldProjectRole | null> {
  const result = await sql<{ organization_id: number; rank: number; manage_members: boolean }>`
    ${plannedOnce}
    select p.organization_id, r.rank, r.manage_members
    from access_project_roles(${memberId}) r
    join projects p on p.project_id = r.project_id
    where r.project_id = ${projectId}`.execute(db);
  const row = result.rows[0];
  if (row === undefined) return null;
  return {
    projectId,
    organizationId: row.organization_id,
    role: toProjectRole(row.rank),
    manageMembers: row.manage_members,
  };
}

/** A member's role in an organization, or null if they may not know of it. */
export async function findOrganizationRole(
  db: Reader,
  memberId: number,
  organizationId: number,
): Promise<OrganizationRole | null> {
  const result = await sql<{ rank: number }>`
    ${plannedOnce}
    select rank from access_organization_roles(${memberId}) where organization_id = ${organizationId}`.execute(
    db,
  );
  const row = result.rows[0];
  return row === undefined ? null : toOrganizationRole(row.rank);
}

/** The target of an invite, or null if the uuid is unknown; `projectId` is null for an organization. */
export async function findInviteTarget(
  db: Reader,
  uuid: string,
): Promise<{ organizationId: number; projectId: number | null } | null> {
  const row = await db
    .selectFrom('invites')
    .select(['organization_id', 'project_id'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  return row === undefined ? null : { organizationId: row.organization_id, projectId: row.project_id };
}

export interface ReachableFeature {
  readonly projectId: number;
  /** Null if the feature is accessible only because it is Public in the member's organization. */
  readonly held: { readonly role: ProjectRole; readonly manageMembers: boolean } | null;
}

/** A feature by code with the member's role on it, or null if they may not know of it. */
export async function findReachableFeature(
  db: Reader,
  memberId: number,
  code: string,
): Promise<ReachableFeature | null> {
  const result = await sql<{ project_id: number; rank: number | null; manage_members: boolean | null }>`
    ${plannedOnce}
    select f.project_id, r.rank, r.manage_members
    from ${featureByCode(code)} f
    join projects p on p.project_id = f.project_id and p.deleted_at is null
    left join lateral (
      select * from access_project_roles(${memberId}) held where held.project_id = f.project_id
    ) r on true
    where f.deleted_at is null
      and (
        r.rank is not null
        or (f.shared and exists (
          select 1 from organization_members om
          where om.organization_id = p.organization_id and om.member_id = ${memberId}
        ))
      )`.execute(db);
  const row = result.rows[0];
  if (row === undefined) return null;
  return {
    projectId: row.project_id,
    held:
      row.rank === null
        ? null
        : { role: toProjectRole(row.rank), manageMembers: row.manage_members === true },
  };
}

/** The feature and the author of a note; null if there is no such note. */
export async function findNotePlace(
  db: Reader,
  noteId: number,
): Promise<{ code: string; authorId: number | null } | null> {
  const row = await db
    .selectFrom('notes')
    .select(['feature_code', 'member_id'])
    .where('id', '=', noteId)
    .executeTakeFirst();
  return row === undefined ? null : { code: row.feature_code, authorId: row.member_id };
}

/** The reach of a super user; null for everyone else. */
export async function findSuperUser(
  db: Reader,
  memberId: number,
): Promise<{ readonly isConfined: boolean } | null> {
  const row = await db
    .selectFrom('members')
    .select('is_confined')
    .where('member_id', '=', memberId)
    .where('is_super_user', '=', true)
    .executeTakeFirst();
  return row === undefined ? null : { isConfined: row.is_confined };
}

/** Whether a project belongs to an organization and, if `projectId` is given, is that project or below it. */
export async function isProjectWithin(
  db: Reader,
  projectId: number,
  within: { readonly organizationId: number; readonly projectId: number | null },
): Promise<boolean> {
  const result = await sql`
    with recursive above as (
      select project_id, parent_id, organization_id from projects
      where project_id = ${projectId} and organization_id = ${within.organizationId}
      union
      select p.project_id, p.parent_id, p.organization_id
      from projects p join above a on p.project_id = a.parent_id
    )
    select 1 from above
    where ${within.projectId}::integer is null or project_id = ${within.projectId}::integer
    limit 1`.execute(db);
  return result.rows.length > 0;
}
