import { stat } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { openMbtiles } from '../../platform/tile-archives/mbtiles-archive.ts';
import { openPmtiles } from '../../platform/tile-archives/pmtiles-archive.ts';
import { type TileArchive, VECTOR_TYPE } from '../../platform/tile-archives/tile-archive.ts';
import { MAX_TILE_BYTES, unpackTile } from '../../platform/tile-archives/unpack-tile.ts';

/** What the header of a PMTiles archive says instead. */
const SAID_BY_HEADER = new Set(['format', 'bounds', 'center', 'minzoom', 'maxzoom', 'json']);

/**
 * Opens a file whose tiles go into a PMTiles archive, in which all of them are packed in the same way: an MBTiles file may
 * mix vector tiles that are plain, packed by gzip and packed by zlib.
 * @throws UnfitArchiveError, or an error of the file system.
 */
export async function openCuttable(path: string): Promise<TileArchive> {
  if (!/\.mbtiles$/i.test(path)) return openPmtiles(path);
  // SQLite says of an absent file what it says of a folder.
  await stat(path);
  const archive = await openMbtiles(path);
  const { metadata, ...header } = archive.header;
  const kept = Object.fromEntries(Object.entries(metadata).filter(([name]) => !SAID_BY_HEADER.has(name)));
  const isPacked = header.mediaType === VECTOR_TYPE;
  return {
    header: { ...header, metadata: kept },
    async readTile(z, x, y) {
      const tile = await archive.readTile(z, x, y);
      if (tile === null || tile.encoding === 'gzip') return tile;
      if (!isPacked && tile.encoding === 'identity') return tile;
      return { bytes: gzipSync(await unpackTile(tile, MAX_TILE_BYTES)), encoding: 'gzip' };
    },
    close: () => archive.close(),
  };
}
