import { VectorTile } from '@mapbox/vector-tile';
import {
  ENDPOINTS,
  type FeatureCreateInput,
  type FeatureSelection,
  featureCreate,
  type Geometry,
  MAX_TILE_ZOOM,
} from '@waypost/contract';
import { sql } from 'kysely';
import Pbf from 'pbf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { makePicture } from '../../../../test/pictures/picture.ts';
import { countPoints, decodeTile, listTilesAround, makePlaces } from '../../../../test/tiles/decode-tile.ts';
import { requireProject } from '../../../access/require-access.ts';
import { isEnded } from '../../../platform/db/database-fault.ts';
import type { BinaryResult } from '../../../platform/http/endpoints/binary-result.ts';
import { toConditions } from '../../features/index.ts';
import { putProjectMember } from '../../projects/index.ts';
import { arrayTileEngine } from '../in-memory/array-tile-engine.ts';
import { createTileService, type TileEngine, type TileService } from '../index.ts';
import { readInTime } from './store.ts';

const { features, organizations, projects, templates } = ENDPOINTS;
const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 12);
const ZOOMS = Array.from({ length: MAX_TILE_ZOOM + 1 }, (_, z) => z);

let app: TestApp;
let ana: Person;
let ben: Person;
let orgId: number;
let rootId: number;
let childId: number;
let templateId: number;
/** One service with memory for everything, and one with nearly none. */
let inMemory: TileService;
let bySql: TileService;
/** The number of reads of a project into memory. */
let loads = 0;

const counting: TileEngine = {
  ...arrayTileEngine,
  load(...asked) {
    loads += 1;
    return arrayTileEngine.load(...asked);
  },
};

function startService(budget: number, engine: TileEngine = arrayTileEngine): TileService {
  const onFault = (error: unknown) => console.error(error);
  return createTileService({ database: app.database, engine, budget, onFault });
}

/** Groups of any width, single points, many points in one place, and points at the edges of the world. */
const PLACES: [number, number][] = [
  ...makePlaces(7, 9),
  ...Array.from({ length: 7 }, (): [number, number] => [12.5, 41.9]),
  ...Array.from({ length: 5 }, (): [number, number] => [-70.25, -30.75]),
  [180, 10],
  [-180, -10],
  [179.9999, 0],
  [0, 0],
  [0, 85.06],
  [0, 90],
  [12.5, -90],
];

/** Lines and areas from a metre to a continent wide, crossing tiles of every zoom. */
const SHAPES: Geometry[] = Array.from({ length: 7 }, (_, digits): Geometry[] => {
  const width = 30 * 10 ** -digits;
  return [0, 1, 2].flatMap((n): Geometry[] => {
    const [west, south] = [20 + n * width * 1.3, 30 - digits * 0.7];
    const ring = (inset: number): [number, number][] => [
      [west + inset, south + inset],
      [west + width - inset, south + inset],
      [west + width * 0.9 - inset, south + width * 0.7 - inset],
      [west + inset, south + width * 0.8 - inset],
      [west + inset, south + inset],
    ];
    return [
      {
        type: 'LineString',
        coordinates: Array.from({ length: 40 }, (_, at): [number, number] => [
          west + (at * width) / 40,
          south - width / 3 + (Math.sin(at) * width) / 50,
        ]),
      },
      { type: 'Polygon', coordinates: [ring(0), ring(width / 5).toReversed()] },
    ];
  });
}).flat();

async function createMany(projectId: number, made: readonly FeatureCreateInput[]): Promise<void> {
  const grant = await requireProject(app.database.read, ana, projectId, 'feature:create');
  await app.services.featureWriter.createMany(
    grant,
    made.map((one) => featureCreate.parse(one)),
  );
}

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  ben = await app.createPerson('Ben Soto');
  const organization = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  orgId = organization.organization_id;
  const params = { org_id: orgId };
  rootId = (await ana.client.call(projects.createProject, { params, body: { name: 'Coast watch' } }))
    .project_id;
  childId = (
    await ana.client.call(projects.createProject, {
      params,
      body: { name: 'Kelp beds', tags: ['kelp'], parentId: rootId },
    })
  ).project_id;
  await app.database.transaction((tx) =>
    putProjectMember(tx, childId, ben.memberId, 'project_editor', false),
  );
  templateId = (
    await ana.client.call(templates.createTemplate, {
      params: { project_id: rootId },
      body: { name: 'Net report', geometry_type: 'Point' },
    })
  ).id;
  const all = [...PLACES.map((coordinates): Geometry => ({ type: 'Point', coordinates })), ...SHAPES].map(
    (geometry, n) => ({
      name: n % 4 === 0 ? `Gillnet ${n}` : 'Sighting',
      geometry,
      shared: n % 3 === 0,
      is_static: n % 5 === 0,
      created_origin: NOW - (n % 40) * DAY_MS,
      ...(n % 6 === 0 && geometry.type === 'Point' ? { template_id: templateId } : {}),
    }),
  );
  await createMany(
    rootId,
    all.filter((_, n) => n % 2 === 0),
  );
  await createMany(
    childId,
    all.filter((_, n) => n % 2 === 1).map(({ template_id: _, ...one }) => one),
  );
  await ben.client.call(features.createFeature, {
    query: { project_id: childId },
    body: { feature: { name: 'Photograph', geometry: { type: 'Point', coordinates: [5, 5] } } },
    files: [await makePicture()],
  });
  inMemory = startService(64 * 1024 ** 2);
  bySql = startService(20_000, counting);
});
afterAll(() => app.close());

async function askTile(
  service: TileService,
  person: Person,
  projectId: number,
  [z, x, y]: readonly [number, number, number],
  selection: FeatureSelection = {},
): Promise<BinaryResult> {
  const grant = await requireProject(app.database.read, person, projectId, 'feature:read');
  const asked = {
    z,
    x,
    y,
    version: undefined,
    selection,
    encoding: 'identity',
    ifNoneMatch: undefined,
  } as const;
  return service.getTile(grant, asked);
}

async function getTile(...asked: Parameters<typeof askTile>): Promise<Uint8Array> {
  const { body } = await askTile(...asked);
  return new Uint8Array((body as Buffer | null) ?? []);
}

/** The contents of a tile as text. Which of several tiny features represents the others is left out. */
function describeTile(bytes: Uint8Array): string[] {
  const { layers } = new VectorTile(new Pbf(bytes));
  const all = Object.entries(layers).flatMap(([name, layer]) =>
    Array.from({ length: layer.length }, (_, index) => {
      const feature = layer.feature(index);
      const { type, properties } = feature;
      const rings = feature.loadGeometry();
      const [at] = rings[0] ?? [];
      const isDot = type === 1 && 'kind' in properties && properties.kind !== 'point';
      return JSON.stringify(
        isDot ? ['dot', (at?.x ?? 0) >> 5, (at?.y ?? 0) >> 5] : [name, type, properties, rings],
      );
    }),
  );
  return all.toSorted();
}

/** The number of points in a tile, without its lines and areas. */
function countAll(bytes: Uint8Array, isLastRow: boolean): number {
  const points = decodeTile(bytes).filter(
    ({ layer, properties }) => layer === 'clusters' || properties.kind === 'point',
  );
  return countPoints(points, isLastRow);
}

/** The starts of the lines. */
const corners: [number, number][] = SHAPES.flatMap((shape): [number, number][] =>
  shape.type === 'LineString' ? [shape.coordinates[0] as [number, number]] : [],
);

describe('tiles by SQL', () => {
  test.each(ZOOMS)('at zoom %i equal those from memory, and their points add up to the total', async (z) => {
    const around = listTilesAround(z, [...PLACES, [5, 5], ...corners], z < 3 ? 1 : 0);
    let sum = 0;
    for (const [x, y] of around) {
      const own = await getTile(bySql, ana, rootId, [z, x, y]);
      expect(describeTile(own), `${z}/${x}/${y}`).toEqual(
        describeTile(await getTile(inMemory, ana, rootId, [z, x, y])),
      );
      sum += countAll(own, y === 2 ** z - 1);
    }
    expect(sum).toBe(PLACES.length + 1);
    expect(loads).toBe(0);
  });

  test.each<[string, () => FeatureSelection]>([
    ['Public only', () => ({ shared: true })],
    ['static only', () => ({ is_static: true })],
    ['with images', () => ({ has_resources: true })],
    ['by member', () => ({ member_ids: [ben.memberId] })],
    ['by template', () => ({ template_ids: [templateId] })],
    ['by text', () => ({ text: 'gillnet' })],
    ['by a tag of a project', () => ({ tags: ['kelp'] })],
    ['by time', () => ({ start_date: NOW - 20 * DAY_MS, end_date: NOW - 3 * DAY_MS })],
    ['by several filters combined', () => ({ shared: true, tags: ['kelp'], end_date: NOW - 3 * DAY_MS })],
    ['no match', () => ({ text: 'nowhere' })],
  ])('apply the same filter: %s', async (_title, select) => {
    const selection = select();
    const { rows } = await sql<{ total: number }>`
      select count(*)::integer as total from features f
      where ${toConditions(rootId, selection)} and f.geometry_type = 'Point'`.execute(app.database.read);
    for (const z of [0, 2, 5, 9, MAX_TILE_ZOOM]) {
      const around = listTilesAround(z, [...PLACES.slice(-30), [5, 5], ...corners.slice(0, 6)], 0);
      for (const [x, y] of around) {
        const place = [z, x, y] as const;
        const own = await getTile(bySql, ana, rootId, place, selection);
        expect(describeTile(own), place.join('/')).toEqual(
          describeTile(await getTile(inMemory, ana, rootId, place, selection)),
        );
        if (z > 0) continue;
        expect(countAll(own, true)).toBe(rows[0]?.total);
      }
    }
  });

  test('show each member what they may read', async () => {
    for (const z of [0, 4, 13]) {
      for (const [x, y] of listTilesAround(z, PLACES.slice(-20), 0)) {
        const own = await getTile(bySql, ben, childId, [z, x, y]);
        expect(describeTile(own)).toEqual(describeTile(await getTile(inMemory, ana, childId, [z, x, y])));
      }
    }
    await expect(getTile(bySql, ben, rootId, [0, 0, 0])).rejects.toMatchObject({ code: 'project_not_found' });
  });

  test('report counts and bounds', async () => {
    for (const projectId of [rootId, childId]) {
      const grant = await requireProject(app.database.read, ana, projectId, 'feature:read');
      const [own, other] = [await bySql.getState(grant), await inMemory.getState(grant)];
      expect({ ...own, bbox: null }).toEqual({ ...other, bbox: null });
      for (const side of [0, 1, 2, 3])
        expect(own.bbox?.[side]).toBeCloseTo(other.bbox?.[side] ?? Number.NaN, 6);
    }
  });

  test('show writes at once', async () => {
    const count = async () => countAll(await getTile(bySql, ana, childId, [0, 0, 0]), true);
    const before = await count();
    const made = await ana.client.call(features.createFeature, {
      query: { project_id: childId },
      body: { feature: { name: 'New', geometry: { type: 'Point', coordinates: [12.5, 41.9] } } },
    });
    expect(await count()).toBe(before + 1);
    await ana.client.call(features.deleteFeature, { params: { code: made.properties.code } });
    expect(await count()).toBe(before);
  });

  test('are empty beyond the edge of the world and where no feature is', async () => {
    for (const place of [
      [1, 2, 0],
      [14, 9, 9],
      [6, 0, 63],
    ] as const) {
      expect(await getTile(bySql, ana, rootId, place)).toHaveLength(0);
    }
  });
});

describe('a project', () => {
  test('is read into memory once it is small enough', async () => {
    const params = { org_id: orgId };
    const made = await ana.client.call(projects.createProject, { params, body: { name: 'Small' } });
    const point: Geometry = { type: 'Point', coordinates: [1, 1] };
    await createMany(
      made.project_id,
      Array.from({ length: 40 }, () => ({ name: 'Sighting', geometry: point })),
    );
    const service = startService(5_000, counting);
    const count = async () => countAll(await getTile(service, ana, made.project_id, [0, 0, 0]), true);
    const before = loads;
    expect([await count(), loads]).toEqual([40, before]);
    const { rows } = await sql<{ code: string }>`
      select code from features where project_id = ${made.project_id} limit 30`.execute(app.database.read);
    for (const { code } of rows) await ana.client.call(features.deleteFeature, { params: { code } });
    expect([await count(), loads]).toEqual([10, before + 1]);
  });

  test('with more positions than estimated is detected once', async () => {
    const params = { org_id: orgId };
    const made = await ana.client.call(projects.createProject, { params, body: { name: 'Tracks' } });
    const coordinates = Array.from({ length: 2_000 }, (_, n): [number, number] => [n / 1_000, Math.sin(n)]);
    await createMany(
      made.project_id,
      Array.from({ length: 5 }, () => ({ name: 'Track', geometry: { type: 'LineString', coordinates } })),
    );
    const service = startService(40_000, counting);
    const before = loads;
    for (const name of ['One more', 'And one more']) {
      expect((await getTile(service, ana, made.project_id, [6, 32, 31])).length).toBeGreaterThan(100);
      await createMany(made.project_id, [{ name, geometry: { type: 'Point', coordinates: [1, 1] } }]);
    }
    expect(loads).toBe(before + 1);
  });

  test('that takes long to read is served by SQL meanwhile', async ({ skip }) => {
    if (app.database.kind === 'embedded') {
      console.warn('Skipped: on its one connection the embedded database is waited for.');
      skip();
      return;
    }
    const { promise: isLet, resolve: letGo } = Promise.withResolvers<void>();
    const slow: TileEngine = {
      ...arrayTileEngine,
      async load(...asked) {
        const live = await arrayTileEngine.load(...asked);
        await isLet;
        return live;
      },
    };
    const service = startService(64 * 1024 ** 2, slow);
    const place = [3, 4, 3] as const;
    const expected = describeTile(await getTile(inMemory, ana, rootId, place));
    expect(expected.length).toBeGreaterThan(0);
    const ask = async () => {
      const { body, headers } = await askTile(service, ana, rootId, place);
      expect(describeTile(new Uint8Array(body as Buffer))).toEqual(expected);
      return headers?.['server-timing'];
    };
    expect(await ask()).toBe('sql');
    letGo();
    await expect.poll(ask).toBe('memory');
  });
});

test('whose read exceeds its time is cancelled, and its connection is reused', async ({ skip }) => {
  if (app.database.kind === 'embedded') {
    console.warn('Skipped: the embedded database has no clock to end a statement by.');
    skip();
    return;
  }
  const db = app.database.read;
  const sleeping = readInTime(db, (tx) => sql`select pg_sleep(20)`.execute(tx), 50);
  expect(isEnded(await sleeping.catch((error: unknown) => error))).toBe(true);
  const { rows } = await readInTime(db, (tx) => sql<{ one: number }>`select 1 as one`.execute(tx));
  expect(rows).toEqual([{ one: 1 }]);
});
