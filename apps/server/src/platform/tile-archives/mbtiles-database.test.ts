import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  drawTiles,
  fillMbtiles,
  type PackedTile,
  packMbtiles,
  packSqlite,
} from '../../../test/tiles/pack-archives.ts';
import { openMbtiles } from './mbtiles-archive.ts';
import { openMbtilesRows } from './mbtiles-rows.ts';
import { UnfitArchiveError } from './tile-archive.ts';

let folder: string;
let tiles: PackedTile[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-mbtiles-database-'));
  tiles = await drawTiles([12, 13]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let count = 0;
async function write(bytes: Buffer): Promise<string> {
  count += 1;
  const path = join(folder, `${count}.mbtiles`);
  await writeFile(path, bytes);
  return path;
}

const failureOf = (opening: Promise<unknown>) =>
  opening.then(
    () => null,
    (error: unknown) => error,
  );

test.each([
  ['looked up', openMbtiles],
  ['read as a whole', openMbtilesRows],
])('a failure of the machine is no fault of a file that is %s', async (_title, open) => {
  const path = await write(await packMbtiles(tiles));
  const other = new DatabaseSync(path);
  other.exec('begin exclusive');
  for (const at of [path, join(folder, 'absent.mbtiles')]) {
    const failure = await failureOf(open(at));
    expect(failure).toMatchObject({ code: 'ERR_SQLITE_ERROR' });
    expect(failure).not.toBeInstanceOf(UnfitArchiveError);
  }
  other.close();
});

describe('with a Node that cannot restrict what a file does', () => {
  const { setAuthorizer } = DatabaseSync.prototype;
  beforeAll(() => void Reflect.deleteProperty(DatabaseSync.prototype, 'setAuthorizer'));
  afterAll(() => void Object.assign(DatabaseSync.prototype, { setAuthorizer }));

  test('a file of this server is read', async () => {
    const archive = await openMbtiles(await write(await packMbtiles(tiles)));
    const [{ z, x, y, bytes } = { z: 0, x: 0, y: 0, bytes: null }] = tiles;
    expect((await archive.readTile(z, x, y))?.bytes).toEqual(bytes);
    await archive.close();
  });

  test('a file of anybody’s is refused in words', async () => {
    const failure = await failureOf(openMbtilesRows(await write(await packMbtiles(tiles))));
    expect(failure).toBeInstanceOf(UnfitArchiveError);
    expect(String(failure)).toMatch(/Node 24\.10.*PMTiles/);
  });
});

test('a file of anybody’s is opened without a look at its tiles', async () => {
  const path = await write(
    await packSqlite((database) => {
      database.exec(`create table metadata (name text, value text); insert into metadata values ('format', 'png');
        create view tiles as select abs(-9223372036854775808) as zoom_level, 0 as tile_column, 0 as tile_row, null as tile_data`);
    }),
  );
  const rows = await openMbtilesRows(path);
  expect(() => rows.readAll().next()).toThrow(UnfitArchiveError);
  rows.close();
});

test('of a description of anybody’s, only what is used is read, unless it is too long', async () => {
  const path = await write(
    await packSqlite((database) => {
      database.exec(`create table tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob);
        create table metadata (name text, value text)`);
      fillMbtiles(database, tiles, {
        ...{
          format: 'png',
          name: 'Mogote',
          bounds: '-110.5,24,-110.3,24.2',
          json: '{"a": 1}',
          other: 'words',
        },
        attribution: 'a'.repeat(100_000),
      });
      database.exec("insert into metadata values ('version', x'0102')");
    }),
  );
  const rows = await openMbtilesRows(path);
  expect(rows.description).toEqual({
    mediaType: 'image/png',
    bounds: [-110.5, 24, -110.3, 24.2],
    metadata: { name: 'Mogote', format: 'png', bounds: '-110.5,24,-110.3,24.2' },
  });
  rows.close();
  const archive = await openMbtiles(path);
  expect(archive.header).toMatchObject({ minZoom: 12, maxZoom: 13, metadata: { a: 1, other: 'words' } });
  await archive.close();
});
