import type { DatabaseSync } from 'node:sqlite';
import { type ArchivedTile, type ArchiveHeader, UnfitArchiveError, VECTOR_TYPE } from './tile-archive.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pbf: VECTOR_TYPE,
  mvt: VECTOR_TYPE,
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};
/** Longer tiles and texts are not read: SQLite refuses them. */
const MAX_VALUE_BYTES = 16 * 1024 ** 2;
/** Rows of the description that are read. */
const MAX_METADATA = 500;
/** Longer texts of a description are left out. */
const MAX_TEXT = 64 * 1024;
/**
 * What is wrong with a file, by the result code of SQLite, https://sqlite.org/rescode.html. The other codes are failures
 * of this machine.
 */
const FAULTS: Readonly<Record<number, string>> = {
  1: 'it has no tables “metadata” and “tiles”, as MBTiles have',
  7: 'reading it takes too much memory',
  11: 'it is damaged or cut short; copy or export it again',
  18: 'a tile or a text of it is too long',
  23: 'its tables are views that do more than look up tiles',
  26: 'it is no MBTiles file',
};

/** What SQLite says, in words. */
function toFault(error: unknown): unknown {
  const { code, errcode = 0 } = error as { code?: string; errcode?: number };
  const words = code === 'ERR_SQLITE_ERROR' ? FAULTS[errcode & 255] : undefined;
  return words === undefined ? error : new UnfitArchiveError(words, { cause: error });
}

/** Does what SQLite does. @throws UnfitArchiveError for what is wrong with the file, or what SQLite says of the machine. */
export function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw toFault(error);
  }
}

/**
 * Opens a file so that nothing in it can do more than be read.
 * @param isTrusted whether it is of this server; others may come from anybody.
 * @throws UnfitArchiveError, or what SQLite says of the machine.
 */
export async function openDatabase(path: string, isTrusted: boolean): Promise<DatabaseSync> {
  // The module is loaded with the first such file: Node warns that it may still change.
  const { DatabaseSync, constants } = await import('node:sqlite');
  const allowed = [constants.SQLITE_SELECT, constants.SQLITE_READ, constants.SQLITE_FUNCTION];
  const database = attempt(
    () => new DatabaseSync(path, { readOnly: true, limits: { length: MAX_VALUE_BYTES } }),
  );
  try {
    // What a view sorts is in memory, which has a limit, and not in files, which could fill the disk.
    attempt(() =>
      database.exec('pragma trusted_schema = off; pragma cell_size_check = on; pragma temp_store = memory'),
    );
    // Views are allowed, as they are usual: those that recur, and so may never end, are not.
    if ('setAuthorizer' in database)
      database.setAuthorizer((action) =>
        allowed.includes(action) ? constants.SQLITE_OK : constants.SQLITE_DENY,
      );
    else if (!isTrusted)
      throw new UnfitArchiveError(
        'this server reads MBTiles only with Node 24.10 or later, which makes it safe; bring it as PMTiles',
      );
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** How a tile is packed: files do not say it, but the first two bytes do. No tile and no picture begins as zlib does. */
function toEncoding([first = 0, second = 0]: Buffer): ArchivedTile['encoding'] {
  if (first === 0x1f && second === 0x8b) return 'gzip';
  // RFC 1950: the method is 8, a window of 32 kB at most, and the two are a multiple of 31.
  return (first & 0x8f) === 0x08 && (first * 256 + second) % 31 === 0 ? 'deflate' : 'identity';
}

export function toTile(data: unknown): ArchivedTile | null {
  if (!(data instanceof Uint8Array) || data.length === 0) return null;
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return { bytes, encoding: toEncoding(bytes) };
}

/** What an MBTiles file says of itself, but for its zooms, for which all of its tiles may have to be read. */
export type MbtilesDescription = Omit<ArchiveHeader, 'minZoom' | 'maxZoom'>;

/** The texts of a description. @param names those that are looked for, or null: all. */
function readTexts(database: DatabaseSync, names: readonly string[] | null): [name: string, value: string][] {
  if (names === null)
    return database
      .prepare('select name, value from metadata limit ?')
      .all(MAX_METADATA)
      .map(({ name, value }) => [String(name), String(value ?? '')]);
  const find = database.prepare('select value from metadata where name = ? and length(value) <= ? limit 1');
  return names.flatMap((name): [string, string][] => {
    const value = find.get(name, MAX_TEXT)?.value;
    return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [];
  });
}

/**
 * Reads how an MBTiles file describes itself.
 * @param names the texts that are looked for, which is what a file of anybody’s is asked; null: all.
 * @throws UnfitArchiveError, or what SQLite says of the machine.
 */
export function readDescription(database: DatabaseSync, names: readonly string[] | null): MbtilesDescription {
  const said = Object.fromEntries(attempt(() => readTexts(database, names)));
  const mediaType = MEDIA_TYPES[(said.format ?? '').toLowerCase().replace('image/', '')];
  if (mediaType === undefined) throw new UnfitArchiveError('its metadata name no known format of tiles');
  return { mediaType, bounds: parseBounds(said.bounds), metadata: { ...said, ...parseJson(said.json) } };
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
