import type { DatabaseSync } from 'node:sqlite';
import { attempt, openDatabase, readDescription, toTile } from './mbtiles-database.ts';
import { type ArchiveHeader, type TileArchive, UnfitArchiveError } from './tile-archive.ts';

function readHeader(database: DatabaseSync): ArchiveHeader {
  const description = readDescription(database, null);
  const zooms = attempt(() =>
    database.prepare('select min(zoom_level) least, max(zoom_level) most from tiles').get(),
  );
  if (typeof zooms?.least !== 'number' || typeof zooms.most !== 'number')
    throw new UnfitArchiveError('it holds no tiles');
  return { ...description, minZoom: zooms.least, maxZoom: zooms.most };
}

/**
 * Opens an MBTiles file (version 1.3) of this server, whose tiles are looked up.
 * @throws UnfitArchiveError, or what SQLite says of the machine.
 */
export async function openMbtiles(path: string): Promise<TileArchive> {
  const database = await openDatabase(path, true);
  try {
    const header = readHeader(database);
    const find = attempt(() =>
      database.prepare(
        'select tile_data from tiles where zoom_level = ? and tile_column = ? and tile_row = ?',
      ),
    );
    return {
      header,
      async readTile(z, x, y) {
        // Rows are counted from the south.
        const row = find.get(z, x, 2 ** z - 1 - y);
        return toTile(row?.tile_data);
      },
      close: async () => database.close(),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}
