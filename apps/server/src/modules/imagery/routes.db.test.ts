import { ENDPOINTS } from '@waypost/contract';
import { type PlanetSandbox, startPlanetSandbox } from '@waypost/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { clientFromAnywhere } from '../../../test/access/access-world.ts';
import { type Person, startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { codeOf, createLayerWorld, type LayerWorld } from '../layers/layers.fixture.ts';

const { administration, imagery, layers, mosaicLayers, organizations, apiKeys, audit, scenes } = ENDPOINTS;
const NOW = new Date('2026-11-25T12:00:00Z');
const MOSAIC = 'global_monthly_2026_10_mosaic';
const OWN_KEY = 'PLAK-of-costa-viva-9f3c';

let planet: PlanetSandbox;
/** Without an account of the installation. */
let app: TestApp;
/** With one. */
let shared: TestApp;
let world: LayerWorld;
let viewer: Person;

beforeAll(async () => {
  planet = await startPlanetSandbox({ now: () => NOW });
  const { PLANET_URL } = planet.env;
  app = await startTestApp({ TRUST_PROXY: 'on', PLANET_URL });
  world = await createLayerWorld(app);
  viewer = await world.makePerson('org_viewer');
});
afterEach(() => planet.setFault('none'));
afterAll(async () => {
  await shared?.close();
  await app.close();
  await planet.close();
});

const params = () => ({ org_id: world.org_id });
const putKey = (apikey: string, who = world.admin) =>
  who.client.call(imagery.putImageryKey, { params: params(), body: { apikey } });
const getTile = (who: Person, x: number, mosaic_name = MOSAIC, z = 6) =>
  who.client.call(imagery.getMosaicTile, { params: { ...params(), mosaic_name, z, x, y: 27 } });
const listTileCalls = () => planet.calls.filter(({ path }) => path.includes('/planet-tiles/'));
/** The same member from another address, so that limits of requests do not matter. */
const anywhere = (who: Person): Person => ({
  ...who,
  client: clientFromAnywhere(app.baseUrl, who.tokens.access_token),
});

describe('the key of an organization', () => {
  test('without one, and without an account of the installation, there is no access', async () => {
    expect(await viewer.client.call(imagery.getImageryAccess, { params: params() })).toEqual({
      provider: null,
      scenes: false,
      planetscope: false,
      skysat: false,
      basemaps: false,
    });
    expect(await codeOf(viewer.client.call(imagery.listMosaics, { params: params() }))).toBe(
      'imagery_access_required',
    );
    expect(await codeOf(getTile(viewer, 12))).toBe('imagery_access_required');
    expect(await world.admin.client.call(imagery.getImageryKey, { params: params() })).toEqual({
      key: null,
      set_at: null,
      set_by: null,
      is_shared: false,
      is_allowed: true,
    });
  });

  test('is checked when it is entered, and one that is refused is not kept', async () => {
    expect(await codeOf(putKey('no-such-key'))).toBe('imagery_key_refused');
    planet.setFault('error');
    expect(await codeOf(putKey(OWN_KEY))).toBe('imagery_unavailable');
    planet.setFault('garbage');
    expect(await codeOf(putKey(OWN_KEY))).toBe('imagery_unavailable');
    expect(await app.database.read.selectFrom('organization_imagery_keys').selectAll().execute()).toEqual([]);
    expect(await codeOf(putKey('with space'))).toBe('validation_failed');
  });

  test('is stored encrypted, shown by its last characters, audited, and never returned', async () => {
    planet.setFault('none');
    const kept = await putKey(OWN_KEY);
    expect(kept).toMatchObject({ key: '••••9f3c', is_shared: false });
    expect(await world.admin.client.call(imagery.getImageryKey, { params: params() })).toEqual(kept);
    const rows = await app.database.read.selectFrom('organization_imagery_keys').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('PLAK');
    const recorded = await world.admin.client.call(audit.listOrganizationAudit, {
      params: params(),
      query: {},
    });
    expect(JSON.stringify(recorded)).toContain('imagery_key.set');
    expect(JSON.stringify(recorded)).not.toContain('PLAK');
    expect(await codeOf(putKey(OWN_KEY, viewer))).toBe('forbidden');
    expect(await codeOf(viewer.client.call(imagery.getImageryKey, { params: params() }))).toBe('forbidden');
  });

  test('of another organization does not open as this one’s', async () => {
    const other = await createLayerWorld(app);
    const [row] = await app.database.read.selectFrom('organization_imagery_keys').selectAll().execute();
    await app.database.read
      .insertInto('organization_imagery_keys')
      .values({ organization_id: other.org_id, sealed: row?.sealed ?? '', ending: '9f3c' })
      .execute();
    const answer = await other.admin.client.call(imagery.getImageryAccess, {
      params: { org_id: other.org_id },
    });
    expect(answer.provider).toBeNull();
  });
});

describe('mosaics', () => {
  test('are listed by month and quarter with the organization’s own key', async () => {
    const lists = await viewer.client.call(imagery.listMosaics, { params: params() });
    expect(lists.monthly.at(-1)).toEqual({
      name: MOSAIC,
      first_acquired: '2026-10-01T00:00:00.000Z',
      last_acquired: '2026-11-01T00:00:00.000Z',
      bbox: [-180, -85.05, 180, 85.05],
      max_zoom: 15,
    });
    expect(lists.monthly).toHaveLength(46);
    expect(lists.quarterly.at(-1)?.name).toBe('global_quarterly_2026q3_mosaic');
    expect(planet.calls.at(-1)?.key).toBe(OWN_KEY);
    expect(JSON.stringify(lists)).not.toContain('PLAK');
  });

  test('have tiles, requested once however many ask, and kept', async () => {
    const before = listTileCalls().length;
    const answers = await Promise.all(Array.from({ length: 12 }, () => getTile(anywhere(viewer), 12)));
    const [first] = answers;
    const bytes = Buffer.from(first ?? new ArrayBuffer(0));
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    for (const answer of answers.slice(1)) expect(Buffer.from(answer).equals(bytes)).toBe(true);
    expect(listTileCalls().length - before).toBe(1);
    // Kept: the provider is not needed for it.
    planet.setFault('error');
    const again = await getTile(viewer, 12);
    expect(Buffer.from(again).equals(bytes)).toBe(true);
    expect(await codeOf(getTile(viewer, 13))).toBe('imagery_unavailable');
  });

  test('of unknown names, places and zooms do not exist', async () => {
    for (const [x, name, z] of [
      [1, 'global_monthly_1999_01_mosaic', 6],
      [64, MOSAIC, 6],
      [1, MOSAIC, 16],
    ] as const)
      expect(await codeOf(getTile(viewer, x, name, z))).toBe('mosaic_not_found');
  });

  test('end at once for a member whose access an administrator takes, and for guests', async () => {
    planet.setFault('none');
    const setOn = (enabled: boolean) =>
      world.admin.client.call(organizations.updateOrganizationMember, {
        params: { ...params(), member_id: viewer.memberId },
        body: { key_settings: [{ name: 'planetscope', enabled }] },
      });
    // Until it is replayed from memory.
    await getTile(viewer, 14);
    await getTile(viewer, 14);
    await setOn(false);
    expect(await codeOf(getTile(viewer, 14))).toBe('imagery_access_required');
    expect(await codeOf(getTile(world.admin, 14))).toBe('done');
    const access = await viewer.client.call(imagery.getImageryAccess, { params: params() });
    expect(access).toEqual({
      provider: 'planet',
      scenes: false,
      planetscope: false,
      skysat: true,
      basemaps: true,
    });
    await setOn(true);
    expect(await codeOf(getTile(viewer, 14))).toBe('done');
    const guest = await world.makePerson(null);
    expect(await codeOf(getTile(guest, 14))).toBe('organization_not_found');
  });

  test('open to an API key of the organization', async () => {
    const { key } = await world.admin.client.call(apiKeys.createApiKey, {
      params: params(),
      body: { name: 'Desktop', scope: 'read' },
    });
    expect(await codeOf(getTile({ ...viewer, client: app.as(key) }, 14))).toBe('done');
  });

  test('of a key that is revoked while it is in use end with words, and come back with the key', async () => {
    const other = await createLayerWorld(app);
    const own = { org_id: other.org_id };
    const apikey = 'PLAK-in-use-0000';
    await other.admin.client.call(imagery.putImageryKey, { params: own, body: { apikey } });
    const tile = (x: number) =>
      codeOf(
        other.admin.client.call(imagery.getMosaicTile, {
          params: { ...own, mosaic_name: MOSAIC, z: 6, x, y: 27 },
        }),
      );
    expect(await tile(20)).toBe('done');
    planet.refuse(apikey);
    // The list of mosaics is kept, and Planet says of tiles alone that there are none.
    expect(await tile(21)).toBe('imagery_key_refused');
    planet.refuse(apikey, false);
    const before = listTileCalls().length;
    expect(await tile(21)).toBe('done');
    // It was not kept as a place without a picture.
    expect(listTileCalls().length - before).toBe(1);
  });

  test('of a key that the provider revokes are refused with words, and end with the key', async () => {
    const other = await createLayerWorld(app);
    const own = { org_id: other.org_id };
    const revoked = 'PLAK-soon-revoked-0000';
    await other.admin.client.call(imagery.putImageryKey, { params: own, body: { apikey: revoked } });
    planet.refuse(revoked);
    const list = () => codeOf(other.admin.client.call(imagery.listMosaics, { params: own }));
    expect(await list()).toBe('imagery_key_refused');
    await other.admin.client.call(imagery.deleteImageryKey, { params: own });
    expect(await list()).toBe('imagery_access_required');
  });
});

describe('a key that fails', () => {
  test('stops its own organization, and no other', async () => {
    const other = await createLayerWorld(app);
    const theirs = { org_id: other.org_id };
    const failing = 'PLAK-failing-0000';
    await other.admin.client.call(imagery.putImageryKey, { params: theirs, body: { apikey: failing } });
    planet.setFaultOf(failing, 'error');
    const body = {
      filter: { type: 'AndFilter' as const, config: [] },
      item_types: ['PSScene'],
      page_size: 1,
    };
    const search = (who: Person, at: { org_id: number }) =>
      codeOf(anywhere(who).client.call(scenes.searchScenes, { params: at, body }));
    for (let n = 0; n < 4; n += 1) expect(await search(other.admin, theirs)).toBe('imagery_unavailable');
    const asked = planet.calls.length;
    expect(await search(other.admin, theirs)).toBe('imagery_unavailable');
    expect(planet.calls).toHaveLength(asked);
    expect(await search(world.admin, params())).toBe('done');
    expect(await codeOf(getTile(world.admin, 15))).toBe('done');
  });
});

describe('a mosaic layer', () => {
  test('follows the newest month at first, and shows to all what an editor chose', async () => {
    const code = await world.makeLayer({ type: 0, name: 'PlanetScope', layer: {} });
    const place = { ...params(), layer_id: code };
    const made = await viewer.client.call(layers.getLayer, { params: place });
    expect(made.properties.layer).toEqual({ data: { cadence: 'monthly', mosaic: null } });
    const body = { cadence: 'quarterly' as const, mosaic: 'global_quarterly_2026q3_mosaic' };
    const chosen = await world.admin.client.call(mosaicLayers.chooseMosaic, { params: place, body });
    expect(chosen.properties.layer).toEqual({ data: body });
    expect(await codeOf(viewer.client.call(mosaicLayers.chooseMosaic, { params: place, body }))).toBe(
      'forbidden',
    );
    const group = await world.makeLayer({ type: 100, name: 'Imagery', layer: {} });
    expect(
      await codeOf(
        world.admin.client.call(mosaicLayers.chooseMosaic, {
          params: { ...params(), layer_id: group },
          body,
        }),
      ),
    ).toBe('layer_without_mosaic');
  });
});

describe('the account of the installation', () => {
  test('serves organizations without their own', async () => {
    shared = await startTestApp({ TRUST_PROXY: 'on', ...planet.env });
    const there = await createLayerWorld(shared);
    const own = { org_id: there.org_id };
    const lists = await there.admin.client.call(imagery.listMosaics, { params: own });
    expect(lists.monthly).not.toHaveLength(0);
    expect(planet.calls.at(-1)?.key).toBe(planet.env.PLANET_API_KEY);
    expect(await there.admin.client.call(imagery.getImageryKey, { params: own })).toMatchObject({
      key: null,
      is_shared: true,
    });
  });

  test('and Planet as a whole, is not for an organization that super users keep from it', async () => {
    const { admin, org_id } = await createLayerWorld(shared);
    const own = { org_id };
    const where = shared.database.read.updateTable('members').where('member_id', '=', admin.memberId);
    await where.set({ is_super_user: true }).execute();
    const limit = (planet_access?: boolean) =>
      admin.client.call(administration.updateOrganizationLimits, {
        params: own,
        body: {
          projects_limit: 20,
          members_limit: 20,
          ...(planet_access !== undefined && { planet_access }),
        },
      });
    const getAccess = () => admin.client.call(imagery.getImageryAccess, { params: own });
    const put = () => admin.client.call(imagery.putImageryKey, { params: own, body: { apikey: OWN_KEY } });
    expect(await put()).toMatchObject({ is_allowed: true });
    expect(await getAccess()).toMatchObject({ provider: 'planet', basemaps: true });
    expect(await limit(false)).toMatchObject({ planet_access: false });
    expect(await getAccess()).toMatchObject({ provider: null, scenes: false, basemaps: false });
    expect(await codeOf(admin.client.call(imagery.listMosaics, { params: own }))).toBe(
      'imagery_access_required',
    );
    expect(await codeOf(put())).toBe('imagery_access_required');
    expect(await admin.client.call(imagery.getImageryKey, { params: own })).toMatchObject({
      key: '••••9f3c',
      is_allowed: false,
    });
    const { entries } = await admin.client.call(audit.listOrganizationAudit, { params: own, query: {} });
    expect(entries.map(({ action }) => action)).toContain('planet.denied');
    // Limits that do not name it leave it as it is.
    expect(await limit()).toMatchObject({ planet_access: false });
    expect(await limit(true)).toMatchObject({ planet_access: true });
    expect(await getAccess()).toMatchObject({ provider: 'planet', basemaps: true });
    await where.set({ is_super_user: false }).execute();
    expect(await codeOf(limit(false))).toBe('forbidden');
  });
});
