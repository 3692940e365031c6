import type { HttpClient } from '@waypost/client';
import { ENDPOINTS, type Feature, type FeatureCreateInput } from '@waypost/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { ONE_PIXEL } from '../src/files/pictures.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { type DemoPair, openDemoPair } from '../src/people/demo-pair.ts';

let pair: DemoPair;
let admin: Visitor;
let editor: Visitor;
let demo: DemoPlaces;
let client: HttpClient;

beforeAll(async () => {
  pair = await openDemoPair();
  ({ admin, editor } = pair);
  demo = await findDemoPlaces(editor.page);
  client = await clientOf(editor.page);
});
afterAll(async () => {
  await pair?.close();
  expect(admin?.complaints).toEqual([]);
  // The rejected edit is a 409, which the browser logs, as it does connections cut on purpose.
  const onPurpose = /409|504|ERR_CONNECTION_REFUSED/;
  expect(editor?.complaints.filter((text) => !onPurpose.test(text))).toEqual([]);
});

const AREA: FeatureCreateInput = {
  name: 'Kelp bed',
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [-112.02, 21],
        [-112, 21],
        [-112, 21.02],
        [-112.02, 21],
      ],
    ],
  },
  data: [
    { key: 'Cover', value: '40', type: 1 },
    { key: 'State', value: 'thin', type: 0 },
  ],
};

const create = (feature: FeatureCreateInput): Promise<Feature> =>
  client.call(ENDPOINTS.features.createFeature, {
    query: { project_id: demo.projectId },
    body: { feature },
  });
const read = (code: string): Promise<Feature> =>
  client.call(ENDPOINTS.features.getFeature, { params: { code } });
const pagePath = (code: string) => `${demo.projectPath}/features/${code}`;

async function openForm(page: Page, code: string): Promise<void> {
  await go(page, `${pagePath(code)}/edit`);
  await page.getByLabel('Name').waitFor();
}

test('two people edit one report: the second sees both versions and chooses without losing either', async () => {
  const { code } = (await create(AREA)).properties;
  await openForm(admin.page, code);
  await openForm(editor.page, code);

  await admin.page.getByLabel('Name').fill('Kelp bed, north');
  await admin.page.getByLabel('Cover').fill('55');
  await admin.page.getByLabel('Description').fill('Seen from the boat');
  await admin.page.getByRole('button', { name: 'Save' }).click();
  await admin.page.getByRole('heading', { level: 1, name: 'Kelp bed, north' }).waitFor();

  const { page } = editor;
  await page.getByLabel('Name').fill('Giant kelp');
  await page.getByLabel('State').fill('dense');
  await page.getByRole('button', { name: 'Save' }).click();
  const view = page.getByRole('form', { name: 'This feature was changed meanwhile' });
  await view.waitFor();
  // Only the name is in conflict; fields that one person changed are not.
  expect(await view.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  const group = (name: string) => view.getByRole('group', { name });
  expect(await group('Name').innerText()).toMatch(/Giant kelp[\s\S]*Kelp bed, north/);
  expect(await group('Description').getByLabel('Theirs').isChecked()).toBe(true);
  expect(await group('State').getByLabel('Mine').isChecked()).toBe(true);
  await group('Name').getByLabel('Mine').check();
  await view.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Giant kelp' }).waitFor();

  const { properties } = await read(code);
  expect(properties).toMatchObject({ name: 'Giant kelp', description: 'Seen from the boat', version: 3 });
  expect(Object.fromEntries(properties.data.map(({ key, value }) => [key, value]))).toEqual({
    Cover: '55',
    State: 'dense',
  });
});

test('typed coordinates that were not applied are saved with the report, or reported at their field', async () => {
  const { page } = editor;
  const { code } = (await create({ ...AREA, name: 'Eelgrass' })).properties;
  await openForm(page, code);
  await page.getByRole('button', { name: 'Edit the geometry' }).click();
  const first = page.getByLabel('Coordinates of vertex 1');
  await first.fill('91, -112');
  await page.getByLabel('New vertex').fill('21.03, -112.02');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Latitude must be less than or equal to 90.').waitFor();
  await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await first.inputValue()).toBe('91, -112');
  await first.fill('21.01, -112.03');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Eelgrass' }).waitFor();
  expect((await read(code)).geometry.coordinates).toEqual([
    [
      [-112.03, 21.01],
      [-112, 21],
      [-112, 21.02],
      [-112.02, 21.03],
      [-112.03, 21.01],
    ],
  ]);
});

test('a drawing changed after a lost response is opened as saved, or saved as another feature', async () => {
  const { page } = editor;
  await go(page, `${demo.projectPath}/home`);
  await page.getByRole('button', { name: 'Create a feature' }).click();
  const tools = page.getByRole('complementary', { name: 'Draw' });
  await tools.getByRole('button', { name: 'Point', exact: true }).click();
  await tools.getByLabel('New vertex').fill('21.2, -112.2');
  await tools.getByLabel('New vertex').press('Enter');
  await tools.getByLabel('Name').fill('Ghost net');
  await page.route('**/api/3/geo/feature?*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    // As a proxy does that has waited too long.
    return route.fulfill({ status: 504, body: '' });
  });
  await tools.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The feature could not be saved').waitFor();
  await page.unroute('**/api/3/geo/feature?*');
  await tools.getByLabel('Name').fill('Ghost net, cut free');
  await tools.getByRole('button', { name: 'Save' }).click();
  const offer = tools.getByRole('alert').filter({ hasText: 'as “Ghost net”' });
  await offer.getByRole('link', { name: 'Open the saved one' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ghost net', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Go on with your drawing' }).click();
  expect(await tools.getByLabel('Name').inputValue()).toBe('Ghost net, cut free');
  await tools.getByRole('button', { name: 'Save' }).click();
  await offer.getByRole('button', { name: 'Save as another' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ghost net, cut free' }).waitFor();
});

test('a note appears live for a colleague and disappears when its author deletes it', async () => {
  const { code } = (await create({ ...AREA, name: 'Turtle nest area' })).properties;
  await go(admin.page, pagePath(code));
  await go(editor.page, pagePath(code));
  await admin.page.getByText('No notes yet.').waitFor();
  const field = editor.page.getByLabel('Write a note');
  await field.fill('ab');
  await editor.page.getByRole('button', { name: 'Add note' }).click();
  await editor.page.getByText('A note needs at least 3 characters.').waitFor();
  await field.fill('Fresh tracks at dawn');
  await field.press('Control+Enter');
  await admin.page.getByText('Fresh tracks at dawn').waitFor();
  expect(await field.inputValue()).toBe('');
  await editor.page.getByRole('button', { name: /^Delete the note of/ }).click();
  await editor.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await admin.page.getByText('No notes yet.').waitFor();
});

test('a note that cannot be sent returns to the field beside newer text, and leaving asks for confirmation', async () => {
  const { page } = editor;
  const { code } = (await create({ ...AREA, name: 'Heron roost' })).properties;
  await go(page, pagePath(code));
  const field = page.getByLabel('Write a note');
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/3/notes/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await gate.promise;
    return route.abort('connectionrefused');
  });
  await field.fill('Nine adults');
  await field.press('Control+Enter');
  await page.getByText('Sending…').waitFor();
  await field.fill('and two chicks');
  gate.resolve();
  await page.getByText('The note could not be added').waitFor();
  await expect.poll(() => field.inputValue()).toBe('Nine adults\nand two chicks');
  await page.unroute('**/api/3/notes/*');
  await field.blur();
  // Until the next feature is known, the key leads nowhere.
  await page.getByRole('link', { name: /^Next in the list/ }).waitFor();
  await page.keyboard.press('j');
  const question = page.getByRole('dialog', { name: 'Leave this form?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(await field.inputValue()).toBe('Nine adults\nand two chicks');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect.poll(() => field.inputValue()).toBe('');
  await page.getByText('and two chicks').waitFor();
});

test('a colleague’s crossing of a geofence appears live, newest first; a failing list is left out', async () => {
  const fence: FeatureCreateInput = {
    ...AREA,
    name: 'Spawning ground',
    geofence: true,
    geofence_events: ['in', 'out'],
    geofence_prompt: true,
  };
  const { code } = (await create(fence)).properties;
  const { page } = admin;
  await go(page, pagePath(code));
  const section = page.getByRole('region', { name: 'Geofence' });
  await section.getByText('Nobody has crossed yet.').waitFor();
  await section.getByText('Watches: Coming in, Going out. Asks whoever crosses to add a feature.').waitFor();
  const cross = (event: 'in' | 'out', minutesAgo: number) =>
    client.call(ENDPOINTS.geofence.createGeofenceEvent, {
      params: { code },
      body: { event, created_at: Date.now() - minutesAgo * 60_000 },
    });
  const { member } = await cross('in', 30);
  const rows = section.getByRole('listitem');
  await rows.filter({ hasText: `${member.display_name} entered` }).waitFor();
  await cross('out', 20);
  await rows.filter({ hasText: `${member.display_name} left` }).waitFor();
  expect(await rows.first().innerText()).toContain('left');
  for (const minutesAgo of [45, 50, 55, 60]) await cross('in', minutesAgo);
  await section.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => rows.count()).toBe(6);
  const times = await rows
    .locator('time')
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
  expect(times).toEqual([...times].sort().reverse());
  expect(await section.getByRole('button', { name: 'Show more' }).count()).toBe(0);

  // On the editor’s page, whose errors may report connections cut on purpose.
  await editor.page.route('**/geofence/*', (route) => route.abort('connectionrefused'));
  await editor.page.goto(pagePath(code));
  const silent = editor.page.getByRole('region', { name: 'Geofence' });
  await silent.getByText(/^Watches/).waitFor();
  await expect.poll(() => silent.locator('[aria-busy]').count(), { timeout: 45_000 }).toBe(0);
  expect(await silent.getByRole('listitem').count()).toBe(0);
  expect(await silent.getByRole('button').count()).toBe(0);
  // It is not mentioned; that there is no map here is another matter.
  const alerts = await editor.page.getByRole('alert').allInnerTexts();
  expect(alerts.filter((text) => text.trim() !== '' && !text.includes('The map could not'))).toEqual([]);
  await editor.page.unrouteAll();
});

test('the history shows who changed what, and an earlier version is restored', async () => {
  const { code } = (await create({ ...AREA, name: 'Reef' })).properties;
  await client.call(ENDPOINTS.features.updateFeature, {
    params: { code },
    body: { feature: { name: 'Dead reef', description: 'Bleached' } },
  });
  const { page } = editor;
  await go(page, pagePath(code));
  await page.getByText('History', { exact: true }).click();
  const changed = page.getByRole('listitem').filter({ hasText: 'Changed' });
  expect(await changed.innerText()).toMatch(/Reef → Dead reef/);
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('heading', { level: 1, name: 'Reef', exact: true }).waitFor();
  await page.getByText('Version 1 restored').first().waitFor();
  expect((await read(code)).properties).toMatchObject({ name: 'Reef', description: '', version: 3 });
});

test('a deleted report is restored by Undo and from the trash', async () => {
  const { code } = (await create({ ...AREA, name: 'Sandbank' })).properties;
  const { page } = editor;
  const remove = async () => {
    await page.goto(pagePath(code));
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Feature deleted').waitFor();
  };
  await remove();
  // By key: the toast stays for six seconds, and a slow machine is still animating it by then.
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByText('Sandbank restored').waitFor();
  await remove();
  await page.getByRole('link', { name: 'Trash of features' }).click();
  await page.getByText('30 days left').waitFor();
  await page.getByRole('button', { name: 'Restore Sandbank' }).click();
  await page.getByText('The trash is empty').waitFor();
  expect((await read(code)).properties.name).toBe('Sandbank');
});

test('a template is created and ordered by keyboard and dragging; invalid fields are refused', async () => {
  const { page } = admin;
  await go(page, `${demo.projectPath}/templates`);
  await page.getByRole('button', { name: 'New template' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Net adrift');
  const icon = dialog.locator('input[type="file"]');
  await icon.setInputFiles({ name: 'net.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await dialog.getByText('.jpg, .jpeg, .png and .webp files are accepted.').waitFor();
  await icon.setInputFiles({ name: 'net.png', mimeType: 'image/png', buffer: ONE_PIXEL });
  for (const key of ['Length', 'Kind', 'Alive']) {
    await dialog.getByRole('button', { name: 'Add Field' }).click();
    await page.keyboard.type(key);
  }
  const types = dialog.getByLabel('Type');
  await types.nth(0).selectOption('Number');
  await types.nth(1).selectOption('Choices');
  await types.nth(2).selectOption('Yes/No');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Give at least one choice.').waitFor();
  await dialog.getByRole('textbox', { name: 'Choices' }).fill('Gill\nDrift');
  const order = async () =>
    dialog
      .getByLabel('Name of the field')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  await dialog.getByRole('button', { name: 'Move Alive up' }).focus();
  await page.keyboard.press('Enter');
  expect(await order()).toEqual(['Length', 'Alive', 'Kind']);
  const grips = dialog.getByTitle('Drag to another place');
  await grips.nth(2).dragTo(grips.nth(0), { targetPosition: { x: 8, y: 4 } });
  await expect.poll(order).toEqual(['Kind', 'Length', 'Alive']);
  await dialog.getByLabel('Image required').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  const row = page.getByRole('listitem').filter({ hasText: 'Net adrift' });
  await row.getByText('3 fields').waitFor();
  expect(await row.locator('img').getAttribute('src')).toMatch(/template-icon/);
});

test('pictures of a saved report are added, ordered and removed, and the history records it', async () => {
  const { page } = editor;
  const { code } = (await create({ ...AREA, name: 'Nesting beach' })).properties;
  const names = async () => (await read(code)).properties.resources.map(({ file_name }) => file_name);
  const edit = `${demo.projectPath}/features/${code}/edit`;
  await go(page, edit);
  const form = page.getByRole('form', { name: 'Feature' });
  await form
    .locator('input[type="file"]')
    .setInputFiles(
      ['one.png', 'two.png', 'three.png'].map((name) => ({ name, mimeType: 'image/png', buffer: ONE_PIXEL })),
    );
  await form.getByRole('img', { name: 'three.png' }).waitFor();
  await form.getByRole('button', { name: 'Move three.png to the left' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Open three.png' }).waitFor();
  expect(await names()).toEqual(['one.png', 'three.png', 'two.png']);
  await go(page, edit);
  await form.getByRole('button', { name: 'Move two.png to the left' }).click();
  await form.getByRole('button', { name: 'Remove one.png' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Open two.png' }).waitFor();
  expect(await names()).toEqual(['two.png', 'three.png']);
  await page.getByText('History').click();
  await page.getByText('File removed').waitFor();
  await page.getByText('Files put in order').waitFor();
  expect(await page.getByText('File added').count()).toBe(3);
  expect((await read(code)).properties.version).toBe(1);
});

test('the page shows the weather of the next eighteen hours, or says that there is none', async () => {
  const { page } = editor;
  const { code } = (await create({ ...AREA, name: 'Windward bay' })).properties;
  const path = `${demo.projectPath}/features/${code}`;
  await go(page, path);
  const weather = page.getByRole('region', { name: 'Weather, next 18 hours' });
  await weather.getByRole('listitem').first().waitFor();
  expect(await weather.getByRole('listitem').count()).toBe(18);
  await page.route('**/weather', (route) => route.abort('connectionrefused'));
  await page.reload();
  await page.getByText(/^Can't get weather\. /).waitFor();
  await page.unrouteAll();
});
