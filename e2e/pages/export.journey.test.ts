import { execFileSync, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { HttpClient } from '@waypost/client';
import { ENDPOINTS, MAX_DIRECT_EXPORT } from '@waypost/contract';
import type { Browser, Download, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listAxeFindings } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

const PATIENT = { timeout: 30_000 };
/** Features of the demo's main project. */
const SEEDED = 1_200;
/** More than are returned at once. */
const LARGE = MAX_DIRECT_EXPORT + 100;

const hasGdal = spawnSync('ogrinfo', ['--version']).status === 0;
if (!hasGdal) console.warn('Skipped: GDAL (ogrinfo) is absent.');

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

const dialog = () => page.getByRole('dialog', { name: 'Export the list' });
const exportList = () => page.getByRole('list', { name: 'Exports' });

/** Opens the dialog on a list of the given number of features. */
async function openDialog(total: number): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await dialog()
    .getByText(`${total.toLocaleString('en')} features, as the list shows them`)
    .waitFor(PATIENT);
}

async function confirm(format: string): Promise<void> {
  await dialog().getByLabel('Format').selectOption(format);
  await dialog().getByRole('button', { name: 'Export' }).click();
}

async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(await readFile(await download.path()));
}

const countPlacemarks = (kml: Uint8Array): number =>
  new TextDecoder().decode(kml).split('<Placemark ').length - 1;

/** How many features GDAL finds in a file. */
async function countByGdal(download: Download): Promise<number> {
  const said = execFileSync('ogrinfo', ['-ro', '-al', '-so', await download.path()], { encoding: 'utf8' });
  return [...said.matchAll(/^Feature Count: (\d+)/gm)].reduce((sum, [, count]) => sum + Number(count), 0);
}

test('a searched list is exported as shown, as KML and GeoPackage', async () => {
  await page.goto(`${demo.projectPath}/home`);
  await page.getByRole('button', { name: 'Search projects' }).click();
  await page.getByRole('combobox', { name: /^Search projects/ }).fill('gillnet');
  await page
    .getByRole('option', { name: 'All features with “gillnet” Costa Viva / Illegal gear patrol' })
    .click(PATIENT);
  await page.waitForURL(/[?&]text=gillnet/);
  const client = await clientOf(page);
  const project_id = Number(/projects\/(\d+)/.exec(page.url())?.[1]);
  const count = (query: { text?: string }) =>
    client.call(ENDPOINTS.features.getFeaturesTotal, { params: { project_id }, query });
  const total = await count({ text: 'gillnet' });
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(await count({}));

  await openDialog(total);
  expect(await listAxeFindings(page)).toEqual([]);
  const [kml] = await Promise.all([page.waitForEvent('download'), confirm('kml')]);
  expect(kml.suggestedFilename()).toMatch(/^Illegal-gear-patrol-\d{4}-\d\d-\d\d\.kml$/);
  expect(countPlacemarks(await bytesOf(kml))).toBe(total);
  await dialog().waitFor({ state: 'detached' });

  await openDialog(total);
  const [geopackage] = await Promise.all([page.waitForEvent('download'), confirm('geopackage')]);
  if (hasGdal) expect(await countByGdal(geopackage)).toBe(total);
  else expect((await bytesOf(geopackage)).length).toBeGreaterThan(0);
});

test('the dialog says what GPX leaves out', async () => {
  await go(page, `${demo.projectPath}/home`);
  await openDialog(SEEDED);
  await dialog().getByLabel('Format').selectOption('gpx');
  await dialog()
    .getByText(/^GPX has no areas: \d+ features stay out\.$/)
    .waitFor();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
});

/** Creates features of the main project, as an import does. */
async function createDrifters(client: HttpClient, count: number): Promise<void> {
  const params = { project_id: demo.projectId, uuid: crypto.randomUUID() };
  const { startImport, sendImport, finishImport } = ENDPOINTS.imports;
  await client.call(startImport, {
    params: { project_id: demo.projectId },
    body: { uuid: params.uuid, files: [] },
  });
  const geometry = { type: 'Point', coordinates: [-112, 26] };
  const lines = Array.from({ length: count }, (_, at) =>
    JSON.stringify({ local_uuid: crypto.randomUUID(), name: `Drifter ${at}`, geometry }),
  );
  await client.call(sendImport, { params, files: [new File([lines.join('\n')], 'drifters.ndjson')] });
  await client.call(finishImport, { params });
}

test('a large export is made in the background, survives a reload, and can be removed', async () => {
  const client = await clientOf(page);
  await createDrifters(client, LARGE - SEEDED);
  await go(page, `${demo.projectPath}/home`);
  await openDialog(LARGE);
  await dialog().getByText('The file is made in the background').waitFor();

  // Every progress response: it starts unfinished, and never goes back.
  const seen: { status: string; written: number; total: number }[] = [];
  page.on('response', async (response) => {
    const isAbout = response.url().includes(`/geo/features/${demo.projectId}/exports`) && response.ok();
    if (!isAbout || response.url().includes('/preview')) return;
    const body: unknown = await response.json().catch(() => null);
    const [job] = Array.isArray(body) ? body : [body];
    if (job !== null && job !== undefined) seen.push(job);
  });
  await confirm('kml');
  const link = exportList().getByRole('link', { name: /^Download Baja-coast-watch/ });
  await link.waitFor(PATIENT);
  expect(['queued', 'running']).toContain(seen[0]?.status);
  await expect
    .poll(() => seen.at(-1), PATIENT)
    .toMatchObject({ status: 'done', written: LARGE, total: LARGE });
  expect(seen.map(({ written }) => written)).toEqual(
    seen.map(({ written }) => written).toSorted((a, b) => a - b),
  );
  expect(await exportList().innerText()).toContain(`${LARGE.toLocaleString('en')} features`);

  await page.reload();
  await link.waitFor(PATIENT);
  expect(await listAxeFindings(page)).toEqual([]);
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(countPlacemarks(await bytesOf(file))).toBe(LARGE);

  const [manifest] = await Promise.all([
    page.waitForEvent('download'),
    exportList().getByRole('button', { name: 'Manifest' }).click(),
  ]);
  const said: unknown = JSON.parse(new TextDecoder().decode(await bytesOf(manifest)));
  expect(said).toMatchObject({ format: 'kml', total: LARGE, left: {}, filters: {} });

  await exportList().getByRole('button', { name: 'Remove the export as KML' }).click();
  await exportList().waitFor({ state: 'detached', ...PATIENT });
});

test('the trash is exported as shown by those who can see it', async () => {
  const client = await clientOf(page);
  const params = { project_id: demo.projectId };
  const query = { text: 'drifter' };
  const { features } = await client.call(ENDPOINTS.features.listFeaturesWithTotal, { params, query });
  for (const { code } of features) await client.call(ENDPOINTS.features.deleteFeature, { params: { code } });
  const { total } = await client.call(ENDPOINTS.featureHistory.listDeletedFeatures, { params });
  expect(features.length).toBeGreaterThan(0);
  expect(total).toBeGreaterThanOrEqual(features.length);

  await go(page, `${demo.projectPath}/trash`);
  const trashDialog = page.getByRole('dialog', { name: 'Export the trash' });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await trashDialog.getByText(`${total} features, as the list shows them`).waitFor(PATIENT);
  expect(await listAxeFindings(page)).toEqual([]);
  await trashDialog.getByLabel('Format').selectOption('kml');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    trashDialog.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Baja-coast-watch-Trash-\d{4}-\d\d-\d\d\.kml$/);
  const bytes = await bytesOf(file);
  expect(countPlacemarks(bytes)).toBe(total);
  expect(new TextDecoder().decode(bytes)).toContain('waypost_deleted_by');
  await page.getByText(`Export saved with ${total} features.`).waitFor(PATIENT);
});
