import { mkdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { packHeights, writeHeights } from '../src/files/height-file.ts';
import { loadMap } from '../src/map/map-picture.ts';
import { comparePictures, listColumns, takeMapClip } from '../src/map/map-pixels.ts';
import { PATIENT } from '../src/map/panel.ts';
import { takeSettled } from '../src/map/take-settled.ts';
import { found, register } from '../src/people/arrive.ts';
import { makeAccount, signIn } from '../src/people/people.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** Heights of a region, which are a slope that rises evenly to the east. */
const FILE = 'slope-terrarium.mbtiles';
const BOUNDS = [-118.4, 36.5, -118.2, 36.6] as const;
const VIEW = 'center_lat=36.55&center_lng=-118.3&zoom=12';
/** The map library's tiles have 512 pixels. */
const DEGREES_PER_PX = 360 / 512 / 2 ** 12;
/** Lines of zoom 12 are 50 m apart: in pixels that is so far. */
const APART_PX = 20;
const RISE_M = 50 / APART_PX / DEGREES_PER_PX;

const toHeight = (lng: number) => 500 + (lng - BOUNDS[0]) * RISE_M;

const CLIP = { x: 200, y: 120, width: 300, height: 260 };
const rosa = makeAccount('Rosa Vega');

let server: RunningServer;
let browser: Browser;
let visitor: Visitor;
let homePath: string;
/** Another host, of an archive. */
let host: Server;

beforeAll(async () => {
  const dataDir = await makeDataDir();
  await mkdir(join(dataDir, 'basemaps'), { recursive: true });
  writeHeights(join(dataDir, 'basemaps', FILE), BOUNDS, toHeight);
  server = await startServer(dataDir);
  browser = await launchBrowser('plain');
  // With fewer pixels than the page has, lines would be mixed with what is beside them.
  visitor = await openVisitor(browser, server.url, { scale: 1 });
  const { homes } = await found(await register(visitor.page, rosa), 'Sierra', 'Slopes');
  homePath = homes[0] ?? '';
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  host?.close();
});

/** How much darker a column is than those beside it, for it to be a line. */
const DARKER = 3;

/** The columns of a picture that are darker than those three pixels away. */
async function listLines(picture: string): Promise<number[]> {
  const columns = await listColumns(visitor.page, picture);
  const isLine = (at: number) => {
    const here = columns[at] ?? 0;
    const around = ((columns[at - 3] ?? here) + (columns[at + 3] ?? here)) / 2;
    return around - here > DARKER && here <= (columns[at - 1] ?? 0) && here < (columns[at + 1] ?? 0);
  };
  return columns.flatMap((_, at) => (isLine(at) ? [at] : []));
}

const countLines = async () => (await listLines(await takeMapClip(visitor.page, CLIP))).length;

test('Outdoors has lines of heights with their credit, and elevations on them, which go with the labels', async () => {
  const { page } = visitor;
  await page.goto(`${homePath}?base=outdoors&${VIEW}`);
  await expect.poll(countLines, PATIENT).toBeGreaterThan(12);
  await page.getByText('Invented hills').first().waitFor(PATIENT);
  const named = await takeSettled(page, CLIP);
  await page.getByRole('button', { name: 'Map settings' }).click();
  await page.getByRole('switch', { name: 'Labels' }).uncheck({ force: true });
  await page.keyboard.press('Escape');
  const difference = async () => comparePictures(page, named, await takeMapClip(page, CLIP));
  await expect.poll(difference).toBeGreaterThan(0.2);
});

test('a line stands at each step of the heights', async () => {
  const lines = await listLines(await takeSettled(visitor.page, CLIP));
  expect(lines.length).toBeGreaterThan(12);
  for (const [index, at] of lines.slice(1).entries())
    expect(Math.abs(at - (lines[index] ?? 0) - APART_PX)).toBeLessThanOrEqual(1);
});

test('while the code of lines cannot be loaded, the map is drawn without them and says nothing', async () => {
  const { page } = visitor;
  await page.route('**/contour-worker-*', (route) => route.abort());
  await loadMap(page, `${homePath}?base=outdoors&${VIEW}`);
  expect(await listLines(await takeSettled(page, CLIP))).toEqual([]);
  expect(await page.getByText('could not be loaded').count()).toBe(0);
  await page.unroute('**/contour-worker-*');
});

test('heights of an archive on another host have the same lines, and only parts of it are read', async () => {
  const archive = packHeights(BOUNDS, toHeight);
  const ranges: (string | undefined)[] = [];
  host = createServer(({ headers }, response) => {
    ranges.push(headers.range);
    const [from = 0, to = archive.length - 1] = (headers.range?.match(/\d+/g) ?? []).map(Number);
    response.writeHead(headers.range === undefined ? 200 : 206, { 'access-control-allow-origin': '*' });
    response.end(archive.subarray(from, to + 1));
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const { port } = host.address() as AddressInfo;
  await server.stop();
  server = await startServer(server.dataDir, { TERRAIN_URL: `http://127.0.0.1:${port}/heights.pmtiles` });
  visitor = await openVisitor(browser, server.url, { scale: 1 });
  const { page } = visitor;
  await signIn(page, rosa);
  await page
    .getByRole('button', { name: /Sierra/ })
    .first()
    .waitFor(PATIENT);
  await go(page, `${homePath}?base=outdoors&${VIEW}`);
  await expect.poll(countLines, PATIENT).toBeGreaterThan(12);
  for (const range of ranges) expect(range).toMatch(/^bytes=\d+-\d+$/);
});
