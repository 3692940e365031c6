import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { type ArchivedTile, UnfitArchiveError } from './tile-archive.ts';

const UNPACK = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
  deflate: promisify(inflate),
} as const;

/** What a tile of a base map may unpack to: those of streets have at most some hundred kilobytes. */
export const MAX_TILE_BYTES = 10 * 1024 ** 2;

/**
 * The bytes of a tile as they were before they were packed. Some kilobytes can unpack to gigabytes, so unpacking ends at
 * the limit. @throws UnfitArchiveError for more than `maxBytes`, and for bytes that cannot be unpacked.
 */
export async function unpackTile({ bytes, encoding }: ArchivedTile, maxBytes: number): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  try {
    return await UNPACK[encoding](bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    const isTooLong = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    const fault = isTooLong
      ? `it unpacks to more than ${maxBytes / 1024 ** 2} MB`
      : 'it is damaged, and cannot be unpacked';
    throw new UnfitArchiveError(fault, { cause: error });
  }
}
