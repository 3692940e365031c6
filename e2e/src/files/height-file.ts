import { DatabaseSync } from 'node:sqlite';
import { type Bounds, listTiles, packTiles } from './pack-tiles.ts';
import { makeColorPng } from './png.ts';

const SIZE_PX = 256;
const ZOOMS = [8, 9, 10, 11, 12, 13] as const;

/** A height in metres at a position. */
type ToHeight = (lng: number, lat: number) => number;

const toLng = (x: number) => x * 360 - 180;
const toLat = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** A tile of heights in metres as the encoding “terrarium” has them. */
function makeTile(z: number, x: number, y: number, toHeight: ToHeight): Buffer {
  const pixels = Buffer.alloc(SIZE_PX * SIZE_PX * 3);
  for (let row = 0; row < SIZE_PX; row += 1) {
    const lat = toLat((y + (row + 0.5) / SIZE_PX) / 2 ** z);
    for (let column = 0; column < SIZE_PX; column += 1) {
      const height_m = toHeight(toLng((x + (column + 0.5) / SIZE_PX) / 2 ** z), lat);
      pixels.writeUIntBE(Math.round((height_m + 32_768) * 256), (row * SIZE_PX + column) * 3, 3);
    }
  }
  return makeColorPng(SIZE_PX, SIZE_PX, pixels);
}

const makeTiles = (bounds: Bounds, toHeight: ToHeight) =>
  listTiles(bounds, ZOOMS).map(({ z, x, y }) => ({ z, x, y, bytes: makeTile(z, x, y, toHeight) }));

/** Heights of a region as a PMTiles archive. */
export const packHeights = (bounds: Bounds, toHeight: ToHeight): Buffer =>
  packTiles(makeTiles(bounds, toHeight), bounds, {});

/** Writes heights of a region as an MBTiles file. Its name has to say “terrarium”. */
export function writeHeights(path: string, bounds: Bounds, toHeight: ToHeight): void {
  const database = new DatabaseSync(path);
  database.exec(
    'create table metadata (name text, value text); create table tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob)',
  );
  const tell = database.prepare('insert into metadata values (?, ?)');
  const said = { format: 'png', bounds: bounds.join(','), attribution: 'Invented hills' };
  for (const [name, value] of Object.entries(said)) tell.run(name, value);
  const add = database.prepare('insert into tiles values (?, ?, ?, ?)');
  database.exec('begin');
  for (const { z, x, y, bytes } of makeTiles(bounds, toHeight)) add.run(z, x, 2 ** z - 1 - y, bytes);
  database.exec('commit');
  database.close();
}
