import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { PATIENT, totalOf } from '../src/map/panel.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

const { features, featureTable } = ENDPOINTS;

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

const gridOf = (on: Page) => on.getByRole('region', { name: 'Features of the project' });
const rowAt = (index: number) => gridOf(page).locator(`tr[aria-rowindex="${index + 2}"]`);
const nameAt = (index: number) => rowAt(index).getByRole('link').innerText();
const titleOf = (name: string) => gridOf(page).getByRole('button', { name, exact: true });

async function openTable(query = ''): Promise<void> {
  // From another page, so that nothing is scrolled or selected.
  await go(page, '/user');
  await go(page, `${demo.projectPath}/table${query}`);
  await rowAt(0).getByRole('link').waitFor(PATIENT);
}

/** The first rows that the server gives for an order. */
async function firstRows(query: Record<string, unknown>) {
  const client = await clientOf(page);
  const { rows } = await client.call(featureTable.listTable, {
    params: { project_id: demo.projectId },
    query: { limit: 5, ...query },
  });
  return rows;
}

test('the list leads to the table, which sorts by a column and pages to its end', async () => {
  await go(page, `${demo.projectPath}/home`);
  await totalOf(page).filter({ hasText: '1,200' }).waitFor(PATIENT);
  await page.getByRole('link', { name: 'Show as a table' }).click();
  await page.getByText('1,200 features').waitFor(PATIENT);
  await titleOf('Name').click();
  const [first] = await firstRows({ sort: 'name', order: 'asc' });
  await expect.poll(() => nameAt(0), PATIENT).toBe(first?.name);
  await titleOf('Name').click();
  const [last] = await firstRows({ sort: 'name', order: 'desc' });
  await expect.poll(() => nameAt(0), PATIENT).toBe(last?.name);
  expect(new URL(page.url()).searchParams.get('sort')).toBe('-name');

  await gridOf(page).evaluate((grid) => grid.scrollTo(0, grid.scrollHeight));
  await expect.poll(() => nameAt(1_199), PATIENT).toBe(first?.name);
});

test('a column of collected data is chosen, stays chosen and sorts by value', async () => {
  await openTable();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Length (m)' }).click();
  await page.keyboard.press('Escape');
  await titleOf('Length (m)').click();
  await titleOf('Length (m)').click();
  const [longest] = await firstRows({ sort_key: 'Length (m)', order: 'desc', keys: ['Length (m)', ''] });
  await expect.poll(() => nameAt(0), PATIENT).toBe(longest?.name);
  await rowAt(0)
    .getByText(longest?.values[0]?.value ?? 'no value', { exact: true })
    .waitFor(PATIENT);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  // The address is the state, and columns are kept by the browser.
  await page.reload();
  await titleOf('Length (m)').waitFor(PATIENT);
  await expect.poll(() => nameAt(0), PATIENT).toBe(longest?.name);
});

test('selected rows are edited at once, each as a version', async () => {
  await openTable('?sort=name');
  const [one, two] = await firstRows({ sort: 'name', order: 'asc' });
  for (const index of [0, 1]) await rowAt(index).getByRole('checkbox').check();
  await page.getByText('2 selected').waitFor();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 2 features' });
  await dialog.getByRole('combobox', { name: 'Description' }).click();
  await page.getByRole('option', { name: 'Replace with' }).click();
  await dialog.getByLabel('Text for the description').fill('Seen from the air.');
  await dialog.getByText('2 features change').waitFor();
  expect(await listAxeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await page.getByText('2 rows changed').waitFor(PATIENT);
  const client = await clientOf(page);
  for (const row of [one, two]) {
    const { properties } = await client.call(features.getFeature, { params: { code: row?.code ?? '' } });
    expect(properties).toMatchObject({
      name: row?.name,
      description: 'Seen from the air.',
      version: (row?.version ?? 0) + 1,
    });
  }
});

test('a row that was changed meanwhile is not overwritten, and the table says so', async () => {
  await openTable('?sort=-name');
  const [row] = await firstRows({ sort: 'name', order: 'desc' });
  await rowAt(0).getByRole('checkbox').check();
  await rowAt(1).getByRole('checkbox').check();
  const client = await clientOf(page);
  await client.call(features.updateFeature, {
    params: { code: row?.code ?? '' },
    body: { feature: { description: 'Changed elsewhere' } },
  });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 2 features' });
  await dialog.getByRole('combobox', { name: 'Description' }).click();
  await page.getByRole('option', { name: 'Replace with' }).click();
  await dialog.getByLabel('Text for the description').fill('Overwritten');
  await dialog.getByRole('button', { name: 'Update' }).click();
  const alert = page.getByRole('alert').filter({ hasText: '1 row was not changed' });
  await alert.getByText(row?.name ?? '').waitFor(PATIENT);
  const { properties } = await client.call(features.getFeature, { params: { code: row?.code ?? '' } });
  expect(properties.description).toBe('Changed elsewhere');
});

test.each([
  [1024, 'dark'],
  [390, 'light'],
] as const)('a viewer reads the table without checkboxes, at %i px in %s', async (width, colorScheme) => {
  const visitor = await openVisitor(browser, server.url, { width, height: 800, colorScheme });
  await enterDemo(visitor.page, 'viewer');
  await visitor.page.goto(`${demo.projectPath}/table`);
  await gridOf(visitor.page).getByRole('link').first().waitFor(PATIENT);
  expect(await gridOf(visitor.page).getByRole('checkbox').count()).toBe(0);
  expect(await listAxeFindings(visitor.page)).toEqual([]);
  expect(await listLayoutFaults(visitor.page)).toEqual([]);
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
});
