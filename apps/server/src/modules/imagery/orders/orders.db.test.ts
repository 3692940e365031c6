import type { ApiError } from '@waypost/client';
import {
  type AreaGeometry,
  ENDPOINTS,
  type LayerCreateInput,
  type Scene,
  type SceneFilter,
  type SceneSearchInput,
} from '@waypost/contract';
import { type PlanetSandbox, startPlanetSandbox } from '@waypost/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { codeOf, createLayerWorld, type LayerWorld, toSquare } from '../../layers/layers.fixture.ts';

const { layers, organizations, scenes, audit } = ENDPOINTS;
const NOW = new Date('2026-11-25T12:00:00Z');
/** El Mogote, off La Paz. */
const AREA: AreaGeometry = toSquare(-110.5, 24.125, 0.0625);
const ORDER_MS = 600;

let planet: PlanetSandbox;
let app: TestApp;
let world: LayerWorld;
let editor: Person;
let viewer: Person;

beforeAll(async () => {
  planet = await startPlanetSandbox({ now: () => NOW, orderMs: ORDER_MS, across: 1 });
  app = await startTestApp({ TRUST_PROXY: 'on', IMAGERY_POLL_SECONDS: '0.1', ...planet.env });
  world = await createLayerWorld(app);
  editor = await world.makePerson('org_member');
  viewer = await world.makePerson('org_viewer');
});
afterEach(() => {
  planet.setFault('none');
  planet.orders.failNext(false);
  planet.orders.breakDeliveries(false);
  planet.orders.damagePictures(false);
});
afterAll(async () => {
  await app.close();
  await planet.close();
});

const params = () => ({ org_id: world.org_id });
const within = (area: AreaGeometry, ...more: SceneFilter[]): SceneFilter => ({
  type: 'AndFilter',
  config: [
    { type: 'GeometryFilter', field_name: 'geometry', config: area },
    { type: 'DateRangeFilter', field_name: 'acquired', config: { gte: '2026-10-01T00:00:00Z' } },
    ...more,
  ],
});
const search = async (body: Partial<SceneSearchInput> = {}, who = editor): Promise<Scene[]> => {
  const asked = { filter: within(AREA), ...body } as SceneSearchInput;
  return (await who.client.call(scenes.searchScenes, { params: params(), body: asked })).features;
};
const isIn = (field_name: string, ...config: string[]): SceneFilter => ({
  type: 'StringInFilter',
  field_name,
  config,
});
const not = (config: SceneFilter): SceneFilter => ({ type: 'NotFilter', config });

async function toOrder(over: object = {}): Promise<LayerCreateInput> {
  const [scene] = (await search()).filter(({ coverage }) => coverage === 1);
  return {
    type: 1,
    name: 'El Mogote',
    layer: { aoi: AREA, data: { item_ids: [scene?.id ?? ''], product_bundle: 'visual', ...over } },
  };
}
const getOrder = (layer_id: string, who = editor) =>
  who.client.call(scenes.getOrder, { params: { ...params(), layer_id } });
const getLayer = (layer_id: string) =>
  viewer.client.call(layers.getLayer, { params: { ...params(), layer_id } });
const untilStatus = (code: string, status: number) =>
  expect.poll(async () => (await getOrder(code)).status).toBe(status);
const retry = (layer_id: string, who = editor) =>
  who.client.call(scenes.retryOrder, { params: { ...params(), layer_id } });
const cancel = (layer_id: string) =>
  editor.client.call(scenes.cancelOrder, { params: { ...params(), layer_id } });
const setAccess = (name: 'planetscope' | 'skysat', enabled: boolean) =>
  world.admin.client.call(organizations.updateOrganizationMember, {
    params: { ...params(), member_id: editor.memberId },
    body: { key_settings: [{ name, enabled }] },
  });
const listPlaced = () =>
  planet.calls.filter(({ method, path }) => method === 'POST' && path === '/compute/ops/orders/v2');

describe('a search', () => {
  test('finds scenes of an area, newest first, ten more for each page, with what they cover', async () => {
    const ten = await search();
    expect(ten).toHaveLength(10);
    const twenty = await search({ page_size: 20 });
    expect(twenty.slice(0, 10).map(({ id }) => id)).toEqual(ten.map(({ id }) => id));
    const times = twenty.map(({ properties }) => properties.acquired);
    expect(times).toEqual(times.toSorted().toReversed());
    for (const { coverage, properties } of twenty) {
      expect(coverage).toBeGreaterThanOrEqual(0);
      expect(coverage).toBeLessThanOrEqual(1);
      expect(properties.item_type).toBe('PSScene');
    }
    expect(twenty.some(({ coverage }) => coverage === 1)).toBe(true);
    expect(JSON.stringify(twenty)).not.toContain('PLAK');
    expect(JSON.stringify(twenty)).not.toContain(planet.url);
  });

  test('passes its whole filter on', async () => {
    const clouds: SceneFilter = {
      type: 'RangeFilter',
      field_name: 'cloud_cover',
      config: { gte: 0.2, lte: 0.5 },
    };
    const cloudy = await search({ filter: within(AREA, clouds) });
    expect(cloudy.length).toBeGreaterThan(0);
    for (const { properties } of cloudy) {
      expect(properties.cloud_cover).toBeGreaterThanOrEqual(0.2);
      expect(properties.cloud_cover).toBeLessThanOrEqual(0.5);
    }
    const all = (await search({ page_size: 250 })).map(({ id }) => id);
    const test = isIn('quality_category', 'test');
    const preview = isIn('publishing_stage', 'preview');
    const good = (await search({ filter: within(AREA, not(test), not(preview)), page_size: 250 })).map(
      ({ id }) => id,
    );
    const either: SceneFilter = { type: 'OrFilter', config: [test, preview] };
    const bad = (await search({ filter: within(AREA, either), page_size: 250 })).map(({ id }) => id);
    expect(bad.length).toBeGreaterThan(0);
    expect([...good, ...bad].toSorted()).toEqual(all.toSorted());
  });

  test.each([
    ['an unknown filter', { type: 'Nothing', config: [] }],
    ['a field with a quote', { type: 'RangeFilter', field_name: "a'", config: { gte: 1 } }],
    ['a range of words', { type: 'RangeFilter', field_name: 'cloud_cover', config: { gte: 'x' } }],
    ['a date that is none', { type: 'DateRangeFilter', field_name: 'acquired', config: { gte: 'soon' } }],
  ])('with %s is refused with words', async (_title, part) => {
    const filter = { type: 'AndFilter', config: [part] } as unknown as SceneFilter;
    expect(await codeOf(search({ filter }))).toBe('validation_failed');
  });

  test('nested without end, or of a crossed area, is refused', async () => {
    let deep: SceneFilter = within(AREA);
    for (let depth = 0; depth < 10; depth += 1) deep = not(deep);
    expect(await codeOf(search({ filter: deep }))).toBe('validation_failed');
    const crossed: AreaGeometry = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 1],
          [1, 0],
          [0, 1],
          [0, 0],
        ],
      ],
    };
    expect(await codeOf(search({ filter: within(crossed) }))).toBe('geometry_invalid');
  });

  test('needs access to the satellites that it asks for, and the right to make layers', async () => {
    expect(await codeOf(search({}, viewer))).toBe('forbidden');
    await setAccess('skysat', false);
    expect(await codeOf(search({ item_types: ['SkySatScene'] }))).toBe('imagery_access_required');
    expect(await codeOf(search())).toBe('done');
    await setAccess('skysat', true);
    expect(await codeOf(search({ item_types: ['SkySatScene'] }))).toBe('done');
  });

  test('of a provider that fails says so', async () => {
    planet.setFault('error');
    expect(await codeOf(search())).toBe('imagery_unavailable');
  });
});

describe('a scene', () => {
  test('is read by whoever reads layers', async () => {
    const [scene] = await search();
    const { item_type } = scene?.properties ?? { item_type: 'PSScene' as const };
    const read = (item_id: string) =>
      viewer.client.call(scenes.getScene, { params: { ...params(), item_type, item_id } });
    const found = await read(scene?.id ?? '');
    expect(found.properties).toEqual(scene?.properties);
    expect(found.coverage).toBeNull();
    expect(await codeOf(read('20260101_000000_0001_0001_0'))).toBe('scene_not_found');
  });

  test('has a small picture at a signed address, of this scene and member alone', async () => {
    const [scene, other] = await search();
    const address = `${app.baseUrl}${scene?.thumbnail}`;
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const picture = Buffer.from(await answer.arrayBuffer());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    const again = Buffer.from(await (await fetch(address)).arrayBuffer());
    expect(again.equals(picture)).toBe(true);
    expect(planet.calls.filter(({ path }) => path.includes(`${scene?.id}/thumb`))).toHaveLength(1);

    const forged = address.replace(scene?.id ?? '', other?.id ?? '');
    expect((await fetch(forged)).status).toBe(401);
    expect((await fetch(address.replace(/token=\d+/, `token=${viewer.memberId}`))).status).toBe(401);
    expect((await fetch(address.replace(/\?.*/, ''))).status).toBe(400);
    await setAccess('planetscope', false);
    expect((await fetch(address)).status).toBe(403);
    await setAccess('planetscope', true);
  });
});

describe('an order', () => {
  test('goes through its statuses, tells the organization, and is kept', async () => {
    const body = await toOrder();
    const made = await editor.client.call(layers.createLayer, { params: params(), body });
    expect(made.status).toBe(1);
    expect(made.geometry).toEqual(AREA);
    expect(made.planet_order_id).toBeNull();
    await untilStatus(made.code, 0);
    const order = await getOrder(made.code, viewer);
    expect(order).toMatchObject({
      fault: null,
      item_type: 'PSScene',
      product_bundle: 'visual',
      member_id: editor.memberId,
    });
    // A square of a sixteenth of a degree at 24°.
    expect(order.area_km2).toBeGreaterThan(43);
    expect(order.area_km2).toBeLessThan(45);
    const layer = await getLayer(made.code);
    expect(layer.status).toBe(0);
    expect(layer.planet_order_id).toBe(order.planet_order_id);
    expect(layer.properties.layer).toMatchObject({ data: { product_bundle: 'visual' } });
    const row = await app.database.read
      .selectFrom('imagery_orders')
      .select(['digest', 'byte_size'])
      .where('layer_code', '=', made.code)
      .executeTakeFirstOrThrow();
    expect(row.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(Number(row.byte_size)).toBeGreaterThan(10_000);
    const events = await app.database.read
      .selectFrom('events')
      .select(['topic', 'payload'])
      .where('type', '=', 'layer.status')
      .orderBy('seq')
      .execute();
    expect(events.map(({ topic }) => topic)).toContain(`organization:${world.org_id}`);
    expect(
      events
        .map(({ payload }) => payload as { code: string; status: number })
        .filter(({ code }) => code === made.code)
        .map(({ status }) => status),
    ).toEqual([2, 3, 4, 0]);
    const entries = await world.admin.client.call(audit.listOrganizationAudit, {
      params: params(),
      query: {},
    });
    expect(JSON.stringify(entries)).toContain('imagery_order.placed');
  });

  test('is shown by tiles at its place once it is done, to those who read layers', async () => {
    const code = await world.makeLayer(await toOrder(), editor);
    const z = 13;
    const across = 2 ** z;
    const [lng, lat] = [-110.5 + 0.03, 24.125 + 0.03];
    const north = Math.asinh(Math.tan((lat * Math.PI) / 180));
    const x = Math.floor(((lng + 180) / 360) * across);
    const y = Math.floor(((1 - north / Math.PI) / 2) * across);
    const getTile = (planet_order_id: string, who = viewer, org_id = world.org_id, at = x) =>
      who.client.call(scenes.getOrderTile, {
        params: { planet_order_id, z, x: at, y },
        query: { org_id },
      });
    await untilStatus(code, 2);
    const { planet_order_id } = await getOrder(code);
    const id = planet_order_id ?? '';
    expect(await codeOf(getTile(id))).toBe('order_not_found');
    await untilStatus(code, 0);
    const tile = Buffer.from(await getTile(id));
    expect(tile.subarray(1, 4).toString()).toBe('PNG');
    expect(tile.length).toBeGreaterThan(2_000);
    expect(Buffer.from(await getTile(id)).equals(tile)).toBe(true);
    // Nothing of it lies there.
    expect(await getTile(id, viewer, world.org_id, x + 40)).toBeUndefined();
    const other = await createLayerWorld(app);
    expect(await codeOf(getTile(id, other.admin))).toBe('organization_not_found');
    expect(await codeOf(getTile(id, other.admin, other.org_id))).toBe('order_not_found');
    await setAccess('planetscope', false);
    expect(await codeOf(getTile(id, editor))).toBe('imagery_access_required');
    await setAccess('planetscope', true);
    expect(await codeOf(getTile(id, editor))).toBe('done');
    await world.admin.client.call(layers.deleteLayer, { params: { ...params(), layer_id: code } });
    expect(await codeOf(getTile(id))).toBe('order_not_found');
    const countKept = async () => {
      const rows = await app.database.read
        .selectFrom('imagery_orders')
        .select('digest')
        .where('provider_order_id', '=', id)
        .execute();
      return rows.filter(({ digest }) => digest !== null).length;
    };
    await app.services.orderPictures.purge();
    expect(await countKept()).toBe(1);
    expect(await app.services.orderPictures.purge(new Date(Date.now() + 3 * 3_600_000))).toBe(1);
    expect(await countKept()).toBe(0);
  });

  test('that the provider fails says why, and is placed anew by a retry', async () => {
    planet.orders.failNext(true);
    const code = await world.makeLayer(await toOrder(), editor);
    await untilStatus(code, -2);
    const failed = await getOrder(code);
    expect(failed.fault).toBe('provider_failed');
    expect(failed.fault_detail).toContain('Choose an area that the scene covers.');
    expect((await getLayer(code)).status).toBe(-2);
    expect(await codeOf(cancel(code))).toBe('order_not_running');
    planet.orders.failNext(false);
    const before = listPlaced().length;
    expect((await retry(code)).status).toBe(1);
    expect(await codeOf(retry(code))).toBe('order_not_failed');
    await untilStatus(code, 0);
    expect(listPlaced().length - before).toBe(1);
    expect((await getOrder(code)).planet_order_id).not.toBe(failed.planet_order_id);
  });

  test('that is refused fails at its first step, with the words of the provider', async () => {
    const code = await world.makeLayer(await toOrder({ item_ids: ['19990101_000000_0001_0001_0'] }), editor);
    await untilStatus(code, -1);
    expect(await getOrder(code)).toMatchObject({
      fault: 'refused',
      fault_detail: 'Item 19990101_000000_0001_0001_0 is not available.',
      planet_order_id: null,
    });
  });

  test('whose delivery is broken is fetched anew, from new addresses, without another order', async () => {
    planet.orders.breakDeliveries(true);
    const code = await world.makeLayer(await toOrder(), editor);
    await untilStatus(code, -3);
    const broken = await getOrder(code);
    expect(broken.fault).toBe('delivery_broken');
    planet.orders.breakDeliveries(false);
    planet.orders.expire();
    const before = listPlaced().length;
    expect((await retry(code)).status).toBe(3);
    await untilStatus(code, 0);
    expect(listPlaced()).toHaveLength(before);
    expect((await getOrder(code)).planet_order_id).toBe(broken.planet_order_id);
  });

  test('whose picture cannot be read fails at its last step, and is fetched anew without another order', async () => {
    planet.orders.damagePictures(true);
    const code = await world.makeLayer(await toOrder(), editor);
    await untilStatus(code, -4);
    const failed = await getOrder(code);
    expect(failed).toMatchObject({
      fault: 'delivery_broken',
      fault_detail: 'The picture cannot be read: it is damaged, or of a kind that is not known.',
    });
    const placed = listPlaced().length;
    // The provider has not mended it yet.
    expect((await retry(code)).status).toBe(3);
    await untilStatus(code, -4);
    planet.orders.damagePictures(false);
    await retry(code);
    await untilStatus(code, 0);
    expect(listPlaced()).toHaveLength(placed);
    expect((await getOrder(code)).planet_order_id).toBe(failed.planet_order_id);
  });

  test('while the provider takes no requests waits for as long as that says, and is placed once', async () => {
    const body = await toOrder();
    const [placed, early] = [listPlaced().length, planet.countEarly()];
    planet.limitRequests(3);
    const refused = await search().then(
      () => null,
      (error: unknown) => error as ApiError,
    );
    expect(refused).toMatchObject({ code: 'imagery_limited', status: 429 });
    const code = await world.makeLayer(body, editor);
    await untilStatus(code, 0);
    expect(listPlaced().length - placed).toBe(1);
    expect(planet.countEarly()).toBe(early);
  });

  test('needs access and the right to make layers', async () => {
    const body = await toOrder();
    const order = (who: Person) => codeOf(who.client.call(layers.createLayer, { params: params(), body }));
    expect(await order(viewer)).toBe('forbidden');
    await setAccess('planetscope', false);
    expect(await order(editor)).toBe('imagery_access_required');
    await setAccess('planetscope', true);
    const stranger = (await createLayerWorld(app)).admin;
    expect(await order(stranger)).toBe('organization_not_found');
    const code = await world.makeLayer(body, editor);
    expect(await codeOf(getOrder(code, stranger))).toBe('organization_not_found');
    expect(await codeOf(retry(code, viewer))).toBe('forbidden');
  });

  test.each([
    ['no area', { aoi: null }],
    ['an absent area', { aoi: undefined }],
    ['no scenes', { data: { item_ids: [], product_bundle: 'visual' } }],
    ['a short bundle', { data: { item_ids: ['a'], product_bundle: 'v' } }],
    ['a scene with a slash', { data: { item_ids: ['a/b'], product_bundle: 'visual' } }],
    ['an unknown satellite', { data: { item_ids: ['a'], product_bundle: 'visual', item_type: 'Moon' } }],
  ])('with %s is not valid', async (_title, over) => {
    const body = await toOrder();
    const layer = { ...(body.layer as object), ...over };
    const made = editor.client.call(layers.createLayer, { params: params(), body: { ...body, layer } });
    expect(await codeOf(made)).toBe('validation_failed');
  });

  test('is of a layer that ordered something', async () => {
    const group = await world.makeLayer({ type: 100, name: 'Imagery', layer: {} });
    expect(await codeOf(getOrder(group))).toBe('layer_without_order');
    expect(await codeOf(getOrder('01890000-0000-7000-8000-000000000000'))).toBe('layer_not_found');
  });
});
