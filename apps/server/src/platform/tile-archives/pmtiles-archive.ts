import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { RangeReader } from '@waypost/raster';
import {
  type Cache,
  Compression,
  type Entry,
  type Header,
  PMTiles,
  type RangeResponse,
  ResolvedValueCache,
  readVarint,
  type Source,
  TileType,
} from 'pmtiles';
import { createDirectoryCache, type DirectoryCache } from './directory-cache.ts';
import { type ArchivedTile, type TileArchive, UnfitArchiveError, VECTOR_TYPE } from './tile-archive.ts';

const unzip = promisify(gunzip);
const unbrotli = promisify(brotliDecompress);

const MEDIA_TYPES: Readonly<Partial<Record<TileType, string>>> = {
  [TileType.Mvt]: VECTOR_TYPE,
  [TileType.Png]: 'image/png',
  [TileType.Jpeg]: 'image/jpeg',
  [TileType.Webp]: 'image/webp',
  [TileType.Avif]: 'image/avif',
};
const ENCODINGS: Readonly<Partial<Record<Compression, ArchivedTile['encoding']>>> = {
  [Compression.Gzip]: 'gzip',
  [Compression.Brotli]: 'br',
  [Compression.None]: 'identity',
  [Compression.Unknown]: 'identity',
};
/** Entries of directories kept in memory, of an archive that has no cache of others’: some 200 usual directories. */
const KEPT_ENTRIES = 1_000_000;
const KEPT_MS = 10 * 60_000;
/** What is read at once: tiles are of some kilobytes, and leaf directories too. */
const MAX_PART_BYTES = 16 * 1024 ** 2;
/** What a directory may unpack to, and the description of a file of this server. */
const MAX_UNPACKED_BYTES = 4 * 1024 ** 2;
/** The description of tiles that are pictures has some hundred bytes; parsed, it takes twenty times as much. */
export const MAX_METADATA_BYTES = 256 * 1024;
/** Directories of usual archives have some thousand; these are parsed in a moment. */
const MAX_DIRECTORY_ENTRIES = 50_000;
/** Of a planet. */
const MAX_OWN_DIRECTORY_ENTRIES = 500_000;
const HEAD = 'PMTiles\u0003';

/** Reads ranges of a file. The part of the file that a request names is all that is read. */
class RangeSource implements Source {
  readonly #reader: RangeReader;
  /** What failed where the file is, which is no fault of the archive. */
  readonly #failures = new WeakSet<object>();
  constructor(reader: RangeReader) {
    this.#reader = reader;
  }
  /** Each archive has a cache of its own. */
  getKey(): string {
    return '';
  }
  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const { byteSize } = this.#reader;
    if (length > MAX_PART_BYTES || offset >= byteSize)
      throw new UnfitArchiveError('its directory is damaged: it names parts that cannot be there');
    try {
      return { data: toArrayBuffer(await this.#reader.read(offset, Math.min(length, byteSize - offset))) };
    } catch (error) {
      if (error instanceof Error) this.#failures.add(error);
      throw error;
    }
  }
  /** Does what reads the archive. @throws UnfitArchiveError for what is wrong with it, or an error of the reader. */
  async attempt<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof UnfitArchiveError || (error instanceof Error && this.#failures.has(error)))
        throw error;
      throw new UnfitArchiveError('its directory is damaged or cut short', { cause: error });
    }
  }
}

const toArrayBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): ArrayBuffer =>
  new Uint8Array(new Uint8Array(buffer, byteOffset, byteLength)).buffer;

async function unpack(
  data: ArrayBuffer,
  compression: Compression,
  maxOutputLength = MAX_UNPACKED_BYTES,
): Promise<ArrayBuffer> {
  if (compression === Compression.Gzip) return toArrayBuffer(await unzip(data, { maxOutputLength }));
  if (compression === Compression.Brotli) return toArrayBuffer(await unbrotli(data, { maxOutputLength }));
  if (compression === Compression.Zstd) throw new UnfitArchiveError('its index is packed with zstd');
  return data;
}

/** Unpacks directories, and counts their entries before any is parsed: each becomes an object. */
const toUnpackDirectory = (maxEntries: number) => async (data: ArrayBuffer, compression: Compression) => {
  const bytes = await unpack(data, compression);
  const count = readVarint({ buf: new Uint8Array(bytes), pos: 0 });
  if (count === 0) throw new UnfitArchiveError('it holds no tiles, or its directory is damaged');
  if (count > maxEntries)
    throw new UnfitArchiveError(
      'a part of its directory is too large; pack it anew with the program “pmtiles”',
    );
  return bytes;
};

/** Tiles are passed on as they are stored, so only directories and metadata are unpacked. */
const asStored = async (data: ArrayBuffer): Promise<ArrayBuffer> => data;

/** An open PMTiles archive. */
export interface PmtilesArchive extends TileArchive {
  /** Where its parts are, by its own account. */
  readonly places: Header;
  /** Reads a directory, which is not kept, from the beginning of the file. @throws UnfitArchiveError. */
  readDirectory(offset: number, length: number): Promise<readonly Entry[]>;
}

export interface PmtilesOptions {
  /** Keeps directories, of others too. */
  readonly directories?: DirectoryCache;
  /** What one directory may have. */
  readonly maxDirectoryEntries?: number;
  /** What the description may have, unpacked; 0: it is not read, and is empty. */
  readonly maxMetadataBytes?: number;
  readonly close?: () => Promise<void>;
}

/** Archives opened so far, by which their directories are told apart. */
let opened = 0;

/** Reads a PMTiles archive of version 3, of whoever brought it, by ranges. @throws UnfitArchiveError, or an error of the reader. */
export async function readPmtiles(
  reader: RangeReader,
  {
    directories = createDirectoryCache(KEPT_ENTRIES, KEPT_MS),
    maxDirectoryEntries = MAX_DIRECTORY_ENTRIES,
    maxMetadataBytes = MAX_METADATA_BYTES,
    close = async () => {},
  }: PmtilesOptions = {},
): Promise<PmtilesArchive> {
  const head = Buffer.from(await reader.read(0, Math.min(HEAD.length, reader.byteSize)));
  if (head.toString('latin1') !== HEAD) throw new UnfitArchiveError('it is no PMTiles archive');
  const source = new RangeSource(reader);
  // The library parses in its caches alone: this one keeps nothing.
  const parser = () => new ResolvedValueCache(1, true, toUnpackDirectory(maxDirectoryEntries));
  const places = await source.attempt(() => parser().getHeader(source));
  const parse = (offset: number, length: number) => parser().getDirectory(source, offset, length, places);
  opened += 1;
  const name = opened;
  const cache: Cache = {
    getHeader: async () => places,
    getDirectory: (_source, offset, length) =>
      directories.get(`${name} ${offset} ${length}`, () => parse(offset, length)),
    invalidate: async () => {},
  };
  const archive = new PMTiles(source, cache, asStored);
  const mediaType = MEDIA_TYPES[places.tileType];
  const encoding = ENCODINGS[places.tileCompression];
  if (mediaType === undefined) throw new UnfitArchiveError('its tiles are of an unknown type');
  if (encoding === undefined) throw new UnfitArchiveError('its tiles are packed with zstd');
  const { minLon, minLat, maxLon, maxLat, minZoom, maxZoom } = places;
  return {
    header: {
      mediaType,
      minZoom,
      maxZoom,
      bounds: minLon < maxLon && minLat < maxLat ? [minLon, minLat, maxLon, maxLat] : null,
      metadata: maxMetadataBytes === 0 ? {} : await readMetadata(source, places, maxMetadataBytes),
    },
    places,
    async readTile(z, x, y) {
      const tile = await source.attempt(() => archive.getZxy(z, x, y));
      return tile === undefined ? null : { bytes: Buffer.from(tile.data), encoding };
    },
    readDirectory: (offset, length) => source.attempt(() => parse(offset, length)),
    close,
  };
}

/** Opens a PMTiles archive of version 3 on the disk of this server. @throws UnfitArchiveError, or an error of the file system. */
export async function openPmtiles(path: string): Promise<PmtilesArchive> {
  const file = await open(path, 'r');
  try {
    const { size: byteSize } = await file.stat();
    const read = async (offset: number, length: number) => {
      const bytes = Buffer.alloc(length);
      const { bytesRead } = await file.read(bytes, 0, length, offset);
      return bytes.subarray(0, bytesRead);
    };
    return await readPmtiles(
      { byteSize, read },
      {
        maxDirectoryEntries: MAX_OWN_DIRECTORY_ENTRIES,
        maxMetadataBytes: MAX_UNPACKED_BYTES,
        close: () => file.close(),
      },
    );
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readMetadata(
  source: RangeSource,
  { jsonMetadataOffset, jsonMetadataLength, internalCompression }: Header,
  maxBytes: number,
): Promise<Record<string, unknown>> {
  if (jsonMetadataLength === 0) return {};
  if (jsonMetadataLength > maxBytes) throw new UnfitArchiveError('its description is too long');
  const { data } = await source.getBytes(jsonMetadataOffset, jsonMetadataLength);
  try {
    const text = new TextDecoder().decode(await unpack(data, internalCompression, maxBytes));
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    throw new UnfitArchiveError('its description cannot be read, or is too long');
  }
}
