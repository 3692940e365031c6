import { ENDPOINTS, type LayerCreateInput, PROBES_PER_MINUTE } from '@waypost/contract';
import { SANDBOX_TILE_KEY, startTileSandbox, type TileSandbox } from '@waypost/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { codeOf, createLayerWorld, type LayerWorld } from '../../layers/layers.fixture.ts';

const { layers, tileSources } = ENDPOINTS;

let app: TestApp;
let sandbox: TileSandbox;
let world: LayerWorld;
let editor: Person;
let viewer: Person;
beforeAll(async () => {
  sandbox = await startTileSandbox();
  app = await startTestApp({ TRUST_PROXY: 'on', TILE_INNER_HOSTS: new URL(sandbox.url).host });
  world = await createLayerWorld(app);
  editor = await world.makePerson('org_member');
  viewer = await world.makePerson('org_viewer');
});
beforeEach(() => sandbox.setFault('none'));
afterAll(async () => {
  await app?.close();
  await sandbox?.close();
});

const toBody = (data: object, more: object = {}): LayerCreateInput => ({
  type: 102,
  name: 'Dry season',
  layer: { data, ...more },
});
const paramsOf = (layer_id: string, org_id = world.org_id) => ({ params: { org_id, layer_id } });
const make = (data: object, more: object = {}) => world.makeLayer(toBody(data, more), editor);
const makeXyz = (more: object = {}) => make({ address: sandbox.xyz, ...more });
const getLayer = (code: string, who = viewer) => who.client.call(layers.getLayer, paramsOf(code));
const getSource = (code: string, who = viewer) => who.client.call(tileSources.getTileSource, paramsOf(code));
const probe = (address: string, who = editor) =>
  who.client.call(tileSources.probeTileSource, { params: { org_id: world.org_id }, body: { address } });
/** The middle of the bay, and no tile twice: what is kept is not asked for again. */
const PLACE = { z: 12, x: 792, y: 1763 };
const getTile = (code: string, tile = PLACE, who = viewer, org_id = world.org_id) =>
  who.client.call(tileSources.getSourceTile, { params: { layer_id: code, ...tile }, query: { org_id } });
const change = (code: string, body: object, who = editor) =>
  who.client.call(tileSources.putTileSource, { ...paramsOf(code), body });
const BAY = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [-110.5, 24],
      [-110.2, 24],
      [-110.2, 24.3],
      [-110.5, 24.3],
      [-110.5, 24],
    ],
  ],
};
const countTiles = ({ z, x, y }: typeof PLACE) =>
  sandbox.calls.filter((path) => path.startsWith(`/dry/${z}/${x}/${y}.png`)).length;

describe('a layer of an address', () => {
  test('has the tiles that are there, requested once however many ask, and kept', async () => {
    const code = await makeXyz({ attribution: 'Imagery © Survey' });
    const before = countTiles(PLACE);
    const asked = await Promise.all(Array.from({ length: 12 }, () => getTile(code)));
    const [first] = asked.map((one) => Buffer.from(one));
    expect(first?.subarray(1, 4).toString()).toBe('PNG');
    expect(asked.every((one) => Buffer.from(one).equals(first ?? Buffer.alloc(0)))).toBe(true);
    sandbox.setFault('error');
    expect(Buffer.from(await getTile(code)).equals(first ?? Buffer.alloc(0))).toBe(true);
    expect(countTiles(PLACE)).toBe(before + 1);
  });

  test('tells its host, its zooms and who is named, and never its address or key', async () => {
    const code = await makeXyz({ attribution: 'Imagery © Survey', max_zoom: 14 });
    const layer = await getLayer(code);
    expect(layer.status).toBe(0);
    expect(layer.properties.layer).toEqual({
      data: {
        form: 'xyz',
        host: new URL(sandbox.url).host,
        wmts_layer: null,
        attribution: 'Imagery © Survey',
        min_zoom: 0,
        max_zoom: 14,
        is_area_drawn: false,
        version: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    });
    const source = await getSource(code);
    expect(source).toMatchObject({ host: new URL(sandbox.url).host, max_zoom: 14, fault: null });
    const events = await app.database.read.selectFrom('events').select('payload').execute();
    const stored = await app.database.read.selectFrom('layer_tile_sources').selectAll().execute();
    for (const told of [layer, source, events, stored])
      expect(JSON.stringify(told)).not.toContain(SANDBOX_TILE_KEY);
  });

  test('has no tiles beyond its zooms and where the server has none, and asks for none', async () => {
    const code = await makeXyz({ min_zoom: 3, max_zoom: 14 });
    const calls = sandbox.calls.length;
    expect(await getTile(code, { z: 15, x: 0, y: 0 })).toBeUndefined();
    expect(await getTile(code, { z: 2, x: 0, y: 0 })).toBeUndefined();
    expect(await getTile(code, { z: 3, x: 8, y: 0 })).toBeUndefined();
    expect(sandbox.calls.length).toBe(calls);
    const deep = await makeXyz({ max_zoom: 20 });
    expect(await getTile(deep, { z: 18, x: 7, y: 7 })).toBeUndefined();
  });

  test('counts rows from the south where the address says so', async () => {
    const code = await make({ address: sandbox.xyz.replace('{y}', '{-y}') });
    await getTile(code, { z: 5, x: 6, y: 9 });
    expect(sandbox.calls.at(-1)).toMatch(/^\/dry\/5\/6\/22\.png/);
  });

  test('follows a redirect to where tiles may come from', async () => {
    const code = await make({ address: sandbox.xyz.replace('/dry/', '/moved/dry/') });
    expect(await getTile(code)).toBeDefined();
    expect(sandbox.calls.at(-1)).toMatch(/^\/dry\/12\//);
  });

  test('shows a day that somebody who may change layers names', async () => {
    const code = await makeXyz();
    const update = (taken_on: string | null, who = editor, layer_id = code) =>
      who.client.call(layers.updateLayer, { ...paramsOf(layer_id), body: { taken_on } });
    expect((await getLayer(code)).taken_on).toBeNull();
    expect((await update('2026-05-31')).taken_on).toBe('2026-05-31');
    expect((await getLayer(code)).taken_on).toBe('2026-05-31');
    expect(await codeOf(update('2026-02-30'))).toBe('validation_failed');
    expect(await codeOf(update('2026-06-01', viewer))).toBe('forbidden');
    const group = await world.makeLayer({ type: 100, name: 'Patrol', layer: {} }, editor);
    expect(await codeOf(update('2026-06-01', editor, group))).toBe('validation_failed');
    expect((await update(null)).taken_on).toBeNull();
  });

  test('is where somebody drew its area', async () => {
    const aoi = BAY;
    const code = await make({ address: sandbox.xyz }, { aoi });
    expect((await getLayer(code)).geometry).toEqual(aoi);
    // Another address is at the same place, whatever its document says.
    await change(code, { address: sandbox.wmts, wmts_layer: 'ortho' });
    expect((await getLayer(code)).geometry).toEqual(aoi);
  });

  test('is where its document says until another address takes its place', async () => {
    const code = await make({ address: sandbox.wmts, wmts_layer: 'ortho' });
    expect((await getLayer(code)).geometry).toMatchObject({ type: 'Polygon' });
    await change(code, { address: sandbox.xyz });
    expect((await getLayer(code)).geometry).toBeNull();
    await change(code, { address: sandbox.wmts, wmts_layer: 'ortho' });
    expect((await getLayer(code)).geometry).toMatchObject({ type: 'Polygon' });
  });

  test('is tried at its place, within its zooms', async () => {
    await make({ address: sandbox.xyz, min_zoom: 15, max_zoom: 16 }, { aoi: BAY });
    expect(sandbox.calls.at(-1)).toMatch(/^\/dry\/15\//);
    const code = await make({ address: sandbox.xyz }, { aoi: BAY });
    const { pathname } = new URL(sandbox.calls.at(-1) ?? '', sandbox.url);
    await change(code, { address: sandbox.xyz.replace('/dry/', '/rainy/') });
    expect(sandbox.calls.at(-1)).toContain(pathname.replace('/dry/', '/rainy/'));
  });

  test('without a tile in the middle is made, and says so until one is seen', async () => {
    const code = await make({ address: sandbox.xyz, min_zoom: 18 }, { aoi: BAY });
    expect(await getSource(code)).toMatchObject({ fault: 'absent', fault_at: expect.any(String) });
    expect(await getTile(code, { z: 18, x: 3, y: 3 })).toBeUndefined();
    expect((await getSource(code)).fault).toBe('absent');
    await change(code, { min_zoom: 3 });
    await getTile(code, { z: 4, x: 3, y: 3 });
    expect((await getSource(code)).fault).toBeNull();
  });
});

describe('a WMTS', () => {
  test('offers its layers in Web Mercator, and its tiles are asked for with the key of its address', async () => {
    const offer = await probe(sandbox.wmts);
    expect(offer).toMatchObject({ form: 'wmts', provider: 'Sandbox Survey' });
    expect(offer.layers.map(({ name, title, max_zoom }) => [name, title, max_zoom])).toEqual([
      ['land', 'Land cover', 16],
      ['ortho', 'Orthophoto', 16],
    ]);
    const code = await make({ address: sandbox.wmts, wmts_layer: 'ortho' });
    expect((await getLayer(code)).geometry).toMatchObject({ type: 'Polygon' });
    const tile = Buffer.from(await getTile(code));
    expect(tile.subarray(1, 4).toString()).toBe('PNG');
    expect(sandbox.calls.at(-1)).toBe(
      `/wmts/ortho/default/EPSG%3A3857/12/1763/792.png?key=${SANDBOX_TILE_KEY}`,
    );
    expect(JSON.stringify(await getSource(code))).not.toContain(SANDBOX_TILE_KEY);
  });

  test('without the layer that was chosen makes none', async () => {
    expect(await codeOf(make({ address: sandbox.wmts, wmts_layer: 'degrees' }))).toBe('wmts_layer_not_found');
    expect(await codeOf(make({ address: sandbox.wmts }))).toBe('wmts_layer_not_found');
  });

  test.each([
    ['of 50 MB', '/huge.xml', 'wmts_too_large'],
    ['that is a page', '/page.xml', 'wmts_unreadable'],
    ['that is not there', `/nothing.xml?key=${SANDBOX_TILE_KEY}`, 'wmts_unreadable'],
    ['without Web Mercator', '/degrees.xml', 'wmts_without_mercator'],
    ['behind a key', '/wmts', 'tile_server_refuses'],
    ['that leads into a local network', '/elsewhere.xml', 'tile_address_not_public'],
    ['that leads around', '/around.xml', 'tile_server_unreachable'],
  ])('document %s is refused in words', async (_title, path, code) => {
    expect(await codeOf(probe(sandbox.url + path))).toBe(code);
  });
});

describe('an address', () => {
  // Each member may try so many in a minute.
  beforeAll(async () => {
    editor = await world.makePerson('org_member');
  });

  const ofTiles = (base: string) => `${base}/{z}/{x}/{y}.png`;
  test.each([
    ['of a local network', ofTiles('https://192.168.1.10'), 'tile_address_not_public'],
    ['of this machine', ofTiles('http://127.0.0.1:9'), 'tile_address_not_public'],
    ['by a name of this machine', ofTiles('https://localhost:9'), 'tile_address_not_public'],
    ['without TLS', ofTiles('http://example.com'), 'tile_address_not_public'],
    ['of the metadata of a cloud', ofTiles('https://[::ffff:169.254.169.254]'), 'tile_address_not_public'],
    ['of a file', 'file:///etc/{z}/{x}/{y}', 'tile_address_invalid'],
    ['that is none', 'tiles {z} {x} {y}', 'tile_address_invalid'],
  ])('%s makes no layer', async (_title, address, code) => {
    expect(await codeOf(make({ address }))).toBe(code);
  });

  test.each([
    ['leads into a local network', '/elsewhere', 'tile_address_not_public'],
    ['answers a page', '/page', 'tile_answer_no_picture'],
    ['answers a drawing', '/drawing', 'tile_answer_no_picture'],
    ['wants a key', '/dry', 'tile_server_refuses'],
  ])('that %s makes no layer', async (_title, path, code) => {
    expect(await codeOf(make({ address: ofTiles(sandbox.url + path) }))).toBe(code);
  });

  test.each([
    ['error', 'tile_server_unreachable'],
    ['garbage', 'tile_answer_no_picture'],
    ['flood', 'tile_answer_no_picture'],
    ['redirect', 'tile_address_not_public'],
  ] as const)('of a server with the fault %s makes no layer', async (fault, code) => {
    const before = await app.database.read.selectFrom('layers').select('code').execute();
    sandbox.setFault(fault);
    expect(await codeOf(makeXyz())).toBe(code);
    expect(await app.database.read.selectFrom('layers').select('code').execute()).toEqual(before);
  });

  test('has zooms in order, also with those that stay', async () => {
    expect(await codeOf(makeXyz({ min_zoom: 9, max_zoom: 4 }))).toBe('validation_failed');
    const code = await makeXyz({ min_zoom: 5, max_zoom: 12 });
    expect(await codeOf(change(code, { max_zoom: 4 }))).toBe('validation_failed');
    expect(await codeOf(change(code, { address: sandbox.xyz, max_zoom: 4 }))).toBe('validation_failed');
    expect(await change(code, { address: sandbox.xyz })).toMatchObject({ min_zoom: 5, max_zoom: 12 });
  });

  test('of a WMTS has no zooms beyond its matrices', async () => {
    const code = await make({ address: sandbox.wmts, wmts_layer: 'ortho', min_zoom: 18, max_zoom: 20 });
    expect(await getSource(code)).toMatchObject({ min_zoom: 16, max_zoom: 16 });
    expect(await change(code, { min_zoom: 3, max_zoom: 22 })).toMatchObject({ min_zoom: 3, max_zoom: 16 });
  });

  test('is tried so many times a minute by one member who makes layers', async () => {
    const hasty = await world.makePerson('org_member');
    const attempt = () => world.makeLayer(toBody({ address: 'file:///etc/{z}/{x}/{y}' }), hasty);
    for (let tries = 0; tries < PROBES_PER_MINUTE; tries += 1)
      expect(await codeOf(attempt())).toBe('tile_address_invalid');
    expect(await codeOf(attempt())).toBe('too_many_requests');
  });
});

describe('the rights to tiles of another server', () => {
  beforeAll(async () => {
    editor = await world.makePerson('org_member');
  });

  test('are those to the layers of its organization, for each tile', async () => {
    const code = await makeXyz();
    const other = await createLayerWorld(app);
    const stranger = await other.makePerson('org_member');
    const guest = await world.makePerson(null);
    for (const who of [viewer, editor, world.admin]) expect(await getTile(code, PLACE, who)).toBeDefined();
    for (const who of [stranger, guest]) {
      expect(await codeOf(getTile(code, PLACE, who))).toBe('organization_not_found');
      expect(await codeOf(getSource(code, who))).toBe('organization_not_found');
    }
    // Nor by way of an organization of one's own.
    expect(await codeOf(getTile(code, PLACE, stranger, other.org_id))).toBe('layer_not_found');
    expect(await codeOf(getTile(crypto.randomUUID()))).toBe('layer_not_found');
    const group = await world.makeLayer({ type: 100, name: 'Patrol', layer: {} }, editor);
    expect(await codeOf(getTile(group))).toBe('layer_without_tiles');
  });

  test('to make and to change one are those to make and to change layers', async () => {
    const code = await makeXyz();
    expect(await codeOf(probe(sandbox.xyz, viewer))).toBe('forbidden');
    expect(await codeOf(world.makeLayer(toBody({ address: sandbox.xyz }), viewer))).toBe('forbidden');
    expect(await codeOf(change(code, { attribution: 'Mine' }, viewer))).toBe('forbidden');
    expect(await change(code, { attribution: 'Ours', max_zoom: 12 })).toMatchObject({
      attribution: 'Ours',
      max_zoom: 12,
      host: new URL(sandbox.url).host,
    });
    expect(await getTile(code)).toBeDefined();
  });

  test('end with the layer, and an address that replaces another one is asked', async () => {
    const code = await makeXyz();
    await getTile(code);
    expect(await codeOf(change(code, { address: `${sandbox.url}/page/{z}/{x}/{y}.png` }))).toBe(
      'tile_answer_no_picture',
    );
    await change(code, { address: sandbox.xyz.replace('/dry/', '/rainy/') });
    await getTile(code);
    expect(sandbox.calls.at(-1)).toMatch(/^\/rainy\/12\//);
    await world.admin.client.call(layers.deleteLayer, paramsOf(code));
    expect(await codeOf(getTile(code))).toBe('layer_not_found');
    const rows = await app.database.read
      .selectFrom('layer_tile_sources')
      .select('source_id')
      .where('layer_code', '=', code)
      .execute();
    expect(rows).toEqual([]);
  });

  test('need an address that opens here', async () => {
    const [code, other] = [await makeXyz(), await makeXyz()];
    const { sealed } = await app.database.read
      .selectFrom('layer_tile_sources')
      .select('sealed')
      .where('layer_code', '=', other)
      .executeTakeFirstOrThrow();
    await app.database.transaction((tx) =>
      tx.updateTable('layer_tile_sources').set({ sealed }).where('layer_code', '=', code).execute(),
    );
    expect(await codeOf(getTile(code))).toBe('tile_source_faulty');
    expect((await getSource(code)).fault).toBe('sealed');
  });
});

describe('a server of tiles that fails', () => {
  test('is named on the layer until it answers again, and what is kept is shown', async () => {
    const code = await makeXyz();
    await getTile(code, { z: 6, x: 1, y: 1 });
    sandbox.setFault('garbage');
    expect(await codeOf(getTile(code, { z: 6, x: 2, y: 1 }))).toBe('tile_source_faulty');
    expect(await getSource(code)).toMatchObject({ fault: 'no_picture', fault_at: expect.any(String) });
    expect(await getTile(code, { z: 6, x: 1, y: 1 })).toBeDefined();
    sandbox.setFault('none');
    await getTile(code, { z: 6, x: 3, y: 1 });
    expect(await getSource(code)).toMatchObject({ fault: null, fault_at: null });
  });

  test('is not asked for a while after four failures, which say what they are', async () => {
    const code = await makeXyz();
    sandbox.setFault('error');
    for (const x of [1, 2, 3, 4])
      expect(await codeOf(getTile(code, { z: 7, x, y: 2 }))).toBe('tile_server_unavailable');
    const calls = sandbox.calls.length;
    expect(await codeOf(getTile(code, { z: 7, x: 5, y: 2 }))).toBe('tile_server_unavailable');
    expect(sandbox.calls.length).toBe(calls);
    expect((await getSource(code)).fault).toBe('unreachable');
    // Nothing is said of other layers with tiles of the same host.
    sandbox.setFault('none');
    const other = await makeXyz();
    expect(await getTile(other, { z: 7, x: 1, y: 2 })).toBeDefined();
    expect(await codeOf(getTile(code, { z: 7, x: 1, y: 2 }))).toBe('tile_server_unavailable');
  });
});
