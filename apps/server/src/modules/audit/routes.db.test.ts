import { ENDPOINTS } from '@waypost/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { insertOrganizationMember } from '../organizations/index.ts';

const { audit, apiKeys, organizations, projects, members, invites, administration } = ENDPOINTS;

let app: TestApp;
let admin: Person;
let bo: Person;
let org_id: number;
let project_id: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.createPerson('Ana');
  bo = await app.createPerson('Bo');
  const made = { body: { organization_name: 'Atlas Field Team' } };
  org_id = (await admin.client.call(organizations.createOrganization, made)).organization_id;
  await app.database.transaction((tx) => insertOrganizationMember(tx, org_id, bo.memberId, 'org_viewer'));
});
afterAll(() => app.close());

const read = async (query = {}) =>
  (await admin.client.call(audit.listOrganizationAudit, { params: { org_id }, query })).entries;

describe('the audit log of an organization', () => {
  test('lists actor, action and target, newest first, with the names of that time', async () => {
    const params = { org_id };
    const change = { params: { org_id, member_id: bo.memberId } };
    await admin.client.call(organizations.updateOrganizationMember, {
      ...change,
      body: { role: 'org_member' },
    });
    const key_settings = [{ name: 'planetscope' as const, enabled: false }];
    await admin.client.call(organizations.updateOrganizationMember, { ...change, body: { key_settings } });
    for (const display_name of ['Bo from the harbour', 'Bo from the harbour ', 'Bo Harbour']) {
      await admin.client.call(organizations.updateOrganizationMember, { ...change, body: { display_name } });
    }
    const body = { name: 'Reef' };
    project_id = (await admin.client.call(projects.createProject, { params, body })).project_id;
    await admin.client.call(projects.addProjectMember, {
      params: { org_id, project_id },
      body: { email: bo.email, role_name: 'project_viewer', manage_members: false },
    });
    await admin.client.call(invites.createProjectInvite, {
      body: { project_id, name: 'Cy', email: 'cy@example.com', role_name: 'project_viewer' },
    });
    const key = await admin.client.call(apiKeys.createApiKey, { params, body: { name: 'Tide gauge' } });
    await admin.client.call(apiKeys.deleteApiKey, { params: { org_id, uuid: key.uuid } });
    await bo.client.call(organizations.removeOrganizationMember, change);
    await admin.client.call(members.updateMember, { body: { display_name: 'Ana the Second' } });

    const told = (await read()).map(({ action, actor, subject, was, became }) =>
      [action, actor?.name, subject, was, became].map(String).join(' | '),
    );
    expect(told).toEqual([
      'project_member.left | Bo | Bo | project_viewer | null',
      'member.left | Bo | Bo | org_member | null',
      'api_key.deleted | Ana | Tide gauge | null | null',
      'api_key.created | Ana | Tide gauge | null | read',
      'invite.sent | Ana | cy@example.com | null | project_viewer',
      'project_member.added | Ana | Bo | null | project_viewer',
      'project.created | Ana | null | null | null',
      'member.renamed | Ana | Bo | Bo from the harbour | Bo Harbour',
      'member.renamed | Ana | Bo | Bo | Bo from the harbour',
      'member.access_changed | Ana | Bo | null | planetscope: off',
      'member.role_changed | Ana | Bo | org_viewer | org_member',
      'organization.created | Ana | null | null | null',
    ]);
  });

  test('records nothing for actions that failed', async () => {
    const before = await read();
    const params = { org_id, member_id: admin.memberId };
    await expect(
      admin.client.call(organizations.updateOrganizationMember, { params, body: { role: 'org_viewer' } }),
    ).rejects.toMatchObject({ code: 'last_admin' });
    const name = { organization_name: 'Atlas Field Team' };
    await admin.client.call(organizations.updateOrganization, { params: { org_id }, body: name });
    expect(await read()).toEqual(before);
  });

  test('is paginated, and filtered by actor and kind', async () => {
    const all = await read({ limit: 200 });
    const collected: number[] = [];
    let before: number | undefined;
    for (let page = 0; page < 20; page += 1) {
      const query = { limit: 2, ...(before === undefined ? {} : { before }) };
      const answer = await admin.client.call(audit.listOrganizationAudit, { params: { org_id }, query });
      collected.push(...answer.entries.map((entry) => entry.id));
      if (answer.next === null) break;
      before = answer.next;
    }
    expect(collected).toEqual(all.map((entry) => entry.id));
    const byBo = await read({ member_id: bo.memberId });
    expect(byBo.map((entry) => entry.action)).toEqual(['project_member.left', 'member.left']);
    const keys = await read({ about: 'api_key' });
    expect(keys.map((entry) => entry.action)).toEqual(['api_key.deleted', 'api_key.created']);
  });

  test('is filtered by part of a name, of actor or target, and by a range of time', async () => {
    const named = await read({ who: 'GAUGE' });
    expect(named.map(({ action, subject }) => [action, subject])).toEqual([
      ['api_key.deleted', 'Tide gauge'],
      ['api_key.created', 'Tide gauge'],
    ]);
    const all = await read({ limit: 200 });
    expect((await read({ who: 'bo', limit: 200 })).length).toBeLessThan(all.length);
    expect(await read({ who: '%' })).toEqual([]);
    const middle = all[Math.floor(all.length / 2)];
    const from = middle?.created_at ?? '';
    const since = await read({ from, limit: 200 });
    const until = await read({ until: from, limit: 200 });
    expect([...since, ...until]).toEqual(all);
    expect(since.length).toBeGreaterThan(0);
    await expect(read({ from: 'yesterday' })).rejects.toMatchObject({
      status: 400,
      issues: [{ path: 'query.from' }],
    });
  });

  test('is downloaded as CSV with the same filter, which is recorded; others get 403', async () => {
    const params = { org_id };
    const download = (by: Person, query = {}) =>
      by.client.fetch(audit.downloadOrganizationAudit, { params, query });
    const response = await download(admin, { about: 'api_key' });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/audit%20\d{4}-\d\d-\d\d\.csv$/);
    const [header, ...lines] = (await response.text()).trimEnd().split('\r\n');
    expect(header?.slice(-64)).toContain('time,action,actor,organization,project,subject,was,became');
    expect(lines.map((line) => line.split(',').slice(1).join(','))).toEqual([
      'api_key.deleted,Ana,Atlas Field Team,,Tide gauge,,',
      'api_key.created,Ana,Atlas Field Team,,Tide gauge,,read',
    ]);
    const whole = (await (await download(admin)).text()).trimEnd().split('\r\n');
    expect(whole).toHaveLength(1 + (await read({ limit: 200 })).length);
    expect(whole[1]).toContain('log.exported,Ana');
    const cy = await app.createPerson('Cy');
    await expect(download(cy)).rejects.toMatchObject({ status: 404 });
    await expect(cy.client.fetch(audit.downloadAudit, { query: {} })).rejects.toMatchObject({ status: 403 });
  });

  test('super users read the whole log, including changes of limits and plans', async () => {
    await app.database.read
      .updateTable('members')
      .set({ is_super_user: true })
      .where('member_id', '=', bo.memberId)
      .execute();
    const limits = { projects_limit: 50, members_limit: 60 };
    await bo.client.call(administration.updateOrganizationLimits, { params: { org_id }, body: limits });
    const { entries } = await bo.client.call(audit.listAudit, { query: { organization_id: org_id } });
    expect(entries[0]).toMatchObject({ action: 'limits.changed', was: '20 / 20', became: '50 / 60' });
    expect(entries).toHaveLength((await read({ limit: 200 })).length);
  });
});
