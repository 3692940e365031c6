import type { BetterAuthPlugin } from 'better-auth';
import { APIError, changeEmail, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { z } from 'zod';
import { emailChange } from './identity-endpoints.ts';

const body = z.object(emailChange);

/**
 * Replaces the call that changes an address by one that asks for the password too: who finds an open session could
 * otherwise take the account over, with a password reset by mail to an address of their own. A hook before the call
 * would not do, since hooks do not see the session of a bearer token.
 */
export function createEmailChange() {
  return {
    id: 'waypost-email-change',
    endpoints: {
      changeEmail: createAuthEndpoint(
        '/change-email',
        { method: 'POST', body, use: [sensitiveSessionMiddleware] },
        async (call) => {
          const { internalAdapter, password, session } = call.context;
          const account = await internalAdapter.findCredentialAccount(session.user.id);
          const isRight =
            account?.password != null &&
            call.body.password !== undefined &&
            (await password.verify({ hash: account.password, password: call.body.password }));
          if (!isRight) {
            throw new APIError('BAD_REQUEST', {
              code: 'INVALID_PASSWORD',
              message: 'The password is wrong.',
            });
          }
          await changeEmail({
            body: { newEmail: call.body.newEmail },
            context: call.context,
            ...(call.headers === undefined ? {} : { headers: call.headers }),
            ...(call.request === undefined ? {} : { request: call.request }),
            asResponse: false,
          });
          return call.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
