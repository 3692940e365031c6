import { ApiError } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientFromAnywhere } from '../../../test/access/access-world.ts';
import { openLiveClient } from '../../../test/app/live-client.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { makeIdentityToken } from '../../../test/people/identity.ts';
import { getOwnProfile } from '../../../test/people/own-profile.ts';
import { setSuperUser } from './index.ts';

const { administration, organizations, projects, sessions } = ENDPOINTS;

let app: TestApp;
let root: Person;
let ana: Person;
let organizationId: number;

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
});
afterAll(() => app.close());

/** Signs up over HTTP and returns the new member. */
async function signUp(email: string) {
  const anonymous = clientFromAnywhere(app.baseUrl, null);
  const firebase_token = await makeIdentityToken(app.baseUrl, email);
  const tokens = await anonymous.call(sessions.signUp, {
    body: { display_name: 'Signed Up', firebase_token },
  });
  return getOwnProfile(clientFromAnywhere(app.baseUrl, tokens.access_token));
}

describe('the first sign-up', () => {
  test('becomes super user even with the demo loaded; of five concurrent sign-ups exactly one does', async () => {
    await app.services.demo.load();
    const signedUp = await Promise.all([1, 2, 3, 4, 5].map((n) => signUp(`first${n}@example.com`)));
    expect(signedUp.filter((member) => member.is_super_user)).toHaveLength(1);
    expect((await signUp('later@example.com')).is_super_user).toBe(false);
    const { rows } = await sql<{ subject: string }>`
      select identity_subject as subject from members where is_super_user`.execute(app.database.read);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.subject).not.toMatch(/^demo/);
  });
});

describe('granting and revoking super user', () => {
  test('matches e-mail addresses in any case, and takes effect at once in open sessions', async () => {
    const bo = await app.createPerson('Bo Lind');
    const live = openLiveClient(app.baseUrl, bo);
    await live.listen(`member:${bo.memberId}`);
    const stats = () =>
      bo.client.call(administration.getStats, {}).then(
        () => 'done',
        (error: unknown) => (error instanceof ApiError ? error.code : Promise.reject(error)),
      );
    expect(await stats()).toBe('forbidden');
    expect(await setSuperUser(app.database, ` ${bo.email.toUpperCase()} `, true)).toBe('changed');
    expect(await setSuperUser(app.database, bo.email, true)).toBe('unchanged');
    expect(await stats()).toBe('done');
    expect((await getOwnProfile(bo.client)).is_super_user).toBe(true);
    await expect.poll(() => live.events.map((event) => event.type)).toEqual(['member.updated']);
    expect(await setSuperUser(app.database, bo.email, false)).toBe('changed');
    expect(await stats()).toBe('forbidden');
    expect(await setSuperUser(app.database, 'nobody@example.com', true)).toBe('not_found');
    live.close();
  });
});

describe('super user rights', () => {
  beforeAll(async () => {
    root = await app.createPerson('Root Person');
    await setSuperUser(app.database, root.email, true);
    ana = await app.createPerson('Ana Ruiz');
    const made = await ana.client.call(organizations.createOrganization, {
      body: { organization_name: 'Kelp Watch' },
    });
    organizationId = made.organization_id;
  });

  const setLimits = (by: Person, body: object, org_id = organizationId) =>
    by.client.call(administration.updateOrganizationLimits, { params: { org_id }, body: body as never });

  test('statistics count what exists', async () => {
    const before = await root.client.call(administration.getStats, {});
    const project = await ana.client.call(projects.createProject, {
      params: { org_id: organizationId },
      body: { name: 'Reef watch' },
    });
    await app.createPerson('One More');
    expect(await root.client.call(administration.getStats, {})).toEqual({
      total_organizations: before.total_organizations,
      total_projects: before.total_projects + 1,
      total_members: before.total_members + 1,
    });
    await app.database.read
      .updateTable('projects')
      .set({ deleted_at: new Date() })
      .where('project_id', '=', project.project_id)
      .execute();
    const after = await root.client.call(administration.getStats, {});
    expect(after.total_projects).toBe(before.total_projects);
  });

  test('a super user changes the limits of any organization, and its members see them at once', async () => {
    const changed = await setLimits(root, {
      organization_id: organizationId,
      projects_limit: 21,
      members_limit: 35,
    });
    expect(changed).toMatchObject({ organization_id: organizationId, projects_limit: 21, members_limit: 35 });
    const seen = await ana.client.call(organizations.getOrganization, { params: { org_id: organizationId } });
    expect(seen).toMatchObject({ projects_limit: 21, members_limit: 35 });
    const { rows } = await sql<{ type: string }>`
      select type from events where topic = ${`organization:${organizationId}`} order by seq desc limit 1`.execute(
      app.database.read,
    );
    expect(rows).toEqual([{ type: 'organization.updated' }]);
  });

  test.each([
    [{ projects_limit: 19, members_limit: 20 }, 'body.projects_limit'],
    [{ projects_limit: 20, members_limit: 0 }, 'body.members_limit'],
    [{ projects_limit: 20.5, members_limit: 20 }, 'body.projects_limit'],
    [{ projects_limit: 20, members_limit: 20, plan: 2 }, 'body.plan'],
    [{ projects_limit: 20, members_limit: 20, organization_id: 999_999 }, 'body.organization_id'],
  ])('limits reject %j', async (body, path) => {
    await expect(setLimits(root, body)).rejects.toMatchObject({ status: 400, issues: [{ path }] });
  });

  test('other members get 403, even in their own organization; an unknown organization returns 404', async () => {
    const body = { projects_limit: 500, members_limit: 500 };
    await expect(setLimits(ana, body)).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    await expect(setLimits(root, body, 999_999)).rejects.toMatchObject({ code: 'organization_not_found' });
    await expect(ana.client.call(administration.getStats, {})).rejects.toMatchObject({ status: 403 });
  });

  test('a super user creates organizations and root projects anywhere', async () => {
    const made = await root.client.call(organizations.createOrganization, {
      body: { organization_name: 'Made for others' },
    });
    expect(made.current_member).toMatchObject({ role: 'org_admin', super_user: true });
    const project = await root.client.call(projects.createProject, {
      params: { org_id: organizationId },
      body: { name: 'Root project' },
    });
    expect(project).toMatchObject({ organization_id: organizationId, parent_id: null });
  });
});
