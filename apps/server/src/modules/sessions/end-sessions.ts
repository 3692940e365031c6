import type { Database, Tx } from '../../platform/db/database.ts';
import { recordAudit } from '../audit/index.ts';
import { findMemberByEmail } from '../members/index.ts';
import { revokeFamiliesOfMember } from './store.ts';

/** Ends every session of the member with an e-mail address, by a command. @returns how many; null for nobody. */
export function endSessionsOf(database: Database, email: string): Promise<number | null> {
  return database.transaction(async (tx) => {
    const memberId = await findMemberByEmail(tx, email.trim().toLowerCase());
    return memberId === null ? null : (await endAllInNameOf(tx, null, memberId)).length;
  });
}

/** Ends every session of a member, and records it. @param actorId null: a command. @returns the sessions ended. */
export async function endAllInNameOf(
  tx: Tx,
  actorId: number | null,
  memberId: number,
): Promise<readonly string[]> {
  const ended = await revokeFamiliesOfMember(tx, memberId);
  await recordAudit(tx, { action: 'sessions.ended', actorId, subjectId: memberId });
  return ended;
}
