import type { Tx } from '../../platform/db/database.ts';
import { hasOtherMembers, lockFirstMember, updateSuperUser } from './store.ts';

/**
 * Makes a member who has just signed up a super user when nobody signed up before; the demo’s people do not
 * count. Call it right after the member was made, in the same transaction.
 */
export async function crownFirstMember(tx: Tx, memberId: number): Promise<void> {
  // Asked twice, so that nobody waits for anybody once the first is there.
  if (await hasOtherMembers(tx, memberId)) return;
  await lockFirstMember(tx);
  if (await hasOtherMembers(tx, memberId)) return;
  await updateSuperUser(tx, memberId, true);
}
