import { join } from 'node:path';
import { ENDPOINTS } from '@waypost/contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { dropFiles } from '../src/files/drop-files.ts';
import { clientOf } from '../src/people/demo.ts';
import { createOrganization, createProject, makeAccount, signUp } from '../src/people/people.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

const OWN = join(import.meta.dirname, '../fixtures');
const FORMATS = join(import.meta.dirname, '../../packages/geo/fixtures');

let server: RunningServer;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  server = await startServer(await makeDataDir());
  browser = await launchBrowser('none');
  visitor = await openVisitor(browser, server.url);
  await signUp(visitor.page, makeAccount('Rosa Vega'));
  await createOrganization(visitor.page, 'Bahía Limpia');
  await createProject(visitor.page, 'Bay watch');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
});

async function upload(): Promise<void> {
  const { page } = visitor;
  await page.getByRole('button', { name: /Upload selected/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/Completed in/).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
}

test('a table, a FlatGeobuf of a national grid and a zipped shapefile are imported; an unknown system is refused', async () => {
  const { page } = visitor;
  const names = ['stations.csv', 'bng.fgb', 'points.zip', 'unknown-crs.fgb'];
  await dropFiles(
    page,
    names.map((name) => join(FORMATS, name)),
  );
  await page.waitForURL('**/file-viewer**');
  for (const name of ['Estero Sur', 'Tower Bridge', 'Bahía Concepción']) {
    await page.getByText(name, { exact: true }).first().waitFor();
  }
  // Four files are collapsed into one line.
  await page.locator('summary', { hasText: '4 files' }).click();
  await page.getByText('The file is in the coordinate system Tananarive / Laborde Grid.').first().waitFor();
  // Within the report of its file, which is collapsed.
  await page
    .getByText('OSGB36 / British National Grid is exact only with')
    .first()
    .waitFor({ state: 'attached' });
  await upload();
  await page.getByRole('link', { name: 'Bay watch' }).first().click();
  await page.getByText('Estero Sur', { exact: true }).first().click();
  for (const text of ['profundidad', '12.5', 'Marea baja']) {
    await page.getByText(text, { exact: true }).first().waitFor();
  }
  expect(visitor.complaints).toEqual([]);
});

test('a table with swapped columns says so, is turned round and uploaded; one wrong latitude is told by its line', async () => {
  const { page } = visitor;
  await dropFiles(page, [join(OWN, 'swapped.csv'), join(OWN, 'beyond-the-pole.csv')]);
  await page.waitForURL('**/file-viewer**');
  await page.getByText('Line 3, Far north: latitude 95 is beyond 90').waitFor();
  await page.getByText('Line 2, Bondi: latitude 151.2743 is beyond 90').waitFor();
  await page.getByText('Latitude and longitude seem swapped.').waitFor();
  // The list is drawn after the report.
  const row = page.getByRole('row').filter({ hasText: 'Bondi' });
  await expect.poll(() => row.getByText('Error').count()).toBe(1);

  await page.getByRole('button', { name: 'Swap them and read again' }).click();
  await row.getByText('Valid').waitFor();
  await page.getByText('Latitude and longitude seem swapped.').waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByText('Latitude and longitude were swapped.').count()).toBe(1);

  await page.getByRole('button', { name: 'Delete Far north' }).click();
  await upload();
  await page.getByRole('link', { name: 'Bay watch' }).first().click();
  await page.getByText('Bondi', { exact: true }).first().click();
  await page.getByText('-33.8915', { exact: false }).first().waitFor();
  expect(visitor.complaints).toEqual([]);
});

test('a photograph without a position is placed by a watch’s track, undone, and placed again', async () => {
  const { page } = visitor;
  await dropFiles(page, [join(OWN, 'no-fix.jpg')]);
  await page.waitForURL('**/file-viewer**');
  const section = page.getByRole('region', { name: 'Place photographs by time' });
  await section.getByText('Add the track of the same outing', { exact: false }).waitFor();
  await dropFiles(page, [join(OWN, 'walk.fit')]);
  await section.getByRole('button', { name: 'Place by time' }).click();

  const dialog = page.getByRole('dialog', { name: 'Place photographs by time' });
  await dialog.getByText('0 of 1 would be placed.').waitFor();
  expect(await dialog.getByRole('button', { name: /^Place 0/ }).isDisabled()).toBe(true);
  const clock = dialog.getByLabel('Correction of the camera’s clock');
  await clock.fill('half an hour');
  await dialog.getByText('Write hours, minutes and seconds, such as +00:02:30.').waitFor();
  await clock.fill('-00:30:00');
  await dialog.getByText('1 of 1 would be placed.').waitFor();
  await dialog.getByRole('button', { name: 'Place 1 photograph' }).click();
  await dialog.waitFor({ state: 'hidden' });

  const row = page.getByRole('row').filter({ hasText: 'no-fix.jpg' });
  await row.waitFor();
  await section.getByRole('button', { name: 'Take the places back' }).click();
  await row.waitFor({ state: 'hidden' });
  await section.getByRole('button', { name: 'Place by time' }).click();
  await clock.fill('-00:30:00');
  await dialog.getByRole('button', { name: 'Place 1 photograph' }).click();
  await row.waitFor();
  await upload();
  await page.getByRole('link', { name: 'Bay watch' }).first().click();
  await page.getByText('no-fix', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Open no-fix.jpg' }).waitFor();
  expect(visitor.complaints).toEqual([]);
});

test('a GeoPackage, a workbook, a TCX track and a GeoJSON sequence are imported with attributes and photographs', async () => {
  const { page } = visitor;
  const names = ['kinds.gpkg', 'stations.xlsx', 'activity.tcx', 'kinds.geojsonl'];
  await dropFiles(
    page,
    names.map((name) => join(FORMATS, name)),
  );
  await page.waitForURL('**/file-viewer**');
  for (const name of ['Kelp', 'Reserve', 'Punta <Norte>', 'Shore loop', 'Pair']) {
    await page.getByText(name, { exact: true }).first().waitFor();
  }
  await page.locator('summary', { hasText: /^\d files/ }).click();
  const reports = page.getByRole('region', { name: 'Files' });
  await reports.locator('summary', { hasText: 'kinds.gpkg' }).click();
  for (const text of [
    'Layer sites: 4 features.',
    'One feature is a curve or a surface in space, which cannot be read here. Convert it to straight segments first.',
    'One value of the column raw is neither text nor a picture and is left out.',
    '1 sheet or table that holds no features: Notes',
  ]) {
    await reports.getByText(text).waitFor();
  }
  await reports.locator('summary', { hasText: 'kinds.geojsonl' }).click();
  await reports.getByText('1 record that is not valid JSON: line 6').waitFor();
  await upload();
  // The feed shows the latest of them; the page of one is where its photographs are.
  await page.getByRole('link', { name: 'Bay watch' }).first().click();
  await page.waitForURL('**/projects/*/home**');
  const project = /^.*\/projects\/(\d+)/.exec(page.url());
  const client = await clientOf(page);
  const features = await client.call(ENDPOINTS.features.listFeatures, {
    params: { project_id: Number(project?.[1]) },
    query: { limit: 200, offset: 0 },
  });
  for (const name of ['Reserve', 'Estero Sur!', 'Senda', 'Shore loop', 'Well', 'Pair']) {
    expect(features.map((feature) => feature.name)).toContain(name);
  }
  const kelp = features.find(({ name }) => name === 'Kelp');
  await page.goto(`${project?.[0]}/features/${kelp?.code}`);
  await page.getByText('12.5', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Open photo.png' }).waitFor();
  await page.getByRole('button', { name: 'Open shots 7.png' }).waitFor();
  expect(visitor.complaints).toEqual([]);
});
