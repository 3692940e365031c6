import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { loadMap, mapOf } from '../src/map/map-picture.ts';
import { comparePictures, takeMapClip } from '../src/map/map-pixels.ts';
import { PATIENT } from '../src/map/panel.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

const PLACE = { latitude: 24.6, longitude: -110.9, accuracy: 25 };
const VIEW = 'center_lat=24.6&center_lng=-110.88&zoom=13';

let server: RunningServer;
let browser: Browser;
let author: Visitor;
let colleague: Visitor;
let demo: DemoPlaces;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('plain');
  author = await openVisitor(browser, server.url);
  colleague = await openVisitor(browser, server.url);
  await enterDemo(author.page, 'editor');
  await enterDemo(colleague.page, 'admin');
  demo = await findDemoPlaces(author.page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  expect(author?.complaints).toEqual([]);
  expect(colleague?.complaints).toEqual([]);
});

test('an administrator has trails kept for 30 days', async () => {
  const { page } = colleague;
  await loadMap(page, `${demo.projectPath}/settings`);
  const field = page.getByRole('combobox', { name: 'Keep positions' });
  await field.waitFor(PATIENT);
  await expect.poll(() => field.inputValue()).toBe('Not at all');
  await field.click();
  await page.getByRole('option', { name: 'For 30 days' }).click();
  await page.getByText('Trails are kept as chosen').waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
});

test('whoever shares is told, their trail appears on the map of a colleague, and is gone when they delete it', async () => {
  const { page, context } = author;
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(PLACE);
  await loadMap(page, `${demo.projectPath}/home?${VIEW}`);
  await page.getByRole('button', { name: 'Share my position' }).click(PATIENT);
  await page.getByText('Your trail is kept for 30 days').waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start sharing' }).click();
  await loadMap(colleague.page, `${demo.projectPath}/home?${VIEW}`);
  await colleague.page.locator('[data-beacon="-110.9,24.6"]').waitFor(PATIENT);
  // The way goes east from here: 466 pixels at this zoom.
  const from = await colleague.page.locator('[data-beacon]').boundingBox();
  const map = await mapOf(colleague.page).boundingBox();
  if (from === null || map === null) throw new Error('There is no beacon on the map.');
  const clip = { x: from.x - map.x + 150, y: from.y - map.y - 10, width: 150, height: 56 };
  const look = () => takeMapClip(colleague.page, clip);
  let before = await look();
  // Open sea, which the map may still be drawing.
  const isStill = async () => {
    const [last, now] = [before, await look()];
    before = now;
    return last === now;
  };
  await expect.poll(isStill, { ...PATIENT, interval: 1_000 }).toBe(true);
  await context.setGeolocation({ ...PLACE, longitude: -110.86 });
  await colleague.page.locator('[data-beacon="-110.86,24.6"]').waitFor(PATIENT);
  const difference = async () => comparePictures(colleague.page, before, await look());
  await expect.poll(difference, PATIENT).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Delete my trail' }).click();
  await page.getByText(/Your trail in .* is deleted/).waitFor();
  await expect.poll(difference, PATIENT).toBeLessThan(1);
});
