import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { dropFiles } from '../src/files/drop-files.ts';
import { makeThirtyFiles, type ThirtyFiles, toPlace } from '../src/files/thirty-files.ts';
import { found, register } from '../src/people/arrive.ts';
import { clientOf } from '../src/people/demo.ts';
import { makeAccount } from '../src/people/people.ts';
import {
  findFreePort,
  makeDataDir,
  type RunningServer,
  removeDataDir,
  startServer,
} from '../src/server/start-server.ts';

let dataDir: string;
let port: string;
let server: RunningServer;
let browser: Browser;
let visitor: Visitor;
let page: Page;
let files: ThirtyFiles;
let coastPath: string;
let otherPath: string;

beforeAll(async () => {
  dataDir = await makeDataDir();
  // The server returns at the same address.
  port = String(await findFreePort());
  [server, files] = await Promise.all([startServer(dataDir, { PORT: port }), makeThirtyFiles()]);
  browser = await launchBrowser('none');
  visitor = await openVisitor(browser, server.url);
  page = visitor.page;
  const client = await register(page, makeAccount('Ana Ruiz'));
  const { homes } = await found(client, 'Costa Viva', 'Elsewhere', 'Coast');
  [otherPath = '', coastPath = ''] = homes;
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(dataDir);
  await files?.remove();
  // A killed server refuses connections, which the browser logs.
  const onPurpose =
    /ERR_CONNECTION|ERR_SOCKET_NOT_CONNECTED|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE|ERR_FAILED|WebSocket/;
  expect(visitor?.complaints.filter((text) => !onPurpose.test(text))).toEqual([]);
});

const toProjectId = (path: string) => Number(/projects\/(\d+)/.exec(path)?.[1]);
const toText = (count: number) => count.toLocaleString('en');

/** The contents of a project, by the API. */
async function listFeatures(path: string) {
  const client = await clientOf(page);
  const all: { name: string; place: string; color: string }[] = [];
  for (let offset = 0; ; offset += 200) {
    const found = await client.call(ENDPOINTS.features.listFeatures, {
      params: { project_id: toProjectId(path) },
      query: { limit: 200, offset },
    });
    all.push(...found.map(({ name, type, bbox, color }) => ({ name, place: toPlace(type, bbox), color })));
    if (found.length < 200) return all;
  }
}

test('thirty files are read, and the two broken ones say why', async () => {
  expect(files.paths).toHaveLength(30);
  await page.goto(coastPath);
  await page.getByText('No features found').waitFor();
  await dropFiles(page, files.paths);
  await page.waitForURL('**/file-viewer**');
  await page.getByText(`${toText(files.features.length)} selected`).waitFor();
  const reports = page.getByRole('region', { name: 'Files' });
  await reports.getByText('2 files could not be used').waitFor();
  await reports.locator('summary', { hasText: '30 files' }).click();
  await reports.getByText('No features found in file').waitFor();
  await reports.getByText('The file is damaged: it is not well-formed from line 4 on.').waitFor();
  // Errors stay until they are read, ahead of all other messages.
  const alert = page.getByRole('alert').filter({ hasText: '2 files could not be used' });
  await alert.getByRole('button', { name: 'Close' }).click();
});

test('issues are one press away, and many features are edited at once', async () => {
  const { faultyCount } = files;
  await page.getByRole('button', { name: faultyCount === 1 ? '1 error' : `${faultyCount} errors` }).click();
  await page.getByText('Lost Invalid coordinates.').waitFor();
  await page.getByRole('button', { name: /^\d+ warnings?$/ }).click();
  await page.getByText("X The name is too short; the file's name is added.").waitFor();

  const count = files.features.length.toLocaleString('en');
  await page.getByRole('button', { name: 'Edit selected' }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${count} features` });
  await dialog.getByLabel('Give all one colour').check();
  await dialog.getByRole('radio').nth(2).check({ force: true });
  await dialog.getByRole('button', { name: 'Update' }).click();
  await page.getByText(`Updated ${count} features`).waitFor();

  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('checkbox', { name: 'Select all' }).uncheck();
  await page.getByRole('checkbox', { name: 'Select Net' }).check();
  await page.getByRole('button', { name: 'Edit selected' }).click();
  const one = page.getByRole('dialog', { name: 'Edit 1 feature' });
  await one.getByLabel('Project', { exact: true }).first().click();
  await page.getByRole('option', { name: 'Elsewhere' }).click();
  await one.getByRole('button', { name: 'Update' }).click();
  await page.getByText('Updated 1 feature', { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
});

test('a server crash half-way leads to no losses and no duplicates', async () => {
  let sent = 0;
  await page.route('**/geo/imports/*/*/features', async (route) => {
    sent += 1;
    if (sent === 3) await server.kill();
    await route.continue();
  });
  await page.getByRole('button', { name: /Upload selected/ }).click();
  await page.getByRole('dialog').getByText('The server cannot be reached.').waitFor();
  await page.unroute('**/geo/imports/*/*/features');

  server = await startServer(dataDir, { PORT: port });
  page.once('dialog', (leaving) => void leaving.accept());
  await page.goto('/file-viewer');
  const left = page.getByRole('region', { name: 'An upload was interrupted' });
  await left.getByText(/features are uploaded/).waitFor();
  const halfway = (await listFeatures(coastPath)).length;
  expect(halfway).toBeGreaterThan(0);
  expect(halfway).toBeLessThan(files.features.length - 1);
  await left.getByRole('button', { name: 'Resume upload' }).click();
  await page.getByText('Upload completed').waitFor();

  const [coast, other] = [await listFeatures(coastPath), await listFeatures(otherPath)];
  expect(other.map(({ name }) => name)).toEqual(['Net']);
  const all = [...coast, ...other];
  expect(all.map(({ place }) => place).toSorted()).toEqual(
    files.features.map(({ place }) => place).toSorted(),
  );
  expect(new Set(all.map(({ color }) => color)).size).toBe(1);
  const found = new Set(all.map(({ name, place }) => `${name} ${place}`));
  const misnamed = files.features.filter(
    ({ name, place }) => name !== null && !found.has(`${name} ${place}`),
  );
  expect(misnamed).toEqual([]);
});
