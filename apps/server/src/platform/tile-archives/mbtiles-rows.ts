import type { DatabaseSync } from 'node:sqlite';
import {
  attempt,
  type MbtilesDescription,
  openDatabase,
  readDescription,
  toTile,
} from './mbtiles-database.ts';
import { type ArchivedTile, UnfitArchiveError } from './tile-archive.ts';

/** What is kept of a description. */
export const KEPT_TEXTS = ['name', 'attribution', 'description', 'version'] as const;
const TEXTS = [...KEPT_TEXTS, 'format', 'bounds'];
/** Deeper than any map is. */
const MAX_ZOOM = 30;

/** A tile of an MBTiles file, with rows counted from the north. */
export interface MbtilesTile extends ArchivedTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** An open MBTiles file that is read as a whole. */
export interface MbtilesRows {
  readonly description: MbtilesDescription;
  /**
   * Every tile, in the order of the file. @throws UnfitArchiveError for rows without a place, and for damage; or what SQLite
   * says of the machine.
   */
  readAll(): Generator<MbtilesTile>;
  close(): void;
}

/** A number below a limit; -1 for anything else. */
const toCount = (value: unknown, limit: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit ? value : -1;

function* readAll(database: DatabaseSync): Generator<MbtilesTile> {
  const rows = attempt(() =>
    database.prepare('select zoom_level, tile_column, tile_row, tile_data from tiles').iterate(),
  );
  for (;;) {
    const { done, value } = attempt(() => rows.next());
    if (done === true) return;
    const z = toCount(value.zoom_level, MAX_ZOOM + 1);
    const x = toCount(value.tile_column, 2 ** z);
    const row = toCount(value.tile_row, 2 ** z);
    if (z < 0 || x < 0 || row < 0)
      throw new UnfitArchiveError('a tile of it has a zoom, column or row that cannot be');
    const tile = toTile(value.tile_data);
    if (tile !== null) yield { ...tile, z, x, y: 2 ** z - 1 - row };
  }
}

/**
 * Opens an MBTiles file (version 1.3), of whoever brought it, to read it from its beginning to its end.
 * @throws UnfitArchiveError, or what SQLite says of the machine.
 */
export async function openMbtilesRows(path: string): Promise<MbtilesRows> {
  const database = await openDatabase(path, false);
  try {
    return {
      description: readDescription(database, TEXTS),
      readAll: () => readAll(database),
      close: () => database.close(),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}
