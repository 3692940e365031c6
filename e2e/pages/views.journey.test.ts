import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { badgesOf, expectTotal, filterButtonOf, PATIENT, readTotal, totalOf } from '../src/map/panel.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

let server: RunningServer;
let browser: Browser;
let editor: Visitor;
let viewer: Visitor;
let demo: DemoPlaces;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('none');
  editor = await openVisitor(browser, server.url);
  viewer = await openVisitor(browser, server.url);
  await enterDemo(editor.page, 'editor');
  await enterDemo(viewer.page, 'viewer');
  demo = await findDemoPlaces(editor.page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  expect(editor?.complaints).toEqual([]);
  expect(viewer?.complaints).toEqual([]);
});

async function openViews(page: Page) {
  await page.goto(`${demo.projectPath}/home`);
  await totalOf(page).filter({ hasText: '1,200' }).waitFor(PATIENT);
  await page.getByRole('button', { name: 'Saved views' }).click();
  return page.getByRole('region', { name: 'Saved views' });
}

test('an editor saves a filtered view, opens it again and shares it; a viewer opens it', async () => {
  const { page } = editor;
  let views = await openViews(page);
  await views.getByText('No saved views yet').waitFor(PATIENT);
  await views.getByRole('button', { name: 'Save this view' }).click();
  await views.getByText('Name must be at least 2 characters').waitFor();

  await filterButtonOf(page).click();
  await page.getByLabel('Static only').check();
  const some = await expectTotal(page, demo, { is_static: 'true' });
  await views.getByLabel('Name').fill('What stays');
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  await views.getByRole('button', { name: 'Save this view' }).click();
  await page.getByText('View saved').waitFor(PATIENT);
  await views.getByRole('button', { name: /^What stays Only for you/ }).waitFor(PATIENT);

  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect.poll(() => readTotal(page), PATIENT).toBe(1_200);
  await views.getByRole('button', { name: /^What stays/ }).click();
  await page.waitForURL(/[?&]is_static=true/);
  await expect.poll(() => readTotal(page), PATIENT).toBe(some);
  expect(await badgesOf(page).count()).toBe(1);

  await views.getByRole('button', { name: 'Rename What stays' }).click();
  await views.getByRole('textbox', { name: 'Rename What stays' }).fill('Buoys and zones');
  await page.keyboard.press('Enter');
  await views.getByRole('button', { name: 'Share Buoys and zones with the project' }).click();
  await views.getByRole('button', { name: /^Buoys and zones Shared by you/ }).waitFor(PATIENT);

  views = await openViews(viewer.page);
  await views.getByRole('button', { name: /^Buoys and zones Shared by Jorge Ruiz/ }).click();
  await viewer.page.waitForURL(/[?&]is_static=true/);
  await expect.poll(() => readTotal(viewer.page), PATIENT).toBe(some);
  expect(await views.getByRole('button', { name: 'Delete Buoys and zones' }).count()).toBe(0);
  expect(await views.getByLabel('Share with the project').count()).toBe(0);
});

test('a view that its owner deletes disappears for everybody at once', async () => {
  const theirs = await openViews(viewer.page);
  await theirs.getByRole('button', { name: /^Buoys and zones/ }).waitFor(PATIENT);
  const views = await openViews(editor.page);
  await views.getByRole('button', { name: 'Delete Buoys and zones' }).click();
  await editor.page.getByRole('button', { name: 'Delete view' }).click();
  await editor.page.getByText('View deleted').waitFor(PATIENT);
  await views.getByText('No saved views yet').waitFor(PATIENT);
  await theirs.getByText('No saved views yet').waitFor(PATIENT);
});
