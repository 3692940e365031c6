import { ApiError } from '@waypost/client';
import { ENDPOINTS, type FeatureCreateInput, type FeatureUpdate, type ProjectRole } from '@waypost/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { putProjectMember } from '../../projects/index.ts';

const { features, featureHistory, featureTable, organizations, projects, tags } = ENDPOINTS;
const BUOY: FeatureCreateInput = { name: 'Buoy', geometry: { type: 'Point', coordinates: [-110.3, 24.1] } };

let app: TestApp;
let ana: Person;
/** An editor of the child project only. */
let ben: Person;
let org_id: number;
let root: number;
let child: number;
let other: number;
/** Tags of the root: a label and a measure; and one of the child, and one of the other project. */
let reef: number;
let depth: number;
let coral: number;
let harbour: number;

const makeProject = async (name: string, parentId?: number) => {
  const body = { name, ...(parentId === undefined ? {} : { parentId }) };
  return (await ana.client.call(projects.createProject, { params: { org_id }, body })).project_id;
};
const makeTag = async (project_id: number, name: string, more: object = {}) =>
  (await ana.client.call(tags.createTag, { params: { org_id, project_id }, body: { name, ...more } })).tag_id;
const give = (projectId: number, who: Person, role: ProjectRole) =>
  app.database.transaction((tx) => putProjectMember(tx, projectId, who.memberId, role, false));

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  ben = await app.createPerson('Ben Marsh');
});
afterAll(() => app.close());

beforeEach(async () => {
  const made = { body: { organization_name: `Costa Viva ${crypto.randomUUID()}` } };
  org_id = (await ana.client.call(organizations.createOrganization, made)).organization_id;
  root = await makeProject('Coast watch');
  child = await makeProject('Kelp beds', root);
  other = await makeProject('Harbour', root);
  await give(child, ben, 'project_editor');
  reef = await makeTag(root, 'Reef', { color: '#11aa44' });
  depth = await makeTag(root, 'Depth', { tag_type: 'measure', units: 'm' });
  coral = await makeTag(child, 'Coral');
  harbour = await makeTag(other, 'Harbour');
});

const create = (feature: Partial<FeatureCreateInput> = {}, project_id = child, by = ana) =>
  by.client.call(features.createFeature, {
    query: { project_id },
    body: { feature: { ...BUOY, ...feature } },
  });
type Change = Omit<FeatureUpdate, 'tags'> & Pick<FeatureCreateInput, 'tags'>;
const update = (code: string, feature: Change, by = ana) =>
  by.client.call(features.updateFeature, { params: { code }, body: { feature } });
const read = async (code: string, by = ana) =>
  (await by.client.call(features.getFeature, { params: { code } })).properties;
const valuesOf = ({ tags: own }: { readonly tags: readonly { name: string; value: number | null }[] }) =>
  own.map(({ name, value }) => [name, value]);
const messageOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => 'done',
    (error: unknown) =>
      error instanceof ApiError
        ? `${error.code}: ${error.issues?.map(({ message }) => message).join(' ')}`
        : Promise.reject(error),
  );

describe('a feature', () => {
  test('has tags of its project and of those above it, by name, and a measure has a value', async () => {
    const made = await create({
      tags: [{ tag_id: reef }, { tag_id: depth, value: 12.5 }, { tag_id: coral }],
    });
    const { code, version } = made.properties;
    expect(made.properties.tags).toEqual([
      { tag_id: coral, name: 'Coral', color: '#888888', tag_type: 'label', units: null, value: null },
      { tag_id: depth, name: 'Depth', color: '#888888', tag_type: 'measure', units: 'm', value: 12.5 },
      { tag_id: reef, name: 'Reef', color: '#11aa44', tag_type: 'label', units: null, value: null },
    ]);
    const changed = await update(code, { tags: [{ tag_id: depth, value: -3 }] });
    expect(valuesOf(changed.properties)).toEqual([['Depth', -3]]);
    expect(changed.properties.version).toBe(version + 1);
    const same = await update(code, { tags: [{ tag_id: depth, value: -3 }], name: 'Buoy' });
    expect(same.properties.version).toBe(version + 1);
    expect((await update(code, { name: 'Float' })).properties.tags).toHaveLength(1);
    expect((await update(code, { tags: [] })).properties.tags).toEqual([]);
  });

  test('is created once with its tags, also when the request is repeated', async () => {
    const feature = { local_uuid: crypto.randomUUID(), tags: [{ tag_id: reef }] };
    const [first, again] = [await create(feature), await create(feature)];
    expect(again.properties.code).toBe(first.properties.code);
    expect(valuesOf(again.properties)).toEqual([['Reef', null]]);
    expect(await messageOf(create({ ...feature, tags: [] }))).toMatch(/^local_uuid_reused/);
  });

  test('refuses tags that are not for it, and says which', async () => {
    const forProjects = await makeTag(root, 'Funded', { object_type: 'project' });
    const { code } = (await create()).properties;
    const tries = [
      [[{ tag_id: harbour }], 'validation_failed: “Harbour” is no tag for features of this project.'],
      [[{ tag_id: forProjects }], 'validation_failed: “Funded” is no tag for features of this project.'],
      [[{ tag_id: reef, value: 3 }], 'validation_failed: “Reef” is a label, which has no value.'],
      [[{ tag_id: 2_000_000 }], 'validation_failed: The project has no tag 2000000.'],
      [[{ tag_id: reef }, { tag_id: reef }], 'validation_failed: Each tag can be there once.'],
    ] as const;
    for (const [wanted, message] of tries) {
      expect(await messageOf(create({ tags: [...wanted] }))).toBe(message);
      expect(await messageOf(update(code, { tags: [...wanted] }))).toBe(message);
    }
    // JSON has no infinity, but a number beyond the largest double is read as one.
    const answer = await fetch(`${app.baseUrl}/api/3/geo/feature?project_id=${child}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ana.tokens.access_token}`, 'content-type': 'application/json' },
      body: `{"feature":{"name":"Buoy","geometry":{"type":"Point","coordinates":[1,2]},"tags":[{"tag_id":${depth},"value":1e999}]}}`,
    });
    expect(answer.status).toBe(400);
  });

  test('keeps a tag that its editor cannot read, who cannot put it on another one', async () => {
    const { code } = (await create({ tags: [{ tag_id: reef }] })).properties;
    expect(valuesOf(await read(code, ben))).toEqual([['Reef', null]]);
    const kept = await update(code, { tags: [{ tag_id: reef }, { tag_id: coral }] }, ben);
    expect(valuesOf(kept.properties)).toEqual([
      ['Coral', null],
      ['Reef', null],
    ]);
    expect(await messageOf(create({ tags: [{ tag_id: reef }] }, child, ben))).toBe(
      `validation_failed: The project has no tag ${reef}.`,
    );
  });

  test('loses a deleted tag, and the value of a measure that has become a label', async () => {
    const { code } = (await create({ tags: [{ tag_id: reef }, { tag_id: depth, value: 4 }] })).properties;
    await ana.client.call(tags.deleteTag, { params: { org_id, project_id: root, tag_id: reef } });
    await ana.client.call(tags.updateTag, {
      params: { org_id, project_id: root, tag_id: depth },
      body: { tag_type: 'label' },
    });
    expect(valuesOf(await read(code))).toEqual([['Depth', null]]);
  });

  test('keeps its tags through the trash', async () => {
    const { code } = (await create({ tags: [{ tag_id: coral }] })).properties;
    await ana.client.call(features.deleteFeature, { params: { code } });
    const back = await ana.client.call(featureHistory.recoverFeature, {
      params: { project_id: child, code },
    });
    expect(valuesOf(back.properties)).toEqual([['Coral', null]]);
  });

  test('moves with the tags that apply in its new project, and its history has the others', async () => {
    const wanted = [{ tag_id: coral }, { tag_id: depth, value: 7 }];
    const { code } = (await create({ tags: wanted })).properties;
    const moved = await update(code, { project_id: other, tags: [...wanted, { tag_id: harbour }] });
    expect(valuesOf(moved.properties)).toEqual([
      ['Depth', 7],
      ['Harbour', null],
    ]);
    const { entries } = await ana.client.call(featureHistory.getHistory, { params: { code }, query: {} });
    const change = entries[0]?.changes.find(({ field }) => field === 'tags');
    expect([change?.old, change?.new]).toEqual([
      [expect.objectContaining({ name: 'Coral' }), expect.objectContaining({ name: 'Depth', value: 7 })],
      [expect.objectContaining({ name: 'Depth' }), expect.objectContaining({ name: 'Harbour' })],
    ]);
    const plain = (await create({ tags: [{ tag_id: coral }, { tag_id: reef }] })).properties;
    expect(valuesOf((await update(plain.code, { project_id: other })).properties)).toEqual([['Reef', null]]);
  });

  test('keeps what it has when its project is moved away from that of the tag', async () => {
    const { code } = (await create({ tags: [{ tag_id: reef }] })).properties;
    await ana.client.call(projects.updateProject, {
      params: { org_id, project_id: child },
      body: { parent_id: null },
    });
    const kept = await update(code, { tags: [{ tag_id: reef }, { tag_id: coral }] });
    expect(kept.properties.tags).toHaveLength(2);
    expect(await messageOf(create({ tags: [{ tag_id: reef }] }))).toMatch(/“Reef” is no tag/);
  });

  test('gets the tags of an earlier version back, without those that are gone', async () => {
    const { code } = (await create({ tags: [{ tag_id: reef }, { tag_id: depth, value: 2 }] })).properties;
    await update(code, { tags: [{ tag_id: coral }] });
    await ana.client.call(tags.deleteTag, { params: { org_id, project_id: root, tag_id: reef } });
    const version = await ana.client.call(featureHistory.getVersion, { params: { code, version: 1 } });
    expect(valuesOf(version)).toEqual([
      ['Depth', 2],
      ['Reef', null],
    ]);
    const back = await ana.client.call(featureHistory.restoreVersion, {
      params: { code },
      body: { version: 1 },
    });
    expect(valuesOf(back.properties)).toEqual([['Depth', 2]]);
  });
});

describe('filters and edits of several', () => {
  test('a list, its total and its timeline have the features with one of the tags', async () => {
    await create({ name: 'With reef', tags: [{ tag_id: reef }] });
    await create({ name: 'With both', tags: [{ tag_id: coral }, { tag_id: reef }] });
    await create({ name: 'With none' });
    const list = async (feature_tags: number[]) => {
      const query = { feature_tags };
      const params = { project_id: root };
      const { features: found, total } = await ana.client.call(features.listFeaturesWithTotal, {
        params,
        query,
      });
      expect(await ana.client.call(features.getFeaturesTotal, { params, query })).toBe(total);
      return found.map(({ name }) => name).sort();
    };
    expect(await list([reef])).toEqual(['With both', 'With reef']);
    expect(await list([coral, harbour])).toEqual(['With both']);
    const timeline = await ana.client.call(features.getTimeline, {
      params: { project_id: root },
      query: { range: 'all', feature_tags: [coral] },
    });
    expect(JSON.stringify(timeline)).toContain('"count":1');
  });

  test('the table adds and removes tags, and keeps the others', async () => {
    const one = (await create({ name: 'One', tags: [{ tag_id: reef }, { tag_id: coral }] })).properties;
    const two = (await create({ name: 'Two', tags: [{ tag_id: depth, value: 1 }] })).properties;
    const outcome = await ana.client.call(featureTable.updateTable, {
      params: { project_id: child },
      body: {
        features: [one, two].map(({ code, version }) => ({
          code,
          version,
          add_tags: [{ tag_id: depth, value: 1 }],
          remove_tags: [coral],
        })),
      },
    });
    expect(outcome).toEqual({ updated: 1, unchanged: 1, refused: [] });
    const { rows } = await ana.client.call(featureTable.listTable, {
      params: { project_id: child },
      query: { sort: 'name', order: 'asc' },
    });
    expect(rows.map(valuesOf)).toEqual([
      [
        ['Depth', 1],
        ['Reef', null],
      ],
      [['Depth', 1]],
    ]);
    const refused = await ana.client.call(featureTable.updateTable, {
      params: { project_id: child },
      body: { features: [{ code: one.code, version: 2, add_tags: [{ tag_id: harbour, value: null }] }] },
    });
    expect(refused.refused[0]?.detail).toBe('“Harbour” is no tag for features of this project.');
  });
});
