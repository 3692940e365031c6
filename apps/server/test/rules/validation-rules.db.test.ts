import { randomUUID } from 'node:crypto';
import { ApiError } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertOrganizationMember } from '../../src/modules/organizations/index.ts';
import { clientFromAnywhere } from '../access/access-world.ts';
import { type Person, startTestApp, type TestApp } from '../app/test-app.ts';
import { makeIdentityToken } from '../people/identity.ts';

const { administration, apiKeys, invites, members, organizations, projects, sessions } = ENDPOINTS;

let app: TestApp;
/** A super user. */
let ana: Person;
/** A member of the organization and the project. */
let ben: Person;
let org_id: number;
let project_id: number;

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  const first = await app.createPerson('Ana Ruiz');
  ana = { ...first, client: clientFromAnywhere(app.baseUrl, first.tokens.access_token) };
  ben = await app.createPerson('Ben Soto');
  await app.database.read
    .updateTable('members')
    .set({ is_super_user: true })
    .where('member_id', '=', ana.memberId)
    .execute();
  const body = { organization_name: 'Costa Viva' };
  org_id = (await ana.client.call(organizations.createOrganization, { body })).organization_id;
  await app.liftLimits(org_id);
  await app.database.transaction((tx) => insertOrganizationMember(tx, org_id, ben.memberId, 'org_member'));
  project_id = await makeProject();
  await ana.client.call(projects.addProjectMember, {
    params: { org_id, project_id },
    body: { email: ben.email },
  });
});
afterAll(() => app.close());

async function makeProject(more: object = {}): Promise<number> {
  const made = await ana.client.call(projects.createProject, {
    params: { org_id },
    body: { name: 'Bay watch', ...more },
  });
  return made.project_id;
}

/** The errors of a call, by path; `[]` on success. */
async function listIssues(work: Promise<unknown>): Promise<{ path: string; message: string }[]> {
  try {
    await work;
    return [];
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return [...error.issues];
    throw error;
  }
}

interface Rule {
  readonly name: string;
  readonly path: string;
  /** Sends one value of the field; everything else is valid. */
  readonly send: (value: never) => Promise<unknown>;
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
  /** Message for the first invalid value. */
  readonly message?: string;
}

const text = (length: number) => randomUUID().repeat(8).slice(0, length);
const address = () => `${randomUUID()}@example.com`;
const lengths = (min: number, max: number) => ({
  good: [text(min), text(max)],
  bad: [text(min - 1), text(max + 1)],
});
const org = () => ({ params: { org_id } });
const ofProject = () => ({ params: { org_id, project_id } });

const RULES: readonly Rule[] = [
  {
    name: 'organization name: 3 to 255',
    path: 'body.organization_name',
    send: (organization_name: string) =>
      ana.client.call(organizations.createOrganization, { body: { organization_name } }),
    ...lengths(3, 255),
    message: 'Organization name must be at least 3 characters',
  },
  {
    name: 'user name at sign-up: 2 to 100',
    path: 'body.display_name',
    send: async (display_name: string) =>
      app.as().call(sessions.signUp, {
        body: { display_name, firebase_token: await makeIdentityToken(app.baseUrl, address()) },
      }),
    ...lengths(2, 100),
    message: 'Name must be at least 2 characters',
  },
  {
    name: 'profile name: 3 to 255',
    path: 'body.display_name',
    send: (display_name: string) => ana.client.call(members.updateMember, { body: { display_name } }),
    ...lengths(3, 255),
    message: 'Name must be at least 3 characters',
  },
  {
    name: 'project name: 3 to 255',
    path: 'body.name',
    send: (name: string) => makeProject({ name }),
    ...lengths(3, 255),
  },
  {
    name: 'project name: required',
    path: 'body.name',
    send: (name: undefined) => makeProject({ name }),
    good: [],
    bad: [undefined, '', '   '],
  },
  {
    name: 'project description: up to 255 and optional when it is made',
    path: 'body.description',
    send: (description: string) => makeProject({ description }),
    good: [undefined, '', 'x', text(255)],
    bad: [text(256)],
  },
  {
    name: 'project description: none, or 3 to 255, when it is edited',
    path: 'body.project_desc',
    send: (project_desc: string) =>
      ana.client.call(projects.updateProject, { ...ofProject(), body: { project_desc } }),
    good: ['', 'abc', text(255)],
    bad: ['ab', text(256)],
    message: 'Description must be at least 3 characters',
  },
  {
    name: 'project workflow: one of three, or none',
    path: 'body.ui',
    send: (ui: 'Default') => ana.client.call(projects.updateProject, { ...ofProject(), body: { ui } }),
    good: ['Default', 'Fisher', 'Worker Welfare', null],
    bad: ['Fisheries', ''],
  },
  {
    name: 'member of a project: a valid e-mail',
    path: 'body.email',
    send: (email: string) => ana.client.call(projects.addProjectMember, { ...ofProject(), body: { email } }),
    good: [address()],
    bad: ['nobody', 'a@b', ''],
    message: 'Invalid email address',
  },
  {
    name: 'invite to a project: name 1 to 255',
    path: 'body.name',
    send: (name: string) =>
      ana.client.call(invites.createProjectInvite, { body: { project_id, name, email: address() } }),
    ...lengths(1, 255),
  },
  {
    name: 'invite to a project: an e-mail or a phone',
    path: 'body.email',
    send: (more: object) =>
      ana.client.call(invites.createProjectInvite, { body: { project_id, name: 'Jorge', ...more } }),
    good: [{ email: address() }, { phone: '(612) 555-0123' }, { phone: '+34 612 345 678' }],
    bad: [{}, { email: '', phone: '' }],
    message: 'Enter a valid email or phone',
  },
  {
    name: 'profile of an invited person: a name',
    path: 'body.display_name',
    send: (display_name: string) =>
      app.as().call(sessions.createTokenOfInvite, {
        body: { firebase_token: 'x', invite_code: 'x', display_name },
      }),
    good: [],
    bad: ['', text(256)],
  },
  {
    name: 'invite to an organization: name 3 to 255',
    path: 'body.fullname',
    send: (fullname: string) =>
      ana.client.call(invites.createOrganizationInvite, { ...org(), body: { fullname, email: address() } }),
    ...lengths(3, 255),
    message: 'Name must be at least 3 characters',
  },
  {
    name: 'invite to an organization: a valid e-mail',
    path: 'body.email',
    send: (email: string) =>
      ana.client.call(invites.createOrganizationInvite, { ...org(), body: { fullname: 'Jorge', email } }),
    good: [address()],
    bad: ['nobody', ''],
    message: 'Invalid email address',
  },
  {
    name: 'member of an organization: name 3 to 255',
    path: 'body.display_name',
    send: (display_name: string) =>
      ana.client.call(organizations.updateOrganizationMember, {
        params: { org_id, member_id: ana.memberId },
        body: { display_name },
      }),
    ...lengths(3, 255),
  },
  {
    name: 'API key: name 3 to 255',
    path: 'body.name',
    send: (name: string) => ana.client.call(apiKeys.createApiKey, { ...org(), body: { name } }),
    ...lengths(3, 255),
  },
  {
    name: 'key of a third party: 3 characters and more',
    path: 'body.apikey',
    send: (apikey: string) =>
      ana.client.call(apiKeys.createProviderKey, {
        params: { org_id, member_id: ana.memberId },
        body: { name: 'Planet API key', apikey },
      }),
    good: ['abc'],
    bad: ['ab', ''],
  },
  {
    name: 'limit of projects: a whole number of 20 and more',
    path: 'body.projects_limit',
    send: (projects_limit: number) =>
      ana.client.call(administration.updateOrganizationLimits, {
        ...org(),
        body: { projects_limit, members_limit: 1_000 },
      }),
    good: [20, 1_000],
    bad: [19, 20.5, 0, -20],
  },
  {
    name: 'limit of members: a whole number of 20 and more',
    path: 'body.members_limit',
    send: (members_limit: number) =>
      ana.client.call(administration.updateOrganizationLimits, {
        ...org(),
        body: { projects_limit: 1_000, members_limit },
      }),
    good: [20, 1_000],
    bad: [19, 20.5],
  },
];

describe('rules of fields', () => {
  test.each(RULES)('$name', async ({ path, send, good, bad, message }) => {
    for (const value of good) expect(await listIssues(send(value as never)), String(value)).toEqual([]);
    for (const [index, value] of bad.entries()) {
      const issues = await listIssues(send(value as never));
      expect(
        issues.map((issue) => issue.path),
        String(value),
      ).toContain(path);
      if (index === 0 && message !== undefined)
        expect(issues.map((issue) => issue.message)).toContain(message);
    }
  });
});

describe('defaults', () => {
  test('a project has the workflow Default, its organization and no parent', async () => {
    const project = await ana.client.call(projects.getProject, {
      params: { org_id, project_id: await makeProject() },
    });
    expect(project).toMatchObject({ ui: 'Default', organization_id: org_id, parent_id: null });
  });

  test('a member of a project is an editor without manage_members', async () => {
    const list = await ana.client.call(projects.listProjectMembers, ofProject());
    expect(list.find(({ member_id }) => member_id === ben.memberId)).toMatchObject({
      role_name: 'project_editor',
      manage_members: false,
    });
  });

  test('an invite to a project is for an editor, not to the organization, and includes the web', async () => {
    const body = { project_id, name: 'Jorge', email: address() };
    expect(await ana.client.call(invites.createProjectInvite, { body })).toMatchObject({
      role_name: 'project_editor',
      include_in_org: false,
      app_only: false,
      auto_accept: false,
    });
  });

  test('an invite to an organization is for a plain member', async () => {
    const body = { fullname: 'Jorge', email: address() };
    expect(await ana.client.call(invites.createOrganizationInvite, { ...org(), body })).toMatchObject({
      role: 'org_member',
    });
  });
});

test('name and e-mail address sent with a role do not change the member', async () => {
  const update = (body: object) =>
    ana.client.call(projects.updateProjectMember, {
      params: { org_id, project_id, member_id: ben.memberId },
      body,
    });
  const all = { member_id: ben.memberId, display_name: 'Nobody', email: 'nobody@example.com' };
  expect(await update({ ...all, role_name: 'project_viewer', manage_members: false })).toMatchObject({
    display_name: 'Ben Soto',
    email: ben.email,
    role_name: 'project_viewer',
  });
  expect(await listIssues(update({ member_id: ana.memberId }))).toMatchObject([{ path: 'body.member_id' }]);
});
