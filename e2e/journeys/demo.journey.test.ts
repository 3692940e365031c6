import { readFile } from 'node:fs/promises';
import { ENDPOINTS } from '@waypost/contract';
import { bboxOf } from '@waypost/geo';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { casesOf, isFull } from '../src/browser/cases.ts';
import { go, visit } from '../src/browser/visit.ts';
import { mapOf, openPopupAt, waitForMap } from '../src/map/map-picture.ts';
import { measureFree } from '../src/map/measure-free.ts';
import { clientOf, type DemoPlaces, exploreDemo, findDemoPlaces } from '../src/people/demo.ts';
import {
  makeDataDir,
  makeEmbeddedDataDir,
  type RunningServer,
  removeDataDir,
  startServer,
} from '../src/server/start-server.ts';

let server: RunningServer;
let browser: Browser;
let visitor: Visitor;
let page: Page;
let demo: DemoPlaces;
const warnings: string[] = [];

beforeAll(async () => {
  // Loading the demo into the embedded database, as whoever tries Waypost does, is a test of the start too.
  const dataDir = await (isFull ? makeEmbeddedDataDir() : makeDataDir('demo'));
  server = await startServer(dataDir, { SANDBOX: 'on' });
  browser = await launchBrowser('plain');
  visitor = await openVisitor(browser, server.url);
  page = visitor.page;
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await exploreDemo(page, 'viewer');
  demo = await findDemoPlaces(page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  expect(visitor?.complaints).toEqual([]);
});

const feed = () => page.getByRole('list', { name: 'Features' });

/** The view in the address. */
function viewOf(url: string): { lat: number; lng: number; zoom: number } {
  const params = new URL(url).searchParams;
  const read = (name: string) => Number(params.get(name) ?? Number.NaN);
  return { lat: read('center_lat'), lng: read('center_lng'), zoom: read('zoom') };
}

test('a viewer sees the project tree and no controls for changes', async () => {
  const tree = page.getByRole('tree', { name: 'Projects' });
  await tree.getByRole('treeitem', { name: /^Baja coast watch/ }).waitFor();
  expect(await tree.getByRole('treeitem', { name: /^Kelp beds/ }).getAttribute('aria-level')).toBe('2');
  await tree.getByRole('link', { name: /^Baja coast watch/ }).click();
  await page.waitForURL(`**${demo.projectPath}/home**`);
  await page.getByText(/^\s*1,200\s+features$/).waitFor();
  expect(await page.getByText('New project').count()).toBe(0);
  expect(await page.getByText('Import a file').count()).toBe(0);
  await feed().getByRole('link').first().click();
  await page.waitForURL('**/features/**');
  // Which feature is the newest depends on the hour; each has an author.
  await page.getByText('Author', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Delete' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Import files' }).count()).toBe(0);
});

test('the feed has 1,200 features and loads the next page on scroll', async () => {
  await go(page, `${demo.projectPath}/home`);
  await feed().getByRole('link').first().waitFor();
  const second = page.waitForResponse((response) => /features-v2.*offset=30/.test(response.url()));
  await page.locator('#panel').hover();
  await page.mouse.wheel(0, 2_600);
  expect((await second).status()).toBe(200);
  const row = feed().locator('li[aria-posinset="36"]');
  await row.getByRole('link').waitFor();
  expect(await row.getAttribute('aria-setsize')).toBe('1200');
});

/** Whether a click there hits a single feature: a buoy, say, is checked more than once. */
async function isAlone([lng, lat]: readonly [number, number]): Promise<boolean> {
  const client = await clientOf(page);
  const params = { project_id: demo.projectId };
  const query = { west: lng - 0.001, south: lat - 0.001, east: lng + 0.001, north: lat + 0.001 };
  return (await client.call(ENDPOINTS.features.listFeatures, { params, query })).length === 1;
}

/** A point within an area, and the area's bounding box. */
async function findArea() {
  const client = await clientOf(page);
  const features = await client.call(ENDPOINTS.features.listFeatures, {
    params: { project_id: demo.projectId },
    query: { limit: 200 },
  });
  for (const { code, name, type } of features) {
    if (type !== 'Polygon') continue;
    const { geometry } = await client.call(ENDPOINTS.features.getFeature, { params: { code } });
    const box = bboxOf(geometry);
    // One with a hole may be empty in its centre.
    if (box === null || geometry.type !== 'Polygon' || geometry.coordinates.length > 1) continue;
    const [west, south, east, north] = box;
    const middle = [(west + east) / 2, (south + north) / 2] as const;
    if (await isAlone(middle)) return { name, middle, size: [east - west, north - south] };
  }
  throw new Error('The demo has no area without a hole that stands alone among its newest.');
}

test('Fit in the popup of an area shows the whole area', async () => {
  const { name, middle, size } = await findArea();
  await openPopupAt(page, `${demo.projectPath}/home`, middle, go);
  const popup = page.locator('.maplibregl-popup');
  await popup.getByText(name).first().waitFor();
  await popup.getByRole('button', { name: 'Fit' }).click();
  await expect.poll(() => viewOf(page.url()).zoom).not.toBe(16);
  const [width = 0, height = 0] = size;
  expect(Math.abs(viewOf(page.url()).lng - middle[0])).toBeLessThan(width / 4);
  const { above, below } = await measureFree(page, [middle[1] - height / 2, middle[1] + height / 2]);
  expect(Math.min(above, below)).toBeGreaterThan(0);
  // It fits into the free part of the map, which may be higher than the area.
  expect(Math.abs(above - below)).toBeLessThan(15);
});

/** A point without neighbours. */
async function findLonePoint() {
  const client = await clientOf(page);
  const params = { project_id: demo.projectId };
  for (const { code, name, type, bbox } of await client.call(ENDPOINTS.features.listFeatures, { params })) {
    const [lng, lat] = bbox;
    if (type === 'Point' && (await isAlone([lng, lat]))) return { code, name, lng, lat };
  }
  throw new Error('The first page has no point that stands alone.');
}

test('a click on a feature opens its popup with Hide, Show, Zoom and Open; Esc closes it', async () => {
  const { code, name, lng, lat } = await findLonePoint();
  // Loaded, the list begins at its top again, where the feature has a row.
  await openPopupAt(page, `${demo.projectPath}/home`, [lng, lat]);
  const popup = page.locator('.maplibregl-popup');
  await popup.getByText(name).waitFor();

  await popup.getByRole('button', { name: 'Hide' }).click();
  await popup.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Hidden · Show' }).click();
  await page.getByRole('button', { name: 'Hidden · Show' }).waitFor({ state: 'detached' });

  await openPopupAt(page, `${demo.projectPath}/home`, [lng, lat], go);
  await popup.getByRole('button', { name: 'Zoom' }).click();
  await expect.poll(() => viewOf(page.url()).zoom).toBe(15);
  expect(viewOf(page.url()).lat).toBeCloseTo(lat, 3);
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });

  await openPopupAt(page, `${demo.projectPath}/home`, [lng, lat], go);
  await popup.getByRole('button', { name: 'Open' }).click();
  await page.waitForURL(`**/features/${code}**`);
});

test('a feature is exported as GeoJSON, and its link opens it for another person', async () => {
  await page.getByRole('button', { name: 'Export as GeoJSON' }).waitFor();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as GeoJSON' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.geojson$/);
  const parsed = JSON.parse(await readFile(await file.path(), 'utf8'));
  const feature = parsed.type === 'FeatureCollection' ? parsed.features[0] : parsed;
  expect(feature).toMatchObject({ type: 'Feature', geometry: { type: 'Point' } });

  await page.getByRole('button', { name: 'Copy share link' }).click();
  await page.getByText('Share link copied to clipboard').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await page.getByRole('heading', { name }).waitFor();
});

test('the base styles are drawn, and the chosen one survives a change of theme', async () => {
  await page.goto(`${demo.projectPath}/home`);
  await waitForMap(page);
  const pictures = new Set<string>();
  await page.getByRole('button', { name: 'Map settings' }).click();
  const styles = casesOf(['Satellite', 'Light'], ['Dark', 'Outdoors']);
  for (const style of styles) {
    await page.getByText(style, { exact: true }).click();
    await page.waitForURL(`**base=${style.toLowerCase()}**`);
    await page.waitForTimeout(900);
    await waitForMap(page);
    pictures.add((await mapOf(page).screenshot()).toString('base64'));
  }
  expect(pictures.size).toBe(styles.length);
  await page.getByText('Satellite', { exact: true }).click();
  await page.waitForURL('**base=satellite**');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.mantineColorScheme))
    .toBe('dark');
  expect(await page.getByRole('radio', { name: 'Satellite' }).isChecked()).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
});

test('the address holds the view; invalid parameters are ignored and logged', async () => {
  await go(page, `${demo.projectPath}/home?center_lat=24.3&center_lng=-110.4&zoom=9`);
  await waitForMap(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => viewOf(page.url()).zoom).toBe(10);
  await page.reload();
  await waitForMap(page);
  await page.waitForTimeout(1_000);
  const view = viewOf(page.url());
  expect(view.zoom).toBe(10);
  expect(view.lat).toBeCloseTo(24.3, 2);
  expect(view.lng).toBeCloseTo(-110.4, 2);

  warnings.length = 0;
  await page.goto(`${demo.projectPath}/home?center_lat=124&zoom=far&base=paper&member_ids=`);
  await page.getByText(/^\s*1,200\s+features$/).waitFor();
  expect(warnings.filter((text) => /center_lat|zoom|base/.test(text)).length).toBeGreaterThanOrEqual(3);
});

/** The zoom that is kept for the next visit. */
const keptZoom = () =>
  page.evaluate(() => JSON.parse(localStorage.getItem('waypost.map.view') ?? '{}').zoom as number);

test('a visit without a view in the address opens the last view', async () => {
  const projects = `/organizations/${demo.organizationId}/projects`;
  await go(page, `${projects}?center_lat=24.3&center_lng=-110.4&zoom=8`);
  await waitForMap(page);
  // A press before the map is there would count from where it was.
  await expect.poll(keptZoom).toBe(8);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => viewOf(page.url()).zoom).toBe(9);

  await page.goto(projects);
  await waitForMap(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => viewOf(page.url()).zoom).toBe(10);
  expect(viewOf(page.url()).lat).toBeCloseTo(24.3, 2);
  expect(viewOf(page.url()).lng).toBeCloseTo(-110.4, 2);
});

/** Holds requests until the returned function is called. */
async function holdAll(url: string): Promise<{ isAsked: Promise<void>; letCome: () => Promise<void> }> {
  const isAsked = Promise.withResolvers<void>();
  const mayCome = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    isAsked.resolve();
    await mayCome.promise;
    await route.continue();
  });
  const letCome = async () => {
    mayCome.resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
  return { isAsked: isAsked.promise, letCome };
}

test('a link with a view is shown although the map was about to show a whole project', async () => {
  const { isAsked, letCome } = await holdAll('**/api/3/tiles/features/*');
  const other = `/organizations/${demo.organizationId}/projects/${demo.projectId + 1}`;
  await visit(page, `${other}/home`);
  await isAsked;
  await visit(page, `${other}/templates?center_lat=24.6&center_lng=-110.7&zoom=12`);
  await expect.poll(keptZoom).toBe(12);
  const told = page.waitForResponse('**/api/3/tiles/features/*');
  await letCome();
  await told;
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(keptZoom).toBe(13);
  expect(viewOf(page.url())).toEqual({ lat: 24.6, lng: -110.7, zoom: 13 });
});

test('by keyboard: the palette opens another project, and Tab follows the reading order', async () => {
  await page.goto(`${demo.projectPath}/home`);
  await feed().getByRole('link').first().waitFor();
  const seen: string[] = [];
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    seen.push(await page.evaluate(nameFocused));
  }
  const places = [
    'Skip to content',
    'Waypost',
    'Organization',
    'Search projects',
    'Your menu',
    'Sort projects',
  ];
  const order = places.map((name) => seen.findIndex((text) => text.includes(name)));
  expect(
    order.every((place, index) => place > (order[index - 1] ?? -1)),
    seen.join(' | '),
  ).toBe(true);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Search projects/ }).waitFor();
  await page.keyboard.type('turtle');
  await page.getByRole('option', { name: /^Sea turtle nests 2026/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /Sea turtle nests/ }).waitFor();
  await page.getByText(/^\s*420\s+features$/).waitFor();
});

test('the feed has photographs, which open on the page of their feature', async () => {
  await go(page, `${demo.projectPath}/home`);
  const pictured = feed().locator('li', { has: page.locator('img') });
  await expect.poll(() => pictured.count()).toBeGreaterThan(2);
  await pictured.first().getByRole('link').click();
  await page.waitForURL('**/features/**');
  await page
    .getByRole('button', { name: /^Open [\w-]+\.jpg$/ })
    .first()
    .click();
  const photograph = page.getByRole('dialog').getByRole('img').first();
  await photograph.waitFor();
  const width = () =>
    photograph.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
  await expect.poll(width).toBeGreaterThan(600);
});

test('the demo can be entered as a super user, who has the Admin Tools for it alone', async () => {
  const other = await openVisitor(browser, server.url);
  await exploreDemo(other.page, 'super_user');
  await other.page.getByRole('button', { name: /^Your menu/ }).click();
  await other.page.getByRole('menuitem', { name: 'Admin Tools' }).click();
  await other.page.getByRole('link', { name: 'Open the organizations' }).click();
  const listed = other.page.getByRole('list', { name: 'All organizations' }).getByRole('listitem');
  await listed.getByText('Costa Viva').waitFor();
  expect(await listed.count()).toBe(1);
  expect(other.complaints).toEqual([]);
  await other.context.close();
  // Others have no such tools.
  await go(page, '/admin');
  await page.waitForURL((url) => url.pathname !== '/admin');
});

/** The accessible name of the focused control; runs in the page. */
function nameFocused(): string {
  const focused = document.activeElement;
  return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
}
