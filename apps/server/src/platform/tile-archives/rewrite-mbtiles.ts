import { rm } from 'node:fs/promises';
import { toPmtilesId } from '@waypost/geo/pmtiles';
import { checkTileType } from './check-tile-type.ts';
import type { MbtilesDescription } from './mbtiles-database.ts';
import { KEPT_TEXTS, type MbtilesRows, openMbtilesRows } from './mbtiles-rows.ts';
import { PmtilesWriter, toTileType } from './pmtiles-writer.ts';
import { MAX_ENTRIES, UnfitArchiveError } from './tile-archive.ts';

/** What is rewritten, and into what. */
export interface RewriteTask {
  /** An MBTiles file, which is removed as soon as it is read: both may be large. */
  readonly from: string;
  readonly to: string;
  /** Bytes of tiles, at most: a view may hold more than its file. */
  readonly maxBytes: number;
  /** The deepest zoom that may have tiles. */
  readonly maxZoom: number;
}

const WORLD = [-180, -85.05, 180, 85.05] as const;
/** A number of the PMTiles specification, version 3. */
const UNPACKED = 1;

interface Zooms {
  readonly minZoom: number;
  readonly maxZoom: number;
}

/** Copies all tiles. @returns their zooms: asking SQLite would read the file twice. */
async function copyTiles(
  rows: MbtilesRows,
  writer: PmtilesWriter,
  { maxBytes, maxZoom: deepest }: RewriteTask,
  onTiles: (tiles: number) => void,
): Promise<Zooms> {
  let [minZoom, maxZoom] = [deepest, 0];
  for (const { z, x, y, bytes, encoding } of rows.readAll()) {
    if (z > deepest)
      throw new UnfitArchiveError(`it has tiles beyond zoom ${deepest}; export it to a lower zoom`);
    if (encoding !== 'identity')
      throw new UnfitArchiveError(
        `its tile ${z}/${x}/${y} is packed with gzip, as vector tiles are; export it as raster tiles in PNG, JPEG or WebP`,
      );
    [minZoom, maxZoom] = [Math.min(minZoom, z), Math.max(maxZoom, z)];
    await writer.add(toPmtilesId(z, x, y), bytes);
    if (writer.tiles > MAX_ENTRIES)
      throw new UnfitArchiveError('it has more than 2 million tiles; export it in parts, or to a lower zoom');
    if (writer.byteSize > maxBytes) throw new UnfitArchiveError('its tiles are larger than its file may be');
    onTiles(writer.tiles);
  }
  if (writer.tiles === 0) throw new UnfitArchiveError('it holds no tiles');
  return { minZoom, maxZoom };
}

/** How an archive describes itself, as far as a PMTiles archive needs to. */
function toInfo({ bounds, mediaType }: MbtilesDescription, { minZoom, maxZoom }: Zooms) {
  const [west, south, east, north] = bounds ?? WORLD;
  return {
    minZoom,
    maxZoom,
    bounds: [west, south, east, north],
    center: [(west + east) / 2, (south + north) / 2],
    centerZoom: minZoom,
    tileType: toTileType(mediaType),
    tileCompression: UNPACKED,
  } as const;
}

/**
 * Rewrites an MBTiles file with pictures as a PMTiles archive, which can be read by ranges. It reads the file once, from
 * its beginning, so that none without an index takes long.
 * @param onTiles hears how many were read, of each and then while the archive is put together.
 * @throws UnfitArchiveError with words, or an error of the file system or of SQLite.
 */
export async function rewriteMbtiles(task: RewriteTask, onTiles: (tiles: number) => void): Promise<void> {
  const { from, to } = task;
  const rows = await openMbtilesRows(from);
  const writer = await PmtilesWriter.create(to);
  try {
    const { description } = rows;
    let zooms: Zooms;
    try {
      checkTileType(description.mediaType);
      zooms = await copyTiles(rows, writer, task, onTiles);
    } finally {
      rows.close();
    }
    await rm(from);
    const { metadata } = description;
    const kept = Object.fromEntries(KEPT_TEXTS.map((name) => [name, metadata[name]]));
    await writer.finish(toInfo(description, zooms), kept, () => onTiles(writer.tiles));
  } catch (error) {
    await writer.discard();
    throw error;
  }
}
