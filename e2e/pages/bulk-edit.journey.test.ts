import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { pickFiles } from '../src/files/pick-files.ts';
import { found, register } from '../src/people/arrive.ts';
import { clientOf } from '../src/people/demo.ts';
import { makeAccount } from '../src/people/people.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

let server: RunningServer;
let browser: Browser;
let visitor: Visitor;
let page: Page;
let projectPath: string;
let otherPath: string;

beforeAll(async () => {
  server = await startServer(await makeDataDir());
  browser = await launchBrowser('none');
  visitor = await openVisitor(browser, server.url);
  page = visitor.page;
  const client = await register(page, makeAccount('Rosa Vega'));
  const { homes } = await found(client, 'Bahía Limpia', 'Elsewhere', 'Bay watch');
  [otherPath = '', projectPath = ''] = homes;
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  expect(visitor?.complaints).toEqual([]);
});

/** Three points that can be uploaded, one with a one-letter name, and one off the globe. */
const FINDS = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    ['Buoy', [-110.3, 24.1]],
    ['Net', [-110.31, 24.11]],
    ['Crate', [-110.32, 24.12]],
    ['X', [-110.33, 24.13]],
    ['Lost', [-110.34, 124.14]],
  ].map(([name, coordinates]) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: { name, description: name === 'Buoy' ? 'Adrift.' : '' },
  })),
});

const toProjectId = (path: string) => Number(/projects\/(\d+)/.exec(path)?.[1]);

async function listFeatures(path: string) {
  const client = await clientOf(page);
  const list = await client.call(ENDPOINTS.features.listFeatures, {
    params: { project_id: toProjectId(path) },
  });
  return Promise.all(
    list.map(({ code }) => client.call(ENDPOINTS.features.getFeature, { params: { code } })),
  );
}

test('issues are counted, explained, and one press away', async () => {
  await page.goto(projectPath);
  await page.getByText('No features found').waitFor();
  await pickFiles(
    page,
    { name: 'finds.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(FINDS) },
    'Import files',
  );
  await page.waitForURL('**/file-viewer**');
  await page.getByText('4 selected').waitFor();
  await page.getByRole('button', { name: '1 error' }).click();
  await page.getByText('Lost Invalid coordinates.').waitFor();
  await page.getByRole('button', { name: '1 warning' }).click();
  await page.getByText("X The name is too short; the file's name is added.").waitFor();
});

test('several features are edited at once, after a preview', async () => {
  await page.getByRole('button', { name: 'Edit selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 4 features' });
  await dialog.getByText('Nothing changes yet.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Update' }).isEnabled()).toBe(false);
  const choose = async (label: string, option: string) => {
    await dialog.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('Name', 'Put before');
  await dialog.getByLabel('Text for the name').fill('2026 ');
  await choose('Description', 'Add a line');
  await dialog.getByLabel('Text for the description').fill('Seen by the patrol.');
  await choose('Visibility', 'Public');
  await choose('Static', 'Static');
  await dialog.getByLabel('Give all one colour').check();
  await dialog.getByRole('radio').nth(2).check({ force: true });
  const preview = dialog.getByRole('region', { name: 'What will change' });
  await preview.getByText('4 features change').waitFor();
  await preview.getByText('2026 Buoy').waitFor();
  await preview.getByText(/Public · Static · Adrift\.\s+Seen by the patrol\./).waitFor();
  expect(await listLayoutFaults(page)).toEqual([]);
  expect(await listAxeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await page.getByText('Updated 4 features').waitFor();
  await page.getByRole('button', { name: '2026 Crate', exact: true }).waitFor();
});

test('some features go to another project, and the upload matches the preview', async () => {
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByText('5 selected').waitFor();
  await page.getByRole('checkbox', { name: 'Select all' }).uncheck();
  await page.getByText('0 selected').waitFor();
  await page.getByRole('checkbox', { name: 'Select 2026 Net' }).check();
  await page.getByRole('button', { name: 'Edit selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 1 feature' });
  await dialog.getByLabel('Project', { exact: true }).first().click();
  await page.getByRole('option', { name: 'Elsewhere' }).click();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await page.getByText('Updated 1 feature', { exact: true }).waitFor();
  // The table shows their projects.
  await page.getByRole('button', { name: '2026 Net to Elsewhere', exact: true }).waitFor();
  expect(await page.getByText(/^to /).count()).toBe(1);
  await page.getByRole('button', { name: 'Edit 2026 Buoy' }).click();
  await page.getByRole('dialog', { name: 'Edit feature' }).getByRole('button', { name: 'Update' }).click();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: /Upload selected/ }).click();
  // Two projects, one after the other.
  await page.getByText('Upload completed').waitFor();
  const [here, there] = [await listFeatures(projectPath), await listFeatures(otherPath)];
  expect(here.map(({ properties }) => properties.name).toSorted()).toEqual([
    '2026 Buoy',
    '2026 Crate',
    '2026 X',
  ]);
  expect(there.map(({ properties }) => properties.name)).toEqual(['2026 Net']);
  const colors = new Set([...here, ...there].map(({ properties }) => properties.color));
  expect(colors.size).toBe(1);
  const buoy = here.find(({ properties }) => properties.name === '2026 Buoy');
  expect(buoy?.properties).toMatchObject({
    description: 'Adrift.\nSeen by the patrol.',
    shared: true,
    is_static: true,
  });
});
