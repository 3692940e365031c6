import { ENDPOINTS, type ErrorCode } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openVisitor } from '../src/browser/browser.ts';
import { cut, letThrough, refuse } from '../src/browser/provoke.ts';
import { dropFiles } from '../src/files/drop-files.ts';
import { pickFiles } from '../src/files/pick-files.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** Messages of the map, features, templates and imports: each provoked on the screen that shows it. */

const AREA = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [-112.1, 20.9],
      [-112, 20.9],
      [-112, 21],
      [-112.1, 20.9],
    ] as [number, number][],
  ],
};

let server: RunningServer;
let browser: Browser;
let page: Page;
let demo: DemoPlaces;
let featurePath: string;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('none');
  page = (await openVisitor(browser, server.url)).page;
  await enterDemo(page, 'admin');
  demo = await findDemoPlaces(page);
  const { properties } = await (await clientOf(page)).call(ENDPOINTS.features.createFeature, {
    query: { project_id: demo.projectId },
    body: { feature: { name: 'Kelp bed', geometry: AREA } },
  });
  featurePath = `${demo.projectPath}/features/${properties.code}`;
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
});
afterEach(() => letThrough(page));

const sees = (text: string | RegExp) => page.getByText(text).first().waitFor({ timeout: 45_000 });
/** Errors stay until closed, and the next one waits behind them. */
const close = () => page.getByRole('alert').getByRole('button', { name: 'Close' }).click();

test('a list of features that the network does not bring says so', async () => {
  await cut(page, 'GET', /^\/geo\/features-v2\/\d+$/);
  await page.goto(`${demo.projectPath}/home`);
  await sees("Can't fetch features");
});

describe('one feature', () => {
  const ONE = /^\/geo\/feature\/[^/]+$/;

  test('copying its link confirms, and deleting asks first', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(featurePath);
    await page.getByRole('button', { name: 'Copy share link' }).click();
    await sees('Share link copied to clipboard');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(server.url + featurePath);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await sees('Are you sure you want to delete this report?');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });

  test('a failed edit says why, and a saved one confirms', async () => {
    await page.goto(`${featurePath}/edit`);
    await page.getByRole('button', { name: 'Edit the geometry' }).click();
    const vertex = page.getByLabel('Coordinates of vertex 1');
    await vertex.fill('20.95, -112.05');
    await vertex.press('Enter');
    const save = () => page.locator('#panel').getByRole('button', { name: 'Save' }).click();
    for (const [code, said] of [
      ['internal', 'An unexpected error occurred'],
      ['forbidden', 'Not enough permissions'],
    ] as const) {
      await refuse(page, 'PUT', ONE, code);
      await save();
      await sees('Error saving geometry');
      await sees(said);
      await close();
      await letThrough(page);
    }
    await save();
    await sees('Geometry Kelp bed saved');
  });

  test('an edit of fields alone says nothing of a geometry', async () => {
    await page.goto(`${featurePath}/edit`);
    await page.getByLabel('Name').fill('Kelp bed, north');
    const save = () => page.locator('#panel').getByRole('button', { name: 'Save' }).click();
    await refuse(page, 'PUT', ONE, 'internal');
    await save();
    await sees('The feature could not be saved');
    await close();
    await letThrough(page);
    await save();
    await sees('Kelp bed, north saved');
    expect(await page.getByText('Geometry Kelp bed').count()).toBe(0);
  });
});

describe('boundaries', () => {
  test.each<[said: string, code: ErrorCode]>([
    ["You don't have permission to access this project boundary", 'forbidden'],
    ['Project boundary not found', 'boundary_not_found'],
  ])('%s', async (said, code) => {
    const client = await clientOf(page);
    const params = { org_id: demo.organizationId, project_id: demo.projectId };
    await client.call(ENDPOINTS.projects.updateProject, { params, body: { geometry: AREA } });
    await refuse(page, 'GET', /^\/project\/\d+\/boundary$/, code);
    await page.goto(`/organizations/${demo.organizationId}/projects`);
    await page
      .getByRole('button', { name: /Baja coast watch/ })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Zoom to boundary' }).click();
    await sees(said);
    await close();
  });
});

describe('templates', () => {
  const templates = () => page.goto(`${demo.projectPath}/templates`);
  const name = `Reef check ${Date.now()}`;

  test('creating, changing and deleting confirms', async () => {
    await templates();
    await page.getByRole('button', { name: 'New template' }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox', { name: 'Name', exact: true });
    const save = () => dialog.getByRole('button', { name: 'Save' }).click();
    await field.fill(name);
    await save();
    await sees(`Template ${name} created`);

    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await field.fill(`${name}!`);
    await save();
    await sees(`Template ${name}! saved`);

    const remove = async () => {
      await page.getByRole('button', { name: `Delete ${name}!` }).click();
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    };
    await remove();
    await sees(`Template ${name}! deleted`);
  });
});

describe('files', () => {
  const choose = (files: { name: string; text: string }[]) =>
    pickFiles(
      page,
      files.map(({ name, text }) => ({ name, mimeType: '', buffer: Buffer.from(text) })),
    );
  const PLACE =
    '{"type":"Feature","properties":{"name":"Net"},"geometry":{"type":"Point","coordinates":[1,2]}}';

  test('files that are unsupported, empty or too many are reported', async () => {
    await page.goto('/file-viewer/');
    await sees('Drag and drop files on the map');
    await choose([{ name: 'notes.docx', text: 'PK' }]);
    await sees('Invalid file type');
    await close();
    await dropFiles(page, [import.meta.filename]);
    await sees('Unsupported file format');
    await close();
    await choose(Array.from({ length: 31 }, (_, index) => ({ name: `${index}.geojson`, text: PLACE })));
    await sees('Only 30 files can be uploaded at once');
    await close();
    await choose([{ name: 'empty.geojson', text: '{"type":"FeatureCollection","features":[]}' }]);
    await sees('No features found in file');
    await close();
    await choose([{ name: 'nothing.geojson', text: '' }]);
    await page.getByRole('alert').filter({ hasText: 'The file is empty.' }).waitFor();
  });

  test('a KML file without valid coordinates reports how many placemarks were refused', async () => {
    await page.goto('/file-viewer/');
    const placemark = '<Placemark><Point><coordinates>east,north</coordinates></Point></Placemark>';
    const text = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${placemark.repeat(3)}</Document></kml>`;
    await choose([{ name: 'nets.kml', text }]);
    const message = '3 placemarks have no valid coordinates. No features found in file';
    await page.getByRole('alert').filter({ hasText: message }).waitFor();
    await page.getByRole('region', { name: 'Files' }).getByText(message, { exact: true }).waitFor();
  });

  test('an upload reports what is missing before it starts, and confirms when it is done', async () => {
    // A new page has no project yet.
    await page.goto('/file-viewer/');
    await choose([{ name: 'net.geojson', text: PLACE }]);
    await page.getByRole('checkbox', { name: 'Select all' }).waitFor();
    const upload = page.getByRole('button', { name: /^Upload selected/ });
    await upload.click();
    await sees('Please select a project first');
    await page.getByRole('checkbox', { name: 'Select all' }).uncheck();
    await upload.click();
    await sees('No features to upload');
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('combobox', { name: 'Project' }).click();
    await page.getByRole('option', { name: 'Baja coast watch' }).click();
    await upload.click();
    await sees('Upload completed');
  });
});
