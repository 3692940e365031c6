import { join } from 'node:path';
import { ENDPOINTS } from '@waypost/contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { dropFiles } from '../src/files/drop-files.ts';
import { askMap } from '../src/map/ask-map.ts';
import { mapOf } from '../src/map/map-picture.ts';
import { clientOf } from '../src/people/demo.ts';
import { createOrganization, createProject, makeAccount, signUp } from '../src/people/people.ts';
import {
  makeEmbeddedDataDir,
  type RunningServer,
  removeDataDir,
  startServer,
} from '../src/server/start-server.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures');

let server: RunningServer;
let browser: Browser;
let visitor: Visitor;
const requests: string[] = [];

beforeAll(async () => {
  server = await startServer(await makeEmbeddedDataDir());
  browser = await launchBrowser('plain');
  visitor = await openVisitor(browser, server.url);
  visitor.page.on('request', (request) => requests.push(request.url()));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
});

test('a newcomer signs up, creates an organization and a project, drops a KML and finds it saved', async () => {
  const { page } = visitor;
  await signUp(page, makeAccount('Rosa Vega'));
  await createOrganization(page, 'Bahía Limpia');
  const projectPath = await createProject(page, 'Bay watch');
  await page.getByText('No features found').waitFor();

  await dropFiles(page, [join(FIXTURES, 'patrol.kml'), join(FIXTURES, 'torn.kml')]);
  await page.waitForURL('**/file-viewer**');
  await page.getByRole('heading', { name: 'Import Data' }).waitFor();
  // Two placemarks with a point each, a track, an outline, and the multi-geometry's two parts.
  for (const name of ['Abandoned gillnet', 'Two buoys', 'Patrol track', 'Bay closure']) {
    await page.getByText(name, { exact: true }).first().waitFor();
  }
  expect(await page.getByText('Two buoys', { exact: true }).count()).toBe(2);
  expect(await page.getByText('torn.kml').count()).toBeGreaterThan(0);

  // Other contents of the file are named, not dropped silently.
  await page.locator('summary', { hasText: 'patrol.kml' }).click();
  await page.getByText('Only a thought').waitFor();
  await page.getByText('Elsewhere').waitFor();

  // Far above what was imported, so that the map has to return to it.
  await mapOf(page).focus();
  const zoomOut = async () => {
    await page.keyboard.press('Minus');
    return (await askMap(page))?.zoom;
  };
  await expect.poll(zoomOut).toBeLessThan(6);

  await page.getByRole('button', { name: /Upload selected/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/Completed in/).waitFor();
  await dialog.getByRole('button', { name: 'Show in project' }).click();

  await page.waitForURL(`**${projectPath}**`);
  await page.getByText('Abandoned gillnet').waitFor();
  await expect.poll(async () => (await askMap(page))?.zoom).toBeGreaterThan(10);
  expect(await page.getByText(/^\s*5\s*features$/).count()).toBeGreaterThan(0);
  expect(requests.filter((url) => !url.startsWith(server.url) && !/^(blob|data):/.test(url))).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});

test('the page of a feature shows all collected data', async () => {
  const { page } = visitor;
  await page.getByText('Abandoned gillnet').first().click();
  await page.waitForURL('**/features/**');
  await page.getByRole('heading', { name: 'Abandoned gillnet' }).waitFor();
  for (const text of ['Length', '40', 'Species', 'Croaker']) {
    await page.getByText(text, { exact: true }).first().waitFor();
  }
  await page.getByText('Cut free, about 12 kg').first().waitFor();
  const code = /features\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  const { properties } = await (await clientOf(page)).call(ENDPOINTS.features.getFeature, {
    params: { code },
  });
  // The style that the placemark refers to; KML writes opacity, blue, green and red.
  expect(properties.color).toBe('#ff0000');
});

test('a photograph and a watch’s track are imported at their positions, the photograph with its picture', async () => {
  const { page } = visitor;
  await dropFiles(page, [join(FIXTURES, 'reef.jpg'), join(FIXTURES, 'walk.fit')]);
  await page.waitForURL('**/file-viewer**');
  await page.getByText('reef', { exact: true }).first().waitFor();
  await page.getByText('walk', { exact: true }).first().waitFor();
  await page.locator('summary', { hasText: 'reef.jpg' }).click();
  await page.getByText('The camera’s time says no zone; it is taken as UTC.').waitFor();

  await page.getByRole('button', { name: /Upload selected/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/Completed in/).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('link', { name: 'Bay watch' }).first().click();
  await page.getByText('walk', { exact: true }).first().waitFor();
  await page.getByText('reef', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Open reef.jpg' }).waitFor();
  for (const text of ['direction', '163.7', 'camera', 'Reef Works']) {
    await page.getByText(text, { exact: true }).first().waitFor();
  }
  expect(visitor.complaints).toEqual([]);
});
