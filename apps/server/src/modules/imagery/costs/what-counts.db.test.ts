import { setTimeout as sleep } from 'node:timers/promises';
import { type AreaGeometry, ENDPOINTS, type VariableFault } from '@waypost/contract';
import { type PlanetSandbox, startPlanetSandbox } from '@waypost/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { createUuidV7 } from '../../../platform/db/uuid-v7.ts';
import { setLayerStatus } from '../../layers/index.ts';
import { codeOf, createLayerWorld, type LayerWorld, toSquare } from '../../layers/layers.fixture.ts';
import { insertOrder, type OrderChange, updateOrder } from '../orders/store.ts';
import { recordMeasured } from '../variables/record-measured.ts';
import { insertVariable, updateVariable, type VariableChange } from '../variables/store.ts';
import { lockCeiling } from './store.ts';

const { imagery, layers, scenes, variables } = ENDPOINTS;
const AREA: AreaGeometry = toSquare(-110.5, 24.125, 0.0625);
const LONG_AGO = new Date(Date.now() - 70 * 86_400_000);

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
const of = (layer_id: string) => ({ params: { ...params(), layer_id } });
const makeLayer = () => world.makeLayer({ type: 100, name: 'Bought', layer: {} });
const setCeiling = (monthly_km2: number | null) =>
  world.admin.client.call(imagery.putImageryCeiling, { params: params(), body: { monthly_km2 } });
const listCosts = (month?: string) =>
  world.admin.client.call(imagery.getImageryCosts, {
    params: params(),
    query: month === undefined ? {} : { month },
  });

/** An order that no job works on. @returns the code of its layer. */
async function makeOrder(change: OrderChange): Promise<string> {
  const layer_code = await makeLayer();
  const order_id = createUuidV7();
  await app.database.transaction(async (tx) => {
    await insertOrder(tx, {
      order_id,
      organization_id: world.org_id,
      layer_code,
      member_id: editor.memberId,
      item_type: 'PSScene',
      item_ids: ['20260101_120000_0278_0570_0'],
      product_bundle: 'visual',
      area: AREA,
    });
    await updateOrder(tx, order_id, change);
  });
  return layer_code;
}

/** A variable that no job works on. @returns the code of its layer. */
async function makeVariable(change: VariableChange): Promise<string> {
  const layer_code = await makeLayer();
  const variable_id = createUuidV7();
  await app.database.transaction(async (tx) => {
    await insertVariable(tx, {
      variable_id,
      organization_id: world.org_id,
      layer_code,
      member_id: editor.memberId,
      type: 'forest_carbon_diligence_30m',
      source_id: 'CANOPY_HEIGHT_v1.2.0_30',
      start_date: '2015-01-01',
      end_date: '2020-01-01',
      area: AREA,
    });
    await updateVariable(tx, variable_id, change);
  });
  return layer_code;
}

interface Case {
  readonly title: string;
  readonly status: number;
  readonly fault: VariableFault | null;
  readonly isAsked: boolean;
  readonly isKnown: boolean;
  readonly counts: boolean;
}

const CASES: readonly Case[] = [
  { title: 'is done', status: 0, fault: null, isAsked: true, isKnown: true, counts: true },
  { title: 'is queued', status: 1, fault: null, isAsked: false, isKnown: false, counts: true },
  { title: 'was withdrawn', status: -2, fault: 'cancelled', isAsked: true, isKnown: true, counts: false },
  { title: 'may go on', status: -2, fault: 'stopped', isAsked: true, isKnown: true, counts: true },
  { title: 'got no answer', status: -1, fault: 'stopped', isAsked: true, isKnown: false, counts: true },
  {
    title: 'was never asked for',
    status: -1,
    fault: 'stopped',
    isAsked: false,
    isKnown: false,
    counts: false,
  },
  { title: 'failed first', status: -1, fault: 'internal', isAsked: false, isKnown: false, counts: false },
  {
    title: 'had a key that was refused',
    status: -1,
    fault: 'imagery_key_refused',
    isAsked: true,
    isKnown: false,
    counts: false,
  },
  {
    title: 'had no access',
    status: -1,
    fault: 'imagery_access_required',
    isAsked: true,
    isKnown: false,
    counts: false,
  },
  {
    title: 'was placed before its access ended',
    status: -2,
    fault: 'imagery_access_required',
    isAsked: true,
    isKnown: true,
    counts: true,
  },
];

test.each(CASES)('what $title counts: $counts', async ({ status, fault, isAsked, isKnown, counts }) => {
  const id = isKnown ? createUuidV7() : null;
  const change = { status, fault, asked_at: isAsked ? new Date() : null };
  const codes = [
    await makeOrder({ ...change, provider_order_id: id }),
    await makeVariable({ ...change, subscription_id: id }),
  ];
  const listed = (await listCosts()).orders.filter(({ layer_code }) => codes.includes(layer_code ?? ''));
  expect(listed.map((one) => one.counts)).toEqual([counts, counts]);
});

test('what was measured elsewhere is no order', async () => {
  const layerCode = await makeLayer();
  const before = (await listCosts()).ordered_km2;
  await app.database.transaction((tx) =>
    recordMeasured(tx, {
      organizationId: world.org_id,
      memberId: world.admin.memberId,
      layerCode,
      type: 'forest_carbon_diligence_30m',
      sourceId: 'CANOPY_HEIGHT_v1.2.0_30',
      first: '2015-01-01',
      last: '2020-01-01',
      area: AREA,
      values: [{ at: LONG_AGO, value: 3 }],
    }),
  );
  const { orders, ordered_km2 } = await listCosts();
  expect(orders.filter(({ layer_code }) => layer_code === layerCode)).toEqual([]);
  expect(ordered_km2).toBe(before);
});

test('beyond the ceiling what is bought is taken up again, and what would be ordered anew is not', async () => {
  await setCeiling(1);
  const bought = { status: -3, fault: 'took_too_long', asked_at: LONG_AGO } as const;
  const order = await makeOrder({ ...bought, fault: 'delivery_broken', provider_order_id: createUuidV7() });
  const retryOrder = (code: string) => editor.client.call(scenes.retryOrder, of(code));
  expect((await retryOrder(order)).status).toBe(3);
  const slow = await makeVariable({ ...bought, subscription_id: createUuidV7() });
  const retryVariable = (code: string) => editor.client.call(variables.retryVariable, of(code));
  expect((await retryVariable(slow)).status).toBe(3);
  const month = LONG_AGO.toISOString().slice(0, 7);
  const codes = (await listCosts(month)).orders.map(({ layer_code }) => layer_code);
  expect(codes).toEqual(expect.arrayContaining([order, slow]));

  const failed = { fault: 'provider_failed', asked_at: LONG_AGO } as const;
  const given = await makeOrder({ ...failed, status: -2, provider_order_id: createUuidV7() });
  expect(await codeOf(retryOrder(given))).toBe('imagery_ceiling_reached');
  expect((await editor.client.call(scenes.getOrder, of(given))).status).toBe(-2);
  const lost = await makeVariable({ ...failed, status: -3, subscription_id: createUuidV7() });
  expect(await codeOf(retryVariable(lost))).toBe('imagery_ceiling_reached');
  const queued = await makeVariable({ status: -2, fault: 'internal' });
  expect(await codeOf(retryVariable(queued))).toBe('imagery_ceiling_reached');
});

test('a retry and a new order at once wait for each other, and neither is a victim', async () => {
  await setCeiling(1_000_000);
  const codes = [
    await makeVariable({ status: -1, fault: 'internal' }),
    await makeOrder({ status: -1, fault: 'internal' }),
  ];
  const layer = await makeLayer();
  let retries: Promise<string[]> = Promise.resolve([]);
  await app.database.transaction(async (tx) => {
    // As a new order does: the ceiling first, then an event of the organization.
    await lockCeiling(tx, world.org_id);
    retries = Promise.all([
      codeOf(editor.client.call(variables.retryVariable, of(codes[0] ?? ''))),
      codeOf(editor.client.call(scenes.retryOrder, of(codes[1] ?? ''))),
    ]);
    await sleep(500);
    const { memberId } = editor;
    await setLayerStatus(tx, { organizationId: world.org_id, memberId, code: layer, status: 1 });
  });
  expect(await retries).toEqual(['done', 'done']);
});

test.each([
  ['another account', 'another', 'imagery_access_required'],
  ['an account that is not known', null, 'order_has_begun'],
])('what %s ordered and this one does not know is not withdrawn', async (_title, account_id, code) => {
  const placed = { account_id, asked_at: new Date() };
  const order = await makeOrder({ ...placed, status: 2, provider_order_id: createUuidV7() });
  expect(await codeOf(editor.client.call(scenes.cancelOrder, of(order)))).toBe(code);
  expect((await editor.client.call(scenes.getOrder, of(order))).status).toBe(2);
  const variable = await makeVariable({ ...placed, status: 3, subscription_id: createUuidV7() });
  expect(await codeOf(editor.client.call(variables.cancelVariable, of(variable)))).toBe(code);
  expect((await editor.client.call(variables.getVariable, of(variable))).status).toBe(3);
  await Promise.all([order, variable].map((one) => world.admin.client.call(layers.deleteLayer, of(one))));
});
