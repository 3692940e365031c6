import { ApiError, createHttpClient } from '@waypost/client';
import { ENDPOINTS, type Tokens } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { registerIdentity } from '../../../test/people/identity.ts';

const { administration, audit, demo, features, invites, members, organizations, projects, sessions, tiles } =
  ENDPOINTS;

/** The code of a refused call; `done` for one that is not. */
const answer = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : Promise.reject(error)),
  );

const enterAs = (app: TestApp, person: 'admin' | 'super_user') =>
  app.as().call(demo.enterDemo, { body: { person } });

describe('outside evaluation mode', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  test('nobody enters the demo, as its super user or otherwise, even where it was loaded', async () => {
    await app.services.demo.load();
    for (const person of ['admin', 'super_user'] as const) {
      expect(await answer(enterAs(app, person))).toBe('not_found');
    }
    const { rows } = await sql`select 1 from members where is_super_user`.execute(app.database.read);
    expect(rows).toEqual([]);
  });

  test('a super user left by an evaluation loses the rights and every session', async () => {
    // As while the server was in evaluation mode.
    const tokens = await app.services.demo.enter('super_user', {});
    const client = () => app.as(tokens.access_token);
    expect(await answer(client().call(administration.getStats))).toBe('done');
    // As a start of the server does.
    await app.services.demo.withdrawSuperUser();
    expect(await answer(client().call(administration.getStats))).not.toBe('done');
    const { refresh_token } = tokens;
    expect(await answer(app.as().call(sessions.refreshToken, { body: { refresh_token } }))).toBe(
      'refresh_invalid',
    );
    const { rows } = await sql`select 1 from members where is_super_user`.execute(app.database.read);
    expect(rows).toEqual([]);
  });
});

describe('in evaluation mode, the super user of the demo', () => {
  let app: TestApp;
  let ana: Person;
  let tokens: Tokens;
  let org_id: number;
  let project_id: number;
  let code: string;
  beforeAll(async () => {
    app = await startTestApp({ SANDBOX: 'on' });
    ana = await app.createPerson('Ana Vega');
    org_id = (
      await ana.client.call(organizations.createOrganization, { body: { organization_name: 'Own work' } })
    ).organization_id;
    project_id = (
      await ana.client.call(projects.createProject, { params: { org_id }, body: { name: 'Private bay' } })
    ).project_id;
    const feature = {
      name: 'Secret reef',
      geometry: { type: 'Point' as const, coordinates: [1, 2] as [number, number] },
    };
    code = (await ana.client.call(features.createFeature, { query: { project_id }, body: { feature } }))
      .properties.code;
    tokens = await enterAs(app, 'super_user');
  });
  afterAll(() => app.close());

  const by = () =>
    createHttpClient({
      baseUrl: app.baseUrl,
      tokens: { getAccessToken: () => tokens.access_token, refresh: async () => null },
    });

  test('has the tools of super users, and administers the demo', async () => {
    expect(await by().call(members.getMember)).toMatchObject({ is_super_user: true });
    expect(await by().call(administration.getStats)).toMatchObject({ total_organizations: 2 });
    const [own, ...others] = await by().call(organizations.listOrganizations);
    expect(others).toEqual([]);
    expect(own).toMatchObject({ organization_name: 'Costa Viva', current_member: { role: 'org_admin' } });
    const changed = await by().call(administration.updateOrganizationLimits, {
      params: { org_id: own?.organization_id ?? 0 },
      body: { projects_limit: 30, members_limit: 40 },
    });
    expect(changed).toMatchObject({ projects_limit: 30, members_limit: 40 });
    // What an account of the installation pays for is not theirs to give.
    const planet = by().call(administration.updateOrganizationLimits, {
      params: { org_id: own?.organization_id ?? 0 },
      body: { projects_limit: 30, members_limit: 40, planet_access: true },
    });
    expect(await answer(planet)).toBe('forbidden');
    const listed = await by().call(administration.listAdministeredOrganizations, { query: { limit: 200 } });
    expect(listed.organizations.map((one) => [one.organization_name, one.projects_limit])).toEqual([
      ['Costa Viva', 30],
    ]);
    const sought = await by().call(administration.listAdministeredOrganizations, {
      query: { q: 'Own work' },
    });
    expect(sought.organizations).toEqual([]);
    // They see the people of the demo, and nobody beside them.
    const { users } = await by().call(administration.listUsers, { query: { limit: 200 } });
    expect(users.length).toBeGreaterThan(3);
    expect(users.flatMap((user) => user.organizations.map(({ name }) => name))).toEqual(
      users.map(() => 'Costa Viva'),
    );
    const params = { member_id: users[0]?.member_id ?? 0 };
    const calls = [
      by().call(administration.changeSuperUser, { params, body: { is_super_user: true } }),
      by().call(administration.endUserSessions, { params }),
      by().call(administration.sendPasswordMail, { params }),
    ];
    expect(await Promise.all(calls.map(answer))).toEqual(calls.map(() => 'forbidden'));
    expect((await by().call(audit.listAudit)).entries.map(({ action }) => action)).toContain(
      'limits.changed',
    );
  });

  test('reaches nothing of others on the server', async () => {
    const params = { org_id, project_id };
    expect(
      await Promise.all(
        [
          by().call(organizations.getOrganization, { params }),
          by().call(organizations.listOrganizationMembers, { params }),
          by().call(organizations.updateOrganization, { params, body: { organization_name: 'Taken over' } }),
          by().call(projects.listProjects, { params }),
          by().call(projects.getProject, { params }),
          by().call(tiles.getTileState, { params }),
          by().call(features.getFeature, { params: { code } }),
          by().call(features.deleteFeature, { params: { code } }),
          by().call(invites.getOutbox, { params }),
          by().call(administration.updateOrganizationLimits, {
            params,
            body: { projects_limit: 77, members_limit: 77 },
          }),
        ].map(answer),
      ),
    ).toEqual([
      'organization_not_found',
      'organization_not_found',
      'organization_not_found',
      'organization_not_found',
      'project_not_found',
      'project_not_found',
      'feature_not_found',
      'feature_not_found',
      'organization_not_found',
      'organization_not_found',
    ]);
    const seen = await by().call(audit.listAudit);
    expect(seen.entries.filter(({ organization }) => organization?.id === org_id)).toEqual([]);
    expect((await by().call(audit.listAudit, { query: { organization_id: org_id } })).entries).toEqual([]);
    // Its limits are as they were.
    expect(await ana.client.call(organizations.getOrganization, { params })).not.toMatchObject({
      projects_limit: 77,
    });
  });

  test('sees no link for a new password, which a super user of the platform does', async () => {
    const email = 'bea.sol@example.com';
    await registerIdentity(app.baseUrl, email);
    await fetch(`${app.baseUrl}/api/auth/request-password-reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.baseUrl },
      body: JSON.stringify({ email, redirectTo: '/auth/reset' }),
    });
    await app.database.read
      .updateTable('members')
      .set({ is_super_user: true })
      .where('member_id', '=', ana.memberId)
      .execute();
    const count = async (client: ReturnType<typeof by>) =>
      (await client.call(invites.getPlatformOutbox)).messages.length;
    await expect.poll(() => count(ana.client)).toBeGreaterThan(0);
    expect(await count(by())).toBe(0);
  });

  test('is one person, however often entered as', async () => {
    await Promise.all([enterAs(app, 'super_user'), enterAs(app, 'super_user')]);
    const { rows } = await sql<{ is_confined: boolean }>`
      select is_confined from members where identity_subject = 'demo super_user'`.execute(app.database.read);
    expect(rows).toEqual([{ is_confined: true }]);
  });
});
