import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { casesOf } from '../src/browser/cases.ts';
import { letThrough, refuse } from '../src/browser/provoke.ts';
import { visit } from '../src/browser/visit.ts';
import { PATIENT, totalOf } from '../src/map/panel.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listCovered } from '../src/screens/list-covered.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** A toast covers nothing that can be used or has to be read. */

const POINT = { type: 'Point' as const, coordinates: [-112, 21] as [number, number] };
const SIZES = casesOf(
  [
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ],
  [{ width: 1440, height: 900 }],
);

let server: RunningServer;
let browser: Browser;
let demo: DemoPlaces;
let featurePath: string;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('plain');
  const { page, context } = await openVisitor(browser, server.url);
  await enterDemo(page, 'admin');
  demo = await findDemoPlaces(page);
  const { properties } = await (await clientOf(page)).call(ENDPOINTS.features.createFeature, {
    query: { project_id: demo.projectId },
    body: { feature: { name: 'Mooring', geometry: POINT } },
  });
  featurePath = `${demo.projectPath}/features/${properties.code}`;
  await context.close();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
});

const toastOf = (page: Page) => page.locator('[data-toast]');
const coversNothing = (page: Page) => expect.poll(() => listCovered(page), PATIENT).toEqual([]);

/** How far from the top the map and its tools are, in CSS pixels. */
const readPlaces = (page: Page) =>
  page.evaluate(() =>
    [
      'canvas',
      '.maplibregl-ctrl-scale',
      '[aria-label="Map controls"]',
      '[data-opens-toolbox]',
      '[aria-label=Draw]',
    ].map((part) => document.querySelector(part)?.getBoundingClientRect().top ?? null),
  );

/** Fails to save an edit: the error stays until it is closed, on whatever screen. */
async function provoke(page: Page): Promise<void> {
  await refuse(page, 'PUT', /^\/geo\/feature\/[^/]+$/, 'internal');
  await page.goto(`${featurePath}/edit`);
  await page.getByLabel('Name').fill('Mooring, north');
  const save = page.locator('#panel').getByRole('button', { name: 'Save' });
  await save.click();
  await toastOf(page).waitFor(PATIENT);
  await letThrough(page);
  // It is in view still, to be pressed again.
  const [button, toast] = [await save.boundingBox(), await toastOf(page).boundingBox()];
  if (button === null || toast === null) throw new Error('Save or the toast has gone.');
  const isBeside = button.x + button.width <= toast.x || button.x >= toast.x + toast.width;
  const foot = isBeside ? (page.viewportSize()?.height ?? 0) : toast.y;
  expect(button.y + button.height).toBeLessThanOrEqual(foot);
}

describe.each(SIZES)('at $width × $height', (size) => {
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    visitor = await openVisitor(browser, server.url, size);
    page = visitor.page;
    await enterDemo(page, 'admin');
    await provoke(page);
    return () => visitor.context.close();
  });

  test('an error covers neither the form nor its Save', async () => {
    await coversNothing(page);
  });

  test('an error covers nothing of the list, the map and the timeline', async () => {
    await visit(page, `${demo.projectPath}/home`);
    const leave = page.getByRole('dialog').getByRole('button', { name: /Leave|Discard/ });
    const total = totalOf(page).filter({ hasText: /1,20\d/ });
    await total.or(leave).first().waitFor(PATIENT);
    if (await leave.isVisible()) await leave.click();
    await total.waitFor(PATIENT);
    await page.getByRole('button', { name: 'Create a feature' }).waitFor(PATIENT);
    await coversNothing(page);
    const open = page.getByRole('button', { name: /^Timeline|Show the timeline/ });
    if (await open.isVisible()) await open.click();
    await coversNothing(page);
  });

  test('an error covers nothing of the toolbox', async () => {
    await page.getByRole('button', { name: 'Create a feature' }).click();
    const toolbox = page.getByRole('complementary', { name: 'Draw' });
    await toolbox.waitFor(PATIENT);
    await coversNothing(page);
    await toolbox.getByRole('button', { name: 'Close the toolbox' }).click();
  });

  test('an error covers nothing of a wide screen and its dialog', async () => {
    await visit(page, `${demo.projectPath}/templates`);
    const add = page.getByRole('button', { name: 'New template' }).first();
    await add.waitFor(PATIENT);
    await coversNothing(page);
    await add.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).waitFor(PATIENT);
    await coversNothing(page);
  });

  test('an error moves neither the map nor its tools', async () => {
    await visit(page, `${demo.projectPath}/home`);
    await page.getByRole('button', { name: 'Create a feature' }).click();
    await page.getByRole('complementary', { name: 'Draw' }).waitFor(PATIENT);
    const places = await readPlaces(page);
    expect(places.every((top) => top !== null)).toBe(true);
    await toastOf(page).getByRole('button', { name: 'Close' }).click();
    await toastOf(page).waitFor({ state: 'detached', ...PATIENT });
    expect(await readPlaces(page)).toEqual(places);
  });
});
