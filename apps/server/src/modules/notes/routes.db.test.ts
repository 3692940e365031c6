import { ENDPOINTS, type ProjectRole } from '@waypost/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLiveClient } from '../../../test/app/live-client.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { putProjectMember } from '../projects/index.ts';

const { features, notes, organizations, projects } = ENDPOINTS;

let app: TestApp;
let ana: Person;
let editor: Person;
let viewer: Person;
let projectId: number;
let code: string;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  const { organization_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  const made = await ana.client.call(projects.createProject, {
    params: { org_id: organization_id },
    body: { name: 'Coast watch' },
  });
  projectId = made.project_id;
  editor = await personWith('Eva Editor', 'project_editor');
  viewer = await personWith('Vic Viewer', 'project_viewer');
  const feature = await ana.client.call(features.createFeature, {
    query: { project_id: projectId },
    body: { feature: { name: 'Buoy', geometry: { type: 'Point', coordinates: [1, 2] } } },
  });
  code = feature.properties.code;
});
afterAll(() => app.close());

async function personWith(name: string, role: ProjectRole): Promise<Person> {
  const person = await app.createPerson(name);
  await app.database.transaction((tx) => putProjectMember(tx, projectId, person.memberId, role, false));
  return person;
}

const write = (who: Person, text: string) =>
  who.client.call(notes.createNote, { params: { code }, body: { text } });
const list = (who: Person) => who.client.call(notes.listNotes, { params: { code } });
const remove = (who: Person, note_id: number) => who.client.call(notes.deleteNote, { params: { note_id } });

test('every member of the project reads notes, newest first, and is notified at once', async () => {
  const live = openLiveClient(app.baseUrl, viewer);
  await live.listen(`project:${projectId}`);
  const first = await write(editor, '  Chain is worn  ');
  const second = await write(ana, 'Replaced <b>today</b>');
  expect(first).toMatchObject({ text: 'Chain is worn', display_name: 'Eva Editor', avatar_url: null });
  expect(await list(viewer)).toEqual([second, first]);
  await expect
    .poll(() => live.events.filter(({ type }) => type === 'note.changed').map(({ payload }) => payload))
    .toEqual([{ code }, { code }]);
  live.close();
});

test.each([
  ['an empty note', ''],
  ['a note of two characters and spaces', '  ab  '],
  ['a note of 501 characters', 'x'.repeat(501)],
])('%s is rejected', async (_, text) => {
  const before = await list(ana);
  await expect(write(ana, text)).rejects.toMatchObject({ status: 400, issues: [{ path: 'body.text' }] });
  expect(await list(ana)).toEqual(before);
});

test('notes of 3 and of 500 characters are accepted', async () => {
  expect((await write(ana, 'abc')).text).toHaveLength(3);
  expect((await write(ana, 'x'.repeat(500))).text).toHaveLength(500);
});

test('authors delete their own notes, even as viewers; administrators delete any; others none', async () => {
  const other = await personWith('Other Editor', 'project_editor');
  const former = await personWith('Former Editor', 'project_editor');
  const [own, foreign, late] = [
    await write(editor, 'My own note'),
    await write(editor, 'Another note'),
    await write(former, 'From before'),
  ];
  await app.database.transaction((tx) =>
    putProjectMember(tx, projectId, former.memberId, 'project_viewer', false),
  );
  for (const who of [other, viewer]) {
    await expect(remove(who, own.id)).rejects.toMatchObject({ status: 403 });
  }
  await remove(editor, own.id);
  await remove(ana, foreign.id);
  await remove(former, late.id);
  await expect(remove(editor, own.id)).rejects.toMatchObject({ code: 'note_not_found' });
  const left = (await list(ana)).map(({ id }) => id);
  for (const { id } of [own, foreign, late]) expect(left).not.toContain(id);
});
