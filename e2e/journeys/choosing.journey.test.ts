import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { mapOf } from '../src/map/map-picture.ts';
import { shareOfColor, takeMapClip } from '../src/map/map-pixels.ts';
import { PATIENT } from '../src/map/panel.ts';
import { arrowOf, findRing, ringOf } from '../src/map/ring.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** A row of the list shows its feature on the map, and a feature of the map shows its row. */

let server: RunningServer;
let browser: Browser;
let desk: Visitor;
let page: Page;
let demo: DemoPlaces;
/** A point that six others lie around: below zoom 14 the map draws all of them as one cluster. */
const CLUSTERED = { name: 'Buoy among buoys', lng: -112.4, lat: 21.3 } as const;
const COLOR = '#d6409f';

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('plain');
  desk = await openVisitor(browser, server.url);
  page = desk.page;
  await enterDemo(page, 'editor');
  demo = await findDemoPlaces(page);
  const client = await clientOf(page);
  const { name, lng, lat } = CLUSTERED;
  for (const [index, one] of [...Array.from({ length: 7 }, () => 'Buoy'), name].entries()) {
    const east = one === name ? 0 : 0.001 * (index + 1);
    await client.call(ENDPOINTS.features.createFeature, {
      query: { project_id: demo.projectId },
      body: {
        feature: {
          name: one,
          geometry: { type: 'Point', coordinates: [lng + east, lat] },
          ...(one === name && { color: COLOR }),
        },
      },
    });
  }
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  expect(desk?.complaints).toEqual([]);
});

const rowOf = (on: Page, name: string) =>
  on.getByRole('list', { name: 'Features' }).getByRole('link', { name });
/** Opens the list with the map looking somewhere: over open water, which shows too few colours to tell that it is drawn. */
async function lookAt(query: string, on = page): Promise<void> {
  await on.goto(`${demo.projectPath}/home?${query}`);
  await on.getByRole('application', { name: 'Map' }).waitFor(PATIENT);
}

const NEAR = `center_lng=${CLUSTERED.lng}&center_lat=${CLUSTERED.lat}&zoom=9`;

test('a hovered row rings its point inside a cluster', async () => {
  await lookAt(NEAR);
  await rowOf(page, CLUSTERED.name).hover();
  await ringOf(page).waitFor(PATIENT);
  const map = await mapOf(page).boundingBox();
  if (map === null) throw new Error('There is no map.');
  const ring = await findRing(page);
  expect(Math.abs(ring.x - (map.x + map.width / 2))).toBeLessThan(3);
  expect(Math.abs(ring.y - (map.y + map.height / 2))).toBeLessThan(3);
  // The point is in it, and not the number of its cluster.
  const middle = { x: ring.x - map.x - 3, y: ring.y - map.y - 3, width: 6, height: 6 };
  expect(await shareOfColor(page, await takeMapClip(page, middle), COLOR)).toBeGreaterThan(0.9);
  await page.getByRole('button', { name: 'Filter', exact: true }).hover();
  await ringOf(page).waitFor({ state: 'detached' });
});

test('a hovered row whose feature is out of view shows the direction, and a chosen one brings the map there', async () => {
  await lookAt(`center_lng=${CLUSTERED.lng}&center_lat=${CLUSTERED.lat + 4}&zoom=9`);
  await rowOf(page, CLUSTERED.name).hover();
  await arrowOf(page).waitFor(PATIENT);
  const [arrow, timeline] = await Promise.all([
    arrowOf(page).boundingBox(),
    page.getByRole('region', { name: 'Timeline' }).boundingBox(),
  ]);
  if (arrow === null || timeline === null) throw new Error('There is no arrow, or no timeline.');
  // Below: at the lower edge of what the timeline leaves free.
  expect(timeline.y - arrow.y - arrow.height).toBeGreaterThanOrEqual(0);
  expect(timeline.y - arrow.y - arrow.height).toBeLessThan(30);
  await rowOf(page, CLUSTERED.name).click();
  await ringOf(page).waitFor(PATIENT);
  await expect
    .poll(() => Math.abs(Number(new URL(page.url()).searchParams.get('center_lat')) - CLUSTERED.lat), PATIENT)
    .toBeLessThan(0.01);
  expect(await arrowOf(page).count()).toBe(0);
});

test('a chosen row brings the map to its feature also where that is in view', async () => {
  await lookAt(`center_lng=${CLUSTERED.lng + 0.3}&center_lat=${CLUSTERED.lat}&zoom=9`);
  await rowOf(page, CLUSTERED.name).click();
  // As close as the bundled map shows something around it.
  await page.waitForURL(/[?&]zoom=11(&|$)/);
  const lng = Number(new URL(page.url()).searchParams.get('center_lng'));
  expect(Math.abs(lng - CLUSTERED.lng)).toBeLessThan(0.01);
});

test('the selected row is in sight in the list after its page, also after the next feature', async () => {
  await lookAt(NEAR);
  const list = page.getByRole('list', { name: 'Features' });
  const scroller = page.locator('#panel-content');
  await list.getByRole('link').first().waitFor(PATIENT);
  await scroller.evaluate((element) => element.scrollTo(0, 4_000));
  const row = list.locator('li[aria-posinset="52"]').getByRole('link');
  await row.waitFor(PATIENT);
  await row.click();
  const walk = page.getByRole('navigation', { name: 'The list' });
  await walk.getByRole('link', { name: /^Next in the list/ }).click();
  await page.getByRole('link', { name: /^Previous in the list|Previous/ }).waitFor(PATIENT);
  await scroller.evaluate((element) => element.scrollTo(0, 0));
  await page.getByRole('link', { name: 'Back to project' }).click();
  const next = list.locator('li[aria-posinset="53"]');
  await next.waitFor(PATIENT);
  await expect
    .poll(async () => {
      const [box, frame] = [await next.boundingBox(), await scroller.boundingBox()];
      return (
        box !== null && frame !== null && box.y >= frame.y && box.y + box.height <= frame.y + frame.height
      );
    }, PATIENT)
    .toBe(true);
});

test('a feature under the pointer on the map lights its row', async () => {
  await lookAt(`center_lng=${CLUSTERED.lng}&center_lat=${CLUSTERED.lat}&zoom=16`);
  const map = await mapOf(page).boundingBox();
  if (map === null) throw new Error('There is no map.');
  const row = rowOf(page, CLUSTERED.name).locator('..');
  await row.waitFor(PATIENT);
  const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
  await expect
    .poll(async () => {
      await page.mouse.move(x + 1, y);
      await page.mouse.move(x, y);
      return row.getAttribute('data-shown');
    }, PATIENT)
    .toBe('true');
  await page.mouse.move(x + 60, y + 60);
  await expect.poll(() => row.getAttribute('data-shown'), PATIENT).toBe('false');
});

test('on a phone a chosen feature lies neither under the drawer nor under the scale', async () => {
  const phone = await openVisitor(browser, server.url, { width: 390, height: 844 });
  await enterDemo(phone.page, 'editor');
  // The point is near the lower edge of the screen, where the drawer stands.
  await lookAt(`center_lng=${CLUSTERED.lng}&center_lat=${CLUSTERED.lat + 0.55}&zoom=9`, phone.page);
  await rowOf(phone.page, CLUSTERED.name).click();
  await ringOf(phone.page).waitFor(PATIENT);
  await expect
    .poll(async () => {
      const [ring, panel, scale] = await Promise.all([
        ringOf(phone.page).boundingBox(),
        phone.page.locator('#panel').boundingBox(),
        phone.page.locator('.maplibregl-ctrl-scale').boundingBox(),
      ]);
      if (ring === null || panel === null || scale === null) return null;
      const isClearOfScale = ring.x > scale.x + scale.width || ring.y + ring.height <= scale.y;
      return { isAbovePanel: ring.y + ring.height <= panel.y, isClearOfScale };
    }, PATIENT)
    .toEqual({ isAbovePanel: true, isClearOfScale: true });
  expect(phone.complaints).toEqual([]);
  await phone.context.close();
});
