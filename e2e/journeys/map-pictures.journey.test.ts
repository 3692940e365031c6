import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { tabTo } from '../src/map/drawing.ts';
import { mapOf, waitUntilDrawn } from '../src/map/map-picture.ts';
import { comparePictures, type MapClip } from '../src/map/map-pixels.ts';
import { PATIENT } from '../src/map/panel.ts';
import { takeSettled } from '../src/map/take-settled.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** What is told from pictures of the map, by a browser of its own. */

/** Land, sea and features, clear of the settings and the edge of a comparison. */
const CLIP: MapClip = { x: 60, y: 60, width: 340, height: 540 };

let server: RunningServer;
let browser: Browser;
let visitor: Visitor;
let page: Page;
let demo: DemoPlaces;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('plain');
  // Large enough for the comparisons: each pixel is drawn without a GPU, many times over.
  visitor = await openVisitor(browser, server.url, { width: 1200, height: 760, scale: 0.5 });
  page = visitor.page;
  await enterDemo(page, 'editor');
  demo = await findDemoPlaces(page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  expect(visitor?.complaints).toEqual([]);
});

async function openMap(query: string): Promise<void> {
  await page.goto(`${demo.projectPath}/home?${query}`);
  await mapOf(page).waitFor();
  await page.getByRole('button', { name: 'Map settings' }).waitFor();
  // It is over the part that is compared, and comes after the map.
  await page.getByRole('region', { name: 'Legend of Canopy of El Mogote' }).waitFor(PATIENT);
  await waitUntilDrawn(page);
}

test('by keyboard: two compared maps differ in style and share their view', async () => {
  await openMap('center_lat=24.1&center_lng=-110.6&zoom=8&base=outdoors');
  await page.getByRole('button', { name: 'Compare two maps' }).click();
  const handle = page.getByRole('separator', { name: 'Edge between the maps' });
  await handle.waitFor();
  // Forwards lies the list of features, which grows as one goes through it.
  await tabTo(page, 'Edge between the maps', 20, 'Shift+Tab');
  expect(await handle.getAttribute('aria-valuenow')).toBe('50');
  await page.keyboard.press('ArrowRight');
  expect(await handle.getAttribute('aria-valuenow')).toBe('52');
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await handle.getAttribute('aria-valuenow')).toBe('42');
  await page.keyboard.press('End');
  expect(await handle.getAttribute('aria-valuenow')).toBe('100');
  const top = await takeSettled(page, CLIP);
  await page.keyboard.press('Home');
  const bottom = await takeSettled(page, CLIP);
  expect(await comparePictures(page, top, bottom)).toBeGreaterThan(20);

  // With one style on both, the part below the edge is the same picture wherever the camera is.
  await page.getByRole('button', { name: 'Map settings' }).click();
  await page.getByRole('radiogroup', { name: 'Which map' }).getByText('Top').click();
  await page.getByText('Outdoors', { exact: true }).last().click();
  await expect.poll(() => new URL(page.url()).searchParams.get('compare')).toBe('outdoors');
  await page.keyboard.press('Escape');
  // Closing returns the focus to the button, and must not take it from the map.
  await page.getByRole('radiogroup', { name: 'Which map' }).waitFor({ state: 'detached' });
  await mapOf(page).focus();
  for (const key of ['ArrowUp', 'ArrowLeft', '=', 'Shift+ArrowRight', 'Shift+ArrowUp']) {
    await mapOf(page).focus();
    await page.keyboard.press(key);
    await page.waitForTimeout(450);
  }
  await handle.focus();
  const below = await takeSettled(page, CLIP);
  await page.keyboard.press('End');
  const above = await takeSettled(page, CLIP);
  expect(await comparePictures(page, above, bottom)).toBeGreaterThan(2);
  expect(await comparePictures(page, above, below)).toBeLessThan(0.5);
});

test('the map tilts and returns to flat', async () => {
  await openMap('center_lat=24.1&center_lng=-110.6&zoom=8&base=outdoors');
  const flat = await takeSettled(page, CLIP);
  await page.getByRole('button', { name: '3D: tilt the map' }).click();
  const back = page.getByRole('button', { name: '2D: flat map' });
  expect(await back.getAttribute('aria-pressed')).toBe('true');
  expect(await comparePictures(page, flat, await takeSettled(page, CLIP))).toBeGreaterThan(5);
  await back.click();
  const fromFlat = async () => comparePictures(page, flat, await takeSettled(page, CLIP));
  await expect.poll(fromFlat, PATIENT).toBeLessThan(1);
});
