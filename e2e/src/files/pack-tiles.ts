import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { toPmtilesDirectories, toPmtilesHeader, toPmtilesId } from '@waypost/geo';
import { makeFlatPng } from './png.ts';

export type Bounds = readonly [west: number, south: number, east: number, north: number];

const TILE = makeFlatPng(256, 256);
const PNG = 2;

function toColumn(lng: number, z: number): number {
  return Math.floor(((lng + 180) / 360) * 2 ** z);
}
function toRow(lat: number, z: number): number {
  const up = Math.asinh(Math.tan((lat * Math.PI) / 180));
  return Math.floor(((1 - up / Math.PI) / 2) * 2 ** z);
}

/** The tiles of an area at some zooms. */
export function listTiles([west, south, east, north]: Bounds, zooms: readonly number[]) {
  return zooms.flatMap((z) => {
    const [left, right] = [toColumn(west, z), toColumn(east, z)];
    const [top, bottom] = [toRow(north, z), toRow(south, z)];
    return Array.from({ length: (right - left + 1) * (bottom - top + 1) }, (_, at) => ({
      z,
      x: left + (at % (right - left + 1)),
      y: top + Math.floor(at / (right - left + 1)),
    }));
  });
}

/** A PMTiles archive of tiles; bytes that several share are in it once. @param tileType by the number of the specification. */
export function packTiles(
  tiles: readonly { readonly z: number; readonly x: number; readonly y: number; readonly bytes: Buffer }[],
  bounds: Bounds,
  metadata: object,
  tileType = PNG,
): Buffer {
  const inOrder = tiles
    .map(({ z, x, y, bytes }) => ({ tileId: toPmtilesId(z, x, y), bytes }))
    .sort((one, other) => one.tileId - other.tileId);
  const contents = [...new Set(inOrder.map(({ bytes }) => bytes))];
  const offsets = new Map<Buffer, number>();
  let dataBytes = 0;
  for (const bytes of contents) {
    offsets.set(bytes, dataBytes);
    dataBytes += bytes.length;
  }
  const entries = inOrder.map(({ tileId, bytes }) => ({
    tileId,
    runLength: 1,
    offset: offsets.get(bytes) ?? 0,
    length: bytes.length,
  }));
  const { root } = toPmtilesDirectories(entries, (bytes) => gzipSync(bytes));
  const described = gzipSync(JSON.stringify(metadata));
  const zooms = tiles.map(({ z }) => z);
  const header = toPmtilesHeader(
    {
      bounds,
      center: [bounds[0], bounds[1]],
      centerZoom: 0,
      minZoom: Math.min(...zooms),
      maxZoom: Math.max(...zooms),
      tileType,
      tileCompression: 1,
    },
    {
      rootBytes: root.length,
      metadataBytes: described.length,
      leafBytes: 0,
      dataBytes,
      addressed: entries.length,
      entries: entries.length,
      contents: contents.length,
    },
  );
  return Buffer.concat([header, root, described, ...contents]);
}

/** A PMTiles archive of one black picture all over an area. @param tileType by the number of the specification. */
export function packPmtiles(
  bounds: Bounds,
  zooms: readonly number[],
  metadata: object,
  tileType = PNG,
): Buffer {
  const tiles = listTiles(bounds, zooms).map((numbers) => ({ ...numbers, bytes: TILE }));
  return packTiles(tiles, bounds, metadata, tileType);
}

/** One black picture all over an area as an MBTiles file. */
export async function packMbtiles(bounds: Bounds, zooms: readonly number[]): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'waypost-pack-'));
  try {
    const path = join(folder, 'packed.mbtiles');
    const database = new DatabaseSync(path);
    database.exec(`create table metadata (name text, value text);
      insert into metadata values ('format', 'png'), ('name', 'Packed');
      create table tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob)`);
    const add = database.prepare('insert into tiles values (?, ?, ?, ?)');
    for (const { z, x, y } of listTiles(bounds, zooms)) add.run(z, x, 2 ** z - 1 - y, TILE);
    database.close();
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
