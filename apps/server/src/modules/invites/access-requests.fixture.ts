import { ofOrganization, orgAndProject, uniqueEmail } from '../../../test/access/access-inputs.ts';
import type { AccessRequestsOf } from '../../../test/access/access-request.ts';
import { memberWithIdentity } from '../../../test/access/access-rows.ts';
import type { AccessWorld } from '../../../test/access/access-world.ts';
import { makeIdentityToken } from '../../../test/people/identity.ts';
import { inviteElsewhere, inviteTo } from '../../../test/people/invites.ts';

const invitesToManage = [
  {
    title: 'to the project',
    input: async (world: AccessWorld) => ({ params: { uuid: (await inviteTo(world, 'project')).uuid } }),
  },
  {
    title: 'to the organization',
    isIntoOrganization: true,
    input: async (world: AccessWorld) => ({ params: { uuid: (await inviteTo(world, 'organization')).uuid } }),
  },
];

/** Valid requests to the endpoints of `invites`. */
export const accessRequests: AccessRequestsOf<'invites'> = {
  invites: {
    createProjectInvite: [
      {
        input: async ({ projectId: project_id }) => ({
          body: { project_id, name: 'Somebody', email: uniqueEmail(), role_name: 'project_viewer' },
        }),
      },
    ],
    listProjectInvites: [{ input: async (world) => ({ params: orgAndProject(world) }) }],
    createOrganizationInvite: [
      {
        input: async (world) => ({
          ...ofOrganization(world),
          body: { fullname: 'Somebody', email: uniqueEmail() },
        }),
      },
    ],
    listOrganizationInvites: [{ input: async (world) => ofOrganization(world) }],
    getOutbox: [{ input: async (world) => ofOrganization(world) }],
    getPlatformOutbox: [{ input: async () => ({}) }],
    removeInvite: invitesToManage,
    resendInvite: invitesToManage,
    listReceivedInvites: [{ input: async () => ({}) }],
    getInvitation: [
      { input: async (world) => ({ params: { code: (await inviteTo(world, 'project')).code } }) },
    ],
    acceptInvite: [
      { input: async (world, kind) => ({ params: { uuid: await inviteElsewhere(world, kind) } }) },
    ],
    listInvitesOfIdentity: [
      {
        input: async ({ app }) => ({
          body: { firebase_token: await makeIdentityToken(app.baseUrl, uniqueEmail()) },
        }),
      },
    ],
    acceptInviteByIdentity: [
      {
        input: async (world) => {
          const email = uniqueEmail();
          const { code } = await inviteTo(world, 'organization', email);
          return { params: { uuid: code }, body: await memberWithIdentity(world, email) };
        },
      },
    ],
  },
};
