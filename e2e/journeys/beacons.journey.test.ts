import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { timeReload } from '../src/browser/time-reload.ts';
import { loadMap, reloadMap } from '../src/map/map-picture.ts';
import { PATIENT } from '../src/map/panel.ts';
import { enterDemo, register, signUpAt } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { makeAccount } from '../src/people/people.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

const PLACE = { latitude: 24.6, longitude: -110.9, accuracy: 25 };
const VIEW = 'center_lat=24.6&center_lng=-110.9&zoom=12';

let server: RunningServer;
let browser: Browser;
let author: Visitor;
let colleague: Visitor;
let stranger: Visitor;
let demo: DemoPlaces;
/** What the live channel brought the stranger. */
const heard: string[] = [];

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('plain');
  author = await openVisitor(browser, server.url);
  colleague = await openVisitor(browser, server.url);
  stranger = await openVisitor(browser, server.url);
  await enterDemo(author.page, 'editor');
  await enterDemo(colleague.page, 'admin');
  // The first account of an installation administers it, and may read everything.
  await signUpAt(server.url, makeAccount('Root Person'));
  await register(stranger.page, makeAccount('Sten Ranger'));
  demo = await findDemoPlaces(author.page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  expect(author?.complaints).toEqual([]);
  expect(colleague?.complaints).toEqual([]);
});

const beaconOn = (page: Page) => page.locator('[data-beacon]');
const positionOn = (page: Page) => beaconOn(page).getAttribute('data-beacon');

test('a member shares their position: it moves on a colleague’s map sooner than by reloading, a stranger hears nothing', async () => {
  stranger.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  );
  await stranger.page.goto(`${demo.projectPath}/home`);
  await loadMap(colleague.page, `${demo.projectPath}/home?${VIEW}`);
  const { page, context } = author;
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(PLACE);
  await loadMap(page, `${demo.projectPath}/home?${VIEW}`);
  await page.getByRole('button', { name: 'Share my position' }).click(PATIENT);
  await page.getByText('No trail is kept').waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start sharing' }).click();
  await page.getByText('30 min left').waitFor();
  await beaconOn(colleague.page).waitFor(PATIENT);
  await expect.poll(() => positionOn(colleague.page)).toBe('-110.9,24.6');

  await context.setGeolocation({ ...PLACE, longitude: -110.88 });
  await expect.poll(() => positionOn(page)).toBe('-110.88,24.6');
  const moved = colleague.page.locator('[data-beacon="-110.87,24.61"]');
  const startMs = performance.now();
  await Promise.all([
    moved.waitFor(),
    context.setGeolocation({ ...PLACE, longitude: -110.87, latitude: 24.61 }),
  ]);
  const seenMs = performance.now() - startMs;
  expect(seenMs).toBeLessThan(await timeReload(colleague.page, moved));
  expect(await beaconOn(colleague.page).count()).toBe(1);

  const client = await clientOf(stranger.page);
  const answer = await fetch(`${server.url}/api/3/geo/beacons/${demo.projectId}`);
  expect(answer.status).toBe(401);
  await expect(
    client.call(ENDPOINTS.beacons.listBeacons, { params: { project_id: demo.projectId } }),
  ).rejects.toMatchObject({ status: 404 });
  expect(heard.join()).not.toContain('beacon');
});

test('sharing survives a reload, and ends at a press: the colleague’s map has no beacon', async () => {
  const { page } = author;
  await reloadMap(page);
  await page.getByText(/min left/).waitFor(PATIENT);
  await author.context.setGeolocation({ ...PLACE, longitude: -110.86 });
  await colleague.page.locator('[data-beacon="-110.86,24.6"]').waitFor(PATIENT);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('button', { name: 'Share my position' }).waitFor();
  await expect.poll(() => beaconOn(colleague.page).count()).toBe(0);
  await reloadMap(page);
  await page.getByRole('button', { name: 'Share my position' }).waitFor(PATIENT);
});

test('signing out ends sharing: colleagues see it no more, and the same member is not seen after signing in again', async () => {
  const { page, context } = author;
  await page.getByRole('button', { name: 'Share my position' }).click(PATIENT);
  await page.getByRole('button', { name: 'Start sharing' }).click();
  await page.getByText('30 min left').waitFor();
  await context.setGeolocation({ ...PLACE, longitude: -110.85 });
  await colleague.page.locator('[data-beacon="-110.85,24.6"]').waitFor(PATIENT);
  await page.goto('/logout');
  await page.waitForURL(/\/auth\/login/);
  await expect.poll(() => beaconOn(colleague.page).count()).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('waypost.sharing'))).toBeNull();
  await enterDemo(page, 'editor');
  await loadMap(page, `${demo.projectPath}/home?${VIEW}`);
  await page.getByRole('button', { name: 'Share my position' }).waitFor(PATIENT);
  await context.setGeolocation({ ...PLACE, longitude: -110.84 });
  expect(await beaconOn(page).count()).toBe(0);
  expect(await beaconOn(colleague.page).count()).toBe(0);
});

test('signing out in one tab ends what another shares: colleagues see it no more, and that tab does not go on', async () => {
  const { page, context } = author;
  await page.getByRole('button', { name: 'Share my position' }).click(PATIENT);
  await page.getByRole('button', { name: 'Start sharing' }).click();
  await context.setGeolocation({ ...PLACE, longitude: -110.83 });
  await colleague.page.locator('[data-beacon="-110.83,24.6"]').waitFor(PATIENT);
  const other = await context.newPage();
  await other.goto('/logout');
  await other.waitForURL(/\/auth\/login/);
  await expect.poll(() => beaconOn(colleague.page).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('waypost.sharing'))).toBeNull();
  await context.setGeolocation({ ...PLACE, longitude: -110.82 });
  await enterDemo(other, 'editor');
  await loadMap(page, `${demo.projectPath}/home?${VIEW}`);
  await page.getByRole('button', { name: 'Share my position' }).waitFor(PATIENT);
  expect(await beaconOn(colleague.page).count()).toBe(0);
  await other.close();
});
