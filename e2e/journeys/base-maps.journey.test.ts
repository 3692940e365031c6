import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { loadMap, waitForMap } from '../src/map/map-picture.ts';
import { meanColor, takeMapClip } from '../src/map/map-pixels.ts';
import { PATIENT } from '../src/map/panel.ts';
import { found, register } from '../src/people/arrive.ts';
import { makeAccount, signIn } from '../src/people/people.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** Base maps of another host, here one of styles that are a single colour. */
const COLORS = { '/outdoors.json': '#ff00aa', '/dark.json': '#00aa44' } as const;
const FALLEN_BACK = 'The base map could not be loaded. The offline map is shown instead.';
const CLIP = { x: 300, y: 300, width: 40, height: 40 };
const rosa = makeAccount('Rosa Vega');

let styles: Server;
let server: RunningServer;
let browser: Browser;
let admin: Visitor;
let viewer: Visitor;
/** The photographs that were asked for; none is there. */
const asked: string[] = [];
let settingsPath: string;
let homePath: string;

beforeAll(async () => {
  styles = createServer(({ url = '' }, response) => {
    if (url.startsWith('/photos/')) {
      asked.push(url);
      response.writeHead(503, { 'access-control-allow-origin': '*' }).end();
      return;
    }
    const color = COLORS[url as keyof typeof COLORS];
    response.setHeader('access-control-allow-origin', '*');
    response.writeHead(color === undefined ? 500 : 200, { 'content-type': 'application/json' });
    const layer = { id: 'ground', type: 'background', paint: { 'background-color': color } };
    response.end(JSON.stringify({ version: 8, sources: {}, layers: [layer] }));
  });
  await new Promise<void>((resolve) => styles.listen(0, '127.0.0.1', resolve));
  const host = `http://127.0.0.1:${(styles.address() as AddressInfo).port}`;
  server = await startServer(await makeDataDir(), {
    SATELLITE_URL: `${host}/photos/{z}/{x}/{y}.png`,
    SATELLITE_ATTRIBUTION: 'Photographs by a test',
    BASEMAP: `style: outdoors=${host}/outdoors.json dark=${host}/dark.json light=${host}/broken.json`,
  });
  browser = await launchBrowser('plain');
  admin = await openVisitor(browser, server.url);
  const { homes } = await found(await register(admin.page, rosa), 'Bahía Limpia', 'Bay watch');
  homePath = homes[0] ?? '';
  settingsPath = homePath.replace('home', 'settings');
  viewer = await openVisitor(browser, server.url);
  await signIn(viewer.page, rosa);
  await viewer.page
    .getByRole('button', { name: /Bahía Limpia/ })
    .first()
    .waitFor(PATIENT);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  styles?.close();
});

const isPink = async (page: Page) => {
  const [red, green, blue] = await meanColor(page, await takeMapClip(page, CLIP));
  return red > 230 && green < 40 && blue > 140 && blue < 200;
};

test('a style of another host is drawn in the looks that it has', async () => {
  const { page } = viewer;
  await page.goto(`${homePath}?base=outdoors`);
  await expect.poll(() => isPink(page), PATIENT).toBe(true);
  await page.goto(`${homePath}?base=dark`);
  const isGreen = async () => {
    const [red, green] = await meanColor(page, await takeMapClip(page, CLIP));
    return red < 40 && green > 140;
  };
  await expect.poll(isGreen, PATIENT).toBe(true);
});

test('while photographs of another host are away, Satellite says so, and the bundled map is drawn instead', async () => {
  const { page } = viewer;
  await loadMap(page, `${homePath}?base=satellite&center_lat=41.2&center_lng=9.4&zoom=9`);
  await page.getByText(FALLEN_BACK).waitFor(PATIENT);
  await waitForMap(page);
  expect(asked.length).toBeGreaterThan(0);
  for (const url of asked) expect(url).toMatch(/^\/photos\/\d+\/\d+\/\d+\.png$/);
  expect(await page.getByText('Photographs by a test').count()).toBe(0);
});

test('a style that cannot be loaded is told of, and the bundled map is drawn instead', async () => {
  const { page } = viewer;
  await loadMap(page, `${homePath}?base=light`);
  await page.getByText(FALLEN_BACK).waitFor(PATIENT);
  await waitForMap(page);
});

test('an administrator chooses the base map of a project, and open maps show it at once', async () => {
  await viewer.page.goto(`${homePath}?base=outdoors`);
  await expect.poll(() => isPink(viewer.page), PATIENT).toBe(true);
  const { page } = admin;
  await page.goto(settingsPath);
  const choice = page.getByLabel('Base map of this project');
  await choice.selectOption({ label: 'World, to the level of towns' });
  await page.getByText('Saved', { exact: true }).waitFor();
  await expect.poll(() => isPink(viewer.page), PATIENT).toBe(false);
  await waitForMap(viewer.page);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => choice.inputValue(), PATIENT).toBe('offline');
});

test('whoever has chosen another map keeps it, until they choose that of the project again', async () => {
  const { page } = viewer;
  await page.getByRole('button', { name: 'Map settings' }).click();
  const bundled = page.getByRole('radio', { name: 'World, to the level of towns' });
  await expect.poll(() => bundled.isChecked()).toBe(true);
  await page.getByRole('radio', { name: /127\.0\.0\.1/ }).check();
  await expect.poll(() => isPink(page), PATIENT).toBe(true);
  await page.reload();
  await expect.poll(() => isPink(page), PATIENT).toBe(true);
  await page.getByRole('button', { name: 'Map settings' }).click();
  await bundled.check();
  await expect.poll(() => isPink(page), PATIENT).toBe(false);
});
