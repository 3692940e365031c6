import { Worker } from 'node:worker_threads';
import { API_BASE, ENDPOINTS, IMAGE_STATUS, type LayerCreateInput, TUS } from '@waypost/contract';
import { drawOrthophoto } from '@waypost/sandbox';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../test/app/test-app.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import { codeOf, createLayerWorld, type LayerWorld } from '../../layers/layers.fixture.ts';

const { jobs, layerImages, layers, scenes } = ENDPOINTS;
/** On El Mogote, off La Paz. */
const BBOX = [-110.42, 24.14, -110.4, 24.16] as const;
const SMALL = drawOrthophoto({ bbox: BBOX, across: 2, hasOverviews: true });
const LARGE = drawOrthophoto({ bbox: BBOX, across: 5, hasOverviews: false });

let app: TestApp;
let world: LayerWorld;
let editor: Person;
let viewer: Person;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  world = await createLayerWorld(app);
  editor = await world.makePerson('org_member');
  viewer = await world.makePerson('org_viewer');
});
afterAll(() => app.close());

const toBody = (bytes: Buffer, more: object = {}): LayerCreateInput => ({
  type: 101,
  name: 'Orthophoto',
  layer: { data: { file_name: 'mogote.tif', byte_size: bytes.length, ...more } },
});
const paramsOf = (layer_id: string, org_id = world.org_id) => ({ params: { org_id, layer_id } });
const getImage = (code: string, who = editor) => who.client.call(layerImages.getLayerImage, paramsOf(code));
const getLayer = (code: string, who = viewer) => who.client.call(layers.getLayer, paramsOf(code));
const toHeaders = (more: Record<string, string> = {}) => ({ 'tus-resumable': TUS.version, ...more });
const append = (code: string, bytes: Buffer, offset: number, who = editor) =>
  who.client.call(layerImages.appendImage, {
    ...paramsOf(code),
    headers: toHeaders({ 'upload-offset': String(offset) }),
    files: [new File([new Uint8Array(bytes)], 'piece')],
  });

/** Sends a picture as the web does. */
async function upload(code: string, bytes: Buffer, chunkSize = 1024 * 1024): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  new Upload(bytes, {
    uploadUrl: `${app.baseUrl}${API_BASE}/org/${world.org_id}/layers/${code}/image/upload`,
    chunkSize,
    headers: { authorization: `Bearer ${editor.tokens.access_token}` },
    retryDelays: null,
    onSuccess: () => resolve(),
    onError: reject,
  }).start();
  return promise;
}
const untilStatus = (code: string, status: number) =>
  expect.poll(async () => (await getImage(code)).status).toBe(status);
async function make(bytes: Buffer, more: object = {}): Promise<string> {
  const code = await world.makeLayer(toBody(bytes, more), editor);
  await upload(code, bytes);
  return code;
}

function toTile(z: number, [west, south, east, north]: typeof BBOX = BBOX) {
  const up = Math.asinh(Math.tan((((south + north) / 2) * Math.PI) / 180));
  return {
    z,
    x: Math.floor((((west + east) / 2 + 180) / 360) * 2 ** z),
    y: Math.floor(((1 - up / Math.PI) / 2) * 2 ** z),
  };
}
const getTile = (
  code: string,
  tile: { z: number; x: number; y: number },
  who = viewer,
  org_id = world.org_id,
) => who.client.call(scenes.getOrderTile, { params: { planet_order_id: code, ...tile }, query: { org_id } });

/** A TIFF whose first directory says something else under some tags. */
function withEntries(tiff: Buffer, values: Readonly<Record<number, number>>): Buffer {
  const bytes = Buffer.from(tiff);
  const at = bytes.readUInt32LE(4);
  for (let entry = 0; entry < bytes.readUInt16LE(at); entry += 1) {
    const place = at + 2 + entry * 12;
    const value = values[bytes.readUInt16LE(place)];
    if (value === undefined) continue;
    // One long, in the entry itself or as the place of a list.
    bytes.writeUInt16LE(4, place + 2);
    bytes.writeUInt32LE(value, place + 8);
  }
  return bytes;
}

describe('a picture of one’s own', () => {
  test('is uploaded in pieces, made ready, and shown at its place to those who read layers', async () => {
    const code = await world.makeLayer(toBody(SMALL), editor);
    expect(await getImage(code)).toMatchObject({ status: IMAGE_STATUS.uploading, received: 0 });
    expect((await getLayer(code)).status).toBe(IMAGE_STATUS.uploading);
    const half = Math.floor(SMALL.length / 2);
    await append(code, SMALL.subarray(0, half), 0);
    expect(await getImage(code, viewer)).toMatchObject({ received: half, byte_size: SMALL.length });
    expect(await codeOf(append(code, SMALL.subarray(half), 0))).toBe('upload_offset_wrong');
    expect(await codeOf(getTile(code, toTile(14)))).toBe('order_not_found');
    await append(code, SMALL.subarray(half), half);
    await untilStatus(code, 0);
    expect(await getImage(code, viewer)).toMatchObject({
      file_name: 'mogote.tif',
      width: 512,
      height: 512,
      fault: null,
      member_id: editor.memberId,
    });
    const layer = await getLayer(code);
    expect(layer.status).toBe(0);
    expect(layer.properties.layer).toMatchObject({ data: { file_name: 'mogote.tif' }, max_zoom: 16 });
    const [ring = []] = layer.geometry?.type === 'Polygon' ? layer.geometry.coordinates : [];
    const [[west = 0, south = 0] = [], , [east = 0, north = 0] = []] = ring;
    expect(west).toBeLessThanOrEqual(BBOX[0]);
    expect(south).toBeLessThanOrEqual(BBOX[1]);
    expect(east).toBeGreaterThanOrEqual(BBOX[2]);
    expect(north).toBeGreaterThanOrEqual(BBOX[3]);
    expect(east - west).toBeLessThan(0.1);
    const tile = Buffer.from(await getTile(code, toTile(14)));
    expect(tile.subarray(1, 4).toString()).toBe('PNG');
    expect(tile.length).toBeGreaterThan(2_000);
    expect(Buffer.from(await getTile(code.toUpperCase(), toTile(14))).equals(tile)).toBe(true);
    const { z, x, y } = toTile(14);
    expect(await getTile(code, { z, x: x + 40, y })).toBeUndefined();
    expect(await getTile(code, toTile(20))).toBeDefined();
  });

  test('comes as WebP to who shows it and as PNG to others, whoever asked before', async () => {
    const code = await make(SMALL);
    await untilStatus(code, 0);
    const { z, x, y } = toTile(14);
    const address = `${app.baseUrl}${API_BASE}/tulum/tiles/orders/${code}/${z}/${x}/${y}.png`;
    const authorization = `Bearer ${viewer.tokens.access_token}`;
    const ask = async (accept: string) => {
      const answer = await fetch(`${address}?org_id=${world.org_id}`, { headers: { authorization, accept } });
      const type = answer.headers.get('content-type');
      return { type, vary: answer.headers.get('vary'), body: Buffer.from(await answer.arrayBuffer()) };
    };
    const [webp, png] = [await ask('image/webp,*/*'), await ask('*/*')];
    expect([webp.type, png.type]).toEqual(['image/webp', 'image/png']);
    expect(webp.vary).toMatch(/accept\b(?!-)/i);
    expect(webp.body.subarray(8, 12).toString()).toBe('WEBP');
    expect(png.body.subarray(1, 4).toString()).toBe('PNG');
    // Replayed from memory now.
    expect([await ask('image/webp,*/*'), await ask('*/*')]).toEqual([webp, png]);
  });

  test('has no tile cut for one who has left when its turn comes', async () => {
    const code = await make(Buffer.concat([SMALL, Buffer.from('so that no tile of it is kept')]));
    await untilStatus(code, 0);
    const { z, x, y } = toTile(14);
    const { promise: turn, resolve: begin } = Promise.withResolvers<void>();
    const { orderTiles } = app.services;
    const get = orderTiles.get;
    const asked = vi.spyOn(orderTiles, 'get').mockImplementationOnce(async (...all) => {
      await turn;
      return get(...all);
    });
    const leave = new AbortController();
    const address = `${app.baseUrl}${API_BASE}/tulum/tiles/orders/${code}/${z}/${x}/${y}.png`;
    const left = fetch(`${address}?org_id=${world.org_id}`, {
      headers: { authorization: `Bearer ${viewer.tokens.access_token}` },
      signal: leave.signal,
    });
    await expect.poll(() => asked.mock.calls.length).toBe(1);
    leave.abort();
    await expect(left).rejects.toThrow('aborted');
    await expect.poll(() => asked.mock.calls[0]?.[3]?.isGone?.()).toBe(true);
    begin();
    expect(await asked.mock.results[0]?.value).toMatchObject({ body: null });
    asked.mockRestore();
    expect(Buffer.from(await getTile(code, toTile(14))).length).toBeGreaterThan(2_000);
  });

  test('that is large gets smaller sizes of its own, which show the same from afar', async () => {
    const code = await make(LARGE);
    await untilStatus(code, 0);
    const row = await app.database.read
      .selectFrom('layer_images')
      .select(['overviews_digest', 'overviews_byte_size'])
      .where('layer_code', '=', code)
      .executeTakeFirstOrThrow();
    expect(row.overviews_digest).toMatch(/^[0-9a-f]{64}$/);
    expect(Number(row.overviews_byte_size)).toBeGreaterThan(1_000);
    expect(Buffer.from(await getTile(code, toTile(10))).length).toBeGreaterThan(100);
    expect(Buffer.from(await getTile(code, toTile(16))).length).toBeGreaterThan(2_000);
  });

  test('is seen from near while its smaller sizes are written, and from afar after that', async () => {
    const original = Worker.prototype.postMessage;
    const held: (() => void)[] = [];
    // Parts of the file that the thread that writes them asks for.
    const posted = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (
      this: Worker,
      ...all: Parameters<typeof original>
    ) {
      const send = () => original.apply(this, all);
      if ('bytes' in all[0]) held.push(send);
      else send();
    });
    try {
      const code = await make(LARGE);
      const readFacts = async () => (await getLayer(code)).properties.layer;
      await expect
        .poll(readFacts)
        .toMatchObject({ near_zoom: expect.any(Number), max_zoom: expect.any(Number) });
      const { near_zoom, max_zoom } = (await readFacts()) as Record<'near_zoom' | 'max_zoom', number>;
      expect(near_zoom).toBe(max_zoom - 2);
      const layer = await getLayer(code);
      expect(layer).toMatchObject({ status: IMAGE_STATUS.preparing, geometry: { type: 'Polygon' } });
      for (const z of [near_zoom, max_zoom])
        expect(Buffer.from(await getTile(code, toTile(z))).length).toBeGreaterThan(100);
      expect(await codeOf(getTile(code, toTile(near_zoom - 1)))).toBe('order_not_found');
      posted.mockRestore();
      for (const send of held) send();
      await untilStatus(code, 0);
      expect(await readFacts()).toMatchObject({ near_zoom: null, max_zoom });
      expect(Buffer.from(await getTile(code, toTile(near_zoom - 1))).length).toBeGreaterThan(100);
    } finally {
      posted.mockRestore();
      for (const send of held) send();
    }
  });

  test('whose smaller sizes an older version wrote gets them anew, and is shown meanwhile', async () => {
    const code = await make(LARGE);
    await untilStatus(code, 0);
    const find = () =>
      app.database.read
        .selectFrom('layer_images')
        .select(['overviews_digest', 'overviews_version', 'status'])
        .where('layer_code', '=', code)
        .executeTakeFirstOrThrow();
    const made = await find();
    await app.services.jobs.stop();
    const old = { overviews_digest: 'f'.repeat(64), overviews_version: 1 };
    await app.database.transaction((tx) =>
      tx.updateTable('layer_images').set(old).where('layer_code', '=', code).execute(),
    );
    await app.services.jobs.start();
    await expect.poll(find).toEqual(made);
    expect(made).toMatchObject({ overviews_version: 2, status: 0 });
    expect(Buffer.from(await getTile(code, toTile(10))).length).toBeGreaterThan(100);
  });

  test('tells its organization of its status', async () => {
    const code = await make(SMALL);
    await untilStatus(code, 0);
    const events = await app.database.read
      .selectFrom('events')
      .select(['topic', 'payload'])
      .where('type', '=', 'layer.status')
      .orderBy('seq')
      .execute();
    const own = events.filter(({ payload }) => (payload as { code: string }).code === code);
    expect(own.map(({ topic }) => topic)).toEqual(Array(2).fill(`organization:${world.org_id}`));
    expect(own.map(({ payload }) => (payload as { status: number }).status)).toEqual([1, 0]);
  });

  test.each([
    ['is no TIFF', Buffer.from('this is a photograph, or so it says'), 'cannot be read'],
    ['is cut short', SMALL.subarray(0, SMALL.length / 4), 'cannot be read'],
    ['claims a million pixels on each side', withEntries(SMALL, { 256: 1e6, 257: 1e6 }), 'too large'],
    ['says that its tiles are beyond its end', withEntries(SMALL, { 324: 2 ** 31 }), 'cannot be read'],
    ['is a JPEG by another name', Buffer.from('ffd8ffe000104a46494600010100', 'hex'), 'cannot be read'],
  ])('that %s fails with words, and is shown nowhere', async (_title, bytes, words) => {
    const code = await make(bytes);
    await untilStatus(code, IMAGE_STATUS.failed);
    const image = await getImage(code, viewer);
    expect(image.fault).toBe('unreadable');
    expect(image.fault_detail).toContain(words);
    const half = app.database.read.selectFrom('layer_images').select('overviews_digest');
    expect(await half.where('layer_code', '=', code).executeTakeFirst()).toEqual({ overviews_digest: null });
    expect((await getLayer(code)).status).toBe(IMAGE_STATUS.failed);
    expect(await codeOf(getTile(code, toTile(14)))).toBe('order_not_found');
  });

  test('that failed leaves nothing in the storage a day later, and is not tried again', async () => {
    const bytes = Buffer.from('a picture of which nothing can be read');
    const code = await make(bytes);
    await untilStatus(code, IMAGE_STATUS.failed);
    const read = app.database.read.selectFrom('layer_images').select(['image_id', 'digest']);
    const { image_id, digest } = await read.where('layer_code', '=', code).executeTakeFirstOrThrow();
    const storage = await openStorage(app.config);
    expect(await storage.partial(image_id).size()).toBe(0);
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    await app.services.layerImages.purge(inHours(23));
    expect((await storage.read(digest ?? '', 0, 9)).toString()).toBe('a picture');
    expect((await getImage(code)).received).toBe(bytes.length);
    await app.services.layerImages.purge(inHours(25));
    await expect(storage.read(digest ?? '', 0, 9)).rejects.toThrow();
    expect(await getImage(code)).toMatchObject({ status: IMAGE_STATUS.failed, received: 0 });
    const retry = editor.client.call(layerImages.retryImage, { ...paramsOf(code), body: {} });
    expect(await codeOf(retry)).toBe('image_gone');
  });

  test('in a wrong system fails, and is shown after its system is named', async () => {
    const code = await make(SMALL, { epsg: 4326 });
    await untilStatus(code, IMAGE_STATUS.failed);
    expect((await getImage(code)).fault_detail).toContain('outside of the earth');
    const retry = (epsg: number | null, who = editor) =>
      who.client.call(layerImages.retryImage, { ...paramsOf(code), body: { epsg } });
    expect(await codeOf(retry(3857, viewer))).toBe('forbidden');
    await retry(99_999);
    await untilStatus(code, IMAGE_STATUS.failed);
    expect((await getImage(code)).fault_detail).toContain('EPSG:99999');
    expect((await retry(3857)).status).toBe(IMAGE_STATUS.preparing);
    await untilStatus(code, 0);
    expect(await codeOf(retry(null))).toBe('image_not_failed');
  });

  test('is uploaded by who made its layer, and by nobody else', async () => {
    const code = await world.makeLayer(toBody(SMALL), editor);
    const other = await world.makePerson('org_member');
    const stranger = await createLayerWorld(app);
    expect(await codeOf(append(code, SMALL, 0, other))).toBe('forbidden');
    expect(await codeOf(append(code, SMALL, 0, viewer))).toBe('forbidden');
    expect(await codeOf(append(code, SMALL, 0, stranger.admin))).toBe('organization_not_found');
    expect(await codeOf(getImage(code, stranger.admin))).toBe('organization_not_found');
    const elsewhere = stranger.admin.client.call(layerImages.getLayerImage, paramsOf(code, stranger.org_id));
    expect(await codeOf(elsewhere)).toBe('layer_not_found');
    expect(await codeOf(append(code, Buffer.alloc(SMALL.length + 1), 0))).toBe('payload_too_large');
    const group = await world.makeLayer({ type: 100, name: 'Pictures', layer: {} });
    expect(await codeOf(getImage(group))).toBe('layer_without_image');
    expect((await getImage(code)).received).toBe(0);
  });

  test('is not shown to another organization, nor by its address', async () => {
    const code = await make(SMALL);
    await untilStatus(code, 0);
    const { admin, org_id } = await createLayerWorld(app);
    expect(await codeOf(getTile(code, toTile(14), admin))).toBe('organization_not_found');
    expect(await codeOf(getTile(code, toTile(14), admin, org_id))).toBe('order_not_found');
  });

  test.each([
    ['without a file', { data: {} }],
    ['of nothing', { data: { file_name: 'a.tif', byte_size: 0 } }],
    ['of six gigabytes', { data: { file_name: 'a.tif', byte_size: 6 * 1024 ** 3 } }],
    ['of a system of seven digits', { data: { file_name: 'a.tif', byte_size: 5, epsg: 1_234_567 } }],
  ])('%s is not valid', async (_title, layer) => {
    const made = editor.client.call(layers.createLayer, {
      params: { org_id: world.org_id },
      body: { type: 101, name: 'Bad', layer },
    });
    expect(await codeOf(made)).toBe('validation_failed');
  });

  test('whose job is cancelled says so, and goes on after a retry', async () => {
    await app.services.jobs.stop();
    const code = await make(SMALL);
    const all = await editor.client.call(jobs.listJobs, { query: {} });
    const waiting = all.find(({ kind, state }) => kind === 'layer-image' && state === 'queued');
    await editor.client.call(jobs.cancelJob, { params: { job_id: waiting?.job_id ?? '' } });
    expect(await getImage(code)).toMatchObject({ status: IMAGE_STATUS.failed, fault: 'cancelled' });
    await editor.client.call(layerImages.retryImage, { ...paramsOf(code), body: {} });
    await app.services.jobs.start();
    await untilStatus(code, 0);
  });

  test('leaves with its layer: nothing of it stays in the storage', async () => {
    const bytes = Buffer.concat([SMALL, Buffer.from('so that no other picture has these bytes')]);
    const code = await make(bytes);
    await untilStatus(code, 0);
    const { digest } = await app.database.read
      .selectFrom('layer_images')
      .select('digest')
      .where('layer_code', '=', code)
      .executeTakeFirstOrThrow();
    await world.admin.client.call(layers.deleteLayer, paramsOf(code));
    expect(await codeOf(getTile(code, toTile(14)))).toBe('order_not_found');
    expect(await app.services.layerImages.purge()).toBe(0);
    const storage = await openStorage(app.config);
    expect((await storage.read(digest ?? '', 0, 4)).length).toBe(4);
    expect(await app.services.layerImages.purge(new Date(Date.now() + 3 * 3_600_000))).toBe(1);
    await expect(storage.read(digest ?? '', 0, 4)).rejects.toThrow();
  });
});

test('the thread that cut tiles ends when the server stops', async () => {
  const code = await make(SMALL);
  await untilStatus(code, 0);
  const { z, x, y } = toTile(15);
  expect(await getTile(code, { z, x: x + 1, y })).toBeDefined();
  const terminated = vi.spyOn(Worker.prototype, 'terminate');
  await app.http.close();
  expect(terminated).toHaveBeenCalledTimes(1);
  expect(await terminated.mock.results[0]?.value).toBe(1);
  terminated.mockRestore();
});
