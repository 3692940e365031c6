import { ApiError } from '@waypost/client';
import { ENDPOINTS, type ProjectRole } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientFromAnywhere } from '../../../test/access/access-world.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { putProjectMember } from './index.ts';

const { features, projects } = ENDPOINTS;

let app: TestApp;
let ana: Person;
let organizationId: number;
/** A root project, a child, a grandchild, and a sibling of the child, created for each test. */
let root: number;
let child: number;
let grandchild: number;
let sibling: number;

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  ana = await person('Ana Ruiz');
  const org = await ana.client.call(ENDPOINTS.organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  organizationId = org.organization_id;
  await app.liftLimits(organizationId);
});
afterAll(() => app.close());

beforeEach(async () => {
  root = await make('Root', null);
  child = await make('Child', root);
  grandchild = await make('Grandchild', child);
  sibling = await make('Sibling', root);
});

let people = 0;
/** A client with a new IP address per call, which avoids the rate limits. */
async function person(name = 'Person'): Promise<Person> {
  people += 1;
  const made = await app.createPerson(`${name} ${people}`);
  return { ...made, client: clientFromAnywhere(app.baseUrl, made.tokens.access_token) };
}

async function make(name: string, parentId: number | null): Promise<number> {
  const project = await ana.client.call(projects.createProject, {
    params: { org_id: organizationId },
    body: { name, parentId },
  });
  return project.project_id;
}

async function personWith(role: ProjectRole, projectId: number, manages = false): Promise<Person> {
  const made = await person();
  await app.database.transaction((tx) => putProjectMember(tx, projectId, made.memberId, role, manages));
  return made;
}

const ids = (projectId: number) => ({ org_id: organizationId, project_id: projectId });
const code = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : Promise.reject(error)),
  );
async function roleOf(who: Person, projectId: number): Promise<ProjectRole | null> {
  try {
    return (await who.client.call(projects.getProject, { params: ids(projectId) })).current_member.role;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
const rolesOf = async (who: Person) =>
  Promise.all([root, child, grandchild, sibling].map((id) => roleOf(who, id)));

const add = (by: Person, projectId: number, email: string, role_name: ProjectRole) =>
  by.client.call(projects.addProjectMember, { params: ids(projectId), body: { email, role_name } });
const change = (
  by: Person,
  projectId: number,
  whom: Person,
  body: { role_name?: ProjectRole; manage_members?: boolean },
) =>
  by.client.call(projects.updateProjectMember, {
    params: { ...ids(projectId), member_id: whom.memberId },
    body,
  });
const remove = (by: Person, projectId: number, whom: Person) =>
  by.client.call(projects.removeProjectMember, { params: { ...ids(projectId), member_id: whom.memberId } });

describe('roles', () => {
  test('are inherited downwards, never upwards or sideways', async () => {
    expect(await rolesOf(await personWith('project_admin', child))).toEqual([
      null,
      'project_admin',
      'project_admin',
      null,
    ]);
    expect(await rolesOf(await personWith('project_viewer', root))).toEqual(Array(4).fill('project_viewer'));
  });

  test('combine to the strongest, wherever it was granted', async () => {
    const viewerAbove = await personWith('project_viewer', root);
    const adminAbove = await personWith('project_admin', root);
    await app.database.transaction(async (tx) => {
      await putProjectMember(tx, child, viewerAbove.memberId, 'project_editor', false);
      await putProjectMember(tx, child, adminAbove.memberId, 'project_viewer', false);
    });
    expect(await rolesOf(viewerAbove)).toEqual([
      'project_viewer',
      'project_editor',
      'project_editor',
      'project_viewer',
    ]);
    expect(await rolesOf(adminAbove)).toEqual(Array(4).fill('project_admin'));
  });

  test('hide unreadable projects from lists and as parents', async () => {
    const editor = await personWith('project_editor', grandchild);
    const listed = await editor.client.call(projects.listProjects, { params: { org_id: organizationId } });
    expect(listed).toMatchObject([{ project_id: grandchild, parent_id: null }]);
    const own = await ana.client.call(projects.getProject, { params: ids(grandchild) });
    expect(own.parent_id).toBe(child);
  });
});

describe('a project by its id alone', () => {
  const byId = (who: Person, project_id: number) =>
    who.client.call(projects.getProjectById, { params: { project_id } });

  test('equals its organization’s response, with the caller’s role', async () => {
    const editor = await personWith('project_editor', child);
    for (const who of [ana, editor]) {
      expect(await byId(who, child)).toEqual(
        await who.client.call(projects.getProject, { params: ids(child) }),
      );
    }
    expect((await byId(editor, child)).current_member.role).toBe('project_editor');
  });

  test('returns 404 to those who may not read it, and once it is in the trash', async () => {
    const editor = await personWith('project_editor', child);
    expect(await code(byId(editor, sibling))).toBe('project_not_found');
    expect(await code(byId(await person(), child))).toBe('project_not_found');
    await ana.client.call(projects.deleteProject, { params: ids(child) });
    expect(await code(byId(ana, child))).toBe('project_not_found');
  });
});

describe('members', () => {
  test('are added, updated and removed by an administrator', async () => {
    const admin = await personWith('project_admin', child);
    const newcomer = await personWith('project_viewer', sibling);
    const added = await add(admin, child, newcomer.email.toUpperCase(), 'project_editor');
    expect(added).toMatchObject({
      member_id: newcomer.memberId,
      role_name: 'project_editor',
      manage_members: false,
    });
    expect(await change(admin, child, newcomer, { manage_members: true })).toMatchObject({
      role_name: 'project_editor',
      manage_members: true,
    });
    expect(await change(admin, child, newcomer, { role_name: 'project_viewer' })).toMatchObject({
      role_name: 'project_viewer',
      manage_members: true,
    });
    await remove(admin, child, newcomer);
    expect(await roleOf(newcomer, child)).toBeNull();
    const { rows } = await sql<{ action: string }>`
      select action from audit_entries where subject_id = ${newcomer.memberId} order by audit_id`.execute(
      app.database.read,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'project_member.added',
      'project_member.management_granted',
      'project_member.role_changed',
      'project_member.removed',
    ]);
  });

  test('outside the organization are invited, with or without an account', async () => {
    const stranger = await person();
    for (const email of ['nobody@example.com', stranger.email]) {
      expect(await add(ana, child, email, 'project_viewer')).toMatchObject({
        project_id: child,
        email,
        role_name: 'project_viewer',
        is_accepted: false,
      });
    }
    expect(await roleOf(stranger, child)).toBeNull();
  });

  test('are granted, changed and removed only up to the caller’s own role', async () => {
    const manager = await personWith('project_editor', child, true);
    const admin = await personWith('project_admin', child);
    const newcomer = await personWith('project_viewer', sibling);
    expect(await code(add(manager, child, newcomer.email, 'project_admin'))).toBe('forbidden');
    expect(await code(add(manager, child, admin.email, 'project_viewer'))).toBe('forbidden');
    expect(await code(change(manager, child, manager, { role_name: 'project_admin' }))).toBe('forbidden');
    expect(await code(change(manager, child, admin, { role_name: 'project_viewer' }))).toBe('forbidden');
    expect(await code(change(manager, child, admin, { manage_members: true }))).toBe('forbidden');
    expect(await code(remove(manager, child, admin))).toBe('forbidden');
    expect(await roleOf(admin, child)).toBe('project_admin');
    expect(await roleOf(newcomer, child)).toBeNull();
    // Up to their own role it is allowed.
    expect(await code(add(manager, child, newcomer.email, 'project_editor'))).toBe('done');
    expect(await code(change(manager, child, newcomer, { role_name: 'project_viewer' }))).toBe('done');
    expect(await code(remove(manager, child, newcomer))).toBe('done');
  });

  test('with manage_members manage nothing but members', async () => {
    const manager = await personWith('project_editor', child, true);
    const params = ids(child);
    expect(
      await code(manager.client.call(projects.updateProject, { params, body: { project_desc: 'x' } })),
    ).toBe('forbidden');
    expect(
      await code(
        manager.client.call(projects.createProject, {
          params: { org_id: organizationId },
          body: { name: 'Below', parentId: child },
        }),
      ),
    ).toBe('forbidden');
    const { current_member } = await manager.client.call(projects.getProject, { params });
    expect(current_member.access_map.project_member).toEqual(['read', 'create', 'update', 'delete']);
    expect(current_member.access_map.project).toEqual(['read']);
  });

  test('may leave, once, and readers remove no one', async () => {
    const viewer = await personWith('project_viewer', child);
    const other = await personWith('project_viewer', child);
    expect(await code(remove(viewer, child, other))).toBe('forbidden');
    await remove(viewer, child, viewer);
    expect(await roleOf(viewer, child)).toBeNull();
    expect(await code(remove(viewer, child, viewer))).toBe('project_not_found');
  });

  test('cannot leave an inherited role', async () => {
    const viewer = await personWith('project_viewer', root);
    expect(await code(remove(viewer, child, viewer))).toBe('member_not_found');
    expect(await roleOf(viewer, child)).toBe('project_viewer');
  });

  test('are listed once, with the strongest role and where it was granted', async () => {
    const above = await personWith('project_editor', root);
    await app.database.transaction((tx) =>
      putProjectMember(tx, grandchild, above.memberId, 'project_viewer', false),
    );
    const here = await personWith('project_viewer', grandchild);
    const members = await here.client.call(projects.listProjectMembers, { params: ids(grandchild) });
    const of = (who: Person) => members.filter((member) => member.member_id === who.memberId);
    const codes = members.map((member) => member.code);
    expect(new Set(codes).size).toBe(members.length);
    // Changing a role keeps the row and its code.
    await change(ana, grandchild, here, { role_name: 'project_editor' });
    await change(ana, grandchild, here, { role_name: 'project_viewer' });
    const again = await here.client.call(projects.listProjectMembers, { params: ids(grandchild) });
    expect(again.map((member) => member.code)).toEqual(codes);
    expect(of(above)).toMatchObject([{ role_name: 'project_editor', granted_in_project_id: root }]);
    expect(of(here)).toMatchObject([{ role_name: 'project_viewer', granted_in_project_id: grandchild }]);
    expect(of(ana)).toHaveLength(1);
    const { members_count } = await here.client.call(projects.getProject, { params: ids(grandchild) });
    expect(members_count).toBe(members.length);
    // Members of subprojects are not members of the parent.
    const atRoot = await ana.client.call(projects.listProjectMembers, { params: ids(root) });
    expect(atRoot.map((member) => member.member_id)).not.toContain(here.memberId);
  });

  test('added ten times concurrently are added once', async () => {
    const newcomer = await personWith('project_viewer', sibling);
    await Promise.all(Array.from({ length: 10 }, () => add(ana, child, newcomer.email, 'project_editor')));
    const members = await ana.client.call(projects.listProjectMembers, { params: ids(child) });
    expect(members.filter((member) => member.member_id === newcomer.memberId)).toHaveLength(1);
  });

  test('removed stay removed despite a concurrent role change', async () => {
    for (let round = 0; round < 15; round += 1) {
      const member = await personWith('project_viewer', child);
      const [removed, ...changed] = await Promise.all([
        code(remove(ana, child, member)),
        ...(['project_editor', 'project_admin', 'project_viewer'] as const).map((role_name) =>
          code(change(ana, child, member, { role_name })),
        ),
      ]);
      expect(removed).toBe('done');
      for (const outcome of changed) expect(['done', 'member_not_found']).toContain(outcome);
      expect(await roleOf(member, child)).toBeNull();
    }
  });

  test('added again lose nothing', async () => {
    const member = await personWith('project_editor', child, true);
    expect(await code(add(ana, child, member.email, 'project_viewer'))).toBe('already_member');
    expect(await roleOf(member, child)).toBe('project_editor');
    expect(await add(ana, child, member.email, 'project_admin')).toMatchObject({
      role_name: 'project_admin',
      manage_members: true,
    });
    // Of concurrent grants the stronger role wins, in any order.
    for (let round = 0; round < 10; round += 1) {
      const newcomer = await personWith('project_viewer', sibling);
      await Promise.all(
        (['project_admin', 'project_viewer', 'project_editor'] as const).map((role) =>
          code(add(ana, child, newcomer.email, role)),
        ),
      );
      expect(await roleOf(newcomer, child)).toBe('project_admin');
    }
  });

  test('who are not in the project return 404', async () => {
    const stranger = await person();
    expect(await code(change(ana, child, stranger, { role_name: 'project_viewer' }))).toBe(
      'member_not_found',
    );
    expect(await code(remove(ana, child, stranger))).toBe('member_not_found');
  });
});

describe('projects', () => {
  const create = (projectId: number) =>
    ana.client.call(features.createFeature, {
      query: { project_id: projectId },
      body: { feature: { name: 'Sighting', geometry: { type: 'Point', coordinates: [0, 0] } } },
    });
  const counts = async () =>
    Promise.all(
      [root, child, grandchild, sibling].map(
        async (id) => (await ana.client.call(projects.getProject, { params: ids(id) })).features_count,
      ),
    );

  test('count the features of their subprojects', async () => {
    expect(await counts()).toEqual([0, 0, 0, 0]);
    const [first] = await Promise.all([
      create(grandchild),
      create(grandchild),
      create(child),
      create(sibling),
    ]);
    expect(await counts()).toEqual([4, 3, 2, 1]);
    await ana.client.call(features.deleteFeature, { params: { code: first.properties.code } });
    expect(await counts()).toEqual([3, 2, 1, 1]);
  });

  test('count activity of their subprojects as their own', async () => {
    const before = await ana.client.call(projects.getProject, { params: ids(root) });
    await create(grandchild);
    const after = await ana.client.call(projects.getProject, { params: ids(root) });
    expect(Date.parse(after.last_activity)).toBeGreaterThan(Date.parse(before.last_activity));
  });

  test('are administered by their creator, even if only the parent’s role allowed the creation', async () => {
    const admin = await personWith('project_admin', child);
    const made = await admin.client.call(projects.createProject, {
      params: { org_id: organizationId },
      body: { name: 'Below', parentId: child, country: 'MX', ui: 'Fisher', description: '  Kelp  ' },
    });
    expect(made).toMatchObject({
      project_name: 'Below',
      project_desc: 'Kelp',
      parent_id: child,
      country: 'MX',
      ui: 'Fisher',
      features_count: 0,
      current_member: { role: 'project_admin', super_user: false },
    });
    const members = await admin.client.call(projects.listProjectMembers, { params: ids(made.project_id) });
    expect(members.find((member) => member.member_id === admin.memberId)).toMatchObject({
      granted_in_project_id: made.project_id,
    });
  });

  test('change only the fields an update names; null clears the country', async () => {
    const params = ids(child);
    const update = (body: object) => ana.client.call(projects.updateProject, { params, body });
    expect(await update({ country: 'MX', project_desc: 'Kelp' })).toMatchObject({
      project_name: 'Child',
      country: 'MX',
      project_desc: 'Kelp',
    });
    expect(await update({ country: null })).toMatchObject({
      country: null,
      project_desc: 'Kelp',
      ui: 'Default',
    });
    expect(await update({})).toMatchObject({ project_name: 'Child', project_desc: 'Kelp' });
    expect(await code(update({ organization_id: organizationId + 1 }))).toBe('validation_failed');
    expect(await code(update({ project_id: child, organization_id: organizationId }))).toBe('done');
    expect(await code(update({ project_id: root }))).toBe('validation_failed');
    expect(await code(update({ project_name: '  ab  ' }))).toBe('validation_failed');
  });

  test('keep the imagery flags as JSON text of the recorded keys', async () => {
    const update = (planet_features: string | null) =>
      ana.client.call(projects.updateProject, { params: ids(child), body: { planet_features } });
    const flags = '{"skysat": false}';
    expect(await update(flags)).toMatchObject({ planet_features: flags, project_name: 'Child' });
    for (const wrong of ['{', '[]', '{"skysat": 1}', '{"radar": false}', '"x"']) {
      expect(await code(update(wrong))).toBe('validation_failed');
    }
    expect((await ana.client.call(projects.getProject, { params: ids(child) })).planet_features).toBe(flags);
    expect(await update(null)).toMatchObject({ planet_features: null });
  });

  test('choose one of the base maps of the server, for everybody, and no other', async () => {
    const update = (by: Person, base_map: string | null) =>
      by.client.call(projects.updateProject, { params: ids(child), body: { base_map } });
    expect(await update(ana, 'offline')).toMatchObject({ base_map: 'offline', project_name: 'Child' });
    await expect(update(ana, 'streets-of-mars')).rejects.toMatchObject({
      status: 400,
      issues: [{ path: 'body.base_map', message: 'This server has no such base map. It has: offline.' }],
    });
    expect(await code(update(ana, '../../etc'))).toBe('validation_failed');
    const { base_map } = await ana.client.call(projects.getProject, { params: ids(child) });
    expect(base_map).toBe('offline');
    const { rows } = await sql`
      select type from events where topic = ${`project:${child}`} order by seq desc limit 1`.execute(
      app.database.read,
    );
    expect(rows).toEqual([{ type: 'project.updated' }]);
    expect(await update(ana, null)).toMatchObject({ base_map: null });
  });

  test('are announced to readers of the parent, root projects to their creator only', async () => {
    const topicsOf = async (projectId: number) => {
      const rows = await app.database.read
        .selectFrom('events')
        .select(['topic', 'payload'])
        .where('type', '=', 'project.created')
        .execute();
      return rows
        .filter((row) => (row.payload as { project_id: number }).project_id === projectId)
        .map((r) => r.topic);
    };
    expect(await topicsOf(child)).toEqual([`project:${root}`]);
    expect(await topicsOf(root)).toEqual([`member:${ana.memberId}`]);
  });
});
