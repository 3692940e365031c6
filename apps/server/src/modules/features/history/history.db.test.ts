import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '@waypost/client';
import { ENDPOINTS, type FeatureCreateInput, TRASH_DAYS } from '@waypost/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { makePicture } from '../../../../test/pictures/picture.ts';
import { putProjectMember } from '../../projects/index.ts';

const { features, featureHistory, organizations, projects, resources } = ENDPOINTS;
const DAY_MS = 86_400_000;

let app: TestApp;
let ana: Person;
let ben: Person;
let rootId: number;
let projectId: number;
let code: string;

const square: FeatureCreateInput['geometry'] = {
  type: 'Polygon',
  coordinates: [
    [
      [-110.4, 24.1],
      [-110.3, 24.1],
      [-110.3, 24.200_000_123],
      [-110.4, 24.2],
      [-110.4, 24.1],
    ],
  ],
};
const point: FeatureCreateInput['geometry'] = { type: 'Point', coordinates: [1, 2] };

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  ben = await app.createPerson('Ben Marsh');
  const { organization_id: org_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  const make = async (name: string, parentId?: number) => {
    const body = { name, ...(parentId === undefined ? {} : { parentId }) };
    return (await ana.client.call(projects.createProject, { params: { org_id }, body })).project_id;
  };
  rootId = await make('Coast watch');
  projectId = await make('Kelp beds', rootId);
  await app.database.transaction((tx) =>
    putProjectMember(tx, projectId, ben.memberId, 'project_editor', false),
  );
});
afterAll(() => app.close());

beforeEach(async () => {
  code = await create({ name: 'Kelp canopy', geometry: square, description: 'Dense' });
});

async function create(feature: FeatureCreateInput): Promise<string> {
  const made = await ana.client.call(features.createFeature, {
    query: { project_id: projectId },
    body: { feature },
  });
  return made.properties.code;
}

type Change = Parameters<typeof edit>[1];
function edit(
  who: Person,
  feature: { version?: number; name?: string; description?: string; geometry?: typeof square },
) {
  return who.client.call(features.updateFeature, { params: { code }, body: { feature } });
}
const read = () => ana.client.call(features.getFeature, { params: { code } });
const history = (query = {}) =>
  ana.client.call(featureHistory.getHistory, { params: { code }, query }).then((page) => page.entries);
const raw = (path: string, method: string, headers: Record<string, string>, body: unknown) =>
  fetch(`${app.baseUrl}/api/3${path}`, {
    method,
    headers: {
      authorization: `Bearer ${ana.tokens.access_token}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
  });

describe('versions', () => {
  test('a stale update returns the current feature with its author and time', async () => {
    const theirs = await edit(ben, { version: 1, description: 'Thin' });
    const refused = await edit(ana, { version: 1, description: 'Gone' }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({
      status: 409,
      code: 'feature_changed',
      conflict: {
        feature: theirs,
        changed_by: { member_id: ben.memberId, display_name: 'Ben Marsh' },
        changed_at: theirs.properties.updated_at,
      },
    });
    expect(await read()).toEqual(theirs);
    expect((await history()).length).toBe(2);
  });

  test('If-Match is equivalent to the version, and must be a single version', async () => {
    const path = `/geo/feature/${code}`;
    const put = (version: string, feature: object) => raw(path, 'PUT', { 'if-match': version }, { feature });
    expect((await put('"1"', { name: 'By header' })).status).toBe(200);
    expect((await put('"1"', { name: 'Stale' })).status).toBe(409);
    expect((await put('W/"2"', { name: 'Weak' })).status).toBe(200);
    expect((await put('*', { name: 'Any' })).status).toBe(200);
    for (const version of ['"one"', '1, 2', '-1']) {
      const answer = await put(version, { name: 'Nonsense' });
      expect(await answer.json()).toMatchObject({ issues: [{ path: 'headers.if-match' }] });
    }
    expect((await put('4', { name: 'Both', version: 3 })).status).toBe(400);
    expect((await read()).properties).toMatchObject({ name: 'Any', version: 4 });
    const geometry = { geometry: point };
    expect((await raw(`${path}/geometry`, 'PUT', { 'if-match': '3' }, geometry)).status).toBe(409);
    expect((await raw(`${path}/geometry`, 'PUT', { 'if-match': '4' }, geometry)).status).toBe(200);
  });

  test('an update without a version wins, and the history shows what it replaced', async () => {
    await edit(ben, { version: 1, description: 'Thin' });
    await edit(ana, { description: 'Gone' });
    expect((await read()).properties).toMatchObject({ description: 'Gone', version: 3 });
    expect((await history())[0]?.changes).toEqual([{ field: 'description', old: 'Thin', new: 'Gone' }]);
  });

  test('of fifty concurrent updates from one version exactly one succeeds', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `Edit ${index}`);
    const outcomes = await Promise.allSettled(
      names.map((name, index) => edit(index % 2 === 0 ? ana : ben, { version: 1, name })),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    expect((await read()).properties.version).toBe(2);
    expect(await history()).toHaveLength(2);
  });

  test('an update without changes creates no version and no event', async () => {
    const before = await read();
    const { name, description } = before.properties;
    expect(await edit(ana, { version: 1, name, description, geometry: square })).toEqual(before);
    expect(await history()).toHaveLength(1);
  });
});

describe('history', () => {
  test('lists who changed which fields from what to what, newest first', async () => {
    await edit(ben, { version: 1, name: 'Canopy', description: 'Thin' });
    await ana.client.call(features.updateGeometry, {
      params: { code },
      body: { version: 2, geometry: point },
    });
    await edit(ben, { version: 3, name: 'Kelp' });
    expect(await history()).toMatchObject([
      {
        version: 4,
        action: 'updated',
        member_id: ben.memberId,
        changes: [{ field: 'name', old: 'Canopy', new: 'Kelp' }],
      },
      {
        version: 3,
        member_display_name: 'Ana Ruiz',
        changes: [
          {
            field: 'geometry',
            old: { type: 'Polygon', points: 5, area_m2: expect.closeTo(112.6e6, -6) },
            new: { type: 'Point', points: 1 },
          },
        ],
      },
      {
        version: 2,
        member_display_name: 'Ben Marsh',
        changes: [
          { field: 'description', old: 'Dense', new: 'Thin' },
          { field: 'name', old: 'Kelp canopy', new: 'Canopy' },
        ],
      },
      { id: 0, version: 1, action: 'created', member_display_name: 'Ana Ruiz', changes: [] },
    ]);
  });

  test('is paginated without gaps or duplicates', async () => {
    for (let round = 0; round < 5; round += 1) await edit(ana, { name: `Round ${round}` });
    const all = await history();
    const pages = await Promise.all([0, 2, 4].map((offset) => history({ limit: 2, offset })));
    expect(pages.flat()).toEqual(all);
    const { total } = await ana.client.call(featureHistory.getHistory, {
      params: { code },
      query: { limit: 1 },
    });
    expect(total).toBe(6);
  });

  test('reads and restores any earlier state, with exact coordinates', async () => {
    const [first] = [await read()];
    await edit(ben, { name: 'Canopy' });
    await ana.client.call(features.updateGeometry, { params: { code }, body: { geometry: point } });
    const states = await Promise.all(
      [1, 2, 3].map((version) => ana.client.call(featureHistory.getVersion, { params: { code, version } })),
    );
    expect(states.map(({ name, geometry }) => [name, geometry.type])).toEqual([
      ['Kelp canopy', 'Polygon'],
      ['Canopy', 'Polygon'],
      ['Canopy', 'Point'],
    ]);
    expect(states[0]?.geometry).toEqual(square);
    const restored = await ben.client.call(featureHistory.restoreVersion, {
      params: { code },
      body: { version: 1 },
    });
    expect(restored).toEqual({
      ...first,
      properties: { ...first.properties, version: 4, updated_at: restored.properties.updated_at },
    });
    expect((await history())[0]).toMatchObject({ action: 'restored', restored_version: 1, version: 4 });
    // The state that was replaced is in the history too.
    const again = await ben.client.call(featureHistory.restoreVersion, {
      params: { code },
      body: { version: 3 },
    });
    expect(again).toMatchObject({ geometry: point, properties: { name: 'Canopy', version: 5 } });
    for (const version of [6, 999]) {
      await expect(
        ana.client.call(featureHistory.restoreVersion, { params: { code }, body: { version } }),
      ).rejects.toMatchObject({ code: 'version_not_found' });
    }
  });

  test('restores an earlier state over the version seen, and over no other', async () => {
    await edit(ben, { name: 'Canopy' });
    const restore = (seen: string) =>
      raw(`/geo/feature/${code}/restore`, 'POST', { 'if-match': seen }, { version: 1 });
    const refused = await restore('"1"');
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'feature_changed',
      conflict: { feature: { properties: { name: 'Canopy', version: 2 } } },
    });
    expect((await restore('"2"')).status).toBe(200);
    expect((await read()).properties).toMatchObject({ name: 'Kelp canopy', version: 3 });
  });

  test('records an added file, which conflicts with no concurrent update', async () => {
    const uuid = crypto.randomUUID();
    const file = await makePicture();
    await ben.client.call(resources.addResource, { params: { code }, query: { uuid }, files: [file] });
    expect((await history())[0]).toMatchObject({
      action: 'file_added',
      version: 1,
      changes: [{ field: 'files', old: [], new: ['picture.png'] }],
    });
    const change: Change = { version: 1, name: 'Renamed' };
    expect((await edit(ana, change)).properties.version).toBe(2);
  });
});

describe('the trash', () => {
  const trash = (who: Person, project_id: number) =>
    who.client.call(featureHistory.listDeletedFeatures, { params: { project_id }, query: { limit: 100 } });
  const recover = (project_id: number) =>
    ben.client.call(featureHistory.recoverFeature, { params: { project_id, code } });

  test('lists deleted features of subprojects too, and restores them unchanged', async () => {
    await edit(ana, { name: 'Canopy' });
    const before = await read();
    const totals = () => ana.client.call(features.getFeaturesTotal, { params: { project_id: rootId } });
    const total = await totals();
    await ben.client.call(features.deleteFeature, { params: { code } });
    const { features: gone } = await trash(ana, rootId);
    expect(gone[0]).toMatchObject({
      code,
      name: 'Canopy',
      project_name: 'Kelp beds',
      deleted_by: 'Ben Marsh',
    });
    expect(Date.parse(gone[0]?.purge_at ?? '') - Date.parse(gone[0]?.deleted_at ?? '')).toBe(
      TRASH_DAYS * DAY_MS,
    );
    expect(await totals()).toBe(total - 1);
    await expect(read()).rejects.toMatchObject({ code: 'feature_not_found' });
    const back = await recover(projectId);
    expect(back.properties).toEqual({ ...before.properties, updated_at: back.properties.updated_at });
    expect(await totals()).toBe(total);
    expect((await history()).map(({ action }) => action)).toEqual([
      'recovered',
      'deleted',
      'updated',
      'created',
    ]);
    await expect(recover(projectId)).rejects.toMatchObject({ code: 'feature_not_found' });
  });

  test('of one project does not restore features of another', async () => {
    const stranger = await app.createPerson(`Stranger ${code}`);
    const { organization_id: org_id } = await stranger.client.call(organizations.createOrganization, {
      body: { organization_name: `Team ${code}` },
    });
    const { project_id } = await stranger.client.call(projects.createProject, {
      params: { org_id },
      body: { name: 'Elsewhere' },
    });
    await ana.client.call(features.deleteFeature, { params: { code } });
    await expect(
      stranger.client.call(featureHistory.recoverFeature, { params: { project_id, code } }),
    ).rejects.toMatchObject({ code: 'feature_not_found' });
    expect((await trash(stranger, project_id)).total).toBe(0);
  });

  test('purges features past their retention, with their history, and nothing else', async () => {
    const kept = await create({ name: 'Still here', geometry: point });
    const [shared, own] = [await makePicture({ width: 11 }), await makePicture({ width: 12 })];
    const add = (file: File, to: string) =>
      ana.client.call(resources.addResource, {
        params: { code: to },
        query: { uuid: crypto.randomUUID() },
        files: [file],
      });
    await Promise.all([add(shared, kept), add(shared, code), add(own, code)]);
    const digestOf = async (file: File) =>
      createHash('sha256')
        .update(Buffer.from(await file.arrayBuffer()))
        .digest('hex');
    const isKept = async (file: File) => {
      const digest = await digestOf(file);
      return existsSync(join(app.config.storageDir, digest.slice(0, 2), digest));
    };
    expect([await isKept(shared), await isKept(own)]).toEqual([true, true]);
    await edit(ana, { name: 'Canopy' });
    await ana.client.call(features.deleteFeature, { params: { code } });
    const now = Date.now();
    await app.services.featureTrash.purge(new Date(now + (TRASH_DAYS - 1) * DAY_MS));
    expect((await trash(ana, projectId)).features.map((one) => one.code)).toContain(code);
    await app.services.featureTrash.purge(new Date(now + (TRASH_DAYS + 1) * DAY_MS));
    expect((await trash(ana, projectId)).total).toBe(0);
    // A file referenced elsewhere is kept.
    expect([await isKept(shared), await isKept(own)]).toEqual([true, false]);
    const left = (table: 'features' | 'feature_history') =>
      app.database.read
        .selectFrom(table)
        .select(table === 'features' ? 'code' : 'feature_code as code')
        .execute()
        .then((rows) => rows.map((row) => row.code));
    expect(await left('features')).toContain(kept);
    expect(await left('features')).not.toContain(code);
    expect(await left('feature_history')).not.toContain(code);
  });
});
