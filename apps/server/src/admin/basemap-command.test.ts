import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { toTownBounds, writeTownMbtiles, writeTownPmtiles } from '../../test/basemaps/town-archives.ts';
import { type Config, parseConfig } from '../platform/config.ts';
import { openMbtiles } from '../platform/tile-archives/mbtiles-archive.ts';
import { openPmtiles } from '../platform/tile-archives/pmtiles-archive.ts';
import { runApart } from './commands.ts';

const CENTRE = [-121.9, 36.6] as const;
const AREA = toTownBounds(CENTRE).join(',');

let folder: string;
let config: Config;
let town: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-basemap-command-'));
  config = parseConfig({ NODE_ENV: 'test', DATA_DIR: join(folder, 'data') });
  town = join(folder, 'town.pmtiles');
  await writeTownPmtiles(town, 'protomaps', CENTRE);
});
afterEach(() => rm(config.basemapDir, { recursive: true, force: true }));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function run(...given: string[]): Promise<{ said: string; isDone: boolean | null }> {
  const lines: string[] = [];
  const isDone = await runApart(config, ['basemap', ...given], (line) => lines.push(line));
  return { said: lines.join('\n'), isDone };
}
const listMade = () => readdir(config.basemapDir).catch(() => []);
const refusalOf = async (...given: string[]) =>
  run(...given).then(
    () => null,
    (error: Error) => error.message,
  );

test('alone, it says how to make an archive, and so it does without an area', async () => {
  expect(await run()).toEqual({
    isDone: true,
    said: expect.stringMatching(/basemap FILE WEST,SOUTH,EAST,NORTH \[NAME\].*\.osm\.pbf.*tilemaker/s),
  });
  expect(await run(town)).toEqual({ isDone: false, said: expect.stringContaining('Usage:') });
  expect(await refusalOf(town, AREA, 'one', 'two')).toMatch(/^Usage: npm run admin -- COMMAND/);
});

test('a base map is cut into the folder where the server finds it, under its own name or a given one', async () => {
  const { said, isDone } = await run(town, AREA);
  expect(isDone).toBe(true);
  expect(said).toMatch(/^zoom 0: 1 tiles\n.*zoom 14: \d+ tiles\n/s);
  const made = join(config.basemapDir, 'town.pmtiles');
  expect(said.split('\n').at(-1)).toMatch(/town\.pmtiles: \d+ tiles, [\d.]+ MB\. The server shows it/);
  expect(said).toContain(made);
  // Only the last part of a name counts: nothing is written elsewhere.
  expect(await run(town, ` ${AREA}`, '../../Harbour.PMTiles')).toMatchObject({ isDone: true });
  expect((await listMade()).sort()).toEqual(['Harbour.pmtiles', 'town.pmtiles']);
});

test.each([
  ['words', 'Monterey'],
  ['three numbers', '-122,36,-121'],
  ['five numbers', '-122,36,-121,37,38'],
  ['an empty number', '-122,,-121,37'],
  ['south above north', '-122,37,-121,36'],
  ['no width', '-122,36,-122,37'],
  ['degrees beyond the earth', '-122,36,-121,91'],
])('%s are no area', async (_what, area) => {
  expect(await refusalOf(town, area)).toMatch(`“${area}” is no area.\nUsage: npm run admin -- basemap`);
  expect(await listMade()).toEqual([]);
});

test('an area across 180° is refused with the two that it is', async () => {
  expect(await refusalOf(town, '170,-20,-175.5,-10')).toBe(
    '“170,-20,-175.5,-10” crosses the line at 180°. Cut two base maps: 170,-20,180,-10 and -180,-20,-175.5,-10.',
  );
});

test('nothing is replaced: neither the source nor a base map of the same name', async () => {
  await run(town, AREA);
  const made = join(config.basemapDir, 'town.pmtiles');
  const before = await readFile(made);
  expect(await refusalOf(made, AREA)).toBe('Give the new base map another name than its source.');
  expect(await refusalOf(town, AREA)).toMatch(
    /^There is a base map .*town\.pmtiles, which is left as it is\. Give the new one another NAME/,
  );
  expect(await readFile(made)).toEqual(before);
  for (const name of ['', '.pmtiles', '..', 'a/.hidden']) {
    expect(await refusalOf(town, AREA, name)).toBe(`“${name}” is no name of a file.`);
  }
  expect(await listMade()).toEqual(['town.pmtiles']);
});

test('what cannot be cut is said: an address, an absent file, another file, an area elsewhere', async () => {
  const address = 'https://tiles.example/planet.pmtiles';
  expect(await run(address, AREA)).toEqual({
    isDone: false,
    said: `${address} is an address, and only files can be cut. Download it first, for example with “curl -LO ${address}”, and give the file.`,
  });
  for (const name of ['none.pmtiles', 'none.mbtiles']) {
    const absent = join(folder, name);
    expect(await run(absent, AREA)).toEqual({
      isDone: false,
      said: `${absent} cannot be cut: there is no such file.`,
    });
  }
  const other = join(folder, 'words.mbtiles');
  await writeFile(other, 'a'.repeat(5_000));
  expect(await run(other, AREA)).toEqual({
    isDone: false,
    said: `${other} cannot be cut: it is no MBTiles file.`,
  });
  expect((await run(town, '10,10,11,11')).said).toMatch(/cannot be cut: it covers .*, which is elsewhere\.$/);
  expect(await listMade()).toEqual([]);
});

test('an MBTiles file is cut into PMTiles, in which all of its tiles are packed', async () => {
  const from = join(folder, 'Little Harbour.mbtiles');
  writeTownMbtiles(from, 'openmaptiles', CENTRE);
  // Some builders leave small tiles as they are.
  const database = new DatabaseSync(from);
  const [plain] = database.prepare('select rowid, * from tiles where zoom_level = 0').all();
  const unpacked = gunzipSync(plain?.tile_data as Uint8Array);
  database.prepare('update tiles set tile_data = ? where rowid = ?').run(unpacked, plain?.rowid ?? null);
  database.close();
  expect(await run(from, AREA)).toMatchObject({ isDone: true });
  expect(await listMade()).toEqual(['Little Harbour.pmtiles']);
  const [whole, cut] = [
    await openMbtiles(from),
    await openPmtiles(join(config.basemapDir, 'Little Harbour.pmtiles')),
  ];
  expect(cut.header).toMatchObject({ minZoom: 0, maxZoom: 14, mediaType: whole.header.mediaType });
  const { name, attribution, vector_layers } = whole.header.metadata;
  expect(cut.header.metadata).toMatchObject({ name, attribution, vector_layers });
  expect(cut.header.metadata).not.toHaveProperty('json');
  const top = await cut.readTile(0, 0, 0);
  expect(top?.encoding).toBe('gzip');
  expect(gunzipSync(top?.bytes ?? Buffer.alloc(0))).toEqual(unpacked);
  const side = 2 ** 14;
  const x = Math.floor(((CENTRE[0] + 180) / 360) * side);
  let compared = 0;
  for (let y = 6_370; y < 6_410; y += 1) {
    const wanted = await whole.readTile(14, x, y);
    if (wanted === null) continue;
    compared += 1;
    expect((await cut.readTile(14, x, y))?.bytes).toEqual(wanted.bytes);
  }
  expect(compared).toBeGreaterThan(0);
  await whole.close();
  await cut.close();
});
