import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toTownBounds, writeTownPmtiles } from '../../../test/basemaps/town-archives.ts';
import { openPmtiles } from '../../platform/tile-archives/pmtiles-archive.ts';
import { cutArchive } from './cut-archive.ts';

const CENTRE = [-121.9, 36.6] as const;
const quiet = () => {};

let folder: string;
let town: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waypost-cut-'));
  town = join(folder, 'town.pmtiles');
  await writeTownPmtiles(town, 'protomaps', CENTRE);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('an area that is cut out has the same tiles inside, none outside, and says what it covers', async () => {
  const [west, south, east, north] = toTownBounds(CENTRE);
  const [lng, lat] = CENTRE;
  const to = join(folder, 'west.pmtiles');
  const zooms: number[] = [];
  const cut = await cutArchive(town, to, [west - 5, south, lng - (lng - west) / 2, lat], (z) =>
    zooms.push(z),
  );
  expect(zooms).toEqual([...Array(15).keys()]);
  const [whole, part] = [await openPmtiles(town), await openPmtiles(to)];
  expect(part.header.metadata).toEqual(whole.header.metadata);
  expect(part.header.bounds?.map((n) => n.toFixed(4))).toEqual(
    [west, south, lng - (lng - west) / 2, lat].map((n) => n.toFixed(4)),
  );
  const side = 2 ** 14;
  const toX = (degrees: number) => Math.floor(((degrees + 180) / 360) * side);
  let [kept, left] = [0, 0];
  for (let x = toX(west); x <= toX(east); x += 1) {
    for (let y = 0; y < 40; y += 1) {
      const row = 6_370 + y;
      const [a, b] = [await whole.readTile(14, x, row), await part.readTile(14, x, row)];
      if (b !== null) {
        kept += 1;
        expect(b.bytes.equals(a?.bytes ?? Buffer.alloc(0))).toBe(true);
      } else if (a !== null) left += 1;
    }
  }
  expect(cut.tiles).toBeGreaterThan(14);
  expect(kept).toBeGreaterThan(0);
  expect(left).toBeGreaterThan(0);
  expect(north).toBeGreaterThan(lat);
  await whole.close();
  await part.close();
});

test('an area elsewhere, or a file that is no archive, is refused with words and leaves nothing behind', async () => {
  const to = join(folder, 'none.pmtiles');
  await expect(cutArchive(town, to, [10, 10, 11, 11], quiet)).rejects.toThrow(
    /^it covers .*, which is elsewhere$/,
  );
  await expect(cutArchive(import.meta.filename, to, [10, 10, 11, 11], quiet)).rejects.toThrow(
    'it is no PMTiles archive',
  );
  expect((await readdir(folder)).filter((name) => name.startsWith('none'))).toEqual([]);
});
