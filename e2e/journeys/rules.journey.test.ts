import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { makeFlatPng } from '../src/files/png.ts';
import { clickAlong, openWater, toolboxOf, waitToDraw } from '../src/map/drawing.ts';
import { openPopupAt } from '../src/map/map-picture.ts';
import { PATIENT } from '../src/map/panel.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** The rules of features, notes and templates, reported at the fields before anything is sent. */

/** Text that would run if it were treated as markup. */
const MARKUP = '<img src=x onerror="document.title=\'broken in\'"> & <b>bold</b>';

let server: RunningServer;
let browser: Browser;
let visitor: Visitor;
let page: Page;
let demo: DemoPlaces;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('plain');
  visitor = await openVisitor(browser, server.url);
  page = visitor.page;
  await enterDemo(page, 'admin');
  demo = await findDemoPlaces(page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  expect(visitor?.complaints).toEqual([]);
});

/** Places a point on the map and waits for its form. @returns the toolbox. */
async function drawPoint(): Promise<Locator> {
  await openWater(page, demo.projectPath, go);
  await page.keyboard.press('p');
  await waitToDraw(page);
  await clickAlong(page, [[150, 300]]);
  const toolbox = toolboxOf(page);
  await toolbox.getByRole('button', { name: /^New point/ }).waitFor();
  // What comes next is its name.
  await expect
    .poll(() => toolbox.getByLabel('Name').evaluate((name) => name === document.activeElement))
    .toBe(true);
  return toolbox;
}

const closeToolbox = (toolbox: Locator) => toolbox.getByRole('button', { name: 'Close the toolbox' }).click();

/** Discards the drawing and its draft. */
async function reset(toolbox: Locator): Promise<void> {
  await toolbox.getByRole('button', { name: 'Reset' }).click();
  await toolbox.getByText('Start drawing or search').waitFor();
  await closeToolbox(toolbox);
}

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

test('the form of a feature reports each rule at its field and submits nothing until all are met', async () => {
  const toolbox = await drawPoint();
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/geo/feature')) sent += 1;
  });
  const save = () => toolbox.getByRole('button', { name: 'Save' }).click();
  const sees = (text: string) => toolbox.getByText(text).first().waitFor();
  const name = toolbox.getByLabel('Name');
  await name.fill('a');
  await save();
  await sees('Name must be at least 2 characters');
  await name.fill('n'.repeat(256));
  await sees('Name must be at most 255 characters');
  await name.fill('Moored buoy');
  await toolbox.getByLabel('Description').fill('d'.repeat(256));
  await sees('Description must be at most 255 characters');
  await toolbox.getByLabel('Description').fill('');

  const project = toolbox.getByRole('combobox', { name: 'Project' }).or(toolbox.getByLabel('Project'));
  await project.first().click();
  await page.getByRole('option', { name: 'Baja coast watch' }).click();
  await save();
  await sees('Please select a project');
  expect(sent).toBe(0);
  await project.first().click();
  await page.getByRole('option', { name: 'Baja coast watch' }).click();
  await save();
  await page.getByRole('heading', { level: 1, name: 'Moored buoy' }).waitFor();
  expect(sent).toBe(1);
});

test('typed coordinates must be numbers on the globe', async () => {
  await openWater(page, demo.projectPath, go);
  await page.keyboard.press('l');
  const toolbox = toolboxOf(page);
  await toolbox.getByRole('button', { name: 'Coordinates', exact: true }).click();
  const field = toolbox.getByLabel('New vertex');
  for (const [typed, said] of [
    ['-90.1, 0', 'Latitude must be greater than or equal to -90.'],
    ['90.1, 0', 'Latitude must be less than or equal to 90.'],
    ['0, -180.1', 'Longitude must be greater than or equal to -180.'],
    ['0, 180.1', 'Longitude must be less than or equal to 180.'],
    ['NaN, NaN', 'Write a latitude and a longitude.'],
    ['north', 'Write a latitude and a longitude.'],
  ] as const) {
    await field.fill(typed);
    await field.press('Enter');
    await toolbox.getByText(said).waitFor();
  }
  expect(await toolbox.getByLabel(/^Coordinates of vertex/).count()).toBe(0);
  // Nothing was placed, so nothing has to be discarded.
  await toolbox.getByRole('button', { name: 'Select', exact: true }).click();
  await toolbox.getByText('Start drawing or search').waitFor();
  await closeToolbox(toolbox);
});

test('a file that is not a picture, or far too large, is refused by name', async () => {
  const toolbox = await drawPoint();
  const input = toolbox.locator('input[type=file]');
  const huge = makeFlatPng(20_000, 15_000);
  expect(huge.length).toBeLessThan(100_000);
  for (const refused of [
    file('torn.jpg', Buffer.from('not a picture at all')),
    file('huge.png', huge),
    file('moving.gif', Buffer.from('GIF89a')),
  ]) {
    await input.setInputFiles(refused);
    const told = page.getByRole('alert').filter({ hasText: refused.name });
    await told.getByText(`Not an image that can be used: ${refused.name}`).waitFor(PATIENT);
    await told.getByRole('button', { name: 'Close' }).click();
  }
  expect(await toolbox.getByRole('button', { name: /^Remove .*(torn|huge|moving)/ }).count()).toBe(0);
  await input.setInputFiles(file('sound.png', makeFlatPng(40, 30)));
  await toolbox.getByRole('img', { name: 'sound.png' }).waitFor();
  await reset(toolbox);
});

test('a browser remembers ten custom colours', async () => {
  const toolbox = await drawPoint();
  for (let index = 0; index < 11; index += 1) {
    await toolbox.getByLabel('A colour of your own').fill(`#1020${String(index + 10)}`);
    await toolbox.getByRole('button', { name: 'Add the colour' }).click();
  }
  // The ten built-in ones have names.
  expect(await toolbox.getByRole('radio', { name: /^#/ }).count()).toBe(10);
  expect(await toolbox.getByRole('radio', { name: '#102010' }).count()).toBe(0);
  await page.waitForTimeout(500);
  await page.reload();
  await toolbox.getByRole('radio', { name: '#102020' }).waitFor();
  await reset(toolbox);
});

test('the form of a template reports each rule and has at most thirty fields', async () => {
  await go(page, `${demo.projectPath}/templates`);
  await page.getByRole('button', { name: 'New template' }).click();
  const dialog = page.getByRole('dialog');
  const sees = (text: string) => dialog.getByText(text).first().waitFor();
  const save = () => dialog.getByRole('button', { name: 'Save' }).click();
  const name = dialog.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('ab');
  const add = dialog.getByRole('button', { name: 'Add Field' });
  await add.click();
  await save();
  await sees('Name must be at least 3 characters');
  await sees('Give the field a name.');
  await name.fill('n'.repeat(256));
  await sees('Name must be at most 255 characters');
  const field = dialog.getByLabel('Name of the field').first();
  await field.fill('State');
  await dialog.getByLabel('Type').first().selectOption({ label: 'Choices' });
  await sees('Give at least one choice.');
  await dialog.getByLabel('Choices', { exact: true }).fill('Good\nGood');
  await sees('Each choice may be there once.');
  await add.click();
  await dialog.getByLabel('Name of the field').last().fill('state');
  await sees('Another field has this name already.');
  const icon = dialog.locator('input[type=file]');
  await icon.setInputFiles(file('icon.svg', Buffer.from('<svg/>')));
  await sees('.jpg, .jpeg, .png and .webp files are accepted.');
  await icon.setInputFiles(file('icon.png', Buffer.alloc(50 * 1024 + 1)));
  await sees('An icon has at most 50 KB.');
  for (let count = 2; count < 30; count += 1) await add.click();
  await sees('30 of 30');
  expect(await add.isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('names with markup are shown as text in list, page, popup, notes, history and template', async () => {
  const client = await clientOf(page);
  const place: [number, number] = [-112.6, 20.6];
  const feature = { name: MARKUP, description: MARKUP, data: [{ key: MARKUP, value: MARKUP, type: 0 }] };
  const { properties } = await client.call(ENDPOINTS.features.createFeature, {
    query: { project_id: demo.projectId },
    body: { feature: { ...feature, geometry: { type: 'Point', coordinates: place } } },
  });
  const params = { code: properties.code };
  await client.call(ENDPOINTS.notes.createNote, { params, body: { text: MARKUP } });
  await client.call(ENDPOINTS.features.updateFeature, {
    params,
    body: { feature: { description: `${MARKUP}!` } },
  });
  const template = await client.call(ENDPOINTS.templates.createTemplate, {
    params: { project_id: demo.projectId },
    body: { name: MARKUP, geometry_type: 'Point' },
  });
  const isText = async (times: number, within: Locator | Page = page) => {
    await within.getByText(MARKUP).first().waitFor();
    expect(await within.getByText(MARKUP).count()).toBeGreaterThanOrEqual(times);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(await page.locator('b', { hasText: 'bold' }).count()).toBe(0);
    expect(await page.title()).not.toBe('broken in');
  };
  await go(page, `${demo.projectPath}/home`);
  await isText(1);
  await openPopupAt(page, `${demo.projectPath}/home`, place, go);
  await isText(3, page.locator('.maplibregl-popup'));
  await page.locator('.maplibregl-popup').getByRole('button', { name: 'Open' }).click();
  await page.getByRole('heading', { level: 1, name: MARKUP }).waitFor();
  await page.getByText('1 note').waitFor();
  await page.getByText('History', { exact: true }).click();
  await page.getByText('Changed', { exact: true }).waitFor();
  await isText(6);
  await go(page, `${demo.projectPath}/templates`);
  await isText(1);
  await go(page, `${demo.projectPath}/home`);
  await page.getByRole('button', { name: 'Create a feature' }).click();
  await isText(1, toolboxOf(page));
  await closeToolbox(toolboxOf(page));
  await client.call(ENDPOINTS.templates.deleteTemplate, {
    params: { project_id: demo.projectId, template_id: template.id },
  });
});

test('a note has 3 to 500 characters', async () => {
  const client = await clientOf(page);
  const { properties } = await client.call(ENDPOINTS.features.createFeature, {
    query: { project_id: demo.projectId },
    body: { feature: { name: 'Sandbar', geometry: { type: 'Point', coordinates: [-112.2, 20.2] } } },
  });
  await go(page, `${demo.projectPath}/features/${properties.code}`);
  const field = page.getByLabel('Write a note');
  const add = page.getByRole('button', { name: 'Add note' });
  await field.fill(' ab ');
  await add.click();
  await page.getByText('A note needs at least 3 characters.').waitFor();
  await field.fill('');
  await field.pressSequentially('n'.repeat(20));
  expect(await field.getAttribute('maxlength')).toBe('500');
  await page.getByText('20 of 500').waitFor();
  await add.click();
  await page.getByText('1 note').waitFor();
});

test('a popup without collected data says so', async () => {
  const place: [number, number] = [-112.6, 20.3];
  const params = { query: { project_id: demo.projectId } };
  const geometry = { type: 'Point' as const, coordinates: place };
  const body = { feature: { name: 'Bare rock', geometry } };
  await (await clientOf(page)).call(ENDPOINTS.features.createFeature, { ...params, body });
  await openPopupAt(page, `${demo.projectPath}/home`, place, go);
  await page.getByText('No properties available for this feature').waitFor();
});
