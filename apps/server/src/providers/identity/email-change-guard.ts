import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';

const WRONG = { code: 'INVALID_PASSWORD', message: 'The password is wrong.' };

/**
 * Asks for the password before an address is changed: who finds an open session could otherwise take the account over,
 * with a password reset by mail to an address of their own.
 */
export function createEmailChangeGuard() {
  return {
    id: 'waypost-email-change-guard',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/change-email',
          handler: createAuthMiddleware(async (context) => {
            const session = await getSessionFromCtx(context);
            // Without a session the call itself refuses.
            if (session === null) return;
            const { internalAdapter, password } = context.context;
            const account = await internalAdapter.findCredentialAccount(session.user.id);
            const given: unknown = context.body?.password;
            const isRight =
              typeof given === 'string' &&
              account?.password != null &&
              (await password.verify({ hash: account.password, password: given }));
            if (!isRight) throw new APIError('BAD_REQUEST', WRONG);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
