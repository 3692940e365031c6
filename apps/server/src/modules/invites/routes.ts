import type { inviteEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/endpoints/handlers.ts';
import { toMessageLanguage } from '../../platform/message-language.ts';
import type { AcceptanceService } from './acceptance/service.ts';
import type { InviteService } from './service.ts';

/** The language of the message is the inviter’s. */
const toLanguage = ({ headers }: { readonly headers: { readonly 'accept-language'?: string | undefined } }) =>
  toMessageLanguage(headers['accept-language']);

export function createInviteRoutes(
  invites: InviteService,
  acceptance: AcceptanceService,
): Handlers<typeof inviteEndpoints> {
  return {
    createProjectInvite: ({ grant, body, request }) =>
      invites.createForProject(grant, body, toLanguage(request)),
    listProjectInvites: ({ grant }) => invites.listOfProject(grant),
    createOrganizationInvite: ({ grant, body, request }) =>
      invites.createForOrganization(grant, body, toLanguage(request)),
    listOrganizationInvites: ({ grant }) => invites.listOfOrganization(grant),
    getOutbox: ({ grant }) => invites.getOutbox(grant),
    getPlatformOutbox: ({ grant }) => invites.getPlatformOutbox(grant),
    removeInvite: async ({ grant }) => {
      await invites.remove(grant);
      return undefined;
    },
    resendInvite: ({ grant, request }) => invites.resend(grant, toLanguage(request)),
    listReceivedInvites: ({ grant }) => acceptance.listReceived(grant),
    getInvitation: ({ params, query }) => acceptance.getInvitation(params.code, query.firebase_token),
    acceptInvite: ({ grant, params }) => acceptance.accept(grant, params.uuid),
    listInvitesOfIdentity: ({ body }) => acceptance.listOfIdentity(body.firebase_token),
    acceptInviteByIdentity: ({ params, body }) =>
      acceptance.acceptByIdentity(body.firebase_token, params.uuid),
  };
}
