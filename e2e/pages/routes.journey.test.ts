import type { HttpClient } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { casesOf } from '../src/browser/cases.ts';
import { go, visit } from '../src/browser/visit.ts';
import { found, register } from '../src/people/arrive.ts';
import { clientOf } from '../src/people/demo.ts';
import { makeAccount } from '../src/people/people.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** The dimensions of the frame, what it keeps, and the search in it. */

const rosa = makeAccount('Rosa Vega');

let server: RunningServer;
let browser: Browser;
let page: Page;
let stranger: Page;
/** Errors on the stranger's page. */
let complaints: Visitor['complaints'];
/** Values for the placeholders in the paths below. */
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('none');
  page = (await openVisitor(browser, server.url)).page;
  ({ page: stranger, complaints } = await openVisitor(browser, server.url));
  const client = await register(page, rosa);
  const { homes } = await found(client, 'Bahía Limpia', 'Bay watch');
  const [, , org_id = '', , project_id = ''] = homes[0]?.split('/') ?? [];
  const { properties } = await client.call(ENDPOINTS.features.createFeature, {
    query: { project_id: Number(project_id) },
    body: {
      feature: {
        name: 'Abandoned net',
        geometry: {
          type: 'LineString',
          coordinates: [
            [-110.31, 24.14],
            [-110.3, 24.15],
          ],
        },
      },
    },
  });
  ids = { org_id, project_id, featureCode: properties.code };
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
});

const toPath = (pattern: string) => pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);
const ORGANIZATION = '/organizations/{org_id}';
const PROJECT = `${ORGANIZATION}/projects/{project_id}`;

test('/api/docs renders the API reference within the content security policy', async () => {
  await stranger.goto('/api/docs');
  await stranger.locator('[data-path="/api/3/front-config"]').waitFor();
  expect(complaints).toEqual([]);
});

async function measure(locator: Locator): Promise<{ width: number; height: number }> {
  await locator.waitFor();
  // Heights change with a transition: the final ones count.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const box = await locator.boundingBox();
  if (box === null) throw new Error('What is measured is not shown.');
  return { width: Math.round(box.width), height: Math.round(box.height) };
}

const panel = () => page.getByRole('main', { name: 'Panel' });
const pane = () => page.getByRole('complementary', { name: 'Projects pane' });
const paneHandle = () => page.getByRole('separator', { name: 'Width of the projects pane' });
const drawerHandle = () => page.getByRole('separator', { name: 'Height of the panel' });

describe('on a wide screen', () => {
  test('the header is 50 px, the panel 340 px, and 700 px on wide routes', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await go(page, toPath(`${PROJECT}/home`));
    expect((await measure(page.getByRole('banner'))).height).toBe(50);
    expect((await measure(panel())).width).toBe(340);
    await go(page, '/file-viewer/');
    expect((await measure(panel())).width).toBe(700);
  });

  test('the pane is 330 px wide, resizes by pointer and keys to no less than 10 px, and is remembered', async () => {
    await go(page, toPath(`${PROJECT}/home`));
    expect((await measure(pane())).width).toBe(330);
    const grip = await paneHandle().boundingBox();
    await page.mouse.move((grip?.x ?? 0) + 2, 400);
    await page.mouse.down();
    await page.mouse.move(420, 400, { steps: 4 });
    expect(Math.abs((await measure(pane())).width - 420)).toBeLessThan(6);
    await page.mouse.move(0, 400, { steps: 4 });
    await page.mouse.up();
    expect((await measure(pane())).width).toBe(10);
    await page.reload();
    expect((await measure(pane())).width).toBe(10);
    await paneHandle().press('ArrowRight');
    expect((await measure(pane())).width).toBe(26);
    await paneHandle().press('Home');
    expect((await measure(pane())).width).toBe(10);
    await paneHandle().dblclick();
    expect((await measure(pane())).width).toBe(330);
  });

  test('the pane collapses by a key and returns by its button', async () => {
    await paneHandle().press('Enter');
    await pane().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Show projects' }).click();
    expect((await measure(pane())).width).toBe(330);
  });

  test('beside a page at 1024 px the pane is away unless it is opened, and half the window is map', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await pane().waitFor({ state: 'hidden' });
    expect((await measure(page.getByRole('region', { name: 'Map' }))).width).toBeGreaterThanOrEqual(512);
    await page.getByRole('button', { name: 'Show projects' }).click();
    await pane().waitFor();
    await page.getByRole('button', { name: 'Hide projects' }).first().click();
    await pane().waitFor({ state: 'hidden' });
  });

  test('at 1280 px the pane collapses for the drawing tools, unless reopened, and returns', async () => {
    await page.setViewportSize({ width: 1280, height: 768 });
    await pane().waitFor();
    await page.getByRole('button', { name: 'Create a feature' }).click();
    await page.getByRole('complementary', { name: 'Draw' }).waitFor();
    await pane().waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Show projects' }).click();
    await pane().waitFor();
    await page.getByRole('button', { name: 'Hide projects' }).first().click();
    await pane().waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Close the toolbox' }).last().click();
    await pane().waitFor();
  });
});

describe('on a narrow screen', () => {
  test('768 px are wide and 767 px narrow: the panel is a drawer of a quarter, the pane is collapsed', async () => {
    await go(page, toPath(`${PROJECT}/features/{featureCode}`));
    await page.setViewportSize({ width: 768, height: 1000 });
    await expect.poll(async () => (await measure(panel())).width).toBe(340);
    expect(await drawerHandle().count()).toBe(0);
    // Panel and map are side by side, and nothing overflows.
    expect((await measure(page.getByRole('region', { name: 'Map' }))).width).toBeGreaterThanOrEqual(384);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
    await page.setViewportSize({ width: 767, height: 1000 });
    await expect.poll(async () => (await measure(panel())).height).toBe(250);
    expect(await pane().count()).toBe(0);
  });

  test('the pane opens over four fifths of the window and closes by Escape', async () => {
    await page.getByRole('button', { name: 'Show projects' }).click();
    expect((await measure(pane())).width).toBe(Math.round(767 * 0.8));
    await page.keyboard.press('Escape');
    await pane().waitFor({ state: 'hidden' });
  });

  test('the drawer resizes from 15 to 85 % of the height by keys', async () => {
    const heights: number[] = [];
    for (const key of ['Home', 'End', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
      await drawerHandle().press(key);
      heights.push((await measure(panel())).height);
    }
    expect(heights).toEqual([850, 150, 150, 250, 500, 850, 850]);
  });

  test('the drawer resizes by pointer within the same limits', async () => {
    const drag = async (toY: number) => {
      const grip = await drawerHandle().boundingBox();
      await page.mouse.move(380, (grip?.y ?? 0) + 10);
      await page.mouse.down();
      await page.mouse.move(380, toY, { steps: 8 });
      const during = (await measure(panel())).height;
      await page.mouse.up();
      return [during, (await measure(panel())).height];
    };
    expect(await drag(995)).toEqual([150, 150]);
    expect(await drag(60)).toEqual([850, 850]);
  });

  test('on a phone, the message about a missing map fits between header and drawer', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const message = page.getByRole('region', { name: 'Map' }).getByRole('alert');
    await drawerHandle().press('End');
    for (const height of [127, 211, 422]) {
      if (height > 127) await drawerHandle().press('ArrowUp');
      await expect.poll(async () => (await measure(panel())).height).toBe(height);
      const header = await page.getByRole('banner').boundingBox();
      const first = await message.getByText('The map could not be shown').boundingBox();
      const last = await message.getByRole('button', { name: 'Retry' }).boundingBox();
      expect(first?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(844 - height);
    }
  });
});

describe('over the width between the two', () => {
  const turn = async (width: number) => {
    await page.setViewportSize({ width, height: 700 });
    await drawerHandle().waitFor({ state: width < 768 ? 'visible' : 'detached' });
  };

  test('a half-filled form keeps its input, focus and scroll position', async () => {
    await page.setViewportSize({ width: 1100, height: 700 });
    await go(page, toPath(`${PROJECT}/edit`));
    const name = panel().getByRole('textbox', { name: 'Name', exact: true });
    const description = panel().getByLabel('Description');
    await name.fill('Bay watch, southern');
    await description.fill('Every Monday at low');
    const scroller = page.locator('#panel-content');
    await scroller.evaluate((element) => {
      element.scrollTop = 30;
    });
    for (const width of [700, 1100]) {
      await turn(width);
      expect(await name.inputValue()).toBe('Bay watch, southern');
      expect(await description.inputValue()).toBe('Every Monday at low');
      expect(await scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(30);
      expect(await description.evaluate((field) => field === document.activeElement)).toBe(true);
    }
    await page.keyboard.type(' water');
    expect(await description.inputValue()).toBe('Every Monday at low water');
  });

  test('an open dialog stays open with its input', async () => {
    await page.goto('about:blank');
    await page.goto(toPath(`${PROJECT}/members`));
    await panel().getByRole('button', { name: 'Invite', exact: true }).click();
    const field = page.getByRole('dialog').getByLabel('Name', { exact: true });
    await field.fill('Jorge Ru');
    await turn(700);
    expect(await field.inputValue()).toBe('Jorge Ru');
    await turn(1100);
    expect(await field.inputValue()).toBe('Jorge Ru');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('the project filter is restored with the pane', async () => {
    await turn(1300);
    await panel().waitFor();
    await page.getByRole('button', { name: 'Show filters' }).click();
    const filter = pane().getByRole('searchbox');
    await filter.fill('watch');
    await turn(700);
    await pane().waitFor({ state: 'hidden' });
    await turn(1300);
    await pane().waitFor();
    expect(await filter.inputValue()).toBe('watch');
    await filter.fill('');
    await page.getByRole('button', { name: 'Hide filters' }).click();
  });
});

describe('the search in the header', () => {
  const field = () => page.getByRole('combobox', { name: /^Search projects/ });

  const ways = casesOf(
    [['Ctrl+K', () => page.keyboard.press('Control+k')]],
    [
      ['/', () => page.keyboard.press('/')],
      ['a click', () => page.getByRole('button', { name: /^Search projects/ }).click()],
    ],
  );

  test.each(ways)('loses no letter that is typed at once after %s, before it has loaded', async (_, open) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const code = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    await page.route('**/assets/palette-results*.js', async (route) => {
      asked.resolve();
      await code.promise;
      await route.continue();
    });
    await page.goto(toPath(`${PROJECT}/home`));
    await page.getByText('Abandoned net').first().waitFor();
    await open();
    await page.keyboard.type('abandonned');
    for (const _ of 'ned') await page.keyboard.press('Backspace');
    await asked.promise;
    await page.keyboard.type('ed');
    expect(await field().inputValue()).toBe('abandoned');
    code.resolve();
    await page.getByRole('option', { name: /^Abandoned net/ }).waitFor();
    expect(await field().inputValue()).toBe('abandoned');
    // The list's keys then belong to the field.
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname.includes('/features/'));
    await field().waitFor({ state: 'detached' });
    await page.unrouteAll();
  });

  test('closes by Escape, a press outside and its own key, and returns the focus', async () => {
    await go(page, toPath(`${PROJECT}/home`));
    const button = page.getByRole('button', { name: /^Search projects/ });
    await button.click();
    await field().waitFor();
    await page.keyboard.press('Escape');
    await field().waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+k');
    await field().waitFor();
    await page.mouse.click(40, 800);
    await field().waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await field().waitFor();
    await page.keyboard.press('Control+k');
    await field().waitFor({ state: 'detached' });
  });
});

describe('the projects in the pane', () => {
  let client: HttpClient;
  const names = () =>
    pane()
      .getByRole('treeitem')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('title')));
  beforeAll(async () => {
    client = await clientOf(page);
    const params = { org_id: Number(ids.org_id) };
    const parentId = Number(ids.project_id);
    for (const body of [
      { name: 'Zostera beds', parentId },
      { name: 'Ash cove', parentId },
      { name: 'Alga count' },
    ])
      await client.call(ENDPOINTS.projects.createProject, { params, body });
  });

  test('keep their sorting and collapsed rows', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await go(page, toPath(`${ORGANIZATION}/projects`));
    await pane()
      .getByRole('button', { name: /^Sort projects/ })
      .click();
    await page.getByRole('menu').getByText('A-Z', { exact: true }).click();
    await expect.poll(names).toEqual(['Alga count', 'Bay watch', 'Ash cove', 'Zostera beds']);
    await pane().getByRole('button', { name: 'Collapse Bay watch' }).click();
    await expect.poll(names).toEqual(['Alga count', 'Bay watch']);
    await page.reload();
    await pane().getByRole('button', { name: 'Sort projects: A-Z' }).waitFor();
    await expect.poll(names).toEqual(['Alga count', 'Bay watch']);
    await pane().getByRole('button', { name: 'Expand Bay watch' }).click();
    await expect.poll(names).toEqual(['Alga count', 'Bay watch', 'Ash cove', 'Zostera beds']);
  });

  test('are moved from a parent to the top', async () => {
    await pane().getByRole('button', { name: 'Actions for Ash cove' }).click();
    await page.getByRole('menuitem', { name: 'Move to…' }).click();
    await page.getByRole('combobox', { name: 'Parent project' }).click();
    await page.getByRole('option', { name: 'None', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByText('Ash cove was moved').waitFor();
    await expect.poll(names).toEqual(['Alga count', 'Ash cove', 'Bay watch', 'Zostera beds']);
  });

  test('appear in the breadcrumbs, separately for each organization', async () => {
    const body = { organization_name: 'Costa Brava' };
    const other = await client.call(ENDPOINTS.organizations.createOrganization, { body });
    await pane()
      .getByRole('link', { name: /^Zostera beds/ })
      .click();
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    await expect
      .poll(() => crumbs.allInnerTexts())
      .toEqual(['', 'Bahía Limpia', 'Projects', 'Bay watch', 'Zostera beds']);
    await crumbs.getByRole('link', { name: 'Bay watch' }).click();
    await page.waitForURL((url) => url.pathname === toPath(`${PROJECT}/home`));
    // Created elsewhere, the other one is known to a page that is opened afterwards.
    await page.reload();
    await page.getByRole('button', { name: 'Organization: Bahía Limpia' }).click();
    await page.getByRole('menuitem', { name: 'Costa Brava' }).click();
    await page.waitForURL((url) => url.pathname === `/organizations/${other.organization_id}/projects`);
    await page.getByRole('button', { name: 'Organization: Costa Brava' }).waitFor();
    await expect.poll(names).toEqual([]);
    await visit(page, '/user');
    await page.getByText('Profile Settings').waitFor();
    await page.getByRole('button', { name: 'Organization: Costa Brava' }).waitFor();
  });
});
