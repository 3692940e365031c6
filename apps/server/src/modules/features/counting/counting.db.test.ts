import { ENDPOINTS, type FeatureCreateInput, featureCreate } from '@waypost/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { requireProject } from '../../../access/require-access.ts';
import { listUncounted } from './store.ts';

const { featureHistory, features, organizations, projects, templates } = ENDPOINTS;
const HOUR_MS = 3_600_000;
const NOW = Date.now();
const NAMES = ['Sighting', 'Net'];

let app: TestApp;
let ana: Person;
let rootId: number;
let childId: number;
let forms: number[];

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  const { organization_id: org_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  const make = async (name: string, parentId?: number) => {
    const body = { name, tags: [name], ...(parentId === undefined ? {} : { parentId }) };
    return (await ana.client.call(projects.createProject, { params: { org_id }, body })).project_id;
  };
  rootId = await make('coast');
  childId = await make('kelp', rootId);
  const makeForm = async (name: string) => {
    const body = { name, geometry_type: 'Point' as const };
    return (await ana.client.call(templates.createTemplate, { params: { project_id: rootId }, body })).id;
  };
  forms = [];
  for (const name of NAMES) forms.push(await makeForm(name));
});
afterAll(() => app.close());

/** A template names its reports. */
const ofForm = (n: number) => ({ template_id: forms[n] ?? 0, name: NAMES[n] ?? '' });

/** Features in every hour of two days, mostly three per hour, with each kind in some hours. */
const listInputs = (count: number): FeatureCreateInput[] =>
  Array.from({ length: count }, (_, n) => ({
    name: `Buoy ${n}`,
    geometry: { type: 'Point', coordinates: [1, 2] },
    created_origin: NOW - ((n * 17) % 48) * HOUR_MS - (n % 7) * 400_000,
    shared: n % 3 === 0,
    is_static: n % 5 === 0,
    ...(n % 4 === 3 ? {} : ofForm(n % 2)),
  }));

const create = async (input: FeatureCreateInput, projectId = childId) =>
  (
    await ana.client.call(features.createFeature, {
      query: { project_id: projectId },
      body: { feature: input },
    })
  ).properties.code;

async function createMany(count: number): Promise<void> {
  const grant = await requireProject(app.database.read, ana, rootId, 'feature:create');
  await app.services.featureWriter.createMany(
    grant,
    listInputs(count).map((input) => featureCreate.parse(input)),
  );
}

const update = (code: string, feature: object) =>
  ana.client.call(features.updateFeature, { params: { code }, body: { feature } });

/** A bbox that contains every feature: it excludes nothing, and still forces a scan. */
const EVERYWHERE = { west: -180, south: -90, east: 180, north: 90 };

const listFilters = () => [
  {},
  { shared: 'true' },
  { shared: 'false' },
  { is_static: 'true' },
  { is_static: 'true', shared: 'true' },
  { template_ids: `${forms[0]}` },
  { template_ids: forms.join(), shared: 'true' },
  { template_ids: `${forms[1]}`, is_static: 'false' },
  { tags: 'kelp', shared: 'true' },
  { start_date: NOW - 30.4 * HOUR_MS },
  { end_date: NOW - 5.3 * HOUR_MS, shared: 'true' },
  { start_date: NOW - 40.4 * HOUR_MS, end_date: NOW - 5.3 * HOUR_MS, template_ids: forms.join() },
  { start_date: NOW - 20.4 * HOUR_MS, end_date: NOW - 20.2 * HOUR_MS },
  { start_date: NOW - 20 * HOUR_MS, end_date: NOW - 21 * HOUR_MS, shared: 'true' },
];

const barsOf = async (project_id: number, query: object) => {
  const asked = { range: 'week', ...query } as const;
  const timeline = await ana.client.call(features.getTimeline, { params: { project_id }, query: asked });
  return timeline.dimensions.flatMap(({ dates }) => dates);
};

/** @returns the number of features counted, over all filters. */
async function assertSame(): Promise<number> {
  let sum = 0;
  for (const projectId of [rootId, childId]) {
    for (const filter of listFilters()) {
      const bars = await barsOf(projectId, filter);
      expect(bars, JSON.stringify(filter)).toEqual(await barsOf(projectId, { ...filter, ...EVERYWHERE }));
      sum += bars.reduce((all, { count }) => all + count, 0);
    }
  }
  return sum;
}

const isCounted = async () => (await listUncounted(app.database.read, rootId)).length === 0;

test('counts by kind follow create, update, move, delete, undo and restore', async () => {
  await createMany(150);
  const codes: string[] = [];
  for (const input of listInputs(12)) codes.push(await create(input));
  const [first = '', second = '', third = '', fourth = ''] = codes;
  expect(await assertSame()).toBeGreaterThan(500);

  await update(first, { shared: false, template_id: null });
  await update(first, { name: 'Another name' });
  await update(second, { ...ofForm(0), is_static: true });
  await assertSame();
  await update(third, { project_id: rootId, shared: true });
  await update(third, { project_id: childId, ...ofForm(1) });
  await assertSame();
  await ana.client.call(features.deleteFeature, { params: { code: fourth } });
  await ana.client.call(features.deleteFeature, { params: { code: first } });
  await assertSame();
  await ana.client.call(featureHistory.recoverFeature, { params: { project_id: rootId, code: fourth } });
  await ana.client.call(featureHistory.restoreVersion, {
    params: { code: second },
    body: { version: 1 },
  });
  await assertSame();
  expect(await isCounted()).toBe(true);
});

test('concurrent writes are all counted', async () => {
  const inputs = listInputs(40);
  const codes = await Promise.all(inputs.map((input, n) => create(input, n % 2 === 0 ? rootId : childId)));
  await Promise.all(
    codes.map((code, n) =>
      n % 3 === 0
        ? ana.client.call(features.deleteFeature, { params: { code } })
        : update(code, { shared: n % 2 === 0, ...ofForm(n % 2) }),
    ),
  );
  await assertSame();
  expect(await isCounted()).toBe(true);
});

test('features written without counts by kind are detected and counted while others write', async () => {
  await app.database.transaction(async (tx) => {
    await sql`update features set shared = not shared where project_id = ${rootId}`.execute(tx);
    await sql`update project_stats set features_version = features_version + 1 where project_id = ${rootId}`.execute(
      tx,
    );
  });
  expect(await isCounted()).toBe(false);
  await assertSame();
  for (const [n, input] of listInputs(20).entries()) await create(input, n % 2 === 0 ? rootId : childId);
  await assertSame();
  await expect.poll(isCounted).toBe(true);
  await assertSame();
});

test('a project without counts is counted on first request', async () => {
  await app.database.script(`
    update feature_hours set shared_count = null, static_count = null;
    delete from feature_form_hours;
    update project_stats set kinds_version = 0, kinds_complete = false`);
  await assertSame();
  await expect.poll(isCounted).toBe(true);
  const { rows } = await sql<{ count: number }>`
    select sum(features_count)::integer as count from feature_form_hours`.execute(app.database.read);
  expect(rows[0]?.count).toBeGreaterThan(100);
  await assertSame();
});
