import type { ImageArchive } from '@waypost/contract';
import { UnfitArchiveError } from '../../../../platform/tile-archives/tile-archive.ts';

/** Bytes by which kinds are known. */
export const HEAD_BYTES = 16;
const HEADS: readonly (readonly [ImageArchive, string])[] = [
  ['pmtiles', 'PMTiles'],
  ['mbtiles', 'SQLite format 3\u0000'],
];
const ENDING = /\.(pmtiles|mbtiles)$/i;

/**
 * Which kind of archive a file is, by its first bytes; null: it is to be read as a GeoTIFF.
 * @throws UnfitArchiveError for another file that is named like an archive.
 */
export function findArchiveKind(head: Uint8Array, fileName: string): ImageArchive | null {
  const text = Buffer.from(head).toString('latin1');
  const found = HEADS.find(([, start]) => text.startsWith(start))?.[0] ?? null;
  const ending = ENDING.exec(fileName)?.[1]?.toLowerCase();
  if (found === null && ending !== undefined)
    throw new UnfitArchiveError(
      `its name ends with .${ending}, but what is inside is another format, or an older version of it`,
    );
  return found;
}
