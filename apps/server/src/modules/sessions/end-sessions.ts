import type { Database } from '../../platform/db/database.ts';
import { findMemberByEmail } from '../members/index.ts';
import { revokeFamiliesOfMember } from './store.ts';

/** Ends every session of the member with an e-mail address. @returns how many; null for nobody. */
export function endSessionsOf(database: Database, email: string): Promise<number | null> {
  return database.transaction(async (tx) => {
    const memberId = await findMemberByEmail(tx, email.trim().toLowerCase());
    return memberId === null ? null : (await revokeFamiliesOfMember(tx, memberId)).length;
  });
}
