import { readFile } from 'node:fs/promises';
import { ENDPOINTS, type LayerFeature } from '@waypost/contract';
import { decodeCsv } from '@waypost/geo';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import {
  chooseInMenu,
  chooseProject,
  countFeatures,
  eyeOf,
  getLayer,
  layerRow,
  openLayers,
  readTree,
} from '../src/map/layers.ts';
import { PATIENT, readTotal, totalOf } from '../src/map/panel.ts';
import { enterDemo, leave, replaceTokens, signUpAt } from '../src/people/arrive.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { makeAccount } from '../src/people/people.ts';
import { makeDataDir, type RunningServer, removeDataDir, startServer } from '../src/server/start-server.ts';

const GEAR = 'Illegal gear, all projects';
const FOLDER = 'Evidence for the port';
/** Over three projects, which have features of it each. */
const PLOTS = 'Mangrove plots, both lagoons';
const HABITAT = ['1 Habitat', `2 ${PLOTS}`];
const IMAGERY = [
  '1 Imagery',
  '2 PlanetScope, newest month',
  '2 PlanetScope, by quarter',
  '2 La Paz inlet from above',
  '2 Magdalena from above',
  '2 Loreto from above',
  '2 Canopy of El Mogote',
  '2 Drone survey, La Paz inlet',
  '1 Radar, La Ventana',
];
const DEMO_TREE = ['1 Patrol', `2 ${GEAR}`, `2 ${FOLDER}`, ...HABITAT, ...IMAGERY];

let server: RunningServer;
let browser: Browser;
let admin: Visitor;
let editor: Visitor;
let demo: DemoPlaces;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('none');
  [admin, editor] = [await openVisitor(browser, server.url), await openVisitor(browser, server.url)];
  await enterDemo(admin.page, 'admin');
  await enterDemo(editor.page, 'editor');
  demo = await findDemoPlaces(admin.page);
  // The first account of an installation is a super user, who sees everything.
  await signUpAt(server.url, makeAccount('Inés Sol'));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  for (const visitor of [admin, editor]) expect(visitor?.complaints).toEqual([]);
});

/** Opens a page for a new account. @returns it, and the address of the account. */
async function openAccount(name: string): Promise<Visitor & { readonly email: string }> {
  const visitor = await openVisitor(browser, server.url);
  const account = makeAccount(name);
  await replaceTokens(visitor.page, await signUpAt(server.url, account));
  return { ...visitor, email: account.email };
}

/** Accepts the invite that was last sent to an address. */
async function acceptInvite({ page, email }: Visitor & { readonly email: string }): Promise<void> {
  const ours = await clientOf(admin.page);
  const outbox = await ours.call(ENDPOINTS.invites.getOutbox, { params: { org_id: demo.organizationId } });
  const message = outbox.messages.find(({ recipient }) => recipient === email);
  const uuid = new URL(message?.link ?? '').pathname.replace('/invite/', '');
  await (await clientOf(page)).call(ENDPOINTS.invites.acceptInvite, { params: { uuid } });
}

/** A member of the organization who may read one project. */
async function openColleague(name: string, project: string): Promise<Visitor> {
  const colleague = await openAccount(name);
  const { email } = colleague;
  const ours = await clientOf(admin.page);
  const org_id = demo.organizationId;
  await ours.call(ENDPOINTS.invites.createOrganizationInvite, {
    params: { org_id },
    body: { fullname: name, email, role: 'org_member' },
  });
  await acceptInvite(colleague);
  const projects = await ours.call(ENDPOINTS.projects.listProjects, { params: { org_id } });
  const { project_id = 0 } = projects.find(({ project_name }) => project_name === project) ?? {};
  await ours.call(ENDPOINTS.projects.addProjectMember, {
    params: { org_id, project_id },
    body: { email, role_name: 'project_viewer' },
  });
  return colleague;
}

/** Creates a layer without its form. */
async function createLayer(page: Page, name: string, type: number, layer: object = {}): Promise<string> {
  const client = await clientOf(page);
  const { code } = await client.call(ENDPOINTS.layers.createLayer, {
    params: { org_id: demo.organizationId },
    body: { name, type, layer },
  });
  return code;
}

async function deleteLayer(page: Page, code: string): Promise<void> {
  const client = await clientOf(page);
  const params = { org_id: demo.organizationId, layer_id: code };
  await client.call(ENDPOINTS.layers.deleteLayer, { params });
}

/** All features of a layer that the person of the page may read. */
async function listFeatures(page: Page, name: string): Promise<LayerFeature[]> {
  const client = await clientOf(page);
  const params = { org_id: demo.organizationId, layer_id: (await getLayer(page, demo, name)).code };
  const features: LayerFeature[] = [];
  for (;;) {
    const query = { limit: 200, offset: features.length };
    const batch = await client.call(ENDPOINTS.layerFeatures.listLayerFeatures, { params, query });
    features.push(...batch.features);
    if (batch.features.length === 0 || features.length >= batch.total) return features;
  }
}

/** The projects that the person of the page may read. */
async function listProjectIds(page: Page): Promise<number[]> {
  const client = await clientOf(page);
  const params = { org_id: demo.organizationId };
  const projects = await client.call(ENDPOINTS.projects.listProjects, { params });
  return projects.map(({ project_id }) => project_id);
}

const EMPTY_FOLDER = { data: { feature_ids: [] } };

const inputOf = (page: Page, name: string) => page.getByRole('textbox', { name });

test('a layer is created, filtered, faded, renamed, moved and deleted, and a colleague sees each at once', async () => {
  const { page } = editor;
  await openLayers(admin.page, demo, '', go);
  await openLayers(page, demo, '', go);
  await page.getByRole('link', { name: 'Add Layer' }).click();
  await inputOf(page, 'Name').fill('Night sightings');
  await chooseProject(page, 'Sea turtle nests 2026');
  await page.getByRole('button', { name: 'Create layer' }).click();
  await page.getByText('Layer created successfully').waitFor(PATIENT);
  // Its page is open, with what the project has.
  await page.getByRole('heading', { name: 'Night sightings' }).waitFor(PATIENT);
  await page.getByText('Reports (420)').waitFor(PATIENT);
  await expect.poll(() => readTree(page), PATIENT).toEqual(['1 Night sightings', ...DEMO_TREE]);
  await expect.poll(() => readTree(admin.page), PATIENT).toEqual(['1 Night sightings', ...DEMO_TREE]);
  // It is on the map of who made it, and on nobody else’s.
  expect(await eyeOf(page, 'Night sightings').getAttribute('aria-pressed')).toBe('true');
  expect(await eyeOf(admin.page, 'Night sightings').getAttribute('aria-pressed')).toBe('false');

  await page.getByRole('tab', { name: 'Filter' }).click();
  await page.getByRole('checkbox', { name: 'Only Public' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Filter saved').waitFor(PATIENT);
  const open = await countFeatures(page, demo, 'Night sightings');
  expect(open).toBeGreaterThan(0);
  expect(open).toBeLessThan(420);
  await page.getByRole('tab', { name: 'Data' }).click();
  await page.getByRole('heading', { name: `Reports (${open})` }).waitFor(PATIENT);

  await page.getByRole('slider', { name: 'Opacity' }).fill('72');
  await expect
    .poll(async () => (await getLayer(admin.page, demo, 'Night sightings')).opacity, PATIENT)
    .toBe(0.72);
  // Each layer that was switched here is what newcomers see, and nobody else’s map changes.
  await eyeOf(page, GEAR).click();
  await expect
    .poll(async () => (await getLayer(admin.page, demo, GEAR)).properties.visible, PATIENT)
    .toBe(false);
  expect(await eyeOf(admin.page, GEAR).getAttribute('aria-pressed')).toBe('true');
  await eyeOf(page, GEAR).click();
  await expect
    .poll(async () => (await getLayer(admin.page, demo, GEAR)).properties.visible, PATIENT)
    .toBe(true);

  await chooseInMenu(page, 'Night sightings', 'Rename');
  await inputOf(page, 'Name').fill('Night work');
  await page.getByRole('button', { name: 'Save' }).click();
  await layerRow(admin.page, 'Night work').waitFor(PATIENT);

  await chooseInMenu(page, 'Night work', 'Move to…');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Group' }).click();
  await page.getByRole('option', { name: 'Habitat' }).click();
  await dialog.getByRole('combobox', { name: 'Place' }).click();
  await page.getByRole('option', { name: 'Below Mangrove plots, both lagoons' }).click();
  await dialog.getByRole('button', { name: 'Move' }).click();
  const moved = [...DEMO_TREE.slice(0, 5), '2 Night work', ...IMAGERY];
  await expect.poll(() => readTree(page), PATIENT).toEqual(moved);
  await expect.poll(() => readTree(admin.page), PATIENT).toEqual(moved);

  await chooseInMenu(page, 'Night work', 'Delete');
  await page.getByText(/^Are you sure you want to delete this layer\?/).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Layer deleted').waitFor(PATIENT);
  await expect.poll(() => readTree(admin.page), PATIENT).toEqual(DEMO_TREE);
});

/** The names and points of the features in a CSV, sorted, as our own import reads them. */
async function readCsv(path: string): Promise<string[]> {
  const decoded = await decodeCsv({ name: 'layer.csv', bytes: await readFile(path) });
  if (!decoded.ok) throw new Error('The file is not readable.');
  return decoded.features.map(({ geometry, properties }) => toPlace(properties.name, geometry)).toSorted();
}

/** A name and, of a point, where it is to a metre. */
const toPlace = (name: string, geometry: { type: string; coordinates?: unknown } | null) =>
  geometry?.type === 'Point'
    ? `${name} ${(geometry.coordinates as number[]).map((degrees) => degrees.toFixed(5)).join(' ')}`
    : name;

test('a member of one project sees and downloads what they may read', async () => {
  const { page, context, complaints } = await openColleague('Elena Cruz', 'La Paz inlet');
  const all = await listFeatures(admin.page, PLOTS);
  const projects = new Set(all.map(({ properties }) => properties.project_id));
  expect(projects.size).toBe(3);
  const readable = await listProjectIds(page);
  expect([...projects].filter((id) => !readable.includes(id))).toHaveLength(2);
  const granted = all.filter(
    ({ properties }) => properties.shared || readable.includes(properties.project_id),
  );
  const count = granted.length;
  await openLayers(page, demo, '', go);
  await layerRow(page, PLOTS).getByText(String(count), { exact: true }).waitFor(PATIENT);
  await layerRow(page, PLOTS).getByRole('link').click();
  await page.getByRole('heading', { name: `Reports (${count})` }).waitFor(PATIENT);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Mangrove-plots-both-lagoons-.*\.csv$/);
  const rows = granted.map(({ properties, geometry }) => toPlace(properties.name, geometry));
  expect(await readCsv(await file.path())).toEqual(rows.toSorted());
  await page.getByText('Download successful').waitFor(PATIENT);
  expect(all.length).toBeGreaterThan(count);
  expect(count).toBeGreaterThan(granted.filter(({ properties }) => properties.shared).length);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a list of features is saved to a new folder, one more from its page, and taken out again', async () => {
  const { page } = editor;
  await go(page, `${demo.projectPath}/home`);
  await totalOf(page).filter({ hasText: '1,200' }).waitFor(PATIENT);
  await page.getByRole('button', { name: 'Save to Folder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save to Folder' });
  await dialog.getByRole('combobox', { name: 'Folder' }).click();
  await page.getByRole('option', { name: 'New folder' }).click();
  await dialog.getByLabel('Name').fill('All of the coast');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Features added successfully').waitFor(PATIENT);
  await page.getByText('1,200 features are now in the folder.').waitFor();
  expect(await readTotal(page)).toBe(1_200);
  expect(await countFeatures(page, demo, 'All of the coast')).toBe(1_200);

  await page.getByRole('list', { name: 'Features' }).getByRole('link').first().click();
  // The list has a button of this name too.
  await page.getByRole('list', { name: 'Features' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Save to Folder' }).click();
  await dialog.getByRole('combobox', { name: 'Folder' }).click();
  await page.getByRole('option', { name: 'All of the coast' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('All of them were there already.').waitFor(PATIENT);

  await openLayers(page, demo, '', go);
  await layerRow(page, 'All of the coast').getByRole('link').click();
  await page.getByRole('heading', { name: 'Features (1,200)' }).waitFor(PATIENT);
  await page
    .getByRole('button', { name: /^Take .* out of the folder$/ })
    .first()
    .click();
  // A toast stays for six seconds, or as long as it has the focus.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.getByRole('heading', { name: 'Features (1,199)' }).waitFor(PATIENT);
  await undo.press('Enter');
  await page.getByRole('heading', { name: 'Features (1,200)' }).waitFor(PATIENT);
  // The last rows are loaded when they come into view.
  await page.locator('#panel-content').evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
  await page
    .getByRole('listitem')
    .and(page.locator('[aria-posinset="1200"]'))
    .getByRole('button')
    .first()
    .waitFor(PATIENT);
  await deleteLayer(page, (await getLayer(page, demo, 'All of the coast')).code);
});

const TALL = { width: 1440, height: 2_900 };

/** Drags a layer to a place above, below or in another one. */
async function drag(page: Page, name: string, onto: string, where: 'above' | 'below' | 'into') {
  const [from, to] = [layerRow(page, name), layerRow(page, onto)];
  const height = (await to.boundingBox())?.height ?? 0;
  const y = { above: 3, into: height / 2, below: height - 3 }[where];
  await from.dragTo(to, { sourcePosition: { x: 90, y: 18 }, targetPosition: { x: 120, y } });
}

/** The rows of some layers, in order. */
async function readRows(page: Page, ...names: string[]): Promise<string[]> {
  return (await readTree(page)).filter((row) => names.some((name) => row.endsWith(` ${name}`)));
}

test('sixty layers in groups are moved by pointer and keyboard, while a colleague moves some too', async () => {
  const { page } = editor;
  for (const visitor of [admin, editor]) await leave(visitor.page);
  for (let index = 30; index > 0; index -= 1) {
    if (index % 10 === 0) await createLayer(page, `Group ${index / 10}`, 100);
    await createLayer(page, `Layer ${index}`, 5, EMPTY_FOLDER);
    await createLayer(page, `Copy ${index}`, 5, EMPTY_FOLDER);
  }
  // Only rows in view are rendered.
  for (const one of [page, admin.page]) {
    await one.setViewportSize(TALL);
    await openLayers(one, demo);
    await expect.poll(() => readTree(one), PATIENT).toHaveLength(77);
  }
  await drag(page, 'Copy 3', 'Copy 1', 'above');
  await expect.poll(() => readRows(page, 'Copy 1', 'Copy 3'), PATIENT).toEqual(['1 Copy 3', '1 Copy 1']);
  await drag(page, 'Copy 1', 'Layer 2', 'below');
  await expect.poll(() => readRows(page, 'Copy 1', 'Layer 2'), PATIENT).toEqual(['1 Layer 2', '1 Copy 1']);
  await drag(page, 'Layer 9', 'Group 1', 'into');
  await expect.poll(() => readRows(page, 'Group 1', 'Layer 9'), PATIENT).toEqual(['1 Group 1', '2 Layer 9']);
  await drag(page, 'Group 2', 'Group 1', 'into');
  await drag(page, 'Layer 8', 'Group 2', 'into');
  await expect
    .poll(() => readRows(page, 'Group 1', 'Group 2', 'Layer 8', 'Layer 9'), PATIENT)
    .toEqual(['1 Group 1', '2 Group 2', '3 Layer 8', '2 Layer 9']);

  const press = async (of: Page, name: string, ...keys: string[]) => {
    await layerRow(of, name).focus();
    for (const key of keys) await of.keyboard.press(key);
  };
  await press(page, 'Layer 11', 'Alt+ArrowUp');
  await expect
    .poll(() => readRows(page, 'Group 1', 'Copy 11', 'Layer 11'), PATIENT)
    .toEqual(['1 Group 1', '1 Layer 11', '1 Copy 11']);
  await press(page, 'Layer 11', 'Alt+ArrowRight');
  await expect
    .poll(() => readRows(page, 'Group 1', 'Copy 11', 'Layer 11'), PATIENT)
    .toEqual(['1 Group 1', '2 Layer 11', '1 Copy 11']);

  // Both at once, each with the tree as it was before the other’s move.
  await Promise.all([
    drag(page, 'Layer 5', 'Layer 4', 'above'),
    drag(admin.page, 'Layer 4', 'Layer 6', 'below'),
  ]);
  await Promise.all([
    press(page, 'Layer 25', 'Alt+ArrowUp', 'Alt+ArrowUp'),
    press(admin.page, 'Copy 25', 'Alt+ArrowDown', 'Alt+ArrowDown'),
  ]);
  await expect
    .poll(
      async () => JSON.stringify(await readTree(page)) === JSON.stringify(await readTree(admin.page)),
      PATIENT,
    )
    .toBe(true);
  expect(await readTree(page)).toHaveLength(77);
});
