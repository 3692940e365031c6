import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BANDS_NODATA, drawBands } from '@waypost/sandbox';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { dragFiles } from '../src/files/drop-files.ts';
import { chooseInMenu, getLayer, layerRow, openLayers } from '../src/map/layers.ts';
import { comparePictures, meanColor, takeMapClip } from '../src/map/map-pixels.ts';
import { PATIENT } from '../src/map/panel.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import {
  makeDataDir,
  ROOT,
  type RunningServer,
  removeDataDir,
  startServer,
} from '../src/server/start-server.ts';

/** Four bands of 16 bits: uploaded, drawn in other bands with a preview, and seen so by everybody. */

const NAME = 'Plants of El Mogote';
const CLIP = { x: 700, y: 250, width: 300, height: 300 };
/** An air photograph of fields in California, in four bands of 16 bits. */
const NAIP = 'naip-utm10-4band-uint16.tif';
const NAIP_FILE = join(ROOT, '../shared/fixtures/raster', NAIP);
const NAIP_AT = '&center_lat=41.9677&center_lng=-121.3467&zoom=16';
const hasNaip = existsSync(NAIP_FILE);
if (!hasNaip) console.warn(`Skipped in part: ../shared/fixtures/raster/${NAIP} is absent.`);
let server: RunningServer;
let browser: Browser;
let editor: Visitor;
let page: Page;
let demo: DemoPlaces;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on', IMAGERY: 'none' });
  browser = await launchBrowser('plain');
  editor = await openVisitor(browser, server.url);
  page = editor.page;
  await enterDemo(page, 'editor');
  demo = await findDemoPlaces(page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
});

const pick = async (label: string, option: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
/** Its page, once the picture is ready. */
const openLayer = async (name = NAME) => {
  await layerRow(page, name).getByRole('link').click();
  await page.getByRole('heading', { name: 'Appearance' }).waitFor(PATIENT);
};
const previewed = () =>
  page.waitForResponse(
    (response) => response.url().endsWith('/image/look/preview') && response.status() === 200,
    PATIENT,
  );
const tileWith = (visitor: Page, look: string | null) =>
  visitor.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    return (
      pathname.includes('/tulum/tiles/orders/') &&
      searchParams.get('look') === look &&
      response.status() === 200
    );
  }, PATIENT);

test('its bands are chosen with a preview, and the map shows them', async () => {
  await page.goto(`/organizations/${demo.organizationId}/layers/create`);
  await page.getByRole('combobox', { name: 'Data Source' }).click();
  await page.getByRole('option', { name: 'My picture' }).click();
  const buffer = drawBands([-110.4, 24.14, -110.36, 24.18]);
  await page
    .getByTestId('picture-file')
    .setInputFiles({ name: 'plants_2026.tif', mimeType: 'image/tiff', buffer });
  await page.getByRole('textbox', { name: 'Name' }).fill(NAME);
  await page.getByRole('button', { name: 'Create and upload' }).click();
  await page.getByText('Layer created successfully').waitFor(PATIENT);
  await openLayer();
  // Loaded anew before, the page would end the upload.
  await openLayers(page, demo);
  const usual = tileWith(page, null);
  await chooseInMenu(page, NAME, 'Fly To');
  await usual;
  await openLayer();
  await page.getByRole('img', { name: 'Preview' }).waitFor(PATIENT);
  const before = await takeMapClip(page, CLIP);
  const choose = page.getByRole('button', { name: 'Use for everybody' });
  expect(await choose.isDisabled()).toBe(true);
  const drawn = previewed();
  await pick('Red', 'Band 4');
  await pick('Green', 'Band 3');
  await pick('Blue', 'Band 2');
  await page.getByLabel('No data').fill(String(BANDS_NODATA));
  await drawn;
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  const tile = tileWith(page, '1');
  await choose.click();
  await page.getByText('The appearance was changed').waitFor(PATIENT);
  await tile;
  await expect
    .poll(async () => comparePictures(page, before, await takeMapClip(page, CLIP)), PATIENT)
    .toBeGreaterThan(1);
});

test('one band has a colour ramp between two values, and a stretch that cannot be is said', async () => {
  await pick('Drawn as', 'One band');
  await pick('Color ramp', 'Heat');
  await pick('Stretch', 'Between two values');
  await page.getByRole('alert').getByText('Enter two values', { exact: false }).waitFor(PATIENT);
  const choose = page.getByRole('button', { name: 'Use for everybody' });
  expect(await choose.isDisabled()).toBe(true);
  const drawn = previewed();
  await page.getByLabel('Darkest').fill('400');
  await page.getByLabel('Brightest').fill('5000');
  await drawn;
  expect(await listAxeFindings(page)).toEqual([]);
  const tile = tileWith(page, '2');
  await choose.click();
  await tile;
});

test('somebody who may not change layers sees it so, and has nothing to change', async () => {
  const viewer = await openVisitor(browser, server.url);
  await enterDemo(viewer.page, 'viewer');
  await openLayers(viewer.page, demo);
  const tile = tileWith(viewer.page, '2');
  await chooseInMenu(viewer.page, NAME, 'Fly To');
  await tile;
  await layerRow(viewer.page, NAME).getByRole('link').click();
  await viewer.page.getByText('plants_2026.tif').waitFor(PATIENT);
  expect(await viewer.page.getByRole('heading', { name: 'Appearance' }).count()).toBe(0);
  await viewer.context.close();
});

const press = (name: string) => page.getByRole('button', { name, exact: true });
/** The mean brightness of a part of the page beside the edge between two maps. */
const brightnessBesideEdge = async (from: number): Promise<number> => {
  const edge = await page.getByRole('separator', { name: 'Edge between the maps' }).boundingBox();
  if (edge === null) throw new Error('There is no edge.');
  const clip = {
    x: edge.x + edge.width / 2 + from,
    y: edge.y + edge.height / 2 - 100,
    width: 60,
    height: 60,
  };
  const [red, green, blue] = await meanColor(page, (await page.screenshot({ clip })).toString('base64'));
  return (red + green + blue) / 3;
};

test.skipIf(!hasNaip)('a photograph of 16 bits is dropped, stretched, and compared on the map', async () => {
  await openLayers(page, demo, '', go);
  await go(page, `/organizations/${demo.organizationId}/layers/create`);
  await page.getByRole('combobox', { name: 'Data Source' }).click();
  await page.getByRole('option', { name: 'My picture' }).click();
  await press('Choose a file').waitFor(PATIENT);
  const overlay = page.getByText('Drop it here, or choose it.', { exact: false });
  const drop = await dragFiles(page, [NAIP_FILE], press('Choose a file'));
  // The form and the map say so while a file is dragged.
  await expect.poll(() => overlay.count(), PATIENT).toBe(2);
  await drop();
  await page.getByRole('status').filter({ hasText: NAIP }).waitFor(PATIENT);
  await expect.poll(() => overlay.count()).toBe(1);
  await page.getByRole('textbox', { name: 'Name' }).fill(NAIP);
  await press('Create and upload').click();
  await page.getByText('Layer created successfully').waitFor(PATIENT);
  await openLayer(NAIP);
  await page.getByText('533 × 1,033').waitFor(PATIENT);

  await page.getByRole('img', { name: 'Preview' }).waitFor(PATIENT);
  const drawn = previewed();
  await pick('Stretch', 'Between two values');
  // Its values are from 200 to 5,636: between these ends all are dark.
  await page.getByLabel('Darkest').fill('0');
  await page.getByLabel('Brightest').fill('65535');
  await drawn;
  await press('Use for everybody').click();
  await page.getByText('The appearance was changed').waitFor(PATIENT);

  const { code } = await getLayer(page, demo, NAIP);
  const layers = [demo.organizationId, code.slice(-8)].join('-');
  const tile = tileWith(page, '1');
  await openLayers(page, demo, `?compare=light&layers=${layers}&layers_top=${demo.organizationId}${NAIP_AT}`);
  await tile;
  // On one side of the edge is the dark photograph, on the other one the light map alone.
  const differ = async () => Math.abs((await brightnessBesideEdge(-90)) - (await brightnessBesideEdge(30)));
  await expect.poll(differ, PATIENT).toBeGreaterThan(100);
});

test('no other machine was asked, neither by a browser nor by the server', () => {
  expect([...editor.origins]).toEqual([server.url]);
  expect(server.askedFor()).toEqual([]);
});
