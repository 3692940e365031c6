import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ENDPOINTS, type FeatureCreateInput, type PictureSize } from '@waypost/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendRaw } from '../../../../test/app/raw-request.ts';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { FAKE_PICTURES } from '../../../../test/pictures/fake-pictures.ts';
import { SHORE, toHeicFile, withSize } from '../../../../test/pictures/heic.ts';
import { makePicture } from '../../../../test/pictures/picture.ts';

const { organizations, projects, resources, templates } = ENDPOINTS;
const features = { ...ENDPOINTS.features, ...ENDPOINTS.featureHistory };
const BUOY: FeatureCreateInput = { name: 'Buoy', geometry: { type: 'Point', coordinates: [-110.3, 24.1] } };

let app: TestApp;
let ana: Person;
let projectId: number;
let code: string;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  const { organization_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  const made = await ana.client.call(projects.createProject, {
    params: { org_id: organization_id },
    body: { name: 'Coast watch' },
  });
  projectId = made.project_id;
});
afterAll(() => app.close());
beforeEach(async () => {
  code = (await create(BUOY)).properties.code;
});

const create = (feature: FeatureCreateInput) =>
  ana.client.call(features.createFeature, { query: { project_id: projectId }, body: { feature } });
const read = () => ana.client.call(features.getFeature, { params: { code } });
const add = (file: File, uuid: string = crypto.randomUUID()) =>
  ana.client.call(resources.addResource, { params: { code }, query: { uuid }, files: [file] });

test('an image is stored byte for byte, and the version of the feature stays the same', async () => {
  const uuid = crypto.randomUUID();
  const picture = await makePicture({ format: 'jpeg', hasExif: true });
  const made = await add(picture, uuid);
  expect(made).toMatchObject({ uuid, media_type: 'image/jpeg', file_name: 'picture.jpeg' });
  expect((await read()).properties).toMatchObject({ has_resources: true, resources: [made], version: 1 });
  const bytes = await ana.client.call(resources.getResource, { params: { code, uuid } });
  expect(new Uint8Array(bytes)).toEqual(new Uint8Array(await picture.arrayBuffer()));
});

test('a HEIC image is stored byte for byte, rendered in each size, and must be valid', async () => {
  const uuid = crypto.randomUUID();
  const made = await add(toHeicFile('IMG_0147.HEIC'), uuid);
  expect(made).toMatchObject({ uuid, media_type: 'image/heic', file_name: 'IMG_0147.HEIC' });
  const { properties } = await read();
  expect(properties).toMatchObject({ has_resources: true, resources: [made] });
  expect(properties.thumbUrl).toBe(made.variants?.thumbnail);
  const get = (size?: PictureSize) =>
    ana.client.call(resources.getResource, { params: { code, uuid }, query: size ? { size } : {} });
  expect(Buffer.from(await get()).equals(SHORE)).toBe(true);
  for (const [size, width] of [
    ['thumbnail', 192],
    ['small', 240],
    ['full', 240],
  ] as const)
    expect(await sharp(await get(size)).metadata()).toMatchObject({ format: 'webp', width });
  const huge = new File([Uint8Array.from(withSize(40_000, 30_000))], 'huge.heic');
  for (const file of [huge, new File([Uint8Array.from(SHORE.subarray(0, 200))], 'torn.heic')])
    await expect(add(file)).rejects.toMatchObject({ status: 400, issues: [{ path: 'body.file.0' }] });
});

test('a removed HEIC image is restored, and is purged with its feature', async () => {
  const uuid = crypto.randomUUID();
  // Unique bytes: bytes shared with another feature would survive the purge.
  const bytes = Buffer.concat([SHORE, Buffer.from('0000000c66726565', 'hex'), Buffer.from(uuid.slice(0, 4))]);
  await add(new File([Uint8Array.from(bytes)], 'shore.heic'), uuid);
  const params = { code, uuid };
  await ana.client.call(resources.getResource, { params, query: { size: 'thumbnail' } });
  await ana.client.call(resources.removeResource, { params });
  await ana.client.call(resources.restoreResource, { params });
  expect(Buffer.from(await ana.client.call(resources.getResource, { params })).equals(bytes)).toBe(true);
  await ana.client.call(features.deleteFeature, { params: { code } });
  const digest = createHash('sha256').update(bytes).digest('hex');
  const drawn = () =>
    app.database.read.selectFrom('picture_variants').selectAll().where('digest', '=', digest).execute();
  expect(await drawn()).toHaveLength(1);
  await app.services.featureTrash.purge(new Date(Date.now() + 31 * 86_400_000));
  expect(await drawn()).toEqual([]);
  await expect(stat(join(app.config.storageDir, digest.slice(0, 2), digest))).rejects.toThrow('ENOENT');
});

test('repeated and concurrent uploads under one uuid add one image', async () => {
  const uuid = crypto.randomUUID();
  const picture = await makePicture();
  const first = await add(picture, uuid);
  const before = await read();
  expect(await add(picture, uuid.toUpperCase())).toEqual(first);
  await Promise.all(Array.from({ length: 20 }, () => add(picture, uuid)));
  expect(await read()).toEqual(before);
  const other = await makePicture({ width: 10 });
  await expect(add(other, uuid)).rejects.toMatchObject({ status: 409, code: 'resource_uuid_reused' });
  const elsewhere = (await create(BUOY)).properties.code;
  await expect(
    ana.client.call(resources.addResource, {
      params: { code: elsewhere },
      query: { uuid },
      files: [picture],
    }),
  ).rejects.toMatchObject({ code: 'resource_uuid_reused' });
});

test('a removed file is gone, and the history records it', async () => {
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  await add(await makePicture(), first);
  await add(await makePicture({ width: 10 }), second);
  const remove = (uuid: string) => ana.client.call(resources.removeResource, { params: { code, uuid } });
  await remove(first);
  const { properties } = await read();
  expect(properties).toMatchObject({ version: 1, has_resources: true, resources: [{ uuid: second }] });
  await expect(
    ana.client.call(resources.getResource, { params: { code, uuid: first } }),
  ).rejects.toMatchObject({ status: 404 });
  const { entries } = await ana.client.call(features.getHistory, { params: { code } });
  expect(entries[0]).toMatchObject({
    action: 'file_removed',
    changes: [{ field: 'files', old: [expect.any(String), expect.any(String)], new: [expect.any(String)] }],
  });
  await expect(remove(first)).rejects.toMatchObject({ status: 404 });
  await expect(remove('photo')).rejects.toMatchObject({ status: 404 });
  await remove(second);
  expect((await read()).properties).toMatchObject({ has_resources: false, resources: [] });
});

test('files created with a feature keep their order, and later files follow', async () => {
  const sent = await Promise.all(Array.from({ length: 12 }, (_, index) => makePicture({ width: 5 + index })));
  const made = await ana.client.call(features.createFeature, {
    query: { project_id: projectId },
    body: { feature: BUOY },
    files: sent.map((file, index) => new File([file], `${index}.png`, { type: file.type })),
  });
  code = made.properties.code;
  await add(await makePicture({ width: 40 }));
  const names = (await read()).properties.resources.map(({ file_name }) => file_name);
  expect(names).toEqual([...sent.map((_, index) => `${index}.png`), expect.stringContaining('picture.')]);
});

test('files follow the given order, with new files at the end', async () => {
  const uuids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as const;
  for (const [index, uuid] of uuids.entries()) await add(await makePicture({ width: 10 + index }), uuid);
  const order = (list: string[]) =>
    ana.client.call(resources.orderResources, { params: { code }, body: { uuids: list } });
  const [first, second, third] = uuids;
  const answer = await order([third, first]);
  expect(answer.map(({ uuid }) => uuid)).toEqual([third, first, second]);
  const last = crypto.randomUUID();
  await add(await makePicture({ width: 20 }), last);
  const { properties } = await read();
  expect(properties.resources.map(({ uuid }) => uuid)).toEqual([third, first, second, last]);
  expect(properties.version).toBe(1);
  const said = () =>
    ana.client
      .call(features.getHistory, { params: { code } })
      .then(({ entries }) => entries.filter(({ action }) => action === 'files_ordered').length);
  await order([third, first, second, last]);
  expect(await said()).toBe(1);
  const listed = await ana.client.call(features.listFeaturesWithTotal, {
    params: { project_id: properties.project_id },
  });
  expect(listed.features.find((one) => one.code === code)?.thumb_uuid).toBe(third);
  await order([crypto.randomUUID()]);
  expect(await said()).toBe(2);
  expect((await read()).properties.resources).toHaveLength(4);
  await expect(order(['photo'])).rejects.toMatchObject({ issues: [{ path: 'body.uuids.0' }] });
});

test.each([
  ...FAKE_PICTURES,
  ['a PDF', new File(['%PDF-1.7'], 'a.pdf')],
  ['a GIF', new File(['GIF89a'], 'a.png')],
] as const)('%s is rejected, and nothing is written', async (_, file) => {
  const before = await read();
  await expect(add(file)).rejects.toMatchObject({ status: 400, code: 'validation_failed', issues: [{}] });
  expect(await read()).toEqual(before);
});

test('the last image of a report cannot be removed when its form requires one', async () => {
  const template = await ana.client.call(templates.createTemplate, {
    params: { project_id: projectId },
    body: { name: 'Buoy', geometry_type: 'Point', color: '#888888', image_required: true, data_fields: [] },
  });
  const made = await ana.client.call(features.createFeature, {
    query: { project_id: projectId },
    body: { feature: { ...BUOY, template_id: template.id } },
    files: [await makePicture()],
  });
  code = made.properties.code;
  const first = made.properties.resources[0]?.uuid ?? '';
  const remove = (uuid: string) => ana.client.call(resources.removeResource, { params: { code, uuid } });
  const before = await read();
  const refusal = { issues: [{ path: 'params.uuid', message: 'This form asks for a picture.' }] };
  await expect(remove(first)).rejects.toMatchObject({ status: 400, code: 'validation_failed', ...refusal });
  await expect(remove(first.toUpperCase())).rejects.toMatchObject(refusal);
  await expect(remove(crypto.randomUUID())).rejects.toMatchObject({ status: 404 });
  expect(await read()).toEqual(before);
  expect((await ana.client.call(features.getHistory, { params: { code } })).total).toBe(1);
  const second = crypto.randomUUID();
  await add(await makePicture({ width: 10 }), second);
  // Of two concurrent removals, one image stays.
  const answers = await Promise.allSettled([remove(first), remove(second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await read()).properties.resources).toHaveLength(1);
  // A template that no longer requires an image, or is deleted, does not prevent removal.
  await ana.client.call(templates.deleteTemplate, {
    params: { project_id: projectId, template_id: template.id },
  });
  await remove((await read()).properties.resources[0]?.uuid ?? '');
  expect((await read()).properties.has_resources).toBe(false);
});

test('an invalid uuid and a missing file are rejected', async () => {
  await expect(add(await makePicture(), 'photo')).rejects.toMatchObject({ issues: [{ path: 'query.uuid' }] });
  await expect(
    ana.client.call(resources.addResource, { params: { code }, query: { uuid: crypto.randomUUID() } }),
  ).rejects.toMatchObject({ issues: [{ path: 'body.file' }] });
});

const polygon = (...ring: number[][]) => JSON.stringify({ type: 'Polygon', coordinates: [ring] });
test.each([
  ['a longitude of 181', '{"type":"Point","coordinates":[181,0]}', 'validation_failed'],
  ['a latitude of -90.1', '{"type":"Point","coordinates":[0,-90.1]}', 'validation_failed'],
  ['null', '{"type":"Point","coordinates":[null,0]}', 'validation_failed'],
  ['strings', '{"type":"Point","coordinates":["1",2]}', 'validation_failed'],
  ['1e999', '{"type":"Point","coordinates":[1e999,2]}', 'validation_failed'],
  ['NaN', '{"type":"Point","coordinates":[NaN,0]}', 'broken_json'],
  ['Infinity', '{"type":"Point","coordinates":[Infinity,0]}', 'broken_json'],
  ['an open ring', polygon([0, 0], [1, 0], [1, 1], [0, 1]), 'validation_failed'],
  ['an edge of half the globe', polygon([10, 20], [-170, -20], [0, 0], [10, 20]), 'geometry_invalid'],
  ['a self-intersecting ring', polygon([0, 0], [1, 1], [1, 0], [0, 1], [0, 0]), 'geometry_invalid'],
])('a geometry of %s is rejected, and nothing is written', async (_, geometry, fault) => {
  const before = await read();
  const answer = await sendRaw(`${app.baseUrl}/api/3/geo/feature/${code}/geometry`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${ana.tokens.access_token}`,
      'content-type': 'application/json',
    },
    body: `{"geometry":${geometry}}`,
  });
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.text)).toMatchObject({ code: fault });
  expect(await read()).toEqual(before);
});

test('a geofence is kept on a polygon, and ends before the polygon does', async () => {
  const ring: [number, number][] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ];
  const fence = { geofence: true, geofence_events: ['in', 'out'] as ('in' | 'out')[], geofence_prompt: true };
  const made = await create({ ...BUOY, geometry: { type: 'Polygon', coordinates: [ring] }, ...fence });
  expect(made.properties).toMatchObject(fence);
  code = made.properties.code;
  const edit = (feature: object) =>
    ana.client.call(features.updateFeature, { params: { code }, body: { feature } });
  await expect(edit({ geometry: BUOY.geometry })).rejects.toMatchObject({
    issues: [{ path: 'body.feature.geofence', message: 'Only a polygon can be a geofence.' }],
  });
  await expect(edit({ geofence_events: [] })).rejects.toMatchObject({
    issues: [{ path: 'body.feature.geofence_events' }],
  });
  const { properties } = await edit({ geofence: false, geometry: BUOY.geometry });
  expect(properties).toMatchObject({ geofence: false, type: 'Point' });
});

test('child features are listed with their parent and counted on it, except those in the trash', async () => {
  const child = await create({ ...BUOY, parent_code: code });
  const gone = await create({ ...BUOY, parent_code: code });
  await ana.client.call(features.deleteFeature, { params: { code: gone.properties.code } });
  expect(child.properties).toMatchObject({ parent_code: code, childs_count: 0 });
  const childs = await ana.client.call(features.listChilds, { params: { code } });
  expect(childs.map((one) => one.code)).toEqual([child.properties.code]);
  expect((await read()).properties.childs_count).toBe(1);
});

test('a name with markup is kept as plain text', async () => {
  const name = '<img src=x onerror="alert(1)"> & <script>';
  code = (await create({ ...BUOY, name })).properties.code;
  expect((await read()).properties.name).toBe(name);
});
