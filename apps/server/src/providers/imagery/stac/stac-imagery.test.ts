import { buffer } from 'node:stream/consumers';
import type { SceneFilter } from '@waypost/contract';
import { openRaster, type Raster, RasterError, TILE_PIXELS } from '@waypost/raster';
import { type StacSandbox, startStacSandbox } from '@waypost/sandbox';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../../../platform/app-error.ts';
import { type DeliveryWait, type ImageryAccount, ImageryRefusedError, type PlacedOrder } from '../imagery.ts';
import { closeServers, serve } from './serve.fixture.ts';
import { createStacImagery } from './stac-imagery.ts';

const COLLECTION = 'sentinel-2-c1-l2a';
/** Its items have red, green and blue apart. */
const OF_BANDS = 'landsat-c2-l2';
const AREA: PlacedOrder['area'] = {
  type: 'Polygon',
  coordinates: [
    [
      [-110.5, 24.125],
      [-110.48, 24.125],
      [-110.48, 24.145],
      [-110.5, 24.145],
      [-110.5, 24.125],
    ],
  ],
};
const account: ImageryAccount = { provider: 'stac', key: '', id: 'open' };
const WITHIN: SceneFilter = { type: 'GeometryFilter', field_name: 'geometry', config: AREA };

let sandbox: StacSandbox;
beforeAll(async () => {
  sandbox = await startStacSandbox({ now: () => new Date('2026-11-25T12:00:00Z') });
});
afterEach(() => {
  sandbox.setFault('none');
  sandbox.setAssetFault('none');
  closeServers();
});
afterAll(async () => {
  await sandbox.close();
});

const open = (url = sandbox.url, timeoutMs = 10_000) =>
  createStacImagery({ url, collections: [COLLECTION, 'none'], timeoutMs });
const wait = (signal = new AbortController().signal): DeliveryWait => ({ signal, live: () => undefined });
const search = (filter: SceneFilter = WITHIN, size = 5, types = [COLLECTION], url = sandbox.url) =>
  open(url).searchScenes(account, { filter, types, size });
/** The code of what was thrown, or the words of a refusal. */
const faultOf = (done: Promise<unknown>): Promise<string> =>
  done.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof ImageryRefusedError) return error.words;
      if (error instanceof RasterError) return error.message;
      return error instanceof AppError ? error.code : Promise.reject(error);
    },
  );
const and = (...config: SceneFilter[]): SceneFilter => ({ type: 'AndFilter', config: [WITHIN, ...config] });
const range = (field_name: string, config: object): SceneFilter => ({
  type: 'RangeFilter',
  field_name,
  config,
});

async function toOrder(): Promise<PlacedOrder> {
  const found = await search();
  const itemIds = found.slice(0, 2).map(({ id }) => id);
  return { id: '', name: 'mine', type: COLLECTION, itemIds, bundle: 'visual', area: AREA };
}

describe('a search of open data', () => {
  test('sends the filter in the words of the API, and no key', async () => {
    await search(
      and(
        range('cloud_cover', { lte: 0.5 }),
        range('sun_elevation', { gte: 10 }),
        { type: 'DateRangeFilter', field_name: 'acquired', config: { gte: '2026-10-01T00:00:00-07:00' } },
        { type: 'PermissionFilter', config: ['assets:download'] },
        {
          type: 'NotFilter',
          config: { type: 'StringInFilter', field_name: 'publishing_stage', config: ['preview'] },
        },
      ),
    );
    const call = sandbox.calls.at(-1);
    expect(call).toMatchObject({ method: 'POST', path: '/search', authorization: null });
    expect(call?.body).toEqual({
      collections: [COLLECTION],
      intersects: AREA,
      datetime: '2026-10-01T07:00:00.000Z/..',
      query: { 'eo:cloud_cover': { lte: 50 }, 'view:sun_elevation': { gte: 10 } },
      limit: 5,
      sortby: [{ field: 'properties.datetime', direction: 'desc' }],
    });
  });

  test('follows pages until there are enough, the newest first', async () => {
    const found = await search(WITHIN, 130);
    expect(found).toHaveLength(130);
    const times = found.map(({ properties }) => properties.acquired);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(found.map(({ id }) => id)).size).toBe(130);
    expect(found[0]?.properties).toMatchObject({ item_type: COLLECTION, pixel_resolution: 10 });
  });

  test('says what scenes can be searched by', async () => {
    expect(await open().listSceneTypes(account)).toEqual([
      {
        name: COLLECTION,
        fields: ['cloud_cover', 'gsd', 'sun_azimuth', 'sun_elevation'],
        bundles: ['visual'],
      },
      { name: 'none', fields: [], bundles: ['visual'] },
    ]);
  });

  test.each<[SceneFilter, string]>([
    [and(range('view_angle', { lte: 5 })), 'These scenes do not say their view angle.'],
    [and({ type: 'OrFilter', config: [WITHIN] }), 'Open data cannot be searched by OrFilter.'],
    [and(WITHIN), 'Open data can be searched in one area at a time.'],
  ])('refuses what cannot be said: %#', async (filter, words) => {
    expect(await faultOf(search(filter))).toBe(words);
  });

  test('knows its collections alone', async () => {
    expect(await faultOf(search(WITHIN, 5, ['PSScene']))).toBe('There are no scenes of PSScene here.');
    expect(await open().getScene(account, 'PSScene', 'a')).toBeNull();
    expect(await open().getScene(account, COLLECTION, 'a')).toBeNull();
  });

  test.each(['error', 'garbage', 'hang', 'flood'] as const)(
    'of a service with the fault %s is unavailable',
    async (fault) => {
      sandbox.setFault(fault);
      const asked = { filter: WITHIN, types: [COLLECTION], size: 5 };
      const done = open(sandbox.url, 1_000).searchScenes(account, asked);
      expect(await faultOf(done)).toBe('imagery_unavailable');
    },
  );

  test('of a service that takes no more requests is made again when that says, or told how long it takes', async () => {
    const early = sandbox.countEarly();
    const imagery = open();
    const asked = { filter: WITHIN, types: [COLLECTION], size: 5 };
    const countCalls = async (work: () => Promise<unknown>) => {
      const before = sandbox.calls.length;
      await work();
      return sandbox.calls.length - before;
    };
    const search = () => imagery.searchScenes(account, asked);
    // What can be searched by is asked once.
    await search();
    const usual = await countCalls(search);
    sandbox.limitRequests(1);
    expect(await countCalls(search)).toBe(usual + 1);
    sandbox.limitRequests(3);
    const refused = async () => expect(await faultOf(search())).toBe('imagery_limited');
    expect(await countCalls(refused)).toBe(1);
    expect(await countCalls(refused)).toBe(0);
    await expect.poll(() => faultOf(search())).toBe('done');
    expect(sandbox.countEarly()).toBe(early);
  });

  test('of a service that redirects is refused, and has no satellites', async () => {
    sandbox.setFault('redirect');
    expect(await faultOf(search())).toBe('The service answered 302.');
    expect(await faultOf(open().listSceneTypes(account))).toBe('imagery_unavailable');
  });

  test('by the same field twice is one by both', async () => {
    await search(
      and(
        range('cloud_cover', { gte: 0.1, lte: 0.3 }),
        range('cloud_cover', { gte: 0.2, lte: 0.5 }),
        range('cloud_cover', { lt: 0.4 }),
        range('sun_elevation', { gt: 30 }),
        range('sun_elevation', { gt: 20 }),
      ),
    );
    expect(sandbox.calls.at(-1)?.body?.query).toEqual({
      'eo:cloud_cover': { gte: 20, lte: 30, lt: 40 },
      'view:sun_elevation': { gt: 30 },
    });
  });

  test('at an address that is none of a STAC API say so, which is no outage', async () => {
    const elsewhere = `${sandbox.url}/stac/v9`;
    expect(await faultOf(search(WITHIN, 5, [COLLECTION], elsewhere))).toBe('open_data_address_wrong');
    expect(await faultOf(open(elsewhere).listSceneTypes(account))).toBe('open_data_address_wrong');
    // A catalog of plain files.
    const files = await serve((request, response) =>
      response.writeHead(request.method === 'GET' ? 200 : 405).end('{}'),
    );
    expect(await faultOf(search(WITHIN, 5, [COLLECTION], files))).toBe('open_data_address_wrong');
    // Asked again and again, it is not taken for a service that fails.
    const stac = open(elsewhere);
    for (let tries = 0; tries < 6; tries += 1)
      expect(await faultOf(stac.listSceneTypes(account))).toBe('open_data_address_wrong');
  });

  test.each([404, 405, 410])('that began, and whose next page answers %d, is an outage', async (status) => {
    let asked = 0;
    const url = await serve((_request, response) => {
      asked += 1;
      // The fields of the collection, and the first page.
      if (asked > 2) return response.writeHead(status).end();
      const links = [{ rel: 'next', href: 'search?page=2', method: 'POST', body: {} }];
      const properties = { datetime: '2026-11-01T17:55:00Z' };
      const item = { id: 'S2B_1', collection: COLLECTION, geometry: AREA, properties, assets: {} };
      return response.end(JSON.stringify({ features: [item], links }));
    });
    expect(await faultOf(search(WITHIN, 5, [COLLECTION], url))).toBe('imagery_unavailable');
    expect(asked).toBeGreaterThan(2);
  });

  test.each([
    ['/api/v1/search?page=2', '/api/v1/search?page=2'],
    ['search?page=2', '/api/v1/search?page=2'],
    ['?page=2', '/api/v1/search?page=2'],
  ])('follows a link to a next page as %s', async (href, path) => {
    const asked: unknown[] = [];
    const url = await serve((request, response) => {
      asked.push(request.url);
      const links = request.method === 'POST' ? [{ rel: 'next', href }] : [];
      const id = `S2B_${asked.length}`;
      const properties = { datetime: '2026-11-01T17:55:00Z' };
      const item = { id, collection: COLLECTION, geometry: AREA, properties, assets: {} };
      response.end(JSON.stringify({ features: [item], links }));
    });
    const found = await search(WITHIN, 5, [COLLECTION], `${url}/api/v1`);
    expect(found).toHaveLength(2);
    expect(asked.at(-1)).toBe(path);
  });

  test('asks no more for a while after four failures', async () => {
    const imagery = open();
    sandbox.setFault('error');
    const again = () =>
      faultOf(imagery.searchScenes(account, { filter: WITHIN, types: [COLLECTION], size: 5 }));
    for (let n = 0; n < 4; n += 1) expect(await again()).toBe('imagery_unavailable');
    const { length } = sandbox.calls;
    expect(await again()).toBe('imagery_unavailable');
    expect(sandbox.calls).toHaveLength(length);
  });

  test('passes on why a search is refused', async () => {
    const url = await serve((_request, response) =>
      response.writeHead(400).end('{"code":"400","description":"Invalid bbox."}'),
    );
    expect(await faultOf(search(WITHIN, 5, [COLLECTION], url))).toBe('Invalid bbox.');
  });
});

describe('an order of open data', () => {
  test('is delivered at once, as one picture of the area, of which ranges alone were read', async () => {
    const imagery = open();
    const order = await toOrder();
    const placed = await imagery.placeOrder(account, order);
    expect(placed.state).toBe('success');
    expect(await imagery.getOrder(account, placed.id)).toEqual(placed);
    const before = sandbox.calls.length;
    const delivery = await imagery.openDelivery(account, { ...order, id: placed.id }, wait());
    if (delivery === null) throw new Error('Nothing was delivered.');
    const bytes = await buffer(delivery.stream);
    expect(bytes).toHaveLength(delivery.byteSize ?? 0);
    const raster = await openRaster({
      byteSize: bytes.length,
      read: async (offset, length) => bytes.subarray(offset, offset + length),
    });
    const [west, south, east, north] = raster.bounds;
    expect(west).toBeLessThanOrEqual(-110.5);
    expect(east).toBeGreaterThanOrEqual(-110.48);
    expect(south).toBeLessThanOrEqual(24.125);
    expect(north).toBeGreaterThanOrEqual(24.145);
    const read = sandbox.calls.slice(before).filter(({ path }) => path.endsWith('visual.tif'));
    expect(read.length).toBeGreaterThan(1);
    const lengths = read.map(({ range: asked }) => {
      const [, from = '', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(asked ?? '') ?? [];
      return Number(to) - Number(from) + 1;
    });
    // Two files of 89 MB.
    expect(lengths.reduce((sum, one) => sum + one, 0)).toBeLessThan(40_000_000);
  });

  test('has the same pixels each time', async () => {
    const order = { ...(await toOrder()), id: 'stac-mine' };
    const read = async () => {
      const delivery = await open().openDelivery(account, order, wait());
      return delivery === null ? null : buffer(delivery.stream);
    };
    expect(await read()).toEqual(await read());
  });

  test('of what the scenes do not show is empty', async () => {
    const far = {
      type: 'Polygon' as const,
      coordinates: [
        [
          [10, 50],
          [10.01, 50],
          [10.01, 50.01],
          [10, 50.01],
          [10, 50],
        ],
      ] as [number, number][][],
    };
    const order = { ...(await toOrder()), area: far };
    expect(await open().openDelivery(account, order, wait())).toBeNull();
  });

  test('of a continent is refused before pixels are read', async () => {
    const order = await toOrder();
    const area = {
      type: 'Polygon' as const,
      coordinates: [
        [
          [-120, 10],
          [-60, 10],
          [-60, 50],
          [-120, 50],
          [-120, 10],
        ],
      ] as [number, number][][],
    };
    const before = sandbox.calls.length;
    expect(await faultOf(open().openDelivery(account, { ...order, area }, wait()))).toBe(
      'The area is too large for pictures this fine. Choose a smaller one.',
    );
    expect(sandbox.calls.length - before).toBeLessThan(10);
  });

  test.each([
    ['error', 'imagery_unavailable'],
    ['garbage', 'The picture cannot be read: it is damaged, or of a kind that is not known.'],
    ['whole', 'The picture of a scene cannot be read in parts.'],
    ['elsewhere', 'imagery_unavailable'],
  ] as const)('whose pictures have the fault %s ends in words', async (fault, words) => {
    const order = await toOrder();
    sandbox.setAssetFault(fault);
    expect(await faultOf(open().openDelivery(account, order, wait()))).toBe(words);
  });

  test('whose store takes no more requests is read on when that says', async () => {
    const [order, early] = [await toOrder(), sandbox.countEarly()];
    let isLimited = false;
    const live = () => {
      if (!isLimited) sandbox.limitRequests(1);
      isLimited = true;
    };
    const delivery = await open().openDelivery(account, order, { ...wait(), live });
    if (delivery === null) throw new Error('Nothing was delivered.');
    expect((await buffer(delivery.stream)).length).toBeGreaterThan(1_000);
    expect(sandbox.countEarly()).toBe(early);
  });

  test('ends when it is told to', async () => {
    const order = await toOrder();
    sandbox.setAssetFault('hang');
    const soon = AbortSignal.timeout(300);
    expect(await faultOf(open().openDelivery(account, order, wait(soon)))).toBe('imagery_unavailable');
  });

  test('of another collection is refused', async () => {
    const order = { ...(await toOrder()), type: 'PSScene' };
    const before = sandbox.calls.length;
    const words = 'There are no scenes of PSScene here.';
    expect(await faultOf(open().placeOrder(account, order))).toBe(words);
    expect(await faultOf(open().openDelivery(account, order, wait()))).toBe(words);
    expect(sandbox.calls).toHaveLength(before);
  });

  test('of measured values is refused', async () => {
    const order = { ...(await toOrder()), bundle: 'analytic_sr_udm2' };
    expect(await faultOf(open().placeOrder(account, order))).toBe(
      'Open data is delivered as a picture for the eye alone.',
    );
  });
});

describe('an order of scenes with bands in place of a picture', () => {
  const openBands = (url = sandbox.url) =>
    createStacImagery({ url, collections: [COLLECTION, OF_BANDS], timeoutMs: 10_000 });
  /** One scene: drawing it takes longest. */
  const toShort = async (type: string): Promise<PlacedOrder> => {
    const order = await toOrder();
    return { ...order, type, itemIds: order.itemIds.slice(0, 1) };
  };
  const toBandOrder = () => toShort(OF_BANDS);
  const deliver = async (order: PlacedOrder, url = sandbox.url): Promise<Raster> => {
    const delivery = await openBands(url).openDelivery(account, order, wait());
    if (delivery === null) throw new Error('Nothing was delivered.');
    const bytes = await buffer(delivery.stream);
    return openRaster({
      byteSize: bytes.length,
      read: async (offset, length) => bytes.subarray(offset, offset + length),
    });
  };
  /** The tile in which the area lies; its pixels are of 38 metres, as large as those of these scenes. */
  const cut = async (raster: Raster): Promise<Uint8Array> => {
    const tile = await raster.cutTile({ z: 12, x: 790, y: 1_764 });
    if (tile === null) throw new Error('The area is elsewhere.');
    return tile;
  };
  /** Mean differences of red, green and blue, in parts of 255, where both are opaque. */
  function compare(one: Uint8Array, other: Uint8Array): { readonly seen: number; readonly means: number[] } {
    const sums = [0, 0, 0];
    let seen = 0;
    for (let at = 0; at < TILE_PIXELS ** 2 * 4; at += 4) {
      if (one[at + 3] !== 255 || other[at + 3] !== 255) continue;
      seen += 1;
      for (const band of [0, 1, 2])
        sums[band] = (sums[band] ?? 0) + Math.abs((one[at + band] ?? 0) - (other[at + band] ?? 0));
    }
    return { seen, means: sums.map((sum) => sum / seen) };
  }

  test('is placed, and delivers the colours that a picture for the eye of the same scenes has', async () => {
    const order = await toBandOrder();
    expect((await openBands().placeOrder(account, order)).state).toBe('success');
    const before = sandbox.calls.length;
    const made = await cut(await deliver(order));
    const read = sandbox.calls.slice(before).filter(({ path }) => path.endsWith('.tif'));
    const names = read.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
    expect(new Set(names)).toEqual(new Set(['red.tif', 'green.tif', 'blue.tif']));
    expect(read.every(({ range: asked }) => asked?.startsWith('bytes=') === true)).toBe(true);
    const { seen, means } = compare(made, await cut(await deliver(await toShort(COLLECTION))));
    expect(seen).toBeGreaterThan(2_000);
    for (const mean of means) expect(mean).toBeLessThan(3);
  });

  test('is drawn in the usual way where the catalog does not say what values are', async () => {
    // The same catalog, which says less.
    const url = await serve(async (request, response) => {
      const { range: asked } = request.headers;
      const found = await fetch(sandbox.url + request.url, { headers: asked ? { range: asked } : {} });
      const bytes = Buffer.from(await found.arrayBuffer());
      const here = `http://${request.headers.host}`;
      const isItem = request.url?.includes('/items/') === true;
      const said = bytes.toString().replaceAll(sandbox.url, here).replaceAll('raster:bands', 'other:bands');
      response.writeHead(found.status, {
        'content-range': found.headers.get('content-range') ?? 'bytes */*',
      });
      response.end(isItem ? said : bytes);
    });
    const order = await toBandOrder();
    const usual = await cut(await deliver(order, url));
    // Each band from its darkest to its brightest values: other colours, of which nothing is lost in black or white.
    const { seen, means } = compare(usual, await cut(await deliver(order)));
    expect(seen).toBeGreaterThan(2_000);
    expect(Math.max(...means)).toBeGreaterThan(6);
    for (const band of [0, 1, 2]) {
      const values = usual.filter((_, at) => at % 4 === band && usual[at - band + 3] === 255);
      expect(new Set(values).size).toBeGreaterThan(10);
    }
  });

  test.each([
    ['error', 'imagery_unavailable'],
    ['garbage', 'The picture cannot be read: it is damaged, or of a kind that is not known.'],
    ['whole', 'The picture of a scene cannot be read in parts.'],
    ['elsewhere', 'imagery_unavailable'],
  ] as const)('ends in words with the fault %s', async (fault, words) => {
    const order = await toBandOrder();
    sandbox.setAssetFault(fault);
    expect(await faultOf(openBands().openDelivery(account, order, wait()))).toBe(words);
  });
});

describe('what an item leads to', () => {
  const item = (assets: object) => ({
    id: 'S2B_one',
    collection: COLLECTION,
    geometry: AREA,
    properties: { datetime: '2026-11-01T17:55:00Z' },
    assets,
  });
  const serveItem = (assets: object) =>
    serve((_request, response) => response.end(JSON.stringify(item(assets))));

  test.each([
    ['http://example.org/a.tif', 'Scenes at http://example.org cannot be read.'],
    ['s3://bucket/a.tif', 'Scenes at s3://bucket cannot be read.'],
    ['https://', 'A scene has an address that is none.'],
    ['https://10.0.0.1/a.tif', 'imagery_unavailable'],
    ['https://[::1]/a.tif', 'imagery_unavailable'],
    ['https://localhost/a.tif', 'imagery_unavailable'],
  ])('is not read from %s', async (href, words) => {
    const url = await serveItem({ visual: { href, type: 'image/tiff; application=geotiff' } });
    const order = { ...(await toOrder()), itemIds: ['S2B_one'] };
    expect(await faultOf(open(url).openDelivery(account, order, wait()))).toBe(words);
  });

  test.each([
    ['/assets/a.tif', '/assets/a.tif'],
    ['a.tif', `/api/collections/${COLLECTION}/items/a.tif`],
  ])('is read from where %s is from the item on', async (href, path) => {
    const asked: unknown[] = [];
    const url = await serve((request, response) => {
      asked.push(request.url);
      const found = item({ visual: { href, type: 'image/tiff; application=geotiff' } });
      if (request.url?.endsWith('S2B_one') === true) response.end(JSON.stringify(found));
      else response.writeHead(404).end();
    });
    const order = { ...(await toOrder()), itemIds: ['S2B_one'] };
    expect(await faultOf(open(`${url}/api`).openDelivery(account, order, wait()))).toBe(
      'The picture of a scene is not there any more.',
    );
    expect(asked.at(-1)).toBe(path);
  });

  test('has to have a picture for the eye, or three bands', async () => {
    const url = await serveItem({ red: { href: 'https://example.org/b.tif', type: 'image/tiff' } });
    const order = { ...(await toOrder()), itemIds: ['S2B_one'] };
    expect(await faultOf(open(url).placeOrder(account, order))).toBe(
      'The scene S2B_one has neither a picture for the eye nor red, green and blue as GeoTIFFs.',
    );
  });

  test('has a small picture of its own, as a PNG', async () => {
    const [scene] = await search();
    const picture = await open().getThumbnail(account, COLLECTION, scene?.id ?? '');
    expect(picture?.subarray(1, 4).toString()).toBe('PNG');
  });

  test.each([
    ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    [
      'AVIF',
      () =>
        sharp(Buffer.alloc(3 * 64), { raw: { width: 8, height: 8, channels: 3 } })
          .avif()
          .toBuffer(),
    ],
  ])('has no small picture as %s', async (_format, make) => {
    const picture = await make();
    const url = await serve((request, response) => {
      const href = `http://${request.headers.host}/thumb`;
      if (request.url === '/thumb') response.end(picture);
      else response.end(JSON.stringify(item({ thumbnail: { href } })));
    });
    expect(await faultOf(open(url).getThumbnail(account, COLLECTION, 'S2B_one'))).toBe('imagery_unavailable');
  });

  test('has no small picture that is none', async () => {
    const url = await serve((request, response) => {
      const href = `http://${request.headers.host}/thumb`;
      if (request.url === '/thumb') response.end('<html>');
      else response.end(JSON.stringify(item({ thumbnail: { href } })));
    });
    expect(await faultOf(open(url).getThumbnail(account, COLLECTION, 'S2B_one'))).toBe('imagery_unavailable');
  });
});
