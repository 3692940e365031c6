import { randomUUID } from 'node:crypto';
import { ENDPOINTS, TUS } from '@waypost/contract';
import { insertOrganizationMember } from '../../src/modules/organizations/index.ts';
import { makeIdentityToken } from '../people/identity.ts';
import { inviteElsewhere, inviteTo } from '../people/invites.ts';
import { makePicture } from '../pictures/picture.ts';
import type { AccessRequest } from './access-request.ts';
import {
  makeBoundary,
  makeDeletedFeature,
  makeDeletedProject,
  makeGeofence,
  makeIcon,
  makeNote,
  makeProject,
  makeProjectOf,
  makeTag,
  makeTemplate,
} from './access-rows.ts';
import type { AccessWorld, PrincipalKind } from './access-world.ts';
import { EXPORT_REQUESTS } from './export-requests.ts';
import { IMPORT_REQUESTS } from './import-requests.ts';

type RequestTable = {
  readonly [M in keyof typeof ENDPOINTS]?: {
    readonly [K in keyof (typeof ENDPOINTS)[M]]?: readonly AccessRequest<(typeof ENDPOINTS)[M][K]>[];
  };
};

const POINT = { type: 'Point' as const, coordinates: [-91.8, 42.7] as [number, number] };

const inProject = (world: AccessWorld) => ({ params: { project_id: world.projectId } });
const inCollection = (world: AccessWorld) => ({
  params: { project_id: world.projectId, collection_id: 'features' },
});
const ofOrganization = (world: AccessWorld) => ({ params: { org_id: world.organizationId } });
const orgAndProject = (world: AccessWorld) => ({
  org_id: world.organizationId,
  project_id: world.projectId,
});
const uniqueEmail = () => `${randomUUID()}@example.com`;

const TUS_HEADERS = { 'tus-resumable': TUS.version };

/** A call about an upload that the caller began, where they may; with five of ten bytes for the one that sends some. */
function onUpload(headers: Record<string, string> = {}) {
  return [false, true].map((isShared) => ({
    title: isShared ? 'Public' : 'of the project alone',
    isShared,
    input: async (world: AccessWorld, kind: PrincipalKind) => {
      const code = await world.makeFeature({ shared: isShared });
      const uuid = randomUUID();
      const start = { params: { code }, query: { uuid }, headers: { ...TUS_HEADERS, 'upload-length': '10' } };
      await world
        .as(kind)
        .call(ENDPOINTS.uploads.createUpload, start)
        // Who may not begin one is refused at the call itself, too.
        .catch(() => undefined);
      return {
        params: { code, uuid },
        headers: { ...TUS_HEADERS, ...headers },
        files: [new File(['bytes'], 'piece')],
      };
    },
  }));
}

/** The identity token of somebody who has signed up with an address. */
async function memberWithIdentity({ app }: AccessWorld, email: string) {
  const firebase_token = await makeIdentityToken(app.baseUrl, email);
  await app.services.sessions.signUp({
    identityToken: firebase_token,
    displayName: 'Ana Ruiz',
    organizationName: null,
  });
  return { firebase_token };
}

async function fileOf(world: AccessWorld, shared: boolean) {
  const code = await world.makeFeature({ shared, files: [new File(['bytes'], 'photo.bin')] });
  const { uuid } = await world.app.database.read
    .selectFrom('resources')
    .select('uuid')
    .where('feature_code', '=', code)
    .executeTakeFirstOrThrow();
  return { params: { code, uuid } };
}

/** A file that was taken off its feature. */
async function detachedFileOf(world: AccessWorld, shared: boolean) {
  const { params } = await fileOf(world, shared);
  await world.as('org_admin').call(ENDPOINTS.resources.removeResource, { params });
  return params;
}

/** A call on a feature of its own, once of the project alone and once Public. */
function ofFeature<P extends object, B>(more: { params?: P; body?: B } = {}) {
  return [false, true].map((isShared) => ({
    title: isShared ? 'Public' : 'of the project alone',
    isShared,
    input: async (world: AccessWorld) => ({
      params: { ...(more.params as P), code: await world.makeFeature({ shared: isShared }) },
      body: more.body as B,
    }),
  }));
}

async function freshSession(world: AccessWorld): Promise<{ body: { refresh_token: string } }> {
  const { memberId } = world.people.org_admin;
  const { refresh_token } = await world.app.services.sessions.open(memberId);
  return { body: { refresh_token } };
}

async function providerKeyOfSomebody(world: AccessWorld) {
  return { params: await someMember(world), body: { name: 'planetscope', apikey: 'PLAK-0123' } };
}

/** The organization's billing account, which is made when it first asks for a payment link. */
async function findBillingCode(world: AccessWorld): Promise<string> {
  const admin = world.as('org_admin');
  const { billing } = ENDPOINTS;
  await admin.call(billing.createPaymentLink, { ...ofOrganization(world), body: { plan_name: 'basic' } });
  const [account] = await admin.call(billing.listBillingAccounts, ofOrganization(world));
  return account?.code ?? '';
}

/** Somebody who belongs to the organization, for one call. */
async function someMember(world: AccessWorld) {
  const { memberId } = await world.makeNewcomer();
  await world.app.database.transaction((tx) =>
    insertOrganizationMember(tx, world.organizationId, memberId, 'org_member'),
  );
  return { org_id: world.organizationId, member_id: memberId };
}

async function makeAvatar(world: AccessWorld): Promise<string> {
  const { client } = await world.makeNewcomer();
  const member = await client.call(ENDPOINTS.members.updateMemberAvatar, { files: [await makePicture()] });
  return member.avatar_url?.split('/').at(-1) ?? '';
}

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

/**
 * Valid requests of every endpoint, by module and name. An endpoint without an entry fails the matrix: add
 * one here that only its caller can make fail.
 */
export const ACCESS_REQUESTS: RequestTable = {
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
  members: {
    getMember: [
      { input: async () => ({}) },
      {
        title: 'somebody else',
        always: { status: 404, reason: 'somebody with whom nobody shares anything' },
        input: async (world) => ({ query: { member_id: await (await world.makeNewcomer()).memberId } }),
      },
    ],
    updateMember: [{ input: async () => ({ body: { display_name: 'Renamed person' } }) }],
    updateMemberAvatar: [{ input: async () => ({ files: [await makePicture()] }) }],
    getAvatar: [{ input: async (world) => ({ params: { code: await makeAvatar(world) } }) }],
  },
  exports: EXPORT_REQUESTS,
  organizations: {
    listOrganizations: [{ input: async () => ({}) }],
    createOrganization: [{ input: async () => ({ body: { organization_name: `Team ${randomUUID()}` } }) }],
    getOrganization: [{ input: async (world) => ofOrganization(world) }],
    listOrganizationMembers: [{ input: async (world) => ofOrganization(world) }],
    listOrganizationProjectMembers: [{ input: async (world) => ofOrganization(world) }],
    updateOrganization: [
      {
        input: async (world) => ({
          ...ofOrganization(world),
          body: { organization_name: `Team ${randomUUID()}` },
        }),
      },
    ],
    updateOrganizationAvatar: [
      { input: async (world) => ({ ...ofOrganization(world), files: [await makePicture()] }) },
    ],
    updateOrganizationMember: [
      {
        input: async (world) => ({ params: await someMember(world), body: { role: 'org_viewer' } }),
      },
    ],
    removeOrganizationMember: [
      {
        title: 'somebody else',
        // Declared for every reader since anyone may leave; taking out another asks for more.
        alsoNeedsInOrganization: 'org_member:delete',
        input: async (world) => ({ params: await someMember(world) }),
      },
    ],
  },
  projects: {
    listProjects: [{ input: async (world) => ofOrganization(world) }],
    createProject: [
      {
        title: 'at the root',
        isRoot: true,
        input: async (world) => ({ ...ofOrganization(world), body: { name: 'New root' } }),
      },
      {
        title: 'below a project',
        input: async (world) => ({
          ...ofOrganization(world),
          body: { name: 'New child', parentId: world.projectId },
        }),
      },
    ],
    createProjectGroup: [
      {
        title: 'at the root',
        isRoot: true,
        // Every caller brings a project that they may move: what is asked here is the right to make the group.
        input: async (world, kind) => ({
          body: {
            orgId: world.organizationId,
            name: 'New group',
            projects: [await makeProjectOf(world, kind)],
          },
        }),
      },
      {
        title: 'below a project',
        input: async (world, kind) => ({
          body: {
            orgId: world.organizationId,
            name: 'New group',
            parentId: world.projectId,
            projects: [await makeProjectOf(world, kind)],
          },
        }),
      },
    ],
    getProject: [{ input: async (world) => ({ params: orgAndProject(world) }) }],
    listBoundaries: [{ input: async (world) => ofOrganization(world) }],
    getProjectBoundary: [
      {
        input: async (world) => ({ params: { project_id: await makeBoundary(world) } }),
      },
    ],
    listBoundaryCandidates: [{ input: async (world) => ({ params: { project_id: world.projectId } }) }],
    updateProject: [
      { input: async (world) => ({ params: orgAndProject(world), body: { project_desc: 'Changed' } }) },
    ],
    deleteProject: [{ input: async (world) => ({ params: await makeProject(world) }) }],
    listDeletedProjects: [{ input: async () => ({}) }],
    restoreProject: [{ title: 'that one administered', input: makeDeletedProject }],
    listComponents: [{ input: async (world) => ofOrganization(world) }],
    addComponent: [{ input: async (world) => ({ params: { ...orgAndProject(world), name: 'tags' } }) }],
    removeComponent: [{ input: async (world) => ({ params: { ...orgAndProject(world), name: 'tags' } }) }],
    listMembersByProjects: [{ input: async (world) => ({ body: [world.projectId] }) }],
    listProjectMembers: [{ input: async (world) => ({ params: orgAndProject(world) }) }],
    addProjectMember: [
      {
        input: async (world) => ({
          params: orgAndProject(world),
          body: { email: (await world.makeNewcomer()).email, role_name: 'project_viewer' },
        }),
      },
    ],
    updateProjectMember: [
      {
        input: async (world) => ({
          params: {
            ...orgAndProject(world),
            member_id: (await world.makeProjectMember('project_viewer')).memberId,
          },
          body: { role_name: 'project_editor' },
        }),
      },
    ],
    removeProjectMember: [
      {
        title: 'somebody else',
        // Declared for every reader since anyone may leave; taking out another asks for more.
        alsoNeeds: 'project_member:delete',
        input: async (world) => ({
          params: {
            ...orgAndProject(world),
            member_id: (await world.makeProjectMember('project_viewer')).memberId,
          },
        }),
      },
    ],
  },
  features: {
    listFeatures: [{ input: async (world) => inProject(world) }],
    listFeaturesWithTotal: [{ input: async (world) => inProject(world) }],
    getFeaturesTotal: [{ input: async (world) => inProject(world) }],
    getTimeline: [{ input: async (world) => inProject(world) }],
    getNeighbours: [
      {
        input: async (world) => ({ ...inProject(world), query: { code: await world.makeFeature() } }),
      },
    ],
    getFeature: [
      {
        title: 'of the project alone',
        input: async (world) => ({ params: { code: await world.makeFeature() } }),
      },
      {
        title: 'Public',
        isShared: true,
        input: async (world) => ({ params: { code: await world.makeFeature({ shared: true }) } }),
      },
    ],
    createFeature: [
      {
        input: async (world) => ({
          query: { project_id: world.projectId },
          body: { feature: { name: 'Sighting', geometry: POINT } },
        }),
      },
      {
        title: 'with a file',
        input: async (world) => ({
          query: { project_id: world.projectId },
          body: { feature: { name: 'Sighting', geometry: POINT } },
          files: [new File(['bytes'], 'photo.bin')],
        }),
      },
    ],
    updateFeature: [
      {
        title: 'of the project alone',
        input: async (world) => ({
          params: { code: await world.makeFeature() },
          body: { feature: { version: 1, name: 'Renamed' } },
        }),
      },
      {
        title: 'Public',
        isShared: true,
        input: async (world) => ({
          params: { code: await world.makeFeature({ shared: true }) },
          body: { feature: { version: 1, name: 'Renamed' } },
        }),
      },
    ],
    updateGeometry: ofFeature({ body: { geometry: POINT } }),
    pairFeature: [false, true].map((isShared) => ({
      title: isShared ? 'Public' : 'of the project alone',
      isShared,
      alsoNeeds: 'project:update' as const,
      // An area may be a boundary; that this one is a point is told to those who may ask.
      always: { status: 400, reason: 'a point bounds nothing' },
      input: async (world: AccessWorld) => ({
        params: { code: await world.makeFeature({ shared: isShared }) },
        body: { is_boundary: true },
      }),
    })),
    listChilds: ofFeature(),
    deleteFeature: [
      {
        title: 'of the project alone',
        input: async (world) => ({ params: { code: await world.makeFeature() } }),
      },
      {
        title: 'Public',
        isShared: true,
        input: async (world) => ({ params: { code: await world.makeFeature({ shared: true }) } }),
      },
    ],
  },
  featureHistory: {
    getHistory: ofFeature(),
    getVersion: ofFeature({ params: { version: 1 } }),
    restoreVersion: ofFeature({ body: { version: 1 } }),
    listDeletedFeatures: [{ input: async (world) => inProject(world) }],
    recoverFeature: [{ input: makeDeletedFeature }],
  },
  tags: {
    listOrganizationTags: [{ input: async (world) => ofOrganization(world) }],
    listTags: [{ input: async (world) => ({ params: orgAndProject(world) }) }],
    createTag: [
      { input: async (world) => ({ params: orgAndProject(world), body: { name: `Tag ${randomUUID()}` } }) },
    ],
    updateTag: [
      { input: async (world) => ({ params: await makeTag(world), body: { name: `Tag ${randomUUID()}` } }) },
    ],
    deleteTag: [{ input: async (world) => ({ params: await makeTag(world) }) }],
  },
  places: {
    searchPlaces: [{ input: async () => ({ query: { q: 'mexico' } }) }],
    getPlace: [{ input: async () => ({ params: { place_id: 'country:MX' }, query: {} }) }],
  },
  weather: {
    getWeather: [false, true].map((isShared) => ({
      title: isShared ? 'Public' : 'of the project alone',
      isShared,
      input: async (world: AccessWorld) => ({
        params: { code: await world.makeFeature({ shared: isShared }) },
      }),
    })),
  },
  search: { search: [{ input: async () => ({ query: { q: 'project' } }) }] },
  templates: {
    listTemplates: [{ input: async (world) => inProject(world) }],
    createTemplate: [
      {
        input: async (world) => ({
          ...inProject(world),
          body: { name: 'Bird count', geometry_type: 'Point' },
        }),
      },
    ],
    listOrganizationTemplates: [{ input: async (world) => ofOrganization(world) }],
    updateTemplate: [
      { input: async (world) => ({ params: await makeTemplate(world), body: { name: 'Bird census' } }) },
    ],
    updateTemplateIcon: [
      { input: async (world) => ({ params: await makeTemplate(world), files: [await makePicture()] }) },
    ],
    deleteTemplate: [{ input: async (world) => ({ params: await makeTemplate(world) }) }],
    getTemplateIcon: [{ input: async (world) => ({ params: { code: await makeIcon(world) } }) }],
  },
  notes: {
    listNotes: ofFeature(),
    createNote: ofFeature({ body: { text: 'Seen again today' } }),
    deleteNote: [
      { title: 'somebody else’s', input: async (world) => ({ params: await makeNote(world, 'org_admin') }) },
      {
        title: 'one’s own',
        isOwn: true,
        input: async (world, kind) => ({ params: await makeNote(world, kind) }),
      },
    ],
  },
  geofence: {
    listGeofenceEvents: ofFeature(),
    createGeofenceEvent: [false, true].map((isShared) => ({
      title: isShared ? 'Public' : 'of the project alone',
      isShared,
      input: async (world: AccessWorld) => ({
        params: { code: await makeGeofence(world, isShared) },
        body: { event: 'in' as const },
      }),
    })),
  },
  resources: {
    getResource: [
      { title: 'of the project alone', input: (world) => fileOf(world, false) },
      { title: 'Public', isShared: true, input: (world) => fileOf(world, true) },
    ],
    addResource: [false, true].map((isShared) => ({
      title: isShared ? 'Public' : 'of the project alone',
      isShared,
      input: async (world: AccessWorld) => ({
        params: { code: await world.makeFeature({ shared: isShared }) },
        query: { uuid: randomUUID() },
        files: [await makePicture()],
      }),
    })),
    removeResource: [
      { title: 'of the project alone', input: (world) => fileOf(world, false) },
      { title: 'Public', isShared: true, input: (world) => fileOf(world, true) },
    ],
    restoreResource: [false, true].map((isShared) => ({
      title: isShared ? 'Public' : 'of the project alone',
      isShared,
      input: async (world: AccessWorld) => ({ params: await detachedFileOf(world, isShared) }),
    })),
    orderResources: [false, true].map((isShared) => ({
      title: isShared ? 'Public' : 'of the project alone',
      isShared,
      input: async (world: AccessWorld) => {
        const { code, uuid } = (await fileOf(world, isShared)).params;
        return { params: { code }, body: { uuids: [uuid] } };
      },
    })),
  },
  uploads: {
    createUpload: [false, true].map((isShared) => ({
      title: isShared ? 'Public' : 'of the project alone',
      isShared,
      input: async (world: AccessWorld) => ({
        params: { code: await world.makeFeature({ shared: isShared }) },
        query: { uuid: randomUUID() },
        headers: { ...TUS_HEADERS, 'upload-length': '10' },
      }),
    })),
    getUploadOffset: onUpload(),
    appendUpload: onUpload({ 'upload-offset': '0' }),
    cancelUpload: onUpload(),
  },
  tiles: {
    getTileState: [{ input: async (world) => inProject(world) }],
    getTileJson: [{ input: async (world) => inProject(world) }],
    getFeatureTile: [
      { input: async (world) => ({ params: { project_id: world.projectId, z: 0, x: 0, y: 0 } }) },
    ],
  },
  ogc: {
    getOgcLanding: [{ input: async (world) => inProject(world) }],
    getOgcDescription: [{ input: async (world) => inProject(world) }],
    getOgcConformance: [{ input: async (world) => inProject(world) }],
    listOgcCollections: [{ input: async (world) => inProject(world) }],
    getOgcCollection: [{ input: async (world) => inCollection(world) }],
    getOgcSchema: [{ input: async (world) => inCollection(world) }],
    listOgcItems: [{ input: async (world) => inCollection(world) }],
    // A Public feature too is read here through its project alone.
    getOgcItem: [
      {
        input: async (world) => ({
          params: {
            ...inCollection(world).params,
            feature_id: await world.makeFeature({ shared: true }),
          },
        }),
      },
    ],
  },
  administration: {
    getStats: [{ input: async () => ({}) }],
    updateOrganizationLimits: [
      {
        input: async (world) => ({
          ...ofOrganization(world),
          body: { projects_limit: 1_000_000, members_limit: 1_000_000 },
        }),
      },
    ],
  },
  audit: {
    listAudit: [{ input: async () => ({}) }],
    listOrganizationAudit: [{ input: async (world) => ofOrganization(world) }],
  },
  help: {
    enterHelpCentre: [
      {
        always: { status: 503, reason: 'this server has no help centre' },
        input: async () => ({ body: {} }),
      },
    ],
  },
  apiKeys: {
    listApiKeys: [{ input: async (world) => ofOrganization(world) }],
    createApiKey: [{ input: async (world) => ({ ...ofOrganization(world), body: { name: 'Tide gauge' } }) }],
    deleteApiKey: [
      {
        input: async (world) => {
          const { uuid } = await world.as('org_admin').call(ENDPOINTS.apiKeys.createApiKey, {
            ...ofOrganization(world),
            body: { name: 'Tide gauge' },
          });
          return { params: { org_id: world.organizationId, uuid } };
        },
      },
    ],
    createProviderKey: [{ input: providerKeyOfSomebody }],
    replaceProviderKey: [{ input: providerKeyOfSomebody }],
  },
  billing: {
    getPlans: [{ input: async (world) => ofOrganization(world) }],
    createPaymentLink: [
      { input: async (world) => ({ ...ofOrganization(world), body: { plan_name: 'basic' as const } }) },
    ],
    getCustomerPortal: [
      {
        input: async (world) => {
          await findBillingCode(world);
          return ofOrganization(world);
        },
      },
    ],
    listBillingAccounts: [{ input: async (world) => ofOrganization(world) }],
    getBillingAccount: [
      {
        input: async (world) => ({
          params: { org_id: world.organizationId, code: await findBillingCode(world) },
        }),
      },
    ],
    receivePaymentEvent: [
      {
        input: async () => ({ body: '{}' }),
        always: { status: 400, reason: 'the signature is the credential, and it is missing' },
      },
    ],
  },
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
  imports: IMPORT_REQUESTS,
  messages: {
    receiveDelivery: [
      {
        input: async () => ({ body: '{}' }),
        always: { status: 400, reason: 'the signature is the credential, and it is missing' },
      },
    ],
  },
  demo: {
    enterDemo: [
      {
        always: { status: 404, reason: 'this server is not in evaluation mode' },
        input: async () => ({ body: {} }),
      },
    ],
  },
};
