import type { FrontConfig, ownSessionEndpoints, sessionEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import type { SessionService } from './service.ts';
import { toSignedInOn } from './signed-in-on.ts';

export function createSessionRoutes(
  service: SessionService,
  getFrontConfig: () => Promise<FrontConfig>,
): Handlers<typeof sessionEndpoints> {
  return {
    signUp: ({ body, request }) =>
      service.signUp({
        identityToken: body.firebase_token,
        displayName: body.display_name,
        organizationName: body.org_name ?? null,
        ...toSignedInOn(request),
      }),
    createToken: ({ body, request }) =>
      service.signIn({
        identityToken: body.firebase_token,
        inviteCode: body.invite_code ?? null,
        ...toSignedInOn(request),
      }),
    createTokenOfInvite: ({ body, request }) =>
      service.signInByInvite({
        identityToken: body.firebase_token,
        inviteCode: body.invite_code,
        displayName: body.display_name ?? null,
        ...toSignedInOn(request),
      }),
    refreshToken: ({ body }) => service.refresh(body.refresh_token),
    revokeToken: async ({ body }) => {
      await service.revoke(body.refresh_token);
      return undefined;
    },
    getFrontConfig,
  };
}

export function createOwnSessionRoutes(service: SessionService): Handlers<typeof ownSessionEndpoints> {
  return {
    listSessions: ({ grant }) => service.list(grant),
    endSession: async ({ grant, params }) => {
      await service.end(grant, params.session_id);
      return undefined;
    },
    endOtherSessions: async ({ grant }) => {
      await service.endOthers(grant);
      return undefined;
    },
  };
}
