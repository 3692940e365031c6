import { setSuperUser } from '../modules/administration/index.ts';
import { recordAudit } from '../modules/audit/index.ts';
import { findMemberByEmail } from '../modules/members/index.ts';
import { endSessionsOf } from '../modules/sessions/index.ts';
import { createPasswordLink } from '../providers/identity/password-link.ts';
import type { AdminContext } from './context.ts';

const unknown = (email: string) => `Nobody has signed up as ${email}.`;

export async function changeSuperUser(
  { database, say }: AdminContext,
  email: string,
  isSuperUser: boolean,
): Promise<boolean> {
  const outcome = await setSuperUser(database, email, isSuperUser);
  const state = isSuperUser ? 'a super user' : 'no super user';
  if (outcome === 'not_found') say(unknown(email));
  else say(outcome === 'changed' ? `${email} is ${state} now.` : `${email} was ${state} already.`);
  return outcome !== 'not_found';
}

export async function endSessions({ database, say }: AdminContext, email: string): Promise<boolean> {
  const count = await endSessionsOf(database, email);
  say(count === null ? unknown(email) : `${count} sessions of ${email} ended.`);
  return count !== null;
}

/** Says a link with which a member chooses a new password, for installations that send no mail. */
export async function resetPassword(
  { config, database, say }: AdminContext,
  email: string,
): Promise<boolean> {
  if (config.identity.kind !== 'built-in') {
    say('Passwords are kept by the identity provider of this installation: reset it there.');
    return false;
  }
  const publicUrl = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const link = await createPasswordLink(database, email, publicUrl);
  if (link === null) {
    say(unknown(email));
    return false;
  }
  await database.transaction(async (tx) => {
    const subjectId = await findMemberByEmail(tx, email.trim().toLowerCase());
    await recordAudit(tx, { action: 'password.link_made', actorId: null, subjectId, subject: email.trim() });
  });
  say(`Give this link to ${email}, and to nobody else. It works once, for an hour, and ends every session:`);
  say(link);
  return true;
}
