import { ApiError } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { putProjectMember } from '../projects/index.ts';
import { insertOrganizationMember } from './index.ts';

const { members, organizations, projects } = ENDPOINTS;

let app: TestApp;
let ana: Person;
let bo: Person;
let organizationId: number;

const create = (who: Person, organization_name: string) =>
  who.client.call(organizations.createOrganization, { body: { organization_name } });

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  bo = await app.createPerson('Bo Lind');
  organizationId = (await create(ana, 'Costa Viva')).organization_id;
});
afterAll(() => app.close());

describe('organizations', () => {
  test('the creator becomes administrator, on the free plan', async () => {
    const made = await create(bo, '  Kelp Watch  ');
    expect(made).toMatchObject({
      organization_name: 'Kelp Watch',
      plan: 0,
      projects_limit: 20,
      members_limit: 20,
      current_member: { role: 'org_admin', super_user: false },
    });
    expect(made.current_member.access_map.project).toEqual(['list', 'create']);
    expect(await bo.client.call(organizations.listOrganizations, {})).toMatchObject([
      { organization_name: 'Kelp Watch' },
    ]);
  });

  test('a name is unique in any case', async () => {
    await expect(create(bo, 'COSTA viva')).rejects.toMatchObject({
      status: 400,
      code: 'organization_exists',
    });
  });

  test('a name is unique in any case beyond ASCII, on both databases', async () => {
    await create(bo, 'Bahía Ñandú');
    await expect(create(bo, 'BAHÍA ÑANDÚ')).rejects.toMatchObject({ code: 'organization_exists' });
    // Without the accent the name is different.
    expect(await create(bo, 'Bahia Nandu')).toMatchObject({ organization_name: 'Bahia Nandu' });
  });

  test('of five concurrent creates with one name exactly one succeeds', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => create(bo, 'Race to the name')));
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'organization_exists' });
    }
  });

  test('plan, limits and roles in the body are ignored', async () => {
    const body = {
      organization_name: 'Grand plans',
      plan: 2,
      projects_limit: 999,
      current_member: { role: 'org_admin' },
    };
    const error: unknown = await bo.client
      .call(organizations.createOrganization, { body })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).issues.map((issue) => issue.path).toSorted()).toEqual([
      'body.current_member',
      'body.plan',
      'body.projects_limit',
    ]);
  });

  test('members see each other, guests see only the organization', async () => {
    const viewer = await app.createPerson('Vera Viewer');
    const guest = await app.createPerson('Gus Guest');
    const project = await ana.client.call(projects.createProject, {
      params: { org_id: organizationId },
      body: { name: 'Project' },
    });
    await app.database.transaction(async (tx) => {
      await insertOrganizationMember(tx, organizationId, viewer.memberId, 'org_viewer');
      await putProjectMember(tx, project.project_id, guest.memberId, 'project_admin', true);
    });
    const params = { org_id: organizationId };
    const listed = await viewer.client.call(organizations.listOrganizationMembers, { params });
    expect(listed.map(({ display_name, role }) => ({ display_name, role }))).toEqual([
      { display_name: 'Ana Ruiz', role: 'org_admin' },
      { display_name: 'Vera Viewer', role: 'org_viewer' },
    ]);
    const seen = await guest.client.call(organizations.getOrganization, { params });
    expect(seen.current_member).toEqual({
      role: 'org_guest',
      access_map: { organization: ['read'], project: ['list'] },
      super_user: false,
    });
    await expect(guest.client.call(organizations.listOrganizationMembers, { params })).rejects.toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });
});

describe('members', () => {
  test('update their own name and nothing else of themselves', async () => {
    const update = (body: object) => ana.client.call(members.updateMember, { body: body as never });
    expect(await update({ display_name: '  Ana María Ruiz ' })).toMatchObject({
      member_id: ana.memberId,
      display_name: 'Ana María Ruiz',
      email: ana.email,
      is_super_user: false,
    });
    for (const key of ['is_super_user', 'email', 'member_id', 'identity_subject']) {
      await expect(update({ display_name: 'Ana Ruiz', [key]: true })).rejects.toMatchObject({
        status: 400,
        issues: [{ path: `body.${key}` }],
      });
    }
    await expect(update({ display_name: 'ab' })).rejects.toMatchObject({ code: 'validation_failed' });
    expect(await ana.client.call(members.getMember, {})).toMatchObject({ display_name: 'Ana María Ruiz' });
  });
});
