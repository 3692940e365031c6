import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { casesOf } from '../src/browser/cases.ts';
import { go, load } from '../src/browser/visit.ts';
import { openWater, toolboxOf, toPagePoint } from '../src/map/drawing.ts';
import { mapOf, openPopupAt } from '../src/map/map-picture.ts';
import { comparePictures, type MapClip, meanColor, takeMapClip } from '../src/map/map-pixels.ts';
import { measureFree } from '../src/map/measure-free.ts';
import { PATIENT } from '../src/map/panel.ts';
import { takeSettled } from '../src/map/take-settled.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** Tiles come over the network and are drawn without a GPU. */
const DRAWN = { ...PATIENT, interval: 400 };
/** Land, sea and features, clear of the settings and the edge of a comparison. */
const CLIP: MapClip = { x: 60, y: 60, width: 340, height: 540 };
/** With a town's name in it, clear of the settings. */
const NAMED_CLIP: MapClip = { x: 0, y: 0, width: 400, height: 600 };
/** A place without collected data. */
const FAR = { lat: 21.3, lng: -112.4 };

let heights: Server;
let server: RunningServer;
let browser: Browser;
let visitor: Visitor;
let page: Page;
let demo: DemoPlaces;

beforeAll(async () => {
  heights = await startHeights();
  const { port } = heights.address() as AddressInfo;
  server = await startServer(await makeDataDir('demo'), {
    SANDBOX: 'on',
    TERRAIN_URL: `http://127.0.0.1:${port}/heights/{z}/{x}/{y}.png`,
  });
  browser = await launchBrowser('plain');
  visitor = await openVisitor(browser, server.url, { width: 1200, height: 760, scale: 0.5 });
  page = visitor.page;
  await enterDemo(page, 'editor');
  demo = await findDemoPlaces(page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  heights?.close();
  await removeDataDir(server?.dataDir);
  expect(visitor?.complaints).toEqual([]);
});

/** Another host's heights. Requests that Playwright answers would keep each load from using what the browser has cached. */
async function startHeights(): Promise<Server> {
  const host = createServer((_, response) => {
    response.writeHead(200, {
      'content-type': 'image/png',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    response.end(Buffer.from(FLAT_HEIGHTS, 'base64'));
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  return host;
}

/** Counts the heights that a page asks for. @returns how many there were since the last time somebody asked. */
function countHeights(on: Page): () => number {
  let count = 0;
  on.on('request', (request) => {
    if (request.url().includes('/heights/')) count += 1;
  });
  return () => {
    const seen = count;
    count = 0;
    return seen;
  };
}

const handleOf = (on: Page) => on.getByRole('separator', { name: 'Edge between the maps' });
const paramOf = (name: string) => new URL(page.url()).searchParams.get(name);

async function openMap(query: string, by = load): Promise<void> {
  await by(page, `${demo.projectPath}/home?${query}`);
  await mapOf(page).waitFor();
  await page.getByRole('button', { name: 'Map settings' }).waitFor();
}

test('the map settings have four base styles, remembered switches, and reasons for disabled ones', async () => {
  await openMap('center_lat=24.1&center_lng=-110.6&zoom=8&base=outdoors');
  await page.getByRole('button', { name: 'Map settings' }).click();
  const outdoors = await takeSettled(page, CLIP);
  await page.getByText('Satellite', { exact: true }).click();
  await expect.poll(() => paramOf('base')).toBe('satellite');
  expect(await comparePictures(page, outdoors, await takeSettled(page, CLIP))).toBeGreaterThan(20);
  expect(await page.getByRole('switch', { name: '3D Buildings' }).isDisabled()).toBe(true);
  await page.getByText('This base map has no buildings.').waitFor();
  await takeSettled(page, CLIP);
  const withNames = await takeMapClip(page, NAMED_CLIP);
  await page.getByRole('switch', { name: 'Project Boundaries' }).click();
  await page.getByRole('switch', { name: 'Labels' }).click();
  await expect
    .poll(async () => comparePictures(page, withNames, await takeMapClip(page, NAMED_CLIP)), DRAWN)
    .toBeGreaterThan(0);
  await page.reload();
  await page.getByRole('button', { name: 'Map settings' }).click();
  for (const [name, isOn] of [
    ['Labels', false],
    ['Project Boundaries', true],
  ] as const) {
    expect(await page.getByRole('switch', { name }).isChecked()).toBe(isOn);
    await page.getByRole('switch', { name }).click();
  }
});

/**
 * In a window of its own, which is small and closed in the end: without a GPU each frame of a terrain takes about a
 * second of a processor, and the switch is remembered.
 */
test('3D terrain is drawn from heights, and remembered', async () => {
  const viewer = await openVisitor(browser, server.url, { width: 400, height: 480, scale: 0.5 });
  try {
    const small = viewer.page;
    const takeHeights = countHeights(small);
    await enterDemo(small, 'viewer');
    await small.goto(`${demo.projectPath}/home?center_lat=24.1&center_lng=-110.6&zoom=8&base=light`);
    const terrain = small.getByRole('switch', { name: '3D Terrain' });
    await small.getByRole('button', { name: 'Map settings' }).click();
    expect(takeHeights()).toBe(0);
    await terrain.click();
    await expect.poll(takeHeights, DRAWN).toBeGreaterThan(0);
    await small.reload();
    await expect.poll(takeHeights, DRAWN).toBeGreaterThan(0);
    await small.getByRole('button', { name: 'Map settings' }).click();
    expect(await terrain.isChecked()).toBe(true);
    await terrain.click();
    expect(await terrain.isChecked()).toBe(false);
    expect(viewer.complaints).toEqual([]);
  } finally {
    await viewer.context.close();
  }
});

test('by pointer: a comparison is in the address, survives a reload and ends cleanly', async () => {
  await openMap('center_lat=24.1&center_lng=-110.6&zoom=8&base=outdoors&compare=dark');
  const handle = handleOf(page);
  await handle.waitFor();
  const [from, to] = [await handle.boundingBox(), await toPagePoint(page, [150, 300])];
  if (from === null) throw new Error('There is no handle.');
  await page.mouse.move(from.x + from.width / 2, from.y + 300);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  expect(Number(await handle.getAttribute('aria-valuenow'))).toBeLessThan(35);
  await page.getByText('Top · Dark').waitFor();
  await page.getByText('Bottom · Outdoors').waitFor();
  await page.reload();
  await handle.waitFor();
  await expect.poll(() => page.locator('canvas.maplibregl-canvas').count(), DRAWN).toBe(2);
  await page.getByRole('button', { name: 'End the comparison' }).click();
  await expect.poll(() => page.locator('canvas.maplibregl-canvas').count()).toBe(1);
  expect(paramOf('compare')).toBeNull();
});

test('the map goes to the own position or says why not', async () => {
  await openMap('center_lat=24.1&center_lng=-110.6&zoom=8&base=outdoors', go);
  const locate = page.getByRole('button', { name: 'Where am I' });
  await locate.click();
  await page.getByText('The browser does not allow this page to see where you are.').waitFor();
  await visitor.context.grantPermissions(['geolocation']);
  await visitor.context.setGeolocation({ latitude: FAR.lat, longitude: FAR.lng });
  await locate.click();
  await expect.poll(() => Math.abs(Number(paramOf('center_lat')) - FAR.lat), DRAWN).toBeLessThan(0.01);
  expect(Math.abs(Number(paramOf('center_lng')) - FAR.lng)).toBeLessThan(0.01);
  expect(Number(paramOf('zoom'))).toBe(11);
});

test('a click on a cluster zooms in to where it splits', async () => {
  await openMap('center_lat=24.605&center_lng=-110.9975&zoom=6.5', go);
  const map = await mapOf(page).boundingBox();
  if (map === null) throw new Error('There is no map.');
  // Clusters are blue discs: the first place where the cursor shows a target and a click zooms.
  await expect
    .poll(async () => {
      for (let y = 0.15; y < 0.9; y += 0.06) {
        for (let x = 0.1; x < 0.85; x += 0.06) {
          await page.mouse.move(map.x + map.width * x, map.y + map.height * y);
          await page.waitForTimeout(25);
          const hasTarget = await mapOf(page).evaluate((canvas) => canvas.style.cursor === 'pointer');
          if (!hasTarget) continue;
          await page.mouse.click(map.x + map.width * x, map.y + map.height * y);
          await page.waitForTimeout(1_200);
          await page.keyboard.press('Escape');
          if (Number(paramOf('zoom')) > 7) return true;
        }
      }
      return false;
    }, DRAWN)
    .toBe(true);
});

test('a report with a photograph appears as a picture on the map, and its popup hides and closes', async () => {
  const client = await clientOf(page);
  const { properties } = await client.call(ENDPOINTS.features.createFeature, {
    query: { project_id: demo.projectId },
    body: {
      feature: {
        name: 'Net with floats',
        geometry: { type: 'Point', coordinates: [FAR.lng, FAR.lat] },
        data: [{ key: 'Length', value: '12345.5', type: 1 }],
      },
    },
    files: [new File([Buffer.from(MAGENTA, 'base64')], 'net.png', { type: 'image/png' })],
  });
  await openMap(`center_lat=${FAR.lat}&center_lng=${FAR.lng}&zoom=12&base=light`);
  const map = await mapOf(page).boundingBox();
  if (map === null) throw new Error('There is no map.');
  const aside = { x: map.width / 2 + 10, y: map.height / 2 - 2, width: 4, height: 4 };
  await expect
    .poll(async () => {
      const [red, green, blue] = await meanColor(page, await takeMapClip(page, aside));
      return red > 230 && green < 40 && blue > 150;
    }, DRAWN)
    .toBe(true);

  await openPopupAt(page, `${demo.projectPath}/home`, [FAR.lng, FAR.lat], go);
  const popup = page.locator('.maplibregl-popup');
  await popup.getByText('12,345.5').waitFor();
  expect((await popup.boundingBox())?.width).toBeLessThanOrEqual(300);
  const middle = await toPagePoint(page, [map.width / 2, map.height / 2]);
  await page.mouse.click(middle.x, middle.y);
  await popup.waitFor({ state: 'detached' });
  await page.mouse.click(middle.x, middle.y);
  await popup.getByRole('button', { name: 'Hide' }).click();
  await popup.waitFor({ state: 'detached' });
  await expect
    .poll(async () => {
      const [red, green, blue] = await meanColor(page, await takeMapClip(page, aside));
      return red > 230 && green < 40 && blue > 150;
    }, DRAWN)
    .toBe(false);
  await client.call(ENDPOINTS.features.deleteFeature, { params: { code: properties.code } });
});

test('the popup reaches each of several features at one place, by keyboard too', async () => {
  const client = await clientOf(page);
  const codes: string[] = [];
  for (const name of ['Buoy in March', 'Buoy in June', 'Buoy in May']) {
    const { properties } = await client.call(ENDPOINTS.features.createFeature, {
      query: { project_id: demo.projectId },
      body: { feature: { name, geometry: { type: 'Point', coordinates: [FAR.lng, FAR.lat] } } },
    });
    codes.push(properties.code);
  }
  await openPopupAt(page, `${demo.projectPath}/home`, [FAR.lng, FAR.lat]);
  const popup = page.locator('.maplibregl-popup');
  await popup.getByRole('button', { name: 'Feature below' }).focus();
  const seen: string[] = [];
  for (const place of [1, 2, 3, 1]) {
    await popup.getByText(`${place} of 3 here`).waitFor();
    await popup.getByRole('definition').first().waitFor();
    seen.push(await popup.locator('strong').innerText());
    await page.keyboard.press('Enter');
  }
  expect([...seen].slice(0, 3).sort()).toEqual(['Buoy in June', 'Buoy in March', 'Buoy in May']);
  expect(seen[3]).toBe(seen[0]);
  await popup.getByRole('button', { name: 'Feature above' }).click();
  await popup.getByText('1 of 3 here').waitFor();
  await popup.getByRole('button', { name: 'Feature above' }).click();
  await popup.getByText(seen[2] ?? '').waitFor();
  await popup.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('heading', { level: 1, name: seen[2] ?? '' }).waitFor();
  // Away from its page first, which would request it again.
  await go(page, `${demo.projectPath}/home`);
  for (const code of codes) await client.call(ENDPOINTS.features.deleteFeature, { params: { code } });
});

test('an area that is zoomed to is entirely visible above the timeline', async () => {
  const [south, north] = [FAR.lat - 0.4, FAR.lat + 0.4];
  const ring = [
    [FAR.lng, south],
    [FAR.lng + 0.1, south],
    [FAR.lng + 0.1, north],
    [FAR.lng, north],
    [FAR.lng, south],
  ] as [number, number][];
  const client = await clientOf(page);
  const { properties } = await client.call(ENDPOINTS.features.createFeature, {
    query: { project_id: demo.projectId },
    body: { feature: { name: 'Tall area', geometry: { type: 'Polygon', coordinates: [ring] } } },
  });
  await go(page, `${demo.projectPath}/features/${properties.code}`);
  await page.getByRole('button', { name: 'Zoom to feature' }).click();
  await expect.poll(async () => (await measureFree(page, [south, north])).above, DRAWN).toBeCloseTo(20, -1);
  const { below } = await measureFree(page, [south, north]);
  expect(below).toBeGreaterThan(10);
  expect(below).toBeLessThan(25);
  await go(page, `${demo.projectPath}/home`);
  await client.call(ENDPOINTS.features.deleteFeature, { params: { code: properties.code } });
});

const FORMATS = casesOf(
  [['DMS', `24° 8' 32.28" N 110° 18' 45.72" W`]],
  [
    ['DD', '24.1423, -110.3127'],
    ['DDM', '24 08.538 N, 110 18.762 W'],
  ],
);

test.each(FORMATS)('the map flies to coordinates typed into the search as %s', async (_format, typed) => {
  await openMap('center_lat=20&center_lng=-100&zoom=6', go);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(typed);
  await page.getByRole('option', { name: '24.142300, -110.312700' }).waitFor(DRAWN);
  await page.keyboard.press('Enter');
  await expect.poll(() => Math.abs(Number(paramOf('center_lat')) - 24.1423), DRAWN).toBeLessThan(0.01);
  expect(Math.abs(Number(paramOf('center_lng')) + 110.3127)).toBeLessThan(0.01);
  expect(Number(paramOf('zoom'))).toBe(11);
});

test('a link with a bounding box shows it, and invalid parameters are ignored', async () => {
  await openMap('south=20&north=24&west=-114&east=-108&zoom=99&shared=maybe&start_date=soon');
  await expect.poll(() => paramOf('center_lat'), DRAWN).not.toBeNull();
  const { above, below } = await measureFree(page, [20, 24]);
  expect(above).toBeGreaterThan(40);
  expect(Math.abs(above - below)).toBeLessThan(15);
  expect(Math.abs(Number(paramOf('center_lng')) + 111)).toBeLessThan(0.1);
  expect([paramOf('south'), paramOf('shared'), paramOf('start_date')]).toEqual([null, null, null]);
});

test('panning across the page selects nothing and leaves the panel unchanged', async () => {
  await openMap('center_lat=24.2&center_lng=-110.4&zoom=10', go);
  const header = page.locator('#panel-content header');
  await header.waitFor();
  await header.evaluate((element) => {
    const leavings: string[] = [];
    Object.assign(window, { leavings });
    new MutationObserver((changes) => {
      if (changes.some(({ removedNodes }) => [...removedNodes].includes(element))) leavings.push('header');
    }).observe(document, { childList: true, subtree: true });
  });
  const row = await page.locator('#panel-content a[href*="/features/"]').first().boundingBox();
  const map = await mapOf(page).boundingBox();
  if (map === null || row === null) throw new Error('There is no map beside a list.');
  await page.mouse.move(map.x + map.width / 2, row.y + row.height / 2);
  await page.mouse.down();
  await page.mouse.move(row.x + row.width / 2, row.y + row.height / 2, { steps: 6 });
  expect(await page.locator('#panel-content:hover').count()).toBe(0);
  await page.mouse.up();
  // The address takes over the current view, and the panel receives the new address.
  await expect.poll(() => Number(paramOf('center_lng')), DRAWN).toBeGreaterThan(-110.3);
  await page
    .locator(`#panel-content a[href*="center_lng=${paramOf('center_lng')}"]`)
    .first()
    .waitFor();
  expect(await page.evaluate(() => (window as unknown as { leavings: string[] }).leavings)).toEqual([]);
});

test('an area found by its name is put on the drawing board, ready to save', async () => {
  await openWater(page, demo.projectPath, go);
  await page.getByRole('button', { name: 'Create a feature' }).click();
  const toolbox = toolboxOf(page);
  await toolbox.getByText('Start drawing or search').waitFor();
  await toolbox.getByRole('combobox', { name: 'Search for country, city or place' }).fill('Belize');
  await page.getByRole('option', { name: 'Belize' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await toolbox.getByRole('button', { name: /^Belize/ }).waitFor();
  expect(await toolbox.getByLabel('Name').inputValue()).toBe('Belize');
  expect(await toolbox.getByRole('alert').filter({ hasText: /./ }).allInnerTexts()).toEqual([]);
  await toolbox.getByRole('button', { name: 'Reset' }).click();
  await toolbox.getByText('Start drawing or search').waitFor();
});

/** Elevations of zero everywhere: one tile, in the terrarium encoding. */
const FLAT_HEIGHTS =
  'iVBORw0KGgoAAAANSUhEUgAAAQAAAAEACAMAAABrrFhUAAAAA1BMVEWAAABGTyZaAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAVklEQVR4nO3BAQEAAACCIP+vbkhAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQPcGAQ8AAb1ytegAAAAASUVORK5CYII=';
/** A picture of one colour that no base map has. */
const MAGENTA =
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAMAAABEpIrGAAAAA1BMVEX/AMiMXUO1AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAE0lEQVQ4jWNgGAWjYBSMAgasAAAEIAABMVaGxQAAAABJRU5ErkJggg==';
