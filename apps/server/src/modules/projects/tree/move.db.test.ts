import { ApiError } from '@waypost/client';
import { ENDPOINTS, type ListedProject, type ProjectRole } from '@waypost/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientFromAnywhere } from '../../../../test/access/access-world.ts';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { putProjectMember } from '../index.ts';

const { projects } = ENDPOINTS;

let app: TestApp;
let ana: Person;
let org_id: number;
/** a > b > c, with d as a sibling of a. */
let a: number;
let b: number;
let c: number;
let d: number;
let people = 0;

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  ana = await person();
  const organization = { body: { organization_name: 'Costa Viva' } };
  org_id = (await ana.client.call(ENDPOINTS.organizations.createOrganization, organization)).organization_id;
  await setPlan(2);
});
afterAll(() => app.close());
beforeEach(async () => {
  a = await make('Project a', null);
  b = await make('Project b', a);
  c = await make('Project c', b);
  d = await make('Project d', null);
});

async function person(): Promise<Person> {
  people += 1;
  const made = await app.createPerson(`Person ${people}`);
  return { ...made, client: clientFromAnywhere(app.baseUrl, made.tokens.access_token) };
}
/** 0: at most 20 projects; 2: unlimited. */
async function setPlan(plan: number): Promise<void> {
  await app.database.transaction((tx) =>
    tx.updateTable('organizations').set({ plan }).where('organization_id', '=', org_id).execute(),
  );
}
async function personWith(role: ProjectRole, ...projectIds: number[]): Promise<Person> {
  const made = await person();
  for (const id of projectIds) {
    await app.database.transaction((tx) => putProjectMember(tx, id, made.memberId, role, false));
  }
  return made;
}
async function make(name: string, parentId: number | null): Promise<number> {
  const made = await ana.client.call(projects.createProject, {
    params: { org_id },
    body: { name, parentId },
  });
  return made.project_id;
}
const move = (who: Person, project_id: number, parent_id: number | null) =>
  who.client.call(projects.updateProject, { params: { org_id, project_id }, body: { parent_id } });
const code = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : Promise.reject(error)),
  );
async function paths(...ids: number[]): Promise<number[][]> {
  const rows = await app.database.read
    .selectFrom('projects')
    .select(['project_id', 'ancestor_ids'])
    .where('project_id', 'in', ids)
    .execute();
  return ids.map((id) => rows.find((row) => row.project_id === id)?.ancestor_ids ?? []);
}

describe('moving a project', () => {
  test('moves its subtree, and roles follow', async () => {
    const reader = await personWith('project_viewer', d);
    expect(await move(ana, b, d)).toMatchObject({ project_id: b, parent_id: d });
    expect(await paths(a, b, c, d)).toEqual([[a], [d, b], [d, b, c], [d]]);
    const seen = await reader.client.call(projects.listProjects, { params: { org_id } });
    expect(seen.map((one) => one.project_id).sort()).toEqual([b, c, d].sort());
    expect(await move(ana, b, null)).toMatchObject({ parent_id: null });
    expect(await paths(b, c)).toEqual([[b], [b, c]]);
    expect(await reader.client.call(projects.listProjects, { params: { org_id } })).toHaveLength(1);
  });

  test('never creates a cycle', async () => {
    expect(await code(move(ana, a, c))).toBe('project_cycle');
    expect(await code(move(ana, a, a))).toBe('project_cycle');
    expect(await paths(a, b, c)).toEqual([[a], [a, b], [a, b, c]]);
  });

  test('concurrently never creates a cycle either', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [x, y] = [await make('Project x', null), await make('Project y', null)];
      const answers = await Promise.all([code(move(ana, x, y)), code(move(ana, y, x))]);
      expect(answers.sort()).toEqual(['done', 'project_cycle']);
      const [ofX = [], ofY = []] = await paths(x, y);
      expect([ofX.length, ofY.length].sort()).toEqual([1, 2]);
    }
  });

  test('needs project:update on it and project:create at the target', async () => {
    const ofB = await personWith('project_admin', b);
    expect(await code(move(ofB, b, null))).toBe('forbidden');
    expect(await code(move(ofB, b, d))).toBe('project_not_found');
    const readsD = await personWith('project_admin', b);
    await app.database.transaction((tx) => putProjectMember(tx, d, readsD.memberId, 'project_editor', false));
    expect(await code(move(readsD, b, d))).toBe('forbidden');
    expect(await code(move(await personWith('project_admin', b, d), b, d))).toBe('done');
    expect(await code(move(await personWith('project_editor', b), b, a))).toBe('forbidden');
  });

  test('stays within the organization, and out of the trash', async () => {
    const other = await person();
    const theirs = await other.client.call(ENDPOINTS.organizations.createOrganization, {
      body: { organization_name: `Others ${people}` },
    });
    const target = await other.client.call(projects.createProject, {
      params: { org_id: theirs.organization_id },
      body: { name: 'Elsewhere' },
    });
    await app.database.transaction((tx) =>
      putProjectMember(tx, target.project_id, ana.memberId, 'project_admin', false),
    );
    expect(await code(move(ana, b, target.project_id))).toBe('project_not_found');
    await ana.client.call(projects.deleteProject, { params: { org_id, project_id: d } });
    expect(await code(move(ana, b, d))).toBe('project_not_found');
  });

  test('takes deleted subprojects along, which are restored in the right place', async () => {
    const { deletion_id } = await ana.client.call(projects.deleteProject, {
      params: { org_id, project_id: c },
    });
    await move(ana, b, d);
    await ana.client.call(projects.restoreProject, { params: { deletion_id } });
    expect(await paths(c)).toEqual([[d, b, c]]);
  });

  test('is announced to its readers before and after', async () => {
    const before = await personWith('project_viewer', a);
    const after = await personWith('project_viewer', d);
    await move(ana, b, d);
    const topics = (
      await app.database.read
        .selectFrom('events')
        .select('topic')
        .where('type', '=', 'project.moved')
        .execute()
    ).map((row) => row.topic);
    const expected = [
      `member:${before.memberId}`,
      `member:${after.memberId}`,
      `project:${a}`,
      `project:${d}`,
    ];
    expect(topics).toEqual(expect.arrayContaining(expected));
  });
});

describe('the project list', () => {
  test('nests subprojects and filters by country', async () => {
    await ana.client.call(projects.updateProject, {
      params: { org_id, project_id: c },
      body: { country: 'MX', project_tags: ['kelp', 'kelp', ' reef '] },
    });
    const nested = await ana.client.call(projects.listProjects, {
      params: { org_id },
      query: { nested: 'true' },
    });
    const find = (all: readonly ListedProject[], id: number) => all.find((one) => one.project_id === id);
    const nodeB = find(find(nested, a)?.children ?? [], b);
    expect(find(nodeB?.children ?? [], c)).toMatchObject({ project_tags: ['kelp', 'reef'], children: [] });
    expect(find(nested, b)).toBeUndefined();
    const mexican = await ana.client.call(projects.listProjects, {
      params: { org_id },
      query: { country: 'mx' },
    });
    expect(mexican.map((one) => one.project_id)).toEqual([c]);
    const flat = await ana.client.call(projects.listProjects, { params: { org_id } });
    expect(flat.every((one) => !('children' in one))).toBe(true);
  });

  test('lists members by project without unreadable projects', async () => {
    const reader = await personWith('project_viewer', b);
    const answer = await reader.client.call(projects.listMembersByProjects, { body: [c, a, b, b, 999_999] });
    expect(answer.map((one) => one.project_id)).toEqual([c, b]);
    expect(answer[0]?.members.map((one) => one.member_id).sort()).toEqual(
      [ana.memberId, reader.memberId].sort(),
    );
  });

  test('shows components by default, and hides and shows them by name', async () => {
    const params = { org_id, project_id: b };
    const get = () => ana.client.call(projects.getProject, { params });
    expect((await get()).components).toEqual({ tags: true, templates: true });
    const named = { params: { ...params, name: 'templates' as const } };
    expect((await ana.client.call(projects.removeComponent, named)).components.templates).toBe(false);
    expect((await get()).components).toEqual({ tags: true, templates: false });
    expect((await ana.client.call(projects.addComponent, named)).components.templates).toBe(true);
    expect(await ana.client.call(projects.listComponents, { params: { org_id } })).toEqual([
      { name: 'tags' },
      { name: 'templates' },
    ]);
  });
});

test('a move is audited with its actor, and only when something moved', async () => {
  const [from, to] = [await make('North', null), await make('South', null)];
  const moved = await make('Moved', from);
  await move(ana, moved, to);
  await move(ana, moved, to);
  const rows = await app.database.read
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'project_name'])
    .where('project_id', '=', moved)
    .where('action', '=', 'project.moved')
    .execute();
  expect(rows).toEqual([{ action: 'project.moved', actor_id: ana.memberId, project_name: 'Moved' }]);
});
