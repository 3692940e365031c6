import { ENDPOINTS } from '@waypost/contract';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visitor } from '../src/browser/browser.ts';
import { makeFlatPng } from '../src/files/png.ts';
import { PATIENT } from '../src/map/panel.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { type DemoPair, openDemoPair } from '../src/people/demo-pair.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';

const { features, resources } = ENDPOINTS;

let pair: DemoPair;
let admin: Visitor;
let editor: Visitor;
let page: Page;
let demo: DemoPlaces;
/** The feature made from the template. */
let code: string;

beforeAll(async () => {
  pair = await openDemoPair();
  ({ admin, editor } = pair);
  page = editor.page;
  demo = await findDemoPlaces(page);
  await page.setViewportSize({ width: 390, height: 844 });
});
afterAll(async () => {
  await pair?.close();
  expect(admin?.complaints).toEqual([]);
  expect(editor?.complaints).toEqual([]);
});

/** A photograph under the name that a phone gives each of them. */
const toPhoto = (width: number, height: number) => ({
  name: 'image.PNG',
  mimeType: 'image/png',
  buffer: makeFlatPng(width, height),
});
const shownSize = (picture: Locator) =>
  picture.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]);
const read = async () => {
  const client = await clientOf(page);
  return (await client.call(features.getFeature, { params: { code } })).properties;
};
const fieldOf = (form: Locator) => form.getByRole('group', { name: 'Day’s catch', exact: true });
/** The sizes of the pictures in the stored draft, in bytes. */
const listKeptFiles = () =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve, reject) => {
        const opening = indexedDB.open('waypost', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('drafts').objectStore('drafts').getAll();
          asked.onsuccess = () => {
            const drawings: { form: { images: { file?: File }[] } }[] = asked.result[0]?.drawings ?? [];
            resolve(drawings.flatMap(({ form }) => form.images.map(({ file }) => file?.size ?? 0)));
            opening.result.close();
          };
        };
      }),
  );
const namesOf = async () => (await read()).resources.map(({ file_name }) => file_name);

test('a template asks for a photograph', async () => {
  await admin.page.goto(`${demo.projectPath}/templates`);
  await admin.page.getByRole('button', { name: 'New template' }).click();
  const dialog = admin.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Catch log');
  await dialog.getByRole('button', { name: 'Add Field' }).click();
  await admin.page.keyboard.type('Day’s catch');
  await dialog.getByLabel('Type').selectOption('Photograph');
  await dialog.getByRole('checkbox', { name: 'Required', exact: true }).check();
  expect(await listAxeFindings(admin.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await admin.page.getByText('Template Catch log created').waitFor();
});

test('on a phone the field takes one photo, which survives a reload and is saved', async () => {
  await page.goto(`${demo.projectPath}/home`);
  await page.getByRole('button', { name: 'Create a feature' }).click();
  const tools = page.getByRole('complementary', { name: 'Draw' });
  await tools.getByRole('button', { name: 'Catch log' }).click();
  await tools.getByLabel('New vertex').fill('21.1, -112.1');
  await tools.getByLabel('New vertex').press('Enter');
  const field = fieldOf(tools);
  const take = field.getByRole('button', { name: 'Take or choose a photo' });
  const photo = field.getByRole('img', { name: 'Day’s catch.png' });
  const input = field.locator('input[type=file]');
  await take.waitFor();

  await tools.getByRole('button', { name: 'Save' }).click();
  await tools.getByText('Answer this field.').waitFor();
  await expect.poll(() => take.evaluate((button) => button === document.activeElement)).toBe(true);

  await input.setInputFiles(toPhoto(40, 30));
  await photo.waitFor();
  expect(await tools.getByText('Answer this field.').count()).toBe(0);
  await tools.getByRole('button', { name: 'Remove Day’s catch.png' }).click();
  await take.waitFor();
  expect(await photo.count()).toBe(0);

  await input.setInputFiles(toPhoto(60, 40));
  await photo.waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  // A page that closes cannot wait for the store, and a picture is kept nowhere else.
  await expect.poll(listKeptFiles).toEqual([toPhoto(60, 40).buffer.length]);
  await page.reload();
  await photo.waitFor(PATIENT);
  await expect.poll(() => shownSize(photo)).toEqual([60, 40]);
  await tools.getByRole('button', { name: 'Save' }).click();

  await page.getByRole('heading', { level: 1, name: 'Catch log' }).waitFor();
  code = /\/features\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  const { data, resources: files } = await read();
  expect(data).toEqual([{ key: 'Day’s catch', value: 'Day’s catch.png', type: 0 }]);
  expect(files.map(({ file_name }) => file_name)).toEqual(['Day’s catch.png']);
});

test('the page shows the photo in its row, enlarged by a click', async () => {
  const open = page.getByRole('row').getByRole('button', { name: 'Open Day’s catch.png' });
  await open.waitFor();
  await expect.poll(() => shownSize(open.locator('img'))).not.toEqual([0, 0]);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  await open.click();
  const enlarged = page.locator('.yarl__root').getByRole('img', { name: 'Day’s catch.png' });
  await expect.poll(() => shownSize(enlarged)).toEqual([60, 40]);
  await page.keyboard.press('Escape');
  await page.locator('.yarl__root').waitFor({ state: 'detached' });
});

test('an edit finds the saved photo, and replaces it', async () => {
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('form', { name: 'Feature' });
  const field = fieldOf(form);
  await expect.poll(() => shownSize(field.getByRole('img', { name: 'Day’s catch.png' }))).not.toEqual([0, 0]);
  await field.getByRole('button', { name: 'Replace' }).waitFor();
  await field.locator('input[type=file]').setInputFiles(toPhoto(30, 50));
  await field.getByRole('img', { name: 'Day’s catch 2.png' }).waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('row').getByRole('button', { name: 'Open Day’s catch 2.png' }).waitFor(PATIENT);
  expect((await read()).data.map(({ value }) => value)).toEqual(['Day’s catch 2.png']);
  expect(await namesOf()).toEqual(['Day’s catch 2.png']);
});

test('a required photo is not removed; one that is gone is shown as its name', async () => {
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('form', { name: 'Feature' });
  const field = fieldOf(form);
  await field.getByRole('button', { name: 'Remove' }).click();
  const take = field.getByRole('button', { name: 'Take or choose a photo' });
  await expect.poll(() => take.evaluate((button) => button === document.activeElement)).toBe(true);
  await form.getByRole('button', { name: 'Save' }).click();
  await field.page().getByText('Answer this field.').waitFor();

  const [file] = (await read()).resources;
  const client = await clientOf(admin.page);
  await client.call(resources.removeResource, { params: { code, uuid: file?.uuid ?? '' } });
  await page.goto(`${demo.projectPath}/features/${code}`);
  const row = page.getByRole('row', { name: 'Day’s catch' });
  await expect.poll(() => row.getByRole('cell').innerText()).toBe('Day’s catch 2.png');
  expect(await row.getByRole('button').count()).toBe(0);
});
