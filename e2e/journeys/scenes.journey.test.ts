import { type AreaGeometry, ENDPOINTS } from '@waypost/contract';
import { type PlanetSandbox, startPlanetSandbox } from '@waypost/sandbox';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { expectDrawnLayer } from '../src/map/expect-drawn-layer.ts';
import { getLayer, layerRow, openLayers } from '../src/map/layers.ts';
import { comparePictures, takeMapClip } from '../src/map/map-pixels.ts';
import { PATIENT } from '../src/map/panel.ts';
import { takeSettled } from '../src/map/take-settled.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** Scenes of satellites: searched for, ordered, followed, tried again. */

/** A day that lies back so many days, as a field of a date takes it. */
const toDay = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

let planet: PlanetSandbox;
let server: RunningServer;
let browser: Browser;
let editor: Visitor;
let viewer: Visitor;
let page: Page;
let demo: DemoPlaces;
const requested: string[] = [];

beforeAll(async () => {
  planet = await startPlanetSandbox({ orderMs: 1_000, across: 1 });
  const env = { SANDBOX: 'on', IMAGERY_POLL_SECONDS: '0.2', ...planet.env };
  server = await startServer(await makeDataDir('demo'), env);
  browser = await launchBrowser('plain');
  editor = await openVisitor(browser, server.url);
  viewer = await openVisitor(browser, server.url);
  page = editor.page;
  for (const one of [page, viewer.page]) one.on('request', (request) => void requested.push(request.url()));
  await enterDemo(page, 'editor');
  await enterDemo(viewer.page, 'viewer');
  demo = await findDemoPlaces(page);
});
afterEach(() => {
  planet.setFault('none');
  planet.orders.failNext(false);
  planet.orders.hold(false);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await planet?.close();
  await removeDataDir(server?.dataDir);
});

const AT = '?center_lat=24.15&center_lng=-110.4&zoom=10';
const CLIP = { x: 20, y: 60, width: 560, height: 560 };
const button = (name: string, of = page) => of.getByRole('button', { name, exact: true });
/** The scenes that were found. */
const choices = () => page.getByRole('checkbox', { name: /^Choose the scene of/ });

async function begin(name: string): Promise<void> {
  // An empty form, even after another one. The view of before is not fitted to the organization meanwhile.
  await openLayers(page, demo, AT, go);
  await go(page, `/organizations/${demo.organizationId}/layers/create${AT}`);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('combobox', { name: 'Data Source' }).click();
  await page.getByRole('option', { name: 'Order Scene', exact: true }).click();
  await page.getByRole('heading', { name: 'Order Scene' }).waitFor(PATIENT);
}

async function search(): Promise<void> {
  // The scale of the view that the address asks for: the area is what the map shows.
  await page.getByText('5 km', { exact: true }).waitFor(PATIENT);
  await button('Current view').click(PATIENT);
  await button('Search scenes').click();
  await choices().first().waitFor(PATIENT);
}

/** From the open layers, beside the same map. */
const followLayer = async (of: Page, name: string) => {
  await layerRow(of, name).getByRole('link').click();
  await of.getByRole('heading', { name }).waitFor(PATIENT);
};
const openLayer = async (of: Page, name: string) => {
  await openLayers(of, demo, '', go);
  await followLayer(of, name);
};
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

/** Orders a scene beside the form, which others walk through. */
async function orderBeside(name: string, which = -1): Promise<void> {
  const client = await clientOf(page);
  const params = { org_id: demo.organizationId };
  const within = { type: 'GeometryFilter', field_name: 'geometry', config: AREA } as const;
  const { features } = await client.call(ENDPOINTS.scenes.searchScenes, {
    params,
    body: { filter: { type: 'AndFilter', config: [within] }, page_size: 50 },
  });
  // An old one, which nobody has looked at.
  const item_ids = features.filter(({ coverage }) => coverage === 1).map(({ id }) => id);
  const data = { item_ids: [item_ids.at(which) ?? ''], product_bundle: 'visual' };
  const body = { type: 1, name, layer: { aoi: AREA, data } } as const;
  await client.call(ENDPOINTS.layers.createLayer, { params, body });
}

const listCalls = (method: string, start: string) =>
  planet.calls.filter((call) => call.method === method && call.path.startsWith(start));
const countPlaced = () => listCalls('POST', '/compute/ops/orders/v2').length;
/** The addresses from which pictures were fetched. */
const listAddresses = () => new Set(listCalls('GET', '/compute/ops/download/').map(({ path }) => path));

test('a search needs an area, and finds ten scenes more with each page', async () => {
  await begin('');
  await button('Search scenes').click();
  await page.getByRole('alert').getByText('Select AOI to continue').waitFor();
  await search();
  expect(await choices().count()).toBe(10);
  await button('Load more').click();
  await expect.poll(() => choices().count(), PATIENT).toBe(20);
  const picture = page.locator('li img').first();
  await expect
    .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth), PATIENT)
    .toBe(256);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
});

test('days and clouds narrow it until there is no more, and days from tomorrow on are refused', async () => {
  await button('Filter').click();
  await page.getByLabel('From', { exact: true }).fill(toDay(6));
  await page.getByLabel('To', { exact: true }).fill('2999-01-01');
  await page.getByText('Choose a day up to today.').waitFor();
  await page.getByLabel('To', { exact: true }).fill(toDay(1));
  await page.getByLabel('Cloud cover (%), at most').fill('30');
  await button('Search scenes').click();
  await page.getByText('No more data found').or(button('Load more')).first().waitFor(PATIENT);
  const pressOn = async (): Promise<boolean> => {
    const more = button('Load more');
    if ((await more.isVisible()) && (await more.isEnabled()))
      await more.click({ timeout: 1_000 }).catch(() => null);
    return page.getByText('No more data found').isVisible();
  };
  await expect.poll(pressOn, PATIENT).toBe(true);
  const asked = planet.calls.filter(({ path }) => path.startsWith('/data/v1/quick-search'));
  expect(asked.length).toBeGreaterThan(2);
});

test('filters are chips, one of which is removed by a press', async () => {
  const chips = page.getByRole('button', { name: /^Remove the filter/ });
  expect(await chips.count()).toBe(2);
  await button('Remove the filter Cloud up to 30 %').click();
  await expect.poll(() => chips.count()).toBe(1);
  await choices().first().waitFor(PATIENT);
  await page.getByText(/^[\d.,]+ km² this month$/).waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
});

test('the picture of a scene lies on the map inside of its outline while one looks at it', async () => {
  await page.getByRole('combobox', { name: 'Order of the scenes' }).click();
  await page.getByRole('option', { name: 'Widest coverage first' }).click();
  // The choice was above a scene, which is looked at by now.
  await page.getByRole('heading', { name: 'Order Scene' }).hover();
  const bare = await takeSettled(page, CLIP);
  await page.getByRole('listitem').filter({ hasText: 'PSScene' }).first().hover();
  // An outline alone would be a tenth of this.
  await expect
    .poll(async () => comparePictures(page, bare, await takeMapClip(page, CLIP)), PATIENT)
    .toBeGreaterThan(2);
});

test('an order is reviewed, named, confirmed, and followed until it is done', async () => {
  await choices().nth(0).check();
  await choices().nth(1).check();
  await page.getByText(/^2 scenes, [\d.,]+ km²$/).waitFor();
  await button('Review order').click();
  await page.getByText('Ordered area').waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  await button('Back to search').click();
  expect(await page.getByText(/^2 scenes, [\d.,]+ km²$/).count()).toBe(1);
  await button('Review order').click();
  await button('Confirm order').click();
  await page.getByText('Name is required').waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('El Mogote after the storm');
  await openLayers(viewer.page, demo);
  planet.orders.hold(true);
  await button('Confirm order').click();
  await page.getByText('Layer created successfully').waitFor(PATIENT);
  // By events alone.
  const row = layerRow(viewer.page, 'El Mogote after the storm');
  await row.getByText('Activating').waitFor(PATIENT);
  planet.orders.hold(false);
  await row.getByRole('link').click();
  await openLayer(page, 'El Mogote after the storm');
  await viewer.page.getByRole('status').getByText('Done', { exact: true }).waitFor(PATIENT);
  await page.getByRole('status').getByText('Done', { exact: true }).waitFor(PATIENT);
  await page.getByText('3 m/px').first().waitFor(PATIENT);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
});

test('what was delivered is on the map, fades, and can be compared', async () => {
  await openLayers(page, demo, AT, go);
  await followLayer(page, 'El Mogote after the storm');
  await expectDrawnLayer(page, CLIP);
  const layer = await getLayer(page, demo, 'El Mogote after the storm');
  const codes = [demo.organizationId, layer?.code.slice(-8)].join('-');
  const isTile = (url: string) => url.includes('/api/3/tulum/tiles/orders/');
  const top = page.waitForResponse((response) => isTile(response.url()), PATIENT);
  await openLayers(page, demo, `${AT}&compare=light&layers=${demo.organizationId}&layers_top=${codes}`, go);
  expect([200, 204]).toContain((await top).status());
});

test('an order that fails says why, and is done after another try', async () => {
  planet.orders.failNext(true);
  // The viewer has not looked at the scene of the others until later.
  await orderBeside('In the clouds', -2);
  await openLayer(page, 'In the clouds');
  await page.getByRole('status').getByText('Failed: Activation').waitFor(PATIENT);
  await page.getByText('Choose an area that the scene covers.', { exact: false }).waitFor();
  await openLayer(viewer.page, 'In the clouds');
  await viewer.page.getByText('The provider could not make it.', { exact: false }).waitFor(PATIENT);
  expect(await button('Try again', viewer.page).count()).toBe(0);
  planet.orders.failNext(false);
  await button('Try again').click();
  await page.getByRole('status').getByText('Done', { exact: true }).waitFor(PATIENT);
});

test.each([
  {
    name: 'Beyond the quota',
    step: 'Failed: Initialization',
    words: ['The provider does not accept this order.', 'No quota is left.'],
    fail: () => planet.orders.refuseNext('No quota is left.'),
    mend: () => planet.orders.refuseNext(null),
    ordersAgain: 1,
  },
  {
    name: 'Torn on its way',
    step: 'Failed: Waiting for result',
    words: ['What was delivered is damaged.', 'bytes in place of'],
    fail: () => planet.orders.breakDeliveries(true),
    mend: () => {
      planet.orders.breakDeliveries(false);
      planet.orders.expire();
    },
    ordersAgain: 0,
  },
  {
    name: 'Torn before',
    step: 'Failed: Creating tiles',
    words: ['What was delivered is damaged.', 'The picture cannot be read'],
    fail: () => planet.orders.damagePictures(true),
    mend: () => {
      planet.orders.damagePictures(false);
      planet.orders.expire();
    },
    ordersAgain: 0,
  },
])('$step: it is said why, and another try goes on from there', async (one) => {
  one.fail();
  await orderBeside(one.name);
  await openLayer(page, one.name);
  await statusOf(page, one.step).waitFor(PATIENT);
  for (const words of one.words) await page.getByText(words, { exact: false }).waitFor(PATIENT);
  const [placed, fetchedFrom] = [countPlaced(), listAddresses()];
  one.mend();
  await button('Try again').click();
  await statusOf(page, 'Done').waitFor(PATIENT);
  expect(countPlaced() - placed).toBe(one.ordersAgain);
  // The addresses that were given out before had expired.
  expect(listAddresses().size).toBeGreaterThan(fetchedFrom.size);
});

test('an order that is under way is cancelled, and ordered anew by another try', async () => {
  planet.orders.hold(true);
  await orderBeside('Not needed');
  await openLayer(page, 'Not needed');
  await statusOf(page, 'Activating').waitFor(PATIENT);
  await button('Cancel order').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await page.getByText('It was cancelled.', { exact: false }).waitFor(PATIENT);
  expect(listCalls('PUT', '/compute/ops/orders/v2/')).toHaveLength(1);
  const placed = countPlaced();
  planet.orders.hold(false);
  await button('Try again').click();
  await statusOf(page, 'Done').waitFor(PATIENT);
  expect(countPlaced() - placed).toBe(1);
});

test('a provider that answers errors, garbage or nothing, or too many requests, is named, and searched again', async () => {
  await begin('Nothing');
  // The page keeps what it found before: this is asked for the first time.
  await button('Filter').click(PATIENT);
  await page.getByLabel('Cloud cover (%), at most').fill('77');
  await button('Current view').click(PATIENT);
  planet.setFault('error');
  await button('Search scenes').click();
  const failed = page.getByText("Can't get search result.", { exact: false });
  await failed.filter({ hasText: 'cannot be reached at the moment' }).waitFor(PATIENT);
  const asked = listCalls('POST', '/data/v1/quick-search').length;
  planet.setFault('hang');
  await button('Retry').click();
  await expect.poll(() => listCalls('POST', '/data/v1/quick-search').length, PATIENT).toBe(asked + 1);
  // While that is waited for, somebody else meets garbage.
  planet.setFault('garbage');
  await openLayer(viewer.page, 'Not needed');
  const item = viewer.page.getByRole('alert').filter({ hasText: 'Error loading item data' });
  await item.getByText('cannot be reached at the moment', { exact: false }).waitFor(PATIENT);
  planet.setFault('none');
  await item.getByRole('button', { name: 'Retry' }).click();
  await viewer.page.getByText('3 m/px').first().waitFor(PATIENT);
  await expect.poll(() => button('Retry').isEnabled(), PATIENT).toBe(true);
  await failed.filter({ hasText: 'cannot be reached at the moment' }).waitFor(PATIENT);

  planet.limitRequests(3);
  await button('Retry').click();
  await failed.filter({ hasText: 'takes no more requests for now' }).waitFor(PATIENT);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  const early = planet.countEarly();
  const pressOn = async () => {
    if ((await button('Retry').isVisible()) && (await button('Retry').isEnabled()))
      await button('Retry')
        .click({ timeout: 1_000 })
        .catch(() => null);
    return choices().count();
  };
  await expect.poll(pressOn, PATIENT).toBeGreaterThan(0);
  expect(planet.countEarly()).toBe(early);
});

test('no key and no address of the provider reached a browser', () => {
  expect(requested.filter((url) => url.includes('/tulum/search/thumb/'))).not.toEqual([]);
  expect(requested.filter((url) => url.includes('PLAK'))).toEqual([]);
});

test('no other machine was asked, neither by a browser nor by the server', () => {
  expect([...editor.origins]).toEqual([server.url]);
  expect([...viewer.origins]).toEqual([server.url]);
  expect(server.askedFor()).toEqual([]);
});
