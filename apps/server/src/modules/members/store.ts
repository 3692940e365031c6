import type { Member } from '@waypost/contract';
import type { Reader, Tx } from '../../platform/db/database.ts';

export interface NewMember {
  /** Null for people whom nobody can sign in as. */
  readonly identitySubject: string | null;
  readonly email: string | null;
  /** `+` and digits, verified; nobody when absent. */
  readonly phone?: string | null;
  readonly displayName: string;
}

const COLUMNS = [
  'member_id',
  'display_name',
  'email',
  'email_verified_at',
  'phone',
  'avatar_url',
  'is_super_user',
] as const;

type MemberRow = Omit<Member, 'email_verified'> & { readonly email_verified_at: Date | null };

function toMember({ email_verified_at, ...row }: MemberRow): Member {
  return { ...row, email_verified: email_verified_at !== null };
}

/** @throws the database’s unique violation when the identity or its e-mail has a member already. */
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

export async function findMemberByEmail(db: Reader, email: string): Promise<number | null> {
  const row = await db
    .selectFrom('members')
    .select('member_id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.member_id ?? null;
}

/** Keeps the verified phone of a member who has none yet; a number that is another member's stays theirs. */
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

export async function findMember(db: Reader, memberId: number): Promise<Member | null> {
  const row = await db
    .selectFrom('members')
    .select(COLUMNS)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row === undefined ? null : toMember(row);
}

export async function updateDisplayName(
  tx: Tx,
  memberId: number,
  displayName: string,
): Promise<Member | null> {
  const row = await tx
    .updateTable('members')
    .set({ display_name: displayName })
    .where('member_id', '=', memberId)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row === undefined ? null : toMember(row);
}

/** The address of a member’s picture, whose row stays theirs until the transaction ends. */
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
