import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deflateSync, gunzipSync, gzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { ENDPOINTS } from '@waypost/contract';
import Pbf from 'pbf';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app/test-app.ts';
import { toTownBounds, writeTownMbtiles, writeTownPmtiles } from '../../../test/basemaps/town-archives.ts';
import { packMbtiles } from '../../../test/tiles/pack-archives.ts';
import { parseConfig } from '../../platform/config.ts';
import { ConfigError } from '../../platform/config-error.ts';
import { PmtilesWriter } from '../../platform/tile-archives/pmtiles-writer.ts';
import { openCuttable } from './open-cuttable.ts';
import { createBaseMapService } from './service.ts';

const CENTRE = [2, 47] as const;
/** A tile of the middle of the town. */
const TILE = '14/8283/5762';
const FIXTURES = resolve(import.meta.dirname, '../../../../../../shared/fixtures/basemap');

let dataDir: string;
let app: TestApp;
const warnings: string[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'waypost-basemaps-'));
  const folder = join(dataDir, 'basemaps');
  await mkdir(folder);
  await writeTownPmtiles(join(folder, 'town.pmtiles'), 'protomaps', CENTRE);
  writeTownMbtiles(join(folder, 'our town.mbtiles'), 'openmaptiles', CENTRE);
  await writeFile(join(folder, 'broken.pmtiles'), 'no archive');
  await writeFile(join(folder, 'broken.mbtiles'), 'no archive either');
  await writeFile(join(folder, 'readme.txt'), 'left alone');
  app = await startTestApp({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await app?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const listMaps = () => app.as().call(ENDPOINTS.basemaps.listBaseMaps);
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.baseUrl}/api/3/basemaps/${path}`, { headers });
const readLayers = (bytes: Uint8Array) => Object.keys(new VectorTile(new Pbf(bytes)).layers);

describe('the base maps of a server', () => {
  test('are the bundled one and the files of its folder, with name, bounds, date and plain credit', async () => {
    const { default_id, maps } = await listMaps();
    expect(default_id).toBe('offline');
    expect(maps.map(({ id }) => id)).toEqual(['our-town.mbtiles', 'town.pmtiles', 'offline']);
    const [mbtiles, pmtiles] = maps;
    expect(mbtiles).toMatchObject({
      name: 'our town',
      origin: { kind: 'tiles', schema: 'openmaptiles' },
      min_zoom: 0,
      max_zoom: 14,
      made_on: '2026-03-01',
      attribution: '© The Town of Little Harbour, © OpenMapTiles © OpenStreetMap contributors',
    });
    expect(pmtiles?.origin).toMatchObject({ kind: 'tiles', schema: 'protomaps' });
    for (const [index, value] of toTownBounds(CENTRE).entries())
      expect(pmtiles?.bounds?.[index]).toBeCloseTo(value, 6);
  });

  test('are in the front configuration too', async () => {
    const { basemap, photos } = await app.as().call(ENDPOINTS.sessions.getFrontConfig);
    expect(basemap).toEqual({ ...(await listMaps()), archive_url: '/basemap/waypost.pmtiles' });
    expect(photos).toBeNull();
  });

  test('leave out files that cannot be used, and say why', async () => {
    const service = await createBaseMapService(
      { basemap: { kind: 'offline' }, basemapDir: join(dataDir, 'basemaps') },
      (line) => warnings.push(line),
    );
    await service.close();
    expect(warnings).toEqual([
      'The base map broken.mbtiles is not used: it is no MBTiles file.',
      'The base map broken.pmtiles is not used: it is no PMTiles archive.',
    ]);
  });
});

describe.each(['town.pmtiles', 'our-town.mbtiles'])('a tile of %s', (id) => {
  test('is passed on as it is packed, and unpacked for those who cannot read that', async () => {
    const packed = await ask(`${id}/${TILE}`, { 'accept-encoding': 'gzip' });
    expect(packed.status).toBe(200);
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile');
    const plain = await ask(`${id}/${TILE}`, { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const bytes = new Uint8Array(await plain.arrayBuffer());
    expect(bytes).toEqual(new Uint8Array(await packed.arrayBuffer()));
    expect(readLayers(bytes)).toContain(id === 'town.pmtiles' ? 'buildings' : 'building');
  });

  test('is kept for ever at the address of the list, and asked for again at any other', async () => {
    const { maps } = await listMaps();
    const origin = maps.find((map) => map.id === id)?.origin;
    if (origin?.kind !== 'tiles') throw new Error('It has no tiles.');
    const [z = '', x = '', y = ''] = TILE.split('/');
    const url = origin.url.replace('{z}', z).replace('{x}', x).replace('{y}', y);
    const first = await fetch(app.baseUrl + url);
    expect(first.headers.get('cache-control')).toContain('immutable');
    const etag = first.headers.get('etag') ?? '';
    const other = await ask(`${id}/${TILE}?v=older`, { 'if-none-match': etag });
    expect(other.status).toBe(304);
    expect(other.headers.get('cache-control')).toBe('public, no-cache');
    expect((await ask(`${id}/${TILE}`, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('is empty outside of the town, and no tile outside of the world', async () => {
    expect((await ask(`${id}/14/1/1`)).status).toBe(204);
    expect((await ask(`${id}/20/1/1`)).status).toBe(204);
    expect((await ask(`${id}/1/2/0`)).status).toBe(404);
    expect((await ask(`${id}/1/-1/0`)).status).toBe(400);
  });
});

test('no path leads out of the folder', async () => {
  for (const id of ['..%2Ftown.pmtiles', '%2Fetc%2Fpasswd', 'broken.pmtiles', 'readme.txt', 'offline'])
    expect((await ask(`${id}/0/0/0`)).status, id).toBeGreaterThanOrEqual(400);
});

test('tiles packed by zlib are unpacked for everybody', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-zlib-'));
  const path = join(folder, 'zlib.mbtiles');
  writeTownMbtiles(path, 'openmaptiles', CENTRE);
  const database = new DatabaseSync(path);
  const rows = database.prepare('select rowid, tile_data from tiles').all();
  const change = database.prepare('update tiles set tile_data = ? where rowid = ?');
  for (const { rowid, tile_data } of rows)
    change.run(deflateSync(gunzipSync(tile_data as Uint8Array)), Number(rowid));
  database.close();
  await mkdir(join(folder, 'basemaps'));
  await copyFile(path, join(folder, 'basemaps', 'zlib.mbtiles'));
  const other = await startTestApp({ DATA_DIR: folder });
  for (const packing of ['gzip, deflate, br', 'deflate', 'identity']) {
    const answer = await fetch(`${other.baseUrl}/api/3/basemaps/zlib.mbtiles/${TILE}`, {
      headers: { 'accept-encoding': packing },
    });
    expect(answer.headers.get('content-encoding'), packing).toBeNull();
    expect(readLayers(new Uint8Array(await answer.arrayBuffer())), packing).toContain('building');
  }
  await other.close();
  const cuttable = await openCuttable(path);
  const [z = 0, x = 0, y = 0] = TILE.split('/').map(Number);
  const tile = await cuttable.readTile(z, x, y);
  expect(tile?.encoding).toBe('gzip');
  expect(readLayers(gunzipSync(tile?.bytes ?? ''))).toContain('building');
  await cuttable.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a tile that unpacks to more than any does', () => {
  const WORLD: [number, number, number, number] = [-180, -85, 180, 85];
  const rest = { bounds: WORLD, center: [0, 0] as const, centerZoom: 0, tileType: 1, tileCompression: 2 };
  const write: Record<string, (path: string, tile: Buffer) => Promise<void>> = {
    'bomb.mbtiles': async (path, bytes) => {
      await writeFile(path, await packMbtiles([{ z: 0, x: 0, y: 0, bytes }], { format: 'pbf' }));
    },
    'bomb.pmtiles': async (path, bytes) => {
      const writer = await PmtilesWriter.create(path);
      await writer.add(0, bytes);
      await writer.finish({ minZoom: 0, maxZoom: 0, ...rest }, {});
    },
  };

  test.each(Object.keys(write))('of %s is refused, and the log names it once', async (name) => {
    const folder = await mkdtemp(join(dataDir, 'bomb-'));
    // 64 MB in 62 kB.
    await write[name]?.(join(folder, name), gzipSync(Buffer.alloc(64 * 1024 ** 2)));
    const lines: string[] = [];
    const service = await createBaseMapService(
      { basemap: { kind: 'file', schema: 'protomaps', path: name }, basemapDir: folder },
      (line) => lines.push(line),
    );
    lines.length = 0;
    for (const _time of [1, 2]) {
      const tile = await service.findTile(name, 0, 0, 0, undefined);
      const found = await tile.read();
      if (found === null) throw new Error('There should be a tile.');
      // Not the bytes themselves: a failure would print all of them.
      const outcome = tile.unpack(found).then(
        ({ length }) => length,
        (error: { code: string }) => error.code,
      );
      expect(await outcome).toBe('base_map_faulty');
    }
    expect(lines).toEqual([
      `The tile 0/0/0 of the base map ${name} is not shown: it unpacks to more than 10 MB.`,
    ]);
    await service.close();

    const one = await startTestApp({ BASEMAP: `protomaps:${join(folder, name)}` });
    const response = await fetch(`${one.baseUrl}/api/3/basemaps/${name}/0/0/0`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(response.status).toBe(424);
    expect(await response.json()).toMatchObject({ code: 'base_map_faulty' });
    await one.close();
  });
});

describe('a file that is put into the folder of a running server', () => {
  let folder: string;
  let running: TestApp;
  const path = (name: string) => join(folder, 'basemaps', name);
  const town = () => join(dataDir, 'basemaps', 'town.pmtiles');
  const list = () => running.as().call(ENDPOINTS.basemaps.listBaseMaps);
  const idsOf = async () => (await list()).maps.map(({ id }) => id);
  const askFor = (place: string) => fetch(`${running.baseUrl}/api/3/basemaps/${place}`);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'waypost-later-'));
    running = await startTestApp({ DATA_DIR: folder });
  });
  afterAll(async () => {
    await running?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('is on the list and in the front configuration when they are asked for next', async () => {
    expect(await idsOf()).toEqual(['offline']);
    await mkdir(path(''), { recursive: true });
    await copyFile(town(), path('town.pmtiles'));
    expect(await idsOf()).toEqual(['town.pmtiles', 'offline']);
    await copyFile(town(), path('village.pmtiles'));
    const { basemap } = await running.as().call(ENDPOINTS.sessions.getFrontConfig);
    expect(basemap.maps.map(({ id }) => id)).toEqual(['town.pmtiles', 'village.pmtiles', 'offline']);
    expect((await askFor(`town.pmtiles/${TILE}`)).status).toBe(200);
  });

  test('serves its tiles also before this process was asked for the list', async () => {
    await copyFile(town(), path('harbour.pmtiles'));
    expect((await askFor(`harbour.pmtiles/${TILE}`)).status).toBe(200);
    expect((await askFor(`nowhere.pmtiles/${TILE}`)).status).toBe(404);
  });

  test('is another version when it is replaced, and is gone when it is removed', async () => {
    const urlOf = async (id: string) => (await list()).maps.find((map) => map.id === id)?.origin;
    const before = await urlOf('town.pmtiles');
    await writeTownPmtiles(path('town.next'), 'protomaps', [3, 48]);
    await rename(path('town.next'), path('town.pmtiles'));
    const after = await urlOf('town.pmtiles');
    expect(after).toMatchObject({ kind: 'tiles', schema: 'protomaps' });
    expect(after).not.toEqual(before);
    expect((await askFor(`town.pmtiles/${TILE}`)).status).toBe(204);
    expect((await askFor(`harbour.pmtiles/${TILE}`)).status).toBe(200);
    await rm(path('town.pmtiles'));
    expect(await idsOf()).toEqual(['harbour.pmtiles', 'village.pmtiles', 'offline']);
    expect((await askFor(`town.pmtiles/${TILE}`)).status).toBe(404);
  });

  test('that cannot be used is told of once, and used when it has become whole', async () => {
    const lines: string[] = [];
    const service = await createBaseMapService(
      { basemap: { kind: 'offline' }, basemapDir: path('') },
      (line) => lines.push(line),
    );
    for (const text of ['half', 'half a file']) {
      await writeFile(path('copied.pmtiles'), text);
      await service.look();
      await service.look();
    }
    expect(lines).toEqual(['The base map copied.pmtiles is not used: it is no PMTiles archive.']);
    expect(service.has('copied.pmtiles')).toBe(false);
    await copyFile(town(), path('copied.pmtiles'));
    await service.look();
    expect(service.has('copied.pmtiles')).toBe(true);
    await service.close();
  });
});

describe('BASEMAP', () => {
  const create = (text: string) =>
    createBaseMapService(parseConfig({ DATA_DIR: dataDir, BASEMAP: text }), () => {});

  test('shows a file of the folder, or of another path, unless another is chosen', async () => {
    const inFolder = await create('protomaps:town.pmtiles');
    expect(inFolder.list.default_id).toBe('town.pmtiles');
    expect(inFolder.list.maps.filter(({ id }) => id === 'town.pmtiles')).toHaveLength(1);
    await inFolder.close();
    const elsewhere = join(dataDir, 'elsewhere.mbtiles');
    await copyFile(join(dataDir, 'basemaps', 'our town.mbtiles'), elsewhere);
    const byPath = await create(`openmaptiles:${elsewhere}`);
    expect(byPath.list.default_id).toBe('elsewhere.mbtiles');
    expect(byPath.has('town.pmtiles')).toBe(true);
    await byPath.close();
  });

  test('is refused at the start when its file cannot be used', async () => {
    await expect(create('protomaps:missing.pmtiles')).rejects.toThrow(ConfigError);
    await expect(create('protomaps:missing.pmtiles')).rejects.toThrow('cannot be used: it does not exist');
    await expect(create('protomaps:broken.pmtiles')).rejects.toThrow('it is no PMTiles archive');
  });

  test('names hosts by what they serve', async () => {
    for (const [text, origin] of [
      ['openfreemap', { kind: 'tile_json', schema: 'openmaptiles' }],
      ['protomaps:https://a.example/b.pmtiles', { kind: 'archive', schema: 'protomaps' }],
      ['openmaptiles:https://a.example/{z}/{x}/{y}.pbf', { kind: 'tiles', schema: 'openmaptiles' }],
      ['style:https://a.example/light.json', { kind: 'styles' }],
    ] as const) {
      const service = await create(text);
      const chosen = service.list.maps.find(({ id }) => id === service.list.default_id);
      expect(chosen?.origin).toMatchObject(origin);
      await service.close();
    }
  });
});

test('a host that the settings name may be loaded from, and no other', async () => {
  const policyOf = async (env: Record<string, string>) => {
    const one = await startTestApp(env);
    const policy = (await fetch(`${one.baseUrl}/api/3/basemaps`)).headers.get('content-security-policy');
    await one.close();
    return policy ?? '';
  };
  expect(await policyOf({})).toContain("connect-src 'self' blob:;");
  const policy = await policyOf({
    BASEMAP: 'openfreemap',
    SATELLITE_URL: 'https://photos.example/{z}/{x}/{y}.jpg',
  });
  expect(policy).toContain("connect-src 'self' blob: https://tiles.openfreemap.org https://photos.example;");
  expect(policy).toContain(
    "img-src 'self' data: blob: https://tiles.openfreemap.org https://photos.example;",
  );
});

describe('heights', () => {
  /** An archive of one picture of the world, in which each place is 1,234 m high. */
  const write = async (name: string, pack: (picture: Sharp) => Sharp) => {
    const folder = await mkdtemp(join(dataDir, 'heights-'));
    const background = { r: 128 + 4, g: 1_234 % 256, b: 0 };
    const picture = sharp({ create: { width: 512, height: 512, channels: 3, background } });
    const writer = await PmtilesWriter.create(join(folder, name));
    await writer.add(0, await pack(picture).toBuffer());
    const bounds: [number, number, number, number] = [-180, -85, 180, 85];
    const rest = { bounds, center: [0, 0] as const, centerZoom: 0, tileType: 4, tileCompression: 1 };
    await writer.finish({ minZoom: 0, maxZoom: 0, ...rest }, { tileSize: '512' });
    return folder;
  };
  const open = async (folder: string) => {
    const lines: string[] = [];
    const service = await createBaseMapService({ basemap: { kind: 'offline' }, basemapDir: folder }, (line) =>
      lines.push(line),
    );
    await service.close();
    return { terrain: service.terrain, lines };
  };

  test.each([
    ['PNG', (picture: Sharp) => picture.png()],
    ['WebP without loss', (picture: Sharp) => picture.webp({ lossless: true })],
  ])('are read from pictures: %s', async (_what, pack) => {
    const { terrain, lines } = await open(await write('hills-terrarium.pmtiles', pack));
    expect(terrain).toMatchObject({ encoding: 'terrarium', tile_size: 512, min_zoom: 0, max_zoom: 0 });
    expect(lines).toEqual([]);
  });

  test.each([
    ['WebP', (picture: Sharp) => picture.webp({ quality: 90 })],
    ['WebP with more to it', (picture: Sharp) => picture.webp({ quality: 90 }).withIccProfile('srgb')],
    ['JPEG', (picture: Sharp) => picture.jpeg({ quality: 95 })],
  ])('are not believed to be in pictures packed with loss: %s', async (_what, pack) => {
    const { terrain, lines } = await open(await write('hills-terrarium.pmtiles', pack));
    expect(terrain).toBeNull();
    expect(lines).toEqual([
      'The base map hills-terrarium.pmtiles is not used: its name says that it holds heights, but its pictures are packed with loss, as heights never are.',
    ]);
  });

  test('a scanned map with the name of heights is none', async ({ skip }) => {
    skip(!existsSync(FIXTURES), 'Skipped: ../shared/fixtures is absent.');
    const folder = await mkdtemp(join(dataDir, 'scanned-'));
    const name = 'usgs-mt-whitney-terrarium-512.pmtiles';
    await copyFile(join(FIXTURES, name), join(folder, name));
    const { terrain, lines } = await open(folder);
    expect(terrain).toBeNull();
    expect(lines).toHaveLength(1);
  });
});

test('streets that tilemaker made are read', async ({ skip }) => {
  skip(!existsSync(FIXTURES), 'Skipped: ../shared/fixtures is absent.');
  const folder = join(dataDir, 'others');
  await mkdir(folder);
  const name = 'sf-downtown-openmaptiles.mbtiles';
  await copyFile(join(FIXTURES, name), join(folder, name));
  const service = await createBaseMapService({ basemap: { kind: 'offline' }, basemapDir: folder }, (line) => {
    throw new Error(line);
  });
  expect(service.list.maps[0]).toMatchObject({
    id: 'sf-downtown-openmaptiles.mbtiles',
    origin: { schema: 'openmaptiles' },
    bounds: [-122.420445, 37.769493, -122.380837, 37.798119],
  });
  const found = await service.findTile('sf-downtown-openmaptiles.mbtiles', 14, 2621, 6332, undefined);
  const tile = await found.read();
  expect(tile?.encoding).toBe('gzip');
  expect(readLayers(gunzipSync(tile?.bytes ?? Buffer.alloc(0)))).toContain('building');
  await service.close();
});
