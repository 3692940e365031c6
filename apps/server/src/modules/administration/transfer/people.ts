import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { toBuiltInSubject } from '../../../providers/identity/built-in-subject.ts';
import type { TransferredPerson } from './archive.ts';

/**
 * Finds the people of an archive here by their addresses, and makes an account for the others: without a password, so that
 * only who reads the mail of the address can choose one. Who has no address stays the author of what they wrote.
 * @returns members by the ids that they had, and how many were made.
 */
export async function settlePeople(
  tx: Tx,
  people: readonly TransferredPerson[],
): Promise<{ members: Map<number, number>; made: number }> {
  const members = new Map<number, number>();
  let made = 0;
  for (const { member_id, display_name, email, is_verified, avatar_url } of people) {
    const { rows } = await sql<{ member_id: number }>`
      select member_id from members where email = ${email}::text`.execute(tx);
    const found = rows[0]?.member_id;
    if (found !== undefined) {
      members.set(member_id, found);
      continue;
    }
    const userId = randomUUID();
    if (email !== null) {
      await sql`
        insert into identity_user (id, name, email, "emailVerified", "createdAt", "updatedAt")
        values (${userId}, ${display_name}, ${email}, ${is_verified}, now(), now())
        on conflict do nothing`.execute(tx);
    }
    const subject = email === null ? `transferred ${userId}` : toBuiltInSubject(userId);
    const created = await sql<{ member_id: number }>`
      insert into members (identity_subject, display_name, email, email_verified_at, avatar_url)
      values (${subject}, ${display_name}, ${email}, ${is_verified && email !== null ? new Date() : null}, ${avatar_url})
      returning member_id`.execute(tx);
    members.set(member_id, created.rows[0]?.member_id ?? 0);
    made += 1;
  }
  return { members, made };
}
