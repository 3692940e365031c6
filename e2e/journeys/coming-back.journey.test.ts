import type { HttpClient } from '@waypost/client';
import { type AreaGeometry, ENDPOINTS } from '@waypost/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visitor } from '../src/browser/browser.ts';
import { go } from '../src/browser/visit.ts';
import { watchRequests } from '../src/browser/watch-requests.ts';
import { makePlacedPng, ONE_PIXEL } from '../src/files/pictures.ts';
import { clientOf, type DemoPlaces, findDemoPlaces } from '../src/people/demo.ts';
import { type DemoPair, openDemoPair } from '../src/people/demo-pair.ts';

const { featureHistory, features, projects, resources, templates } = ENDPOINTS;

let pair: DemoPair;
let admin: Visitor;
let editor: Visitor;
let page: Page;
let demo: DemoPlaces;
let client: HttpClient;
/** A concurrent change by another person. */
let others: HttpClient;

beforeAll(async () => {
  pair = await openDemoPair();
  ({ admin, editor } = pair);
  page = admin.page;
  demo = await findDemoPlaces(page);
  client = await clientOf(page);
  others = await clientOf(editor.page);
});
afterAll(async () => {
  await pair?.close();
  expect(editor?.complaints).toEqual([]);
  // Each rejected edit is a 409, which the browser logs.
  expect(admin?.complaints.filter((text) => !text.includes('409'))).toEqual([]);
});

async function create(files: File[] = []) {
  const made = await client.call(features.createFeature, {
    query: { project_id: demo.projectId },
    body: { feature: { name: 'Buoy', geometry: { type: 'Point', coordinates: [-112.4, 21.4] } } },
    files,
  });
  return made.properties;
}
const read = (code: string) => client.call(features.getFeature, { params: { code } });
async function openHistory(code: string): Promise<void> {
  await page.goto(`${demo.projectPath}/features/${code}`);
  await page.getByText('History', { exact: true }).click();
  await page.getByText('Created', { exact: true }).last().waitFor();
}

test('a removed photograph is restored from the history', async () => {
  const photo = new File([Uint8Array.from(ONE_PIXEL)], 'buoy.png', { type: 'image/png' });
  const { code, resources: files } = await create([photo]);
  await client.call(resources.removeResource, { params: { code, uuid: files[0]?.uuid ?? '' } });
  await openHistory(code);
  await page.getByRole('button', { name: 'Restore the removed file' }).click();
  await page.getByText('buoy.png is back').waitFor();
  await page.getByText('File restored').waitFor();
  await page.getByRole('button', { name: 'Restore the removed file' }).waitFor({ state: 'detached' });
  expect((await read(code)).properties.resources.map((one) => one.file_name)).toEqual(['buoy.png']);
});

test('a photograph added to a point offers its position', async () => {
  const { code } = await create();
  await page.goto(`${demo.projectPath}/features/${code}/edit`);
  await page.getByLabel('Name').waitFor();
  const photo = { name: 'pier.png', mimeType: 'image/png', buffer: makePlacedPng() };
  await page.locator('form input[type=file]').setInputFiles(photo);
  await page.getByText('pier.png was taken at').waitFor();
  await page.getByRole('button', { name: 'Use this position' }).click();
  await page.getByText('pier.png was taken at').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Buoy' }).waitFor();
  const saved = await read(code);
  expect(saved.geometry).toEqual({ type: 'Point', coordinates: [-110.5, 24.5] });
  expect(saved.properties.resources.map((one) => one.file_name)).toEqual(['pier.png']);
});

test('restoring a version over a concurrent edit asks again and names its author', async () => {
  const { code } = await create();
  const change = (feature: { name?: string; description?: string }) =>
    others.call(features.updateFeature, { params: { code }, body: { feature } });
  await change({ name: 'Renamed buoy' });
  await openHistory(code);
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('gets the fields and the geometry it had then').waitFor();
  await change({ description: 'Seen from the pier' });
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await dialog.getByText('changed this feature meanwhile; it is at version 3 now').waitFor();
  expect((await read(code)).properties).toMatchObject({ name: 'Renamed buoy', version: 3 });
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await page.getByText('Version 1 restored').first().waitFor();
  expect((await read(code)).properties).toMatchObject({ name: 'Buoy', description: '', version: 4 });
});

test('Undo restores a boundary deleted from its page', async () => {
  const toSquare = (lng: number): AreaGeometry => ({
    type: 'Polygon',
    coordinates: [
      [
        [lng, 21],
        [lng + 1, 21],
        [lng + 1, 22],
        [lng, 21],
      ],
    ],
  });
  const org_id = demo.organizationId;
  const made = await client.call(projects.createProject, {
    params: { org_id },
    body: { name: 'Outlined lagoon', geometry: toSquare(-113) },
  });
  const { project_id, paired_feature_code: code } = made;
  const path = `/organizations/${org_id}/projects/${project_id}`;
  // The map requests the boundary, and again for the event of its creation: after its deletion there would be none.
  const isAtRest = watchRequests(page);
  await page.goto(`${path}/features/${code}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).waitFor();
  await isAtRest();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Outlined lagoon restored').waitFor();
  const boundary = await client.call(projects.getProjectBoundary, { params: { project_id } });
  expect(boundary.properties.code).toBe(code);
  // A replaced boundary is in the trash, and is distinguishable from reports there.
  const params = { org_id, project_id };
  await client.call(projects.updateProject, { params, body: { geometry: toSquare(-115) } });
  await go(page, `${path}/trash`);
  await page.getByText('Boundary of its project').waitFor();
  await page.getByRole('button', { name: 'Restore Outlined lagoon' }).click();
  await page.getByText('The trash is empty').waitFor();
  expect(await client.call(features.getFeaturesTotal, { params: { project_id } })).toBe(1);
  const { total } = await client.call(featureHistory.listDeletedFeatures, { params: { project_id } });
  expect(total).toBe(0);
});

test('a template saved concurrently is shown beside the draft', async () => {
  const made = await client.call(templates.createTemplate, {
    params: { project_id: demo.projectId },
    body: { name: 'Net check', geometry_type: 'Point' },
  });
  const params = { project_id: demo.projectId, template_id: made.id };
  await go(page, `${demo.projectPath}/templates`);
  await page.getByRole('button', { name: 'Edit Net check' }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Net check, mine');
  await client.call(templates.updateTemplate, { params, body: { name: 'Net check, theirs' } });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Somebody else saved this template').waitFor();
  expect(await name.inputValue()).toBe('Net check, mine');
  await dialog.getByRole('button', { name: 'Show the newer one' }).click();
  expect(await name.inputValue()).toBe('Net check, theirs');
  await dialog.getByRole('button', { name: 'Back to what I wrote' }).click();
  expect(await name.inputValue()).toBe('Net check, mine');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  const listed = await client.call(templates.listTemplates, { params: { project_id: demo.projectId } });
  expect(listed.find(({ id }) => id === made.id)).toMatchObject({ name: 'Net check, mine', version: 3 });
});
