import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFull } from '../../../test/app/test-full.ts';
import {
  drawTiles,
  fillMbtiles,
  MBTILES_TABLES,
  type PackedTile,
  packEndless,
  packMbtiles,
  packSqlite,
} from '../../../test/tiles/pack-archives.ts';
import { openPmtiles } from './pmtiles-archive.ts';
import { rewriteMbtiles } from './rewrite-mbtiles.ts';
import { type RewriteOptions, runMbtilesProcess } from './run-mbtiles-process.ts';
import { surveyPmtiles } from './survey-pmtiles.ts';

let folder: string;
let tiles: PackedTile[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-rewrite-'));
  tiles = await drawTiles([12, 13, 14, 15]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type Limits = Partial<Pick<RewriteOptions, 'quietMs' | 'wholeMs' | 'memoryMb'>>;

/** A full run has it as long as SQLite makes one. */
const LONG = isFull ? 900_000_000 : 100_000_000;

let count = 0;
async function rewrite(
  bytes: Buffer,
  {
    maxBytes = 10_000_000,
    ...more
  }: { maxBytes?: number; signal?: AbortSignal; onTiles?: () => void } & Limits = {},
): Promise<string> {
  count += 1;
  const [from, to] = [join(folder, `${count}.mbtiles`), join(folder, `${count}.pmtiles`)];
  await writeFile(from, bytes);
  await runMbtilesProcess(
    { from, to, maxBytes },
    { signal: new AbortController().signal, onTiles: () => {}, ...more },
  );
  return to;
}

describe('an MBTiles file', () => {
  test('becomes an archive with the same tiles, in whatever order it has them, and is removed', async () => {
    const [first] = tiles;
    const twice = first === undefined ? [] : [{ ...first, bytes: Buffer.from('another') }];
    const path = await rewrite(await packMbtiles([...tiles.toReversed(), ...twice]));
    const archive = await openPmtiles(path);
    for (const { z, x, y, bytes } of tiles) expect((await archive.readTile(z, x, y))?.bytes).toEqual(bytes);
    expect(archive.places.clustered).toBe(false);
    expect((await surveyPmtiles(archive, 10_000_000)).maxZoom).toBe(15);
    await archive.close();
    await expect(access(path.replace('.pmtiles', '.mbtiles'))).rejects.toThrow();
    expect((await readdir(folder)).filter((name) => name.includes('.tiles'))).toEqual([]);
  });

  test('with equal tiles stores them once', async () => {
    const [{ bytes = Buffer.alloc(0) } = {}] = tiles;
    const same = tiles.map((tile) => ({ ...tile, bytes }));
    const archive = await openPmtiles(await rewrite(await packMbtiles(same)));
    expect(archive.places.tileDataLength).toBe(bytes.length);
    await archive.close();
  });

  test.each<[string, () => Promise<Buffer>, RegExp]>([
    [
      'whose view makes long tiles',
      () =>
        packSqlite((database) => {
          database.exec(`create table metadata (name text, value text);
            insert into metadata values ('format', 'png');
            create view tiles as select 1 as zoom_level, 0 as tile_column, 0 as tile_row,
              randomblob(${LONG}) as tile_data`);
        }),
      /too long/,
    ],
    [
      'with tiles of twenty megabytes',
      async () => packMbtiles([{ z: 1, x: 0, y: 0, bytes: Buffer.alloc(20 * 1024 ** 2) }]),
      /too long/,
    ],
    [
      'of zoom 26',
      async () => packMbtiles([{ z: 26, x: 0, y: 0, bytes: Buffer.from('a tile') }]),
      /beyond zoom 24/,
    ],
    [
      'of packed tiles',
      async () => packMbtiles([{ z: 1, x: 0, y: 0, bytes: Buffer.from('1f8b0800', 'hex') }]),
      /packed with gzip, as vector tiles/,
    ],
    [
      'with words for numbers',
      () =>
        packSqlite((database) => {
          database.exec(MBTILES_TABLES);
          fillMbtiles(database, tiles, { format: 'png' });
          database.exec("insert into tiles values ('deep', 'left', 'up', x'01')");
        }),
      /no tiles|zoom, column or row/,
    ],
    ['without a format', async () => packMbtiles(tiles, {}), /no known format/],
  ])('%s is refused in words, and nothing is left behind', async (_title, pack, words) => {
    await expect(rewrite(await pack())).rejects.toThrow(words);
    expect((await readdir(folder)).filter((name) => name.startsWith(`${count}.pmtiles.tiles`))).toEqual([]);
  });

  test('with a long description is read for what is used of it', async () => {
    const bytes = await packSqlite((database) => {
      database.exec(`${MBTILES_TABLES.replace('create table metadata', 'create table said')}`);
      const add = database.prepare("insert into said values ('attribution', ?)");
      for (let at = 0; at < 100; at += 1) add.run(String(at));
      database.exec(`create view metadata as select 'format' as name, 'png' as value
        union all select name, hex(zeroblob(8000000)) from said`);
      const tile = database.prepare('insert into tiles values (?, ?, ?, ?)');
      for (const { z, x, y, bytes } of tiles) tile.run(z, x, 2 ** z - 1 - y, bytes);
    });
    const archive = await openPmtiles(await rewrite(bytes));
    expect(archive.header).toMatchObject({ minZoom: 12, maxZoom: 15, metadata: {} });
    await archive.close();
  });

  test('tells of its progress also while the archive is put together', async () => {
    const [from, to] = [join(folder, 'long.mbtiles'), join(folder, 'long.pmtiles')];
    const long = tiles.map((tile) => ({ ...tile, bytes: randomBytes(100_000) }));
    await writeFile(from, await packMbtiles(long));
    let afterwards = 0;
    await rewriteMbtiles({ from, to, maxBytes: 100_000_000, maxZoom: 24 }, () => {
      if (!existsSync(from)) afterwards += 1;
    });
    expect(afterwards).toBeGreaterThan(tiles.length);
  });

  test('that a view makes endless work of is given up', async () => {
    await expect(rewrite(await packEndless(), { quietMs: 3_000 })).rejects.toThrow('takes too long');
  });

  test('with more than may be is refused', async () => {
    await expect(rewrite(await packMbtiles(tiles), { maxBytes: 100 })).rejects.toThrow('larger than');
  });

  /** Tiles that are made while they are read. */
  const packMade = (many: number, tile: string, order = '') =>
    packSqlite((database) => {
      database.exec(`create table metadata (name text, value text); insert into metadata values ('format', 'png');
        create table many (n integer)`);
      const add = database.prepare('insert into many values (?)');
      database.exec('begin');
      for (let at = 0; at < many; at += 1) add.run(at % 512);
      database.exec('commit');
      database.exec(`create view tiles as select 9 as zoom_level, n as tile_column, 0 as tile_row,
        ${tile} as tile_data from many ${order}`);
    });
  /** Begins as a PNG does: one of a thousand random blobs begins as a packed tile. */
  const toTile = (blob: string) => `cast(x'89504e47' || ${blob} as blob)`;
  const MEGABYTE = toTile('randomblob(1000000)');
  const SLOW = toTile('substr(randomblob(16000000), 1, 9)');

  test('whose view sorts more than fits into memory is refused, and fills no disk with what it sorts', async () => {
    const bytes = await packMade(500, MEGABYTE, 'order by tile_data limit 1000');
    await expect(rewrite(bytes, { memoryMb: 350, maxBytes: 1e9 })).rejects.toThrow('too much memory');
  });

  test('that tells of tiles now and then, for very long, is given up', async () => {
    const bytes = await packMade(20_000, SLOW);
    await expect(rewrite(bytes, { wholeMs: 3_000, quietMs: 60_000 })).rejects.toThrow('takes too long');
  });

  /** Child processes of this one. */
  const countChildren = () =>
    process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;

  test('is given up with the job: its process has ended then, and has left nothing', async () => {
    const stopped = new AbortController();
    const before = countChildren();
    const during: number[] = [];
    const reading = rewrite(await packMade(400, MEGABYTE), {
      signal: stopped.signal,
      maxBytes: 1e9,
      onTiles() {
        during.push(countChildren());
        stopped.abort(new Error('cancelled'));
      },
    });
    await expect(reading).rejects.toThrow('cancelled');
    expect(during[0]).toBe(before + 1);
    expect(countChildren()).toBe(before);
    expect((await readdir(folder)).filter((name) => name.startsWith(`${count}.pmtiles`))).toEqual([]);
  });
});
