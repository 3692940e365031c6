import { API_BASE, ENDPOINTS, IMAGE_STATUS, TUS } from '@waypost/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../../test/app/test-app.ts';
import {
  drawTile,
  drawTiles,
  fillMbtiles,
  MBTILES_TABLES,
  type PackedTile,
  packEndless,
  PLACE,
  packMbtiles,
  packPmtiles,
  packSqlite,
  toTileNumbers,
} from '../../../../../test/tiles/pack-archives.ts';
import { openStorage } from '../../../../platform/storage/open-storage.ts';
import { codeOf, createLayerWorld, type LayerWorld } from '../../../layers/layers.fixture.ts';

const { jobs, layerImages, layers, scenes } = ENDPOINTS;
const ZOOMS = [10, 11, 12, 13, 14, 15, 16];

let app: TestApp;
let world: LayerWorld;
let editor: Person;
let viewer: Person;
let tiles: PackedTile[];
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  world = await createLayerWorld(app);
  editor = await world.makePerson('org_member');
  viewer = await world.makePerson('org_viewer');
  tiles = await drawTiles(ZOOMS);
});
afterAll(() => app.close());

const paramsOf = (layer_id: string) => ({ params: { org_id: world.org_id, layer_id } });
const getImage = (code: string) => viewer.client.call(layerImages.getLayerImage, paramsOf(code));
const getLayer = (code: string) => viewer.client.call(layers.getLayer, paramsOf(code));
async function make(file_name: string, bytes: Buffer, epsg?: number): Promise<string> {
  const data = { file_name, byte_size: bytes.length, ...(epsg && { epsg }) };
  const code = await world.makeLayer({ type: 101, name: 'Tiles', layer: { data } }, editor);
  await editor.client.call(layerImages.appendImage, {
    ...paramsOf(code),
    headers: { 'tus-resumable': TUS.version, 'upload-offset': '0' },
    files: [new File([new Uint8Array(bytes)], 'piece')],
  });
  return code;
}
const untilStatus = (code: string, status: number) =>
  expect.poll(async () => (await getImage(code)).status).toBe(status);
async function show(file_name: string, bytes: Buffer): Promise<string> {
  const code = await make(file_name, bytes);
  await untilStatus(code, 0);
  return code;
}
const findRow = (code: string) =>
  app.database.read
    .selectFrom('layer_images')
    .select(['digest', 'byte_size', 'archive', 'epsg'])
    .where('layer_code', '=', code)
    .executeTakeFirstOrThrow();

const placeAt = (z: number) => {
  const [x, y] = toTileNumbers((PLACE[0] + PLACE[2]) / 2, (PLACE[1] + PLACE[3]) / 2, z);
  return { z, x, y };
};
const bytesAt = (z: number, of = tiles) => {
  const { x, y } = placeAt(z);
  return of.find((tile) => tile.z === z && tile.x === x && tile.y === y)?.bytes;
};
const getTile = (code: string, place: { z: number; x: number; y: number }, who = viewer) =>
  who.client.call(scenes.getOrderTile, {
    params: { planet_order_id: code, ...place },
    query: { org_id: world.org_id },
  });
const fetchTile = (code: string, { z, x, y }: { z: number; x: number; y: number }, accept: string) =>
  fetch(`${app.baseUrl}${API_BASE}/tulum/tiles/orders/${code}/${z}/${x}/${y}.png?org_id=${world.org_id}`, {
    headers: { authorization: `Bearer ${viewer.tokens.access_token}`, accept },
  });

describe('an archive of one’s own', () => {
  test.each([
    ['PMTiles', 'mogote.pmtiles', async () => packPmtiles(tiles), 'pmtiles'],
    ['MBTiles', 'mogote.mbtiles', () => packMbtiles(tiles), 'mbtiles'],
    ['MBTiles by the name of a TIFF', 'mogote.tif', () => packMbtiles(tiles), 'mbtiles'],
  ])('in %s is shown as it is, where it is', async (_title, name, pack, archive) => {
    const code = await show(name, await pack());
    expect(await getImage(code)).toMatchObject({ archive, file_name: name, width: null, fault: null });
    const layer = await getLayer(code);
    expect(layer.properties.layer).toMatchObject({
      min_zoom: 10,
      max_zoom: 16,
      attribution: '© Survey of La Paz',
    });
    const ring = layer.geometry?.type === 'Polygon' ? (layer.geometry.coordinates[0] ?? []) : [];
    for (const [lng = 0, lat = 0] of ring) {
      expect(Math.abs(lng - -110.41)).toBeLessThan(0.03);
      expect(Math.abs(lat - 24.15)).toBeLessThan(0.03);
    }
    for (const z of ZOOMS) expect(Buffer.from(await getTile(code, placeAt(z)))).toEqual(bytesAt(z));
    for (const z of [9, 17, 24]) expect(await getTile(code, placeAt(z))).toBeUndefined();
    expect(await getTile(code, { ...placeAt(14), x: 0 })).toBeUndefined();
  });

  test('of WebP comes as PNG to who does not show WebP, and JPEG as it is', async () => {
    const webp = await drawTiles([14, 15], 'webp', 512);
    const code = await show('webp.pmtiles', packPmtiles(webp, { tileType: 4 }));
    const place = placeAt(15);
    const asIs = await fetchTile(code, place, 'image/webp,*/*');
    expect(asIs.headers.get('content-type')).toBe('image/webp');
    expect(asIs.headers.get('vary')).toMatch(/accept\b(?!-)/i);
    expect(Buffer.from(await asIs.arrayBuffer())).toEqual(bytesAt(15, webp));
    const png = await fetchTile(code, place, '*/*');
    expect(png.headers.get('content-type')).toBe('image/png');
    const drawn = Buffer.from(await png.arrayBuffer());
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 512 });
    const again = await fetchTile(code, place, 'image/webp');
    expect(again.headers.get('content-type')).toBe('image/webp');
    const jpeg = await drawTiles([14], 'jpeg');
    const other = await show('jpeg.mbtiles', await packMbtiles(jpeg, { format: 'jpg' }));
    const plain = await fetchTile(other, placeAt(14), '*/*');
    expect(plain.headers.get('content-type')).toBe('image/jpeg');
    expect(plain.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('of MBTiles with shared pictures behind a view is read, and kept as PMTiles alone', async () => {
    const bytes = await packSqlite((database) => {
      database.exec(`pragma journal_mode = wal; create table metadata (name text, value text);
        create table map (z integer, x integer, y integer, id text); create table images (id text, data blob);
        create view tiles as select z as zoom_level, x as tile_column, y as tile_row, data as tile_data
          from map join images using (id)`);
      database.prepare("insert into metadata values ('format', 'png')").run();
      database.prepare("insert into images values ('a', ?)").run(bytesAt(14) ?? null);
      for (const { z, x, y } of tiles)
        database.prepare("insert into map values (?, ?, ?, 'a')").run(z, x, 2 ** z - 1 - y);
    });
    const code = await make('shared.mbtiles', bytes, 4326);
    await untilStatus(code, 0);
    expect(Buffer.from(await getTile(code, placeAt(16)))).toEqual(bytesAt(14));
    const { digest, byte_size, epsg } = await findRow(code);
    const storage = await openStorage(app.config);
    expect((await storage.read(digest ?? '', 0, 7)).toString()).toBe('PMTiles');
    expect((await storage.read(digest ?? '', 0, 10_000_000)).length).toBe(Number(byte_size));
    expect([epsg, (await getImage(code)).byte_size]).toEqual([null, Number(byte_size)]);
    await world.admin.client.call(layers.deleteLayer, paramsOf(code));
    await app.services.layerImages.purge(new Date(Date.now() + 3 * 3_600_000));
    await expect(storage.read(digest ?? '', 0, 7)).rejects.toThrow();
    const lost = await app.database.read.selectFrom('lost_image_files').select('digest').execute();
    expect(lost).toEqual([]);
  });

  test('has no appearance to be changed', async () => {
    const code = await show('plain.pmtiles', packPmtiles(tiles));
    const call = editor.client.call(layerImages.getImageLook, paramsOf(code));
    expect(await codeOf(call)).toBe('image_without_look');
    const body = {
      bands: [1] as [number],
      ramp: null,
      stretch: { kind: 'percent', low: 2, high: 98 },
      nodata: null,
    } as const;
    const preview = editor.client.call(layerImages.previewImageLook, { ...paramsOf(code), body });
    expect(await codeOf(preview)).toBe('image_without_look');
    const put = editor.client.call(layerImages.putImageLook, { ...paramsOf(code), body });
    expect(await codeOf(put)).toBe('image_without_look');
  });

  test('is shown to members of its organization alone', async () => {
    const code = await show('own.pmtiles', packPmtiles(tiles));
    const { admin, org_id } = await createLayerWorld(app);
    expect(await codeOf(getTile(code, placeAt(14), admin))).toBe('organization_not_found');
    const elsewhere = admin.client.call(scenes.getOrderTile, {
      params: { planet_order_id: code, ...placeAt(14) },
      query: { org_id },
    });
    expect(await codeOf(elsewhere)).toBe('order_not_found');
  });

  test('is not read to the end when its layer is deleted meanwhile', async () => {
    const code = await make('endless.mbtiles', await packEndless());
    const findJob = async () => {
      const [newest] = await editor.client.call(jobs.listJobs, { query: {} });
      return newest;
    };
    await expect.poll(findJob).toMatchObject({ kind: 'layer-image', state: 'running' });
    await world.admin.client.call(layers.deleteLayer, paramsOf(code));
    await expect.poll(findJob).toMatchObject({ kind: 'layer-image', state: 'done' });
  });

  test.each<[string, string, () => Buffer | Promise<Buffer>, RegExp]>([
    [
      'holds vector tiles',
      'a.pmtiles',
      () => packPmtiles(tiles, { tileType: 1 }),
      /holds vector tiles.*raster/,
    ],
    [
      'holds vector tiles, as MBTiles',
      'a.mbtiles',
      () => packMbtiles(tiles, { format: 'pbf' }),
      /holds vector/,
    ],
    ['holds AVIF', 'a.pmtiles', () => packPmtiles(tiles, { tileType: 5 }), /AVIF; export/],
    ['is empty', 'a.pmtiles', () => packPmtiles([]), /no tiles/],
    ['is empty, as MBTiles', 'a.mbtiles', () => packMbtiles([]), /no tiles/],
    ['is cut short', 'a.pmtiles', () => packPmtiles(tiles).subarray(0, 2_000), /cut short/],
    [
      'is cut short, as MBTiles',
      'a.mbtiles',
      async () => (await packMbtiles(tiles)).subarray(0, 9_000),
      /cut short/,
    ],
    [
      'is a photograph by another name',
      'a.pmtiles',
      () => drawTile({ z: 1, x: 1, y: 1 }),
      /ends with \.pmtiles/,
    ],
    [
      'is text by another name',
      'a.mbtiles',
      () => Buffer.from('tiles, or so it says'),
      /ends with \.mbtiles/,
    ],
    [
      'is a SQLite file of other things',
      'a.mbtiles',
      () => packSqlite((it) => it.exec('create table a (b)')),
      /no tables/,
    ],
    [
      'has tiles that are no pictures',
      'a.pmtiles',
      () => packPmtiles(tiles.map((tile) => ({ ...tile, bytes: Buffer.from('<svg/>') }))),
      /no picture in PNG/,
    ],
    [
      'has pictures of other sizes',
      'a.pmtiles',
      async () => packPmtiles(await drawTiles([14], 'png', 300)),
      /300 × 300 pixels/,
    ],
    [
      'has pictures that are damaged',
      'a.pmtiles',
      () => packPmtiles(tiles.map((tile) => ({ ...tile, bytes: tile.bytes.subarray(0, 120) }))),
      /is damaged/,
    ],
    [
      'has a view that never ends',
      'a.mbtiles',
      () =>
        packSqlite((database) => {
          database.exec(`create table metadata (name text, value text); insert into metadata values ('format', 'png');
            create view tiles as with recursive n (z) as (select 1 union all select z from n)
              select z as zoom_level, 0 as tile_column, 0 as tile_row, x'89504e47' as tile_data from n`);
        }),
      /views that do more/,
    ],
    [
      'has places that cannot be',
      'a.mbtiles',
      () =>
        packSqlite((database) => {
          database.exec(MBTILES_TABLES);
          fillMbtiles(database, tiles, { format: 'png' });
          database.exec("insert into tiles values (3, 8, 0, x'89504e47')");
        }),
      /zoom, column or row/,
    ],
  ])('that %s fails with words, and is shown nowhere', async (_title, name, pack, words) => {
    const code = await make(name, await pack());
    await untilStatus(code, IMAGE_STATUS.failed);
    const image = await getImage(code);
    expect(image.fault).toBe('unreadable');
    expect(image.fault_detail).toMatch(words);
    expect(image.fault_detail).toMatch(/^This archive cannot be shown: .*\.$/);
    expect(await codeOf(getTile(code, placeAt(14)))).toBe('order_not_found');
  });
});
