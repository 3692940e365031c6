import type { AdministeredOrganization, OrganizationOrder } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

export interface OverviewFilter {
  /** Part of a name. */
  readonly part: string | null;
  readonly organizationId: number | null;
  /** Only those that this member reaches. */
  readonly viewerId: number | null;
  readonly order: OrganizationOrder;
  /** The last one of the previous page: its name, or its id where the newest come first. */
  readonly after: string | null;
  readonly limit: number;
}

interface OverviewRow extends Omit<AdministeredOrganization, 'created_at' | 'last_activity'> {
  readonly created_at: Date;
  readonly last_activity: Date | null;
}

const toPattern = (part: string) => `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** The page comes by an index. */
function toPage({ part, organizationId, viewerId, order, after, limit }: OverviewFilter) {
  const byName = order === 'name';
  const isLater = byName
    ? sql`lower(o.organization_name) > lower(${after}::text)`
    : sql`o.organization_id < ${after}::text::integer`;
  return sql`
    select o.* from organizations o
    where (${organizationId}::integer is null or o.organization_id = ${organizationId}::integer)
      and ${part === null ? sql`true` : sql`o.organization_name ilike ${toPattern(part)}::text`}
      and ${viewerId === null ? sql`true` : sql`o.organization_id in (select organization_id from access_organization_roles(${viewerId}::integer))`}
      and ${after === null ? sql`true` : isLater}
    order by ${byName ? sql`lower(o.organization_name)` : sql`o.organization_id desc`} limit ${limit}`;
}

/**
 * Bytes of the files of the organizations in `page`, whose projects are `own`. Joined as sets: asked for each project, a
 * large one would be read by a million lookups, and a wrong estimate would read all files for each.
 */
const STORED = sql`
  select p.organization_id, r.byte_size from own p
    join features f using (project_id) join resources r on r.feature_code = f.code
  union all select p.organization_id, r.byte_size from own p
    join features f using (project_id) join detached_resources r on r.feature_code = f.code
  union all select p.organization_id, t.icon_byte_size from own p join templates t using (project_id)
  union all select p.organization_id, e.byte_size from own p join exports e using (project_id)
    where e.digest is not null
  union all select i.organization_id, i.byte_size + coalesce(i.overviews_byte_size, 0) from page
    join layer_images i using (organization_id) where i.digest is not null
  union all select i.organization_id, i.byte_size from page
    join imagery_orders i using (organization_id) where i.digest is not null
  union all select v.organization_id, r.byte_size from page join imagery_variables v using (organization_id)
    join imagery_variable_results r using (variable_id) where r.digest is not null`;

/** Organizations with what they hold. Only those of the page are counted, and their features by the projects’ counters. */
export async function listOverviews(db: Reader, filter: OverviewFilter): Promise<AdministeredOrganization[]> {
  const { rows } = await sql<OverviewRow>`
    with page as materialized (${toPage(filter)}),
    own as materialized (
      select p.project_id, p.organization_id, p.deleted_at from page join projects p using (organization_id)
    ), held as (
      select organization_id, count(*) filter (where deleted_at is null) as projects,
        sum(s.features_count) filter (where deleted_at is null) as features, max(s.last_activity) as last_activity
      from own left join project_stats s using (project_id) group by organization_id
    ), people as (
      select organization_id, count(*) as members from (
        select organization_id, om.member_id from page join organization_members om using (organization_id)
        union
        select organization_id, pm.member_id from own join project_members pm using (project_id)
        where own.deleted_at is null
      ) each_once group by organization_id
    ), stored as (
      select organization_id, sum(byte_size) as bytes from (${STORED}) files group by organization_id
    )
    select o.organization_id, o.organization_name, o.avatar_url, o.plan, o.projects_limit, o.members_limit,
      o.planet_access, o.created_at, held.last_activity, coalesce(held.projects, 0)::integer as projects,
      coalesce(people.members, 0)::integer as members, coalesce(held.features, 0)::integer as features,
      coalesce(stored.bytes, 0)::double precision as storage_bytes
    from page o left join held using (organization_id) left join people using (organization_id)
      left join stored using (organization_id)
    order by ${filter.order === 'name' ? sql`lower(o.organization_name)` : sql`o.organization_id desc`}`.execute(
    db,
  );
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    last_activity: row.last_activity?.toISOString() ?? null,
  }));
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
      or (status = waiting and updated_at > now() - interval '3 days'
        and fault in ('imagery_unavailable', 'imagery_limited', 'took_too_long'))
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
