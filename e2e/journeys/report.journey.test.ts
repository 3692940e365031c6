import type { HttpClient } from '@waypost/client';
import { ENDPOINTS, type Feature, type FeatureCreateInput } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser.ts';
import { clientOf, type DemoPlaces, exploreDemo, findDemoPlaces } from '../src/demo.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/start-server.ts';

let server: RunningServer;
let browser: Browser;
let admin: Visitor;
let editor: Visitor;
let demo: DemoPlaces;
let client: HttpClient;

beforeAll(async () => {
  server = await startServer(await makeDataDir(), { SANDBOX: 'on' });
  browser = await launchBrowser();
  admin = await openVisitor(browser, server.url);
  editor = await openVisitor(browser, server.url);
  await exploreDemo(admin.page, 'admin');
  await exploreDemo(editor.page, 'editor');
  demo = await findDemoPlaces(editor.page);
  client = await clientOf(editor.page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  expect(admin?.complaints).toEqual([]);
  // The refused edit is a 409, which the browser writes down.
  expect(editor?.complaints.filter((text) => !text.includes('409'))).toEqual([]);
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
  await page.goto(`${pagePath(code)}/edit`);
  await page.getByLabel('Name').waitFor();
}

test('two people edit one report: the second sees both, chooses, and nothing is lost', async () => {
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
  // The name is in question; what one alone changed is not.
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

test('a note is read by somebody else as soon as it is written, and goes where its author takes it back', async () => {
  const { code } = (await create({ ...AREA, name: 'Turtle nest area' })).properties;
  await admin.page.goto(pagePath(code));
  await editor.page.goto(pagePath(code));
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

test('the history tells who changed what, and an earlier state comes back', async () => {
  const { code } = (await create({ ...AREA, name: 'Reef' })).properties;
  await client.call(ENDPOINTS.features.updateFeature, {
    params: { code },
    body: { feature: { name: 'Dead reef', description: 'Bleached' } },
  });
  const { page } = editor;
  await page.goto(pagePath(code));
  await page.getByText('History', { exact: true }).click();
  const changed = page.getByRole('listitem').filter({ hasText: 'Changed' });
  expect(await changed.innerText()).toMatch(/Reef → Dead reef/);
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('heading', { level: 1, name: 'Reef', exact: true }).waitFor();
  await page.getByText('Version 1 restored').first().waitFor();
  expect((await read(code)).properties).toMatchObject({ name: 'Reef', description: '', version: 3 });
});

test('a deleted report comes back by Undo, and out of the trash', async () => {
  const { code } = (await create({ ...AREA, name: 'Sandbank' })).properties;
  const { page } = editor;
  const remove = async () => {
    await page.goto(pagePath(code));
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Report deleted').waitFor();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Sandbank restored').waitFor();
  await remove();
  await page.getByRole('link', { name: 'Trash of features' }).click();
  await page.getByText('30 days left').waitFor();
  await page.getByRole('button', { name: 'Restore Sandbank' }).click();
  await page.getByText('The trash is empty').waitFor();
  expect((await read(code)).properties.name).toBe('Sandbank');
});
