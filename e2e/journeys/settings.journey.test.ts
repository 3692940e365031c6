import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { watchRequests } from '../src/browser/watch-requests.ts';
import { loadMap } from '../src/map/map-picture.ts';
import { openWithoutMap } from '../src/map/without-map.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

const PATIENT = { timeout: 45_000 };

let server: RunningServer;
let browser: Browser;
let admin: Visitor;
let editor: Visitor;
let page: Page;
let demo: DemoPlaces;
let code: string;
let had: string | null;
/** Until both pages have asked for the boundary that there is now: for one that is removed meanwhile they get a 404. */
let areAtRest: () => Promise<unknown>;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('plain');
  admin = await openVisitor(browser, server.url);
  editor = await openWithoutMap(browser, server.url, { width: 390, height: 844 });
  page = admin.page;
  const waits = [page, editor.page].map(watchRequests);
  areAtRest = () => Promise.all(waits.map((wait) => wait()));
  await enterDemo(page, 'admin');
  demo = await findDemoPlaces(page);
  const client = await clientOf(page);
  const params = { org_id: demo.organizationId, project_id: demo.projectId };
  had = (await client.call(ENDPOINTS.projects.getProject, { params })).paired_feature_code;
  const made = await client.call(ENDPOINTS.features.createFeature, {
    query: { project_id: demo.projectId },
    body: { feature: { name: 'Estuary limits', geometry: square } },
  });
  code = made.properties.code;
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  expect([...(admin?.complaints ?? []), ...(editor?.complaints ?? [])]).toEqual([]);
});

const square = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [-110.6, 24.1],
      [-110.2, 24.1],
      [-110.2, 24.5],
      [-110.6, 24.5],
      [-110.6, 24.1],
    ] as [number, number][],
  ],
};

async function readPaired(): Promise<string | null> {
  const client = await clientOf(page);
  const params = { org_id: demo.organizationId, project_id: demo.projectId };
  return (await client.call(ENDPOINTS.projects.getProject, { params })).paired_feature_code;
}

test('an area becomes the boundary from its page, a colleague sees it, and Undo reverts it', async () => {
  const path = `${demo.projectPath}/features/${code}`;
  await page.goto(path);
  const other = editor.page;
  await enterDemo(other, 'editor');
  await other.goto(path);
  await other.getByRole('heading', { level: 1, name: 'Estuary limits' }).waitFor(PATIENT);
  await page.getByRole('button', { name: 'Use as the boundary of this project' }).click();
  // A toast stays for six seconds, or as long as it has the focus.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.getByText('Boundary of Baja coast watch').waitFor(PATIENT);
  await other.getByText('Boundary of Baja coast watch').waitFor(PATIENT);
  // Without the right to change the project there is no button.
  expect(await other.getByRole('button', { name: /as (the )?boundary/i }).count()).toBe(0);
  expect(await readPaired()).toBe(code);
  await areAtRest();
  await undo.press('Enter');
  await page.getByRole('button', { name: 'Use as the boundary of this project' }).waitFor(PATIENT);
  await other.getByText('Boundary of Baja coast watch').waitFor({ state: 'detached', ...PATIENT });
  expect(await readPaired()).toBe(had);
});

test('the settings show the boundary, pair an area by name and unpair it', async () => {
  await loadMap(page, `${demo.projectPath}/settings`);
  const section = page.getByRole('region', { name: 'Boundary' });
  await section.getByLabel('Pair an area of the project').fill('estuary lim');
  await page.getByRole('option', { name: /^Estuary limits/ }).click();
  await section.getByRole('button', { name: 'Use as boundary' }).click();
  await section.getByRole('link', { name: /Estuary limits/ }).waitFor(PATIENT);
  expect(await readPaired()).toBe(code);
  await section.getByRole('button', { name: 'Zoom to boundary' }).click();
  await page.waitForURL((url) => Math.abs(Number(url.searchParams.get('center_lat')) - 24.3) < 0.2, PATIENT);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  // Its page is linked from here, and says the same.
  await section.getByRole('link', { name: /Estuary limits/ }).click();
  await page.getByText('Boundary of Baja coast watch').waitFor(PATIENT);
  await page.goBack();
  await areAtRest();
  await section.getByRole('button', { name: 'Take off as boundary' }).click();
  await section.getByText('No boundary yet').waitFor(PATIENT);
  expect(await readPaired()).toBeNull();
});
