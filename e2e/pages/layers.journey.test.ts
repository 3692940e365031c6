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
  treeOf,
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
let viewer: Visitor;
let demo: DemoPlaces;

beforeAll(async () => {
  server = await startServer(await makeDataDir('demo'), { SANDBOX: 'on' });
  browser = await launchBrowser('none');
  [admin, editor, viewer] = [
    await openVisitor(browser, server.url),
    await openVisitor(browser, server.url),
    await openVisitor(browser, server.url),
  ];
  await enterDemo(admin.page, 'admin');
  await enterDemo(editor.page, 'editor');
  await enterDemo(viewer.page, 'viewer');
  demo = await findDemoPlaces(admin.page);
  // The first account of an installation is a super user, who sees everything.
  await signUpAt(server.url, makeAccount('Inés Sol'));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await removeDataDir(server?.dataDir);
  for (const visitor of [admin, editor, viewer]) expect(visitor?.complaints).toEqual([]);
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

/** A person who was invited to one project and not to the organization. */
async function openGuest(name: string): Promise<Visitor> {
  const guest = await openAccount(name);
  const body = {
    project_id: demo.projectId,
    name,
    email: guest.email,
    role_name: 'project_viewer' as const,
  };
  await (await clientOf(admin.page)).call(ENDPOINTS.invites.createProjectInvite, { body });
  await acceptInvite(guest);
  return guest;
}

/** A member of the organization who may read one project at most. */
async function openColleague(
  name: string,
  role: 'org_member' | 'org_viewer',
  project?: string,
): Promise<Visitor> {
  const colleague = await openAccount(name);
  const { email } = colleague;
  const ours = await clientOf(admin.page);
  const org_id = demo.organizationId;
  await ours.call(ENDPOINTS.invites.createOrganizationInvite, {
    params: { org_id },
    body: { fullname: name, email, role },
  });
  await acceptInvite(colleague);
  if (project === undefined) return colleague;
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

test('the tree shows groups and counts, and remembers which groups are closed', async () => {
  const { page } = viewer;
  await openLayers(page, demo, '', go);
  expect(await readTree(page)).toEqual(DEMO_TREE);
  await page.getByText('11 layers').waitFor();
  const count = await countFeatures(page, demo, GEAR);
  await layerRow(page, GEAR).getByText(String(count), { exact: true }).waitFor(PATIENT);

  await page.getByRole('button', { name: 'Collapse Patrol' }).click();
  expect(await readTree(page)).toEqual(['1 Patrol', ...HABITAT, ...IMAGERY]);
  await page.reload();
  await treeOf(page).waitFor(PATIENT);
  expect(await readTree(page)).toHaveLength(12);
  await layerRow(page, 'Patrol').focus();
  await page.keyboard.press('ArrowRight');
  expect(await readTree(page)).toEqual(DEMO_TREE);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: GEAR }).waitFor(PATIENT);
});

test('a viewer reads layers and cannot change them', async () => {
  const { page } = viewer;
  await openLayers(page, demo, '', go);
  expect(await page.getByRole('link', { name: 'Add Layer' }).count()).toBe(0);
  await layerRow(page, GEAR).hover();
  await page.getByRole('button', { name: `Actions for ${GEAR}` }).click();
  await page.getByRole('menuitem', { name: 'Copy tile address' }).waitFor(PATIENT);
  expect(await page.getByRole('menuitem').count()).toBe(1);
  await page.keyboard.press('Escape');
  await layerRow(page, GEAR).getByRole('link').click();
  await page.getByText('You see the features of projects that you may read.').waitFor(PATIENT);
  expect(await page.getByRole('radio', { name: 'For everybody' }).count()).toBe(0);
  await page.getByRole('tab', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Project' }).waitFor(PATIENT);
  expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0);
  await page.getByRole('tab', { name: 'Data' }).click();
});

test('a person who only belongs to a project sees no layers', async () => {
  const guest = await openGuest('Paula Ríos');
  await go(guest.page, `${demo.projectPath}/home`);
  await totalOf(guest.page).waitFor(PATIENT);
  const pane = guest.page.getByRole('complementary', { name: 'Projects pane' });
  await pane.getByRole('heading', { name: 'Projects' }).waitFor();
  expect(await pane.getByText('Layers', { exact: true }).count()).toBe(0);
  await go(guest.page, `/organizations/${demo.organizationId}/layers`);
  await guest.page.getByText('Only members of the organization see its layers.').waitFor(PATIENT);
  expect(guest.complaints).toEqual([]);
  await guest.context.close();
});

test('a layer is created, renamed, moved and deleted, and a colleague sees each at once', async () => {
  const { page } = editor;
  await openLayers(admin.page, demo, '', go);
  await openLayers(page, demo, '', go);
  await page.getByRole('link', { name: 'Add Layer' }).click();
  await page.getByRole('button', { name: 'Create layer' }).click();
  await page.getByText('Name is required').waitFor();
  await page.getByText('At least one project must be selected').waitFor();
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

test('layers are moved by keyboard: among others, into a group and out of it', async () => {
  const { page } = editor;
  await openLayers(page, demo, '', go);
  const press = async (name: string, key: string) => {
    await layerRow(page, name).focus();
    await page.keyboard.press(key);
  };
  await press('Habitat', 'Alt+ArrowUp');
  const swapped = [...HABITAT, ...DEMO_TREE.slice(0, 3), ...IMAGERY];
  await expect.poll(() => readTree(page), PATIENT).toEqual(swapped);
  await press('Patrol', 'Alt+ArrowRight');
  await expect
    .poll(() => readTree(page), PATIENT)
    .toEqual(['1 Habitat', '2 Patrol', `3 ${GEAR}`, `3 ${FOLDER}`, `2 ${PLOTS}`, ...IMAGERY]);
  // The focus stays with the row.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Patrol');
  await press('Patrol', 'Alt+ArrowLeft');
  await expect.poll(() => readTree(page), PATIENT).toEqual(swapped);
  await press('Patrol', 'Alt+ArrowUp');
  await expect.poll(() => readTree(page), PATIENT).toEqual(DEMO_TREE);
});

test('without a project, the timeline has the features of the layers that are on', async () => {
  const { page } = editor;
  await openLayers(page, demo, '', go);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  for (const name of [GEAR, FOLDER, PLOTS]) await timeline.getByText(name).waitFor(PATIENT);
  await eyeOf(page, FOLDER).click();
  await timeline.getByText(FOLDER).waitFor({ state: 'hidden' });
  await eyeOf(page, FOLDER).click();
  await timeline.getByText(FOLDER).waitFor(PATIENT);
  await timeline.getByRole('button', { name: '24h' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.has('start_date')).toBe(true);
  await timeline.getByRole('button', { name: 'Show all times' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.has('start_date')).toBe(false);
});

test('a refused move is put back with the reason', async () => {
  const { page } = editor;
  await openLayers(page, demo, '', go);
  await page.route('**/layers/*/place', (route) =>
    route.fulfill({ status: 409, json: { code: 'layer_too_deep', message: '', detail: '', request_id: '' } }),
  );
  await layerRow(page, 'Habitat').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByText('Groups can be nested 8 deep.').waitFor(PATIENT);
  await expect.poll(() => readTree(page), PATIENT).toEqual(DEMO_TREE);
  await page.unroute('**/layers/*/place');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  editor.complaints.splice(0);
});

const TALL = { width: 1440, height: 2_900 };
const USUAL = { width: 1440, height: 900 };

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
  const codes: string[] = [];
  for (const visitor of [admin, editor, viewer]) await leave(visitor.page);
  for (let index = 30; index > 0; index -= 1) {
    if (index % 10 === 0) codes.push(await createLayer(page, `Group ${index / 10}`, 100));
    codes.push(await createLayer(page, `Layer ${index}`, 5, EMPTY_FOLDER));
    codes.push(await createLayer(page, `Copy ${index}`, 5, EMPTY_FOLDER));
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
  for (const one of [page, admin.page]) {
    await leave(one);
    await one.setViewportSize(USUAL);
  }
  for (const code of codes) await deleteLayer(page, code);
});

test('what is on is one’s own: it stands in the address, is kept, and a link shows it', async () => {
  const { page } = viewer;
  await openLayers(page, demo);
  await page.waitForURL(/[?&]layers=\d+(-[\da-f]{8}){7}/);
  const all = page.url();
  await eyeOf(page, GEAR).click();
  await page.waitForURL(/[?&]layers=\d+(-[\da-f]{8}){6}(&|$)/);
  const { code } = await getLayer(page, demo, GEAR);
  await expect.poll(async () => (await getLayer(page, demo, GEAR)).choice.bottom, PATIENT).toBe(false);
  expect((await getLayer(page, demo, GEAR)).properties.visible).toBe(true);
  expect(new URL(page.url()).searchParams.get('layers')).not.toContain(code.slice(-8));

  await openLayers(page, demo);
  await page.waitForURL(/[?&]layers=/);
  expect(await eyeOf(page, GEAR).getAttribute('aria-pressed')).toBe('false');
  await page.goto(all);
  await treeOf(page).waitFor(PATIENT);
  await expect.poll(() => eyeOf(page, GEAR).getAttribute('aria-pressed'), PATIENT).toBe('true');
  // A link changes nothing that was chosen.
  expect((await getLayer(page, demo, GEAR)).choice.bottom).toBe(false);
});

test('what an editor switches is what newcomers see, and switches nobody else’s map', async () => {
  await openLayers(admin.page, demo, '', go);
  await openLayers(editor.page, demo, '', go);
  await eyeOf(editor.page, 'Mangrove plots, both lagoons').click();
  await expect
    .poll(
      async () => (await getLayer(admin.page, demo, 'Mangrove plots, both lagoons')).properties.visible,
      PATIENT,
    )
    .toBe(false);
  // The event has come: the list was loaded anew.
  await expect
    .poll(() => eyeOf(admin.page, 'Mangrove plots, both lagoons').getAttribute('aria-pressed'), PATIENT)
    .toBe('true');
  await eyeOf(editor.page, 'Mangrove plots, both lagoons').click();
  await expect
    .poll(
      async () => (await getLayer(admin.page, demo, 'Mangrove plots, both lagoons')).properties.visible,
      PATIENT,
    )
    .toBe(true);
});

test('in a comparison each map has its own layers', async () => {
  const { page } = viewer;
  await openLayers(page, demo, '?compare=dark');
  const top = treeOf(page).getByRole('button', { name: `Visibility of ${FOLDER}: Top` });
  const bottom = treeOf(page).getByRole('button', { name: `Visibility of ${FOLDER}: Bottom` });
  await top.click();
  await expect.poll(() => top.getAttribute('aria-pressed'), PATIENT).toBe('false');
  expect(await bottom.getAttribute('aria-pressed')).toBe('true');
  await page.waitForURL(/[?&]layers_top=\d+(-[\da-f]{8}){6}(&|$)/);
  await expect.poll(async () => (await getLayer(page, demo, FOLDER)).choice.top, PATIENT).toBe(false);
  await layerRow(page, FOLDER).focus();
  await page.keyboard.press('Shift+Space');
  await expect.poll(async () => (await getLayer(page, demo, FOLDER)).choice.top, PATIENT).toBe(true);
});

test('opacity is chosen by slider and by number, and a refused one is put back', async () => {
  const { page } = editor;
  await openLayers(page, demo, '', go);
  await layerRow(page, GEAR).getByRole('link').click();
  const slider = page.getByRole('slider', { name: 'Opacity' });
  const number = page.getByRole('spinbutton', { name: 'Opacity in percent' });
  await slider.fill('72');
  expect(await number.inputValue()).toBe('72');
  await expect.poll(async () => (await getLayer(page, demo, GEAR)).opacity, PATIENT).toBe(0.72);
  await number.fill('100');
  await expect.poll(async () => (await getLayer(page, demo, GEAR)).opacity, PATIENT).toBe(1);
  await page.route('**/layers/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await slider.fill('10');
  await page.getByText('Failed to update layer opacity').waitFor(PATIENT);
  await expect.poll(() => slider.inputValue(), PATIENT).toBe('100');
  await page.unroute('**/layers/*');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  editor.complaints.splice(0);
});

test('an opacity for oneself is remembered, fades nobody else’s map, and follows on one’s other pages', async () => {
  const page = editor.page;
  const ofViewer = viewer.page;
  for (const one of [page, ofViewer]) {
    await openLayers(one, demo, '', go);
    await layerRow(one, GEAR).getByRole('link').click();
  }
  const sliderOf = (one: Page) => one.getByRole('slider', { name: 'Opacity' });
  await sliderOf(ofViewer).fill('40');
  await expect.poll(async () => (await getLayer(ofViewer, demo, GEAR)).choice.opacity, PATIENT).toBe(0.4);
  await sliderOf(page).fill('65');
  await expect.poll(async () => (await getLayer(page, demo, GEAR)).opacity, PATIENT).toBe(0.65);
  await page.getByText('Only for me', { exact: true }).click();
  await sliderOf(page).fill('20');
  await expect.poll(async () => (await getLayer(page, demo, GEAR)).choice.opacity, PATIENT).toBe(0.2);
  await ofViewer.reload();
  await expect.poll(() => sliderOf(ofViewer).inputValue(), PATIENT).toBe('40');

  const client = await clientOf(ofViewer);
  const { code } = await getLayer(ofViewer, demo, GEAR);
  const params = { org_id: demo.organizationId, layer_id: code };
  await client.call(ENDPOINTS.layers.chooseOpacity, { params, body: { opacity: 0.5 } });
  await expect.poll(() => sliderOf(ofViewer).inputValue(), PATIENT).toBe('50');
  await ofViewer.getByRole('button', { name: 'As for everybody' }).click();
  await expect.poll(() => sliderOf(ofViewer).inputValue(), PATIENT).toBe('65');

  await page.getByText('For everybody', { exact: true }).click();
  await expect.poll(() => sliderOf(page).inputValue(), PATIENT).toBe('65');
  await sliderOf(page).fill('100');
  await expect.poll(async () => (await getLayer(page, demo, GEAR)).opacity, PATIENT).toBe(1);
  expect((await getLayer(page, demo, GEAR)).choice.opacity).toBeNull();
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

test('an administrator, a member of one project and a viewer each see and download what they may read', async () => {
  const member = await openColleague('Elena Cruz', 'org_member', 'La Paz inlet');
  const outsider = await openColleague('Tomás Gil', 'org_viewer');
  const all = await listFeatures(admin.page, PLOTS);
  const projects = new Set(all.map(({ properties }) => properties.project_id));
  expect(projects.size).toBe(3);
  const readable = await listProjectIds(member.page);
  expect([...projects].filter((id) => !readable.includes(id))).toHaveLength(2);
  const open = all.filter(({ properties }) => properties.shared);
  const granted = all.filter(
    ({ properties }) => properties.shared || readable.includes(properties.project_id),
  );
  for (const [{ page }, expected] of [
    [admin, all],
    [member, granted],
    [outsider, open],
  ] as const) {
    const count = expected.length;
    await openLayers(page, demo, '', go);
    await layerRow(page, PLOTS).getByText(String(count), { exact: true }).waitFor(PATIENT);
    await layerRow(page, PLOTS).getByRole('link').click();
    await page.getByRole('heading', { name: `Reports (${count})` }).waitFor(PATIENT);
    await page.getByText('You see the features of projects that you may read.').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^Mangrove-plots-both-lagoons-.*\.csv$/);
    const rows = expected.map(({ properties, geometry }) => toPlace(properties.name, geometry));
    expect(await readCsv(await file.path())).toEqual(rows.toSorted());
    await page.getByText('Download successful').waitFor(PATIENT);
  }
  expect(all.length).toBeGreaterThan(granted.length);
  expect(granted.length).toBeGreaterThan(open.length);
  expect(open.length).toBeGreaterThan(0);
  for (const { context, complaints } of [member, outsider]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});

/** Saves the filter. The message of an earlier one stays for six seconds, so that it says nothing of this one. */
async function saveFilter(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/collected-data'), PATIENT);
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await answer).ok()).toBe(true);
  await page.getByText('Filter saved').waitFor(PATIENT);
}

test('a filter is saved over several projects, and drops templates that the projects do not offer', async () => {
  const { page } = editor;
  const code = await createLayer(page, 'Filtered', 4, { data: {} });
  await openLayers(page, demo, '', go);
  await layerRow(page, 'Filtered').getByRole('link').click();
  await page.getByRole('button', { name: 'Choose projects' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('At least one project must be selected').waitFor();
  const choose = async (field: string, option: string) => {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: option }).first().click();
    await page.keyboard.press('Tab');
  };
  await choose('Project', 'Illegal gear patrol');
  await choose('Templates', 'Gillnet');
  await choose('Geometry Type', 'Point');
  await saveFilter(page);
  const narrow = await countFeatures(page, demo, 'Filtered');
  expect(narrow).toBeGreaterThan(0);
  await page.getByRole('tab', { name: 'Data' }).click();
  await page.getByRole('heading', { name: `Reports (${narrow})` }).waitFor(PATIENT);

  await page.getByRole('tab', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Project' }).focus();
  await page.keyboard.press('Backspace');
  await choose('Project', 'Mangrove restoration');
  // What was changed stays while another tab is open.
  await page.getByRole('tab', { name: 'Data' }).click();
  await page.getByRole('heading', { name: `Reports (${narrow})` }).waitFor(PATIENT);
  await page.getByRole('tab', { name: 'Filter' }).click();
  await page.getByText('Mangrove restoration', { exact: true }).first().waitFor();
  await expect.poll(() => page.getByText('Gillnet', { exact: true }).count(), PATIENT).toBe(0);
  await saveFilter(page);
  await deleteLayer(page, code);
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

test('folders that cannot be loaded, and features that cannot be added, are reported', async () => {
  const { page } = editor;
  // Anew, without the folders that were loaded before.
  await page.goto(`${demo.projectPath}/home`);
  await totalOf(page).filter({ hasText: '1,200' }).waitFor(PATIENT);
  await page.route('**/layers/all/static', (route) => route.abort());
  await page.getByRole('button', { name: 'Save to Folder' }).click();
  await page.getByText('Could not load available static layers').waitFor(PATIENT);
  await page.unroute('**/layers/all/static');
  await page.reload();
  await page.route('**/static/filtered**', (route) => route.abort());
  await page.getByRole('button', { name: 'Save to Folder' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText(/^Could not add features to static layer/).waitFor(PATIENT);
  await page.unroute('**/static/filtered**');
  editor.complaints.splice(0);
});

test('a layer without features says why there are none', async () => {
  const { page } = editor;
  await createLayer(page, 'Empty folder', 5, EMPTY_FOLDER);
  await openLayers(page, demo, '', go);
  await layerRow(page, 'Empty folder').getByRole('link').click();
  await page.getByText('No features found for this static layer.').waitFor(PATIENT);
  await page.getByRole('tab', { name: 'Filter' }).click();
  await page.getByText("This layer doesn't support filters").waitFor();
  const { code } = await getLayer(page, demo, GEAR);
  const path = `/organizations/${demo.organizationId}/layers/${code}`;
  await go(page, `${path}?start_date=1990-01-01T00%3A00%3A00Z&end_date=1990-02-01T00%3A00%3A00Z`);
  await page.getByText('No features found for the selected filters and date range.').waitFor(PATIENT);
  await deleteLayer(page, (await getLayer(page, demo, 'Empty folder')).code);
});

test('a layer, a filter, a list and a file that fail are reported, and work again afterwards', async () => {
  const { page } = editor;
  const close = () => page.getByRole('alert').getByRole('button', { name: 'Close', exact: true }).click();
  // Anew, without the features that were loaded before.
  await openLayers(page, demo);
  await page.route(/\/layers\/[^/]+\/features(\?|\/csv)/, (route) => route.abort());
  await layerRow(page, GEAR).getByRole('link').click();
  await page.getByText('Error loading features').waitFor(PATIENT);
  await page.getByText('Failed to fetch features for the layer').waitFor();
  await page.unrouteAll();
  // The map, which this browser lacks, has one too.
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { name: /^Reports \(\d/ }).waitFor(PATIENT);

  await page.route('**/features/csv**', (route) => route.abort());
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await page.getByText('Failed to download CSV file').waitFor(PATIENT);
  await close();

  await page.getByRole('tab', { name: 'Filter' }).click();
  await page.getByRole('checkbox', { name: 'Only Public' }).check();
  await page.route('**/collected-data', (route) => route.abort());
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Failed to save filter settings').waitFor(PATIENT);
  await close();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  expect(await page.getByRole('checkbox', { name: 'Only Public' }).isChecked()).toBe(false);

  await go(page, `/organizations/${demo.organizationId}/layers/create`);
  await inputOf(page, 'Name').fill('Refused');
  await chooseProject(page, 'Sea turtle nests 2026');
  await page.route(/\/org\/\d+\/layers$/, (route) => route.abort());
  await page.getByRole('button', { name: 'Create layer' }).click();
  await page.getByText('Error creating layer').waitFor(PATIENT);
  await close();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Create layer' }).click();
  await page.getByText('Layer created successfully').waitFor(PATIENT);
  await deleteLayer(page, (await getLayer(page, demo, 'Refused')).code);
  editor.complaints.splice(0);
});

test('a layer that was deleted leads back to the others', async () => {
  const { page } = viewer;
  await go(page, `/organizations/${demo.organizationId}/layers/01890000-0000-7000-8000-000000000000`);
  await page.getByText('Layer not found').waitFor(PATIENT);
  await page.getByRole('link', { name: 'All layers' }).click();
  await treeOf(page).waitFor(PATIENT);
});
