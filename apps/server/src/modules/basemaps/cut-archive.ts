import { type PmtilesInfo, toPmtilesId } from '@waypost/geo';
import { PmtilesWriter, toTileType } from '../../platform/tile-archives/pmtiles-writer.ts';
import { type TileArchive, UnfitArchiveError } from '../../platform/tile-archives/tile-archive.ts';
import { openCuttable } from './open-cuttable.ts';

type Bounds = readonly [west: number, south: number, east: number, north: number];

/** The northern end of the world of web maps. */
const MAX_LATITUDE = 85.051;
/** Tiles of one zoom whose ids are held in memory. */
const MAX_TILES = 4_000_000;
/** Numbers of the PMTiles specification, version 3: 0 is unknown, as it has none for zlib, whose tiles come packed anew. */
const COMPRESSIONS = { deflate: 0, identity: 1, gzip: 2, br: 3 } as const;

function toTileNumbers(lng: number, lat: number, z: number): [x: number, y: number] {
  const side = 2 ** z;
  const sine = Math.sin((Math.min(Math.max(lat, -MAX_LATITUDE), MAX_LATITUDE) * Math.PI) / 180);
  const toNumber = (share: number) => Math.min(side - 1, Math.max(0, Math.floor(share * side)));
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [toNumber((lng + 180) / 360), toNumber(y)];
}

/** The tiles of a zoom that an area touches, in the order of an archive. */
function listTiles([west, south, east, north]: Bounds, z: number): { id: number; x: number; y: number }[] {
  const [left, top] = toTileNumbers(west, north, z);
  const [right, bottom] = toTileNumbers(east, south, z);
  if ((right - left + 1) * (bottom - top + 1) > MAX_TILES) {
    throw new UnfitArchiveError(`the area has more than ${MAX_TILES} tiles at zoom ${z}; cut a smaller one`);
  }
  const found: { id: number; x: number; y: number }[] = [];
  for (let x = left; x <= right; x += 1) {
    for (let y = top; y <= bottom; y += 1) found.push({ id: toPmtilesId(z, x, y), x, y });
  }
  return found.sort((one, other) => one.id - other.id);
}

/** The part of an area that an archive covers. */
function toCovered([west, south, east, north]: Bounds, of: Bounds | null): Bounds {
  if (of === null) return [west, south, east, north];
  const covered: Bounds = [
    Math.max(west, of[0]),
    Math.max(south, of[1]),
    Math.min(east, of[2]),
    Math.min(north, of[3]),
  ];
  if (covered[0] < covered[2] && covered[1] < covered[3]) return covered;
  throw new UnfitArchiveError(`it covers ${of.join(',')}, which is elsewhere`);
}

async function copyTiles(
  archive: TileArchive,
  writer: PmtilesWriter,
  bounds: Bounds,
  onZoom: (zoom: number, tiles: number) => void,
): Promise<number> {
  let compression = 0;
  for (let z = archive.header.minZoom; z <= archive.header.maxZoom; z += 1) {
    for (const { id, x, y } of listTiles(bounds, z)) {
      const tile = await archive.readTile(z, x, y);
      if (tile === null) continue;
      compression = COMPRESSIONS[tile.encoding];
      await writer.add(id, tile.bytes);
    }
    onZoom(z, writer.tiles);
  }
  return compression;
}

export interface CutArchive {
  readonly tiles: number;
  readonly bytes: number;
}

/**
 * Cuts an area out of a PMTiles or MBTiles file into a PMTiles archive, which appears whole or not at all. Tiles are copied
 * as they are.
 * @throws UnfitArchiveError with words, or an error of the file system.
 */
export async function cutArchive(
  from: string,
  to: string,
  area: Bounds,
  onZoom: (zoom: number, tiles: number) => void,
): Promise<CutArchive> {
  const archive = await openCuttable(from);
  try {
    const { minZoom, maxZoom, mediaType, metadata, bounds: of } = archive.header;
    const bounds = toCovered(area, of);
    const writer = await PmtilesWriter.create(to);
    try {
      const tileCompression = await copyTiles(archive, writer, bounds, onZoom);
      if (writer.tiles === 0) throw new UnfitArchiveError('it has no tiles in that area');
      const info: PmtilesInfo = {
        minZoom,
        maxZoom,
        bounds,
        center: [(bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2],
        centerZoom: minZoom,
        tileType: toTileType(mediaType),
        tileCompression,
      };
      return { tiles: writer.tiles, bytes: await writer.finish(info, metadata) };
    } catch (error) {
      await writer.discard();
      throw error;
    }
  } finally {
    await archive.close();
  }
}
