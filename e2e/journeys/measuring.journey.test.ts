import { ENDPOINTS } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { clickAlong, openWater, tabTo, waitToDraw } from '../src/map/drawing.ts';
import { PATIENT } from '../src/map/panel.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

let server: RunningServer;
let browser: Browser;
let editor: Visitor;
let page: Page;
let demo: DemoPlaces;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('plain');
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

const boxOf = (on: Page) => on.getByRole('complementary', { name: 'Measure' });
const isFocused = (name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => button === document.activeElement);

test('by pointer: a length and an area are measured, and nothing is saved', async () => {
  await openWater(page, demo.projectPath);
  const client = await clientOf(page);
  const count = () =>
    client.call(ENDPOINTS.features.getFeaturesTotal, { params: { project_id: demo.projectId } });
  const before = await count();
  await page.getByRole('button', { name: 'Measure', exact: true }).click();
  const box = boxOf(page);
  await box.getByText('Nothing is saved').waitFor(PATIENT);
  // The create button makes room: one thing is drawn at a time.
  expect(await page.getByRole('button', { name: 'Create a feature' }).count()).toBe(0);
  await waitToDraw(page);
  await clickAlong(page, [
    [60, 260],
    [180, 320],
  ]);
  await box.getByText(/ km$/).waitFor();
  await box.getByRole('button', { name: 'Finish' }).click();
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);

  await box.getByText('Area', { exact: true }).first().click();
  await waitToDraw(page);
  await clickAlong(page, [
    [60, 260],
    [180, 320],
    [100, 420],
    [60, 260],
  ]);
  await box.getByText(/ km² \(/).waitFor();
  await box.getByText('Perimeter').waitFor();
  await box.getByRole('button', { name: 'Stop measuring' }).click();
  await box.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Create a feature' }).waitFor();
  expect(await count()).toBe(before);
  await page.reload();
  await page.getByRole('button', { name: 'Create a feature' }).waitFor(PATIENT);
  expect(await boxOf(page).count()).toBe(0);
});

test('by keyboard: a length is measured of typed coordinates, and Escape leads back', async () => {
  await openWater(page, demo.projectPath, go);
  await page.getByRole('button', { name: 'Measure', exact: true }).focus();
  await page.keyboard.press('Enter');
  const box = boxOf(page);
  await box.waitFor(PATIENT);
  expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  await tabTo(page, 'Coordinates');
  await page.keyboard.press('Enter');
  await tabTo(page, 'New vertex');
  for (const place of ['21, -112', '21.1, -112', '']) {
    await page.keyboard.type(place);
    await page.keyboard.press('Enter');
  }
  // A tenth of a degree of latitude.
  await box.getByText('11.1 km').waitFor(PATIENT);
  await box.getByRole('button', { name: 'Stop measuring' }).focus();
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'detached' });
  expect(await isFocused('Measure')).toBe(true);
  await page.keyboard.press('m');
  await box.waitFor(PATIENT);
});

test('on a phone the box leaves most of the map in view', async () => {
  const visitor = await openVisitor(browser, server.url, { width: 390, height: 844, colorScheme: 'dark' });
  const phone = visitor.page;
  await enterDemo(phone, 'viewer');
  await phone.goto(`${demo.projectPath}/home`);
  await phone.getByRole('button', { name: 'Measure', exact: true }).click();
  await boxOf(phone).getByText('Nothing is saved').waitFor(PATIENT);
  expect((await boxOf(phone).boundingBox())?.y).toBeGreaterThan(844 / 2);
  expect(await listAxeFindings(phone)).toEqual([]);
  expect(await listLayoutFaults(phone)).toEqual([]);
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
});
