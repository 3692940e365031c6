import type { Database } from '../../platform/db/database.ts';
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
    if (!(await updateSuperUser(tx, memberId, isSuperUser))) return 'unchanged';
    const action = isSuperUser ? 'super_user.granted' : 'super_user.revoked';
    await recordAudit(tx, { action, actorId: null, subjectId: memberId });
    await announceMember(tx, memberId);
    return 'changed';
  });
}
