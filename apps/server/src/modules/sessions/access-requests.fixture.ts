import { randomUUID } from 'node:crypto';
import { uniqueEmail } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf } from '../../../test/access/access-request.ts';
import { memberWithIdentity } from '../../../test/access/access-rows.ts';
import type { AccessWorld } from '../../../test/access/access-world.ts';
import { makeIdentityToken } from '../../../test/people/identity.ts';
import { inviteTo } from '../../../test/people/invites.ts';

async function freshSession(world: AccessWorld): Promise<{ body: { refresh_token: string } }> {
  const { memberId } = world.people.org_admin;
  const { refresh_token } = await world.app.services.sessions.open(memberId);
  return { body: { refresh_token } };
}

/** Valid requests to the endpoints of `sessions` and `ownSessions`. */
export const accessRequests: AccessRequestsOf<'sessions' | 'ownSessions'> = {
  sessions: {
    signUp: [
      {
        input: async ({ app }) => ({
          body: {
            display_name: 'Ana Ruiz',
            firebase_token: await makeIdentityToken(app.baseUrl, uniqueEmail()),
          },
        }),
      },
    ],
    createToken: [
      { input: async (world) => ({ body: await memberWithIdentity(world, uniqueEmail()) }) },
      {
        title: 'with an invite',
        input: async (world) => {
          const email = uniqueEmail();
          const { code } = await inviteTo(world, 'organization', email);
          return { body: { ...(await memberWithIdentity(world, email)), invite_code: code } };
        },
      },
    ],
    createTokenOfInvite: [
      {
        input: async (world) => {
          const email = uniqueEmail();
          const { code } = await inviteTo(world, 'organization', email);
          const firebase_token = await makeIdentityToken(world.app.baseUrl, email);
          return { body: { firebase_token, invite_code: code, display_name: 'New person' } };
        },
      },
    ],
    refreshToken: [{ input: freshSession }],
    revokeToken: [{ input: freshSession }],
    getFrontConfig: [{ input: async () => ({}) }],
  },
  ownSessions: {
    listSessions: [{ input: async () => ({}) }],
    endSession: [{ input: async () => ({ params: { session_id: randomUUID() } }) }],
    endOtherSessions: [{ input: async () => ({}) }],
  },
};
