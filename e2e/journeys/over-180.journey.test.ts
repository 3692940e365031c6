import { ENDPOINTS } from '@waypost/contract';
import { bboxOf } from '@waypost/geo';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { clickAlong, toolboxOf, waitToDraw } from '../src/map/drawing.ts';
import { mapOf } from '../src/map/map-picture.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

let server: RunningServer;
let browser: Browser;
let visitor: Visitor;
let page: Page;
let demo: DemoPlaces;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('plain');
  visitor = await openVisitor(browser, server.url);
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

const zoomNow = () => Number(new URL(page.url()).searchParams.get('zoom'));

/** The open feature, and how wide it is in degrees. */
async function readOpen() {
  const code = /\/features\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  const client = await clientOf(page);
  const { geometry } = await client.call(ENDPOINTS.features.getFeature, { params: { code } });
  const [west, , east] = bboxOf(geometry) ?? [0, 0, 0, 0];
  return { geometry, width: east - west };
}

test('an area drawn across the 180th meridian is as wide as it was drawn, and stays in view', async () => {
  await page.goto(`${demo.projectPath}/home?center_lat=-16.85&center_lng=-179.72&zoom=9`);
  await mapOf(page).waitFor();
  await page.getByRole('button', { name: 'Create a feature' }).click();
  const toolbox = toolboxOf(page);
  await toolbox.getByRole('button', { name: 'Area' }).click();
  await waitToDraw(page);
  // The first corner once more finishes it.
  await clickAlong(page, [
    [60, 190],
    [260, 190],
    [260, 300],
    [60, 300],
    [60, 190],
  ]);
  await toolbox.getByRole('button', { name: /^New area/ }).waitFor();
  await toolbox.getByLabel('Name').fill('Over the line');
  await toolbox.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Over the line' }).waitFor();
  const { geometry, width } = await readOpen();
  expect(geometry.type).toBe('MultiPolygon');
  // 200 of the 512 × 2⁹ pixels around the globe.
  expect(width).toBeCloseTo((200 * 360) / (512 * 2 ** 9), 3);
  expect(zoomNow()).toBeGreaterThan(7);
});

test('the read-out stays within ±180 on either side of it', async () => {
  const box = await mapOf(page).boundingBox();
  if (box === null) throw new Error('There is no map.');
  const readOut = page.getByTitle('Copy coordinates');
  for (const x of [80, 300]) {
    await page.mouse.move(box.x + x, box.y + 350, { steps: 3 });
    await readOut.waitFor();
    const [, lng = Number.NaN] = (await readOut.innerText()).split(',').map(Number);
    expect(Math.abs(lng)).toBeLessThanOrEqual(180);
    expect(Math.abs(lng)).toBeGreaterThan(170);
  }
});

test('it is edited as one area', async () => {
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByText('Click on the feature to edit it.').waitFor();
  // East of the meridian, where it is the same area. The tools may not be loaded at the first press.
  const pressed = async () => {
    await clickAlong(page, [[230, 220]]);
    return page.getByLabel(/^Coordinates of vertex/).count();
  };
  // Four corners, and none where it is cut.
  await expect.poll(pressed).toBe(4);
});
