import { createHttpClient, type HttpClient } from '@waypost/client';
import { type Access, ENDPOINTS, type FeatureCreateInput, type ProjectRole } from '@waypost/contract';
import { insertOrganizationMember } from '../../src/modules/organizations/index.ts';
import { putProjectMember } from '../../src/modules/projects/index.ts';
import type { Person, TestApp } from '../app/test-app.ts';
import type { Standing } from './access-oracle.ts';

/** Every kind of caller in the matrix, with its roles in the organization and the project. */
export const STANDINGS = {
  anonymous: { isSignedIn: false, organization: null, project: null, managesMembers: false },
  org_admin: { isSignedIn: true, organization: 3, project: 3, managesMembers: true },
  org_member: { isSignedIn: true, organization: 2, project: null, managesMembers: false },
  org_viewer: { isSignedIn: true, organization: 1, project: null, managesMembers: false },
  project_admin: { isSignedIn: true, organization: 0, project: 3, managesMembers: false },
  project_editor: { isSignedIn: true, organization: 0, project: 2, managesMembers: false },
  'project_editor with manage_members': {
    isSignedIn: true,
    organization: 0,
    project: 2,
    managesMembers: true,
  },
  project_viewer: { isSignedIn: true, organization: 0, project: 1, managesMembers: false },
  'admin of a sibling project': { isSignedIn: true, organization: 0, project: null, managesMembers: false },
  'admin of the parent project': { isSignedIn: true, organization: 0, project: 3, managesMembers: false },
  'removed member': { isSignedIn: true, organization: null, project: null, managesMembers: false },
  'admin of another organization': {
    isSignedIn: true,
    organization: null,
    project: null,
    managesMembers: false,
  },
  'super user': {
    isSignedIn: true,
    organization: 3,
    project: 3,
    managesMembers: true,
    isSuperUser: true,
  },
} as const satisfies Record<string, Standing>;

export type PrincipalKind = keyof typeof STANDINGS;
export const PRINCIPAL_KINDS = Object.keys(STANDINGS) as PrincipalKind[];

/** Where only being signed in or being a super user decides: from nobody to the strongest. */
const BY_SIGN_IN: readonly PrincipalKind[] = ['anonymous', 'removed member', 'org_admin', 'super user'];
/** Where the role in the organization decides: of its guests, the strongest and the weakest stand for all. */
const BY_ORGANIZATION: readonly PrincipalKind[] = [
  'anonymous',
  'org_admin',
  'org_member',
  'org_viewer',
  'project_admin',
  'project_viewer',
  'removed member',
  'admin of another organization',
  'super user',
];

/** The callers that an endpoint may tell apart. A full run asks as everybody. */
export function listUsualKinds({ kind }: Access): readonly PrincipalKind[] {
  if (kind === 'public' || kind === 'member' || kind === 'platform') return BY_SIGN_IN;
  return kind === 'organization' ? BY_ORGANIZATION : PRINCIPAL_KINDS;
}

/** An organization with nested projects, a second organization, and a caller of every kind. */
export interface AccessWorld {
  readonly app: TestApp;
  readonly organizationId: number;
  readonly parentId: number;
  /** The project of the matrix: a child of `parentId`. */
  readonly projectId: number;
  readonly siblingId: number;
  readonly otherOrganizationId: number;
  readonly otherProjectId: number;
  readonly people: Readonly<Record<Exclude<PrincipalKind, 'anonymous'>, Person>>;
  /** A client for one kind of caller; each call has its own address, so that rate limits do not interfere. */
  as(kind: PrincipalKind): HttpClient;
  /** A new feature for one call. */
  makeFeature(options?: { shared?: boolean; files?: File[]; projectId?: number }): Promise<string>;
  /** A new member with a role in the project, for one call. */
  makeProjectMember(role: ProjectRole): Promise<Person>;
  makeNewcomer(): Promise<Person>;
}

const { features, organizations, projects } = ENDPOINTS;
const POINT: FeatureCreateInput['geometry'] = { type: 'Point', coordinates: [-91.8, 42.7] };

let callers = 0;

/** A client whose every call comes from another address; the server has to trust its proxy for that. */
export function clientFromAnywhere(baseUrl: string, accessToken: string | null): HttpClient {
  return createHttpClient({
    baseUrl,
    tokens: { getAccessToken: () => accessToken, refresh: async () => null },
    fetch: (url, init) => {
      callers += 1;
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`);
      return fetch(url, { ...init, headers });
    },
  });
}

async function makeOrganization(admin: Person, name: string) {
  const { organization_id } = await admin.client.call(organizations.createOrganization, {
    body: { organization_name: name },
  });
  const make = async (project: string, parentId?: number): Promise<number> => {
    const made = await admin.client.call(projects.createProject, {
      params: { org_id: organization_id },
      body: { name: project, ...(parentId === undefined ? {} : { parentId }) },
    });
    return made.project_id;
  };
  return { organizationId: organization_id, make };
}

type People = AccessWorld['people'];

async function createPeople(app: TestApp): Promise<People> {
  const made = new Map<string, Person>();
  for (const kind of PRINCIPAL_KINDS.filter((name) => name !== 'anonymous')) {
    made.set(kind, await app.createPerson(`The ${kind}`));
  }
  const people = Object.fromEntries(made) as unknown as People; // every key but `anonymous` was created just now
  await app.database.read
    .updateTable('members')
    .set({ is_super_user: true })
    .where('member_id', '=', people['super user'].memberId)
    .execute();
  return people;
}

const give = (app: TestApp, person: Person, projectId: number, role: ProjectRole, manages = false) =>
  app.database.transaction((tx) => putProjectMember(tx, projectId, person.memberId, role, manages));

/** Gives every caller the roles of `STANDINGS`, and revokes those of the removed member. */
async function giveRoles(
  app: TestApp,
  people: People,
  ids: Pick<AccessWorld, 'organizationId' | 'parentId' | 'projectId' | 'siblingId'>,
): Promise<void> {
  const { organizationId, parentId, projectId, siblingId } = ids;
  for (const role of ['org_member', 'org_viewer'] as const) {
    await app.database.transaction((tx) =>
      insertOrganizationMember(tx, organizationId, people[role].memberId, role),
    );
  }
  for (const role of ['project_admin', 'project_editor', 'project_viewer'] as const) {
    await give(app, people[role], projectId, role);
  }
  await give(app, people['project_editor with manage_members'], projectId, 'project_editor', true);
  await give(app, people['admin of a sibling project'], siblingId, 'project_admin');
  await give(app, people['admin of the parent project'], parentId, 'project_admin');
  const removed = people['removed member'];
  await give(app, removed, projectId, 'project_admin');
  await people.org_admin.client.call(projects.removeProjectMember, {
    params: { org_id: organizationId, project_id: projectId, member_id: removed.memberId },
  });
}

/** Creates the world on a started server (`TRUST_PROXY=on`). */
export async function createAccessWorld(app: TestApp): Promise<AccessWorld> {
  const people = await createPeople(app);
  const atlas = await makeOrganization(people.org_admin, 'Atlas Field Team');
  const parentId = await atlas.make('Parent project');
  const projectId = await atlas.make('Project in question', parentId);
  const siblingId = await atlas.make('Sibling project', parentId);
  const { organizationId } = atlas;
  await app.liftLimits(organizationId);
  const ids = { organizationId, parentId, projectId, siblingId };
  await giveRoles(app, people, ids);
  const other = await makeOrganization(people['admin of another organization'], 'Borealis Surveys');

  let newcomers = 0;
  const makeNewcomer = () => {
    newcomers += 1;
    return app.createPerson(`Newcomer ${newcomers}`);
  };
  const admin = clientFromAnywhere(app.baseUrl, people.org_admin.tokens.access_token);
  return {
    app,
    ...ids,
    otherOrganizationId: other.organizationId,
    otherProjectId: await other.make('Their project'),
    people,
    as: (kind) =>
      clientFromAnywhere(app.baseUrl, kind === 'anonymous' ? null : people[kind].tokens.access_token),
    async makeFeature({ shared = false, files = [], projectId: where = projectId } = {}) {
      const feature = await admin.call(features.createFeature, {
        query: { project_id: where },
        body: { feature: { name: 'Sighting', geometry: POINT, shared } },
        files,
      });
      return feature.properties.code;
    },
    async makeProjectMember(role) {
      const person = await makeNewcomer();
      await give(app, person, projectId, role);
      return person;
    },
    makeNewcomer,
  };
}
