import { ENDPOINTS, type FeatureCreateInput, MAX_FOLDER_FEATURES } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../../test/app/test-app.ts';
import {
  codeOf,
  createLayerWorld,
  FOLDER,
  type LayerWorld,
  toCollected,
  toPoint,
} from '../../layers.fixture.ts';

const { features, layerFeatures, projects, staticLayers } = ENDPOINTS;

let app: TestApp;
let world: LayerWorld;
let ana: Person;
let bo: Person;
let org_id: number;
let coast: number;
let bay: number;

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  world = await createLayerWorld(app);
  ({ admin: ana, org_id } = world);
  coast = await world.makeProject('Coast watch');
  bay = await world.makeProject('Bay patrol');
  bo = await world.makePerson('org_member');
  await world.letInto(bo, coast, 'project_viewer');
});
afterAll(() => app.close());

const point = (name: string, more: Partial<FeatureCreateInput> = {}): FeatureCreateInput => ({
  name,
  geometry: toPoint(1, 2),
  ...more,
});
const add = (layer_id: string, feature_ids: readonly string[], who: Person = ana) =>
  who.client.call(staticLayers.addToFolder, {
    params: { org_id, layer_id },
    body: { feature_ids: [...feature_ids] },
  });
const remove = (layer_id: string, feature_ids: readonly string[], who: Person = ana) =>
  who.client.call(staticLayers.removeFromFolder, {
    params: { org_id, layer_id },
    body: { feature_ids: [...feature_ids] },
  });
const addFiltered = (layer_id: string, project_id: number, filter: object = {}, who: Person = ana) =>
  who.client.call(staticLayers.addFilteredToFolder, {
    params: { org_id, layer_id },
    query: { project_id, ...filter },
  });
const namesOf = async (layer_id: string, who: Person = ana) => {
  const params = { org_id, layer_id };
  const page = await who.client.call(staticLayers.listStaticFeatures, { params });
  const other = await who.client.call(layerFeatures.listLayerFeatures, { params });
  expect(other).toEqual(page);
  expect(page.total).toBe(page.features.length);
  return page.features.map(({ properties }) => properties.name).toSorted();
};

describe('a folder', () => {
  test('keeps features of several projects once each, until they are taken out', async () => {
    const [a = '', b = ''] = await world.makeFeatures(coast, [point('Net'), point('Trap')]);
    const [c = ''] = await world.makeFeatures(bay, [point('Buoy')]);
    const folder = await world.makeLayer({ ...FOLDER, layer: { data: { feature_ids: [a.toUpperCase()] } } });
    expect(await namesOf(folder)).toEqual(['Net']);
    expect(await add(folder, [a, b, c, b])).toEqual({ added: 2, total: 3 });
    expect(await add(folder, [a])).toEqual({ added: 0, total: 3 });
    expect(await namesOf(folder)).toEqual(['Buoy', 'Net', 'Trap']);
    expect(await remove(folder, [a, crypto.randomUUID()])).toEqual({ removed: 1, total: 2 });
    expect(await namesOf(folder)).toEqual(['Buoy', 'Trap']);
    // They stay in their projects.
    expect(await codeOf(ana.client.call(features.getFeature, { params: { code: a } }))).toBe('done');
  });

  test('is listed by name among the folders of its organization', async () => {
    const own = await createLayerWorld(app);
    const code = await own.makeLayer({ ...FOLDER, name: 'b' });
    await own.makeLayer({ ...FOLDER, name: 'A' });
    await own.makeLayer({ type: 100, name: 'No folder' });
    const params = { org_id: own.org_id };
    const listed = await own.admin.client.call(staticLayers.listStaticLayers, { params });
    expect(listed.map(({ name }) => name)).toEqual(['A', 'b']);
    expect(listed[1]?.code).toBe(code);
  });

  test('takes only what the member may read, all or nothing', async () => {
    const [a = ''] = await world.makeFeatures(coast, [point('Readable')]);
    const [hidden = '', open = ''] = await world.makeFeatures(bay, [
      point('Hidden'),
      point('Open', { shared: true }),
    ]);
    const folder = await world.makeLayer(FOLDER, bo);
    expect(await codeOf(add(folder, [a, hidden], bo))).toBe('feature_not_found');
    expect(await namesOf(folder, bo)).toEqual([]);
    expect(await add(folder, [a, open], bo)).toEqual({ added: 2, total: 2 });
    expect(await codeOf(add(folder, [crypto.randomUUID()], bo))).toBe('feature_not_found');
    const layer = { data: { feature_ids: [hidden] } };
    expect(await codeOf(world.makeLayer({ ...FOLDER, layer }, bo))).toBe('feature_not_found');
  });

  test('does not say whether it holds what the member may not read, and keeps it', async () => {
    const [hidden = ''] = await world.makeFeatures(bay, [point('Kept from bo')]);
    const folder = await world.makeLayer({ ...FOLDER, layer: { data: { feature_ids: [hidden] } } });
    await app.database.read
      .updateTable('layers')
      .set({ member_id: bo.memberId })
      .where('code', '=', folder)
      .execute();
    expect(await remove(folder, [hidden], bo)).toEqual({ removed: 0, total: 0 });
    expect(await namesOf(folder)).toEqual(['Kept from bo']);
  });

  test('takes no features of another organization, whoever may read them', async () => {
    const other = await createLayerWorld(app);
    const project = await other.makeProject('Theirs');
    const [theirs = ''] = await other.makeFeatures(project, [point('Theirs', { shared: true })]);
    await other.letInto(ana, project, 'project_admin');
    const folder = await world.makeLayer(FOLDER);
    expect(await codeOf(add(folder, [theirs]))).toBe('feature_not_found');
    expect(await codeOf(addFiltered(folder, project))).toBe('project_not_found');
  });

  test('shows and counts for each reader what they may read', async () => {
    const [a = ''] = await world.makeFeatures(coast, [point('One')]);
    const [hidden = '', open = ''] = await world.makeFeatures(bay, [
      point('Two'),
      point('Three', { shared: true }),
    ]);
    const folder = await world.makeLayer(FOLDER);
    await add(folder, [a, hidden, open]);
    expect(await namesOf(folder, bo)).toEqual(['One', 'Three']);
    expect(await add(folder, [a], bo)).toEqual({ added: 0, total: 2 });
    const viewer = await world.makePerson('org_viewer');
    expect(await namesOf(folder, viewer)).toEqual(['Three']);
    expect(await codeOf(add(folder, [open], viewer))).toBe('forbidden');
  });

  test('does not show what is in the trash, and shows it again when it returns', async () => {
    const own = await world.makeProject('Trashed');
    const [a = '', b = ''] = await world.makeFeatures(own, [point('Kept'), point('Deleted')]);
    const folder = await world.makeLayer(FOLDER);
    await add(folder, [a, b]);
    await ana.client.call(features.deleteFeature, { params: { code: b } });
    expect(await namesOf(folder)).toEqual(['Kept']);
    expect(await codeOf(add(folder, [b]))).toBe('feature_not_found');
    const { deletion_id } = await ana.client.call(projects.deleteProject, {
      params: { org_id, project_id: own },
    });
    expect(await namesOf(folder)).toEqual([]);
    await ana.client.call(projects.restoreProject, { params: { deletion_id } });
    expect(await namesOf(folder)).toEqual(['Kept']);
    await app.database.read.deleteFrom('projects').where('project_id', '=', own).execute();
    expect(await namesOf(folder)).toEqual([]);
  });

  test('takes all features of a project and of those below it that match a filter', async () => {
    const root = await world.makeProject('Root');
    const below = await world.makeProject('Below', root);
    await world.makeFeatures(root, [point('Gillnet a'), point('Trap b')]);
    await world.makeFeatures(below, [point('Gillnet c')]);
    const folder = await world.makeLayer(FOLDER);
    expect(await addFiltered(folder, root, { text: 'gillnet' })).toEqual({ added: 2, total: 2 });
    expect(await addFiltered(folder, root)).toEqual({ added: 1, total: 3 });
    expect(await addFiltered(folder, root)).toEqual({ added: 0, total: 3 });
    expect(await codeOf(addFiltered(folder, root, {}, bo))).toBe('project_not_found');
  });

  test('is full at its limit, and stays as it was', async () => {
    const folder = await world.makeLayer(FOLDER);
    // Codes of no features, since a hundred thousand features take long to make.
    await app.database.transaction(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`
        insert into layer_features (layer_code, feature_code)
        select ${folder}, gen_random_uuid() from generate_series(1, ${MAX_FOLDER_FEATURES - 1}::integer)`.execute(
        tx,
      );
    });
    const project = await world.makeProject('Some');
    const [a = '', b = ''] = await world.makeFeatures(project, [point('One more'), point('Another')]);
    expect(await codeOf(add(folder, [a, b]))).toBe('folder_full');
    expect(await codeOf(addFiltered(folder, project))).toBe('folder_full');
    expect(await namesOf(folder)).toEqual([]);
    expect(await add(folder, [a])).toEqual({ added: 1, total: 1 });
    expect(await codeOf(add(folder, [b]))).toBe('folder_full');
    expect(await remove(folder, [a])).toEqual({ removed: 1, total: 0 });
    expect(await add(folder, [b])).toEqual({ added: 1, total: 1 });
  });

  test('is the only kind of layer that features can be put into', async () => {
    const layer = await world.makeLayer(toCollected([coast]));
    const [a = ''] = await world.makeFeatures(coast, [point('Any')]);
    const codes = [
      await codeOf(add(layer, [a])),
      await codeOf(remove(layer, [a])),
      await codeOf(addFiltered(layer, coast)),
      await codeOf(ana.client.call(staticLayers.listStaticFeatures, { params: { org_id, layer_id: layer } })),
      await codeOf(add(crypto.randomUUID(), [a])),
    ];
    expect(codes).toEqual([...Array(4).fill('layer_not_folder'), 'layer_not_found']);
  });
});
