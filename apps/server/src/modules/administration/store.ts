import type { OrganizationLimits, Stats } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';

/** Serializes concurrent first sign-ups, so that exactly one becomes super user. */
const FIRST_MEMBER_LOCK = 7_294_115;

export async function getStats(db: Reader): Promise<Stats> {
  const result = await sql<Stats>`
    select (select count(*)::integer from organizations) as total_organizations,
      (select count(*)::integer from projects where deleted_at is null) as total_projects,
      (select count(*)::integer from members) as total_members`.execute(db);
  return result.rows[0] ?? { total_organizations: 0, total_projects: 0, total_members: 0 };
}

export interface Limits {
  readonly projects_limit: number;
  readonly members_limit: number;
  readonly planet_access: boolean;
}

/** @returns the limits before and after, or null for an unknown organization. */
export async function updateLimits(
  tx: Tx,
  organizationId: number,
  { projects_limit, members_limit, planet_access }: OrganizationLimits,
): Promise<{ before: Limits; after: Limits } | null> {
  const before = await tx
    .selectFrom('organizations')
    .select(['projects_limit', 'members_limit', 'planet_access'])
    .where('organization_id', '=', organizationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (before === undefined) return null;
  const after = { projects_limit, members_limit, planet_access: planet_access ?? before.planet_access };
  await tx.updateTable('organizations').set(after).where('organization_id', '=', organizationId).execute();
  return { before, after };
}

/** Whether anyone but `memberId` has signed up; members of the demo do not count. */
export async function hasOtherMembers(db: Reader, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('member_id')
    .where('member_id', '<>', memberId)
    .where('identity_subject', 'is not', null)
    .where('identity_subject', 'not like', 'demo %')
    .where('identity_subject', 'not like', 'demo-loading %')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function lockFirstMember(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${FIRST_MEMBER_LOCK})`.execute(tx);
}

/** @returns whether this changed anything. */
export async function updateSuperUser(tx: Tx, memberId: number, isSuperUser: boolean): Promise<boolean> {
  const result = await tx
    .updateTable('members')
    .set({ is_super_user: isSuperUser })
    .where('member_id', '=', memberId)
    .where('is_super_user', '<>', isSuperUser)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) > 0;
}
