import type { DatabaseSync } from 'node:sqlite';
import {
  type ArchivedTile,
  type ArchiveHeader,
  type TileArchive,
  UnfitArchiveError,
} from './tile-archive.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pbf: 'application/vnd.mapbox-vector-tile',
  mvt: 'application/vnd.mapbox-vector-tile',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** Opens an MBTiles file (version 1.3) for reading. @throws UnfitArchiveError. */
export async function openMbtiles(path: string): Promise<TileArchive> {
  // The module is loaded with the first such file: Node warns that it may still change.
  const { DatabaseSync } = await import('node:sqlite');
  let database: DatabaseSync;
  let header: ArchiveHeader;
  try {
    database = new DatabaseSync(path, { readOnly: true });
  } catch {
    throw new UnfitArchiveError('it cannot be opened');
  }
  try {
    header = readHeader(database);
  } catch (error) {
    database.close();
    throw error instanceof UnfitArchiveError ? error : new UnfitArchiveError('it is no MBTiles file');
  }
  const find = database.prepare(
    'select tile_data from tiles where zoom_level = ? and tile_column = ? and tile_row = ?',
  );
  return {
    header,
    async readTile(z, x, y) {
      // Rows are counted from the south.
      const row = find.get(z, x, 2 ** z - 1 - y);
      const data = row?.tile_data;
      return data instanceof Uint8Array && data.length > 0 ? toTile(Buffer.from(data)) : null;
    },
    close: async () => database.close(),
  };
}

/** Files do not say how their tiles are packed; the first bytes do. */
function toTile(bytes: Buffer): ArchivedTile {
  return { bytes, encoding: bytes[0] === 0x1f && bytes[1] === 0x8b ? 'gzip' : 'identity' };
}

function readHeader(database: DatabaseSync): ArchiveHeader {
  const rows = database.prepare('select name, value from metadata').all();
  const said = Object.fromEntries(rows.map(({ name, value }) => [String(name), String(value ?? '')]));
  const mediaType = MEDIA_TYPES[said.format ?? ''];
  if (mediaType === undefined) throw new UnfitArchiveError('its metadata name no known format of tiles');
  const zooms = database.prepare('select min(zoom_level) least, max(zoom_level) most from tiles').get();
  if (typeof zooms?.least !== 'number' || typeof zooms.most !== 'number')
    throw new UnfitArchiveError('it holds no tiles');
  return {
    mediaType,
    minZoom: zooms.least,
    maxZoom: zooms.most,
    bounds: parseBounds(said.bounds),
    metadata: { ...said, ...parseJson(said.json) },
  };
}

function parseBounds(text = ''): ArchiveHeader['bounds'] {
  const [west, south, east, north] = text.split(',').map(Number);
  if (west === undefined || south === undefined || east === undefined || north === undefined) return null;
  return west < east && south < north ? [west, south, east, north] : null;
}

function parseJson(text = '{}'): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}
