import { ENDPOINTS, type FeatureCreateInput, TABLE_COLUMNS } from '@waypost/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { putProjectMember } from '../../projects/index.ts';

const { features, featureTable, organizations, projects, templates } = ENDPOINTS;
const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 3_600_000;

let app: TestApp;
let ana: Person;
let ben: Person;
let viewer: Person;
let rootId: number;
let kelpId: number;
let otherId: number;
const codes = new Map<string, string>();

async function create(project_id: number, feature: Partial<FeatureCreateInput> & { name: string }) {
  const made = await ana.client.call(features.createFeature, {
    query: { project_id },
    body: {
      feature: {
        geometry: { type: 'Point', coordinates: [codes.size, 10] },
        created_origin: NOW - codes.size * HOUR_MS,
        ...feature,
      },
    },
  });
  codes.set(feature.name, made.properties.code);
}

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  ben = await app.createPerson('Ben Soto');
  viewer = await app.createPerson('Vera Luz');
  const { organization_id: org_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  const make = async (name: string, parentId?: number) => {
    const body = { name, ...(parentId === undefined ? {} : { parentId }) };
    return (await ana.client.call(projects.createProject, { params: { org_id }, body })).project_id;
  };
  rootId = await make('Coast watch');
  kelpId = await make('Kelp beds', rootId);
  otherId = await make('Harbour');
  await app.database.transaction((tx) => putProjectMember(tx, rootId, ben.memberId, 'project_editor', false));
  await app.database.transaction((tx) =>
    putProjectMember(tx, rootId, viewer.memberId, 'project_viewer', false),
  );
  await ana.client.call(templates.createTemplate, {
    params: { project_id: rootId },
    body: {
      name: 'Buoy check',
      geometry_type: 'Point',
      data_fields: [{ id: 'd', key: 'Depth', type: 1, index: 0 }],
    },
  });
  const depth = (value: string, type = 1) => [{ key: 'Depth', value, type }];
  await create(rootId, { name: 'beacon', data: depth('9') });
  await create(rootId, { name: 'Anchor', description: 'Rusty', data: depth('10') });
  await create(kelpId, {
    name: 'Canopy',
    data: [...depth('-2.5'), { key: 'State', value: 'Torn', type: 4 }],
  });
  await create(rootId, { name: 'Drum', data: depth('deep', 0) });
  await create(rootId, { name: 'Eel', shared: true });
  await create(otherId, { name: 'Far away', data: [{ key: 'Secret', value: '1', type: 0 }] });
});
afterAll(() => app.close());

type Query = Parameters<typeof list>[0];
const list = (query: Record<string, unknown> = {}, by = ben, project_id = rootId) =>
  by.client.call(featureTable.listTable, { params: { project_id }, query });
const namesOf = async (query: Query) => (await list(query)).rows.map(({ name }) => name);

describe('a table', () => {
  test('is ordered by time of observation, the newest first', async () => {
    expect(await namesOf({})).toEqual(['beacon', 'Anchor', 'Canopy', 'Drum', 'Eel']);
    expect(await namesOf({ order: 'asc' })).toEqual(['Eel', 'Drum', 'Canopy', 'Anchor', 'beacon']);
  });

  test('is sorted by name without regard to case', async () => {
    expect(await namesOf({ sort: 'name', order: 'asc' })).toEqual([
      'Anchor',
      'beacon',
      'Canopy',
      'Drum',
      'Eel',
    ]);
  });

  test('is sorted by a key of collected data: numbers by value, then texts, then rows without one', async () => {
    expect(await namesOf({ sort_key: 'Depth', order: 'asc' })).toEqual([
      'Canopy',
      'beacon',
      'Anchor',
      'Drum',
      'Eel',
    ]);
    expect(await namesOf({ sort_key: 'Depth', order: 'desc' })).toEqual([
      'Anchor',
      'beacon',
      'Canopy',
      'Drum',
      'Eel',
    ]);
  });

  test.each(TABLE_COLUMNS)('sorted by %s has each row once over its pages', async (sort) => {
    const pages = await Promise.all(
      [0, 2, 4].map((offset) => list({ sort, order: 'asc', limit: 2, offset })),
    );
    const seen = pages.flatMap(({ rows }) => rows.map(({ name }) => name));
    expect(seen.toSorted()).toEqual(['Anchor', 'Canopy', 'Drum', 'Eel', 'beacon']);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
  });

  test('takes the filters of lists', async () => {
    const { rows, total } = await list({ text: 'rusty', sort: 'name' });
    expect([rows.map(({ name }) => name), total]).toEqual([['Anchor'], 1]);
    expect(await namesOf({ shared: 'true' })).toEqual(['Eel']);
  });

  test('has the values of the requested keys in their order', async () => {
    const { rows } = await list({ keys: ['State', 'Depth'], sort: 'name', order: 'asc' });
    expect(rows.map(({ name, values }) => [name, ...values.map((entry) => entry?.value ?? null)])).toEqual([
      ['Anchor', null, '10'],
      ['beacon', null, '9'],
      ['Canopy', 'Torn', '-2.5'],
      ['Drum', null, 'deep'],
      ['Eel', null, null],
    ]);
  });

  test.each([
    [{ sort: 'data' }],
    [{ sort: 'code; drop table features' }],
    [{ order: 'up' }],
    [{ limit: 201 }],
  ])('rejects %j', async (query) => {
    await expect(list(query)).rejects.toMatchObject({ code: 'validation_failed' });
  });

  test('treats a key as text, whatever it contains', async () => {
    expect(await namesOf({ sort_key: "x') limit 1; --", order: 'asc' })).toHaveLength(5);
  });

  test('offers the fields of templates, then the keys of features, of these projects only', async () => {
    const fields = await ben.client.call(featureTable.listTableFields, { params: { project_id: rootId } });
    expect(fields.map(({ key }) => key)).toEqual(['Depth', 'State']);
  });

  test('is not shown to people without access to the project', async () => {
    await expect(list({}, ben, otherId)).rejects.toMatchObject({ status: 404 });
  });
});

describe('a bulk edit', () => {
  const at = async (name: string) => {
    const { rows } = await list({ sort: 'name' });
    const row = rows.find((one) => one.code === codes.get(name));
    if (row === undefined) throw new Error(`${name} is not listed.`);
    return { code: row.code, version: row.version };
  };
  const edit = (changes: object[], by = ben, project_id = rootId) =>
    by.client.call(featureTable.updateTable, {
      params: { project_id },
      body: { features: changes as never },
    });
  const read = async (name: string) =>
    (await ana.client.call(features.getFeature, { params: { code: codes.get(name) ?? '' } })).properties;

  test('changes the named fields and keys, each as one version with its author', async () => {
    const before = await read('Anchor');
    const changed = await edit([
      { ...(await at('Anchor')), color: '#e5484d', data: [{ key: 'State', value: 'Worn', type: 0 }] },
      { ...(await at('beacon')), name: 'Beacon 1', is_static: true },
    ]);
    expect(changed).toEqual({ updated: 2, unchanged: 0, refused: [] });
    expect(await read('Anchor')).toMatchObject({
      color: '#e5484d',
      version: before.version + 1,
      description: 'Rusty',
      data: [
        { key: 'Depth', value: '10', type: 1 },
        { key: 'State', value: 'Worn', type: 0 },
      ],
    });
    expect(await read('beacon')).toMatchObject({ name: 'Beacon 1', is_static: true });
  });

  test('refuses a row that was changed since, and changes the others', async () => {
    const [drum, eel] = [await at('Drum'), await at('Eel')];
    await ana.client.call(features.updateFeature, {
      params: { code: drum.code },
      body: { feature: { description: 'Found again' } },
    });
    const outcome = await edit([
      { ...drum, description: 'Lost' },
      { ...eel, description: 'Lost' },
    ]);
    expect(outcome).toMatchObject({ updated: 1, refused: [{ code: drum.code, error: 'feature_changed' }] });
    expect((await read('Drum')).description).toBe('Found again');
    expect((await read('Eel')).description).toBe('Lost');
  });

  test('counts rows that stay as they are, and refuses features of other projects', async () => {
    const eel = await at('Eel');
    const canopy = await at('Canopy');
    const elsewhere = { code: codes.get('Far away'), version: 1, name: 'Taken' };
    const outcome = await edit([{ ...eel, description: 'Lost' }, { ...canopy, shared: true }, elsewhere]);
    expect(outcome).toMatchObject({ updated: 0, unchanged: 1 });
    expect(outcome.refused.map(({ code, error }) => [code, error]).toSorted()).toEqual(
      [
        [canopy.code, 'feature_not_found'],
        [elsewhere.code, 'feature_not_found'],
      ].toSorted(),
    );
    // A subproject is edited under its own id.
    expect(await edit([{ ...canopy, shared: true }], ben, kelpId)).toMatchObject({ updated: 1 });
    expect((await read('Far away')).name).toBe('Far away');
  });

  test('is refused as a whole to a viewer, for no rows, for a row twice and for an unknown field', async () => {
    const eel = await at('Eel');
    await expect(edit([{ ...eel, name: 'Taken' }], viewer)).rejects.toMatchObject({ code: 'forbidden' });
    for (const changes of [[], [eel, eel], [{ ...eel, member_id: 1 }]])
      await expect(edit(changes)).rejects.toMatchObject({ code: 'validation_failed' });
    expect(await at('Eel')).toEqual(eel);
  });
});
