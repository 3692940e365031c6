import { ENDPOINTS, type Layer } from '@waypost/contract';
import { type PlanetSandbox, startPlanetSandbox } from '@waypost/sandbox';
import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { eyeOf, getLayer, layerRow, openLayers } from '../src/map/layers.ts';
import { waitUntilDrawn } from '../src/map/map-picture.ts';
import { comparePictures, takeMapClip } from '../src/map/map-pixels.ts';
import { PATIENT, totalOf } from '../src/map/panel.ts';
import { takeSettled } from '../src/map/take-settled.ts';
import { enterDemo } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { listAxeFindings, listLayoutFaults } from '../src/screens/check-screen.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** Satellite mosaics: the account of an organization, the page of a layer, and the map. */

const MONTH = 'PlanetScope, newest month';
const QUARTER = 'PlanetScope, by quarter';
const OWN_KEY = 'PLAK-of-costa-viva-9f3c';
const NEXT_KEY = 'PLAK-of-costa-viva-next-7b1d';

let planet: PlanetSandbox;
let server: RunningServer;
let browser: Browser;
let admin: Visitor;
let viewer: Visitor;
let page: Page;
let demo: DemoPlaces;
/** What the browsers requested. */
const requested: string[] = [];

beforeAll(async () => {
  planet = await startPlanetSandbox({ now: () => new Date('2026-11-25T12:00:00Z') });
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on', ...planet.env });
  browser = await launchBrowser('plain');
  admin = await openVisitor(browser, server.url);
  viewer = await openVisitor(browser, server.url);
  page = admin.page;
  for (const one of [page, viewer.page]) one.on('request', (request) => void requested.push(request.url()));
  await enterDemo(page, 'admin');
  await enterDemo(viewer.page, 'viewer');
  demo = await findDemoPlaces(page);
});
afterEach(() => planet.setFault('none'));
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await planet?.close();
  await removeDataDir(server?.dataDir);
});

const isMosaicTile = (name: string) => (request: Request) =>
  request.url().includes(`/api/3/tulum/tiles/planetscope/${demo.organizationId}/${name}/`);
const nextTileOf = (of: Page, name: string) => of.waitForRequest(isMosaicTile(name), PATIENT);
/** The mosaics of which tiles are requested from now on. */
function recordMosaics(of: Page): Set<string> {
  const names = new Set<string>();
  of.on('request', (request) => {
    const [, name] = /\/tiles\/planetscope\/\d+\/(\w+)\//.exec(request.url()) ?? [];
    if (name !== undefined) names.add(name);
  });
  return names;
}
const edgeOn = (of: Page) => of.getByRole('separator', { name: 'Edge between the maps' });
const openLayer = async (of: Page, name: string) => {
  await openLayers(of, demo, '', go);
  await layerRow(of, name).getByRole('link').click();
  await of.getByRole('heading', { name }).waitFor(PATIENT);
};
const CLIP = { x: 60, y: 120, width: 300, height: 300 };
const take = () => takeMapClip(page, CLIP);

test('the months before and after a feature are compared, and the address shows them to a colleague', async () => {
  const editor = await openVisitor(browser, server.url);
  await enterDemo(editor.page, 'editor');
  const found = await (await clientOf(editor.page)).call(ENDPOINTS.features.createFeature, {
    query: { project_id: demo.projectId },
    body: {
      feature: {
        name: 'Cleared slope',
        created_origin: '2026-05-15T12:00:00Z',
        geometry: { type: 'Point', coordinates: [-112, 26.5] },
      },
    },
  });
  await editor.page.goto(`${demo.projectPath}/features/${found.properties.code}`);
  await editor.page.getByText(`Before: Apr 1 – 30, 2026, ${MONTH}`).waitFor(PATIENT);
  await editor.page.getByText(`After: Jun 1 – 30, 2026, ${MONTH}`).waitFor(PATIENT);
  const [april, june] = ['global_monthly_2026_04_mosaic', 'global_monthly_2026_06_mosaic'] as const;
  const drawn = recordMosaics(editor.page);
  await editor.page.getByRole('link', { name: 'Before and after' }).click();
  await edgeOn(editor.page).waitFor(PATIENT);
  for (const name of [april, june]) await expect.poll(() => drawn.has(name), PATIENT).toBe(true);
  expect(await listAxeFindings(editor.page)).toEqual([]);
  expect(await listLayoutFaults(editor.page)).toEqual([]);
  const address = editor.page.url();

  // What the address asks for ends with the comparison.
  await editor.page.getByRole('button', { name: 'End the comparison' }).click();
  await expect.poll(() => drawn.has('global_monthly_2026_10_mosaic'), PATIENT).toBe(true);
  expect(new URL(editor.page.url()).searchParams.has('pictures')).toBe(false);
  await editor.context.close();

  const shown = recordMosaics(viewer.page);
  await viewer.page.goto(address);
  await edgeOn(viewer.page).waitFor(PATIENT);
  for (const name of [april, june]) await expect.poll(() => shown.has(name), PATIENT).toBe(true);
});

test('a mosaic is shown, moved through the months, and faded, below the features', async () => {
  await page.goto(`${demo.projectPath}/home`);
  await totalOf(page).waitFor(PATIENT);
  await openLayer(page, MONTH);
  // The base map must not be what differs later.
  await waitUntilDrawn(page);
  const bare = await takeSettled(page, CLIP);
  const tile = nextTileOf(page, 'global_monthly_2026_10_mosaic');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  expect((await (await tile).response())?.status()).toBe(200);
  await page.getByText('October 2026', { exact: true }).first().waitFor(PATIENT);
  await expect.poll(async () => comparePictures(page, bare, await take()), PATIENT).toBeGreaterThan(1);
  const opaque = await takeSettled(page, CLIP);

  const earlier = nextTileOf(page, 'global_monthly_2026_09_mosaic');
  await page.getByRole('button', { name: 'Earlier', exact: true }).click();
  expect((await (await earlier).response())?.status()).toBe(200);
  await page.getByText('What is chosen here is on your map only.', { exact: false }).waitFor();
  const january = nextTileOf(page, 'global_monthly_2023_01_mosaic');
  await page.getByRole('slider', { name: 'Month' }).press('Home');
  await january;
  await page.getByText('January 2023', { exact: true }).first().waitFor(PATIENT);

  await page.getByRole('slider', { name: 'Opacity' }).press('Home');
  await expect.poll(async () => comparePictures(page, opaque, await take()), PATIENT).toBeGreaterThan(1);
  await page.getByRole('slider', { name: 'Opacity' }).press('End');
  expect(await listAxeFindings(page)).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
});

test('a quarter is chosen and shown to everybody', async () => {
  await page.getByRole('tab', { name: 'Quarterly' }).click();
  await page.getByText('Q3 2026', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Earlier', exact: true }).click();
  await page.getByText('Everybody sees the newest month.', { exact: false }).waitFor();
  await openLayer(viewer.page, MONTH);
  await viewer.page.getByText('October 2026', { exact: true }).first().waitFor(PATIENT);
  expect(await viewer.page.getByRole('button', { name: 'Show this to everybody' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Show this to everybody' }).click();
  await page.getByText('Everybody sees Q2 2026.').waitFor(PATIENT);
  await viewer.page.getByText('Everybody sees Q2 2026.').waitFor(PATIENT);
});

test('the maps of a comparison show different mosaics', async () => {
  const find = (name: string) => getLayer(page, demo, name);
  const [group, month, quarter] = await Promise.all(['Imagery', MONTH, QUARTER].map(find));
  const of = (layer: Layer | undefined) =>
    [demo.organizationId, group?.code.slice(-8), layer?.code.slice(-8)].join('-');
  const bottom = nextTileOf(page, 'global_quarterly_2026q2_mosaic');
  const top = nextTileOf(page, 'global_quarterly_2026q3_mosaic');
  await openLayers(page, demo, `?compare=light&layers=${of(month)}&layers_top=${of(quarter)}`, go);
  await Promise.all([bottom, top]);
});

test('a layer of PlanetScope is created, and a member without access cannot', async () => {
  await go(page, `/organizations/${demo.organizationId}/layers/create`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Before the storm');
  await page.getByRole('combobox', { name: 'Data Source' }).click();
  await page.getByRole('group', { name: 'Planet' }).waitFor();
  await page.getByRole('option', { name: 'PlanetScope', exact: true }).click();
  await page.getByRole('button', { name: 'Create layer' }).click();
  await page.getByText('Layer created successfully').waitFor(PATIENT);
  await layerRow(page, 'Before the storm').waitFor(PATIENT);
  expect(await eyeOf(page, 'Before the storm').getAttribute('aria-pressed')).toBe('true');

  const editor = await openVisitor(browser, server.url);
  await enterDemo(editor.page, 'editor');
  const { member_id } = await (await clientOf(editor.page)).call(ENDPOINTS.members.getMember);
  await (await clientOf(page)).call(ENDPOINTS.organizations.updateOrganizationMember, {
    params: { org_id: demo.organizationId, member_id },
    body: { key_settings: [{ name: 'planetscope', enabled: false }] },
  });
  await editor.page.goto(`/organizations/${demo.organizationId}/layers/create`);
  await editor.page.getByRole('combobox', { name: 'Data Source' }).click();
  const option = editor.page.getByRole('option', { name: 'PlanetScope (Access Required)' });
  await option.waitFor(PATIENT);
  expect(await option.getAttribute('data-combobox-disabled')).toBe('true');
  await editor.context.close();
});

test('an administrator enters a key of their own, which is checked and never shown', async () => {
  await go(page, `/organizations/${demo.organizationId}/settings`);
  await page.getByText('Members use the account of this server.', { exact: false }).waitFor(PATIENT);
  const section = page.getByRole('region', { name: 'Satellite imagery' });
  const field = section.getByLabel('Planet API key');
  await field.fill('mistyped');
  await section.getByRole('button', { name: 'Check and save' }).click();
  await page.getByText('Planet refused this key.', { exact: false }).waitFor(PATIENT);
  await field.fill(OWN_KEY);
  await section.getByRole('button', { name: 'Check and save' }).click();
  await page.getByText('••••9f3c').waitFor(PATIENT);
  // What was typed goes when it is accepted, and nothing brings it back.
  await expect.poll(() => field.inputValue()).toBe('');
  expect(await page.content()).not.toContain(OWN_KEY);
  expect(await listAxeFindings(page)).toEqual([]);
  expect(planet.calls.at(-1)?.key).toBe(OWN_KEY);
});

test('a key that is revoked while it is in use is named on the map, and another one takes its place', async () => {
  planet.refuse(OWN_KEY);
  // Another place, of which no tile is kept.
  await openLayers(page, demo, '?center_lat=48.2&center_lng=16.4&zoom=9', go);
  await page
    .getByText('refuses the key. An administrator can replace it in the settings.', { exact: false })
    .first()
    .waitFor(PATIENT);
  await go(page, `/organizations/${demo.organizationId}/settings`);
  const section = page.getByRole('region', { name: 'Satellite imagery' });
  await section.getByLabel('Planet API key').fill(NEXT_KEY);
  // The open map asks again for what it missed.
  const tile = page.waitForResponse(
    (response) => response.url().includes('/tulum/tiles/planetscope/') && response.status() === 200,
    PATIENT,
  );
  await section.getByRole('button', { name: 'Replace' }).click();
  await section.getByText('••••7b1d').waitFor(PATIENT);
  await tile;
  expect(planet.calls.some(({ key, path }) => key === NEXT_KEY && path.includes('/planet-tiles/'))).toBe(
    true,
  );

  await section.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Members use the account of this server.', { exact: false }).waitFor(PATIENT);
});

test('a provider that fails is named, and the reports stay readable', async () => {
  planet.setFault('error');
  // Another place, of which no tile is kept.
  await openLayers(page, demo, '?center_lat=52.1&center_lng=5.3&zoom=9', go);
  await page
    .getByText('The satellite imagery service cannot be reached at the moment. Try again in a while.')
    .first()
    .waitFor(PATIENT);
  await go(page, `${demo.projectPath}/home`);
  await totalOf(page).waitFor(PATIENT);
});

test('no key and no address of the provider reached a browser', () => {
  expect(requested.filter((url) => url.includes('/tulum/tiles/'))).not.toEqual([]);
  expect(requested.filter((url) => url.includes('PLAK'))).toEqual([]);
});

test('no other machine was asked, neither by a browser nor by the server', () => {
  expect([...admin.origins]).toEqual([server.url]);
  expect([...viewer.origins]).toEqual([server.url]);
  expect(server.askedFor()).toEqual([]);
});
