import {
  type Organization,
  type OrganizationMember,
  type OrganizationRole,
  toOrganizationAccessMap,
} from '@waypost/contract';
import { sql } from 'kysely';
import { toOrganizationRole } from '../../access/roles.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';

/** @throws the database’s unique violation when the name is taken, in whatever case. */
export async function insertOrganization(tx: Tx, name: string): Promise<number> {
  const row = await tx
    .insertInto('organizations')
    .values({ organization_name: name })
    .returning('organization_id')
    .executeTakeFirstOrThrow();
  return row.organization_id;
}

export async function insertOrganizationMember(
  tx: Tx,
  organizationId: number,
  memberId: number,
  role: Exclude<OrganizationRole, 'org_guest'>,
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
  rank: number;
  super_user: boolean;
}

/** The organizations a member may reach, by name; one alone when an id is given. */
export async function listOrganizations(
  db: Reader,
  memberId: number,
  organizationId: number | null,
): Promise<Organization[]> {
  const result = await sql<OrganizationRow>`
    select o.organization_id, o.organization_name, o.avatar_url, o.plan, o.projects_limit, o.members_limit,
      r.rank, (select is_super_user from members where member_id = ${memberId}) as super_user
    from access_organization_roles(${memberId}) r
    join organizations o on o.organization_id = r.organization_id
    where ${organizationId}::integer is null or o.organization_id = ${organizationId}
    order by lower(o.organization_name)`.execute(db);
  return result.rows.map(({ rank, super_user, ...row }) => {
    const role = toOrganizationRole(rank);
    return { ...row, current_member: { role, access_map: toOrganizationAccessMap(role), super_user } };
  });
}

export async function listOrganizationMembers(
  db: Reader,
  organizationId: number,
): Promise<OrganizationMember[]> {
  const rows = await db
    .selectFrom('organization_members as om')
    .innerJoin('members as m', 'm.member_id', 'om.member_id')
    .select([
      'om.organization_member_id',
      'm.member_id',
      'm.display_name',
      'm.email',
      'm.avatar_url',
      'om.role',
      'om.create_dttm',
    ])
    .where('om.organization_id', '=', organizationId)
    .orderBy('m.display_name')
    .execute();
  return rows.map((row) => ({
    ...row,
    role: row.role as OrganizationRole,
    create_dttm: row.create_dttm.toISOString(),
  }));
}
