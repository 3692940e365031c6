import { type AreaGeometry, ENDPOINTS, type LayerCreateInput } from '@waypost/contract';
import { type PlanetSandbox, startPlanetSandbox } from '@waypost/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { codeOf, createLayerWorld, type LayerWorld, toSquare } from '../../layers/layers.fixture.ts';

const { audit, imagery, layers, variables } = ENDPOINTS;
/** About 44 km². */
const AREA: AreaGeometry = toSquare(-110.5, 24.125, 0.0625);

let planet: PlanetSandbox;
let app: TestApp;
let world: LayerWorld;
let editor: Person;

beforeAll(async () => {
  planet = await startPlanetSandbox({ orderMs: 3_600_000 });
  app = await startTestApp({ TRUST_PROXY: 'on', IMAGERY_POLL_SECONDS: '0.1', ...planet.env });
  world = await createLayerWorld(app);
  editor = await world.makePerson('org_member');
});
afterAll(async () => {
  await app.close();
  await planet.close();
});

const params = () => ({ org_id: world.org_id });
const body: LayerCreateInput = {
  type: 2,
  name: 'Trees',
  layer: {
    aoi: AREA,
    data: {
      type: 'forest_carbon_diligence_30m',
      parameters: { id: 'CANOPY_HEIGHT_v1.2.0_30', start_date: '2013-01-01', end_date: '2022-01-01' },
    },
  },
};
const order = (who = editor) => who.client.call(layers.createLayer, { params: params(), body });
const list = (who = world.admin, month?: string) =>
  who.client.call(imagery.getImageryCosts, {
    params: params(),
    query: month === undefined ? {} : { month },
  });
const setCeiling = (monthly_km2: number | null, who = world.admin) =>
  who.client.call(imagery.putImageryCeiling, { params: params(), body: { monthly_km2 } });
const cancel = (layer_id: string) =>
  editor.client.call(variables.cancelVariable, { params: { ...params(), layer_id } });
const retry = (layer_id: string, who = editor) =>
  who.client.call(variables.retryVariable, { params: { ...params(), layer_id } });

test('an organization without a ceiling orders what it likes, and administrators see by whom', async () => {
  const { code } = await order();
  const costs = await list();
  expect(costs.monthly_km2).toBeNull();
  expect(costs.ordered_km2).toBeGreaterThan(43);
  expect(costs.ordered_km2).toBeLessThan(45);
  expect(costs.orders).toHaveLength(1);
  expect(costs.orders[0]).toMatchObject({
    kind: 'variable',
    subject: 'CANOPY_HEIGHT_v1.2.0_30',
    count: 1,
    counts: true,
    layer_code: code,
    layer_name: 'Trees',
  });
  expect(costs.orders[0]?.member_display_name).not.toBeNull();
  expect((await list(world.admin, '2020-01')).orders).toEqual([]);
  expect(await codeOf(list(editor))).toBe('forbidden');
  expect(await codeOf(list(world.admin, '2020-13'))).toBe('validation_failed');
});

test('an area of a continent is not ordered, by administrators neither, and nothing is made of it', async () => {
  const of = (aoi: AreaGeometry, who: Person) =>
    who.client.call(layers.createLayer, {
      params: params(),
      body: { ...body, layer: { ...(body.layer as object), aoi } },
    });
  const before = (await list()).orders.length;
  for (const who of [editor, world.admin])
    expect(await codeOf(of(toSquare(-70, -30, 25), who))).toBe('imagery_area_too_large');
  // Five degrees by five at 24° north are some 280,000 km².
  expect(await codeOf(of(toSquare(-112, 24, 5), editor))).toBe('imagery_area_too_large');
  expect((await list()).orders).toHaveLength(before);
  expect(await editor.client.call(layers.listLayers, { params: params() })).toHaveLength(before);
});

test('a ceiling is set by administrators only, audited, and read by who may order', async () => {
  expect(await codeOf(setCeiling(1, editor))).toBe('forbidden');
  expect(await codeOf(setCeiling(-1))).toBe('validation_failed');
  await setCeiling(100);
  const { month, monthly_km2, ordered_km2 } = await list();
  expect(monthly_km2).toBe(100);
  const read = (who: Person) => who.client.call(imagery.getImageryAllowance, { params: params() });
  expect(await read(editor)).toEqual({ month, monthly_km2, ordered_km2 });
  expect(await codeOf(read(await world.makePerson('org_viewer')))).toBe('forbidden');
  const entries = await world.admin.client.call(audit.listOrganizationAudit, { params: params(), query: {} });
  expect(JSON.stringify(entries)).toContain('imagery.ceiling_changed');
});

test('two orders at once cannot both pass the ceiling, and nothing is made of the one that is refused', async () => {
  // One is there; another one fits.
  const both = await Promise.all([codeOf(order()), codeOf(order())]);
  expect(both.toSorted()).toEqual(['done', 'imagery_ceiling_reached']);
  const { orders, ordered_km2 } = await list();
  expect(orders).toHaveLength(2);
  expect(ordered_km2).toBeLessThan(100);
  const all = await editor.client.call(layers.listLayers, { params: params() });
  expect(all).toHaveLength(2);
});

test('an administrator orders beyond it, and what was cancelled does not count', async () => {
  const { code } = await order(world.admin);
  expect((await list()).ordered_km2).toBeGreaterThan(100);
  const [mine] = (await list()).orders.filter((one) => one.layer_code !== code);
  const before = (await list()).ordered_km2;
  const layer_id = mine?.layer_code ?? '';
  await expect
    .poll(
      async () =>
        (await editor.client.call(variables.getVariable, { params: { ...params(), layer_id } })).status,
    )
    .toBe(3);
  await cancel(layer_id);
  const after = await list();
  expect(before - after.ordered_km2).toBeCloseTo(mine?.area_km2 ?? 0, 3);
  expect(after.orders.find((one) => one.layer_code === layer_id)?.counts).toBe(false);
  // Ordered anew, it would pass the ceiling.
  expect(await codeOf(retry(layer_id))).toBe('imagery_ceiling_reached');
  expect(
    (await editor.client.call(variables.getVariable, { params: { ...params(), layer_id } })).status,
  ).toBe(-3);
  expect(await codeOf(retry(layer_id, world.admin))).toBe('done');
});

test('without the ceiling, members order again', async () => {
  expect(await codeOf(order())).toBe('imagery_ceiling_reached');
  await setCeiling(null);
  expect(await codeOf(order())).toBe('done');
});
