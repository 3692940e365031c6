import type { GivenOrganizationRole, InviteStatus, ProjectRole, ReceivedInvite } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { MessageLanguage } from '../../platform/message-language.ts';
import { listStatusesBefore } from './status-order.ts';

/** An invite with the names it refers to; exactly one of the two roles is set. */
export interface InviteRow {
  uuid: string;
  organization_id: number;
  project_id: number | null;
  inviter_id: number;
  fullname: string;
  email: string | null;
  phone: string | null;
  project_role: ProjectRole | null;
  organization_role: GivenOrganizationRole | null;
  auto_accept: boolean;
  include_in_org: boolean;
  app_only: boolean;
  email_status: InviteStatus;
  language: MessageLanguage;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  is_expired: boolean;
  inviter_name: string;
  organization_name: string;
  project_name: string | null;
}

const COLUMNS = sql`i.uuid, i.organization_id, i.project_id, i.inviter_id, i.fullname, i.email, i.phone,
  i.project_role, i.organization_role, i.auto_accept, i.include_in_org, i.app_only, i.email_status,
  i.language, i.created_at, i.expires_at, i.accepted_at, i.expires_at <= now() as is_expired,
  m.display_name as inviter_name, o.organization_name, p.project_name`;
const TABLES = sql`invites i
  join members m on m.member_id = i.inviter_id
  join organizations o on o.organization_id = i.organization_id
  left join projects p on p.project_id = i.project_id`;

export interface NewInvite {
  readonly uuid: string;
  readonly code_hash: string;
  readonly organization_id: number;
  readonly project_id: number | null;
  readonly inviter_id: number;
  readonly fullname: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly project_role: ProjectRole | null;
  readonly organization_role: GivenOrganizationRole | null;
  readonly auto_accept: boolean;
  readonly include_in_org: boolean;
  readonly app_only: boolean;
  readonly language: MessageLanguage;
  readonly expires_at: Date;
}

/** The unique index in which two invites of one addressee conflict. */
function toConflict(invite: NewInvite) {
  if (invite.project_id === null) {
    return sql`(organization_id, email) where accepted_at is null and project_id is null`;
  }
  return invite.email === null
    ? sql`(project_id, phone) where accepted_at is null and project_id is not null and email is null`
    : sql`(project_id, email) where accepted_at is null and project_id is not null and email is not null`;
}

/**
 * Inserts an invite, or renews the pending one for the same address in the same place, whose code stops working.
 * @returns its uuid.
 */
export async function putInvite(tx: Tx, invite: NewInvite): Promise<string> {
  const result = await sql<{ uuid: string }>`
    insert into invites (uuid, code_hash, organization_id, project_id, inviter_id, fullname, email, phone,
      project_role, organization_role, auto_accept, include_in_org, app_only, language, expires_at)
    values (${invite.uuid}, ${invite.code_hash}, ${invite.organization_id}, ${invite.project_id},
      ${invite.inviter_id}, ${invite.fullname}, ${invite.email}, ${invite.phone}, ${invite.project_role},
      ${invite.organization_role}, ${invite.auto_accept}, ${invite.include_in_org}, ${invite.app_only},
      ${invite.language}, ${invite.expires_at})
    on conflict ${toConflict(invite)} do update set
      code_hash = excluded.code_hash, inviter_id = excluded.inviter_id, fullname = excluded.fullname,
      phone = excluded.phone, project_role = excluded.project_role,
      organization_role = excluded.organization_role, auto_accept = excluded.auto_accept,
      include_in_org = excluded.include_in_org, app_only = excluded.app_only, language = excluded.language,
      expires_at = excluded.expires_at,
      created_at = now(), email_status = 'pending'
    returning uuid`.execute(tx);
  return result.rows[0]?.uuid ?? invite.uuid;
}

/** Gives a pending invite a new code, inviter and expiry. False when it was accepted or deleted meanwhile. */
export async function renewInvite(
  tx: Tx,
  uuid: string,
  values: Pick<NewInvite, 'code_hash' | 'inviter_id' | 'expires_at' | 'language'>,
): Promise<boolean> {
  const result = await tx
    .updateTable('invites')
    .set({ ...values, email_status: 'pending' })
    .where('uuid', '=', uuid)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes an invite; false when it does not exist. */
export async function deleteInvite(tx: Tx, uuid: string): Promise<boolean> {
  const result = await tx.deleteFrom('invites').where('uuid', '=', uuid).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function listProjectInvites(db: Reader, projectId: number): Promise<InviteRow[]> {
  const result = await sql<InviteRow>`
    select ${COLUMNS} from ${TABLES} where i.project_id = ${projectId}
    order by i.created_at desc, i.uuid`.execute(db);
  return result.rows;
}

export async function listOrganizationInvites(db: Reader, organizationId: number): Promise<InviteRow[]> {
  const result = await sql<InviteRow>`
    select ${COLUMNS} from ${TABLES} where i.organization_id = ${organizationId} and i.project_id is null
    order by i.created_at desc, i.uuid`.execute(db);
  return result.rows;
}

export async function findInvite(
  db: Reader,
  by: { readonly uuid: string } | { readonly codeHash: string },
): Promise<InviteRow | null> {
  const isIt = 'uuid' in by ? sql`i.uuid = ${by.uuid}` : sql`i.code_hash = ${by.codeHash}`;
  const result = await sql<InviteRow>`select ${COLUMNS} from ${TABLES} where ${isIt}`.execute(db);
  return result.rows[0] ?? null;
}

/** The pending invite of an address in a place, or null. */
export async function findWaitingRole(
  db: Reader,
  place: Pick<NewInvite, 'project_id' | 'organization_id' | 'email' | 'phone'>,
): Promise<{ project_role: ProjectRole | null } | null> {
  const result = await sql<{ project_role: ProjectRole | null }>`
    select project_role from invites
    where accepted_at is null and organization_id = ${place.organization_id}
      and project_id is not distinct from ${place.project_id}::integer
      and case when ${place.email}::text is null then email is null and phone = ${place.phone}
        else email = ${place.email} end
    for update`.execute(db);
  return result.rows[0] ?? null;
}

/** Marks an invite as accepted, once. False when it was accepted before or is gone. */
export async function markAccepted(
  tx: Tx,
  uuid: string,
  codeHash: string | null,
  memberId: number,
): Promise<boolean> {
  const result = await sql`
    update invites set accepted_at = now(), accepted_by = ${memberId}
    where uuid = ${uuid} and accepted_at is null and expires_at > now()
      and (${codeHash}::text is null or code_hash = ${codeHash})`.execute(tx);
  return (result.numAffectedRows ?? 0n) > 0n;
}

/** The strongest rank of the account with an address, in a project or its ancestors (0: none). */
export async function findRankByAddress(
  db: Reader,
  projectId: number,
  { email, phone }: Pick<InviteRow, 'email' | 'phone'>,
): Promise<number> {
  const result = await sql<{ rank: number }>`
    select coalesce(max(project_role_rank(pm.role_name)), 0) as rank
    from projects p
    join project_members pm on pm.project_id = any(p.ancestor_ids)
    join members m on m.member_id = pm.member_id
    where p.project_id = ${projectId}
      and case when ${email}::text is null then m.phone = ${phone} else m.email = ${email} end`.execute(db);
  return result.rows[0]?.rank ?? 0;
}

export async function isInOrganizationByEmail(
  db: Reader,
  organizationId: number,
  email: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('organization_members as om')
    .innerJoin('members as m', 'm.member_id', 'om.member_id')
    .select('om.member_id')
    .where('om.organization_id', '=', organizationId)
    .where('m.email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** The addresses of a member. A phone is always verified, an e-mail address if the flag is set. */
export interface Addresses {
  readonly email: string | null;
  readonly phone: string | null;
  readonly is_email_verified: boolean;
}

export async function findAddresses(db: Reader, memberId: number): Promise<Addresses | null> {
  const result = await sql<Addresses>`
    select email, phone, email_verified_at is not null as is_email_verified
    from members where member_id = ${memberId}`.execute(db);
  return result.rows[0] ?? null;
}

/**
 * @param email the verified address; a member whose address changed since is left alone. Null: their current address.
 */
export async function markEmailVerified(
  tx: Tx,
  memberId: number,
  email: string | null = null,
): Promise<void> {
  await tx
    .updateTable('members')
    .set({ email_verified_at: new Date() })
    .where('member_id', '=', memberId)
    .where('email_verified_at', 'is', null)
    .$if(email !== null, (query) => query.where('email', '=', email))
    .execute();
}

/** The member with a verified address, or null. */
export async function findAddressee(
  db: Reader,
  invite: Pick<InviteRow, 'email' | 'phone'>,
): Promise<number | null> {
  const result = await sql<{ member_id: number }>`
    select member_id from members
    where case when ${invite.email}::text is null then phone = ${invite.phone}
      else email = ${invite.email} and email_verified_at is not null end
    limit 1`.execute(db);
  return result.rows[0]?.member_id ?? null;
}

/** The pending invites to a member’s verified addresses, from inviters who may still invite, newest first. */
export async function listReceivedInvites(db: Reader, own: Addresses): Promise<ReceivedInvite[]> {
  const email = own.is_email_verified ? own.email : null;
  const result = await sql<
    Omit<ReceivedInvite, 'created_at' | 'expires_at'> & { created_at: Date; expires_at: Date }
  >`
    select i.uuid, i.organization_id, o.organization_name, i.project_id, p.project_name,
      coalesce(i.project_role, i.organization_role) as role_name, i.inviter_id, m.display_name as inviter_name,
      i.email is not null as is_email, i.email is null as is_phone, i.app_only, i.created_at, i.expires_at
    from invites i
    join members m on m.member_id = i.inviter_id
    join organizations o on o.organization_id = i.organization_id
    left join projects p on p.project_id = i.project_id
    where i.accepted_at is null and i.expires_at > now()
      and (i.email = ${email}::text or (i.email is null and i.phone = ${own.phone}::text))
      and case when i.project_id is null then exists (
        select 1 from access_organization_roles(i.inviter_id) r
        where r.organization_id = i.organization_id and r.rank = 3
      ) else exists (
        select 1 from access_project_roles(i.inviter_id) r
        where r.project_id = i.project_id and r.rank >= project_role_rank(i.project_role)
          and (r.rank = 3 or (r.rank = 2 and r.manage_members))
      ) end
    order by i.created_at desc, i.uuid`.execute(db);
  return result.rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }));
}

/** Locks an invite until the end of the transaction, as changing it does. */
export async function lockInvite(tx: Tx, uuid: string): Promise<void> {
  await tx.selectFrom('invites').select('uuid').where('uuid', '=', uuid).forNoKeyUpdate().execute();
}

/** Moves the status of an invite forward; null when nothing changed, or the invite is gone or accepted. */
export async function setInviteStatus(
  tx: Tx,
  uuid: string,
  status: InviteStatus,
): Promise<Pick<InviteRow, 'organization_id' | 'project_id' | 'email' | 'phone'> | null> {
  const row = await tx
    .updateTable('invites')
    .set({ email_status: status })
    .where('uuid', '=', uuid)
    .where('accepted_at', 'is', null)
    .where('email_status', 'in', listStatusesBefore(status))
    .returning(['organization_id', 'project_id', 'email', 'phone'])
    .executeTakeFirst();
  return row ?? null;
}
