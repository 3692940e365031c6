import type { Member, MemberCard, MemberSettings, MemberSettingsUpdate } from '@waypost/contract';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';

export interface NewMember {
  /** Null for members without sign-in. */
  readonly identitySubject: string | null;
  readonly email: string | null;
  readonly displayName: string;
  /** `+` and digits, verified by the provider. */
  readonly phone?: string | null;
}

const COLUMNS = [
  'member_id',
  'display_name',
  'email',
  'email_verified_at',
  'phone',
  'avatar_url',
  'is_super_user',
  'settings',
] as const;

type MemberRow = Omit<Member, 'email_verified' | 'settings'> & {
  readonly email_verified_at: Date | null;
  readonly settings: unknown;
};

function toMember({ email_verified_at, settings, ...row }: MemberRow): Member {
  return { ...row, email_verified: email_verified_at !== null, settings: settings as MemberSettings };
}

/** @throws the database’s unique violation when a member with the identity or its e-mail exists. */
export async function createMember(tx: Tx, member: NewMember): Promise<number> {
  const row = await tx
    .insertInto('members')
    .values({
      identity_subject: member.identitySubject,
      email: member.email,
      phone: member.phone ?? null,
      display_name: member.displayName,
    })
    .returning('member_id')
    .executeTakeFirstOrThrow();
  return row.member_id;
}

export async function findMemberByIdentity(db: Reader, subject: string): Promise<number | null> {
  const row = await db
    .selectFrom('members')
    .select('member_id')
    .where('identity_subject', '=', subject)
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/**
 * Links the member of a verified address to an identity of another provider that has verified the same address. Members
 * without an identity, or with one of the same provider, stay as they are: a provider is authoritative for its own
 * identities.
 * @returns the member, or null.
 */
export async function adoptMember(tx: Tx, subject: string, email: string): Promise<number | null> {
  const result = await sql<{ member_id: number }>`
    update members set identity_subject = ${subject}
    where email = ${email} and email_verified_at is not null
      and split_part(identity_subject, ' ', 1) <> split_part(${subject}::text, ' ', 1)
    returning member_id`.execute(tx);
  return result.rows[0]?.member_id ?? null;
}

export async function findMemberByEmail(db: Reader, email: string): Promise<number | null> {
  const row = await db
    .selectFrom('members')
    .select('member_id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/** Stores the verified phone of a member without one, unless it belongs to another member. */
export async function keepPhone(tx: Tx, memberId: number, phone: string): Promise<void> {
  await tx
    .updateTable('members')
    .set({ phone })
    .where('member_id', '=', memberId)
    .where('phone', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('members as other').select('other.member_id').where('other.phone', '=', phone))),
    )
    .execute();
}

/** Gives a member another address, not verified yet, unless another member has it. */
export async function changeEmail(tx: Tx, memberId: number, email: string): Promise<void> {
  await sql`
    update members set email = ${email}, email_verified_at = null
    where member_id = ${memberId} and email is distinct from ${email}
      and not exists (select 1 from members other where other.email = ${email})`.execute(tx);
}

export async function findMember(db: Reader, memberId: number): Promise<Member | null> {
  const row = await db
    .selectFrom('members')
    .select(COLUMNS)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row === undefined ? null : toMember(row);
}

export async function updateDisplayName(tx: Tx, memberId: number, displayName: string): Promise<void> {
  await tx
    .updateTable('members')
    .set({ display_name: displayName })
    .where('member_id', '=', memberId)
    .execute();
}

/** Merges settings by key; null removes a key. */
export async function updateSettings(tx: Tx, memberId: number, change: MemberSettingsUpdate): Promise<void> {
  await sql`
    update members set settings = jsonb_strip_nulls(settings || ${JSON.stringify(change)}::jsonb)
    where member_id = ${memberId}`.execute(tx);
}

/** The name and avatar of a member who shares an organization or a project with the caller. */
export async function findColleague(
  db: Reader,
  memberId: number,
  otherId: number,
): Promise<MemberCard | null> {
  const result = await sql<MemberCard>`
    select m.member_id, m.display_name, m.avatar_url from members m
    where m.member_id = ${otherId} and (
      m.member_id = ${memberId}
      or exists (
        select 1 from access_organization_roles(${memberId}) mine
        join access_organization_roles(${otherId}) theirs using (organization_id)))`.execute(db);
  return result.rows[0] ?? null;
}

/** The URL of a member’s avatar, with the row locked until the transaction ends. */
export async function lockAvatarUrl(tx: Tx, memberId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('members')
    .select('avatar_url')
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.avatar_url ?? null;
}

export async function setAvatarUrl(tx: Tx, memberId: number, url: string): Promise<Member | null> {
  const row = await tx
    .updateTable('members')
    .set({ avatar_url: url })
    .where('member_id', '=', memberId)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row === undefined ? null : toMember(row);
}
