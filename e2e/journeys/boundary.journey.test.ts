import { join } from 'node:path';
import { projectEndpoints } from '@waypost/contract';
import { bboxOf } from '@waypost/geo';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { pickFiles } from '../src/files/pick-files.ts';
import { clickAlong, tabTo, waitToDraw } from '../src/map/drawing.ts';
import { mapOf } from '../src/map/map-picture.ts';
import { found, register } from '../src/people/arrive.ts';
import { clientOf } from '../src/people/demo.ts';
import { makeAccount, openProjectForm } from '../src/people/people.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

let server: RunningServer;
let browser: Browser;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('plain');
  visitor = await openVisitor(browser, server.url);
  page = visitor.page;
  await found(await register(page, makeAccount('Nora Lugo')), 'Delta survey');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  expect(visitor?.complaints).toEqual([]);
});

const tools = () => page.getByRole('complementary', { name: 'Draw the boundary' });
const submit = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** The boundary of the open project, as on the server. */
async function getBoundary() {
  await page.waitForURL('**/projects/*/home**');
  const project_id = Number(/projects\/(\d+)/.exec(page.url())?.[1]);
  const client = await clientOf(page);
  const { geometry } = await client.call(projectEndpoints.getProjectBoundary, { params: { project_id } });
  return geometry;
}

test('a new project’s boundary is drawn on the map in two parts', async () => {
  await openProjectForm(page, '?center_lat=21&center_lng=-112&zoom=9');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mouth of the river');
  await mapOf(page).waitFor();
  await page.getByRole('button', { name: 'Draw on the map' }).click();
  await tools().waitFor();
  await waitToDraw(page);
  await clickAlong(page, [
    [60, 200],
    [180, 200],
    [180, 320],
    [60, 200],
  ]);
  // Submitting the form meanwhile would lose the drawing.
  await submit('Create').click();
  await page.getByText('Finish the outline on the map first, or cancel it there.').waitFor();
  await tools().getByRole('button', { name: 'Another area' }).click();
  await clickAlong(page, [
    [240, 400],
    [300, 400],
    [300, 460],
    [240, 400],
  ]);
  await tools().getByRole('button', { name: 'Use the outline' }).click();
  await expect.poll(() => tools().count()).toBe(0);
  await page.getByText(/^Drawn by hand: .*km²/).waitFor();
  await submit('Create').click();
  expect(await getBoundary()).toMatchObject({ type: 'MultiPolygon', coordinates: { length: 2 } });
});

test('a saved boundary is edited; cancelling changes nothing', async () => {
  await page.goto(`${new URL(page.url()).pathname.replace('/home', '/edit')}`);
  await page.getByText('The project has a boundary.').waitFor();
  await mapOf(page).waitFor();
  const change = page.getByRole('button', { name: 'Change on the map' });
  await change.click();
  await tools()
    .getByRole('button', { name: /^New area/ })
    .waitFor();
  await tools().getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('The project has a boundary.').waitFor();
  await change.click();
  await tools().getByRole('button', { name: 'Remove: New area' }).click();
  // By keyboard: a triangle typed into the panel.
  await tools().getByRole('button', { name: 'Draw an area' }).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Coordinates', 120);
  await page.keyboard.press('Enter');
  await tabTo(page, 'New vertex');
  for (const vertex of ['21.1, -112.2', '21.1, -112.0', '21.3, -112.1']) {
    await page.keyboard.type(vertex);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Enter');
  await tools().getByRole('button', { name: 'Use the outline' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(/^Drawn by hand: /).waitFor();
  await submit('Save').click();
  expect(await getBoundary()).toMatchObject({ type: 'Polygon', coordinates: [{ length: 4 }] });
});

test('unreadable files and invalid outlines are reported at the field and change nothing', async () => {
  await page.goto(`${new URL(page.url()).pathname.replace('/home', '/edit')}`);
  await page.getByText('The project has a boundary.').waitFor();
  const load = (name: string, text: string) =>
    pickFiles(
      page,
      { name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) },
      'Load from file',
    );
  const alert = page.getByRole('group', { name: 'Boundary' }).getByRole('alert');
  await load('outline.zip', 'PK\u0003\u0004 and then nothing');
  await alert.waitFor();
  await load('points.geojson', '{"type":"Point","coordinates":[1,2]}');
  await alert.getByText('The file holds no polygons.').waitFor();
  await load('far.geojson', '{"type":"Polygon","coordinates":[[[0,0],[500,0],[0,500],[0,0]]]}');
  await expect.poll(() => alert.innerText()).not.toBe('The file holds no polygons.');
  await load('notes.txt', 'hello');
  await alert.getByText('Unsupported file format').waitFor();
  await page.getByText('The project has a boundary.').waitFor();
});

test('a zipped shapefile becomes the boundary, and the project list zooms the map to another one', async () => {
  await openProjectForm(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Shelf');
  await pickFiles(page, join(import.meta.dirname, '../fixtures/outline.zip'), 'Load from file');
  await page.getByText(/^outline\.zip: .*km²/).waitFor();
  await submit('Create').click();
  const boundary = await getBoundary();
  expect(boundary).toMatchObject({ type: 'Polygon', coordinates: [{ length: 5 }] });
  expect(bboxOf(boundary)).toEqual([-110.5, 24.1, -110.3, 24.4]);
  await page.getByRole('button', { name: 'Actions for Mouth of the river' }).click();
  await page.getByRole('menuitem', { name: 'Zoom to boundary' }).click();
  await page.waitForURL((url) => Math.abs(Number(url.searchParams.get('center_lat')) - 21.2) < 0.1);
});

test('a place found by search gives a new project its outline', async () => {
  await openProjectForm(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Both coasts');
  await page.getByRole('combobox', { name: 'Place', exact: true }).fill('Costa Rica');
  await page
    .getByRole('option', { name: /^Costa Rica/ })
    .first()
    .click();
  await page.getByText(/^Costa Rica: .*km²/).waitFor();
  await submit('Create').click();
  const [west = 0, , east = 0, north = 0] = bboxOf(await getBoundary()) ?? [];
  expect([west, east, north].map(Math.round)).toEqual([-87, -83, 11]);
});
