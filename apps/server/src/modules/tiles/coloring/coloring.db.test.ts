import {
  CLASS_COLORS,
  ENDPOINTS,
  type FeatureCreateInput,
  type FeatureSelection,
  featureCreate,
  MAX_COLORED_BY_DATA,
  NO_CLASS_COLOR,
  RANGE_COLORS,
} from '@waypost/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { decodeTile, listTilesAround } from '../../../../test/tiles/decode-tile.ts';
import { requireProject } from '../../../access/require-access.ts';
import type { BinaryResult } from '../../../platform/http/endpoints/binary-result.ts';
import { arrayTileEngine } from '../in-memory/array-tile-engine.ts';
import { createTileService, type LayerView, type TileService } from '../index.ts';
import type { TileRequest } from '../service.ts';

const { features, organizations, projects, templates, tiles } = ENDPOINTS;

const COUNT = 40;
/** Far apart, so that none is in a cluster. */
const placeOf = (n: number): [number, number] => [-170 + n * 8, (n % 5) * 10];

let app: TestApp;
let ana: Person;
let projectId: number;
let buoyId: number;
let netId: number;
let inMemory: TileService;
let bySql: TileService;

beforeAll(async () => {
  app = await startTestApp();
  ana = await app.createPerson('Ana Ruiz');
  const { organization_id: org_id } = await ana.client.call(organizations.createOrganization, {
    body: { organization_name: 'Costa Viva' },
  });
  const project = await ana.client.call(projects.createProject, {
    params: { org_id },
    body: { name: 'Coast watch' },
  });
  projectId = project.project_id;
  const makeTemplate = async (name: string) =>
    (
      await ana.client.call(templates.createTemplate, {
        params: { project_id: projectId },
        body: { name, geometry_type: 'Point' },
      })
    ).id;
  buoyId = await makeTemplate('Buoy check');
  netId = await makeTemplate('Net report');
  const all = Array.from(
    { length: COUNT },
    (_, n): FeatureCreateInput => ({
      name: `Report ${n}`,
      geometry: { type: 'Point', coordinates: placeOf(n) },
      shared: n % 2 === 0,
      ...(n % 4 === 0 ? {} : { template_id: n % 3 === 0 ? netId : buoyId }),
      data: [
        ...(n % 4 === 1 ? [{ key: 'State', value: n % 8 === 1 ? 'Worn' : 'Good', type: 0 }] : []),
        ...(n % 2 === 1 ? [{ key: 'Depth', value: String(n), type: 1 }] : []),
      ],
    }),
  );
  const grant = await requireProject(app.database.read, ana, projectId, 'feature:create');
  await app.services.featureWriter.createMany(
    grant,
    all.map((one) => featureCreate.parse(one)),
  );
  const start = (budget: number) =>
    createTileService({
      database: app.database,
      engine: arrayTileEngine,
      budget,
      onFault: (error) => console.error(error),
    });
  inMemory = start(64 * 1024 ** 2);
  bySql = start(2_000);
});
afterAll(() => app.close());

/** The features are apart as well as they are closer, and in a handful of tiles: each costs SQL three queries. */
const ZOOM = 2;

/** The colours of the features of all tiles that have any, by name. */
async function readTiles(getTile: (request: TileRequest) => Promise<BinaryResult>) {
  const colors = new Map<string, string>();
  const places = Array.from({ length: COUNT }, (_, n) => placeOf(n));
  for (const [x, y] of listTilesAround(ZOOM, places, 0)) {
    const request = {
      z: ZOOM,
      x,
      y,
      version: undefined,
      encoding: 'identity',
      ifNoneMatch: undefined,
    } as const;
    const { body } = await getTile({ ...request, selection: {} });
    for (const { properties } of decodeTile(new Uint8Array((body as Buffer | null) ?? [])))
      colors.set(String(properties.name), String(properties.color));
  }
  return colors;
}
async function readColors(service: TileService, colorBy?: string, selection: FeatureSelection = {}) {
  const grant = await requireProject(app.database.read, ana, projectId, 'feature:read');
  return readTiles((request) => service.getTile(grant, { ...request, selection, colorBy }));
}
const askLegend = (color_by: string) =>
  ana.client.call(tiles.getLegend, { params: { project_id: projectId }, query: { color_by } });

describe('tiles', () => {
  test('have the colours of templates, as the legend says', async () => {
    const legend = await askLegend('template');
    expect(legend.classes.map(({ kind, label, color, count }) => [kind, label, color, count])).toEqual([
      ['template', 'Buoy check', CLASS_COLORS[0], 20],
      ['template', 'Net report', CLASS_COLORS[1], 10],
      ['none', null, NO_CLASS_COLOR, 10],
    ]);
    const colors = await readColors(inMemory, 'template');
    expect(colors.size).toBe(40);
    expect([colors.get('Report 1'), colors.get('Report 3'), colors.get('Report 4')]).toEqual([
      CLASS_COLORS[0],
      CLASS_COLORS[1],
      NO_CLASS_COLOR,
    ]);
  });

  test('have the colours of values and of ranges', async () => {
    const states = await askLegend('data:State');
    expect(states.classes.map(({ kind, label, count }) => [kind, label, count])).toEqual([
      ['value', 'Good', 5],
      ['value', 'Worn', 5],
      ['none', null, 30],
    ]);
    const ofState = await readColors(inMemory, 'data:State');
    expect([ofState.get('Report 5'), ofState.get('Report 1'), ofState.get('Report 4')]).toEqual([
      CLASS_COLORS[0],
      CLASS_COLORS[1],
      NO_CLASS_COLOR,
    ]);
    const depths = await askLegend('data:Depth');
    expect(depths.classes.map(({ kind }) => kind)).toEqual([
      'range',
      'range',
      'range',
      'range',
      'range',
      'none',
    ]);
    expect(depths.classes.reduce((sum, { count }) => sum + count, 0)).toBe(40);
    const ofDepth = await readColors(inMemory, 'data:Depth');
    expect([ofDepth.get('Report 1'), ofDepth.get('Report 39'), ofDepth.get('Report 0')]).toEqual([
      RANGE_COLORS[0],
      RANGE_COLORS.at(-1),
      NO_CLASS_COLOR,
    ]);
  });

  test.each(['template', 'data:State', 'data:Depth'])('by SQL equal those from memory, by %s', async (by) => {
    expect(await readColors(bySql, by)).toEqual(await readColors(inMemory, by));
    const shared = { shared: true } as const;
    const some = await readColors(bySql, by, shared);
    expect(some.size).toBe(20);
    expect(some).toEqual(await readColors(inMemory, by, shared));
  });

  test('follow a change of what colours them', async () => {
    const { features: found } = await ana.client.call(features.listFeaturesWithTotal, {
      params: { project_id: projectId },
      query: { text: 'Report 4', limit: 50 },
    });
    const code = found.find(({ name }) => name === 'Report 4')?.code ?? '';
    await ana.client.call(features.updateFeature, {
      params: { code },
      body: { feature: { data: [{ key: 'State', value: 'Worn', type: 0 }] } },
    });
    expect((await readColors(inMemory, 'data:State')).get('Report 4')).toBe(CLASS_COLORS[1]);
    expect((await askLegend('data:State')).classes[1]).toMatchObject({ label: 'Worn', count: 6 });
  });

  test('keep their own colours without a property, and by a key that nobody answered', async () => {
    expect(new Set((await readColors(inMemory)).values())).toEqual(new Set(['#0059ff']));
    expect((await askLegend('data:Nothing')).classes).toMatchObject([{ kind: 'none', count: 40 }]);
  });
});

describe('tiles of a layer', () => {
  /** Its features, Public ones or all, in the classes of all. */
  const toView = (by: string, filter: FeatureSelection = {}): LayerView => {
    const selected = { projects: [{ project_id: projectId, only_shared: false }], filter: {} };
    const name = `coloured by ${by} ${filter.shared}`;
    return { name, version: name, selected: { ...selected, filter }, colors: { by, name: 'all', selected } };
  };
  const readLayer = (service: TileService, view: LayerView) =>
    readTiles((request) => service.getLayerTile(view, request, () => undefined));

  test('have one colour', async () => {
    const view = toView('#d6409f');
    const colors = await readLayer(inMemory, view);
    expect(colors.size).toBe(COUNT);
    expect(new Set(colors.values())).toEqual(new Set(['#d6409f']));
    expect(await readLayer(bySql, view)).toEqual(colors);
    expect((await inMemory.getLayerLegend(view)).classes).toEqual([]);
  });

  test.each(['template', 'data:Depth'])('have those of a project, by %s, as its legend says', async (by) => {
    const view = toView(by);
    expect(await readLayer(inMemory, view)).toEqual(await readColors(inMemory, by));
    expect(await readLayer(bySql, view)).toEqual(await readColors(inMemory, by));
    expect(await inMemory.getLayerLegend(view)).toEqual(await askLegend(by));
    // A class keeps its colour where some are left out.
    const some = toView(by, { shared: true });
    expect(await readLayer(inMemory, some)).toEqual(await readColors(inMemory, by, { shared: true }));
  });
});

test.each(['', 'data:', 'member', `data:${'x'.repeat(300)}`])('a legend by “%s” is refused', async (by) => {
  await expect(askLegend(by)).rejects.toMatchObject({ code: 'validation_failed' });
});

test('a project with too many features is coloured by template only', async () => {
  await app.database.read
    .updateTable('project_stats')
    .set({ features_count: MAX_COLORED_BY_DATA + 1 })
    .where('project_id', '=', projectId)
    .execute();
  // A key that nothing has asked for, since classes are kept with the version of the project.
  expect(await askLegend('data:Colour')).toEqual({ classes: [], is_too_large: true });
  expect((await askLegend('template')).is_too_large).toBe(false);
});
