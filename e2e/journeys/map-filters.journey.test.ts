import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { waitForMap, waitUntilDrawn } from '../src/map/map-picture.ts';
import { badgesOf, expectTotal, filterButtonOf, PATIENT, readTotal, totalOf } from '../src/map/panel.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** Panel and timeline affect the map, and the map affects them. */

let server: RunningServer;
let browser: Browser;
let editor: Visitor;
let page: Page;
let demo: DemoPlaces;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('plain');
  editor = await openVisitor(browser, server.url, { width: 1200, height: 760 });
  page = editor.page;
  await enterDemo(page, 'editor');
  demo = await findDemoPlaces(page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  expect(editor?.complaints).toEqual([]);
});
beforeEach(async () => {
  await go(page, `${demo.projectPath}/home`);
  await totalOf(page).filter({ hasText: '1,200' }).waitFor(PATIENT);
});

/** A tile, as opposed to the state of all tiles: that is asked for again once it is five seconds old. */
const isTile = (url: string) => /\/tiles\/features(\/\d+){4}\?/.test(url);
/** The next tile requested with a filter of this name. */
const tileWith = (name: string) =>
  page.waitForRequest(
    (request) =>
      /\/tiles\/features\/.+\/\d+\/\d+\/\d+\?/.test(request.url()) &&
      new URL(request.url()).searchParams.has(name),
    PATIENT,
  );

test('filters apply to list, total and map, are in the address, and are removed one by one or all at once', async () => {
  await filterButtonOf(page).click();
  const tile = tileWith('text');
  await page.getByLabel('Text').fill('gillnet');
  expect(new URL((await tile).url()).searchParams.get('text')).toBe('gillnet');
  await page.waitForURL(/[?&]text=gillnet/);
  const found = await expectTotal(page, demo, { text: 'gillnet' });
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(1_200);

  await page.getByLabel('Public only').check();
  await page.waitForURL(/[?&]shared=true/);
  await expectTotal(page, demo, { text: 'gillnet', shared: 'true' });
  expect(await badgesOf(page).count()).toBe(2);

  await page.getByRole('button', { name: 'Remove filter: “gillnet”' }).click();
  await expectTotal(page, demo, { shared: 'true' });
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect.poll(() => readTotal(page), PATIENT).toBe(1_200);
  expect(page.url()).not.toContain('shared');
});

test('the map is coloured by template and by a field, with a legend, and by its own colours again', async () => {
  const legend = page.getByRole('region', { name: 'Colours' });
  const choose = async (name: string) => {
    const tile = tileWith('color_by');
    await page.getByRole('button', { name: 'Colours', exact: true }).click();
    await page.getByRole('menuitemradio', { name, exact: true }).click();
    const response = await (await tile).response();
    expect([200, 204]).toContain(response?.status());
  };
  await choose('Template');
  expect(new URL(page.url()).searchParams.get('color_by')).toBe('template');
  const classes = legend.getByRole('listitem');
  await classes.filter({ hasText: 'Gillnet report' }).waitFor(PATIENT);
  // The counts of all classes add up to the features of the project.
  const counts = async () =>
    (await classes.allInnerTexts()).map((text) => Number(text.split('\n').at(-1)?.replaceAll(',', '')));
  expect((await counts()).reduce((sum, count) => sum + count, 0)).toBe(1_200);

  await choose('Length (m)');
  await classes.filter({ hasText: /^Below/ }).waitFor(PATIENT);
  expect((await counts()).reduce((sum, count) => sum + count, 0)).toBe(1_200);
  // A link shows the same to another person, filters too.
  await page.goto(`${page.url()}&shared=true`);
  await classes.filter({ hasText: /^Below/ }).waitFor(PATIENT);
  expect(await expectTotal(page, demo, { shared: 'true' })).toBeLessThan(1_200);
  await legend.getByRole('button', { name: 'Fold the legend' }).click();
  await classes.first().waitFor({ state: 'hidden' });

  await legend.getByRole('button', { name: 'Back to own colours' }).click();
  await legend.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).searchParams.has('color_by')).toBe(false);
});

test('panels beside the map open offline, since their code loads after the map', async () => {
  // What is opened here was not opened since the last load: its code is not there for that.
  const isThere = (name: string) =>
    performance.getEntriesByType('resource').some((one) => one.name.includes(name));
  // All that loads by itself, opened here or not: without its code the page would reload.
  for (const name of [
    'filter-card',
    'map-settings-popover',
    'map-settings.en',
    'drawing',
    'feature-popup',
    'picture-markers',
    'scene-layers',
  ]) {
    await page.waitForFunction(isThere, `/assets/${name}-`, PATIENT);
  }
  const areAllThere = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].every(
      ({ href }) => performance.getEntriesByName(href).length > 0,
    );
  await page.waitForFunction(areAllThere, undefined, PATIENT);
  await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'));
  await filterButtonOf(page).click();
  await page.getByRole('region', { name: 'Filters' }).waitFor();
  await page.getByRole('button', { name: 'Map settings' }).click();
  await page.getByRole('radio', { name: 'Satellite' }).waitFor();
  await page.unrouteAll();
});

test('the map starts before the page, which adopts it, and its live channel requests no tile again', async () => {
  const [code, line] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/assets/main-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  // The route of the channel outlives this test: later pages connect at once.
  await page.routeWebSocket(/\/api\/3\/ws$/, (socket) => {
    const early: (string | Buffer)[] = [];
    socket.onMessage((message) => early.push(message));
    void line.promise.then(() => {
      const server = socket.connectToServer();
      socket.onMessage((message) => server.send(message));
      for (const message of early) server.send(message);
    });
  });
  // Requests of the previous page do not count.
  await page.goto('about:blank');
  const tiles: string[] = [];
  const onRequest = (request: { url(): string }) => {
    if (isTile(request.url())) tiles.push(request.url());
  };
  page.on('request', onRequest);
  await page.goto(`${demo.projectPath}/home`, { waitUntil: 'commit' });
  await waitUntilDrawn(page);
  expect(await page.evaluate(() => document.querySelector('#root')?.childElementCount)).toBe(0);
  // The canvas may be a pixel larger than its container: it is sized in whole device pixels.
  const place = page.locator('.maplibregl-map');
  const early = await place.boundingBox();
  const begun = await place.locator('canvas').elementHandle();
  code.resolve();
  await totalOf(page).filter({ hasText: '1,200' }).waitFor(PATIENT);
  const map = page.getByRole('region', { name: 'Map' });
  await map.getByRole('application', { name: 'Map' }).waitFor();
  // The same canvas in its place, and no tile requested twice.
  expect(await begun?.evaluate((canvas) => canvas.closest('section')?.getAttribute('aria-label'))).toBe(
    'Map',
  );
  expect(await page.locator('canvas.maplibregl-canvas').count()).toBe(1);
  expect(await map.boundingBox()).toEqual(await place.boundingBox());
  expect(await place.boundingBox()).toEqual(early);
  await page.waitForURL(/[?&]zoom=/);
  expect(await page.getByText('Live', { exact: true }).count()).toBe(0);
  line.resolve();
  await page.getByText('Live', { exact: true }).waitFor(PATIENT);
  // Nothing more must be requested.
  await page.waitForTimeout(1_000);
  expect(tiles.length).toBeGreaterThan(0);
  expect(tiles.filter((url, index) => tiles.indexOf(url) !== index)).toEqual([]);
  page.off('request', onRequest);
  await page.unrouteAll();
});

test('an empty view offers the way back to all data', async () => {
  await page.getByRole('button', { name: 'In view only' }).click();
  await go(page, `${demo.projectPath}/home?center_lat=0&center_lng=-150&zoom=9`);
  await page.getByText('No data in view').waitFor(PATIENT);
  await page.getByRole('button', { name: 'Switch to all data' }).click();
  await expect.poll(() => readTotal(page), PATIENT).toBe(1_200);
});

test('by keyboard: the timeline takes a preset, a narrower window, and all times again', async () => {
  // Where the features are: the previous test looked elsewhere, and no tile is requested for an empty sea.
  await go(page, `${demo.projectPath}/home?center_lat=24.6&center_lng=-111&zoom=7`);
  await waitForMap(page);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await timeline.getByRole('button', { name: '6 mo' }).focus();
  const tile = tileWith('start_date');
  await page.keyboard.press('Enter');
  await tile;
  await page.waitForURL(/[?&]start_date=/);
  const shown = () => {
    const { searchParams } = new URL(page.url());
    return { start_date: searchParams.get('start_date'), end_date: searchParams.get('end_date') };
  };
  const whole = await expectTotal(page, demo, shown());
  const end = timeline.getByRole('slider', { name: 'End of the time shown' });
  await end.focus();
  // The address follows when no key came for a while, which may be between two keys: each time it is waited for.
  for (let keys = 0; keys < 2; keys += 1) {
    const before = shown().end_date;
    await page.keyboard.press('PageDown');
    await expect.poll(() => shown().end_date, PATIENT).not.toBe(before);
  }
  expect(Number(await end.getAttribute('aria-valuenow'))).toBe(80);
  const narrower = await expectTotal(page, demo, shown());
  expect(narrower).toBeLessThan(whole);
  // The other handle stops 5 % before this one.
  const start = timeline.getByRole('slider', { name: 'Start of the time shown' });
  await start.focus();
  const before = shown().start_date;
  await page.keyboard.press('End');
  expect(Number(await start.getAttribute('aria-valuenow'))).toBe(75);
  await expect.poll(() => shown().start_date, PATIENT).not.toBe(before);
  await timeline.getByRole('button', { name: 'Show all times' }).click();
  await expect.poll(() => readTotal(page), PATIENT).toBe(1_200);
});

test('a map started for an ended session is removed with its frame', async () => {
  const stranger = await editor.context.newPage();
  await page.close();
  await stranger.addInitScript(() => {
    for (const name of ['access', 'refresh']) localStorage.setItem(`waypost.${name}_token`, 'gone');
  });
  await stranger.goto(`${demo.projectPath}/home`);
  await stranger.getByLabel('E-mail', { exact: true }).waitFor(PATIENT);
  expect(await stranger.locator('canvas').count()).toBe(0);
  expect(await stranger.evaluate(() => document.body.firstElementChild?.id)).toBe('root');
});
