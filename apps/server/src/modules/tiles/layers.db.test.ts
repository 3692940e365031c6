import { VectorTile } from '@mapbox/vector-tile';
import {
  ENDPOINTS,
  type FeatureCreateInput,
  featureCreate,
  type Geometry,
  MAX_TILE_ZOOM,
} from '@waypost/contract';
import Pbf from 'pbf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { listTilesAround, makePlaces } from '../../../test/tiles/decode-tile.ts';
import { requireProject } from '../../access/require-access.ts';
import type { Selected } from '../features/index.ts';
import { arrayTileEngine, createTileService, type TileEngine, type TileService } from './index.ts';

const { features, organizations, projects } = ENDPOINTS;
const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 12);
/** Of the memory of the service. */
const FEATURES_SHARE = 0.8;

let app: TestApp;
let ana: Person;
let ben: Person;
/** A tree of three, and one beside it. */
let root: number;
let child: number;
let grandchild: number;
let other: number;
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

const startService = (budget: number, engine: TileEngine = counting): TileService =>
  createTileService({
    database: app.database,
    engine,
    budget,
    onFault: (error) => console.error(error),
  });

const PLACES: [number, number][] = [
  ...makePlaces(5, 9),
  ...Array.from({ length: 9 }, (): [number, number] => [12.5, 41.9]),
];
const shapes: Geometry[] = [0, 1, 2, 3].map((n): Geometry => {
  const width = 8 * 10 ** -n;
  const [west, south] = [20 + n, 30 - n];
  const ring: [number, number][] = [
    [west, south],
    [west + width, south],
    [west + width, south + width],
    [west, south],
  ];
  return n % 2 === 0 ? { type: 'Polygon', coordinates: [ring] } : { type: 'LineString', coordinates: ring };
});

const toFeature = (geometry: Geometry, n: number): FeatureCreateInput => ({
  name: n % 4 === 0 ? `Gillnet ${n}` : 'Sighting',
  geometry,
  shared: n % 3 === 0,
  created_origin: NOW - (n % 40) * DAY_MS,
});

const ALL = [...PLACES.map((coordinates): Geometry => ({ type: 'Point', coordinates })), ...shapes].map(
  toFeature,
);

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  ben = await app.createPerson('Ben Soto');
  const { organization_id: org_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  const make = async (name: string, parentId?: number) => {
    const body = { name, ...(parentId === undefined ? {} : { parentId }) };
    return (await ana.client.call(projects.createProject, { params: { org_id }, body })).project_id;
  };
  root = await make('Root');
  child = await make('Child', root);
  grandchild = await make('Grandchild', child);
  other = await make('Other');
  for (const [at, projectId] of [root, child, grandchild, other].entries()) {
    const grant = await requireProject(app.database.read, ana, projectId, 'feature:create');
    const own = ALL.filter((_, n) => n % 4 === at).map((one) => featureCreate.parse(one));
    await app.services.featureWriter.createMany(grant, own);
  }
  inMemory = startService(64 * 1024 ** 2);
  bySql = startService(0);
});
afterAll(() => app.close());

const whole = (...ids: number[]) => ids.map((project_id) => ({ project_id, only_shared: false }));
const open = (...ids: number[]) => ids.map((project_id) => ({ project_id, only_shared: true }));

let views = 0;
const toView = (selected: Selected) => {
  views += 1;
  return { name: `view ${views}`, version: `version ${views}`, selected, colors: null };
};

async function getTile(
  service: TileService,
  view: ReturnType<typeof toView>,
  [z, x, y]: readonly [number, number, number],
  range: object = {},
): Promise<{ bytes: Uint8Array; from: string | undefined }> {
  const request = {
    z,
    x,
    y,
    version: undefined,
    selection: range,
    encoding: 'identity',
    ifNoneMatch: undefined,
  } as const;
  const { body, headers } = await service.getLayerTile(view, request, () => undefined);
  return { bytes: new Uint8Array((body as Buffer | null) ?? []), from: headers?.['server-timing'] };
}

/** The contents of a tile as text. Which of several tiny features represents the others is left out. */
function describeTile(bytes: Uint8Array): string[] {
  const { layers } = new VectorTile(new Pbf(bytes));
  return Object.entries(layers)
    .flatMap(([name, layer]) =>
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
    )
    .toSorted();
}

describe('tiles of a view of a layer', () => {
  test.each<[string, () => Selected]>([
    ['one project, without those below it', () => ({ projects: whole(root), filter: {} })],
    [
      'a whole tree, and another project',
      () => ({ projects: whole(root, child, grandchild, other), filter: {} }),
    ],
    ['a project and one two below it', () => ({ projects: whole(root, grandchild), filter: {} })],
    ['Public features of some', () => ({ projects: [...whole(child), ...open(root, other)], filter: {} })],
    ['nothing but Public features', () => ({ projects: open(root, child, other), filter: {} })],
    ['a filter by Public', () => ({ projects: whole(root, other), filter: { shared: true } })],
    ['a filter by member', () => ({ projects: whole(root, other), filter: { member_ids: [ben.memberId] } })],
    [
      'a filter by words',
      () => ({ projects: [...whole(root), ...open(other)], filter: { text: 'gillnet' } }),
    ],
    [
      'points and lines',
      () => ({ projects: whole(root, child, other), filter: {}, geometryTypes: ['Point', 'LineString'] }),
    ],
    [
      'areas',
      () => ({
        projects: whole(root, child, grandchild, other),
        filter: {},
        geometryTypes: ['Polygon', 'MultiPolygon'],
      }),
    ],
    [
      'an area',
      () => ({
        projects: whole(root, child, other),
        filter: {},
        area: {
          type: 'Polygon',
          coordinates: [
            [
              [-40, -10],
              [60, -10],
              [60, 60],
              [-40, 60],
              [-40, -10],
            ],
          ],
        },
      }),
    ],
  ])('from memory equal those by SQL: %s', async (_title, select) => {
    const view = toView(select());
    for (const range of [{}, { start_date: NOW - 30 * DAY_MS, end_date: NOW - 5 * DAY_MS }]) {
      let count = 0;
      for (const z of [0, 3, 7, MAX_TILE_ZOOM]) {
        for (const [x, y] of listTilesAround(z, [...PLACES.slice(-20), [20, 30], [21, 29]], 0)) {
          const place = [z, x, y] as const;
          const [own, expected] = [
            await getTile(inMemory, view, place, range),
            await getTile(bySql, view, place, range),
          ];
          expect([own.from, expected.from]).toEqual(['memory', 'sql']);
          expect(describeTile(own.bytes), place.join('/')).toEqual(describeTile(expected.bytes));
          count += describeTile(own.bytes).length;
        }
      }
      const [own, expected] = [
        await inMemory.getLayerState(view, range),
        await bySql.getLayerState(view, range),
      ];
      expect(own).toEqual(expected);
      expect(count > 0).toBe(own.count > 0);
    }
  });

  test('are by SQL for what only the database can select', async () => {
    const view = toView({ projects: whole(root, other), filter: {}, geometryTypes: ['Polygon'] });
    expect((await getTile(inMemory, view, [0, 0, 0])).from).toBe('sql');
  });

  test('are made of the projects in memory, not of a copy', async () => {
    await getTile(inMemory, toView({ projects: whole(root, other), filter: {} }), [0, 0, 0]);
    const before = loads;
    const grant = await requireProject(app.database.read, ana, root, 'feature:read');
    const request = {
      z: 0,
      x: 0,
      y: 0,
      version: undefined,
      selection: {},
      encoding: 'identity',
      ifNoneMatch: undefined,
    } as const;
    expect((await inMemory.getTile(grant, request)).headers?.['server-timing']).toBe('memory');
    const next = toView({ projects: [...whole(child), ...open(root)], filter: {} });
    expect((await getTile(inMemory, next, [0, 0, 0])).from).toBe('memory');
    expect(loads).toBe(before);
  });

  test('show writes under the next version', async () => {
    const selected: Selected = { projects: whole(root, other), filter: {} };
    const { name } = toView(selected);
    const countAt = async (version: string) =>
      (await inMemory.getLayerState({ name, version, selected, colors: null }, {})).count;
    const before = await countAt('first');
    const made = await ana.client.call(features.createFeature, {
      query: { project_id: other },
      body: { feature: { name: 'New', geometry: { type: 'Point', coordinates: [12.5, 41.9] } } },
    });
    expect(await countAt('second')).toBe(before + 1);
    await ana.client.call(features.deleteFeature, { params: { code: made.properties.code } });
    expect(await countAt('third')).toBe(before);
  });

  test('of more projects than fit into memory are by SQL', async () => {
    // The projects of one layer may take most of the memory, and here need nearly all of it.
    const selected: Selected = { projects: whole(root, child, grandchild, other), filter: {} };
    const tight = startService(ALL.length * counting.bytesEach);
    const before = loads;
    expect((await getTile(tight, toView(selected), [0, 0, 0])).from).toBe('sql');
    expect(loads).toBe(before);
  });

  test('of projects that were displaced are read again, and their memory is not kept', async () => {
    // An engine whose memory is exactly what is estimated.
    const exact: TileEngine = {
      ...counting,
      async load(...asked) {
        const live = await counting.load(...asked);
        if ('isTooLarge' in live) return live;
        return {
          get count() {
            return live.count;
          },
          get bytes() {
            return live.count * counting.bytesEach;
          },
          at: (nowMs) => live.at(nowMs),
          apply: (changes) => live.apply(changes),
        };
      },
    };
    // Enough for the tree or for the project beside it, and not for both.
    const small = startService((ALL.length / FEATURES_SHARE) * counting.bytesEach * 0.97, exact);
    const tree = toView({ projects: whole(root, child, grandchild), filter: {} });
    const beside = toView({ projects: whole(other), filter: {} });
    const first = describeTile((await getTile(small, tree, [0, 0, 0])).bytes);
    for (let round = 0; round < 3; round += 1) {
      const before = loads;
      expect((await getTile(small, beside, [1, 1, 0])).from).toBe('memory');
      const again = await getTile(small, tree, [0, 0, 0]);
      expect([again.from, describeTile(again.bytes)]).toEqual(['memory', first]);
      expect(loads).toBe(before + 2);
    }
  });
});
