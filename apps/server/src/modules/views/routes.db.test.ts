import { ApiError } from '@waypost/client';
import { ENDPOINTS, MAX_VIEWS, type ProjectRole, type SavedViewUpdate } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientFromAnywhere } from '../../../test/access/access-world.ts';
import { openLiveClient } from '../../../test/app/live-client.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { putProjectMember } from '../projects/index.ts';

const { organizations, projects, views } = ENDPOINTS;
const QUERY = 'zoom=9&lat=24.1&lng=-110.3&tags=net,trap&base=satellite';

let app: TestApp;
let ana: Person;
let bo: Person;
let cleo: Person;
let org_id: number;
let project_id: number;

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  ana = await makePerson('Ana Ruiz');
  ({ organization_id: org_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  }));
  await app.liftLimits(org_id);
});
afterAll(() => app.close());

let people = 0;
async function makePerson(name: string): Promise<Person> {
  people += 1;
  const made = await app.createPerson(`${name} ${people}`);
  return { ...made, client: clientFromAnywhere(app.baseUrl, made.tokens.access_token) };
}

async function letIn(role: ProjectRole): Promise<Person> {
  const person = await makePerson(role);
  await app.database.transaction((tx) => putProjectMember(tx, project_id, person.memberId, role, false));
  return person;
}

/** Each test has its own project with an administrator (Ana), an editor and a viewer. */
beforeEach(async () => {
  ({ project_id } = await ana.client.call(projects.createProject, {
    params: { org_id },
    body: { name: 'Coast' },
  }));
  bo = await letIn('project_editor');
  cleo = await letIn('project_viewer');
});

const save = (who: Person, name: string, is_shared = false, query = QUERY) =>
  who.client.call(views.createView, { params: { project_id }, body: { name, query, is_shared } });
const change = (who: Person, view_id: number, body: SavedViewUpdate) =>
  who.client.call(views.updateView, { params: { project_id, view_id }, body });
const remove = (who: Person, view_id: number) =>
  who.client.call(views.deleteView, { params: { project_id, view_id } });
const list = (who: Person) => who.client.call(views.listViews, { params: { project_id } });
const namesOf = async (who: Person) => (await list(who)).map(({ name }) => name);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : Promise.reject(error)),
  );

describe('a saved view', () => {
  test('is listed by name with its owner, and keeps its query unchanged', async () => {
    const second = await save(cleo, 'b nets');
    await save(cleo, 'A traps');
    expect(await namesOf(cleo)).toEqual(['A traps', 'b nets']);
    expect(second).toMatchObject({
      project_id,
      name: 'b nets',
      query: QUERY,
      is_shared: false,
      member_id: cleo.memberId,
    });
    expect(second.display_name).toMatch(/^project_viewer/);
    expect((await list(cleo))[1]).toEqual(second);
  });

  test('is visible to its owner only until it is shared, and again when sharing ends', async () => {
    const { view_id } = await save(bo, 'Night patrols');
    expect(await namesOf(ana)).toEqual([]);
    expect(await codeOf(change(ana, view_id, { name: 'Mine now' }))).toBe('view_not_found');
    expect(await codeOf(remove(ana, view_id))).toBe('view_not_found');
    await change(bo, view_id, { is_shared: true });
    expect(await namesOf(cleo)).toEqual(['Night patrols']);
    await change(bo, view_id, { is_shared: false });
    expect(await namesOf(cleo)).toEqual([]);
  });

  test('is renamed, replaced and deleted by its owner; fields left out are unchanged', async () => {
    const made = await save(cleo, 'Nets');
    const renamed = await change(cleo, made.view_id, { name: 'Nets and traps' });
    expect(renamed).toEqual({ ...made, name: 'Nets and traps' });
    const moved = await change(cleo, made.view_id, { query: 'zoom=3' });
    expect(moved).toEqual({ ...renamed, query: 'zoom=3' });
    expect(await list(cleo)).toEqual([moved]);
    await remove(cleo, made.view_id);
    expect(await list(cleo)).toEqual([]);
    expect(await codeOf(remove(cleo, made.view_id))).toBe('view_not_found');
  });

  test('belongs to one project', async () => {
    const { view_id } = await save(ana, 'Nets', true);
    const other = await ana.client.call(projects.createProject, {
      params: { org_id },
      body: { name: 'Elsewhere' },
    });
    const params = { project_id: other.project_id, view_id };
    expect(await codeOf(ana.client.call(views.deleteView, { params }))).toBe('view_not_found');
    expect(await ana.client.call(views.listViews, { params: { project_id: other.project_id } })).toEqual([]);
  });
});

describe('a shared view', () => {
  test('needs an editor; viewers save private views only', async () => {
    expect(await codeOf(save(cleo, 'Nets', true))).toBe('forbidden');
    const { view_id } = await save(cleo, 'Nets');
    expect(await codeOf(change(cleo, view_id, { is_shared: true }))).toBe('forbidden');
    expect(await namesOf(bo)).toEqual([]);
    await save(bo, 'Traps', true);
    expect(await namesOf(cleo)).toEqual(['Nets', 'Traps']);
  });

  test('is updated and deleted by its owner and by administrators only', async () => {
    const { view_id } = await save(bo, 'Nets', true);
    const other = await letIn('project_editor');
    expect(await codeOf(change(other, view_id, { name: 'Mine now' }))).toBe('forbidden');
    expect(await codeOf(remove(other, view_id))).toBe('forbidden');
    expect((await change(ana, view_id, { name: 'Nets of May' })).member_id).toBe(bo.memberId);
    await remove(ana, view_id);
    expect(await namesOf(bo)).toEqual([]);
  });

  test('can be made private by an owner who may no longer share', async () => {
    const { view_id } = await save(bo, 'Nets', true);
    await app.database.transaction((tx) =>
      putProjectMember(tx, project_id, bo.memberId, 'project_viewer', false),
    );
    expect((await change(bo, view_id, { name: 'Nets of May' })).is_shared).toBe(true);
    expect((await change(bo, view_id, { is_shared: false })).is_shared).toBe(false);
    expect(await codeOf(change(bo, view_id, { is_shared: true }))).toBe('forbidden');
  });

  test('survives its owner, without a name', async () => {
    await save(bo, 'Nets', true);
    await sql`delete from members where member_id = ${bo.memberId}`.execute(app.database.read);
    expect(await list(cleo)).toMatchObject([{ name: 'Nets', member_id: null, display_name: null }]);
  });
});

test.each([
  ['a name of one character', { name: ' a ' }],
  ['a name of 101 characters', { name: 'a'.repeat(101) }],
  ['a query with a fragment', { query: 'zoom=3#top' }],
  ['a query with a question mark', { query: '?zoom=3' }],
  ['a query with a line break', { query: 'zoom=3\n' }],
  ['a query of 4,001 characters', { query: 'z'.repeat(4001) }],
])('%s is rejected, and nothing is saved', async (_, wrong) => {
  const body = { name: 'Nets', query: QUERY, ...wrong };
  expect(await codeOf(cleo.client.call(views.createView, { params: { project_id }, body }))).toBe(
    'validation_failed',
  );
  expect(await list(cleo)).toEqual([]);
});

test('a member may save a hundred views per project, also concurrently', async () => {
  await sql`
    insert into saved_views (project_id, member_id, name, query, is_shared)
    select ${project_id}, ${cleo.memberId}, 'View ' || n, '', false
    from generate_series(1, ${MAX_VIEWS - 2}::integer) n`.execute(app.database.read);
  const codes = await Promise.all(Array.from({ length: 6 }, (_, n) => codeOf(save(cleo, `Extra ${n}`))));
  expect(codes.filter((code) => code === 'done')).toHaveLength(2);
  expect(codes.filter((code) => code === 'too_many_views')).toHaveLength(4);
  expect(await list(cleo)).toHaveLength(MAX_VIEWS);
  expect(await codeOf(save(bo, 'Mine'))).toBe('done');
});

test('a private view is announced to its owner only, a shared one to the project', async () => {
  const live = openLiveClient(app.baseUrl, cleo);
  live.subscribe(`member:${cleo.memberId}`, 0);
  live.subscribe(`project:${project_id}`, 0);
  await expect.poll(() => live.states.at(-1)).toBe('live');
  await save(cleo, 'Nets');
  const { view_id } = await save(bo, 'Traps', true);
  await change(bo, view_id, { is_shared: false });
  await change(bo, view_id, { name: 'Traps of May' });
  await save(bo, 'Gear', true);
  const told = () =>
    live.events.filter(({ type }) => type === 'view.changed').map(({ topic, payload }) => [topic, payload]);
  const ofProject = [`project:${project_id}`, { project_id }];
  await expect.poll(() => told().length).toBe(4);
  expect(told().filter(([topic]) => topic === ofProject[0])).toEqual([ofProject, ofProject, ofProject]);
  expect(told()).toContainEqual([`member:${cleo.memberId}`, { project_id }]);
  live.close();
});
