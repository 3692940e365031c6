import type { Tx } from '../../platform/db/database.ts';
import { hasOtherMembers, lockFirstMember, updateSuperUser } from './store.ts';

/**
 * Makes a newly signed-up member super user if no one has signed up before; members of the demo do not count. Call it
 * right after the insert, in the same transaction.
 */
export async function crownFirstMember(tx: Tx, memberId: number): Promise<void> {
  // Checked before taking the lock, so that later sign-ups do not wait for it.
  if (await hasOtherMembers(tx, memberId)) return;
  await lockFirstMember(tx);
  if (await hasOtherMembers(tx, memberId)) return;
  await updateSuperUser(tx, memberId, true);
}
