import {
  type GivenOrganizationRole,
  type Organization,
  type OrganizationMember,
  type OrganizationMemberUpdate,
  PLAN_LIMITS,
  toOrganizationAccessMap,
} from '@waypost/contract';
import { sql } from 'kysely';
import { toOrganizationRole } from '../../access/roles.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';

/** @throws the database’s unique violation when the name is taken in any case. */
export async function insertOrganization(tx: Tx, name: string): Promise<number> {
  const row = await tx
    .insertInto('organizations')
    .values({
      organization_name: name,
      projects_limit: PLAN_LIMITS[0].projects,
      members_limit: PLAN_LIMITS[0].members,
    })
    .returning('organization_id')
    .executeTakeFirstOrThrow();
  return row.organization_id;
}

/** @throws the database’s unique violation when the name is taken in any case. */
export async function updateOrganizationName(tx: Tx, organizationId: number, name: string): Promise<void> {
  await tx
    .updateTable('organizations')
    .set({ organization_name: name })
    .where('organization_id', '=', organizationId)
    .execute();
}

export async function setOrganizationAvatar(tx: Tx, organizationId: number, url: string): Promise<void> {
  await tx
    .updateTable('organizations')
    .set({ avatar_url: url })
    .where('organization_id', '=', organizationId)
    .execute();
}

/**
 * Locks an organization’s row until the transaction ends, so that counting and changing are one step. Rows that only
 * reference it can still be written.
 */
export async function lockOrganization(
  tx: Tx,
  organizationId: number,
): Promise<{
  organization_name: string;
  plan: number;
  projects_limit: number;
  members_limit: number;
  avatar_url: string | null;
} | null> {
  const row = await tx
    .selectFrom('organizations')
    .select(['organization_name', 'plan', 'projects_limit', 'members_limit', 'avatar_url'])
    .where('organization_id', '=', organizationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function insertOrganizationMember(
  tx: Tx,
  organizationId: number,
  memberId: number,
  role: GivenOrganizationRole,
): Promise<void> {
  await tx
    .insertInto('organization_members')
    .values({ organization_id: organizationId, member_id: memberId, role })
    .execute();
}

interface OrganizationRow {
  organization_id: number;
  organization_name: string;
  avatar_url: string | null;
  plan: number;
  projects_limit: number;
  members_limit: number;
  planet_access: boolean;
  rank: number;
  super_user: boolean;
}

/** The organizations that a member may reach, by name; only one when an id is given. */
export async function listOrganizations(
  db: Reader,
  memberId: number,
  organizationId: number | null,
): Promise<Organization[]> {
  const result = await sql<OrganizationRow>`
    select o.organization_id, o.organization_name, o.avatar_url, o.plan, o.projects_limit, o.members_limit,
      o.planet_access, r.rank, (select is_super_user from members where member_id = ${memberId}) as super_user
    from access_organization_roles(${memberId}) r
    join organizations o on o.organization_id = r.organization_id
    where ${organizationId}::integer is null or o.organization_id = ${organizationId}
    order by lower(o.organization_name)`.execute(db);
  return result.rows.map(({ rank, super_user, ...row }) => {
    const role = toOrganizationRole(rank);
    return { ...row, current_member: { role, access_map: toOrganizationAccessMap(role), super_user } };
  });
}

/** The members of an organization by name; only one when a member is given. */
export async function listOrganizationMembers(
  db: Reader,
  organizationId: number,
  memberId: number | null = null,
): Promise<OrganizationMember[]> {
  const result = await sql<Omit<OrganizationMember, 'create_dttm'> & { create_dttm: Date }>`
    select om.organization_member_id, m.member_id, coalesce(om.display_name, m.display_name) as display_name,
      m.email, m.avatar_url, om.role, om.key_settings, om.create_dttm
    from organization_members om
    join members m on m.member_id = om.member_id
    where om.organization_id = ${organizationId}
      and (${memberId}::integer is null or om.member_id = ${memberId})
    order by lower(coalesce(om.display_name, m.display_name)), m.member_id`.execute(db);
  return result.rows.map((row) => ({ ...row, create_dttm: row.create_dttm.toISOString() }));
}

/** The role granted to a member in an organization, or null. */
export async function findGivenOrganizationRole(
  db: Reader,
  organizationId: number,
  memberId: number,
): Promise<GivenOrganizationRole | null> {
  const row = await db
    .selectFrom('organization_members')
    .select('role')
    .where('organization_id', '=', organizationId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row === undefined ? null : (row.role as GivenOrganizationRole);
}

export async function countAdministrators(db: Reader, organizationId: number): Promise<number> {
  const row = await db
    .selectFrom('organization_members')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('role', '=', 'org_admin')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function updateOrganizationMember(
  tx: Tx,
  organizationId: number,
  memberId: number,
  change: OrganizationMemberUpdate,
): Promise<void> {
  const name = change.display_name ?? null;
  const role = change.role ?? null;
  const settings = change.key_settings === undefined ? null : JSON.stringify(change.key_settings);
  await sql`
    update organization_members om set
      role = coalesce(${role}::text, om.role),
      key_settings = coalesce(${settings}::jsonb, om.key_settings),
      -- A name equal to the profile’s is stored as null, so that it follows the profile.
      display_name = case when ${name}::text is null then om.display_name else nullif(${name}::text, m.display_name) end
    from members m
    where m.member_id = om.member_id and om.organization_id = ${organizationId} and om.member_id = ${memberId}`.execute(
    tx,
  );
}

export async function deleteOrganizationMember(
  tx: Tx,
  organizationId: number,
  memberId: number,
): Promise<void> {
  await tx
    .deleteFrom('organization_members')
    .where('organization_id', '=', organizationId)
    .where('member_id', '=', memberId)
    .execute();
}
