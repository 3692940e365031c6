import { type MarineSandbox, SANDBOX_MARINE_KEY, startMarineSandbox } from '@waypost/sandbox';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { layerRow, openLayers } from '../src/map/layers.ts';
import { PATIENT } from '../src/map/panel.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** A radar: its account, and the page of a layer. */

const RADAR = 'Radar, La Ventana';
const STATION = 32;
const OWN_KEY = 'MM-of-costa-viva-9f3c';

let marine: MarineSandbox;
let server: RunningServer;
let browser: Browser;
let admin: Visitor;
let page: Page;
let demo: DemoPlaces;
const requested: string[] = [];

beforeAll(async () => {
  marine = await startMarineSandbox();
  server = await startServer(await makeDataDir('demo'), {
    SANDBOX: 'on',
    RADAR_WATCHED_SECONDS: '1',
    RADAR_IDLE_SECONDS: '1',
    ...marine.env,
  });
  browser = await launchBrowser('none');
  admin = await openVisitor(browser, server.url);
  page = admin.page;
  page.on('request', (request) => void requested.push(request.url()));
  await enterDemo(page, 'admin');
  demo = await findDemoPlaces(page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await marine?.close();
  await removeDataDir(server?.dataDir);
});

const openRadar = async () => {
  await openLayers(page, demo, '', go);
  await layerRow(page, RADAR).getByRole('link').click();
  await page.getByRole('heading', { name: RADAR }).waitFor(PATIENT);
};
const station = () => page.getByRole('region', { name: 'Punta Arena de la Ventana' });

test('the demo has a radar with a day behind it, its tracks by day, eight of each at first', async () => {
  await openRadar();
  await station().getByText('Working').waitFor(PATIENT);
  await station()
    .getByText(/^\d+ targets?$/)
    .waitFor();
  const today = page.getByRole('region', { name: 'Today' });
  await today.waitFor(PATIENT);
  const all = page.getByRole('heading', { name: /^Tracks \(\d+\)/ });
  // The day behind it is read after the start.
  await expect
    .poll(async () => Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]), PATIENT)
    .toBeGreaterThan(30);
  const days = page.getByRole('region', { name: /^(Today|Yesterday)$/ });
  // Which of the two days has more than eight depends on the hour.
  const long = days
    .filter({ has: page.getByRole('button', { name: /^Show (\d+ more tracks?|less)$/ }) })
    .first();
  const rows = long.getByRole('listitem');
  expect(await rows.count()).toBe(8);
  await long.getByRole('button', { name: /^Show \d+ more tracks?$/ }).click();
  expect(await rows.count()).toBeGreaterThan(8);
  await long.getByRole('button', { name: 'Show less' }).click();
  expect(await rows.count()).toBe(8);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
});

test('a station that goes down says so without a reload, keeps its tracks, and comes back', async () => {
  await station().getByText('Working').waitFor(PATIENT);
  marine.setDown(STATION, true);
  await station().getByText('Down').waitFor(PATIENT);
  await station().getByText('0 targets').waitFor();
  expect(await page.getByRole('listitem').count()).toBeGreaterThan(8);
  marine.setDown(STATION, false);
  await station().getByText('Working').waitFor(PATIENT);
});

test('a track has its photographs and files', async () => {
  await openRadar();
  const track = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: 'Photographs' }) })
    .first();
  await track.getByRole('button').first().click();
  const photo = track.getByRole('list', { name: 'Photographs' }).getByRole('img').first();
  await photo.waitFor(PATIENT);
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth), PATIENT)
    .toBeGreaterThan(100);
  const saved = page.waitForEvent('download');
  await track.getByRole('button', { name: 'GPX' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.gpx$/);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
});

test('a layer is made of a station once the provider answers, and what was seen stays when it fails', async () => {
  await go(page, `/organizations/${demo.organizationId}/layers/create`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Cape radar');
  await page.getByRole('combobox', { name: 'Data Source' }).click();
  await page.getByRole('option', { name: 'Radar', exact: true }).click();
  await page.getByRole('combobox', { name: 'Radar' }).click();
  await page.getByRole('option', { name: 'Isla Magdalena' }).click();
  marine.setFault('error');
  await page.getByRole('button', { name: 'Create layer' }).click();
  await page.getByText('Error creating radar layer').waitFor(PATIENT);
  marine.setFault('none');
  await page.getByRole('button', { name: 'Create layer' }).click();
  await page.getByText('Layer created successfully').waitFor(PATIENT);
  await page.getByRole('region', { name: 'Isla Magdalena' }).getByText('Working').waitFor(PATIENT);
  await openRadar();
  await station().getByText('Working').waitFor(PATIENT);
  const tracks = page.getByRole('listitem');
  const before = await tracks.count();
  expect(before).toBeGreaterThan(8);
  marine.setFault('error');
  const words = page.getByText('The provider cannot be reached. What was seen stays', { exact: false });
  await words.waitFor(PATIENT);
  expect(await tracks.count()).toBeGreaterThanOrEqual(before);
  marine.setFault('none');
  await words.waitFor({ state: 'detached', ...PATIENT });
});

test('an administrator enters an account of their own; one without the station sees nothing of it', async () => {
  marine.limit('costa-viva', [35]);
  // Anew: what was answered before stays on the page of the radar.
  await page.goto(`/organizations/${demo.organizationId}/settings`);
  const section = page.getByRole('region', { name: 'Radar' });
  await section.getByText('Layers use the account of this server.', { exact: false }).waitFor(PATIENT);
  await section.getByLabel('Marine Monitor account').fill('costa-viva');
  await section.getByLabel('Marine Monitor key').fill('mistyped');
  await section.getByRole('button', { name: 'Check and save' }).click();
  await section.getByText('Marine Monitor refused this key.', { exact: false }).waitFor(PATIENT);
  await section.getByLabel('Marine Monitor key').fill(OWN_KEY);
  await section.getByRole('button', { name: 'Check and save' }).click();
  await section.getByText('••••9f3c').waitFor(PATIENT);
  expect(await page.content()).not.toContain(OWN_KEY);
  expect(await listAxeFindings(page)).toEqual([]);
  await openRadar();
  await page
    .getByText('Failed to load radar data: The organization’s account does not open this radar.')
    .waitFor(PATIENT);
  expect(await station().count()).toBe(0);
  marine.limit('costa-viva', [32]);
  await station().waitFor(PATIENT);
  marine.refuse(OWN_KEY);
  await page
    .getByText('The provider refuses the key of the organization.', { exact: false })
    .waitFor(PATIENT);
  expect(await page.getByRole('listitem').count()).toBeGreaterThan(8);
});

test('no key and no address of the provider reached the browser', () => {
  expect(requested.filter((url) => url.includes('/radar/result'))).not.toEqual([]);
  // Whole keys: what they begin with may be in the name of an asset.
  const hidden = [OWN_KEY, SANDBOX_MARINE_KEY, marine.url];
  expect(requested.filter((url) => hidden.some((one) => url.includes(one)))).toEqual([]);
});
