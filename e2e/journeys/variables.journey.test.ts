import { type AreaGeometry, ENDPOINTS } from '@waypost/contract';
import { type PlanetSandbox, startPlanetSandbox } from '@waypost/sandbox';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { expectDrawnLayer } from '../src/map/expect-drawn-layer.ts';
import { layerRow, openLayers } from '../src/map/layers.ts';
import { PATIENT } from '../src/map/panel.ts';
import { openWithoutMap } from '../src/map/without-map.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** Planetary variables: ordered, followed, read, tried again. */

let planet: PlanetSandbox;
let server: RunningServer;
let browser: Browser;
let editor: Visitor;
let viewer: Visitor;
let page: Page;
let demo: DemoPlaces;
const requested: string[] = [];

beforeAll(async () => {
  planet = await startPlanetSandbox({ now: () => new Date('2026-11-25T12:00:00Z'), orderMs: 2_000 });
  const env = { SANDBOX: 'on', IMAGERY_POLL_SECONDS: '0.2', ...planet.env };
  server = await startServer(await makeDataDir('demo'), env);
  browser = await launchBrowser('plain');
  editor = await openVisitor(browser, server.url, SIZE);
  viewer = await openWithoutMap(browser, server.url);
  page = editor.page;
  for (const one of [page, viewer.page]) one.on('request', (request) => void requested.push(request.url()));
  await enterDemo(page, 'editor');
  await enterDemo(viewer.page, 'viewer');
  demo = await findDemoPlaces(page);
});
afterEach(() => {
  planet.setFault('none');
  planet.subscriptions.failNext(false);
  planet.subscriptions.hold(false);
  planet.subscriptions.breakRasters(false);
  planet.subscriptions.measureNothing(false);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await planet?.close();
  await removeDataDir(server?.dataDir);
});

const SIZE = { width: 1200, height: 760 } as const;
const AT = '?center_lat=24.15&center_lng=-110.4&zoom=10';
const button = (name: string, of = page) => of.getByRole('button', { name, exact: true });

async function begin(name: string): Promise<void> {
  // An empty form, even after another one.
  await openLayers(page, demo, '', go);
  await go(page, `/organizations/${demo.organizationId}/layers/create${AT}`);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('combobox', { name: 'Data Source' }).click();
  await page.getByRole('option', { name: 'Planetary Variables', exact: true }).click();
  await button('Order variable').waitFor(PATIENT);
}

async function choose(field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const openLayer = async (of: Page, name: string) => {
  await openLayers(of, demo, '', go);
  await layerRow(of, name).getByRole('link').click();
  await of.getByRole('heading', { name }).waitFor(PATIENT);
};
const CLIP = { x: 20, y: 60, width: 400, height: 500 };
const statusOf = (of: Page, words: string) => of.getByRole('status').getByText(words, { exact: true });
const AREA: AreaGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [-110.42, 24.13],
      [-110.38, 24.13],
      [-110.38, 24.17],
      [-110.42, 24.17],
      [-110.42, 24.13],
    ],
  ],
};
const countAsked = () =>
  planet.calls.filter(({ method, path }) => method === 'POST' && path === '/subscriptions/v1').length;

/** Orders a variable beside the form, which others walk through. */
async function orderBeside(name: string): Promise<void> {
  const parameters = {
    id: 'CANOPY_HEIGHT_v1.2.0_30',
    start_date: '2013-01-01',
    end_date: '2016-01-01',
  };
  const data = { type: 'forest_carbon_diligence_30m', parameters };
  await (await clientOf(page)).call(ENDPOINTS.layers.createLayer, {
    params: { org_id: demo.organizationId },
    body: { type: 2, name, layer: { aoi: AREA, data } },
  });
}

test('days outside of the range of the group are refused, and an area is needed', async () => {
  await begin('');
  await page.getByLabel('Start date').fill('2012-12-31');
  await page.getByText('Date must be within the available range').waitFor();
  await page.getByLabel('Start date').fill('2013-01-01');
  await page.getByLabel('End date').fill('2022-01-02');
  await page.getByText('Date must be within the available range').waitFor();
  await button('Order variable').click();
  await expect
    .poll(() => page.getByLabel('End date').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await choose('Group', 'Forest Carbon Monitoring 3m');
  expect(await page.getByLabel('Start date').inputValue()).toBe('2021-01-01');
  expect(await page.getByLabel('End date').inputValue()).toBe('2024-07-01');
  expect(await page.getByText('Date must be within the available range').count()).toBe(0);
  await button('Order variable').click();
  await page.getByRole('alert').getByText('Select AOI to continue').waitFor();
  expect(planet.calls.filter(({ path }) => path.startsWith('/subscriptions'))).toEqual([]);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
});

test('a variable is ordered, followed by events, and read as a line and as a table', async () => {
  await begin('Mangroves of La Paz');
  await choose('Variable', 'Canopy height');
  await button('Current view').click(PATIENT);
  await page.getByText(/^[\d.,]+ km²$/).waitFor();
  await openLayers(viewer.page, demo);
  planet.subscriptions.hold(true);
  await button('Order variable').click();
  await page.getByText('Layer created successfully').waitFor(PATIENT);
  // By events alone.
  const row = layerRow(viewer.page, 'Mangroves of La Paz');
  await row.getByText('Delivering Data').waitFor(PATIENT);
  planet.subscriptions.hold(false);
  await row.getByRole('link').click();
  await statusOf(viewer.page, 'Done').waitFor(PATIENT);
  await openLayer(page, 'Mangroves of La Paz');
  await page.getByRole('table', { name: 'Values' }).waitFor(PATIENT);
  expect(await page.getByRole('row').count()).toBe(11);
  expect(await page.getByRole('row').nth(1).innerText()).toMatch(/Jan 1, 2022\s+[\d.]+$/);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
});

test('it is on the map by its colours, and follows the timeline until another time is chosen', async () => {
  const isTile = (url: string, day: string) =>
    url.includes(`_${day}/`) && url.includes('/tulum/tiles/orders/');
  const onMap = page.getByRole('region', { name: 'On the map' });
  // The map asks as soon as it is done, perhaps before this.
  await expect.poll(() => requested.some((url) => isTile(url, '2022-01-01')), PATIENT).toBe(true);
  await onMap.getByText('Jan 1, 2022').waitFor(PATIENT);
  await onMap.getByRole('img', { name: 'Colours from 0 to 30 m' }).waitFor();
  await expectDrawnLayer(page, CLIP);
  const earlier = page.waitForResponse((one) => isTile(one.url(), '2021-01-01'), PATIENT);
  await onMap.getByRole('button', { name: 'Earlier measurement' }).click();
  expect([200, 204]).toContain((await earlier).status());
  await onMap.getByText('Jan 1, 2021').waitFor();
  await onMap.getByRole('button', { name: 'Follow the timeline' }).click();
  await onMap.getByText('Jan 1, 2022').waitFor();
  const of = page.url();
  await go(
    page,
    `${of}${of.includes('?') ? '&' : '?'}start_date=2010-01-01T00%3A00%3A00Z&end_date=2015-06-01T00%3A00%3A00Z`,
  );
  await onMap.getByText('Jan 1, 2015').waitFor(PATIENT);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
});

test('the chart says the value under the pointer, and at the keys', async () => {
  const chart = page.getByRole('figure', { name: 'Mean of the area over time' });
  const read = chart.getByText(/^Jan 1, \d{4}: /);
  expect(await read.innerText()).toContain('Jan 1, 2022');
  await chart.locator('svg').hover({ position: { x: 45, y: 60 } });
  await expect.poll(() => read.innerText()).toMatch(/^Jan 1, 2013: [\d.]+ m$/);
  const slider = chart.getByRole('slider');
  await slider.press('ArrowRight');
  await expect.poll(() => read.innerText()).toMatch(/^Jan 1, 2014: /);
  expect(await slider.getAttribute('aria-valuetext')).toBe(await read.innerText());
});

test('whoever has it on sees its legend on the map, and steps through its times on the timeline', async () => {
  await openLayers(page, demo, AT, go);
  const legend = page.getByRole('region', { name: 'Legend of Mangroves of La Paz' });
  await legend.getByRole('img', { name: 'Colours from 0 to 30 m' }).waitFor(PATIENT);
  await legend.getByText('Measured Jan 1, 2022').waitFor();
  const steps = page.getByRole('region', { name: 'Timeline' }).getByRole('group', { name: 'Measurements' });
  const earlier = page.waitForResponse((one) => one.url().includes('_2021-01-01/'), PATIENT);
  await steps.getByRole('button', { name: 'Earlier measurement' }).click(PATIENT);
  expect([200, 204]).toContain((await earlier).status());
  await legend.getByText('Measured Jan 1, 2021').waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  // On a phone it is folded, and opened stays clear of the controls.
  await page.setViewportSize({ width: 390, height: 844 });
  await legend.getByRole('button', { name: 'Unfold the legend of Mangroves of La Paz' }).click(PATIENT);
  await legend.getByRole('img').waitFor();
  const [card, controls] = await Promise.all([
    legend.boundingBox(),
    page.getByRole('button', { name: 'Zoom in' }).boundingBox(),
  ]);
  expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThan(controls?.x ?? 0);
  expect(await listLayoutFaults(page)).toEqual([]);
  const timeline = await page.getByRole('region', { name: 'Timeline' }).boundingBox();
  expect(timeline?.height).toBeLessThan(110);
  await legend.getByRole('button', { name: 'Fold the legend of Mangroves of La Paz' }).click();
  await expect.poll(() => legend.getByRole('img').count()).toBe(0);
  await page.setViewportSize(SIZE);
});

test('a failure names its step and what the provider says, and is tried again', async () => {
  planet.subscriptions.failNext(true);
  await orderBeside('Carbon of La Paz');
  await openLayer(page, 'Carbon of La Paz');
  await statusOf(page, 'Delivering Data (Failed)').waitFor(PATIENT);
  await page.getByText('The area has no land.').waitFor(PATIENT);
  expect(await page.getByRole('table').count()).toBe(0);
  expect(await listAxeFindings(page)).toEqual([]);
  await openLayer(viewer.page, 'Carbon of La Paz');
  await statusOf(viewer.page, 'Delivering Data (Failed)').waitFor(PATIENT);
  expect(await button('Try again', viewer.page).count()).toBe(0);
  planet.subscriptions.failNext(false);
  await button('Try again').click();
  await statusOf(page, 'Done').waitFor(PATIENT);
  await page.getByRole('table', { name: 'Values' }).waitFor(PATIENT);
});

test.each([
  {
    name: 'Torn rasters',
    step: 'Uploading Data (Failed)',
    words: 'What was delivered is damaged.',
    fail: (isFailing: boolean) => planet.subscriptions.breakRasters(isFailing),
  },
  {
    name: 'Bare rock',
    step: 'Preparing Data (Failed)',
    words: 'The provider measured nothing in this area.',
    fail: (isFailing: boolean) => planet.subscriptions.measureNothing(isFailing),
  },
])('$step: it is said why, and another try goes on from there', async ({ name, step, words, fail }) => {
  fail(true);
  await orderBeside(name);
  await openLayer(page, name);
  await statusOf(page, step).waitFor(PATIENT);
  await page.getByText(words, { exact: false }).waitFor(PATIENT);
  const asked = countAsked();
  fail(false);
  await button('Try again').click();
  await statusOf(page, 'Done').waitFor(PATIENT);
  await page.getByRole('table', { name: 'Values' }).waitFor(PATIENT);
  expect(countAsked()).toBe(asked);
});

test('one whose key is refused says so, and goes on once the provider accepts it again', async () => {
  planet.refuse(planet.env.PLANET_API_KEY);
  await orderBeside('Without a key');
  await openLayer(page, 'Without a key');
  await statusOf(page, 'Ordering Data (Failed)').waitFor(PATIENT);
  await page.getByText('An administrator can replace it in the settings.', { exact: false }).waitFor(PATIENT);
  planet.refuse(planet.env.PLANET_API_KEY, false);
  await button('Try again').click();
  await statusOf(page, 'Done').waitFor(PATIENT);
});

test('one that is under way can be cancelled', async () => {
  planet.subscriptions.hold(true);
  await orderBeside('Cover of La Paz');
  await openLayer(page, 'Cover of La Paz');
  await statusOf(page, 'Delivering Data').waitFor(PATIENT);
  await button('Cancel order').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await page.getByText('It was cancelled.', { exact: false }).waitFor(PATIENT);
  expect(planet.calls.some(({ path }) => path.endsWith('/cancel'))).toBe(true);
});

test('beyond the ceiling of the month an order needs an administrator, who sees what was ordered', async () => {
  const admin = await openWithoutMap(browser, server.url);
  await enterDemo(admin.page, 'admin');
  const own = admin.page;
  await own.goto(`/organizations/${demo.organizationId}/settings`);
  await own.getByLabel('Ceiling of a month').fill('1');
  await button('Save ceiling', own).click();
  await own.getByText(/^[\d.,]+ of 1 km² ordered$/).waitFor(PATIENT);
  await begin('One too many');
  await button('Current view').click(PATIENT);
  await button('Order variable').click();
  await page.getByText('This order would pass the month’s ceiling', { exact: false }).waitFor(PATIENT);
  await own.getByLabel('Ceiling of a month').fill('');
  await button('Save ceiling', own).click();
  await own.getByText(/^[\d.,]+ km² ordered$/).waitFor(PATIENT);
  await button('Order variable').click();
  // The error stays until it is read, and other messages wait behind it.
  await layerRow(page, 'One too many').waitFor(PATIENT);
  // The page asks anew when somebody comes back to it.
  await openLayers(own, demo, '', go);
  await go(own, `/organizations/${demo.organizationId}/settings`);
  await own.getByRole('region', { name: 'Orders of the month' }).getByText('One too many').waitFor(PATIENT);
  expect(await listAxeFindings(own)).toEqual([]);
  expect(await listLayoutFaults(own)).toEqual([]);
});

test('no key and no address of the provider reached a browser', () => {
  expect(requested.length).toBeGreaterThan(100);
  expect(requested.filter((url) => url.includes('PLAK'))).toEqual([]);
});

test('no other machine was asked, neither by a browser nor by the server', () => {
  expect([...editor.origins]).toEqual([server.url]);
  expect([...viewer.origins]).toEqual([server.url]);
  expect(server.askedFor()).toEqual([]);
});
