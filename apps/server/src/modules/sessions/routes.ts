import type { FrontConfig, sessionEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { SessionService } from './service.ts';

export function createSessionRoutes(
  service: SessionService,
  frontConfig: FrontConfig,
): Handlers<typeof sessionEndpoints> {
  return {
    signUp: ({ body }) =>
      service.signUp({
        identityToken: body.firebase_token,
        displayName: body.display_name,
        organizationName: body.org_name ?? null,
      }),
    createToken: ({ body }) => service.signIn(body.firebase_token, body.invite_code ?? null),
    createTokenOfInvite: ({ body }) =>
      service.signInByInvite({
        identityToken: body.firebase_token,
        inviteCode: body.invite_code,
        displayName: body.display_name ?? null,
      }),
    refreshToken: ({ body }) => service.refresh(body.refresh_token),
    revokeToken: async ({ body }) => {
      await service.revoke(body.refresh_token);
      return undefined;
    },
    getFrontConfig: async () => frontConfig,
  };
}
