import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { pickFiles } from '../src/files/pick-files.ts';
import { found, register } from '../src/people/arrive.ts';
import { clientOf } from '../src/people/demo.ts';
import { makeAccount } from '../src/people/people.ts';
import {
  findFreePort,
  makeEmbeddedDataDir,
  type RunningServer,
  removeDataDir,
  startServer,
} from '../src/server/start-server.ts';

const FEATURES = 2_000;
const ana = makeAccount('Ana Ruiz');

let dataDir: string;
let port: string;
let server: RunningServer;
let browser: Browser;
let visitor: Visitor;
let projectId: number;
const file = join(tmpdir(), `waypost-moorings-${randomBytes(4).toString('hex')}.geojson`);

beforeAll(async () => {
  dataDir = await makeEmbeddedDataDir();
  // The server returns at the same address.
  port = String(await findFreePort());
  server = await startServer(dataDir, { PORT: port });
  browser = await launchBrowser('none');
  visitor = await openVisitor(browser, server.url);
  const features = Array.from({ length: FEATURES }, (_, index) => ({
    type: 'Feature',
    properties: { name: `Mooring ${index}`, depth: index % 40 },
    geometry: { type: 'Point', coordinates: [-110 + (index % 50) / 100, 24 + Math.floor(index / 50) / 100] },
  }));
  await writeFile(file, JSON.stringify({ type: 'FeatureCollection', features }));
  const { homes } = await found(await register(visitor.page, ana), 'Costa Viva', 'Coast');
  projectId = Number(/projects\/(\d+)/.exec(homes[0] ?? '')?.[1]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(dataDir);
  await rm(file, { force: true });
  // A killed server refuses connections, which the browser logs.
  const onPurpose = /ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE|ERR_FAILED|WebSocket/;
  expect(visitor?.complaints.filter((text) => !onPurpose.test(text))).toEqual([]);
});

/** The names of all features in the project, by the API. */
async function listNames(page: Page): Promise<string[]> {
  const client = await clientOf(page);
  const names: string[] = [];
  for (let offset = 0; ; offset += 200) {
    const query = { limit: 200, offset };
    const found = await client.call(ENDPOINTS.features.listFeatures, {
      params: { project_id: projectId },
      query,
    });
    names.push(...found.map(({ name }) => name));
    if (found.length < 200) return names.sort();
  }
}

const allNames = Array.from({ length: FEATURES }, (_, index) => `Mooring ${index}`).sort();

async function openFile(page: Page): Promise<void> {
  await page.goto('/file-viewer');
  await pickFiles(page, file);
  await page.getByRole('button', { name: /Upload selected/ }).waitFor();
  const project = page.getByRole('combobox', { name: 'Project' });
  await project.click();
  await page.getByRole('option', { name: 'Coast' }).click();
  await page.getByRole('button', { name: 'Upload selected 2,000' }).waitFor();
}

test('an upload survives a restart of server and page without losses or duplicates', async () => {
  const { page } = visitor;
  await openFile(page);
  // The third request waits until the server is gone; two have been answered by then.
  let sent = 0;
  await page.route('**/geo/imports/*/*/features', async (route) => {
    sent += 1;
    if (sent === 3) await server.kill();
    await route.continue();
  });
  await page.getByRole('button', { name: /Upload selected/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The server cannot be reached.').waitFor();
  await dialog.getByRole('button', { name: 'Resume upload' }).waitFor();
  await page.unroute('**/geo/imports/*/*/features');

  server = await startServer(dataDir, { PORT: port });
  page.once('dialog', (leaving) => void leaving.accept());
  await page.goto('/file-viewer');
  const left = page.getByRole('region', { name: 'An upload was interrupted' });
  await left.getByText(/of 2,000 features are uploaded/).waitFor();
  const halfway = (await listNames(page)).length;
  expect(halfway).toBeGreaterThanOrEqual(500);
  expect(halfway).toBeLessThan(FEATURES);

  await left.getByRole('button', { name: 'Resume upload' }).click();
  await page.getByText('Upload completed').waitFor();
  expect(await listNames(page)).toEqual(allNames);
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect.poll(() => left.count()).toBe(0);
  const imports = page.getByRole('region', { name: 'Imports' });
  await imports.getByText('2,000 created').waitFor();
});

test('a file that was imported before is recognized and can be skipped', async () => {
  const { page } = visitor;
  await openFile(page);
  await page.getByRole('button', { name: /Upload selected/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Imported before' });
  await dialog.getByText('2,000 of these features are in the project already.').waitFor();
  expect(await dialog.getByRole('radio', { name: 'Leave them as they are' }).isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await page.getByText('Upload completed').waitFor();
  await page.getByRole('dialog').getByText('2,000 left as they are').waitFor();
  expect(await listNames(page)).toEqual(allNames);
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
});

test('an import is undone as a whole', async () => {
  const { page } = visitor;
  const imports = page.getByRole('region', { name: 'Imports' });
  await imports.getByRole('button', { name: /^Undo the import of/ }).click();
  const question = page.getByRole('dialog', { name: 'Undo this import?' });
  await question.getByText('2,000 features go into the trash').waitFor();
  await question.getByRole('button', { name: 'Undo' }).click();
  await imports.getByText('Undone: 2,000 features in the trash').waitFor();
  expect(await listNames(page)).toEqual([]);
});
