import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { casesOf } from '../src/browser/cases.ts';
import { clickAlong, openWater, toolboxOf, toPagePoint, waitToDraw } from '../src/map/drawing.ts';
import { mapOf } from '../src/map/map-picture.ts';
import { PATIENT } from '../src/map/panel.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** The tools leave room for what is drawn. */

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('plain');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
});

async function boxOf(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await toolboxOf(page).boundingBox();
  if (box === null) throw new Error('There is no toolbox.');
  return box;
}

/** Where a place is on the page, by the view in the address: the map is flat, and the drawer below it is low. */
async function toPage(page: Page, [lng, lat]: readonly [number, number], drawerPx: number) {
  const map = await mapOf(page).boundingBox();
  if (map === null) throw new Error('There is no map.');
  const view = new URL(page.url()).searchParams;
  const world = 512 * 2 ** Number(view.get('zoom'));
  const toY = (at: number) => Math.log(Math.tan(Math.PI / 4 + (at * Math.PI) / 360)) / (2 * Math.PI);
  return {
    x: map.x + map.width / 2 + ((lng - Number(view.get('center_lng'))) / 360) * world,
    y: map.y + (map.height - drawerPx) / 2 - (toY(lat) - toY(Number(view.get('center_lat')))) * world,
  };
}

const SIZES = casesOf(
  [
    [1024, 768],
    [390, 844],
  ],
  [[1440, 900]],
);

describe.each(SIZES)('%i × %i', (width, height) => {
  const isPhone = width < 768;
  let visitor: Visitor;
  let page: Page;
  let demo: DemoPlaces;

  beforeAll(async () => {
    visitor = await openVisitor(browser, server.url, { width, height });
    page = visitor.page;
    await enterDemo(page, 'editor');
    demo = await findDemoPlaces(page);
  });
  afterAll(async () => {
    await visitor?.context.close();
    expect(visitor?.complaints).toEqual([]);
  });

  test('the tools are small while one draws, and leave most of the map free before', async () => {
    await openWater(page, demo.projectPath);
    await page.getByRole('button', { name: 'Create a feature' }).click();
    await toolboxOf(page).getByText('Start drawing or search').waitFor(PATIENT);
    // On a small screen the pane beside the map makes room as well.
    const shareOf = async () => {
      const [map, box] = [await mapOf(page).boundingBox(), await boxOf(page)];
      if (map === null) throw new Error('There is no map.');
      return (box.width * box.height) / (map.width * map.height);
    };
    await expect.poll(shareOf, PATIENT).toBeLessThan(isPhone ? 0.5 : 0.4);
    await toolboxOf(page).getByRole('button', { name: 'Area' }).click();
    await expect.poll(shareOf, PATIENT).toBeLessThan(isPhone ? 0.33 : 0.11);
  });

  test('a drawing ends up beside its form, which folds', async () => {
    await openWater(page, demo.projectPath);
    await page.keyboard.press('p');
    // With the tools the pane folds, and the map becomes wider.
    await toolboxOf(page).waitFor(PATIENT);
    await waitToDraw(page);
    const toWidth = async () => (await mapOf(page).boundingBox())?.width ?? 0;
    const narrowest = width === 1024 ? width - 360 : 0;
    await expect.poll(toWidth, PATIENT).toBeGreaterThanOrEqual(narrowest);
    const map = await mapOf(page).boundingBox();
    if (map === null) throw new Error('There is no map.');
    // Where the form will be: right on a desk, below on a phone.
    const place = isPhone ? ([120, 430] as const) : ([map.width - 150, map.height / 2] as const);
    const { x, y } = await toPagePoint(page, place);
    await page.mouse.move(x, y);
    await clickAlong(page, [place]);
    await toolboxOf(page).getByLabel('Name').waitFor(PATIENT);
    await toolboxOf(page).getByRole('button', { name: 'Coordinates', exact: true }).click();
    const typed = await toolboxOf(page)
      .getByLabel(/^Coordinates of vertex/)
      .first()
      .inputValue();
    const [lat = 0, lng = 0] = typed.split(',').map(Number);
    const drawer = isPhone ? Math.round(height * 0.15) : 0;
    await expect
      .poll(async () => {
        const [at, box] = [await toPage(page, [lng, lat], drawer), await boxOf(page)];
        return isPhone ? box.y - at.y > 8 : box.x - at.x > 8;
      }, PATIENT)
      .toBe(true);

    const before = await boxOf(page);
    await toolboxOf(page).getByRole('button', { name: 'Fold the tools' }).click();
    await expect.poll(async () => (await boxOf(page)).height, PATIENT).toBeLessThan(before.height / 2);
    expect(await toolboxOf(page).getByLabel('Name').isVisible()).toBe(false);
    await toolboxOf(page).getByRole('button', { name: 'Unfold the tools' }).click();
    await toolboxOf(page).getByLabel('Name').fill('Buoy by its form');
    await toolboxOf(page).getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: 'Buoy by its form' }).waitFor(PATIENT);
  });
});
