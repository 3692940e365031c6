import { type AreaGeometry, ENDPOINTS, type Scene, type SceneFilter } from '@waypost/contract';
import { type PlanetSandbox, type StacSandbox, startPlanetSandbox, startStacSandbox } from '@waypost/sandbox';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { codeOf, createLayerWorld, type LayerWorld, toSquare } from '../../layers/layers.fixture.ts';

/** Scenes of open data, for an organization without an account. */

const { imagery, layers, organizations, scenes } = ENDPOINTS;
const NOW = new Date('2026-11-25T12:00:00Z');
const COLLECTION = 'sentinel-2-c1-l2a';
/** Its scenes have red, green and blue apart. */
const OF_BANDS = 'landsat-c2-l2';
/** Off La Paz. */
const AREA: AreaGeometry = toSquare(-110.5, 24.125, 0.02);
/** What draws and cuts a picture takes a busy machine a while. */

let stac: StacSandbox;
let planet: PlanetSandbox;
let app: TestApp;
let world: LayerWorld;
let editor: Person;
let viewer: Person;

beforeAll(async () => {
  stac = await startStacSandbox({ now: () => NOW });
  planet = await startPlanetSandbox({ now: () => NOW });
  const { PLANET_URL } = planet.env;
  app = await startTestApp({
    TRUST_PROXY: 'on',
    IMAGERY_POLL_SECONDS: '0.1',
    PLANET_URL,
    STAC_COLLECTIONS: `${COLLECTION},${OF_BANDS}`,
    ...stac.env,
  });
  world = await createLayerWorld(app);
  editor = await world.makePerson('org_member');
  viewer = await world.makePerson('org_viewer');
});
afterEach(() => {
  stac.setFault('none');
  stac.setAssetFault('none');
});
afterAll(async () => {
  await app.close();
  await stac.close();
  await planet.close();
});

const params = () => ({ org_id: world.org_id });
const within = (...more: SceneFilter[]): SceneFilter => ({
  type: 'AndFilter',
  config: [
    { type: 'GeometryFilter', field_name: 'geometry', config: AREA },
    { type: 'DateRangeFilter', field_name: 'acquired', config: { gte: '2026-10-01T00:00:00Z' } },
    ...more,
  ],
});
const search = async (filter = within(), item_types = [COLLECTION], who = editor): Promise<Scene[]> =>
  (await who.client.call(scenes.searchScenes, { params: params(), body: { filter, item_types } })).features;
const clouds = (lte: number): SceneFilter => ({
  type: 'RangeFilter',
  field_name: 'cloud_cover',
  config: { lte },
});
async function order(over: object = {}, aoi = AREA): Promise<string> {
  const [scene] = (await search()).filter(({ coverage }) => coverage === 1);
  const data = {
    item_ids: [scene?.id ?? ''],
    item_type: COLLECTION,
    product_bundle: 'visual',
    ...over,
  };
  const body = { type: 1, name: 'Open', layer: { aoi, data } };
  return (await editor.client.call(layers.createLayer, { params: params(), body })).code;
}
const getOrder = (layer_id: string) =>
  editor.client.call(scenes.getOrder, { params: { ...params(), layer_id } });
const untilStatus = (code: string, status: number) =>
  expect.poll(async () => (await getOrder(code)).status).toBe(status);
const middle = (z: number) => {
  const across = 2 ** z;
  const height = Math.asinh(Math.tan((24.135 / 180) * Math.PI));
  return {
    z,
    x: Math.floor(((-110.49 + 180) / 360) * across),
    y: Math.floor(((1 - height / Math.PI) / 2) * across),
  };
};
const getTile = async (code: string, who = viewer): Promise<Buffer> => {
  const id = (await getOrder(code)).planet_order_id ?? '';
  const address = { planet_order_id: id, ...middle(13) };
  const query = { org_id: world.org_id };
  return Buffer.from(await who.client.call(scenes.getOrderTile, { params: address, query }));
};

describe('without an account', () => {
  test('scenes are there, and what open data does not have needs access', async () => {
    expect(await viewer.client.call(imagery.getImageryAccess, { params: params() })).toEqual({
      provider: 'stac',
      scenes: true,
      planetscope: false,
      skysat: false,
      basemaps: false,
    });
    expect(await codeOf(viewer.client.call(imagery.listMosaics, { params: params() }))).toBe(
      'imagery_access_required',
    );
    const variable = {
      aoi: AREA,
      data: { type: 'forest_carbon_diligence_30m', source_id: 'CANOPY_HEIGHT_v1.2.0_30' },
    };
    const body = { type: 2, name: 'Canopy', layer: variable };
    expect(await codeOf(editor.client.call(layers.createLayer, { params: params(), body }))).not.toBe('done');
  });

  test('its satellites say what can be searched by', async () => {
    expect((await editor.client.call(scenes.listSceneTypes, { params: params() })).types).toEqual(
      [COLLECTION, OF_BANDS].map((name) => ({
        name,
        fields: ['cloud_cover', 'gsd', 'sun_azimuth', 'sun_elevation'],
        bundles: ['visual'],
      })),
    );
    expect(await codeOf(viewer.client.call(scenes.listSceneTypes, { params: params() }))).toBe('forbidden');
  });

  test('a search finds scenes with what they cover, and sends the area, the days and the clouds', async () => {
    const found = await search(within(clouds(0.4)));
    expect(found.length).toBeGreaterThan(0);
    for (const { coverage, properties } of found) {
      expect(coverage).toBeGreaterThanOrEqual(0);
      expect(properties.cloud_cover).toBeLessThanOrEqual(0.4);
    }
    const call = stac.calls.findLast(({ path }) => path === '/search');
    expect(call?.body).toMatchObject({
      collections: [COLLECTION],
      intersects: AREA,
      datetime: '2026-10-01T00:00:00.000Z/..',
      query: { 'eo:cloud_cover': { lte: 40 } },
    });
    expect(JSON.stringify(found)).not.toContain(stac.url);
    expect(stac.calls.every(({ authorization }) => authorization === null)).toBe(true);
    expect(planet.calls).toEqual([]);
  });

  test('a search for other satellites, or by what scenes do not say, is refused in words', async () => {
    expect(await codeOf(search(within(), ['PSScene']))).toBe('search_refused');
    const tilted: SceneFilter = { type: 'RangeFilter', field_name: 'view_angle', config: { lte: 5 } };
    expect(await codeOf(search(within(tilted)))).toBe('search_refused');
  });

  test('scenes have small pictures', async () => {
    const [scene] = await search();
    const response = await fetch(app.baseUrl + (scene?.thumbnail ?? ''));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
  });

  test.each(['error', 'garbage'] as const)('a search of a service with the fault %s fails', async (fault) => {
    stac.setFault(fault);
    expect(await codeOf(search())).toBe('imagery_unavailable');
  });
});

describe('an order of open data', () => {
  test('is cut out of the scene by ranges, kept, and shown by tiles', async () => {
    const code = await order();
    await untilStatus(code, 0);
    const asked = stac.calls.filter(({ path }) => path.endsWith('visual.tif'));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every(({ range }) => range?.startsWith('bytes=') === true)).toBe(true);
    const before = stac.calls.length;
    expect((await getTile(code)).subarray(1, 4).toString()).toBe('PNG');
    expect(stac.calls).toHaveLength(before);
  });

  test('of a scene without a picture for the eye is made of its red, green and blue', async () => {
    const [scene] = (await search(within(), [OF_BANDS])).filter(({ coverage }) => coverage === 1);
    expect(scene?.properties).toMatchObject({ item_type: OF_BANDS, pixel_resolution: 30 });
    const before = stac.calls.length;
    const code = await order({ item_ids: [scene?.id ?? ''], item_type: OF_BANDS });
    await untilStatus(code, 0);
    const read = stac.calls.slice(before).filter(({ path }) => path.endsWith('.tif'));
    const names = read.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
    expect(new Set(names)).toEqual(new Set(['red.tif', 'green.tif', 'blue.tif']));
    const { channels } = await sharp(await getTile(code)).stats();
    expect(channels).toHaveLength(4);
    const [red = 0, , blue = 0] = channels.map(({ mean }) => mean);
    // It is of the sea.
    expect(blue).toBeGreaterThan(red);
  });

  test('fails with words where a picture is damaged, and is done after another try', async () => {
    const { itemIds } = { itemIds: (await search()).filter(({ coverage }) => coverage === 1) };
    stac.setAssetFault('garbage');
    const code = await order({ item_ids: [itemIds[1]?.id ?? ''] });
    await untilStatus(code, -3);
    expect(await getOrder(code)).toMatchObject({
      fault: 'delivery_broken',
      fault_detail: 'The picture cannot be read: it is damaged, or of a kind that is not known.',
    });
    stac.setAssetFault('none');
    await editor.client.call(scenes.retryOrder, { params: { ...params(), layer_id: code } });
    await untilStatus(code, 0);
  });

  test('goes on after an outage', async () => {
    stac.setAssetFault('error');
    const code = await order();
    await expect.poll(async () => (await getOrder(code)).fault).toBe('imagery_unavailable');
    stac.setAssetFault('none');
    await untilStatus(code, 0);
  });

  test('of an address in a local network reads nothing', async () => {
    stac.setAssetFault('elsewhere');
    const code = await order();
    await expect.poll(async () => (await getOrder(code)).fault).toBe('imagery_unavailable');
    stac.setAssetFault('none');
  });

  test('of a continent is not made; of a strip around a sixth of the earth, or of measured values, it fails with words', async () => {
    expect(await codeOf(order({}, toSquare(-120, 10, 40)))).toBe('imagery_area_too_large');
    const strip = [
      [-120, 0],
      [-60, 0],
      [-60, 0.1],
      [-120, 0.1],
      [-120, 0],
    ];
    const wide = await order({}, { type: 'Polygon', coordinates: [strip] } as AreaGeometry);
    await untilStatus(wide, -3);
    expect((await getOrder(wide)).fault_detail).toBe(
      'The area is too large for pictures this fine. Choose a smaller one.',
    );
    const measured = await order({ product_bundle: 'analytic_sr_udm2' });
    await untilStatus(measured, -1);
    expect((await getOrder(measured)).fault_detail).toBe(
      'Open data is delivered as a picture for the eye alone.',
    );
  });

  test('is not seen by a member whose access was taken', async () => {
    const code = await order();
    await untilStatus(code, 0);
    const set = (enabled: boolean) =>
      world.admin.client.call(organizations.updateOrganizationMember, {
        params: { ...params(), member_id: editor.memberId },
        body: { key_settings: [{ name: 'planetscope', enabled }] },
      });
    await set(false);
    expect(await codeOf(getTile(code, editor))).toBe('imagery_access_required');
    expect(await codeOf(search())).toBe('imagery_access_required');
    await set(true);
    expect(await codeOf(getTile(code, editor))).toBe('done');
  });

  test('stays when the organization enters a key, whose scenes are searched then', async () => {
    const code = await order();
    await untilStatus(code, 0);
    await world.admin.client.call(imagery.putImageryKey, {
      params: params(),
      body: { apikey: 'PLAK-of-its-own' },
    });
    expect((await getTile(code)).subarray(1, 4).toString()).toBe('PNG');
    expect((await search(within(), ['PSScene'])).length).toBeGreaterThan(0);
    expect(await codeOf(search())).toBe('search_refused');
    await world.admin.client.call(imagery.deleteImageryKey, { params: params() });
    expect((await search()).length).toBeGreaterThan(0);
  });
});
