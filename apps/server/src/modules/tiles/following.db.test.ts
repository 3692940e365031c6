import { ENDPOINTS, type FeatureCreateInput, featureCreate, type Geometry } from '@waypost/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { isPostgres } from '../../../test/app/test-database.ts';
import { decodeTile } from '../../../test/tiles/decode-tile.ts';
import { requireProject } from '../../access/require-access.ts';
import { arrayTileEngine } from './in-memory/array-tile-engine.ts';
import { createTileService, type TileEngine, type TileService } from './index.ts';

const { features, organizations, projects } = ENDPOINTS;
const BUDGET = 64 * 1024 ** 2;

let app: TestApp;
let ana: Person;
let org_id: number;
let rootId: number;
let childId: number;
let elsewhereId: number;
let service: TileService;
const onFault = (error: unknown) => {
  throw error;
};
/** The number of full reads of a project. */
let loads = 0;
const counting: TileEngine = {
  ...arrayTileEngine,
  load(...asked) {
    loads += 1;
    return arrayTileEngine.load(...asked);
  },
};

const makeProject = async (name: string, parentId?: number) =>
  (
    await ana.client.call(projects.createProject, {
      params: { org_id },
      body: { name, ...(parentId === undefined ? {} : { parentId }) },
    })
  ).project_id;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  const organization = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  org_id = organization.organization_id;
  rootId = await makeProject('Coast watch');
  childId = await makeProject('Kelp beds', rootId);
  elsewhereId = await makeProject('Elsewhere');
  service = createTileService({ database: app.database, engine: counting, budget: BUDGET, onFault });
});
afterAll(() => app.close());

const toPoint = (lng: number, lat: number): Geometry => ({ type: 'Point', coordinates: [lng, lat] });

async function create(project_id: number, feature: Partial<FeatureCreateInput> = {}): Promise<string> {
  const made = await ana.client.call(features.createFeature, {
    query: { project_id },
    body: { feature: { name: 'Sighting', geometry: toPoint(loads, 5), ...feature } },
  });
  return made.properties.code;
}

async function createMany(project_id: number, count: number): Promise<void> {
  const grant = await requireProject(app.database.read, ana, project_id, 'feature:create');
  const made = Array.from({ length: count }, (_, n) =>
    featureCreate.parse({ name: `Sighting ${n}`, geometry: toPoint(20 + n / 10, 10 + (n % 7)) }),
  );
  await app.services.featureWriter.createMany(grant, made);
}

/** The contents of a project’s tiles at three zooms, as text. */
async function show(from: TileService, projectId: number, selection = {}): Promise<string[]> {
  const grant = await requireProject(app.database.read, ana, projectId, 'feature:read');
  const shown: string[] = [];
  for (const z of [0, 1, 3]) {
    for (let n = 0; n < 4 ** z; n += 1) {
      const [x, y] = [n % 2 ** z, Math.floor(n / 2 ** z)];
      const request = {
        z,
        x,
        y,
        version: undefined,
        selection,
        encoding: 'identity' as const,
        ifNoneMatch: undefined,
      };
      const { body } = await from.getTile(grant, request);
      if (body === null) continue;
      for (const one of decodeTile(new Uint8Array(body as Buffer))) shown.push(JSON.stringify([z, n, one]));
    }
  }
  return shown.toSorted();
}

/** Compares updated tiles with those of a newly started service. */
async function expectUpToDate(): Promise<void> {
  const fresh = createTileService({
    database: app.database,
    engine: arrayTileEngine,
    budget: BUDGET,
    onFault,
  });
  for (const selection of [{}, { shared: true }]) {
    expect(await show(service, rootId, selection)).toEqual(await show(fresh, rootId, selection));
  }
  const grant = await requireProject(app.database.read, ana, rootId, 'feature:read');
  const { count } = await service.getState(grant);
  expect(count).toBe(await ana.client.call(features.getFeaturesTotal, { params: { project_id: rootId } }));
}

test('tiles follow writes in the project and its subprojects without reading it again', async () => {
  const code = await create(rootId);
  const gone = await create(childId, { shared: true });
  await expectUpToDate();
  expect(loads).toBe(1);

  await ana.client.call(features.updateFeature, {
    params: { code },
    body: { feature: { color: '#ff0000', shared: true, geometry: toPoint(-60, 40) } },
  });
  await ana.client.call(features.deleteFeature, { params: { code: gone } });
  await expectUpToDate();

  // So many that their event carries only the count.
  await createMany(childId, 300);
  await createMany(rootId, 12);
  await expectUpToDate();

  const moving = await create(elsewhereId);
  const moveTo = (project_id: number) =>
    ana.client.call(features.updateFeature, { params: { code: moving }, body: { feature: { project_id } } });
  for (const to of [rootId, childId, elsewhereId]) {
    await moveTo(to);
    await expectUpToDate();
  }

  await create(rootId, {
    geometry: {
      type: 'LineString',
      coordinates: [
        [0, 0],
        [30, 30],
      ],
    },
  });
  await create(await makeProject('Canopy', childId), { shared: true });
  await expectUpToDate();
  expect(loads).toBe(1);
});

test('a deleted project takes its features along, and a restored one brings them back', async () => {
  const goingId = await makeProject('Going', rootId);
  await createMany(goingId, 5);
  await expectUpToDate();
  const { deletion_id } = await ana.client.call(projects.deleteProject, {
    params: { org_id, project_id: goingId },
  });
  await expectUpToDate();
  const before = loads;
  await ana.client.call(projects.restoreProject, { params: { deletion_id } });
  await expectUpToDate();
  expect(loads).toBe(before);
});

test('a write during tile requests is in the next tile, and nothing is read again for it', async () => {
  await expectUpToDate();
  const before = loads;
  const writes = Array.from({ length: 8 }, () => create(childId));
  const asked = Array.from({ length: 8 }, () => show(service, rootId));
  await Promise.all([...writes, ...asked]);
  await expectUpToDate();
  expect(loads).toBe(before);
});

// The embedded database has one connection, which the statement still holds here.
test.skipIf(!isPostgres())(
  'a write between the reads of a refresh does not make it read all again',
  async () => {
    let write: (() => Promise<unknown>) | null = null;
    const read = app.database.read.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        const isOfLog = result.rows.some((row) => 'events' in row);
        if (!isOfLog || write === null) return result;
        const now = write;
        write = null;
        await now();
        return result;
      },
    });
    const interrupted = createTileService({
      database: { ...app.database, read },
      engine: counting,
      budget: BUDGET,
      onFault,
    });
    await show(interrupted, rootId);
    const before = loads;
    await create(childId);
    write = () => create(childId);
    await show(interrupted, rootId);
    expect(write).toBeNull();
    await show(interrupted, rootId);
    expect(loads).toBe(before);
    await expectUpToDate();
    expect(await show(interrupted, rootId)).toEqual(await show(service, rootId));
  },
);

test('a project with more events than are followed is read again', async () => {
  await expectUpToDate();
  const before = loads;
  const addEvents = (count: number) =>
    app.database.script(`
      with grown as (
        update event_counters set seq = seq + ${count} where topic = 'project:${childId}' returning seq
      )
      insert into events (topic, seq, type, payload)
      select 'project:${childId}', grown.seq - n, 'project.updated', '{"project_id": ${childId}}'
      from grown cross join generate_series(0, ${count - 1}) n;
      update project_stats set features_version = features_version + 1 where project_id = ${childId}`);
  await addEvents(2_000);
  await expectUpToDate();
  expect(loads).toBe(before);
  await addEvents(2_001);
  await expectUpToDate();
  expect(loads).toBe(before + 1);
});

test('features without events are found by the counters, however many', async () => {
  // More than two pieces, all with one timestamp.
  await app.database.script(`
    insert into features (code, project_id, name, color, geometry, geometry_type, created_origin)
    select gen_random_uuid(), ${rootId}, 'Copied in', '#0059ff', st_setsrid(st_makepoint(n % 90, -20), 4326), 'Point', now()
    from generate_series(1, 4100) n;
    update project_stats set features_count = features_count + 4100, features_version = features_version + 1
    where project_id = ${rootId}`);
  const before = loads;
  await expectUpToDate();
  expect(loads).toBe(before + 1);
});
