import { ApiError } from '@waypost/client';
import {
  ENDPOINTS,
  type FeatureCreateInput,
  type FeatureUpdate,
  type ImportLineInput,
} from '@waypost/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLiveClient } from '../../../../test/app/live-client.ts';
import { type LinesTarget, sendLines, toLine } from '../../../../test/app/send-lines.ts';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { makePicture } from '../../../../test/pictures/picture.ts';
import { putProjectMember } from '../../projects/index.ts';

const { apiKeys, features, featureHistory, imports, organizations, projects, resources, templates, tiles } =
  ENDPOINTS;
const BUOY: FeatureCreateInput = { name: 'Buoy', geometry: { type: 'Point', coordinates: [-110.3, 24.1] } };

let app: TestApp;
let ana: Person;
/** A member of the first project only. */
let ben: Person;
/** An editor of the first project and viewer of the second. */
let cleo: Person;
let org_id: number;
let rootId: number;
let fromId: number;
let intoId: number;
let code: string;

const makeProject = async (name: string, parentId?: number) => {
  const body = { name, ...(parentId === undefined ? {} : { parentId }) };
  return (await ana.client.call(projects.createProject, { params: { org_id }, body })).project_id;
};
const give = (projectId: number, who: Person, role: 'project_viewer' | 'project_editor') =>
  app.database.transaction((tx) => putProjectMember(tx, projectId, who.memberId, role, false));
const makeTemplate = (project_id: number, name: string, isImageRequired = false) =>
  ana.client.call(templates.createTemplate, {
    params: { project_id },
    body: {
      name,
      geometry_type: 'Point',
      color: '#888888',
      image_required: isImageRequired,
      data_fields: [{ id: 'f1', index: 0, key: 'Depth', type: 1, options: [] }],
    },
  });

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  ben = await app.createPerson('Ben Marsh');
  cleo = await app.createPerson('Cleo Diaz');
});
afterAll(() => app.close());

beforeEach(async () => {
  const made = { body: { organization_name: `Costa Viva ${crypto.randomUUID()}` } };
  org_id = (await ana.client.call(organizations.createOrganization, made)).organization_id;
  rootId = await makeProject('Coast watch');
  fromId = await makeProject('Kelp beds', rootId);
  intoId = await makeProject('Reefs', rootId);
  await give(fromId, ben, 'project_viewer');
  await give(fromId, cleo, 'project_editor');
  await give(intoId, cleo, 'project_viewer');
  code = await create(BUOY);
});

async function create(feature: FeatureCreateInput, files: File[] = []): Promise<string> {
  const query = { project_id: fromId };
  return (await ana.client.call(features.createFeature, { query, body: { feature }, files })).properties.code;
}
const edit = (feature: FeatureUpdate, who = ana) =>
  who.client.call(features.updateFeature, { params: { code }, body: { feature } });
const read = (who = ana) => who.client.call(features.getFeature, { params: { code } });
const total = (project_id: number) =>
  ana.client.call(features.getFeaturesTotal, { params: { project_id }, query: {} });
const versionOf = async (project_id: number) =>
  (await ana.client.call(tiles.getTileState, { params: { project_id } })).version;
const refused = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a moved feature', () => {
  test('is counted, listed, drawn and announced in its new project only', async () => {
    const tilesBefore = [await versionOf(fromId), await versionOf(intoId)];
    const live = openLiveClient(app.baseUrl, ana);
    await live.listen(`project:${fromId}`, `project:${intoId}`);
    const moved = await edit({ project_id: intoId, name: 'Reef buoy', version: 1 });
    expect(moved.properties).toMatchObject({
      project_id: intoId,
      project_name: 'Reefs',
      name: 'Reef buoy',
      version: 2,
    });
    expect([await total(fromId), await total(intoId), await total(rootId)]).toEqual([
      0,
      1,
      expect.any(Number),
    ]);
    const hours = await app.database.read
      .selectFrom('feature_hours')
      .select(['project_id', 'features_count'])
      .where('project_id', 'in', [fromId, intoId])
      .where('features_count', '<>', 0)
      .execute();
    expect(hours).toEqual([{ project_id: intoId, features_count: 1 }]);
    expect([await versionOf(fromId), await versionOf(intoId)]).not.toEqual(tilesBefore);
    const stateOf = (project_id: number) => ana.client.call(tiles.getTileState, { params: { project_id } });
    expect([(await stateOf(fromId)).count, (await stateOf(intoId)).count]).toEqual([0, 1]);
    await vi.waitFor(() => expect(live.events.length).toBe(2));
    expect(live.events.find(({ topic }) => topic === `project:${fromId}`)).toMatchObject({
      type: 'feature.deleted',
      payload: { codes: [code] },
    });
    expect(live.events.find(({ topic }) => topic === `project:${intoId}`)).toMatchObject({
      type: 'feature.created',
      payload: { features: [{ code, name: 'Reef buoy' }] },
    });
    live.close();
  });

  test('is out of reach for members of the old project only', async () => {
    expect((await read(ben)).properties.name).toBe('Buoy');
    await edit({ project_id: intoId });
    await expect(read(ben)).rejects.toMatchObject({ status: 404, code: 'feature_not_found' });
    // A viewer of the new project can no longer change it.
    await expect(edit({ name: 'Mine' }, cleo)).rejects.toMatchObject({ status: 403 });
  });

  test('records the move in its history by project names; an earlier version is restored in the new project', async () => {
    await edit({ project_id: intoId, name: 'Reef buoy' });
    const entriesFor = async (who: Person) =>
      (await who.client.call(featureHistory.getHistory, { params: { code }, query: {} })).entries;
    expect((await entriesFor(ana))[0]?.changes).toEqual([
      { field: 'name', old: 'Buoy', new: 'Reef buoy' },
      { field: 'project_id', old: 'Kelp beds', new: 'Reefs' },
    ]);
    const dan = await app.createPerson('Dan Hale');
    await give(intoId, dan, 'project_viewer');
    expect((await entriesFor(dan))[0]?.changes[1]).toEqual({ field: 'project_id', old: null, new: 'Reefs' });
    const own = await makeTemplate(intoId, 'Reef form');
    const hidden = await makeTemplate(fromId, 'Kelp form');
    await edit({ template_id: own.id, name: 'Reef form' });
    await edit({ project_id: fromId, template_id: hidden.id, name: 'Kelp form' });
    await edit({ project_id: intoId, template_id: null });
    const formsFor = async (who: Person) =>
      (await entriesFor(who)).flatMap(({ changes }) =>
        changes.filter(({ field }) => field === 'template_id').map((change) => change.new),
      );
    expect(await formsFor(ana)).toEqual([null, 'Kelp form', 'Reef form']);
    expect(await formsFor(dan)).toEqual([null, null, 'Reef form']);
    await ana.client.call(featureHistory.restoreVersion, { params: { code }, body: { version: 1 } });
    expect((await read()).properties).toMatchObject({ name: 'Buoy', project_id: intoId, version: 6 });
    expect([await total(fromId), await total(intoId)]).toEqual([0, 1]);
  });

  test('moves there and back any number of times, also concurrently', async () => {
    const other = await create({ ...BUOY, name: 'Second' });
    await edit({ project_id: intoId });
    const move = (one: string, project_id: number) =>
      ana.client.call(features.updateFeature, { params: { code: one }, body: { feature: { project_id } } });
    await Promise.all([move(code, fromId), move(other, intoId)]);
    await Promise.all([move(code, intoId), move(other, fromId)]);
    expect([await total(fromId), await total(intoId)]).toEqual([1, 1]);
    expect((await read()).properties.project_id).toBe(intoId);
  });

  test('keeps its local_uuid unless the other project already has it', async () => {
    const local_uuid = crypto.randomUUID();
    code = await create({ ...BUOY, local_uuid });
    await edit({ project_id: intoId });
    expect((await read()).properties.local_uuid).toBe(local_uuid);
    code = await create({ ...BUOY, local_uuid });
    await edit({ project_id: intoId });
    expect((await read()).properties).toMatchObject({ project_id: intoId, local_uuid: null });
  });
});

describe('a move is rejected without changes', () => {
  let before: unknown;
  beforeEach(async () => {
    before = [await read(), await total(fromId), await total(intoId)];
  });
  const expectUnchanged = async () =>
    expect([await read(), await total(fromId), await total(intoId)]).toEqual(before);

  test('without the right to create in the target project, or to read it', async () => {
    await expect(edit({ project_id: intoId }, cleo)).rejects.toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    await expect(edit({ project_id: rootId }, cleo)).rejects.toMatchObject({ code: 'project_not_found' });
    await expect(edit({ project_id: 2_000_000_000 })).rejects.toMatchObject({ code: 'project_not_found' });
    await expectUnchanged();
  });

  test('by an API key of the first project only', async () => {
    const key = (project_id: number | null) =>
      ana.client.call(apiKeys.createApiKey, {
        params: { org_id },
        body: { name: 'Sync', scope: 'write', project_id },
      });
    const body = { feature: { project_id: intoId } };
    const narrow = app.as((await key(fromId)).key);
    await expect(narrow.call(features.updateFeature, { params: { code }, body })).rejects.toMatchObject({
      code: 'project_not_found',
    });
    await expectUnchanged();
    const wide = app.as((await key(null)).key);
    const moved = await wide.call(features.updateFeature, { params: { code }, body });
    expect(moved.properties.project_id).toBe(intoId);
  });

  test('to another organization, even for an administrator of both', async () => {
    const made = { body: { organization_name: `Others ${crypto.randomUUID()}` } };
    const { organization_id } = await ana.client.call(organizations.createOrganization, made);
    const { project_id } = await ana.client.call(projects.createProject, {
      params: { org_id: organization_id },
      body: { name: 'Elsewhere' },
    });
    await expect(edit({ project_id })).rejects.toMatchObject({ code: 'project_not_found' });
    await expectUnchanged();
  });

  test('of a feature with child features, and of a child feature', async () => {
    const query = { project_id: fromId };
    const body = { feature: { ...BUOY, name: 'Child', parent_code: code } };
    const child = await ana.client.call(features.createFeature, { query, body });
    const refusal = {
      issues: [
        { path: 'body.feature.project_id', message: 'It stays with the features that it belongs with.' },
      ],
    };
    await expect(edit({ project_id: intoId })).rejects.toMatchObject(refusal);
    code = child.properties.code;
    await expect(edit({ project_id: intoId })).rejects.toMatchObject(refusal);
  });

  test('of the boundary of a project', async () => {
    const ring = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ] as [number, number][];
    code = await create({ name: 'Outline', geometry: { type: 'Polygon', coordinates: [ring] } });
    await ana.client.call(features.pairFeature, { params: { code }, body: { is_boundary: true } });
    await expect(edit({ project_id: intoId })).rejects.toMatchObject({
      issues: [{ path: 'body.feature.project_id', message: 'The boundary of a project stays in it.' }],
    });
  });

  test('from an older version', async () => {
    await edit({ description: 'Red' });
    before = [await read(), await total(fromId), await total(intoId)];
    await expect(edit({ project_id: intoId, version: 1 })).rejects.toMatchObject({ code: 'feature_changed' });
    await expectUnchanged();
  });
});

describe('the template of a saved feature', () => {
  test('is kept by a move if it belongs to a parent project, and rejects the move if it belongs to the project', async () => {
    const above = await makeTemplate(rootId, 'Any buoy');
    const own = await makeTemplate(fromId, 'Kelp buoy');
    code = await create({ ...BUOY, name: 'Any buoy', template_id: above.id });
    expect((await edit({ project_id: intoId })).properties).toMatchObject({
      project_id: intoId,
      template_name: 'Any buoy',
    });
    code = await create({ ...BUOY, name: 'Kelp buoy', template_id: own.id });
    const issue = {
      issues: [{ path: 'body.feature.template_id', message: 'The project has no such template.' }],
    };
    await expect(edit({ project_id: intoId })).rejects.toMatchObject(issue);
    expect((await edit({ project_id: intoId, template_id: null })).properties).toMatchObject({
      project_id: intoId,
      template_id: null,
      name: 'Kelp buoy',
    });
    // Version 1 had a template that this project does not have; everything else is restored.
    await ana.client.call(featureHistory.restoreVersion, { params: { code }, body: { version: 1 } });
    expect((await read()).properties).toMatchObject({ project_id: intoId, template_id: null });
  });

  test('is set, changed and removed by its rules, and restored with a version', async () => {
    const one = await makeTemplate(fromId, 'Kelp buoy');
    const other = await makeTemplate(fromId, 'Bare buoy');
    const strange = await makeTemplate(intoId, 'Reef buoy');
    await expect(edit({ template_id: one.id })).rejects.toMatchObject({
      issues: [{ path: 'body.feature.name' }],
    });
    const answers = [{ key: 'Depth', value: '4', type: 1 }];
    const given = await edit({ template_id: one.id, name: 'Kelp buoy', data: answers });
    expect(given.properties).toMatchObject({
      template_id: one.id,
      template_name: 'Kelp buoy',
      data: answers,
    });
    const bad = [{ key: 'Colour', value: 'red', type: 0 }];
    await expect(edit({ template_id: other.id, name: 'Bare buoy', data: bad })).rejects.toMatchObject({
      issues: [{ path: 'body.feature.data.0.key' }],
    });
    await expect(edit({ template_id: strange.id, name: 'Reef buoy' })).rejects.toMatchObject({
      issues: [{ path: 'body.feature.template_id', message: 'The project has no such template.' }],
    });
    expect((await edit({ template_id: null, name: 'Buoy', data: [] })).properties.template_id).toBeNull();
    const { entries } = await ana.client.call(featureHistory.getHistory, { params: { code }, query: {} });
    expect(entries[0]?.changes).toContainEqual({ field: 'template_id', old: 'Kelp buoy', new: null });
    await ana.client.call(featureHistory.restoreVersion, { params: { code }, body: { version: 2 } });
    expect((await read()).properties).toMatchObject({
      template_id: one.id,
      name: 'Kelp buoy',
      data: answers,
    });
  });

  test('that requires an image is accepted for features with one', async () => {
    const { id, name } = await makeTemplate(fromId, 'Photographed', true);
    const error = await refused(edit({ template_id: id, name }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      issues: [{ path: 'body.feature.template_id', message: 'This form asks for a picture.' }],
    });
    expect((await read()).properties).toMatchObject({ template_id: null, version: 1 });
    await ana.client.call(resources.addResource, {
      params: { code },
      query: { uuid: crypto.randomUUID() },
      files: [await makePicture()],
    });
    expect((await edit({ template_id: id, name })).properties.template_id).toBe(id);
  });
});

const outcomes = async (target: LinesTarget, lines: readonly ImportLineInput[]) =>
  (await sendLines(app, ana, target, lines)).results.map(({ outcome, error }) => error?.code ?? outcome);

describe('a feature whose project was moved away from its template', () => {
  test('is still updated by hand and by import, and the template no longer requires anything', async () => {
    const { id, name } = await makeTemplate(rootId, 'Kelp form');
    const childId = await makeProject('Kelp bed 7', fromId);
    const otherId = await makeProject('Elsewhere');
    const query = { project_id: childId };
    const made = async () => {
      const feature = { ...BUOY, name, template_id: id };
      return (await ana.client.call(features.createFeature, { query, body: { feature } })).properties.code;
    };
    code = await made();
    const startImport = async (): Promise<LinesTarget> => {
      const body = {
        uuid: crypto.randomUUID(),
        on_duplicate: 'update' as const,
        files: [{ name: 'buoys.kml', digest: '7'.repeat(64), features_count: 1 }],
      };
      await ana.client.call(imports.startImport, { params: { project_id: childId }, body });
      return { projectId: childId, uuid: body.uuid };
    };
    const form = { name, template_id: id };
    expect(await outcomes(await startImport(), [toLine(0, form)])).toEqual(['created']);
    await ana.client.call(projects.updateProject, {
      params: { org_id, project_id: childId },
      body: { parent_id: otherId },
    });

    const data = [{ key: 'Colour', value: 'red', type: 0 as const }];
    expect((await edit({ name: 'North', data })).properties).toMatchObject({
      name: 'North',
      template_id: id,
    });
    expect((await edit({ geometry: { type: 'Point', coordinates: [1, 2] } })).properties.version).toBe(3);
    const again = toLine(0, { name, description: 'Seen again' });
    expect(await outcomes(await startImport(), [again])).toEqual(['updated']);
    // After another move the template is checked again, and it cannot be given to other features.
    await expect(edit({ project_id: intoId, template_id: id + 1_000_000 })).rejects.toMatchObject({
      issues: [{ path: 'body.feature.template_id' }],
    });
    await expect(edit({ project_id: otherId })).rejects.toMatchObject({
      issues: [{ path: 'body.feature.template_id', message: 'The project has no such template.' }],
    });
  });
});
