import { randomBytes } from 'node:crypto';
import { ENDPOINTS, type Feature, RESUMABLE_BYTES } from '@waypost/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { ONE_PIXEL } from '../src/files/pictures.ts';
import { clickAlong, openWater, tabTo, toolboxOf, toPagePoint, waitToDraw } from '../src/map/drawing.ts';
import { PATIENT } from '../src/map/panel.ts';
import { openWithoutMap } from '../src/map/without-map.ts';
import { enterDemo, leave } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

let server: RunningServer;
let browser: Browser;
let editor: Visitor;
let viewer: Visitor;
let page: Page;
let demo: DemoPlaces;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('plain');
  editor = await openVisitor(browser, server.url, { width: 1200, height: 760 });
  viewer = await openWithoutMap(browser, server.url);
  page = editor.page;
  await enterDemo(page, 'editor');
  await enterDemo(viewer.page, 'viewer');
  demo = await findDemoPlaces(page);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  // Upload connections are cut on purpose.
  expect(editor?.complaints.filter((text) => !text.includes('ERR_CONNECTION_RESET'))).toEqual([]);
  expect(viewer?.complaints).toEqual([]);
});

/** The feature of the open page, as on the server. */
async function getOpenFeature(on: Page): Promise<Feature> {
  await on.waitForURL(/\/features\/[^/?]+(\?|$)/);
  const code = /\/features\/([^/?]+)/.exec(on.url())?.[1] ?? '';
  const client = await clientOf(on);
  return client.call(ENDPOINTS.features.getFeature, { params: { code } });
}

/** The number at the start of a measure, in its own unit. */
const toNumber = (text: string) => Number(/[\d.,]+/.exec(text)?.[0].replaceAll(',', ''));

test('by pointer: a line is drawn, measured as on the server, saved, and seen by a colleague', async () => {
  await viewer.page.goto(`${demo.projectPath}/home`);
  await viewer.page.getByText(/^\s*1,200\s+features$/).waitFor();
  await openWater(page, demo.projectPath, go);
  await page.getByRole('button', { name: 'Create a feature' }).click();
  const toolbox = toolboxOf(page);
  await toolbox.getByText('Start drawing or search').waitFor();
  await toolbox.getByRole('button', { name: 'Line' }).click();
  await waitToDraw(page);
  await clickAlong(page, [
    [60, 200],
    [180, 260],
    [240, 400],
  ]);
  await toolbox.getByText(/ km$/).waitFor();
  await clickAlong(page, [[240, 400]]);
  const row = toolbox.getByRole('button', { name: /^New line/ });
  const measure = toNumber((await row.innerText()).replace('New line', ''));
  await toolbox.getByLabel('Name').fill('Drift line');
  await toolbox.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Drift line' }).waitFor();
  const { geometry, properties } = await getOpenFeature(page);
  expect(geometry).toMatchObject({ type: 'LineString', coordinates: { length: 3 } });
  // The text has three significant digits.
  expect(Math.abs(measure / ((properties.length_m ?? 0) / 1000) - 1)).toBeLessThan(0.006);
  await expect.poll(() => toolbox.count()).toBe(0);
  await viewer.page
    .getByRole('link', { name: /Drift line/ })
    .first()
    .waitFor(PATIENT);
});

test('by pointer: an area with a hole is drawn, edited and saved', async () => {
  await openWater(page, demo.projectPath, go);
  await page.keyboard.press('a');
  await waitToDraw(page);
  await clickAlong(page, [
    [60, 190],
    [260, 190],
    [260, 400],
    [60, 400],
    [60, 190],
  ]);
  const toolbox = toolboxOf(page);
  const row = toolbox.getByRole('button', { name: /^New area/ });
  const whole = toNumber((await row.innerText()).replace('New area', ''));
  await toolbox.getByRole('button', { name: 'Coordinates', exact: true }).click();
  await toolbox.getByRole('button', { name: 'Draw a hole' }).click();
  await clickAlong(page, [
    [120, 240],
    [200, 240],
    [200, 330],
    [120, 240],
  ]);
  await toolbox.getByText('Hole 1').waitFor();
  const rest = toNumber((await row.innerText()).replace('New area', ''));
  expect(rest).toBeLessThan(whole);

  // A corner is dragged away and restored by undo.
  const [from, to] = [await toPagePoint(page, [260, 400]), await toPagePoint(page, [300, 470])];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await expect
    .poll(async () => toNumber((await row.innerText()).replace('New area', '')))
    .toBeGreaterThan(rest);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => toNumber((await row.innerText()).replace('New area', ''))).toBe(rest);
  await page.mouse.click(from.x, from.y, { button: 'right' });
  await expect.poll(() => toolbox.getByLabel(/^Coordinates of vertex/).count()).toBe(6);
  await page.keyboard.press('Control+z');

  await toolbox.getByLabel('Name').fill('Closed water');
  await toolbox.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Closed water' }).waitFor();
  await expect.poll(() => toolbox.count()).toBe(0);
  const { geometry, properties } = await getOpenFeature(page);
  expect(geometry).toMatchObject({ type: 'Polygon', coordinates: [{ length: 5 }, { length: 4 }] });
  expect(Math.abs(rest / ((properties.area_m2 ?? 0) / 1e6) - 1)).toBeLessThan(0.006);
});

/** Degrees of longitude per pixel at zoom 9. */
const DEGREES_PER_PX = 360 / (512 * 2 ** 9);
/** How far an arrow key moves the map. */
const KEY_PX = 100;

test('by keyboard: a line is drawn along the way of the map, and a point placed at its middle', async () => {
  await openWater(page, demo.projectPath, go);
  const middle = () => Number(new URL(page.url()).searchParams.get('center_lng'));
  await page.keyboard.press('l');
  const toolbox = toolboxOf(page);
  await toolbox.getByText('Space places a vertex at the cross, Enter finishes.', { exact: false }).waitFor();
  await waitToDraw(page);
  const before = middle();
  await page.keyboard.press('Space');
  await toolbox.getByText('1 vertex').waitFor();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => Math.round((middle() - before) / DEGREES_PER_PX)).toBe(KEY_PX);
  await page.keyboard.press('Space');
  await toolbox.getByText(/ km$/).waitFor();
  await page.keyboard.press('Enter');
  await toolbox.getByLabel('Name').fill('Leg to the east');
  await toolbox.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Leg to the east' }).waitFor();
  const { geometry } = await getOpenFeature(page);
  const [[west = 0] = [], [east = 0] = []] = geometry.type === 'LineString' ? geometry.coordinates : [];
  expect(Math.round((east - west) / DEGREES_PER_PX)).toBe(KEY_PX);

  await openWater(page, demo.projectPath, go);
  await page.keyboard.press('p');
  await toolbox.getByText('Enter places the point at the cross.', { exact: false }).waitFor();
  await waitToDraw(page);
  const there = middle();
  await page.keyboard.press('Enter');
  await toolbox.getByLabel('Name').fill('Mark');
  await toolbox.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mark' }).waitFor();
  const { geometry: point } = await getOpenFeature(page);
  expect(point.type === 'Point' && Math.abs((point.coordinates[0] ?? 0) - there)).toBeLessThan(0.001);
});

test('arrow keys move a vertex, and the next point snaps to it', async () => {
  await openWater(page, demo.projectPath, go);
  await page.keyboard.press('l');
  await waitToDraw(page);
  await clickAlong(page, [
    [80, 200],
    [220, 300],
  ]);
  await page.keyboard.press('Enter');
  const toolbox = toolboxOf(page);
  await toolbox.getByRole('button', { name: /^New line/ }).waitFor();
  const fold = toolbox.getByRole('button', { name: 'Coordinates', exact: true });
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  const readVertex = async (number: number) =>
    (await toolbox.getByLabel(`Coordinates of vertex ${number}`).inputValue()).split(', ').map(Number);
  const [lat = 0, lng = 0] = await readVertex(2);
  const vertex = toolbox.getByRole('button', { name: /^Vertex 2:/ });
  await vertex.press('ArrowRight');
  await vertex.press('Shift+ArrowUp');
  await expect.poll(async () => (await readVertex(2))[0]).toBeGreaterThan(lat);
  const [stepped = 0, east = 0] = await readVertex(2);
  expect((east - lng) / DEGREES_PER_PX).toBeCloseTo(1, 1);
  // Ten pixels, each of which is fewer degrees of latitude farther north.
  expect((stepped - lat) / DEGREES_PER_PX / Math.cos((lat * Math.PI) / 180)).toBeCloseTo(10, 0);

  const first = await readVertex(1);
  await toolbox.getByRole('button', { name: 'Point', exact: true }).click();
  await waitToDraw(page);
  await clickAlong(page, [[86, 205]]);
  await toolbox.getByRole('button', { name: /^New point/ }).waitFor();
  await expect.poll(() => readVertex(1)).toEqual(first);
  // With a tool in hand, too.
  await toolbox.getByRole('button', { name: 'Line', exact: true }).click();
  await toolbox.getByRole('button', { name: 'Reset' }).click();
  await toolbox.getByText('Start drawing or search').waitFor();
  await toolbox.getByRole('button', { name: 'Close the toolbox' }).click();
});

test('a self-intersecting area is refused with a message, and the draft survives a reload', async () => {
  await openWater(page, demo.projectPath, go);
  await page.keyboard.press('a');
  await waitToDraw(page);
  await clickAlong(page, [
    [80, 200],
    [280, 400],
    [280, 200],
    [80, 400],
  ]);
  await page.keyboard.press('Enter');
  const toolbox = toolboxOf(page);
  await toolbox
    .getByRole('alert')
    .getByText(/crosses itself at the mark/)
    .waitFor();
  expect(await toolbox.getByRole('button', { name: /^New area/ }).count()).toBe(0);
  await toolbox.getByRole('button', { name: 'Finish' }).waitFor();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Enter');
  await toolbox.getByRole('button', { name: /^New area/ }).waitFor();
  await toolbox.getByLabel('Name').fill('Not finished');
  await page.waitForTimeout(600);
  await page.reload();
  await toolbox.getByRole('button', { name: /^Not finished/ }).waitFor();
  expect(await toolbox.getByLabel('Name').inputValue()).toBe('Not finished');
  await page.goto('/projects/create');
  await page.getByRole('button', { name: 'Go on with your drawing' }).waitFor();
  expect(await toolbox.count()).toBe(0);
  await page.getByRole('button', { name: 'Go on with your drawing' }).click();
  expect(await toolbox.getByLabel('Name').inputValue()).toBe('Not finished');
  // That it does not come back is seen with the next load, in the last test.
  await toolbox.getByRole('button', { name: 'Reset' }).click();
  await toolbox.getByText('Start drawing or search').waitFor();
  await toolbox.getByRole('button', { name: 'Close the toolbox' }).click();
});

test('by keyboard: a polygon around a bay is drawn and saved as a report', async () => {
  // After a load, since the toolbox stays as it was unfolded.
  await go(page, `${demo.projectPath}/home?center_lat=28.2&center_lng=-114.4&zoom=9`);
  await page.getByRole('button', { name: 'Create a feature' }).waitFor();
  await page.keyboard.press('a');
  await toolboxOf(page).waitFor();
  await tabTo(page, 'Coordinates', 30);
  await page.keyboard.press('Enter');
  await tabTo(page, 'New vertex');
  const bay = [
    '28.17, -114.32',
    '28° 12′ 0″ N, 114° 25′ 12″ W',
    '28° 16.2′ N, 114° 21.6′ W',
    '28.26 -114.30',
  ];
  for (const vertex of bay) {
    await page.keyboard.type(vertex);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Enter');
  await toolboxOf(page)
    .getByRole('button', { name: /^New area/ })
    .waitFor();
  await tabTo(page, 'Name');
  await page.keyboard.type('Vizcaíno Bay');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Vizcaíno Bay' }).waitFor();
  const { geometry } = await getOpenFeature(page);
  expect(geometry.type).toBe('Polygon');
  const [ring = []] = geometry.type === 'Polygon' ? geometry.coordinates : [];
  expect(ring.map(([lng = 0, lat = 0]) => [lng.toFixed(2), lat.toFixed(2)].join())).toEqual([
    '-114.32,28.17',
    '-114.42,28.20',
    '-114.36,28.27',
    '-114.30,28.26',
    '-114.32,28.17',
  ]);
});

test('a template requires its fields, and a phone’s photograph is saved with the report', async () => {
  await openWater(page, demo.projectPath, go);
  await page.getByRole('button', { name: 'Create a feature' }).click();
  const toolbox = toolboxOf(page);
  await toolbox.getByRole('button', { name: 'Gillnet report' }).click();
  await waitToDraw(page);
  await clickAlong(page, [[150, 300]]);
  const name = toolbox.getByLabel('Name');
  expect(await name.inputValue()).toBe('Gillnet report');
  expect(await name.getAttribute('readonly')).not.toBeNull();
  await toolbox.locator('input[type=file]').setInputFiles({
    name: 'net.png',
    mimeType: 'image/png',
    buffer: ONE_PIXEL,
  });
  await toolbox.getByRole('img', { name: 'net.png' }).waitFor();
  await toolbox.getByRole('button', { name: 'Save' }).click();
  const { properties } = await getOpenFeature(page);
  expect(properties.template_name).toBe('Gillnet report');
  expect(properties.resources.length).toBeGreaterThan(0);
});

test('a saved feature is edited on its page, by coordinates and in its texts', async () => {
  await openWater(page, demo.projectPath, go);
  await page.keyboard.press('p');
  await waitToDraw(page);
  await clickAlong(page, [[150, 300]]);
  await toolboxOf(page).getByLabel('Name').fill('Buoy adrift');
  await toolboxOf(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Buoy adrift' }).waitFor();
  await page.getByRole('button', { name: 'Edit' }).click();
  const field = page.getByLabel('Coordinates of vertex 1');
  await field.fill('91, 10');
  await field.press('Enter');
  await page.getByText('Latitude must be less than or equal to 90.').waitFor();
  await field.fill('21.05, -111.95');
  await field.press('Enter');
  await page.locator('#panel').getByLabel('Name').fill('Buoy anchored');
  await page.locator('#panel').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Buoy anchored' }).waitFor();
  const { geometry } = await getOpenFeature(page);
  expect(geometry).toEqual({ type: 'Point', coordinates: [-111.95, 21.05] });
});

test('on a phone, by touch: an area is drawn, described, photographed, saved and opened', async () => {
  const visitor = await openVisitor(browser, server.url, { width: 390, height: 844, isPhone: true });
  const phone = visitor.page;
  await enterDemo(phone, 'editor');
  await openWater(phone, demo.projectPath);
  await phone.getByRole('button', { name: 'Create a feature' }).tap();
  const toolbox = toolboxOf(phone);
  await toolbox.getByRole('button', { name: 'Area' }).tap();
  await waitToDraw(phone);
  for (const place of [
    [90, 120],
    [290, 130],
    [200, 260],
    [90, 120],
  ] as const) {
    const { x, y } = await toPagePoint(phone, place);
    await phone.touchscreen.tap(x, y);
    await phone.waitForTimeout(400);
  }
  await toolbox.getByRole('button', { name: /^New area.*(km²|ha)/ }).waitFor();
  await toolbox.getByLabel('Name').fill('Seen from the boat');
  await toolbox.getByLabel('Description').fill('Calm water');
  const chooser = phone.waitForEvent('filechooser');
  await toolbox.getByRole('button', { name: 'Add images' }).tap();
  await (await chooser).setFiles({
    name: 'sea.png',
    mimeType: 'image/png',
    buffer: ONE_PIXEL,
  });
  await toolbox.getByRole('img', { name: 'sea.png' }).waitFor();
  await toolbox.getByRole('button', { name: 'Save' }).tap();
  await phone.getByRole('heading', { level: 1, name: 'Seen from the boat' }).waitFor();
  await phone.getByText('Calm water').waitFor();
  await phone.getByRole('button', { name: /^Open .*sea\.png/ }).tap();
  await phone.getByRole('dialog').getByRole('img').first().waitFor();
  await phone.keyboard.press('Escape');
  const { geometry, properties } = await getOpenFeature(phone);
  expect(geometry).toMatchObject({ type: 'Polygon', coordinates: [{ length: 4 }] });
  expect(properties.resources).toHaveLength(1);
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
});

test('an interrupted upload of a large photograph resumes after a reload', async () => {
  const bytes = Buffer.concat([ONE_PIXEL, randomBytes(RESUMABLE_BYTES)]);
  let pieces = 0;
  await page.route('**/uploads/**', (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    pieces += 1;
    return pieces > 2 ? route.abort('connectionreset') : route.continue();
  });
  await openWater(page, demo.projectPath, go);
  await page.getByRole('button', { name: 'Create a feature' }).click();
  const toolbox = toolboxOf(page);
  await toolbox.getByRole('button', { name: 'Point' }).first().click();
  await waitToDraw(page);
  await clickAlong(page, [[200, 300]]);
  const form = toolbox.getByRole('form', { name: 'Feature' });
  await form.getByLabel('Name').fill('Whale bones');
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: 'bones.png', mimeType: 'image/png', buffer: bytes });
  await form.getByRole('img', { name: 'bones.png' }).waitFor();
  await form.getByRole('button', { name: 'Save' }).click();
  // The report is saved at once; its large picture follows.
  await page.getByRole('heading', { name: 'Whale bones' }).waitFor();
  await page.getByText('Uploading bones.png').waitFor();
  await expect.poll(() => pieces).toBeGreaterThan(2);
  const { code, resources } = (await getOpenFeature(page)).properties;
  expect(resources).toEqual([]);
  const offsets: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  });
  const there = page.url();
  await leave(page);
  // The connection returns only now, so that no attempt of the previous page succeeded.
  await page.unroute('**/uploads/**');
  await page.goto(there);
  await page.getByRole('button', { name: 'Create a feature' }).waitFor();
  await page.getByRole('button', { name: 'Open bones.png' }).waitFor(PATIENT);
  expect(offsets[0]).toBe(4 * 1024 * 1024);
  const [file] = (await getOpenFeature(page)).properties.resources;
  const kept = await (await clientOf(page)).call(ENDPOINTS.resources.getResource, {
    params: { code, uuid: file?.uuid ?? '' },
  });
  expect(Buffer.from(kept).equals(bytes)).toBe(true);
});
