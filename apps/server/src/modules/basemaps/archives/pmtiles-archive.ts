import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { Compression, PMTiles, type RangeResponse, ResolvedValueCache, type Source, TileType } from 'pmtiles';
import { type ArchivedTile, type TileArchive, UnfitArchiveError } from './tile-archive.ts';

const unzip = promisify(gunzip);
const unbrotli = promisify(brotliDecompress);

const MEDIA_TYPES: Readonly<Partial<Record<TileType, string>>> = {
  [TileType.Mvt]: 'application/vnd.mapbox-vector-tile',
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
/** Directories kept in memory: of a planet they are some 16 kB each. */
const KEPT_DIRECTORIES = 200;

/** Reads ranges of a file. The part of the file that a request names is all that is read. */
class RangeSource implements Source {
  readonly #file: FileHandle;
  readonly #key: string;
  constructor(file: FileHandle, key: string) {
    this.#file = file;
    this.#key = key;
  }
  getKey(): string {
    return this.#key;
  }
  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const bytes = new Uint8Array(length);
    const { bytesRead } = await this.#file.read(bytes, 0, length, offset);
    return { data: bytes.buffer.slice(0, bytesRead) };
  }
}

const toArrayBuffer = ({ buffer, byteOffset, byteLength }: Buffer): ArrayBuffer =>
  new Uint8Array(new Uint8Array(buffer, byteOffset, byteLength)).buffer;

async function unpack(data: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression === Compression.Gzip) return toArrayBuffer(await unzip(data));
  if (compression === Compression.Brotli) return toArrayBuffer(await unbrotli(data));
  if (compression === Compression.Zstd) throw new UnfitArchiveError('its index is packed with zstd');
  return data;
}

/** Tiles are passed on as they are stored, so only directories and metadata are unpacked. */
const asStored = async (data: ArrayBuffer): Promise<ArrayBuffer> => data;

/** Opens a PMTiles archive of version 3. @throws UnfitArchiveError, or an error of the file system. */
export async function openPmtiles(path: string): Promise<TileArchive> {
  const file = await open(path, 'r');
  try {
    const source = new RangeSource(file, path);
    const archive = new PMTiles(source, new ResolvedValueCache(KEPT_DIRECTORIES, true, unpack), asStored);
    const header = await archive.getHeader().catch((error: unknown) => {
      throw error instanceof UnfitArchiveError ? error : new UnfitArchiveError('it is no PMTiles archive');
    });
    const mediaType = MEDIA_TYPES[header.tileType];
    const encoding = ENCODINGS[header.tileCompression];
    if (mediaType === undefined) throw new UnfitArchiveError('its tiles are of an unknown type');
    if (encoding === undefined) throw new UnfitArchiveError('its tiles are packed with zstd');
    const { minLon, minLat, maxLon, maxLat, minZoom, maxZoom } = header;
    return {
      header: {
        mediaType,
        minZoom,
        maxZoom,
        bounds: minLon < maxLon && minLat < maxLat ? [minLon, minLat, maxLon, maxLat] : null,
        metadata: await readMetadata(archive, header.internalCompression),
      },
      async readTile(z, x, y) {
        const tile = await archive.getZxy(z, x, y);
        return tile === undefined ? null : { bytes: Buffer.from(tile.data), encoding };
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readMetadata(archive: PMTiles, compression: Compression): Promise<Record<string, unknown>> {
  const { jsonMetadataOffset, jsonMetadataLength } = await archive.getHeader();
  if (jsonMetadataLength === 0) return {};
  try {
    const { data } = await archive.source.getBytes(jsonMetadataOffset, jsonMetadataLength);
    const parsed: unknown = JSON.parse(new TextDecoder().decode(await unpack(data, compression)));
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    throw new UnfitArchiveError('its description cannot be read');
  }
}
