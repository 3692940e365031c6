import { ENDPOINTS, type FeatureUpdate, type ImportLineInput, type OnDuplicate } from '@waypost/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { countRequests, FEW_REQUESTS } from '../../../test/app/count-requests.ts';
import { openLiveClient } from '../../../test/app/live-client.ts';
import { type LinesTarget, sendLines, toLine } from '../../../test/app/send-lines.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { putProjectMember } from '../projects/index.ts';

const { featureHistory, features, imports, organizations, projects } = ENDPOINTS;
const DIGEST = '5'.repeat(64);

let app: TestApp;
let ana: Person;
let ben: Person;
let orgId: number;
let projectId: number;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  ben = await app.createPerson('Ben Marsh');
  orgId = (
    await ana.client.call(organizations.createOrganization, { body: { organization_name: 'Costa Viva' } })
  ).organization_id;
  await app.liftLimits(orgId);
});
afterAll(() => app.close());
beforeEach(async () => {
  projectId = await makeProject('Coast');
  await app.database.transaction((tx) =>
    putProjectMember(tx, projectId, ben.memberId, 'project_viewer', false),
  );
});

async function makeProject(name: string): Promise<number> {
  const made = await ana.client.call(projects.createProject, { params: { org_id: orgId }, body: { name } });
  return made.project_id;
}

async function start(on_duplicate: OnDuplicate = 'duplicate', digest = DIGEST): Promise<LinesTarget> {
  const uuid = crypto.randomUUID();
  await ana.client.call(imports.startImport, {
    params: { project_id: projectId },
    body: { uuid, on_duplicate, files: [{ name: 'buoys.kml', digest, features_count: 4 }] },
  });
  return { projectId, uuid };
}

async function send(target: LinesTarget, lines: readonly ImportLineInput[]): Promise<string[]> {
  const { results, end } = await sendLines(app, ana, target, lines);
  expect(end?.error).toBeNull();
  return results.map(({ outcome, error }) => error?.code ?? outcome);
}

const file = (change: Partial<ImportLineInput> = {}) => [0, 1, 2, 3].map((index) => toLine(index, change));
const count = () => ana.client.call(features.getFeaturesTotal, { params: { project_id: projectId } });
const preview = (digest = DIGEST, ranges: [number, number][] = [[0, 3]]) =>
  ana.client.call(imports.previewImport, {
    params: { project_id: projectId },
    body: { files: [{ digest, ranges }] },
  });
const undo = (target: LinesTarget, person = ana) =>
  person.client.call(imports.undoImport, { params: { project_id: projectId, uuid: target.uuid } });

test('a preview reports a file as new to the project, or what earlier imports made of it', async () => {
  expect(await preview()).toMatchObject({
    files: [{ known_count: 0, earlier: [] }],
    skip: { created: 4, updated: 0, skipped: 0 },
  });
  const first = await start();
  await send(first, file());
  expect(await preview(DIGEST, [[1, 5]])).toMatchObject({
    files: [{ known_count: 3, earlier: [{ uuid: first.uuid, created_count: 4, failed_count: 0 }] }],
    skip: { created: 2, updated: 0, skipped: 3 },
    update: { created: 2, updated: 3, skipped: 0 },
    duplicate: { created: 5, updated: 0, skipped: 0 },
  });
  expect((await preview('6'.repeat(64))).files[0]).toMatchObject({ known_count: 0, earlier: [] });
  projectId = await makeProject('Another');
  expect((await preview()).files[0]).toMatchObject({ known_count: 0, earlier: [] });
});

test('the same file again is skipped, updated where it differs, or created once more', async () => {
  await send(await start(), file());

  const skipping = await start('skip');
  expect(await send(skipping, file({ name: 'Not this' }))).toEqual(Array(4).fill('skipped'));
  expect(await count()).toBe(4);

  const updating = await start('update');
  const changed = file();
  changed[2] = toLine(2, { name: 'Mooring of Ana', geometry: { type: 'Point', coordinates: [5, 6] } });
  const { results } = await sendLines(app, ana, updating, [...changed, toLine(9)]);
  expect(results.map(({ outcome }) => outcome)).toEqual([
    'skipped',
    'skipped',
    'updated',
    'skipped',
    'created',
  ]);
  const feature = await ana.client.call(features.getFeature, { params: { code: results[2]?.code ?? '' } });
  expect(feature).toMatchObject({
    geometry: { coordinates: [5, 6] },
    properties: { name: 'Mooring of Ana', version: 2 },
  });
  const history = await ana.client.call(featureHistory.getHistory, {
    params: { code: results[2]?.code ?? '' },
  });
  expect(history.entries.map(({ action }) => action)).toEqual(['updated', 'created']);

  expect(await send(await start('duplicate'), file())).toEqual(Array(4).fill('created'));
  expect(await count()).toBe(9);
});

test('an invalid update is rejected alone', async () => {
  await send(await start(), file());
  const bowTie: [number, number][] = [
    [0, 0],
    [1, 1],
    [1, 0],
    [0, 1],
    [0, 0],
  ];
  const lines = file();
  lines[1] = toLine(1, { geometry: { type: 'Polygon', coordinates: [bowTie] } });
  lines[3] = toLine(3, { description: 'Seen again' });
  expect(await send(await start('update'), lines)).toEqual([
    'skipped',
    'geometry_invalid',
    'skipped',
    'updated',
  ]);
});

test('undoing an import is one step, from which each feature can be restored, and affects nothing else', async () => {
  const other = await start('duplicate', '7'.repeat(64));
  await send(other, [toLine(0)]);
  const target = await start();
  const { results } = await sendLines(app, ana, target, file());
  const [first, second] = results.map(({ code }) => code ?? '');
  await ana.client.call(features.deleteFeature, { params: { code: first ?? '' } });

  await expect(undo(target, ben)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await undo(target)).toMatchObject({
    state: 'undone',
    undone_count: 3,
    undone_at: expect.any(String),
  });
  expect(await undo(target)).toMatchObject({ state: 'undone', undone_count: 3 });
  expect(await count()).toBe(1);
  const project = await ana.client.call(projects.getProject, {
    params: { org_id: orgId, project_id: projectId },
  });
  expect(project.features_count).toBe(1);
  const trash = await ana.client.call(featureHistory.listDeletedFeatures, {
    params: { project_id: projectId },
  });
  expect(trash.total).toBe(4);

  const params = { project_id: projectId, code: second ?? '' };
  const back = await ana.client.call(featureHistory.recoverFeature, { params });
  expect(back.properties.name).toBe('Mooring 1');
  const history = await ana.client.call(featureHistory.getHistory, { params: { code: second ?? '' } });
  expect(history.entries.map(({ action }) => action)).toEqual(['recovered', 'deleted', 'created']);

  expect(await sendLines(app, ana, target, [toLine(9)])).toMatchObject({
    status: 409,
    text: expect.stringContaining('import_undone'),
  });
  // Undone features are no longer known, restored ones are.
  expect((await preview()).files[0]).toMatchObject({ known_count: 1, earlier: [] });
});

const getFeature = async (code: string) =>
  (await ana.client.call(features.getFeature, { params: { code } })).properties;
const edit = (code: string, change: FeatureUpdate) =>
  ana.client.call(features.updateFeature, { params: { code }, body: { feature: change } });

test('an update changes what the file holds, and nothing that was set in the product', async () => {
  const square: [number, number][] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ];
  const area = { type: 'Polygon' as const, coordinates: [square] };
  const depth = { key: 'depth', value: '4', type: 1 };
  const first = await sendLines(app, ana, await start(), [
    toLine(0, { geometry: area, data: [depth, { key: 'type', value: 'net', type: 0 }] }),
    toLine(1, { name: 'buoys', is_unnamed: true }),
  ]);
  const [code = '', nameless = ''] = first.results.map((result) => result.code ?? '');
  await edit(code, {
    shared: true,
    is_static: true,
    color: '#e5484d',
    description: 'Written here',
    geofence: true,
    geofence_events: ['in', 'out'],
    geofence_prompt: true,
    data: [depth, { key: 'type', value: 'net', type: 0 }, { key: 'seen by', value: 'Ben', type: 0 }],
  });
  await edit(nameless, { name: 'Named here' });
  const before = await getFeature(code);

  const again = await sendLines(app, ana, await start('update'), [
    toLine(0, { name: 'Net of May', geometry: area, data: [{ ...depth, value: '5' }] }),
    toLine(1, { name: 'buoys', is_unnamed: true }),
  ]);
  expect(again.results.map(({ outcome }) => outcome)).toEqual(['updated', 'skipped']);
  const { updated_at: _, ...rest } = before;
  expect(await getFeature(code)).toMatchObject({
    ...rest,
    name: 'Net of May',
    version: 3,
    data: [
      { ...depth, value: '5' },
      { key: 'type', value: 'net' },
      { key: 'seen by', value: 'Ben' },
    ],
  });
  expect(await getFeature(nameless)).toMatchObject({ name: 'Named here', version: 2 });

  // A field that the file gives explicitly is updated.
  expect(await send(await start('update'), [toLine(0, { geometry: area, shared: false })])).toEqual([
    'updated',
  ]);
  expect(await getFeature(code)).toMatchObject({ shared: false, is_static: true });
});

test('undoing an update restores the previous state unless the feature was edited since', async () => {
  const { results } = await sendLines(app, ana, await start(), file());
  const [first = '', second = '', third = ''] = results.map(({ code }) => code ?? '');
  const updating = await start('update');
  await send(updating, [
    ...file({ color: '#00ff00', geometry: { type: 'Point', coordinates: [5, 6] } }),
    toLine(9),
  ]);
  await edit(second, { description: 'Written since' });
  await ana.client.call(features.deleteFeature, { params: { code: third } });

  expect(await undo(updating)).toMatchObject({
    updated_count: 4,
    undone_count: 1,
    restored_count: 2,
    left_count: 2,
  });
  expect(await count()).toBe(3);
  expect(await getFeature(first)).toMatchObject({ color: '#0059ff', version: 3 });
  expect(await getFeature(second)).toMatchObject({ color: '#00ff00', description: 'Written since' });
  const history = await ana.client.call(featureHistory.getHistory, { params: { code: first } });
  expect(history.entries[0]).toMatchObject({ action: 'restored', restored_version: 1 });
  const { geometry } = await ana.client.call(features.getFeature, { params: { code: first } });
  expect(geometry.coordinates).toEqual(toLine(0).geometry.coordinates);
  expect(await undo(updating)).toMatchObject({ restored_count: 2, left_count: 2 });
});

test('undoing an import keeps features that moved to another project, and reports them', async () => {
  const target = await start();
  const { results } = await sendLines(app, ana, target, file());
  const [moved = ''] = results.map(({ code }) => code ?? '');
  await edit(moved, { project_id: await makeProject('Reefs') });
  expect(await undo(target)).toMatchObject({ undone_count: 3, restored_count: 0, left_count: 1 });
  expect(await getFeature(moved)).toMatchObject({ project_name: 'Reefs' });
});

test('another client hears of a batch at its end, and the tiles are current', async () => {
  const live = openLiveClient(app.baseUrl, ben);
  await live.listen(`project:${projectId}`);
  const tiles = () => ben.client.call(ENDPOINTS.tiles.getTileState, { params: { project_id: projectId } });
  const before = await tiles();
  const target = await start();
  await send(target, file());
  const hear = () =>
    vi.waitFor(() => expect(live.events.map(({ type }) => type)).toEqual(['feature.created']), {
      interval: 5,
    });
  expect(await countRequests(ben, hear)).toBeLessThan(FEW_REQUESTS);
  const payload = live.events[0]?.payload;
  const heard =
    payload !== undefined && 'features' in payload ? payload.features.map(({ name }) => name) : [];
  expect(heard.sort()).toEqual(file().map(({ name }) => name));
  expect(await tiles()).not.toEqual(before);
  await undo(target);
  await vi.waitFor(() =>
    expect(live.events.map(({ type }) => type)).toEqual(['feature.created', 'feature.deleted']),
  );
  live.close();
});

test('events of large batches carry counts; their features are known, skipped, resumed and undone like few', async () => {
  const live = openLiveClient(app.baseUrl, ben);
  await live.listen(`project:${projectId}`);
  const many = (change: Partial<ImportLineInput> = {}) =>
    Array.from({ length: 250 }, (_, index) => toLine(index, change));
  const lines = many();
  const target = await start();
  expect(new Set(await send(target, lines))).toEqual(new Set(['created']));
  await vi.waitFor(() => expect(live.events).toHaveLength(1));
  expect(live.events[0]?.payload).toEqual({ features: [], unnamed_count: 250 });
  live.close();

  // Resends lines: two with another feature under a known uuid, one unchanged, and a new one. Nothing is counted twice.
  const [first, second, third] = lines;
  const again = [
    { ...toLine(0), local_uuid: first?.local_uuid ?? '', name: 'x' },
    { ...toLine(1, { name: 'Not this' }), local_uuid: second?.local_uuid ?? '' },
    third ?? toLine(2),
    toLine(250),
  ];
  expect(await send(target, again)).toEqual(['validation_failed', 'local_uuid_reused', 'exists', 'created']);
  const params = { project_id: projectId, uuid: target.uuid };
  const record = await ana.client.call(imports.getImport, { params });
  expect(record).toMatchObject({ created_count: 251, skipped_count: 0, failed_count: 0 });
  const done: string[] = [];
  for (let after: string | undefined; ; ) {
    const page = await ana.client.call(imports.listImportDone, { params, query: { limit: 100, after } });
    done.push(...page.features.map(({ local_uuid }) => local_uuid));
    if (page.next === null) break;
    after = page.next;
  }
  expect(done.toSorted()).toEqual(
    [...lines, ...again.slice(3)].map(({ local_uuid }) => local_uuid).toSorted(),
  );

  expect((await preview(DIGEST, [[10, 300]])).files[0]).toMatchObject({ known_count: 241 });
  expect(new Set(await send(await start('skip'), many()))).toEqual(new Set(['skipped']));
  const updating = await start('update');
  expect(new Set(await send(updating, many({ description: 'Seen again' })))).toEqual(new Set(['updated']));
  expect(await undo(updating)).toMatchObject({ restored_count: 250 });
  expect(await undo(target)).toMatchObject({ undone_count: 251 });
  expect(await count()).toBe(0);
});

test('outcomes of skipped and rejected features are recorded once, also when created later', async () => {
  const { results } = await sendLines(app, ana, await start(), file());
  const skipping = await start('skip');
  const lines = [toLine(0), toLine(7, { name: 'x' })];
  expect(await send(skipping, lines)).toEqual(['skipped', 'validation_failed']);
  await ana.client.call(features.deleteFeature, { params: { code: results[0]?.code ?? '' } });
  const mended = lines.map((line) => ({ ...line, name: 'Mooring again' }));
  expect(await send(skipping, mended)).toEqual(['created', 'created']);
  const record = await ana.client.call(imports.getImport, {
    params: { project_id: projectId, uuid: skipping.uuid },
  });
  expect(record).toMatchObject({ created_count: 1, skipped_count: 1, failed_count: 0 });
});
