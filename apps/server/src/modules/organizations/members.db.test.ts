import { ApiError } from '@waypost/client';
import { ENDPOINTS, type GivenOrganizationRole, type OrganizationMemberUpdate } from '@waypost/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LiveClient, openLiveClient } from '../../../test/app/live-client.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { putProjectMember } from '../projects/index.ts';
import { insertOrganizationMember } from './index.ts';

const { members, organizations, projects } = ENDPOINTS;

let app: TestApp;
let ana: Person;
let organizationId: number;
let people = 0;
const opened: LiveClient[] = [];

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
});
afterAll(() => app.close());

// Each test has its own organization with one administrator.
beforeEach(async () => {
  people += 1;
  ana = await app.createPerson(`Ana Ruiz ${people}`);
  const made = await app.services.organizations.create(
    { memberId: ana.memberId } as never, // the grant of a signed-in member, which avoids the rate limit over HTTP
    `Costa Viva ${people}`,
  );
  organizationId = made.organization_id;
});
afterEach(() => {
  for (const client of opened.splice(0)) client.close();
});

async function join(role: GivenOrganizationRole): Promise<Person> {
  people += 1;
  const person = await app.createPerson(`Person ${people}`);
  await app.database.transaction((tx) => insertOrganizationMember(tx, organizationId, person.memberId, role));
  return person;
}

const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : Promise.reject(error)),
  );
const path = (whom: Person) => ({ params: { org_id: organizationId, member_id: whom.memberId } });
const change = (by: Person, whom: Person, body: OrganizationMemberUpdate) =>
  by.client.call(organizations.updateOrganizationMember, { ...path(whom), body });
const remove = (by: Person, whom: Person) =>
  outcome(by.client.call(organizations.removeOrganizationMember, path(whom)));
const list = (by: Person) =>
  by.client.call(organizations.listOrganizationMembers, { params: { org_id: organizationId } });
const roles = async () =>
  Object.fromEntries((await list(ana)).map(({ member_id, role }) => [member_id, role]));

async function listen(who: Person): Promise<LiveClient> {
  const client = openLiveClient(app.baseUrl, who);
  opened.push(client);
  await client.listen(`member:${who.memberId}`, `organization:${organizationId}`);
  return client;
}

describe('updating a member', () => {
  test('changes role, key settings and the name within the organization', async () => {
    const bo = await join('org_member');
    const changed = await change(ana, bo, {
      display_name: '  Bo from the harbour ',
      role: 'org_viewer',
      key_settings: [{ name: 'skysat', enabled: false }],
    });
    expect(changed).toMatchObject({
      member_id: bo.memberId,
      display_name: 'Bo from the harbour',
      role: 'org_viewer',
      key_settings: [{ name: 'skysat', enabled: false }],
    });
    expect(await list(bo)).toContainEqual(changed);
    // Their own profile is unchanged.
    const profile = await bo.client.call(members.getMember, {});
    expect(profile.display_name).toMatch(/^Person \d+$/);
    // Fields left out are unchanged.
    expect(await change(ana, bo, { role: 'org_member' })).toMatchObject({
      display_name: 'Bo from the harbour',
      key_settings: [{ name: 'skysat', enabled: false }],
    });
  });

  test('with their own name makes it follow their profile again', async () => {
    const bo = await join('org_member');
    await change(ana, bo, { display_name: 'Somebody else' });
    const own = await bo.client.call(members.getMember, {});
    await change(ana, bo, { display_name: own.display_name });
    await bo.client.call(members.updateMember, { body: { display_name: 'Renamed Bo' } });
    expect((await list(ana)).map((member) => member.display_name)).toContain('Renamed Bo');
  });

  test('accepts org_default as an alias of org_member', async () => {
    const bo = await join('org_viewer');
    await ana.client.call(organizations.updateOrganizationMember, {
      ...path(bo),
      body: { role: 'org_default' },
    });
    expect((await roles())[bo.memberId]).toBe('org_member');
  });

  test.each([
    [{ role: 'org_guest' }, 'body.role'],
    [{ role: 'super_user' }, 'body.role'],
    [{ display_name: 'ab' }, 'body.display_name'],
    [{ email: 'mallory@example.com' }, 'body.email'],
    [{ is_super_user: true }, 'body.is_super_user'],
    [{ key_settings: [{ name: 'radar', enabled: true }] }, 'body.key_settings.0.name'],
    [
      {
        key_settings: [
          { name: 'skysat', enabled: true },
          { name: 'skysat', enabled: false },
        ],
      },
      'body.key_settings',
    ],
  ])('rejects %j', async (body, issue) => {
    const bo = await join('org_member');
    await expect(change(ana, bo, body as never)).rejects.toMatchObject({
      status: 400,
      issues: [{ path: issue }],
    });
  });

  test('needs an administrator, also for one’s own role', async () => {
    for (const role of ['org_member', 'org_viewer'] as const) {
      const person = await join(role);
      expect(await outcome(change(person, person, { role: 'org_admin' }))).toBe('forbidden');
      expect(await outcome(change(person, ana, { role: 'org_viewer' }))).toBe('forbidden');
      expect(await remove(person, ana)).toBe('forbidden');
      expect((await roles())[person.memberId]).toBe(role);
    }
    expect((await roles())[ana.memberId]).toBe('org_admin');
  });

  test('reveals nothing to outsiders, and does not reach members of other organizations', async () => {
    people += 1;
    const mallory = await app.createPerson(`Mallory ${people}`);
    expect(await outcome(change(mallory, ana, { role: 'org_viewer' }))).toBe('organization_not_found');
    expect(await remove(mallory, mallory)).toBe('organization_not_found');
    expect(await outcome(change(ana, mallory, { role: 'org_admin' }))).toBe('member_not_found');
    expect(await remove(ana, mallory)).toBe('member_not_found');
  });
});

describe('the last administrator', () => {
  test('cannot leave, be removed or be demoted; with a second one either can', async () => {
    expect(await remove(ana, ana)).toBe('last_admin');
    expect(await outcome(change(ana, ana, { role: 'org_member' }))).toBe('last_admin');
    // Changing another field is not a demotion.
    expect(await outcome(change(ana, ana, { role: 'org_admin', display_name: 'Ana the chief' }))).toBe(
      'done',
    );
    const bo = await join('org_admin');
    expect(await outcome(change(bo, ana, { role: 'org_member' }))).toBe('done');
    expect(await remove(bo, bo)).toBe('last_admin');
    expect(await outcome(change(bo, ana, { role: 'org_admin' }))).toBe('done');
    expect(await remove(bo, bo)).toBe('done');
    expect(await roles()).toEqual({ [ana.memberId]: 'org_admin' });
  });

  test.each([
    ['both leave at once', (one: Person, other: Person) => [remove(one, one), remove(other, other)]],
    [
      'each removes the other at once',
      (one: Person, other: Person) => [remove(one, other), remove(other, one)],
    ],
    [
      'each demotes the other at once',
      (one: Person, other: Person) => [
        outcome(change(one, other, { role: 'org_viewer' })),
        outcome(change(other, one, { role: 'org_viewer' })),
      ],
    ],
  ])('stays when %s', async (_, race) => {
    for (let round = 0; round < 5; round += 1) {
      const others = (await list(ana)).filter((member) => member.member_id !== ana.memberId);
      expect(others).toEqual([]);
      const bo = await join('org_admin');
      const outcomes = await Promise.all(race(ana, bo));
      const administrators = await app.database.read
        .selectFrom('organization_members')
        .select('member_id')
        .where('organization_id', '=', organizationId)
        .where('role', '=', 'org_admin')
        .execute();
      expect(administrators).toHaveLength(1);
      // The second one either is the last administrator, or is no longer a member.
      expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
      await app.database.transaction(async (tx) => {
        await tx.deleteFrom('organization_members').where('organization_id', '=', organizationId).execute();
        await insertOrganizationMember(tx, organizationId, ana.memberId, 'org_admin');
      });
    }
  });
});

describe('leaving and being removed', () => {
  test('anyone may leave the organization; a guest of a project cannot', async () => {
    const viewer = await join('org_viewer');
    expect(await remove(viewer, viewer)).toBe('done');
    expect(await viewer.client.call(organizations.listOrganizations, {})).toEqual([]);
    const project = await ana.client.call(projects.createProject, {
      params: { org_id: organizationId },
      body: { name: 'Reef watch' },
    });
    people += 1;
    const guest = await app.createPerson(`Guest ${people}`);
    await app.database.transaction((tx) =>
      putProjectMember(tx, project.project_id, guest.memberId, 'project_viewer', false),
    );
    expect(await remove(guest, guest)).toBe('member_not_found');
    expect(await remove(guest, ana)).toBe('forbidden');
  });

  test.each([
    ['a removed member', (bo: Person) => remove(ana, bo), 'removed', 'Ana'],
    ['a member who leaves', (bo: Person) => remove(bo, bo), 'left', 'Person'],
  ])('%s also loses the organization’s projects, including those in the trash', async (_, go, how, who) => {
    const make = async (name: string, parentId: number | null = null, org_id = organizationId) =>
      (await ana.client.call(projects.createProject, { params: { org_id }, body: { name, parentId } }))
        .project_id;
    const reef = await make('Reef watch');
    const child = await make('North reef', reef);
    const deleted = await make('Old reef');
    const elsewhere = await app.services.organizations.create(
      { memberId: ana.memberId } as never, // as in `beforeEach`
      `Elsewhere ${people}`,
    );
    const kept = await make('Another sea', null, elsewhere.organization_id);
    const bo = await join('org_member');
    await app.database.transaction(async (tx) => {
      await putProjectMember(tx, reef, bo.memberId, 'project_editor', true);
      for (const id of [child, deleted, kept])
        await putProjectMember(tx, id, bo.memberId, 'project_admin', false);
    });
    const { deletion_id } = await ana.client.call(projects.deleteProject, {
      params: { org_id: organizationId, project_id: deleted },
    });
    const live = await listen(bo);
    await live.listen(`project:${reef}`);

    expect(await go(bo)).toBe('done');
    await expect.poll(() => live.lost, { interval: 20 }).toContain(`project:${reef}`);
    await ana.client.call(projects.restoreProject, { params: { deletion_id } });
    const mine = await bo.client.call(organizations.listOrganizations, {});
    expect(mine.map((one) => one.organization_id)).toEqual([elsewhere.organization_id]);
    const held = await app.database.read
      .selectFrom('project_members')
      .select('project_id')
      .where('member_id', '=', bo.memberId)
      .execute();
    expect(held).toEqual([{ project_id: kept }]);
    const { entries } = await ana.client.call(ENDPOINTS.audit.listOrganizationAudit, {
      params: { org_id: organizationId },
      query: { about: 'project_member' },
    });
    expect(entries).toHaveLength(3);
    for (const entry of entries) expect(entry.action).toBe(`project_member.${how}`);
    expect(entries[0]?.actor?.name).toMatch(new RegExp(`^${who}`));
    expect(entries.map(({ project, was }) => [project?.name, was])).toEqual([
      ['Old reef', 'project_admin'],
      ['North reef', 'project_admin'],
      ['Reef watch', 'project_editor'],
    ]);
  });

  test('a member added to a project while being removed ends without access to it', async () => {
    const project = await ana.client.call(projects.createProject, {
      params: { org_id: organizationId },
      body: { name: 'Reef watch' },
    });
    const params = { org_id: organizationId, project_id: project.project_id };
    for (let round = 0; round < 8; round += 1) {
      const bo = await join('org_member');
      await Promise.all([
        remove(ana, bo),
        ana.client.call(projects.addProjectMember, { params, body: { email: bo.email } }),
      ]);
      const members = await ana.client.call(projects.listProjectMembers, { params });
      expect(members.map((one) => one.member_id)).toEqual([ana.memberId]);
    }
  });

  test('ends the topics of an open socket at once, together with REST access', async () => {
    const bo = await join('org_admin');
    const live = await listen(bo);
    expect(await remove(ana, bo)).toBe('done');
    await expect.poll(() => live.lost, { interval: 20 }).toContain(`organization:${organizationId}`);
    expect(live.events.map((event) => event.type)).toContain('organization_member.changed');
    expect(await outcome(list(bo))).toBe('organization_not_found');
  });

  test('is announced to the others in the organization', async () => {
    const bo = await join('org_member');
    const cam = await join('org_viewer');
    const live = await listen(cam);
    await change(ana, bo, { role: 'org_admin' });
    await expect
      .poll(() => live.events)
      .toMatchObject([
        {
          topic: `organization:${organizationId}`,
          type: 'organization_member.changed',
          payload: { organization_id: organizationId, member_id: bo.memberId },
        },
      ]);
  });
});

describe('members of projects', () => {
  test('are listed only with projects that the caller may read', async () => {
    const make = (name: string) =>
      ana.client.call(projects.createProject, { params: { org_id: organizationId }, body: { name } });
    const open = await make('Open reef');
    const secret = await make('Secret reef');
    const bo = await join('org_member');
    people += 1;
    const guest = await app.createPerson(`Guest ${people}`);
    await app.database.transaction(async (tx) => {
      await putProjectMember(tx, open.project_id, bo.memberId, 'project_viewer', false);
      await putProjectMember(tx, secret.project_id, guest.memberId, 'project_editor', false);
    });
    const seen = async (who: Person) =>
      Object.fromEntries(
        (
          await who.client.call(organizations.listOrganizationProjectMembers, {
            params: { org_id: organizationId },
          })
        ).map((one) => [one.member_id, one.projects.map((project) => project.project_name)]),
      );
    expect(await seen(ana)).toEqual({
      [ana.memberId]: ['Open reef', 'Secret reef'],
      [bo.memberId]: ['Open reef'],
      [guest.memberId]: ['Secret reef'],
    });
    expect(await seen(bo)).toEqual({ [ana.memberId]: ['Open reef'], [bo.memberId]: ['Open reef'] });
  });
});

describe('the name of an organization', () => {
  test('is saved, and unique in any case', async () => {
    const rename = (by: Person, organization_name: string) =>
      by.client.call(organizations.updateOrganization, {
        params: { org_id: organizationId },
        body: { organization_name },
      });
    const name = `Kelp Watch ${people}`;
    expect(await rename(ana, `  ${name} `)).toMatchObject({ organization_name: name });
    expect(await outcome(rename(ana, name.toUpperCase()))).toBe('done');
    const bo = await app.createPerson(`Bo ${people}`);
    await app.services.organizations.create({ memberId: bo.memberId } as never, `Taken ${people}`); // as above
    expect(await outcome(rename(ana, `tAKEN ${people}`))).toBe('organization_exists');
    expect(await outcome(rename(await join('org_member'), 'Mine now'))).toBe('forbidden');
  });
});
