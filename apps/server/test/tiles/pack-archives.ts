import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { type PmtilesEntry, toPmtilesDirectories, toPmtilesHeader, toPmtilesId } from '@waypost/geo';
import sharp from 'sharp';

/** A tile to be packed. */
export interface PackedTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly bytes: Buffer;
}

/** On El Mogote, off La Paz. */
export const PLACE = [-110.42, 24.14, -110.4, 24.16] as const;
export const CREDIT = '<a href="https://survey.example">&copy; Survey of La Paz</a>';

export function toTileNumbers(lng: number, lat: number, z: number): [x: number, y: number] {
  const up = Math.asinh(Math.tan((lat * Math.PI) / 180));
  return [Math.floor(((lng + 180) / 360) * 2 ** z), Math.floor(((1 - up / Math.PI) / 2) * 2 ** z)];
}

/** A picture of one colour that tells where it belongs. */
export const drawTile = (
  { z, x, y }: Omit<PackedTile, 'bytes'>,
  format: 'png' | 'jpeg' | 'webp' | 'avif' = 'png',
  side = 256,
): Promise<Buffer> =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: { r: (x * 40) % 256, g: (y * 40) % 256, b: z * 10 },
    },
  })
    .toFormat(format)
    .toBuffer();

/** Tiles of the place at some zooms. */
export async function drawTiles(
  zooms: readonly number[],
  format: 'png' | 'jpeg' | 'webp' | 'avif' = 'png',
  side = 256,
): Promise<PackedTile[]> {
  const [west, south, east, north] = PLACE;
  const tiles: PackedTile[] = [];
  for (const z of zooms) {
    const [left, top] = toTileNumbers(west, north, z);
    const [right, bottom] = toTileNumbers(east, south, z);
    for (let x = left; x <= right; x += 1) {
      for (let y = top; y <= bottom; y += 1)
        tiles.push({ z, x, y, bytes: await drawTile({ z, x, y }, format, side) });
    }
  }
  return tiles;
}

export interface PackOptions {
  readonly tileType?: number;
  readonly bounds?: readonly [number, number, number, number];
  readonly zooms?: readonly [number, number];
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** Replaces the directory. */
  readonly entries?: (entries: readonly PmtilesEntry[]) => readonly PmtilesEntry[];
}

/** A PMTiles archive, of PNG unless it says otherwise. */
export function packPmtiles(tiles: readonly PackedTile[], options: PackOptions = {}): Buffer {
  const { tileType = 2, bounds = PLACE, metadata = { attribution: CREDIT }, entries: change } = options;
  const ordered = tiles
    .map((tile) => ({ ...tile, tileId: toPmtilesId(tile.z, tile.x, tile.y) }))
    .sort((one, other) => one.tileId - other.tileId);
  let offset = 0;
  const honest = ordered.map(({ tileId, bytes }): PmtilesEntry => {
    const entry = { tileId, runLength: 1, offset, length: bytes.length };
    offset += bytes.length;
    return entry;
  });
  const entries = change?.(honest) ?? honest;
  const gzip = (bytes: Uint8Array) => gzipSync(bytes);
  const { root, leaves } = toPmtilesDirectories(entries, gzip);
  const described = gzip(Buffer.from(JSON.stringify(metadata)));
  const all = ordered.map(({ z }) => z);
  const [minZoom, maxZoom] = options.zooms ?? [Math.min(...all, 24), Math.max(...all, 0)];
  const header = toPmtilesHeader(
    { minZoom, maxZoom, bounds, center: [0, 0], centerZoom: 0, tileType, tileCompression: 1 },
    {
      rootBytes: root.length,
      metadataBytes: described.length,
      leafBytes: leaves.reduce((sum, { length }) => sum + length, 0),
      dataBytes: offset,
      addressed: entries.length,
      entries: entries.length,
      contents: entries.length,
    },
  );
  return Buffer.concat([header, root, described, ...leaves, ...ordered.map(({ bytes }) => bytes)]);
}

/** As most programs write them. */
export const MBTILES_TABLES =
  'create table metadata (name text, value text); create table tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob)';

/** A SQLite file that somebody fills. */
export async function packSqlite(fill: (database: DatabaseSync) => void): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-pack-'));
  try {
    const path = join(folder, 'packed.mbtiles');
    const database = new DatabaseSync(path);
    fill(database);
    database.close();
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Puts tiles and a description into the tables of an MBTiles file. */
export function fillMbtiles(
  database: DatabaseSync,
  tiles: readonly PackedTile[],
  metadata: Readonly<Record<string, string>>,
): void {
  const tell = database.prepare('insert into metadata values (?, ?)');
  for (const [name, value] of Object.entries(metadata)) tell.run(name, value);
  const add = database.prepare('insert into tiles values (?, ?, ?, ?)');
  database.exec('begin');
  for (const { z, x, y, bytes } of tiles) add.run(z, x, 2 ** z - 1 - y, bytes);
  database.exec('commit');
}

/** An MBTiles file. */
export const packMbtiles = (
  tiles: readonly PackedTile[],
  metadata: Readonly<Record<string, string>> = { format: 'png', attribution: CREDIT },
): Promise<Buffer> =>
  packSqlite((database) => {
    database.exec(MBTILES_TABLES);
    fillMbtiles(database, tiles, metadata);
  });

/** An MBTiles file whose view looks for tiles for years, and finds none. */
export const packEndless = (): Promise<Buffer> =>
  packSqlite((database) => {
    database.exec(`${MBTILES_TABLES.replace('create table tiles', 'create table many')};
      insert into metadata values ('format', 'png')`);
    const add = database.prepare('insert into many (zoom_level) values (?)');
    database.exec('begin');
    for (let at = 0; at < 2_000; at += 1) add.run(at % 20);
    database.exec('commit');
    database.exec(`create view tiles as select a.zoom_level, 0 as tile_column, 0 as tile_row, null as tile_data
      from many a, many b, many c, many d where a.zoom_level + b.zoom_level + c.zoom_level + d.zoom_level < 0`);
  });
