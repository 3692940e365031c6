import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor } from '../src/browser/browser.ts';
import { letThrough } from '../src/browser/provoke.ts';
import { clickAlong, openWater, toolboxOf, waitToDraw } from '../src/map/drawing.ts';
import { PATIENT } from '../src/map/panel.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
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

test('a new feature that could not be saved offline is saved with one click once the network is back', async () => {
  // Code that comes by itself is still on its way when the network goes.
  const isGone = Promise.withResolvers<void>();
  await page.route('**/assets/devices-on-map*', async (route) => {
    await isGone.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/devices-on-map*', PATIENT);
  await openWater(page, demo.projectPath);
  await asked;
  await page.getByRole('button', { name: 'Create a feature' }).click();
  const toolbox = toolboxOf(page);
  await toolbox.getByRole('button', { name: 'Point' }).click();
  await waitToDraw(page);
  await clickAlong(page, [[200, 300]]);
  await toolbox.getByLabel('Name').fill('Buoy adrift');
  await lose();
  const missed = page.waitForEvent('requestfailed', {
    ...PATIENT,
    predicate: (request) => request.url().includes('/assets/devices-on-map'),
  });
  isGone.resolve();
  await missed;
  await toolbox.getByRole('button', { name: 'Save' }).click();
  await toast()
    .getByText('The server cannot be reached. Check the connection and try again.')
    .waitFor(PATIENT);
  expect(await listCovered(page)).toEqual([]);
  expect(await toolbox.getByLabel('Name').inputValue()).toBe('Buoy adrift');
  const came = page.waitForResponse('**/assets/devices-on-map*', PATIENT);
  await regain();
  expect((await came).ok()).toBe(true);
  await toolbox.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Buoy adrift' }).waitFor(PATIENT);
  // The error is over, and what shows is that it was saved.
  await toast()
    .getByText(/Buoy adrift/)
    .waitFor(PATIENT);
});

test('an edit that could not be saved offline is saved with one click once the network is back', async () => {
  await page.goto(`${new URL(page.url()).pathname}/edit`);
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
