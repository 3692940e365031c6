import { type AdministeredUser, NAMED_ORGANIZATIONS } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';

/** Serializes revocations, so that two super users cannot revoke each other at the same moment. */
const SUPER_USERS_LOCK = 7_294_116;

export interface UserFilter {
  /** Part of a name, address or phone number. */
  readonly part: string | null;
  readonly areSuperUsers: boolean;
  readonly memberId: number | null;
  /** Only people of the organizations that this member is in, and only these organizations. */
  readonly viewerId: number | null;
  readonly before: number | null;
  readonly limit: number;
}

interface UserRow extends Omit<AdministeredUser, 'created_at' | 'last_seen_at' | 'organizations'> {
  readonly created_at: Date;
  readonly last_seen_at: Date | null;
  readonly organization_ids: readonly number[];
  readonly organization_names: readonly string[];
}

const toPattern = (part: string) => `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** People who have signed up, the newest first. */
export async function listUsers(db: Reader, filter: UserFilter): Promise<AdministeredUser[]> {
  const { part, areSuperUsers, memberId, viewerId, before, limit } = filter;
  const pattern = part === null ? null : toPattern(part);
  const { rows } = await sql<UserRow>`
    with seen as (
      select om.organization_id from organization_members om where om.member_id = ${viewerId}::integer
    ), page as (
      select m.* from members m
      where (${pattern}::text is null or m.display_name ilike ${pattern}::text or m.email ilike ${pattern}::text
          or m.phone like ${pattern}::text)
        and (not ${areSuperUsers}::boolean or m.is_super_user)
        and (${memberId}::integer is null or m.member_id = ${memberId}::integer)
        and (${before}::integer is null or m.member_id < ${before}::integer)
        and (${viewerId}::integer is null or exists (
          select 1 from organization_members om
          where om.member_id = m.member_id and om.organization_id in (select organization_id from seen)))
      order by m.member_id desc limit ${limit}
    )
    select m.member_id, m.display_name, m.avatar_url, m.email, m.phone, m.is_super_user, ${isOfInstallation('m')} as can_be_super_user,
      m.email_verified_at is not null as email_verified, m.created_at,
      greatest(m.last_seen_at, s.last_used_at) as last_seen_at, coalesce(s.open_sessions, 0)::integer as open_sessions,
      coalesce(o.ids[1:${NAMED_ORGANIZATIONS}::integer], '{}') as organization_ids,
      coalesce(o.names[1:${NAMED_ORGANIZATIONS}::integer], '{}') as organization_names,
      coalesce(cardinality(o.ids), 0) as organizations_count
    from page m
    left join lateral (
      select max(t.created_at) as last_used_at,
        count(*) filter (where f.revoked_at is null and t.expires_at > now()) as open_sessions
      from refresh_families f cross join lateral (
        select created_at, expires_at from refresh_tokens
        where family_id = f.family_id order by created_at desc limit 1
      ) t
      where f.member_id = m.member_id
    ) s on true
    left join lateral (
      select array_agg(o.organization_id order by o.organization_name, o.organization_id) as ids,
        array_agg(o.organization_name::text order by o.organization_name, o.organization_id) as names
      from organization_members om join organizations o using (organization_id)
      where om.member_id = m.member_id
        and (${viewerId}::integer is null or om.organization_id in (select organization_id from seen))
    ) o on true
    order by m.member_id desc`.execute(db);
  return rows.map(toUser);
}

function toUser({ organization_ids, organization_names, ...row }: UserRow): AdministeredUser {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    organizations: organization_ids.map((id, at) => ({ id, name: organization_names[at] ?? '' })),
  };
}

/** Whether a member has an account of this installation, and is not one of the demo. */
const isOfInstallation = (m: string) => sql<boolean>`(${sql.ref(`${m}.identity_subject`)} is not null
  and ${sql.ref(`${m}.identity_subject`)} not like all (array['demo %', 'demo-loading %', 'transferred %']))`;

/** Whether anybody but `memberId` reaches the whole installation; the super user of the demo does not. */
export async function hasOtherSuperUsers(tx: Tx, memberId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from members m
    where m.is_super_user and not m.is_confined and m.member_id <> ${memberId}::integer
      and ${isOfInstallation('m')} limit 1`.execute(tx);
  return rows.length > 0;
}

export async function lockSuperUsers(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SUPER_USERS_LOCK})`.execute(tx);
}

/** The language of a member; null if they have chosen none. */
export async function findLanguage(db: Reader, memberId: number): Promise<string | null> {
  const { rows } = await sql<{ language: string | null }>`
    select settings->>'language' as language from members where member_id = ${memberId}::integer`.execute(db);
  return rows[0]?.language ?? null;
}
