import type { HttpClient } from '@waypost/client';
import { ENDPOINTS, SOCKET_CLOSE } from '@waypost/contract';
import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor } from '../src/browser/browser.ts';
import { hold, letThrough, refuse } from '../src/browser/provoke.ts';
import { ONE_PIXEL } from '../src/files/pictures.ts';
import { PATIENT } from '../src/map/panel.ts';
import { found, register } from '../src/people/arrive.ts';
import { makeAccount } from '../src/people/people.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** An access token that ends under the requests of a map. */

const WEST = -111;
const SOUTH = 24;
const SIDE = 0.5;
const CENTER = [WEST + SIDE / 2, SOUTH + SIDE / 2] as const;
const AREA = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [WEST, SOUTH],
      [WEST + SIDE, SOUTH],
      [WEST + SIDE, SOUTH + SIDE],
      [WEST, SOUTH + SIDE],
      [WEST, SOUTH],
    ] as [number, number][],
  ],
};
const TILE = /\/api\/3\/tiles\/features\/\d+\/\d+\/\d+\/\d+\?/;

let server: RunningServer;
let browser: Browser;
let page: Page;
let home: string;
let projectId: number;
/** The same person elsewhere. */
let elsewhere: HttpClient;
const sockets: WebSocketRoute[] = [];

beforeAll(async () => {
  server = await startServer(await makeDataDir());
  browser = await launchBrowser('plain');
  page = (await openVisitor(browser, server.url)).page;
  elsewhere = await register(page, makeAccount('Rosa Vega'));
  home = (await found(elsewhere, 'Bahía Limpia', 'Bay watch')).homes[0] ?? '';
  projectId = Number(/projects\/(\d+)/.exec(home)?.[1]);
  await drawAgain('Kelp bed', '#e5484d');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
});
afterEach(() => letThrough(page));

const open = () => page.goto(`${home}?center_lng=${CENTER[0]}&center_lat=${CENTER[1]}&zoom=9`);

/** The colour in the middle of the map: red, green, blue. */
async function middle(): Promise<readonly number[]> {
  const box = await page.getByRole('region', { name: 'Map', exact: true }).boundingBox();
  if (box === null) return [];
  const clip = { x: box.x + box.width / 2 - 20, y: box.y + box.height / 2 - 20, width: 40, height: 40 };
  const base64 = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (context === null) return [];
    context.drawImage(bitmap, 0, 0);
    return [...context.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1).data];
  }, base64);
}

/** Ends the access token of the page: what is sent with it is refused as the server refuses an ended one. */
async function endToken(isRefused: (url: URL) => boolean = () => true): Promise<string[]> {
  const ended = await page.evaluate(() => localStorage.getItem('waypost.access_token'));
  const refused: string[] = [];
  await page.route('**/api/3/**', async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const { authorization } = await request.allHeaders();
    if (authorization !== `Bearer ${ended}` || !isRefused(url)) return route.fallback();
    refused.push(url.pathname);
    await route.fulfill({
      status: 401,
      json: { code: 'unauthorized', message: 'Ended.', detail: 'Ended.', request_id: 'journey' },
    });
  });
  return refused;
}

const notice = () => page.getByRole('status').filter({ hasText: 'Parts of the map could not be loaded.' });

const isTile = (url: URL) => TILE.test(url.href);

/** Counts the renewals of the access token. */
function countRenewals(): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/token/refresh/')) count += 1;
  });
  return () => count;
}

/** Draws an area over the middle of the map, above those before. */
const drawAgain = (name: string, color: string) =>
  elsewhere.call(ENDPOINTS.features.createFeature, {
    query: { project_id: projectId },
    body: { feature: { name, geometry: AREA, color } },
  });
const isBlue = ([red = 0, , blue = 0]: readonly number[]) => blue > red + 5;
const isRed = ([red = 0, green = 0]: readonly number[]) => red > green + 5;

test('tiles refused for an ended token are requested again, and the area is drawn', async () => {
  await open();
  await expect.poll(middle, PATIENT).toSatisfy(isRed);
  const countOf = countRenewals();
  const refused = await endToken(isTile);
  await open();
  await expect.poll(() => refused.length, PATIENT).toBeGreaterThan(3);
  await expect.poll(middle, PATIENT).toSatisfy(isRed);
  expect(countOf()).toBe(1);
});

test('a token that ends under every request and the live channel leaves nothing out', async () => {
  await page.routeWebSocket(/\/api\/3\/ws$/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await open();
  await page.getByText('Live', { exact: true }).waitFor(PATIENT);
  await expect.poll(middle, PATIENT).toSatisfy(isRed);
  const countOf = countRenewals();
  const refused = await endToken();
  const renew = await hold(page, 'POST', /\/token\/refresh\/$/);
  await drawAgain('Mangrove', '#0059ff');
  // The list, its total and the version of the tiles wait for one new token.
  await expect.poll(() => new Set(refused).size, PATIENT).toBeGreaterThan(2);
  for (const socket of sockets) await socket.close({ code: SOCKET_CLOSE.tokenExpired, reason: 'Expired.' });
  await page.getByText('Reconnecting', { exact: true }).waitFor(PATIENT);
  renew();
  await page.getByText('Live', { exact: true }).waitFor(PATIENT);
  await page.getByText('Mangrove').first().waitFor(PATIENT);
  await expect.poll(middle, PATIENT).toSatisfy(isBlue);
  expect(countOf()).toBe(1);
});

test('a tile that failed is requested with the next version', async () => {
  await page.route(TILE, (route) => route.fulfill({ status: 503, body: '' }));
  const failed = page.waitForResponse((response) => response.status() === 503, PATIENT);
  await open();
  await failed;
  await page.getByText('Kelp bed').first().waitFor(PATIENT);
  await letThrough(page);
  await drawAgain('Salt marsh', '#e5484d');
  await expect.poll(middle, PATIENT).toSatisfy(isRed);
});

test('a version that comes while the first tiles load replaces them', async () => {
  const gate = Promise.withResolvers<void>();
  const first = new Set<string>();
  await page.route(TILE, async (route) => {
    const version = new URL(route.request().url()).searchParams.get('v') ?? '';
    if (first.size === 0) first.add(version);
    if (!first.has(version)) return route.continue();
    const response = await route.fetch();
    await gate.promise;
    await route.fulfill({ response });
  });
  await open();
  await page.getByText('Kelp bed').first().waitFor(PATIENT);
  await page.getByText('Live', { exact: true }).waitFor(PATIENT);
  await expect.poll(() => first.size, PATIENT).toBe(1);
  await drawAgain('Dunes', '#0059ff');
  await page.getByText('Dunes').first().waitFor(PATIENT);
  // A version gives way to the next after 3 s.
  await page.waitForTimeout(4_000);
  gate.resolve();
  await expect.poll(middle, PATIENT).toSatisfy(isBlue);
});

test('a map that cannot be loaded says so, and Retry loads it', async () => {
  let isPressed = false;
  await page.exposeFunction('tellPress', () => {
    isPressed = true;
  });
  await page.route(TILE, (route) =>
    isPressed ? route.continue() : route.fulfill({ status: 503, body: '' }),
  );
  await open();
  await notice().waitFor(PATIENT);
  // No tile comes before the press: the map asks again by itself, and would take the notice away.
  await page.evaluate(() => {
    const { tellPress } = window as unknown as { tellPress: () => void };
    document.addEventListener('click', () => tellPress(), { capture: true, once: true });
  });
  await notice().getByRole('button', { name: 'Retry' }).click();
  await expect.poll(middle, PATIENT).toSatisfy(isBlue);
  await notice().waitFor({ state: 'hidden' });
});

test('a map without the version of its tiles says so, and goes on by itself', async () => {
  await refuse(page, 'GET', /^\/tiles\/features\/\d+$/, 'internal');
  await open();
  await notice().waitFor(PATIENT);
  await letThrough(page);
  await expect.poll(middle, PATIENT).toSatisfy(isBlue);
  await notice().waitFor({ state: 'hidden' });
});

test('a photograph that could not be loaded is loaded later', async () => {
  const RESOURCE = /^\/geo\/feature\/[^/]+\/resource\//;
  await elsewhere.call(ENDPOINTS.features.createFeature, {
    query: { project_id: projectId },
    body: { feature: { name: 'Wreck', geometry: { type: 'Point', coordinates: [...CENTER] } } },
    files: [new File([Uint8Array.from(ONE_PIXEL)], 'wreck.png', { type: 'image/png' })],
  });
  await refuse(page, 'GET', RESOURCE, 'internal');
  const answers: number[] = [];
  page.on('response', (response) => {
    if (RESOURCE.test(new URL(response.url()).pathname.replace('/api/3', '')))
      answers.push(response.status());
  });
  await open();
  // Two tries after the first.
  await expect.poll(() => answers.length, PATIENT).toBeGreaterThan(2);
  await letThrough(page);
  await expect.poll(() => answers.includes(200), PATIENT).toBe(true);
});
