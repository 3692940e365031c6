import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { casesOf } from '../src/browser/cases.ts';
import { go } from '../src/browser/visit.ts';
import { watchRequests } from '../src/browser/watch-requests.ts';
import { mapOf, openPopupAt } from '../src/map/map-picture.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { openProjectForm } from '../src/people/people.ts';
import { listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

const PHONE = { width: 390, height: 844 };
const LOW_PHONE = { width: 375, height: 667 };

let server: RunningServer;
let browser: Browser;
let demo: DemoPlaces;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('plain');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${locator} is not there.`);
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}

/** What fits in Spanish fits in English, whose words are shorter. */
const LANGUAGES = casesOf(
  [
    [
      'es-MX',
      {
        list: 'Elementos',
        controls: 'Controles del mapa',
        create: 'Crear un elemento',
        close: 'Cerrar las herramientas',
        share: 'Compartir mi posición',
      },
    ],
  ],
  [
    [
      'en-US',
      {
        list: 'Features',
        controls: 'Map controls',
        create: 'Create a feature',
        close: 'Close the toolbox',
        share: 'Share my position',
      },
    ],
  ],
);

describe.each(LANGUAGES)('on a phone (%s)', (locale, names) => {
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    visitor = await openVisitor(browser, server.url, { ...PHONE, locale });
    page = visitor.page;
    await enterDemo(page, 'admin');
    demo = await findDemoPlaces(page);
  });
  afterAll(() => {
    expect(visitor.complaints).toEqual([]);
  });

  test('a project opens with two features in view', async () => {
    await page.goto(`${demo.projectPath}/home`);
    const rows = page.getByRole('list', { name: names.list }).getByRole('listitem');
    await rows.nth(1).getByRole('link').waitFor();
    const second = await boxOf(rows.nth(1));
    expect(second.bottom).toBeLessThanOrEqual(PHONE.height);
    // Half of the screen is left for the map.
    expect((await boxOf(page.getByRole('main'))).y).toBeGreaterThanOrEqual(PHONE.height / 2);
  });

  test.each(['home', 'members'] as const)(
    'the map tools of %s are one column above the create button',
    async (screen) => {
      await go(page, `${demo.projectPath}/${screen}`);
      await mapOf(page).waitFor();
      const tools = page.getByRole('group', { name: names.controls });
      const share = page.getByRole('button', { name: names.share });
      if (screen === 'members') {
        // A tall drawer covers them; lowered to the middle it leaves room.
        await tools.waitFor({ state: 'hidden' });
        expect(await share.count()).toBe(0);
        await page.getByRole('separator').first().press('ArrowDown');
      }
      await tools.waitFor();
      await share.waitFor();
      const buttons = await Promise.all((await tools.getByRole('button').all()).map(boxOf));
      expect(buttons.length).toBe(8);
      expect(new Set(buttons.map(({ x }) => Math.round(x))).size).toBe(1);
      const create = await boxOf(page.getByRole('button', { name: names.create }));
      const drawer = await boxOf(page.getByRole('main'));
      expect(Math.max(...buttons.map(({ bottom }) => bottom))).toBeLessThanOrEqual(create.y);
      expect(create.bottom).toBeLessThanOrEqual(drawer.y);
      expect(Math.min(...buttons.map(({ height }) => height))).toBeGreaterThanOrEqual(24);
    },
  );

  test('on a low screen too, the strip above a tall drawer holds a create button that can be pressed', async () => {
    await page.setViewportSize(LOW_PHONE);
    await page.goto(`${demo.projectPath}/settings`);
    const button = page.getByRole('button', { name: names.create });
    await button.waitFor();
    await expect.poll(async () => (await boxOf(page.getByRole('main'))).y).toBeLessThan(LOW_PHONE.height / 4);
    const { height, bottom } = await boxOf(button);
    expect(height).toBeGreaterThanOrEqual(24);
    expect(bottom).toBeLessThanOrEqual((await boxOf(page.getByRole('main'))).y);
    await button.click();
    await page.getByRole('button', { name: names.close }).filter({ visible: true }).first().click();
    await button.waitFor();
    await page.setViewportSize(PHONE);
  });

  test('a page starts at its top, wherever the list before it was scrolled', async () => {
    await go(page, `${demo.projectPath}/home`);
    const rows = page.getByRole('list', { name: names.list }).getByRole('listitem');
    await rows.first().getByRole('link').waitFor();
    await page.locator('#panel-content').evaluate((panel) => {
      panel.scrollTop = 900;
    });
    await page.locator('#panel li[aria-posinset="9"]').getByRole('link').click();
    await page.waitForURL('**/features/**');
    const title = page.getByRole('heading', { level: 1 });
    await title.waitFor();
    const drawer = await boxOf(page.getByRole('main'));
    await expect.poll(async () => (await boxOf(title)).y).toBeGreaterThan(drawer.y);
  });

  test('a popup stands whole in what the drawer leaves of the map, with nothing over it', async () => {
    const client = await clientOf(page);
    const params = { project_id: demo.projectId };
    const features = await client.call(ENDPOINTS.features.listFeatures, { params });
    const [lng = 0, lat = 0] = features.find(({ type }) => type === 'Point')?.bbox ?? [];
    await openPopupAt(page, `${demo.projectPath}/home`, [lng, lat], go);
    const popup = page.locator('.maplibregl-popup').getByRole('dialog');
    const drawer = await boxOf(page.getByRole('main'));
    const map = await boxOf(mapOf(page));
    await expect.poll(async () => (await boxOf(popup)).bottom).toBeLessThanOrEqual(drawer.y);
    const { x, right, y } = await boxOf(popup);
    expect(Math.min(x, y - map.y, map.right - right)).toBeGreaterThanOrEqual(0);
    expect(await page.getByRole('button', { name: names.create }).isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: names.create }).waitFor();
  });

  test('nothing is cut off', async () => {
    const base = demo.projectPath;
    const organization = `/organizations/${demo.organizationId}`;
    const untilQuiet = watchRequests(page);
    for (const path of [
      `${base}/home`,
      `${base}/members`,
      `${base}/templates`,
      `${base}/edit`,
      `${base}/settings`,
      `${organization}/projects`,
      `${organization}/members`,
      `${organization}/settings`,
      '/user',
      '/file-viewer',
    ]) {
      await go(page, path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await untilQuiet();
      expect(await listLayoutFaults(page), path).toEqual([]);
    }
    await openProjectForm(page, '', go);
    expect(await listLayoutFaults(page)).toEqual([]);
  });
});
