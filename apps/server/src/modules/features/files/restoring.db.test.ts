import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS, MAX_RESOURCES, TRASH_DAYS } from '@waypost/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { makePicture } from '../../../../test/pictures/picture.ts';
import { putProjectMember } from '../../projects/index.ts';

const { organizations, projects, resources } = ENDPOINTS;
const features = { ...ENDPOINTS.features, ...ENDPOINTS.featureHistory };
const DAY_MS = 86_400_000;

let app: TestApp;
let ana: Person;
let ben: Person;
let project_id: number;
let org_id: number;
let code: string;
let width = 20;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  ben = await app.createPerson('Ben Marsh');
  const body = { organization_name: 'Costa Viva' };
  org_id = (await ana.client.call(organizations.createOrganization, { body })).organization_id;
  const made = await ana.client.call(projects.createProject, { params: { org_id }, body: { name: 'Reef' } });
  project_id = made.project_id;
  await app.database.transaction((tx) =>
    putProjectMember(tx, project_id, ben.memberId, 'project_viewer', false),
  );
});
afterAll(() => app.close());
beforeEach(async () => {
  code = await create();
});

const create = async () =>
  (
    await ana.client.call(features.createFeature, {
      query: { project_id },
      body: { feature: { name: 'Buoy', geometry: { type: 'Point', coordinates: [-110.3, 24.1] } } },
    })
  ).properties.code;
/** A photograph with unique bytes. */
const photograph = () => {
  width += 1;
  return makePicture({ width });
};
async function add(file: File, to = code): Promise<string> {
  const uuid = crypto.randomUUID();
  await ana.client.call(resources.addResource, { params: { code: to }, query: { uuid }, files: [file] });
  return uuid;
}
const remove = (uuid: string) => ana.client.call(resources.removeResource, { params: { code, uuid } });
const restore = (uuid: string, who = ana) =>
  who.client.call(resources.restoreResource, { params: { code, uuid } });
const uuids = async () =>
  (await ana.client.call(features.getFeature, { params: { code } })).properties.resources.map(
    (one) => one.uuid,
  );
const entries = async () =>
  (await ana.client.call(features.getHistory, { params: { code }, query: {} })).entries;
async function isKept(file: File): Promise<boolean> {
  const digest = createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');
  return existsSync(join(app.config.storageDir, digest.slice(0, 2), digest));
}
const purgeAfter = (days: number) =>
  app.services.featureTrash.purge(new Date(Date.now() + days * DAY_MS)).then(() => undefined);

test('a removed photograph is restored to its position, byte for byte', async () => {
  const photo = await photograph();
  const [first, second] = [await add(photo), await add(await photograph())];
  await ana.client.call(resources.orderResources, { params: { code }, body: { uuids: [second, first] } });
  await remove(second);
  await remove(first);
  expect(await uuids()).toEqual([]);
  expect((await entries())[0]).toMatchObject({ action: 'file_removed', removed_resource: first });
  const back = await restore(first.toUpperCase());
  expect(back).toMatchObject({ uuid: first, file_name: photo.name });
  const bytes = await ana.client.call(resources.getResource, { params: { code, uuid: first } });
  expect(new Uint8Array(bytes)).toEqual(new Uint8Array(await photo.arrayBuffer()));
  expect((await entries()).slice(0, 2)).toMatchObject([
    {
      action: 'file_restored',
      removed_resource: null,
      version: 1,
      changes: [{ field: 'files', old: [], new: [photo.name] }],
    },
    // It is restored already, so it is not offered again.
    { action: 'file_removed', removed_resource: null },
  ]);
  await restore(second);
  expect(await uuids()).toEqual([second, first]);
  await expect(restore(second)).rejects.toMatchObject({ status: 404 });
});

test('a photograph can be removed and restored repeatedly and concurrently', async () => {
  const uuid = await add(await photograph());
  for (let round = 0; round < 2; round += 1) {
    await remove(uuid);
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => restore(uuid)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await uuids()).toEqual([uuid]);
  }
  const { properties } = await ana.client.call(features.getFeature, { params: { code } });
  expect(properties.has_resources).toBe(true);
});

test('a removed photograph is kept for the retention period, and longer while its bytes are referenced', async () => {
  const [own, shared] = [await photograph(), await photograph()];
  const [gone, alike] = [await add(own), await add(shared)];
  await add(shared, await create());
  await remove(gone);
  await remove(alike);
  await purgeAfter(TRASH_DAYS - 1);
  expect([await isKept(own), await isKept(shared)]).toEqual([true, true]);
  expect((await entries()).filter((one) => one.removed_resource !== null)).toHaveLength(2);
  await purgeAfter(TRASH_DAYS + 1);
  expect([await isKept(own), await isKept(shared)]).toEqual([false, true]);
  expect((await entries()).filter((one) => one.removed_resource !== null)).toEqual([]);
  await expect(restore(gone)).rejects.toMatchObject({ status: 404 });
});

test('a removed photograph is purged with its feature and with its project', async () => {
  const [ofFeature, ofProject] = [await photograph(), await photograph()];
  await remove(await add(ofFeature));
  await ana.client.call(features.deleteFeature, { params: { code } });
  const other = await ana.client.call(projects.createProject, { params: { org_id }, body: { name: 'Cove' } });
  const made = await ana.client.call(features.createFeature, {
    query: { project_id: other.project_id },
    body: { feature: { name: 'Net', geometry: { type: 'Point', coordinates: [1, 2] } } },
  });
  code = made.properties.code;
  await remove(await add(ofProject));
  await ana.client.call(projects.deleteProject, { params: { org_id, project_id: other.project_id } });
  const later = new Date(Date.now() + (TRASH_DAYS + 1) * DAY_MS);
  await app.services.projectTrash.purge(later);
  await app.services.featureTrash.purge(later);
  expect([await isKept(ofFeature), await isKept(ofProject)]).toEqual([false, false]);
});

test('restoring needs the right to add files, a feature below its file limit, and an unused name', async () => {
  const photo = await photograph();
  const uuid = await add(photo);
  await expect(restore(uuid)).rejects.toMatchObject({ status: 404 });
  await remove(uuid);
  await expect(restore(uuid, ben)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(restore('photo')).rejects.toMatchObject({ status: 404 });
  // The same name, uploaded once more.
  await ana.client.call(resources.addResource, { params: { code }, query: { uuid }, files: [photo] });
  await expect(restore(uuid)).rejects.toMatchObject({ code: 'resource_uuid_reused' });
  await remove(uuid);
  for (let count = 0; count < MAX_RESOURCES; count += 1) await add(photo);
  await expect(restore(uuid)).rejects.toMatchObject({ issues: [{ path: 'params.uuid' }] });
  expect(await uuids()).toHaveLength(MAX_RESOURCES);
});
