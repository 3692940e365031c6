import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor } from '../src/browser/browser.ts';
import { letThrough } from '../src/browser/provoke.ts';
import { clickAlong, openWater, toolboxOf, waitToDraw } from '../src/map/drawing.ts';
import { PATIENT } from '../src/map/panel.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listCovered } from '../src/screens/list-covered.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** The network goes while somebody saves, and comes back. */

let server: RunningServer;
let browser: Browser;
let page: Page;
let demo: DemoPlaces;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('plain');
  page = (await openVisitor(browser, server.url)).page;
  await enterDemo(page, 'editor');
  demo = await findDemoPlaces(page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
});
afterEach(() => page.context().setOffline(false));

const toast = () => page.locator('[data-toast]');
/** The channel's own pings, every 25 s and answered within 8 s, would find out later than this. */
const sees = (sign: string) => page.getByText(sign, { exact: true }).waitFor(PATIENT);

async function lose(): Promise<void> {
  await page.getByText('Live', { exact: true }).waitFor(PATIENT);
  await page.context().setOffline(true);
  await sees('Offline');
}

async function regain(): Promise<void> {
  await page.context().setOffline(false);
  await sees('Live');
}

const waits = (by: Page, count = 1) =>
  by.getByRole('button', { name: `Waiting for the network: ${count} feature${count > 1 ? 's' : ''}` });

/** Places a point that has a name, to be saved. */
async function placeBuoy(name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create a feature' }).click();
  await toolboxOf(page).getByRole('button', { name: 'Point' }).click();
  await waitToDraw(page);
  await clickAlong(page, [[200, 300]]);
  await toolboxOf(page).getByLabel('Name').fill(name);
}

/** How many of the newest features of the project have this name. */
async function countNamed(name: string): Promise<number> {
  const client = await clientOf(page);
  const listed = await client.call(ENDPOINTS.features.listFeatures, {
    params: { project_id: demo.projectId },
    query: { limit: 9 },
  });
  return listed.filter((one) => one.name === name).length;
}

test('a new feature that is saved offline waits, and is sent by itself once the network is back', async () => {
  // Code that comes by itself is still on its way when the network goes.
  const isGone = Promise.withResolvers<void>();
  await page.route('**/assets/devices-on-map*', async (route) => {
    await isGone.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/devices-on-map*', PATIENT);
  await openWater(page, demo.projectPath);
  await asked;
  await placeBuoy('Buoy adrift');
  await lose();
  const missed = page.waitForEvent('requestfailed', {
    ...PATIENT,
    predicate: (request) => request.url().includes('/assets/devices-on-map'),
  });
  isGone.resolve();
  await missed;
  await toolboxOf(page).getByRole('button', { name: 'Save' }).click();
  await waits(page).waitFor(PATIENT);
  await toast()
    .getByText(/^Buoy adrift is safe in this browser/)
    .waitFor(PATIENT);
  expect(await listCovered(page)).toEqual([]);
  await toolboxOf(page).waitFor({ ...PATIENT, state: 'detached' });
  const came = page.waitForResponse('**/assets/devices-on-map*', PATIENT);
  await regain();
  expect((await came).ok()).toBe(true);
  await toast().getByText('Buoy adrift saved').waitFor(PATIENT);
  await waits(page).waitFor({ ...PATIENT, state: 'detached' });
  expect(await countNamed('Buoy adrift')).toBe(1);
});

test('a report whose answer was lost waits through a reload, and two tabs store it once', async () => {
  const create = /\/api\/3\/geo\/feature\?project_id=/;
  // The server takes it, and nobody hears of it.
  await page.route(create, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await placeBuoy('Buoy unheard');
  await toolboxOf(page).getByRole('button', { name: 'Save' }).click();
  await waits(page).waitFor(PATIENT);
  const other = await page.context().newPage();
  await other.route(create, (route) => route.abort());
  await other.goto(page.url());
  await waits(other).waitFor(PATIENT);
  await page.reload();
  await waits(page).waitFor(PATIENT);
  const sent: string[] = [];
  for (const tab of [page, other])
    tab.on('response', (response) => {
      if (response.request().method() === 'POST' && create.test(response.url())) sent.push(response.url());
    });
  await Promise.all([page.unroute(create), other.unroute(create)]);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  for (const tab of [page, other]) await waits(tab).waitFor({ ...PATIENT, state: 'detached' });
  expect(sent).toHaveLength(1);
  expect(await countNamed('Buoy unheard')).toBe(1);
  await other.close();
});

test('an edit that could not be saved offline is saved with one click once the network is back', async () => {
  const client = await clientOf(page);
  const { properties } = await client.call(ENDPOINTS.features.createFeature, {
    query: { project_id: demo.projectId },
    body: { feature: { name: 'Buoy', geometry: { type: 'Point', coordinates: [-112, 21] } } },
  });
  await page.goto(`${demo.projectPath}/features/${properties.code}/edit`);
  await page.getByLabel('Name').fill('Buoy, recovered');
  await lose();
  const save = page.locator('#panel').getByRole('button', { name: 'Save' });
  await save.click();
  await toast().getByText('The feature could not be saved').waitFor(PATIENT);
  expect(await listCovered(page)).toEqual([]);
  expect(await page.getByLabel('Name').inputValue()).toBe('Buoy, recovered');
  await regain();
  await save.click();
  await page.getByRole('heading', { level: 1, name: 'Buoy, recovered' }).waitFor(PATIENT);
});

test('a connection that a request finds silently lost shows beside the name', async () => {
  let isLost = false;
  await page.routeWebSocket(/\/api\/3\/ws$/, (socket) => {
    if (isLost) return;
    const line = socket.connectToServer();
    socket.onMessage((message) => !isLost && line.send(message));
    line.onMessage((message) => !isLost && socket.send(message));
  });
  await page.goto(`${demo.projectPath}/home`);
  await page.getByText('Live', { exact: true }).waitFor(PATIENT);
  await page.route('**/api/3/**', (route) => (isLost ? route.abort() : route.fallback()));
  isLost = true;
  // A page whose data is there already would ask for nothing.
  await page.getByRole('button', { name: 'Search projects' }).click();
  await page.getByRole('combobox', { name: /^Search projects/ }).fill('gillnet');
  await sees('Reconnecting');
  await letThrough(page);
});
