import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface OrganizationOverview {
  readonly organization_id: number;
  readonly organization_name: string;
  readonly projects_limit: number;
  readonly members_limit: number;
  readonly planet_access: boolean;
  readonly projects: number;
  readonly members: number;
  readonly features: number;
}

/** What organizations hold, by id. @param organizationId only this one. */
export async function listOverviews(
  db: Reader,
  organizationId: number | null,
): Promise<OrganizationOverview[]> {
  const { rows } = await sql<OrganizationOverview>`
    select o.organization_id, o.organization_name, o.projects_limit, o.members_limit, o.planet_access,
      (select count(*)::integer from projects p
        where p.organization_id = o.organization_id and p.deleted_at is null) as projects,
      (select count(*)::integer from organization_members m
        where m.organization_id = o.organization_id) as members,
      (select count(*)::integer from features f join projects p using (project_id)
        where p.organization_id = o.organization_id) as features
    from organizations o
    where ${organizationId}::integer is null or o.organization_id = ${organizationId}::integer
    order by o.organization_id`.execute(db);
  return rows;
}

/** Locks an organization for its deletion. @returns its name, or null for an unknown one. */
export async function lockWhole(tx: Tx, organizationId: number): Promise<string | null> {
  const { rows } = await sql<{ organization_name: string }>`
    select organization_name from organizations where organization_id = ${organizationId}::integer for update`.execute(
    tx,
  );
  return rows[0]?.organization_name ?? null;
}

/** Orders of satellite pictures and variables that a provider may still deliver, and charge. */
export async function countOrdersUnderWay(tx: Tx, organizationId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select organization_id, status, fault, updated_at, -2 as waiting from imagery_orders
      union all
      select organization_id, status, fault, updated_at, -3 from imagery_variables
    ) asked
    where organization_id = ${organizationId}::integer and (status > 0
      -- Being withdrawn, or not known to have ended.
      or (fault = 'stopped' and updated_at > now() - interval '1 hour')
      or (status = waiting and fault in ('imagery_unavailable', 'took_too_long') and updated_at > now() - interval '3 days')
    )`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The name that the payment provider gave an organization, if it has ever bought something. */
export async function findCustomer(tx: Tx, organizationId: number): Promise<string | null> {
  const { rows } = await sql<{ customer_id: string }>`
    select customer_id from billing_accounts where organization_id = ${organizationId}::integer`.execute(tx);
  return rows[0]?.customer_id ?? null;
}

/** Digests of all files that the rows of an organization name; others may name some of them too. */
export async function listFilesOf(tx: Tx, organizationId: number): Promise<string[]> {
  const { rows } = await sql<{ digest: string }>`
    with own as (select project_id from projects where organization_id = ${organizationId}::integer),
    codes as (select code from features where project_id in (select project_id from own))
    select digest from resources where feature_code in (select code from codes)
    union select digest from detached_resources where feature_code in (select code from codes)
    union select icon_digest from templates where project_id in (select project_id from own)
      and icon_digest is not null
    union select digest from exports where project_id in (select project_id from own) and digest is not null
    union select digest from imagery_orders where organization_id = ${organizationId}::integer and digest is not null
    union select r.digest from imagery_variable_results r join imagery_variables v using (variable_id)
      where v.organization_id = ${organizationId}::integer and r.digest is not null
    union select digest from layer_images where organization_id = ${organizationId}::integer and digest is not null
    union select overviews_digest from layer_images where organization_id = ${organizationId}::integer
      and overviews_digest is not null
    union select a.digest from avatars a join organizations o on o.avatar_url like '%/' || a.code
      where o.organization_id = ${organizationId}::integer`.execute(tx);
  return rows.map(({ digest }) => digest);
}

/** Files of an organization that have not arrived whole. */
export async function listUploadsOf(tx: Tx, organizationId: number): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select u.uuid from uploads u join features f on f.code = u.feature_code join projects p using (project_id)
    where p.organization_id = ${organizationId}::integer
    union all select image_id from layer_images where organization_id = ${organizationId}::integer and status > 0`.execute(
    tx,
  );
  return rows.map(({ uuid }) => uuid);
}

export async function listMemberIds(tx: Tx, organizationId: number): Promise<number[]> {
  const { rows } = await sql<{ member_id: number }>`
    select member_id from organization_members where organization_id = ${organizationId}::integer
    union select pm.member_id from project_members pm join projects p using (project_id)
    where p.organization_id = ${organizationId}::integer`.execute(tx);
  return rows.map(({ member_id }) => member_id);
}

/** Deletes an organization with every row that names it, its logs included. */
export async function deleteRowsOf(tx: Tx, organizationId: number): Promise<void> {
  await sql`
    delete from pgboss.job where id in (
      select job_id from jobs where organization_id = ${organizationId}::integer)`.execute(tx);
  const topics = sql`
    select 'project:' || project_id from projects where organization_id = ${organizationId}::integer
    union all select 'organization:' || ${organizationId}::integer`;
  await sql`delete from events where topic in (${topics})`.execute(tx);
  await sql`delete from event_counters where topic in (${topics})`.execute(tx);
  await sql`
    delete from audit_entries where organization_id = ${organizationId}::integer or project_id in (
      select project_id from projects where organization_id = ${organizationId}::integer)`.execute(tx);
  await sql`
    delete from avatars a using organizations o
    where o.organization_id = ${organizationId}::integer and o.avatar_url like '%/' || a.code`.execute(tx);
  // The rest follows what it references.
  await sql`delete from organizations where organization_id = ${organizationId}::integer`.execute(tx);
}
