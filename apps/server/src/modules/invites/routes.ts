import type { inviteEndpoints } from '@waypost/contract';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { AcceptanceService } from './acceptance/service.ts';
import type { InviteService } from './service.ts';

export function createInviteRoutes(
  invites: InviteService,
  acceptance: AcceptanceService,
): Handlers<typeof inviteEndpoints> {
  return {
    createProjectInvite: ({ grant, body }) => invites.createForProject(grant, body),
    listProjectInvites: ({ grant }) => invites.listOfProject(grant),
    createOrganizationInvite: ({ grant, body }) => invites.createForOrganization(grant, body),
    listOrganizationInvites: ({ grant }) => invites.listOfOrganization(grant),
    getOutbox: ({ grant }) => invites.getOutbox(grant),
    getPlatformOutbox: ({ grant }) => invites.getPlatformOutbox(grant),
    removeInvite: async ({ grant }) => {
      await invites.remove(grant);
      return undefined;
    },
    resendInvite: async ({ grant }) => {
      await invites.resend(grant);
      return undefined;
    },
    listReceivedInvites: ({ grant }) => acceptance.listReceived(grant),
    getInvitation: ({ params }) => acceptance.getInvitation(params.code),
    acceptInvite: ({ grant, params }) => acceptance.accept(grant, params.uuid),
    listInvitesOfIdentity: ({ body }) => acceptance.listOfIdentity(body.firebase_token),
    acceptInviteByIdentity: ({ params, body }) =>
      acceptance.acceptByIdentity(body.firebase_token, params.uuid),
  };
}
