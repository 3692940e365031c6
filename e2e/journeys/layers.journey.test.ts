import { ENDPOINTS, type LayerFeature } from '@waypost/contract';
import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { pickFiles } from '../src/files/pick-files.ts';
import { waitToDraw } from '../src/map/drawing.ts';
import {
  chooseProject,
  countFeatures,
  eyeOf,
  getLayer,
  layerRow,
  openLayers,
  treeOf,
} from '../src/map/layers.ts';
import { mapOf, waitForMap } from '../src/map/map-picture.ts';
import { comparePictures, takeMapClip } from '../src/map/map-pixels.ts';
import { PATIENT, totalOf } from '../src/map/panel.ts';
import { ringOf } from '../src/map/ring.ts';
import { enterDemo, leave } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

/** The layers of the organization on the map. */

const GEAR = 'Illegal gear, all projects';
const FOLDER = 'Evidence for the port';
const PLOTS = 'Mangrove plots, both lagoons';

let server: RunningServer;
let browser: Browser;
let editor: Visitor;
let viewer: Visitor;
let page: Page;
let demo: DemoPlaces;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('plain');
  editor = await openVisitor(browser, server.url);
  viewer = await openVisitor(browser, server.url);
  page = editor.page;
  await enterDemo(page, 'editor');
  await enterDemo(viewer.page, 'viewer');
  demo = await findDemoPlaces(page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  for (const visitor of [editor, viewer]) expect(visitor?.complaints).toEqual([]);
});

/** Whether a request is for a tile of a layer. */
const isTileOf = (code: string) => (request: Request) =>
  new RegExp(`/tiles/layers/\\d+/${code}/\\d+/\\d+/\\d+\\?`).test(request.url());

const nextTileOf = (of: Page, code: string) => of.waitForRequest(isTileOf(code), PATIENT);

/** The features of a layer, newest first. */
async function listOf(name: string): Promise<readonly LayerFeature[]> {
  const { code } = await getLayer(page, demo, name);
  const client = await clientOf(page);
  const { features } = await client.call(ENDPOINTS.layerFeatures.listLayerFeatures, {
    params: { org_id: demo.organizationId, layer_id: code },
  });
  return features;
}

/** The newest feature of a layer that is a point, and that no layer of `others` draws too. */
async function findPoint(name: string, ...others: string[]): Promise<LayerFeature> {
  const drawn = new Set<string>();
  for (const other of others) for (const { properties } of await listOf(other)) drawn.add(properties.code);
  const point = (await listOf(name)).find(
    ({ geometry, properties }) => geometry?.type === 'Point' && !drawn.has(properties.code),
  );
  if (point === undefined) throw new Error(`“${name}” has no point.`);
  return point;
}

test('layers are drawn from tiles of their own, without what the project that stays on the map draws', async () => {
  const { code } = await getLayer(page, demo, PLOTS);
  const tile = nextTileOf(page, code);
  // All of its features are of that project.
  const gear = await getLayer(page, demo, GEAR);
  const doubled: string[] = [];
  page.on('request', (request) => {
    if (isTileOf(gear.code)(request)) doubled.push(request.url());
  });
  await page.goto(`${demo.projectPath}/home`);
  await totalOf(page).waitFor(PATIENT);
  const asked = await tile;
  expect((await asked.response())?.status()).toBeLessThan(300);
  expect(new URL(asked.url()).searchParams.get('beside')).toBe(String(demo.projectId));
  const chip = page.getByRole('region', { name: 'Layers that are on' });
  await chip.getByRole('button', { name: 'Layers (4)' }).click();
  await chip.getByText('Adds nothing here').first().waitFor(PATIENT);
  expect(doubled).toEqual([]);
  await page.getByRole('link', { name: 'Layers', exact: true }).click();
  await treeOf(page).waitFor(PATIENT);
  expect(await page.getByRole('region', { name: 'Map' }).first().getAttribute('data-project')).toBe(
    String(demo.projectId),
  );
  await page.getByRole('region', { name: 'Timeline' }).waitFor(PATIENT);
  // And back to where the project was.
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await page.waitForURL(`**${demo.projectPath}/home?*`);
});

test('a layer is switched on the map, faded, coloured, and follows the range of time', async () => {
  // The evidence may hold the newest report, which is another one at each time of the day.
  const { geometry } = await findPoint(GEAR, FOLDER);
  const [lng = 0, lat = 0] = geometry?.type === 'Point' ? geometry.coordinates : [];
  await openLayers(page, demo, `?center_lng=${lng}&center_lat=${lat}&zoom=14`);
  // Over open water the map has one colour.
  await mapOf(page).waitFor(PATIENT);
  const { code } = await getLayer(page, demo, GEAR);
  const map = await mapOf(page).boundingBox();
  if (map === null) throw new Error('There is no map.');
  const clip = { x: map.width / 2 - 12, y: map.height / 2 - 12, width: 24, height: 24 };
  const take = () => takeMapClip(page, clip);
  const differsFrom = (picture: string) => async () => comparePictures(page, picture, await take());
  await eyeOf(page, GEAR).click();
  await expect.poll(() => eyeOf(page, GEAR).getAttribute('aria-pressed'), PATIENT).toBe('false');
  await page.waitForTimeout(500);
  const empty = await take();
  const tile = nextTileOf(page, code);
  await eyeOf(page, GEAR).click();
  await tile;
  await expect.poll(differsFrom(empty), PATIENT).toBeGreaterThan(3);
  const full = await take();

  await layerRow(page, GEAR).getByRole('link').click();
  await page.getByRole('slider', { name: 'Opacity' }).fill('15');
  // The panel has opened beside the map, which keeps its centre.
  await page.getByRole('main').getByRole('link', { name: 'Layers', exact: true }).click();
  await expect.poll(differsFrom(full), PATIENT).toBeGreaterThan(2);
  const client = await clientOf(page);
  const params = { org_id: demo.organizationId, layer_id: code };
  await expect.poll(async () => (await getLayer(page, demo, GEAR)).opacity, PATIENT).toBe(0.15);
  await client.call(ENDPOINTS.layers.updateLayer, { params, body: { opacity: 1 } });
  await expect.poll(differsFrom(full), PATIENT).toBeLessThan(1);

  await layerRow(page, GEAR).getByRole('link').click();
  await page.getByRole('combobox', { name: 'Colours' }).click();
  await page.getByRole('option', { name: 'One colour' }).click();
  await page.getByRole('radio', { name: 'Green' }).check({ force: true });
  await page.getByRole('main').getByRole('link', { name: 'Layers', exact: true }).click();
  await expect.poll(differsFrom(full), PATIENT).toBeGreaterThan(2);
  await client.call(ENDPOINTS.layers.updateLayer, { params, body: { color_by: null } });
  await expect.poll(differsFrom(full), PATIENT).toBeLessThan(1);

  const ranged = nextTileOf(page, code);
  await page.goto(`${page.url()}&start_date=2020-01-01T00%3A00%3A00Z&end_date=2020-02-01T00%3A00%3A00Z`);
  const query = new URL((await ranged).url()).searchParams;
  expect(query.get('startDate')).toBe(String(Date.UTC(2020, 0, 1)));
  await expect.poll(differsFrom(empty), PATIENT).toBeLessThan(1);
});

test('a row flies to its feature and opens its popup, and so does a click on the map', async () => {
  const { properties } = await findPoint(GEAR);
  await openLayers(page, demo, '?center_lng=-110.3&center_lat=24.2&zoom=7');
  await waitForMap(page);
  await layerRow(page, GEAR).getByRole('link').click();
  const place = (await listOf(GEAR)).findIndex((one) => one.properties.code === properties.code);
  await page.getByRole('list', { name: 'Features of the layer' }).getByRole('button').nth(place).click();
  const popup = page.getByRole('dialog', { name: properties.name });
  await popup.waitFor(PATIENT);
  // The bundled map has nothing closer that would say where this is.
  await page.waitForURL(/[?&]zoom=11(&|$)/);
  await page.getByRole('heading', { name: GEAR }).hover();
  await ringOf(page).waitFor(PATIENT);
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  await ringOf(page).waitFor({ state: 'detached' });
  // It may be part of a cluster, which a click would zoom to.
  for (const zoom of [12, 13, 14]) {
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.waitForURL((url) => url.searchParams.get('zoom') === String(zoom));
  }
  const map = await mapOf(page).boundingBox();
  if (map === null) throw new Error('There is no map.');
  await expect
    .poll(async () => {
      await page.mouse.click(map.x + map.width / 2, map.y + map.height / 2);
      // One more click closes what this one is still opening.
      return popup.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      );
    }, PATIENT)
    .toBe(true);
  await popup.getByRole('button', { name: 'Save to Folder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save to Folder' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Features added successfully').waitFor(PATIENT);
  await popup.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('heading', { name: properties.name }).waitFor(PATIENT);
});

test('what a colleague records appears in a layer and on its map at once', async () => {
  await openLayers(viewer.page, demo);
  await waitForMap(viewer.page);
  await layerRow(viewer.page, GEAR).getByRole('link').click();
  const count = await countFeatures(viewer.page, demo, GEAR);
  await viewer.page.getByRole('heading', { name: `Reports (${count})` }).waitFor(PATIENT);
  const { code } = await getLayer(page, demo, GEAR);
  const { properties } = await findPoint(GEAR);
  const client = await clientOf(page);
  const feature = await client.call(ENDPOINTS.features.getFeature, { params: { code: properties.code } });
  const { project_id, template_id, template_name, data } = feature.properties;
  const name = template_name ?? '';
  const create = client.call(ENDPOINTS.features.createFeature, {
    query: { project_id },
    // The form has set the name.
    body: { feature: { name, geometry: feature.geometry, template_id, data } },
  });
  await Promise.all([create, nextTileOf(viewer.page, code)]);
  const list = viewer.page.getByRole('list', { name: 'Features of the layer' });
  await list.getByRole('button', { name }).first().waitFor(PATIENT);
  await viewer.page.getByRole('heading', { name: `Reports (${count + 1})` }).waitFor(PATIENT);
});

test('the maps of a comparison draw different layers', async () => {
  const [top, bottom] = [await getLayer(page, demo, GEAR), await getLayer(page, demo, PLOTS)];
  const short = ({ code }: { readonly code: string }) => code.slice(-8);
  const groups = await Promise.all(['Patrol', 'Habitat'].map((name) => getLayer(page, demo, name)));
  const of = (one: typeof top) => [demo.organizationId, ...[...groups, one].map(short)].join('-');
  const tiles: string[] = [];
  page.on('request', (request) => tiles.push(request.url()));
  await openLayers(page, demo, `?compare=dark&layers=${of(bottom)}&layers_top=${of(top)}`);
  await page.getByRole('separator', { name: 'Edge between the maps' }).waitFor(PATIENT);
  const has = ({ code }: { readonly code: string }) =>
    tiles.some((url) => url.includes(`${code}/`) && !url.includes('/state'));
  await expect.poll(() => has(top) && has(bottom), PATIENT).toBe(true);
  const { code } = await getLayer(page, demo, FOLDER);
  expect(tiles.some((url) => url.includes(`/${code}/`) && !url.includes('/state'))).toBe(false);
});

test('an area of interest is drawn as a rectangle, and the layer shows nothing outside of it', async () => {
  const { geometry } = await findPoint(GEAR);
  const [lng = 0, lat = 0] = geometry?.type === 'Point' ? geometry.coordinates : [];
  await page.goto(
    `/organizations/${demo.organizationId}/layers/create?center_lng=${lng}&center_lat=${lat}&zoom=13`,
  );
  await mapOf(page).waitFor(PATIENT);
  await page.getByRole('textbox', { name: 'Name' }).fill('Around one net');
  await page.getByRole('button', { name: 'Rectangle' }).click();
  await page.getByRole('complementary', { name: 'Area of interest' }).waitFor(PATIENT);
  await waitToDraw(page);
  const map = await mapOf(page).boundingBox();
  if (map === null) throw new Error('There is no map.');
  const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
  await page.mouse.click(x - 30, y - 30);
  await page.mouse.click(x + 30, y + 30);
  await page.getByRole('button', { name: 'Use the outline' }).click();
  await page.getByText(/^[\d,.]+ ha \([\d,.]+ km²\)/).waitFor(PATIENT);
  const { properties } = await findPoint(GEAR);
  const client = await clientOf(page);
  const projects = await client.call(ENDPOINTS.projects.listProjects, {
    params: { org_id: demo.organizationId },
  });
  const project = projects.find(({ project_id }) => project_id === properties.project_id);
  await chooseProject(page, project?.project_name ?? '');
  await page.getByRole('button', { name: 'Create layer' }).click();
  await page.getByText('Layer created successfully').waitFor(PATIENT);
  const layer = await getLayer(page, demo, 'Around one net');
  expect(layer.geometry?.type).toBe('Polygon');

  // Its page is open.
  await page.getByRole('tab', { name: 'Filter' }).click();
  await page.getByText(/^[\d,.]+ ha \([\d,.]+ km²\)/).waitFor(PATIENT);
  const count = await countFeatures(page, demo, 'Around one net');
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(project?.features_count ?? 0);

  // Fly To, which only layers with an area have.
  await layerRow(page, 'Around one net').hover();
  await page.getByRole('button', { name: 'Actions for Around one net' }).click();
  await page.getByRole('menuitem', { name: 'Fly To' }).click();
  await page.waitForURL((url) => Number(url.searchParams.get('zoom')) > 13);
});

test('an area of interest is a polygon, the view, the boundary of a project, a place or a file', async () => {
  // Only an administrator makes a project here.
  const admin = await openVisitor(browser, server.url);
  const { page } = admin;
  await enterDemo(page, 'admin');
  const client = await clientOf(page);
  const ring: [number, number][] = [
    [-110.6, 24.4],
    [-110.5, 24.4],
    [-110.5, 24.5],
    [-110.6, 24.4],
  ];
  const bounded = await client.call(ENDPOINTS.projects.createProject, {
    params: { org_id: demo.organizationId },
    body: { name: 'Bounded', geometry: { type: 'Polygon', coordinates: [ring] } },
  });
  await page.goto(
    `/organizations/${demo.organizationId}/layers/create?center_lng=-110.4&center_lat=24.3&zoom=9`,
  );
  await mapOf(page).waitFor(PATIENT);
  await page.getByRole('textbox', { name: 'Name' }).fill('An area');
  const chosen = page.getByRole('status').filter({ hasText: /[\d,.]+ ha \([\d,.]+ km²\)/ });
  const from = (source: string) => chosen.filter({ hasText: source }).waitFor(PATIENT);

  await page.getByRole('button', { name: 'Polygon' }).click();
  const tools = page.getByRole('complementary', { name: 'Area of interest' });
  await tools.waitFor(PATIENT);
  await waitToDraw(page);
  const map = await mapOf(page).boundingBox();
  if (map === null) throw new Error('There is no map.');
  const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
  for (const [dx, dy] of [
    [-30, -30],
    [30, -30],
    [30, 30],
    [-30, -30],
  ] as const)
    await page.mouse.click(x + dx, y + dy);
  await page.getByRole('button', { name: 'Use the outline' }).click();
  await from('Drawn');

  await page.getByRole('button', { name: 'Current view' }).click();
  await from('Current view');

  await page.getByRole('combobox', { name: 'Take the boundary of a project' }).click();
  await page.getByRole('option', { name: 'Bounded' }).click();
  await from('Bounded');

  await page.getByRole('combobox', { name: 'Search for country, city or place' }).fill('Costa Rica');
  await page
    .getByRole('option', { name: /^Costa Rica/ })
    .first()
    .click();
  await from('Costa Rica');

  const load = (name: string, text: string) =>
    pickFiles(page, { name, mimeType: 'application/geo+json', buffer: Buffer.from(text) }, /^File$/);
  await load('points.geojson', '{"type":"Point","coordinates":[1,2]}');
  await page.getByRole('alert').getByText('No features found in file').waitFor(PATIENT);
  // What was chosen before stays.
  await from('Costa Rica');
  await load('triangle.geojson', JSON.stringify({ type: 'Polygon', coordinates: [ring] }));
  await from('triangle.geojson');
  expect(await page.getByText('No features found in file').count()).toBe(0);

  await chooseProject(page, 'Bounded');
  await page.getByRole('button', { name: 'Create layer' }).click();
  await page.getByText('Layer created successfully').waitFor(PATIENT);
  const { code, geometry } = await getLayer(page, demo, 'An area');
  expect(geometry).toEqual({ type: 'Polygon', coordinates: [expect.toSatisfy((all) => all.length === 4)] });
  // Its page still asks for its features.
  await leave(page);
  await client.call(ENDPOINTS.layers.deleteLayer, {
    params: { org_id: demo.organizationId, layer_id: code },
  });
  await client.call(ENDPOINTS.projects.deleteProject, {
    params: { org_id: demo.organizationId, project_id: bounded.project_id },
  });
  expect(admin.complaints).toEqual([]);
  await admin.context.close();
});

test('a report of a layer shows its places on a picture of the base map', async () => {
  const client = await clientOf(page);
  const params = { org_id: demo.organizationId };
  const [report] = await client.call(ENDPOINTS.aiReports.listAiReports, { params });
  await go(page, `/organizations/${demo.organizationId}/reports/${report?.code}`);
  const places = page.getByRole('group', { name: 'Places with the most features' });
  const picture = places.locator('image');
  await picture.waitFor(PATIENT);
  const { width, colors } = await picture.evaluate(async (element) => {
    const image = new Image();
    image.src = element.getAttribute('href') ?? '';
    await image.decode();
    const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.naturalWidth, image.naturalHeight).data;
    return { width: image.naturalWidth, colors: new Set(new Uint32Array(data?.buffer ?? [])).size };
  });
  expect(width).toBe(1_280);
  // Water, land, the line between them, names: a blank map has one.
  expect(colors).toBeGreaterThan(12);
  await page.getByRole('article').getByText('Natural Earth, GeoNames').waitFor();
});

test('on a phone the tree is in the drawer, and the map above shows what is switched', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { code } = await getLayer(page, demo, GEAR);
  const tile = nextTileOf(page, code);
  await openLayers(page, demo, '?center_lng=-110.3&center_lat=24.2&zoom=7');
  await page.getByRole('heading', { name: 'Layers' }).waitFor(PATIENT);
  // The drawer covers the lower part of the map.
  const take = () => takeMapClip(page, { x: 0, y: 60, width: 390, height: 280 });
  await tile;
  await eyeOf(page, GEAR).click();
  await expect.poll(() => eyeOf(page, GEAR).getAttribute('aria-pressed'), PATIENT).toBe('false');
  await page.waitForTimeout(500);
  const empty = await take();
  await eyeOf(page, GEAR).click();
  await expect.poll(async () => comparePictures(page, empty, await take()), PATIENT).toBeGreaterThan(0.5);
  await layerRow(page, GEAR).getByRole('link').click();
  await page.getByRole('heading', { name: GEAR }).waitFor(PATIENT);
  await page.setViewportSize({ width: 1440, height: 900 });
});
