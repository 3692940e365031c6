import type { HttpClient } from '@waypost/client';
import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { badgesOf, PATIENT, readTotal } from '../src/map/panel.ts';
import { found, register } from '../src/people/arrive.ts';
import { makeAccount } from '../src/people/people.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** The timeline lights a preset when list and map are filtered by it, and shows the newest features. */

const DAY_MS = 86_400_000;
/** Ages in days of what was observed. */
const AGES = [0, 0, 3, 20, 90];

let server: RunningServer;
let browser: Browser;
let visitor: Visitor;
let page: Page;
let client: HttpClient;
let homes: string[];

async function observe(home: string | undefined, daysAgo: number): Promise<void> {
  await client.call(ENDPOINTS.features.createFeature, {
    query: { project_id: Number(home?.split('/').at(-2)) },
    body: {
      feature: {
        name: `Seal ${daysAgo} days ago`,
        geometry: { type: 'Point', coordinates: [-112, 21] },
        created_origin: Date.now() - daysAgo * DAY_MS,
      },
    },
  });
}

beforeAll(async () => {
  server = await startServer(await makeDataDir());
  browser = await launchBrowser('none');
  visitor = await openVisitor(browser, server.url);
  page = visitor.page;
  client = await register(page, makeAccount('Ines Salas'));
  ({ homes } = await found(client, 'Costa Viva', 'Seals', 'Made today', 'Long ago'));
  for (const age of AGES) await observe(homes[0], age);
  await observe(homes[1], 0);
  await observe(homes[2], 400);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
});

const timelineOf = (on: Page): Locator => on.getByRole('region', { name: 'Timeline' });
const listLit = () => timelineOf(page).locator('button[aria-pressed="true"]').allInnerTexts();
const barsOf = (on: Page): Locator => timelineOf(on).locator('rect');

async function openProject(home: string | undefined): Promise<void> {
  await page.goto(home ?? '');
  await barsOf(page)
    .first()
    .waitFor({ state: 'attached', ...PATIENT });
}

test('no preset is lit while nothing is filtered; a lit one is a filter with a badge', async () => {
  await openProject(homes[0]);
  await expect.poll(() => readTotal(page), PATIENT).toBe(AGES.length);
  expect(await listLit()).toEqual([]);
  expect(await badgesOf(page).count()).toBe(0);
  for (const [preset, badge, count] of [
    ['24h', 'Remove filter: 24 hours', 2],
    ['Week', 'Remove filter: Week', 3],
    ['Month', 'Remove filter: Month', 4],
  ] as const) {
    await timelineOf(page).getByRole('button', { name: preset }).click();
    await expect.poll(() => readTotal(page), PATIENT).toBe(count);
    expect(await listLit()).toEqual([preset]);
    await page.getByRole('button', { name: badge, exact: true }).waitFor(PATIENT);
  }
  // The badge and the timeline go together.
  await page.getByRole('button', { name: 'Remove filter: Month' }).click();
  await expect.poll(() => readTotal(page), PATIENT).toBe(AGES.length);
  expect(await listLit()).toEqual([]);
});

test('a preset of the filters lights the same one of the timeline, and back', async () => {
  await openProject(homes[0]);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Week' }).click();
  await expect.poll(() => readTotal(page), PATIENT).toBe(3);
  expect(await listLit()).toEqual(['Week']);
  await timelineOf(page).getByRole('button', { name: 'Month' }).click();
  await expect.poll(() => readTotal(page), PATIENT).toBe(4);
  expect(await filters.getByRole('button', { name: 'Month' }).getAttribute('aria-pressed')).toBe('true');
  // A window within the preset is none of them.
  await timelineOf(page).getByRole('slider', { name: 'Start of the time shown' }).focus();
  await page.keyboard.press('PageUp');
  await expect.poll(listLit, PATIENT).toEqual([]);
  await badgesOf(page).first().click();
});

test('the bar of today is whole and clear of the handle, in a project made today', async () => {
  await openProject(homes[1]);
  expect(await barsOf(page).count()).toBe(1);
  const bar = await barsOf(page).boundingBox();
  const grip = await timelineOf(page)
    .getByRole('slider', { name: 'End of the time shown' })
    .evaluate((handle) => {
      const { left } = handle.getBoundingClientRect();
      return left + Number.parseFloat(getComputedStyle(handle, '::after').left);
    });
  if (bar === null) throw new Error('There is no bar.');
  expect(bar.width).toBeGreaterThanOrEqual(2);
  expect(bar.height).toBeGreaterThan(20);
  expect(bar.x + bar.width).toBeLessThanOrEqual(grip + 0.5);
});

test('a project with nothing of the last month shows what was before', async () => {
  await openProject(homes[2]);
  await expect.poll(() => readTotal(page), PATIENT).toBe(1);
  expect(await barsOf(page).count()).toBe(1);
  expect(await listLit()).toEqual([]);
});
