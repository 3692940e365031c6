import { ApiError } from '@waypost/client';
import { ENDPOINTS, type ProjectRole } from '@waypost/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientFromAnywhere } from '../../../test/access/access-world.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { putProjectMember } from '../projects/index.ts';

const { projects, tags } = ENDPOINTS;

let app: TestApp;
let ana: Person;
let org_id: number;
let root: number;
let child: number;

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  ana = await person('Ana Ruiz');
  const body = { organization_name: 'Costa Viva' };
  org_id = (await ana.client.call(ENDPOINTS.organizations.createOrganization, { body })).organization_id;
  root = await make('Root', null);
  child = await make('Child', root);
});
afterAll(() => app.close());

async function person(name: string): Promise<Person> {
  const made = await app.createPerson(name);
  return { ...made, client: clientFromAnywhere(app.baseUrl, made.tokens.access_token) };
}
async function personWith(name: string, role: ProjectRole, projectId: number): Promise<Person> {
  const made = await person(name);
  await app.database.transaction((tx) => putProjectMember(tx, projectId, made.memberId, role, false));
  return made;
}
async function make(name: string, parentId: number | null): Promise<number> {
  const made = await ana.client.call(projects.createProject, {
    params: { org_id },
    body: { name, parentId },
  });
  return made.project_id;
}
const code = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : Promise.reject(error)),
  );
const add = (project_id: number, name: string, more: object = {}) =>
  ana.client.call(tags.createTag, { params: { org_id, project_id }, body: { name, ...more } });
const update = (project_id: number, tag_id: number, body: object) =>
  ana.client.call(tags.updateTag, { params: { org_id, project_id, tag_id }, body });

test('a tag takes defaults, and every given field', async () => {
  expect(await add(root, '  Reef  ')).toMatchObject({
    name: 'Reef',
    tag_type: 'label',
    color: '#888888',
    units: null,
    object_type: 'feature',
    object_subtype: null,
    project_id: root,
  });
  const fields = {
    tag_type: 'measure',
    color: '#aabbcc',
    units: 'kg',
    object_type: 'project',
    object_subtype: 'catch',
  } as const;
  const made = await add(root, 'Catch', fields);
  expect(made).toMatchObject(fields);
  expect(await update(root, made.tag_id, { units: null })).toMatchObject({ ...fields, units: null });
});

test('a name is unique within a project in any case, also for concurrent creates', async () => {
  const made = await add(child, 'Coral');
  expect(await code(add(child, 'CORAL'))).toBe('tag_exists');
  expect(await code(add(root, 'Coral'))).toBe('done');
  const other = await add(child, 'Sponge');
  expect(await code(update(child, other.tag_id, { name: 'coral' }))).toBe('tag_exists');
  expect(await code(update(child, made.tag_id, { name: 'coral' }))).toBe('done');
  const answers = await Promise.all(Array.from({ length: 6 }, () => code(add(child, 'Race'))));
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  expect(answers.filter((answer) => answer === 'tag_exists')).toHaveLength(5);
  for (const name of ['', '   ', 'x'.repeat(51)])
    expect(await code(add(child, name))).toBe('validation_failed');
});

test('a project has its own tags and those of readable ancestors', async () => {
  await add(root, 'From above');
  await add(child, 'Own one');
  const list = async (who: Person, project_id: number) =>
    (await who.client.call(tags.listTags, { params: { org_id, project_id } })).map((tag) => tag.name);
  const reader = await personWith('Child reader', 'project_viewer', child);
  expect(await list(ana, child)).toEqual(expect.arrayContaining(['From above', 'Own one']));
  expect(await list(ana, root)).not.toContain('Own one');
  expect(await list(reader, child)).toContain('Own one');
  expect(await list(reader, child)).not.toContain('From above');
  const all = await reader.client.call(tags.listOrganizationTags, { params: { org_id } });
  expect(new Set(all.map((tag) => tag.project_id))).toEqual(new Set([child]));
});

test('a tag of another project returns 404, and a change is announced', async () => {
  const made = await add(child, 'Misplaced');
  expect(await code(update(root, made.tag_id, { name: 'Taken' }))).toBe('tag_not_found');
  const remove = (project_id: number) =>
    ana.client.call(tags.deleteTag, { params: { org_id, project_id, tag_id: made.tag_id } });
  expect(await code(remove(root))).toBe('tag_not_found');
  expect(await code(remove(child))).toBe('done');
  expect(await code(remove(child))).toBe('tag_not_found');
  const told = await app.database.read
    .selectFrom('events')
    .select('topic')
    .where('type', '=', 'tag.changed')
    .where('topic', '=', `project:${child}`)
    .execute();
  expect(told.length).toBeGreaterThanOrEqual(2);
});
