import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HttpClient } from '@waypost/client';
import { ENDPOINTS, type Feature, type FeatureCreateInput } from '@waypost/contract';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { ONE_PIXEL } from '../src/files/pictures.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { type DemoPair, openDemoPair } from '../src/people/demo-pair.ts';

const { features, projects, resources, tags, templates } = ENDPOINTS;

let pair: DemoPair;
let admin: Visitor;
let editor: Visitor;
let page: Page;
let demo: DemoPlaces;
let client: HttpClient;
/** A concurrent change by another person. */
let others: HttpClient;

beforeAll(async () => {
  pair = await openDemoPair();
  ({ admin, editor } = pair);
  page = editor.page;
  demo = await findDemoPlaces(page);
  client = await clientOf(page);
  others = await clientOf(admin.page);
});
afterAll(async () => {
  await pair?.close();
  expect(admin?.complaints).toEqual([]);
  // The rejected edit is a 409 and a deleted feature a 404: the browser logs both.
  expect(editor?.complaints.filter((text) => !/409|404/.test(text))).toEqual([]);
});

const POINT: FeatureCreateInput = {
  name: 'Coral head',
  geometry: { type: 'Point', coordinates: [-112.4, 21.4] },
};
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
};
const toPhoto = (name: string) => ({ name, mimeType: 'image/png', buffer: ONE_PIXEL });
const create = (feature: FeatureCreateInput, names: readonly string[] = []): Promise<Feature> =>
  client.call(features.createFeature, {
    query: { project_id: demo.projectId },
    body: { feature },
    files: names.map((name) => new File([Uint8Array.from(ONE_PIXEL)], name, { type: 'image/png' })),
  });
const read = (code: string) => client.call(features.getFeature, { params: { code } });
const pagePath = (code: string) => `${demo.projectPath}/features/${code}`;
const filesOf = async (code: string) =>
  (await read(code)).properties.resources.map(({ file_name }) => file_name);

async function openForm(code: string): Promise<void> {
  await go(page, `${pagePath(code)}/edit`);
  await page.getByLabel('Name').waitFor();
}
const save = () => page.getByRole('button', { name: 'Save' }).click();
const choose = async (field: string, option: string) => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test.each([
  [1440, 900],
  [390, 844],
])('Save stays in sight at %i × %i, and covers no field that has the focus', async (width, height) => {
  await page.setViewportSize({ width, height });
  await openForm((await create(AREA)).properties.code);
  const button = page.getByRole('button', { name: 'Save' });
  const isInSight = async () => {
    const box = await button.boundingBox();
    return box !== null && box.y > 0 && box.y + box.height <= height;
  };
  expect(await isInSight()).toBe(true);
  await page.getByRole('combobox', { name: 'Project' }).focus();
  /** The name of what has the focus, if it is behind the buttons. */
  const findCovered = () =>
    page.evaluate(() => {
      const { activeElement: focused } = document;
      const footer = document.querySelector('#panel-content button[type=submit]')?.parentElement;
      if (focused === null || footer === null || footer === undefined || footer.contains(focused))
        return null;
      const isCovered = focused.getBoundingClientRect().bottom > footer.getBoundingClientRect().top;
      return isCovered ? focused.outerHTML : null;
    });
  while (!(await button.evaluate((element) => element === document.activeElement))) {
    await expect.poll(findCovered).toBeNull();
    await page.keyboard.press('Tab');
  }
  await page.locator('#panel-content').evaluate((panel) => {
    panel.scrollTop = 0;
  });
  expect(await isInSight()).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('Save is hit by a press out of a field that is wrong', async () => {
  const { page: own } = admin;
  await go(own, `${demo.projectPath}/settings`);
  await own.getByRole('button', { name: 'Add tag' }).click();
  const dialog = own.getByRole('dialog');
  await dialog.getByLabel('Name').focus();
  const button = dialog.getByRole('button', { name: 'Save' });
  await button.hover();
  const message = dialog.getByText('Fill this in.');
  await own.mouse.down();
  // The message would move the button now.
  expect(await message.count()).toBe(0);
  await own.mouse.up();
  await message.waitFor();
  // Where a Save that was refused leads.
  await expect.poll(() => own.evaluate(() => document.activeElement?.getAttribute('data-path'))).toBe('name');
});

test('a report moves to another project and its form with the required picture and a tag; viewers follow it', async () => {
  const made = await others.call(projects.createProject, {
    params: { org_id: demo.organizationId },
    body: { name: 'Inner reefs', parentId: demo.projectId },
  });
  await others.call(templates.createTemplate, {
    params: { project_id: made.project_id },
    body: {
      name: 'Reef check',
      geometry_type: 'Point',
      color: '#12765f',
      image_required: true,
      data_fields: [{ id: 'depth', index: 0, key: 'Depth', type: 1, options: [] }],
    },
  });
  await others.call(tags.createTag, {
    params: { org_id: demo.organizationId, project_id: demo.projectId },
    body: { name: 'Surveyed' },
  });
  const { code } = (await create(POINT)).properties;
  await admin.page.goto(pagePath(code));
  await admin.page.getByRole('heading', { level: 1, name: 'Coral head' }).waitFor();

  await openForm(code);
  const project = page.getByRole('combobox', { name: 'Project' });
  await expect.poll(() => project.inputValue()).toBe('Baja coast watch');
  await choose('Project', 'Inner reefs');
  await choose('Template', 'Reef check');
  const name = page.getByLabel('Name');
  await expect.poll(() => name.inputValue()).toBe('Reef check');
  expect(await name.getAttribute('readonly')).not.toBeNull();
  await page.getByLabel('Depth').fill('7,5');
  await save();
  await page.getByText('The template asks for an image.').waitFor();
  await page.locator('form input[type=file]').setInputFiles(toPhoto('coral.png'));
  await page.getByRole('img', { name: 'coral.png' }).waitFor();
  await choose('Tags', 'Surveyed');
  await save();
  await page.getByRole('heading', { level: 1, name: 'Reef check' }).waitFor();
  const there = `/projects/${made.project_id}/features/${code}`;
  expect(new URL(page.url()).pathname).toContain(there);
  await admin.page.waitForURL(`**${there}**`);
  await admin.page.getByRole('heading', { level: 1, name: 'Reef check' }).waitFor();
  await admin.page.getByRole('list', { name: 'Tags' }).getByText('Surveyed').waitFor();

  expect((await read(code)).properties).toMatchObject({
    project_id: made.project_id,
    template_name: 'Reef check',
    color: '#12765f',
    data: [{ key: 'Depth', value: '7.5', type: 1 }],
    version: 2,
  });
  expect(await filesOf(code)).toEqual(['coral.png']);
  await page.getByText('History', { exact: true }).click();
  const changed = page.getByRole('listitem').filter({ hasText: 'Changed' });
  await expect.poll(() => changed.innerText()).toMatch(/Baja coast watch → Inner reefs/);
});

test('a conflict keeps the chosen geometry and the photographs of both edits', async () => {
  const { code } = (await create(AREA)).properties;
  await openForm(code);
  await page.getByRole('button', { name: 'Edit the geometry' }).click();
  const first = page.getByLabel('Coordinates of vertex 1');
  await first.fill('21.01, -112.03');
  await first.press('Enter');
  await page.locator('form input[type=file]').setInputFiles(toPhoto('mine.png'));
  await page.getByRole('img', { name: 'mine.png' }).waitFor();

  const [ring = []] = AREA.geometry.type === 'Polygon' ? AREA.geometry.coordinates : [];
  const theirs = ring.map(([lng = 0, lat = 0]): [number, number] => [lng + 0.5, lat]);
  await others.call(features.updateGeometry, {
    params: { code },
    body: { geometry: { type: 'Polygon', coordinates: [theirs] } },
  });
  await others.call(resources.addResource, {
    params: { code },
    query: { uuid: crypto.randomUUID() },
    files: [new File([Uint8Array.from(ONE_PIXEL)], 'theirs.png', { type: 'image/png' })],
  });

  await save();
  const view = page.getByRole('form', { name: 'This feature was changed meanwhile' });
  const question = view.getByRole('group', { name: 'Geometry' });
  await question.waitFor();
  expect(await view.getByRole('group').count()).toBe(1);
  expect(await view.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  expect(await filesOf(code)).toEqual(['theirs.png']);
  await question.getByLabel('Mine').check();
  await view.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kelp bed' }).waitFor();
  const saved = await read(code);
  expect(saved.geometry.coordinates).toMatchObject([
    [
      [-112.03, 21.01],
      [-112, 21],
      [-112, 21.02],
      [-112.03, 21.01],
    ],
  ]);
  expect(saved.properties.version).toBe(3);
  expect(await filesOf(code)).toEqual(['theirs.png', 'mine.png']);
});

test('pictures are ordered by dragging and viewed by keys, with captions and the original', async () => {
  const { code } = (await create({ ...POINT, name: 'Pier' }, ['one.png', 'two.png', 'three.png'])).properties;
  await openForm(code);
  const tile = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Remove ${name}` }) });
  const pictures = page.locator('form').getByRole('img', { name: /\.png$/ });
  await expect.poll(() => pictures.count()).toBe(3);
  await tile('three.png').dragTo(tile('one.png'));
  const orderOf = (images: Locator, attribute: string) =>
    images.evaluateAll((all, name) => all.map((image) => image.getAttribute(name)), attribute);
  await expect.poll(() => orderOf(pictures, 'alt')).toEqual(['three.png', 'one.png', 'two.png']);
  await save();
  await page.getByRole('heading', { level: 1, name: 'Pier' }).waitFor();
  // The page shows the saved state at once.
  const cells = page.getByRole('button', { name: /^Open .*\.png$/ });
  expect(await orderOf(cells, 'aria-label')).toEqual(['Open three.png', 'Open one.png', 'Open two.png']);
  expect(await filesOf(code)).toEqual(['three.png', 'one.png', 'two.png']);

  await page.getByRole('button', { name: 'Open three.png' }).press('Enter');
  const gallery = page.getByRole('dialog').last();
  const caption = (name: string) => gallery.getByText(name, { exact: true });
  await caption('three.png').waitFor();
  await gallery
    .getByText(/ · 70 bytes$/)
    .first()
    .waitFor();
  await page.keyboard.press('ArrowRight');
  // Its neighbours are beside it, out of view.
  await gallery.locator('.yarl__slide_current').getByRole('img', { name: 'one.png' }).waitFor();
  const download = page.waitForEvent('download');
  await gallery.getByRole('button', { name: 'Download original' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('one.png');
  expect(await readFile(await file.path())).toEqual(ONE_PIXEL);

  // Another person reorders them: the same picture stays in view.
  const uuidOf = new Map((await read(code)).properties.resources.map((one) => [one.file_name, one.uuid]));
  const uuids = ['one.png', 'two.png', 'three.png'].map((name) => uuidOf.get(name) ?? '');
  await others.call(resources.orderResources, { params: { code }, body: { uuids } });
  await expect.poll(() => gallery.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
  await gallery.locator('.yarl__slide_current').getByRole('img', { name: 'one.png' }).waitFor();
  await page.keyboard.press('Escape');
  await gallery.waitFor({ state: 'detached' });
});

/** A phone's photograph, from a folder beside this checkout if it exists. */
const HEIC = join(import.meta.dirname, '../../../shared/fixtures/photos/iphone-with-gps.heic');

test('a phone’s HEIC is shown, offers its position, and downloads byte for byte', async ({ skip }) => {
  skip(!existsSync(HEIC), 'Skipped: ../shared/fixtures is absent.');
  const original = await readFile(HEIC);
  const { code } = (await create({ ...POINT, name: 'Jetty' })).properties;
  await openForm(code);
  await page.locator('form input[type=file]').setInputFiles(HEIC);
  const picture = page.getByRole('img', { name: 'iphone-with-gps.heic' });
  await picture.waitFor();
  const sizeOf = (image: Locator) =>
    image.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]);
  await expect.poll(() => sizeOf(picture)).toEqual([1024, 768]);
  await page.getByText('iphone-with-gps.heic was taken at').waitFor();
  await page.getByRole('button', { name: 'Use this position' }).click();
  await save();
  await page.getByRole('heading', { level: 1, name: 'Jetty' }).waitFor();
  const { geometry, properties } = await read(code);
  expect(geometry).not.toEqual(POINT.geometry);
  expect(properties.resources).toMatchObject([
    { media_type: 'image/heic', file_name: 'iphone-with-gps.heic', byte_size: original.length },
  ]);

  await page.getByRole('button', { name: 'Open iphone-with-gps.heic' }).click();
  const gallery = page.getByRole('dialog').last();
  const shown = gallery.getByRole('img', { name: 'iphone-with-gps.heic' });
  await shown.waitFor();
  await expect.poll(() => sizeOf(shown)).toEqual([2048, 1536]);
  const download = page.waitForEvent('download');
  await gallery.getByRole('button', { name: 'Download original' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('iphone-with-gps.heic');
  expect((await readFile(await file.path())).equals(original)).toBe(true);
  await page.keyboard.press('Escape');
  await gallery.waitFor({ state: 'detached' });
});

/** As a person does: by the menu, which removes the board at once. */
async function logOutAndIn(): Promise<void> {
  await page.getByRole('button', { name: /^Your menu, .*$/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/auth/login**');
  await enterDemo(page, 'editor');
  await page.goto(`${demo.projectPath}/home`);
}

test('without a map the tools accept typed coordinates; the draft survives logging out', async () => {
  await go(page, `${demo.projectPath}/home`);
  await page.getByRole('button', { name: 'Create a feature' }).click();
  const tools = page.getByRole('complementary', { name: 'Draw' });
  await tools.getByRole('button', { name: 'Line' }).click();
  await tools.getByText('Type each vertex below and press Enter. Enter again finishes.').waitFor();
  // There is nothing to select.
  expect(await tools.getByRole('button', { name: 'Select', exact: true }).count()).toBe(0);
  const entry = tools.getByLabel('New vertex');
  for (const vertex of ['21.1, -112.1', '21.2, -112.1']) {
    await entry.fill(vertex);
    await entry.press('Enter');
  }
  await entry.press('Enter');
  await tools.getByLabel('Name').fill('Drift line');
  await logOutAndIn();
  await page
    .getByRole('button', { name: /^(Go on with your drawing|Close the toolbox)$/ })
    .first()
    .waitFor();
  const goOn = page.getByRole('button', { name: 'Go on with your drawing' });
  if (await goOn.isVisible()) await goOn.click();
  expect(await tools.getByLabel('Name').inputValue()).toBe('Drift line');
  await tools.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Drift line' }).waitFor();
  // A saved feature is no longer a draft, not even in the next session.
  await logOutAndIn();
  await page.getByRole('button', { name: 'Create a feature' }).waitFor();
});

test('the last input before a page closes is restored, however slow the draft store is', async () => {
  const tools = page.getByRole('complementary', { name: 'Draw' });
  await go(page, `${demo.projectPath}/home`);
  await page.getByRole('button', { name: 'Create a feature' }).click();
  await tools.getByRole('button', { name: 'Line' }).click();
  const entry = tools.getByLabel('New vertex');
  for (const vertex of ['21.1, -112.1', '21.2, -112.1']) {
    await entry.fill(vertex);
    await entry.press('Enter');
  }
  // The store has the vertices, and no line yet.
  const countKept = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('waypost', 1);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const asked = opening.result.transaction('drafts').objectStore('drafts').getAll();
            asked.onsuccess = () => resolve(asked.result[0]?.path.length ?? 0);
          };
        }),
    );
  await expect.poll(countKept).toBe(2);
  // From now on it never responds, as when a page closes before it could.
  await page.evaluate(() => {
    indexedDB.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await entry.press('Enter');
  await tools.getByLabel('Name').fill('Drift');
  // Longer than the delay between keystrokes: several changes are pending at once.
  await page.waitForTimeout(500);
  await tools.getByLabel('Name').fill('Drift line');
  await tools.getByLabel('Description').fill('With the tide');
  // The tools reopen by themselves, on the page where they were left.
  await page.reload();
  await expect.poll(() => tools.getByLabel('Name').inputValue()).toBe('Drift line');
  expect(await tools.getByLabel('Description').inputValue()).toBe('With the tide');
  // The store has taken it over, so that it is restored the next time too.
  const listLeft = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /draft_left/.test(key)));
  expect(await listLeft()).toEqual([]);
  await page.reload();
  await expect.poll(() => tools.getByLabel('Name').inputValue()).toBe('Drift line');
  await tools.getByRole('button', { name: 'Reset' }).click();
});
