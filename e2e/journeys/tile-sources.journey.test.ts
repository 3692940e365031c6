import { SANDBOX_TILE_KEY, startTileSandbox, type TileSandbox } from '@waypost/sandbox';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { chooseInMenu, eyeOf, getLayer, layerRow, openLayers } from '../src/map/layers.ts';
import { waitForMap } from '../src/map/map-picture.ts';
import { comparePictures, takeMapClip } from '../src/map/map-pixels.ts';
import { PATIENT } from '../src/map/panel.ts';
import { takeSettled } from '../src/map/take-settled.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** Tiles of other servers: by an XYZ address and by a WMTS, seen on the map, faded, and named when they fail. */

let sandbox: TileSandbox;
let server: RunningServer;
let browser: Browser;
let editor: Visitor;
let page: Page;
let demo: DemoPlaces;
const heard: string[] = [];

beforeAll(async () => {
  sandbox = await startTileSandbox();
  server = await startServer(await makeDataDir('demo'), {
    SANDBOX: 'on',
    IMAGERY: 'none',
    TILE_INNER_HOSTS: new URL(sandbox.url).host,
  });
  browser = await launchBrowser('plain');
  editor = await openVisitor(browser, server.url);
  page = editor.page;
  page.on('request', (request) => heard.push(request.url()));
  page.on('response', (response) => {
    if (!/\/layers(\/|$)/.test(new URL(response.url()).pathname)) return;
    response.text().then(
      (text) => heard.push(text),
      () => undefined,
    );
  });
  await enterDemo(page, 'editor');
  demo = await findDemoPlaces(page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await sandbox?.close();
  await removeDataDir(server?.dataDir);
});

const CLIP = { x: 700, y: 250, width: 300, height: 300 };
const openForm = async () => {
  await page.goto(`/organizations/${demo.organizationId}/layers/create`);
  await page.getByRole('combobox', { name: 'Data Source' }).click();
  await page.getByRole('option', { name: 'Address of tiles' }).click();
  await page.getByRole('textbox', { name: 'Address' }).waitFor(PATIENT);
};
/** The version that a tile was asked for with; none for any other request. */
const toVersion = (url: string) => /\/tulum\/tiles\/sources\/.*[?&]v=([^&]+)/.exec(url)?.slice(1) ?? [];
const enter = (address: string) => page.getByRole('textbox', { name: 'Address' }).fill(address);
const create = async (name: string) => {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create layer' }).click();
};
const isCreated = () => page.getByText('Layer created successfully').first().waitFor(PATIENT);
const untilDiffers = (from: string) =>
  expect
    .poll(async () => comparePictures(page, from, await takeMapClip(page, CLIP)), PATIENT)
    .toBeGreaterThan(1);

test('an address that is none, or is refused, is said in words', async () => {
  await openForm();
  await create('Nothing');
  await page.getByText('Enter an address.').waitFor(PATIENT);
  await enter('https://192.168.1.10/{z}/{x}/{y}.png');
  await create('Nothing');
  await page
    .getByText('Enter an address on the public internet that begins with https://.')
    .first()
    .waitFor(PATIENT);
  await enter(`${sandbox.url}/degrees.xml`);
  await page.getByRole('button', { name: 'Find the layers' }).click();
  await page.getByText('No layer of this WMTS has tiles in Web Mercator', { exact: false }).waitFor(PATIENT);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
});

test('an XYZ address is seen on the map, with its attribution, and fades', async () => {
  await openLayers(page, demo);
  const bare = await takeMapClip(page, CLIP);
  await openForm();
  await enter(sandbox.xyz);
  await page.getByRole('textbox', { name: 'Attribution' }).fill('© Survey of Sonora');
  const tile = page.waitForResponse(
    (response) => response.url().includes('/tulum/tiles/sources/') && response.status() === 200,
    PATIENT,
  );
  await create('Land in the dry season');
  await isCreated();
  await tile;
  await untilDiffers(bare);
  await page.getByText('© Survey of Sonora').first().waitFor(PATIENT);
  const shown = await takeMapClip(page, CLIP);
  await layerRow(page, 'Land in the dry season').getByRole('link').click();
  await page.getByText('The tiles come from this server').waitFor(PATIENT);
  await page.getByText(new URL(sandbox.url).host).waitFor(PATIENT);
  expect(await listAxeFindings(page)).toEqual([]);
  const slider = page.getByRole('slider', { name: 'Opacity' });
  await slider.fill('20');
  await untilDiffers(shown);
});

test('a WMTS is looked at, one of its layers chosen, and seen at its place', async () => {
  await openForm();
  await enter(sandbox.wmts);
  await page.getByRole('button', { name: 'Find the layers' }).click();
  const choice = page.getByRole('combobox', { name: 'Layer of the WMTS' });
  await choice.click(PATIENT);
  expect(await page.getByRole('option').allTextContents()).toEqual(['Land cover', 'Orthophoto']);
  await page.getByRole('option', { name: 'Orthophoto' }).click();
  expect(await page.getByRole('textbox', { name: 'Attribution' }).inputValue()).toBe('© Sandbox Survey');
  await create('Orthophoto of the survey');
  await isCreated();
  const { code } = await getLayer(page, demo, 'Orthophoto of the survey');
  const tile = page.waitForResponse(
    (response) => response.url().includes(`/tulum/tiles/sources/${code}/`) && response.status() === 200,
    PATIENT,
  );
  await openLayers(page, demo);
  // Its tiles would change the picture too, whenever they arrive.
  await eyeOf(page, 'Land in the dry season').click();
  await chooseInMenu(page, 'Orthophoto of the survey', 'Fly To');
  await tile;
  await page.getByText('© Sandbox Survey').first().waitFor(PATIENT);
  const eye = eyeOf(page, 'Orthophoto of the survey');
  await eye.click();
  const hidden = await takeSettled(page, CLIP);
  // A tile that has arrived is not drawn yet: what is compared is seen first.
  await eye.click();
  await untilDiffers(hidden);
  const shown = await takeMapClip(page, CLIP);
  await eye.click();
  await untilDiffers(shown);
  // The next visit begins with what was kept before this one ended.
  const land = await getLayer(page, demo, 'Land in the dry season');
  const kept = page.waitForResponse(
    (response) =>
      response.url().endsWith(`/${land.code}/choice`) && response.request().postDataJSON().visible === true,
    PATIENT,
  );
  await eyeOf(page, 'Land in the dry season').click();
  expect((await kept).status()).toBe(204);
});

test('a server that fails is named, and another address takes its place', async () => {
  await openLayers(page, demo);
  // A wheel that turns before there is a map turns nothing.
  await waitForMap(page);
  sandbox.setFault('garbage');
  await page.mouse.move(850, 400);
  await page.mouse.wheel(0, -2_000);
  await page.getByText('The tiles of a layer cannot be loaded.', { exact: false }).first().waitFor(PATIENT);
  await layerRow(page, 'Land in the dry season').getByRole('link').click();
  await page.getByText('The tiles cannot be loaded').waitFor(PATIENT);
  await page.getByText('The server answers with something that is not a tile image.').waitFor(PATIENT);
  sandbox.setFault('none');
  await page.getByRole('button', { name: 'Change' }).click();
  await enter(sandbox.xyz.replace('/dry/', '/rainy/'));
  const before = new Set(heard.flatMap(toVersion));
  const tile = page.waitForResponse(
    (response) =>
      response.status() === 200 && toVersion(response.url()).some((version) => !before.has(version)),
    PATIENT,
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The tiles come from this server').waitFor(PATIENT);
  await tile;
  expect(sandbox.calls.some((path) => path.startsWith('/rainy/'))).toBe(true);
});

test('somebody without the right to make layers sees it, and cannot change it', async () => {
  const viewer = await openVisitor(browser, server.url);
  await enterDemo(viewer.page, 'viewer');
  await openLayers(viewer.page, demo);
  await layerRow(viewer.page, 'Land in the dry season').getByRole('link').click();
  await viewer.page.getByText('The tiles come from this server').waitFor(PATIENT);
  expect(await viewer.page.getByRole('button', { name: 'Change' }).count()).toBe(0);
  await viewer.context.close();
});

test('no key and no tile of the other server reached a browser by itself, and no other machine was asked', () => {
  expect(heard.length).toBeGreaterThan(10);
  expect(heard.filter((text) => text.includes(SANDBOX_TILE_KEY))).toEqual([]);
  expect([...editor.origins]).toEqual([server.url]);
  expect(server.askedFor()).toEqual([]);
});
