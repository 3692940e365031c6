import type { Database, Tx } from '../../platform/db/database.ts';
import { recordAudit } from '../audit/index.ts';
import { announceMember, findMemberByEmail } from '../members/index.ts';
import { updateSuperUser } from './store.ts';

/** The outcome of a grant or a revocation. */
export type SuperUserChange = 'changed' | 'unchanged' | 'not_found';

/** Grants super user to the member with an e-mail address, or revokes it, and notifies their open sessions. */
export async function setSuperUser(
  database: Database,
  email: string,
  isSuperUser: boolean,
): Promise<SuperUserChange> {
  return database.transaction(async (tx) => {
    const memberId = await findMemberByEmail(tx, email.trim().toLowerCase());
    if (memberId === null) return 'not_found';
    return (await changeSuperUser(tx, memberId, isSuperUser, null)) ? 'changed' : 'unchanged';
  });
}

/** Grants super user or revokes it, and notifies open sessions. @param actorId null: a command. @returns whether this changed anything. */
export async function changeSuperUser(
  tx: Tx,
  memberId: number,
  isSuperUser: boolean,
  actorId: number | null,
): Promise<boolean> {
  if (!(await updateSuperUser(tx, memberId, isSuperUser))) return false;
  const action = isSuperUser ? 'super_user.granted' : 'super_user.revoked';
  await recordAudit(tx, { action, actorId, subjectId: memberId });
  await announceMember(tx, memberId);
  return true;
}
