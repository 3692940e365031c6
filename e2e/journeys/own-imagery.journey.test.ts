import { ENDPOINTS } from '@waypost/contract';
import { drawOrthophoto } from '@waypost/sandbox';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { packMbtiles, packPmtiles } from '../src/files/pack-tiles.ts';
import { chooseInMenu, eyeOf, layerRow, openLayers } from '../src/map/layers.ts';
import { comparePictures, meanColor, takeMapClip } from '../src/map/map-pixels.ts';
import { PATIENT } from '../src/map/panel.ts';
import { takeSettled } from '../src/map/take-settled.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** Pictures of one's own: uploaded as a layer, made ready, seen on the map, or refused with words. */

/** The mangroves of El Mogote, off La Paz. */
const BBOX = [-110.4, 24.14, -110.36, 24.18] as const;
/** Where the archives are: not where the pictures are, nor beside each other. */
const BAY = [-111.4, 25.9, -111.3, 26] as const;
const CAPE = [-109.9, 22.9, -109.8, 23] as const;
const ZOOMS = [11, 12, 13, 14];
/** The number of vector tiles in PMTiles. */
const VECTOR = 1;
const picture = drawOrthophoto({ bbox: BBOX, across: 5, hasOverviews: false });
/** The same in two pieces of an upload: what follows the pixels of a GeoTIFF belongs to nothing. */
const PIECE = 8 * 1024 * 1024;
const longPicture = Buffer.concat([picture, Buffer.alloc(PIECE)]);

let server: RunningServer;
let browser: Browser;
let editor: Visitor;
/** A viewer, from the comparison on. */
let colleague: Visitor;
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

const openForm = async () => {
  // An empty form, even after another one.
  await openLayers(page, demo, '', go);
  await go(page, `/organizations/${demo.organizationId}/layers/create`);
  await page.getByRole('combobox', { name: 'Data Source' }).click();
  await page.getByRole('option', { name: 'My picture' }).click();
  await page.getByRole('button', { name: 'Choose a file' }).waitFor(PATIENT);
};
const choose = (name: string, buffer: Buffer) =>
  page.getByTestId('picture-file').setInputFiles({ name, mimeType: 'image/tiff', buffer });
const create = async (name: string) => {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create and upload' }).click();
  await page.getByText('Layer created successfully').waitFor(PATIENT);
};
/** Without loading the page anew, which would end the upload. */
const openLayer = async (name: string) => {
  await layerRow(page, name).getByRole('link').click();
  await page.getByRole('heading', { name }).waitFor(PATIENT);
};
const CLIP = { x: 700, y: 250, width: 300, height: 300 };
const EARLIER = 'El Mogote a year before';
const READY = '1,280 × 1,280';

/** Has the second piece of an upload handled as by a network that fails. @returns where each piece began, as they are sent. */
async function failSecondPiece(fail: (route: Route) => Promise<void>): Promise<number[]> {
  const offsets: number[] = [];
  await page.route('**/image/upload', async (route) => {
    const request = route.request();
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
    await (request.method() === 'PATCH' && offsets.length === 2 ? fail(route) : route.continue());
  });
  return offsets;
}

test('what is neither a GeoTIFF nor an archive of pictures is refused before it is sent', async () => {
  await openForm();
  await page.getByRole('button', { name: 'Create and upload' }).click();
  await choose('photo.tif', Buffer.from('ffd8ffe000104a464946', 'hex'));
  await page
    .getByRole('alert')
    .getByText('This is no GeoTIFF, PMTiles or MBTiles file.', { exact: false })
    .waitFor(PATIENT);
  await choose('streets.pmtiles', packPmtiles(BBOX, ZOOMS, {}, VECTOR));
  await page
    .getByRole('alert')
    .getByText('This archive holds vector tiles', { exact: false })
    .waitFor(PATIENT);
  await choose('nothing.tif', Buffer.alloc(0));
  await page.getByRole('alert').getByText('This file is empty.').waitFor(PATIENT);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
});

test('a picture is uploaded by a connection that breaks, made ready, and seen at its place', async () => {
  const offsets = await failSecondPiece((route) => route.abort('connectionreset'));
  await openForm();
  await choose('mogote_2026.tif', longPicture);
  await page.getByText('mogote_2026.tif', { exact: false }).waitFor(PATIENT);
  await create('El Mogote in October');
  await openLayer('El Mogote in October');
  await page.getByText(READY).waitFor(PATIENT);
  expect(offsets).toEqual([0, PIECE, PIECE]);
  await page.unroute('**/image/upload');
  await openLayers(page, demo, '', go);
  const tile = page.waitForResponse(
    (response) => response.url().includes('/tulum/tiles/orders/') && response.status() === 200,
    PATIENT,
  );
  await chooseInMenu(page, 'El Mogote in October', 'Fly To');
  await tile;
  // With it and without it the map differs. Both are looked at anew each time: a tile that has arrived is not drawn yet.
  const eye = eyeOf(page, 'El Mogote in October');
  const compareWithout = async () => {
    const shown = await takeSettled(page, CLIP);
    await eye.click();
    const without = await takeSettled(page, CLIP);
    await eye.click();
    return comparePictures(page, shown, without);
  };
  await expect.poll(compareWithout, { timeout: 45_000 }).toBeGreaterThan(1);
  await eye.click();
});

test('an upload whose page was closed goes on where it was, with the same file alone', async () => {
  const isHeld = Promise.withResolvers<void>();
  const offsets = await failSecondPiece(async () => isHeld.resolve());
  await openForm();
  await choose('mogote_2025.tif', longPicture);
  await create(EARLIER);
  await openLayer(EARLIER);
  await isHeld.promise;
  const asked = page.waitForEvent('dialog', PATIENT);
  const [dialog] = await Promise.all([
    asked.then(async (one) => {
      await one.accept();
      return one;
    }),
    page.reload(),
  ]);
  expect(dialog.type()).toBe('beforeunload');
  await page.getByText('8.4 MB of 8.7 MB have arrived.', { exact: false }).waitFor(PATIENT);
  await choose('mogote_2024.tif', longPicture);
  await page.getByRole('alert').getByText('mogote_2025.tif', { exact: false }).waitFor(PATIENT);
  await choose('mogote_2025.tif', longPicture);
  await page.getByText(READY).waitFor(PATIENT);
  expect(offsets).toEqual([0, PIECE, PIECE]);
  await page.unroute('**/image/upload');
});

test('two pictures with a day are compared from the page of what was found between them', async () => {
  await openLayers(page, demo, '', go);
  await openLayer(EARLIER);
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH', PATIENT);
  await page.getByLabel('Taken on').fill('2025-10-04');
  await page.getByLabel('Taken on').blur();
  await saved;
  const client = await clientOf(page);
  const all = await client.call(ENDPOINTS.layers.listLayers, { params: { org_id: demo.organizationId } });
  const codeOf = (name: string) => all.find(({ properties }) => properties.name === name)?.code ?? '';
  const [before, after] = [codeOf(EARLIER), codeOf('El Mogote in October')];
  expect(all.find(({ code }) => code === before)?.taken_on).toBe('2025-10-04');
  await client.call(ENDPOINTS.layers.updateLayer, {
    params: { org_id: demo.organizationId, layer_id: after },
    body: { taken_on: '2026-10-04' },
  });
  const found = await client.call(ENDPOINTS.features.createFeature, {
    query: { project_id: demo.projectId },
    body: {
      feature: {
        name: 'Cut mangrove',
        created_origin: '2026-03-01T12:00:00Z',
        geometry: { type: 'Point', coordinates: [-110.38, 24.16] },
      },
    },
  });
  await go(page, `${demo.projectPath}/features/${found.properties.code}`);
  await page.getByText('Before: Oct 4, 2025, El Mogote a year before').waitFor(PATIENT);
  await page.getByText('After: Oct 4, 2026, El Mogote in October').waitFor(PATIENT);
  const tileOf = (visitor: Page, code: string) =>
    visitor.waitForResponse(
      (response) => response.url().includes(`/tiles/orders/${code}/`) && response.status() === 200,
      PATIENT,
    );
  const drawn = Promise.all([tileOf(page, before), tileOf(page, after)]);
  await page.getByRole('link', { name: 'Before and after' }).click();
  await page.getByRole('separator', { name: 'Edge between the maps' }).waitFor(PATIENT);
  await drawn;
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('layers_top')).toContain(before.slice(-8));
  expect(searchParams.get('layers')).toContain(after.slice(-8));
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  colleague = await openVisitor(browser, server.url);
  await enterDemo(colleague.page, 'viewer');
  const seen = Promise.all([tileOf(colleague.page, before), tileOf(colleague.page, after)]);
  await colleague.page.goto(page.url());
  await seen;
});

test('archives of tiles, PMTiles and MBTiles, are uploaded, checked, and seen at their place', async () => {
  const credit = '<b>Survey</b> &amp; Co';
  const bay = packPmtiles(BAY, ZOOMS, { attribution: credit });
  const archives = [
    ['PMTiles of the bay', 'bay.pmtiles', bay, 'PMTiles'],
    ['MBTiles of the cape', 'cape.mbtiles', await packMbtiles(CAPE, ZOOMS), 'MBTiles'],
  ] as const;
  for (const [name, file, bytes, format] of archives) {
    await openForm();
    await choose(file, bytes);
    await page.getByText(file, { exact: false }).waitFor(PATIENT);
    expect(await page.getByLabel('Coordinate system').count()).toBe(0);
    await create(name);
    await openLayer(name);
    await page.getByText('11–14').waitFor(PATIENT);
    await page.getByText(format, { exact: true }).waitFor();
    expect(await page.getByRole('heading', { name: 'Appearance' }).count()).toBe(0);
    expect(await listAxeFindings(page)).toEqual([]);
    await openLayers(page, demo, '', go);
    const tile = page.waitForResponse(
      (response) => response.url().includes('/tulum/tiles/orders/') && response.status() === 200,
      PATIENT,
    );
    await chooseInMenu(page, name, 'Fly To');
    await tile;
    if (format === 'PMTiles') await page.getByText('Survey & Co', { exact: false }).first().waitFor(PATIENT);
    // The tiles are black, which nothing else of the map is.
    const brightest = async () => Math.max(...(await meanColor(page, await takeMapClip(page, CLIP))));
    await expect.poll(brightest, PATIENT).toBeLessThan(20);
    await eyeOf(page, name).click();
    await expect.poll(brightest, PATIENT).toBeGreaterThan(60);
  }
});

test('a file that cannot be shown says why, and is tried again', async () => {
  await openForm();
  await choose('broken_2026.tif', picture.subarray(0, 3_000));
  await create('Broken');
  await openLayer('Broken');
  await page.getByText('The file cannot be shown.', { exact: false }).waitFor(PATIENT);
  await page.getByText('The picture cannot be read: it is damaged', { exact: false }).waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  await page.getByLabel('Coordinate system').fill('32612');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('EPSG:32612').waitFor(PATIENT);
  await page.getByText('The file cannot be shown.', { exact: false }).waitFor(PATIENT);
});

test('somebody without the right to make layers sees it, and cannot go on with it', async () => {
  await openLayers(colleague.page, demo, '', go);
  await layerRow(colleague.page, 'Broken').getByRole('link').click();
  await colleague.page.getByText('The file cannot be shown.', { exact: false }).waitFor(PATIENT);
  expect(await colleague.page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
});

test('no other machine was asked, neither by a browser nor by the server', () => {
  expect([...editor.origins]).toEqual([server.url]);
  expect(server.askedFor()).toEqual([]);
});
