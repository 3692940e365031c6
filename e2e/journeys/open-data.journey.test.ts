import { type StacSandbox, startStacSandbox } from '@waypost/sandbox';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { casesOf } from '../src/browser/cases.ts';
import { go } from '../src/browser/visit.ts';
import { expectDrawnLayer } from '../src/map/expect-drawn-layer.ts';
import { layerRow, openLayers } from '../src/map/layers.ts';
import { PATIENT } from '../src/map/panel.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** Scenes of open data, without an account: searched for, ordered, seen. */

let stac: StacSandbox;
let server: RunningServer;
let browser: Browser;
let editor: Visitor;
let page: Page;
let demo: DemoPlaces;
const requested: string[] = [];

beforeAll(async () => {
  stac = await startStacSandbox({ now: () => new Date('2026-11-25T12:00:00Z') });
  const env = { SANDBOX: 'on', IMAGERY_POLL_SECONDS: '0.2', ...stac.env };
  server = await startServer(await makeDataDir('demo'), env);
  browser = await launchBrowser('plain');
  editor = await openVisitor(browser, server.url);
  page = editor.page;
  page.on('request', (request) => void requested.push(request.url()));
  await enterDemo(page, 'editor');
  demo = await findDemoPlaces(page);
});
afterEach(() => {
  stac.setFault('none');
  stac.setAssetFault('none');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await stac?.close();
  await removeDataDir(server?.dataDir);
});

const AT = '?center_lat=24.15&center_lng=-110.4&zoom=14';
const CLIP = { x: 20, y: 60, width: 560, height: 560 };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const choices = () => page.getByRole('checkbox', { name: /^Choose the scene of/ });

async function openForm(name: string): Promise<void> {
  // An empty form, even after another one. The first page is that of the form: a map that is loaded goes where its own
  // address says, and only later where it is told to.
  if (page.url().includes('/layers')) await openLayers(page, demo, '', go);
  await go(page, `/organizations/${demo.organizationId}/layers/create${AT}`);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('combobox', { name: 'Data Source' }).click();
}

async function begin(name: string): Promise<void> {
  await openForm(name);
  await page.getByRole('option', { name: 'Order Scene', exact: true }).click();
  await button('Search scenes').waitFor(PATIENT);
}

async function search(): Promise<void> {
  await button('Current view').click(PATIENT);
  await button('Search scenes').click();
  await choices().first().waitFor(PATIENT);
}

const openLayer = async (name: string) => {
  await openLayers(page, demo, '', go);
  await layerRow(page, name).getByRole('link').click();
  await page.getByRole('heading', { name }).waitFor(PATIENT);
};

test('scenes can be ordered without access to Planet, and nothing else of it', async () => {
  await openForm('');
  await page.getByRole('option', { name: 'Order Scene', exact: true }).waitFor(PATIENT);
  const closed = page.getByRole('option', { name: /\(Access Required\)$/ });
  await expect.poll(() => closed.count(), PATIENT).toBe(2);
  await page.keyboard.press('Escape');
});

test('a search says what scenes cover, and what they do not say of themselves', async () => {
  await begin('Open bay');
  await button('Filter').click();
  await page.getByText('More filters').click();
  const tilt = page.getByRole('group', { name: 'Off-nadir angle (°)' });
  await tilt.getByText('These scenes do not say it.').waitFor();
  expect(await tilt.getByRole('textbox').first().isDisabled()).toBe(true);
  await page.getByText('More filters').click();
  await page.getByLabel('Cloud cover (%), at most').fill('60');
  await search();
  await page.getByText('covers 100 % of the area').first().waitFor(PATIENT);
  expect(await page.getByText('sentinel-2-c1-l2a').count()).toBeGreaterThan(0);
  const asked = stac.calls.findLast(({ path }) => path === '/search');
  expect(asked?.body).toMatchObject({ query: { 'eo:cloud_cover': { lte: 60 } } });
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
});

test('an order is cut out of the scene, followed until it is done, and seen on the map', async () => {
  await page.getByRole('listitem').filter({ hasText: 'covers 100 %' }).first().getByRole('checkbox').check();
  await button('Review order').click();
  await page.getByRole('radio', { name: 'Visual' }).waitFor();
  expect(await page.getByRole('radio').count()).toBe(1);
  await button('Confirm order').click();
  await page.getByText('Layer created successfully').waitFor(PATIENT);
  await openLayer('Open bay');
  await page.getByRole('status').getByText('Done', { exact: true }).waitFor(PATIENT);
  await page.getByText('10 m/px').first().waitFor(PATIENT);
  await expectDrawnLayer(page, CLIP);
  expect(requested.some((url) => url.includes('/api/3/tulum/tiles/orders/stac-'))).toBe(true);
});

test('a picture that is damaged fails the order in words, and another try mends it', async () => {
  await begin('Torn');
  await search();
  await choices().first().check();
  await button('Review order').click();
  stac.setAssetFault('garbage');
  await button('Confirm order').click();
  await page.getByText('Layer created successfully').waitFor(PATIENT);
  await openLayer('Torn');
  await page.getByText('What was delivered is damaged.', { exact: false }).waitFor(PATIENT);
  stac.setAssetFault('none');
  await button('Try again').click();
  await page.getByRole('status').getByText('Done', { exact: true }).waitFor(PATIENT);
});

test.each(casesOf(['garbage'], ['error', 'hang']))('a service with the fault %s is named', async (fault) => {
  await begin('Nothing');
  // The page keeps what it found before: this is asked for the first time.
  await button('Filter').click(PATIENT);
  await page.getByLabel('Cloud cover (%), at most').fill(String(70 + fault.length));
  await button('Current view').click(PATIENT);
  stac.setFault(fault);
  await button('Search scenes').click();
  await page.getByText("Can't get search result.", { exact: false }).waitFor(PATIENT);
});

test('no address of the service reached a browser, and no other machine was asked', () => {
  expect(requested.filter((url) => url.includes('/tulum/search/thumb/'))).not.toEqual([]);
  expect([...editor.origins]).toEqual([server.url]);
  expect(server.askedFor()).toEqual([]);
});
