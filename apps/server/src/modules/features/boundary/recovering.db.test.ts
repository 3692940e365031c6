import { ApiError } from '@waypost/client';
import { type AreaGeometry, ENDPOINTS, type FeatureCreateInput } from '@waypost/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { putProjectMember } from '../../projects/index.ts';

const { features, featureHistory, organizations, projects } = ENDPOINTS;

let app: TestApp;
let ana: Person;
let ben: Person;
let org_id: number;
let project_id: number;
let outline: string;

const toSquare = (lng: number): AreaGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [lng, 1],
      [lng + 1, 1],
      [lng + 1, 2],
      [lng, 2],
      [lng, 1],
    ],
  ],
});

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  ben = await app.createPerson('Ben Marsh');
  const body = { organization_name: 'Costa Viva' };
  org_id = (await ana.client.call(organizations.createOrganization, { body })).organization_id;
  await app.liftLimits(org_id);
});
afterAll(() => app.close());

beforeEach(async () => {
  const made = await ana.client.call(projects.createProject, {
    params: { org_id },
    body: { name: 'Lagoons', geometry: toSquare(1) },
  });
  project_id = made.project_id;
  outline = made.paired_feature_code ?? '';
  await app.database.transaction((tx) =>
    putProjectMember(tx, project_id, ben.memberId, 'project_editor', false),
  );
});

const draw = (feature: Partial<FeatureCreateInput> = {}) =>
  ana.client
    .call(features.createFeature, {
      query: { project_id },
      body: { feature: { name: 'Lagoon', geometry: toSquare(5), ...feature } },
    })
    .then((made) => made.properties.code);
const pair = (code: string, is_boundary = true) =>
  ana.client.call(features.pairFeature, { params: { code }, body: { is_boundary } });
const give = (geometry: AreaGeometry | null) =>
  ana.client.call(projects.updateProject, { params: { org_id, project_id }, body: { geometry } });
const erase = (code: string) => ana.client.call(features.deleteFeature, { params: { code } });
const recover = (code: string, who = ana) =>
  who.client.call(featureHistory.recoverFeature, { params: { project_id, code } });
const boundary = () =>
  ana.client.call(projects.getProjectBoundary, { params: { project_id } }).then(
    (found) => found.properties.code,
    (error: unknown) => (error instanceof ApiError ? error.code : Promise.reject(error)),
  );
const listed = async () =>
  (await ana.client.call(features.listFeatures, { params: { project_id } })).map((one) => one.code);
const count = () => ana.client.call(features.getFeaturesTotal, { params: { project_id } });
const trash = async () =>
  (
    await ana.client.call(featureHistory.listDeletedFeatures, { params: { project_id }, query: {} })
  ).features.map(({ code, subtype }) => [code, subtype]);
const actions = async (code: string) =>
  (await ana.client.call(featureHistory.getHistory, { params: { code }, query: {} })).entries.map(
    ({ action, member_display_name }) => `${action} by ${member_display_name}`,
  );

describe('a report that serves as the boundary', () => {
  test.each([
    ['another boundary', toSquare(9)],
    ['no boundary', null],
  ])('becomes a report again when the project gets %s', async (_, geometry) => {
    const report = await draw();
    await pair(report);
    expect(await listed()).toEqual([outline]);
    const { paired_feature_code } = await give(geometry);
    expect(paired_feature_code).not.toBe(report);
    expect((await listed()).toSorted()).toEqual([outline, report].toSorted());
    expect(await count()).toBe(2);
    expect(await trash()).toEqual([]);
    expect(await actions(report)).toEqual([
      'unpaired by Ana Ruiz',
      'paired by Ana Ruiz',
      'created by Ana Ruiz',
    ]);
  });

  test('is recognized by its report-only properties where the history has no link to the project', async () => {
    const report = await draw({ local_uuid: crypto.randomUUID() });
    await pair(report);
    await app.database.transaction((tx) =>
      tx.deleteFrom('feature_history').where('feature_code', '=', report).execute(),
    );
    await give(toSquare(9));
    expect(await listed()).toContain(report);
  });
});

describe('an outline drawn with the project', () => {
  test('goes to the trash when replaced, and is restored as a feature beside the new boundary', async () => {
    const { paired_feature_code: next } = await give(toSquare(9));
    expect(await trash()).toEqual([[outline, 'project']]);
    expect(await boundary()).toBe(next);
    await recover(outline);
    expect(await boundary()).toBe(next);
    expect(await listed()).toEqual([outline]);
    expect(await count()).toBe(1);
    expect(await actions(outline)).toEqual([
      'unpaired by Ana Ruiz',
      'recovered by Ana Ruiz',
      'deleted by Ana Ruiz',
      'created by Ana Ruiz',
    ]);
  });

  test('becomes the boundary again when its deletion is undone', async () => {
    await erase(outline);
    expect(await boundary()).toBe('boundary_not_found');
    const back = await recover(outline);
    expect(back.properties).toMatchObject({ subtype: 'project', paired_project_id: project_id });
    expect(await boundary()).toBe(outline);
    expect(await listed()).toEqual([]);
    expect(await count()).toBe(0);
    expect(await trash()).toEqual([]);
    expect(await actions(outline)).toEqual([
      'recovered by Ana Ruiz',
      'deleted by Ana Ruiz',
      'created by Ana Ruiz',
    ]);
  });

  test('is restored only by members who may update the project', async () => {
    await erase(outline);
    await expect(recover(outline, ben)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await boundary()).toBe('boundary_not_found');
  });
});

test('of two concurrently becoming the boundary, one does and the other stays a feature', async () => {
  const [one, two] = [await draw(), await draw({ name: 'Reef' })];
  await erase(outline);
  await Promise.all([pair(one), pair(two), recover(outline), give(toSquare(9))]);
  const now = await boundary();
  const bounding = await app.database.read
    .selectFrom('features')
    .select('code')
    .where('project_id', '=', project_id)
    .where('subtype', '=', 'project')
    .where('deleted_at', 'is', null)
    .execute();
  expect(bounding.map(({ code }) => code)).toEqual([now]);
  expect(await count()).toBe((await listed()).length);
  expect(await listed()).toEqual(expect.arrayContaining([one, two].filter((code) => code !== now)));
});
