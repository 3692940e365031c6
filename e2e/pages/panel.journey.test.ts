import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { casesOf } from '../src/browser/cases.ts';
import { go } from '../src/browser/visit.ts';
import { expectTotal, filterButtonOf, PATIENT, readTotal, totalOf } from '../src/map/panel.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

let server: RunningServer;
let browser: Browser;
let editor: Visitor;
let page: Page;
let demo: DemoPlaces;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('none');
  editor = await openVisitor(browser, server.url);
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

/** Comes to the list from another page, so that nothing is open over it. */
async function openList(): Promise<void> {
  await go(page, '/user');
  await go(page, `${demo.projectPath}/home`);
  await totalOf(page).filter({ hasText: '1,200' }).waitFor(PATIENT);
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element is not shown.');
  return box;
}

const WIDTHS = casesOf([1024], [1440]);

test.each(WIDTHS)('filters open beside the list and count what passes, at %i px', async (width) => {
  await openList();
  await page.setViewportSize({ width, height: 900 });
  const row = page.getByRole('list', { name: 'Features' }).getByRole('listitem').first();
  await row.getByRole('link').waitFor(PATIENT);
  const before = await boxOf(row);
  await filterButtonOf(page).click();
  const form = page.getByRole('region', { name: 'Filters' });
  await form.getByText('1,200 found').waitFor(PATIENT);
  expect(await boxOf(row)).toEqual(before);
  expect((await boxOf(form)).x).toBeGreaterThanOrEqual(before.x + before.width);

  // The focus is in the first field.
  await page.keyboard.type('kelp');
  const some = await expectTotal(page, demo, { text: 'kelp' });
  await form.getByText(`${some} found`, { exact: true }).waitFor(PATIENT);
  await form.getByRole('button', { name: 'Close the filters' }).focus();
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'hidden' });
  expect(await filterButtonOf(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('on a phone the filters leave the map in view and count what passes', async () => {
  await openList();
  await page.setViewportSize({ width: 390, height: 844 });
  await filterButtonOf(page).click();
  const form = page.getByRole('region', { name: 'Filters' });
  await form.getByRole('button', { name: 'Week' }).click();
  await page.waitForURL(/[?&]end_date=/);
  const { searchParams } = new URL(page.url());
  const [start_date, end_date] = [searchParams.get('start_date'), searchParams.get('end_date')];
  const some = await expectTotal(page, demo, { start_date, end_date });
  await form.getByText(`${some} found`, { exact: true }).waitFor(PATIENT);
  expect((await boxOf(form)).y).toBeGreaterThan(844 / 3);
  await form.getByRole('button', { name: 'Reset', exact: true }).click();
  await form.getByText('1,200 found').waitFor(PATIENT);
  await page.setViewportSize({ width: 1440, height: 900 });
});

const KEPT = casesOf([['Static only', 'is_static']], [['Public only', 'shared']]);

test.each(KEPT)('%s is remembered for the next visit, and a link takes precedence', async (label, filter) => {
  await openList();
  await filterButtonOf(page).click();
  await page.getByLabel(label).check();
  const some = await expectTotal(page, demo, { [filter]: 'true' });
  await page.goto(`${demo.projectPath}/home`);
  await expect.poll(() => readTotal(page), PATIENT).toBe(some);
  await page.waitForURL(new RegExp(`[?&]${filter}=true`));
  await page.goto(`${demo.projectPath}/home?${filter}=false`);
  await expectTotal(page, demo, { [filter]: 'false' });
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect.poll(() => readTotal(page), PATIENT).toBe(1_200);
});

test('by pointer: the timeline’s window is dragged, played and stopped', async () => {
  await openList();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await timeline.getByRole('button', { name: 'Year' }).click();
  const start = timeline.getByRole('slider', { name: 'Start of the time shown' });
  const end = timeline.getByRole('slider', { name: 'End of the time shown' });
  const shareOf = async (handle: Locator) => Number(await handle.getAttribute('aria-valuenow'));
  const box = await end.boundingBox();
  const first = await start.boundingBox();
  if (box === null || first === null) throw new Error('The timeline has no handles.');
  const y = box.y + box.height / 2;
  const width = box.x - first.x;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - width * 0.7, y, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => shareOf(end)).toBeLessThan(33);
  await page.waitForURL(/[?&]end_date=/);
  // The part between the handles is dragged as one.
  await page.mouse.move(first.x + width * 0.15, y);
  await page.mouse.down();
  await page.mouse.move(first.x + width * 0.35, y, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => shareOf(start)).toBeGreaterThan(15);
  const before = await shareOf(start);
  await timeline.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => shareOf(start), PATIENT).toBeGreaterThan(before + 5);
  await timeline.getByRole('button', { name: 'Stop' }).click();
  const stopped = await shareOf(start);
  await page.waitForTimeout(1_600);
  expect(await shareOf(start)).toBe(stopped);
});

test('keys and links step through the features of the current list', async () => {
  await go(page, '/user');
  await go(page, `${demo.projectPath}/home?text=kelp`);
  await expectTotal(page, demo, { text: 'kelp' });
  const rows = page.getByRole('list', { name: 'Features' }).getByRole('link');
  await rows.first().waitFor(PATIENT);
  const names = (await rows.allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await rows.first().click();
  await title(names[0] ?? '').waitFor(PATIENT);
  const walk = page.getByRole('navigation', { name: 'The list' });
  await walk.getByRole('link', { name: /^Next in the list/ }).waitFor(PATIENT);
  expect(await walk.getByRole('link', { name: /^Previous/ }).count()).toBe(0);
  await page.keyboard.press('j');
  await title(names[1] ?? '').waitFor(PATIENT);
  await walk.getByRole('link', { name: /^Next in the list/ }).click();
  await title(names[2] ?? '').waitFor(PATIENT);
  await walk.getByRole('link', { name: /^Previous/ }).waitFor(PATIENT);
  await page.keyboard.press('k');
  await title(names[1] ?? '').waitFor(PATIENT);
});

const LOOKS = casesOf(
  [
    ['dark', 1440],
    ['light', 390],
  ],
  [['light', 1440]],
);

test.each(LOOKS)(
  'filters and timeline pass the accessibility check, %s at %i px',
  async (colorScheme, width) => {
    const visitor = await openVisitor(browser, server.url, { width, height: 844, colorScheme });
    const narrow = visitor.page;
    await enterDemo(narrow, 'viewer');
    await narrow.goto(`${demo.projectPath}/home?shared=true`);
    await totalOf(narrow).waitFor(PATIENT);
    // Before the filters, which lie over the folded timeline of a phone.
    if (width < 768) await narrow.getByRole('button', { name: 'Open the timeline' }).click();
    await narrow.getByRole('slider', { name: 'End of the time shown' }).waitFor();
    await filterButtonOf(narrow).click();
    await narrow.waitForTimeout(500);
    expect(await listAxeFindings(narrow)).toEqual([]);
    expect(await listLayoutFaults(narrow)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
);
