import { createHttpClient, type HttpClient } from '@waypost/client';
import { ENDPOINTS, type FeatureCreateInput, type ProjectRole } from '@waypost/contract';
import { insertOrganizationMember } from '../src/modules/organizations/index.ts';
import { putProjectMember } from '../src/modules/projects/index.ts';
import type { Standing } from './access-oracle.ts';
import type { Person, TestApp } from './test-app.ts';

/** Every kind of principal the matrix asks, with what it is to organization and project. */
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
  'super user': { isSignedIn: true, organization: 3, project: 3, managesMembers: true },
} as const satisfies Record<string, Standing>;

export type PrincipalKind = keyof typeof STANDINGS;
export const PRINCIPAL_KINDS = Object.keys(STANDINGS) as PrincipalKind[];

/** An organization with nested projects, another one beside it, and somebody of every kind. */
export interface AccessWorld {
  readonly app: TestApp;
  readonly organizationId: number;
  readonly parentId: number;
  /** The project the matrix is about: a child of `parentId`. */
  readonly projectId: number;
  readonly siblingId: number;
  readonly otherOrganizationId: number;
  readonly otherProjectId: number;
  readonly people: Readonly<Record<Exclude<PrincipalKind, 'anonymous'>, Person>>;
  /** A client that speaks as one kind, each call from an address of its own, so that no limit of calls interferes. */
  as(kind: PrincipalKind): HttpClient;
  /** A feature of its own for one call. */
  makeFeature(options?: { shared?: boolean; files?: File[]; projectId?: number }): Promise<string>;
  /** Somebody who holds a role in the project, for one call. */
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

async function makeOrganization(app: TestApp, admin: Person, name: string) {
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
  const join = (person: Person, role: 'org_member' | 'org_viewer') =>
    app.database.transaction((tx) => insertOrganizationMember(tx, organization_id, person.memberId, role));
  return { organizationId: organization_id, make, join };
}

/** Builds the world on a started server (`TRUST_PROXY=on`). */
export async function createAccessWorld(app: TestApp): Promise<AccessWorld> {
  const give = (person: Person, projectId: number, role: ProjectRole, manages = false) =>
    app.database.transaction((tx) => putProjectMember(tx, projectId, person.memberId, role, manages));

  const names = PRINCIPAL_KINDS.filter((kind) => kind !== 'anonymous');
  const made = new Map<string, Person>();
  for (const kind of names) made.set(kind, await app.createPerson(`The ${kind}`));
  // Every key but `anonymous` was made in the line above.
  const people = Object.fromEntries(made) as unknown as AccessWorld['people'];

  const atlas = await makeOrganization(app, people.org_admin, 'Atlas Field Team');
  const parentId = await atlas.make('Parent project');
  const projectId = await atlas.make('Project in question', parentId);
  const siblingId = await atlas.make('Sibling project', parentId);
  await atlas.join(people.org_member, 'org_member');
  await atlas.join(people.org_viewer, 'org_viewer');
  await give(people.project_admin, projectId, 'project_admin');
  await give(people.project_editor, projectId, 'project_editor');
  await give(people['project_editor with manage_members'], projectId, 'project_editor', true);
  await give(people.project_viewer, projectId, 'project_viewer');
  await give(people['admin of a sibling project'], siblingId, 'project_admin');
  await give(people['admin of the parent project'], parentId, 'project_admin');
  await give(people['removed member'], projectId, 'project_admin');
  await people.org_admin.client.call(projects.removeProjectMember, {
    params: {
      org_id: atlas.organizationId,
      project_id: projectId,
      member_id: people['removed member'].memberId,
    },
  });
  await app.database.read
    .updateTable('members')
    .set({ is_super_user: true })
    .where('member_id', '=', people['super user'].memberId)
    .execute();
  const other = await makeOrganization(app, people['admin of another organization'], 'Borealis Surveys');
  const otherProjectId = await other.make('Their project');

  let newcomers = 0;
  const makeNewcomer = () => {
    newcomers += 1;
    return app.createPerson(`Newcomer ${newcomers}`);
  };
  const admin = clientFromAnywhere(app.baseUrl, people.org_admin.tokens.access_token);
  return {
    app,
    organizationId: atlas.organizationId,
    parentId,
    projectId,
    siblingId,
    otherOrganizationId: other.organizationId,
    otherProjectId,
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
      await give(person, projectId, role);
      return person;
    },
    makeNewcomer,
  };
}
