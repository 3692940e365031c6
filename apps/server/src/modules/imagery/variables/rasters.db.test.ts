import { type AreaGeometry, ENDPOINTS } from '@waypost/contract';
import { type PlanetSandbox, startPlanetSandbox } from '@waypost/sandbox';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { codeOf, createLayerWorld, type LayerWorld, toSquare } from '../../layers/layers.fixture.ts';

/** What a planetary variable measured at each place. */

const { layers, organizations, scenes, variables } = ENDPOINTS;
const AREA: AreaGeometry = toSquare(-110.5, 24.125, 0.0625);
const MIDDLE = { lng: -110.47, lat: 24.156 };

let planet: PlanetSandbox;
let app: TestApp;
let world: LayerWorld;
let editor: Person;
let viewer: Person;

beforeAll(async () => {
  planet = await startPlanetSandbox({ now: () => new Date('2026-11-25T12:00:00Z'), orderMs: 300 });
  app = await startTestApp({ TRUST_PROXY: 'on', IMAGERY_POLL_SECONDS: '0.1', ...planet.env });
  world = await createLayerWorld(app);
  editor = await world.makePerson('org_member');
  viewer = await world.makePerson('org_viewer');
});
afterEach(() => planet.subscriptions.breakRasters(false));
afterAll(async () => {
  await app.close();
  await planet.close();
});

const params = () => ({ org_id: world.org_id });
async function create(): Promise<string> {
  const data = {
    type: 'forest_carbon_diligence_30m',
    parameters: { id: 'CANOPY_HEIGHT_v1.2.0_30', start_date: '2013-01-01', end_date: '2016-06-01' },
  };
  const body = { type: 2, name: 'Trees', layer: { aoi: AREA, data } };
  return (await editor.client.call(layers.createLayer, { params: params(), body })).code;
}
const read = (layer_id: string) =>
  viewer.client.call(variables.getVariable, { params: { ...params(), layer_id } });
const untilStatus = (code: string, status: number) =>
  expect.poll(async () => (await read(code)).status).toBe(status);
const across = 2 ** 12;
const TILE = {
  z: 12,
  x: Math.floor(((MIDDLE.lng + 180) / 360) * across),
  y: Math.floor(((1 - Math.asinh(Math.tan((MIDDLE.lat / 180) * Math.PI)) / Math.PI) / 2) * across),
};
const getTile = async (code: string, day: string, who = viewer): Promise<Buffer> => {
  const address = { planet_order_id: `${code}_${day}`, ...TILE };
  const query = { org_id: world.org_id };
  return Buffer.from(await who.client.call(scenes.getOrderTile, { params: address, query }));
};

describe('the rasters of a variable', () => {
  test('are fetched from the bucket, kept, and shown by day in the colours of the ramp', async () => {
    const code = await create();
    await untilStatus(code, 0);
    const { results } = await read(code);
    expect(results.map(({ has_raster }) => has_raster)).toEqual([true, true, true, true]);
    const asked = planet.calls.filter(({ path }) => path.startsWith('/bucket/'));
    expect(asked.every(({ key }) => key === null)).toBe(true);
    expect(asked.some(({ path }) => path.includes('uncertainty'))).toBe(false);
    const made = planet.calls.find(({ method, path }) => method === 'POST' && path === '/subscriptions/v1');
    expect(made).toBeDefined();
    const before = planet.calls.length;
    const first = await getTile(code, '2013-01-01');
    const { data } = await sharp(first).raw().toBuffer({ resolveWithObject: true });
    const seen = [0, 1, 2, 3].map((band) => {
      let sum = 0;
      for (let at = 0; at < data.length; at += 4) sum += data[at + 3] === 255 ? (data[at + band] ?? 0) : 0;
      return sum;
    });
    // Greens: more green than red and blue, and opaque somewhere.
    expect(seen[3]).toBeGreaterThan(0);
    expect(seen[1]).toBeGreaterThan(seen[0] ?? 0);
    expect(seen[1]).toBeGreaterThan(seen[2] ?? 0);
    expect(await getTile(code, '2016-01-01')).not.toEqual(first);
    expect(planet.calls).toHaveLength(before);
  });

  test('of other days, layers and members are not shown', async () => {
    const code = await create();
    await untilStatus(code, 0);
    expect(await codeOf(getTile(code, '2012-01-01'))).toBe('order_not_found');
    expect(await codeOf(getTile(code, '2013-13-45'))).toBe('order_not_found');
    expect(await codeOf(getTile('01890000-0000-7000-8000-000000000000', '2013-01-01'))).toBe(
      'order_not_found',
    );
    const set = (enabled: boolean) =>
      world.admin.client.call(organizations.updateOrganizationMember, {
        params: { ...params(), member_id: editor.memberId },
        body: { key_settings: [{ name: 'planetscope', enabled }] },
      });
    await set(false);
    expect(await codeOf(getTile(code, '2013-01-01', editor))).toBe('imagery_access_required');
    await set(true);
  });

  test('that cannot be read fail in words, and are fetched anew by another try', async () => {
    planet.subscriptions.breakRasters(true);
    const code = await create();
    await untilStatus(code, -4);
    expect(await read(code)).toMatchObject({
      fault: 'delivery_broken',
      fault_detail: 'The picture is no GeoTIFF.',
      results: [],
    });
    planet.subscriptions.breakRasters(false);
    await editor.client.call(variables.retryVariable, { params: { ...params(), layer_id: code } });
    await untilStatus(code, 0);
    expect((await getTile(code, '2013-01-01')).length).toBeGreaterThan(500);
  });

  test('are removed from the storage after their layer', async () => {
    const code = await create();
    await untilStatus(code, 0);
    const listKept = () =>
      app.database.read
        .selectFrom('imagery_variable_results as r')
        .innerJoin('imagery_variables as v', 'v.variable_id', 'r.variable_id')
        .select('r.digest')
        .where('r.digest', 'is not', null)
        .where('v.layer_code', 'is', null)
        .execute();
    await editor.client.call(layers.deleteLayer, { params: { ...params(), layer_id: code } });
    expect((await listKept()).length).toBe(4);
    await app.services.orderPictures.purge(new Date(Date.now() + 3 * 3_600_000));
    expect(await listKept()).toEqual([]);
  });
});
