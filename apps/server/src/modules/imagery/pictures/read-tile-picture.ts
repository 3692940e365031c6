import { type PictureSize, readPictureSize } from '../../../platform/pictures/read-picture-size.ts';
import type { TilePlace } from '../../../platform/tile-archives/survey-pmtiles.ts';
import type { TileArchive } from '../../../platform/tile-archives/tile-archive.ts';
import { unpackTile } from '../../../platform/tile-archives/unpack-tile.ts';

/** A tile as it is in an archive. */
export interface TilePicture {
  readonly bytes: Buffer;
  /** Null: it is no picture that browsers and this server show alike. */
  readonly kind: TilePictureKind | null;
  readonly width: number;
  readonly height: number;
}
export type TilePictureKind = 'png' | 'jpeg' | 'webp';

const KINDS: ReadonlySet<PictureSize['format']> = new Set<TilePictureKind>(['png', 'jpeg', 'webp']);
const isKind = (format: PictureSize['format']): format is TilePictureKind => KINDS.has(format);
/** What a tile may unpack to, if an archive packs its pictures once more. */
const MAX_UNPACKED_BYTES = 2 * 1024 ** 2;

async function* toChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** Reads a tile of an archive and what its header says; nothing is decoded. Null where there is none. */
export async function readTilePicture(
  archive: TileArchive,
  { z, x, y }: TilePlace,
): Promise<TilePicture | null> {
  const tile = await archive.readTile(z, x, y);
  if (tile === null) return null;
  const bytes = await unpackTile(tile, MAX_UNPACKED_BYTES).catch(() => null);
  const size = bytes === null ? null : await readPictureSize(toChunks(bytes));
  if (bytes === null || size === null || !isKind(size.format))
    return { bytes: tile.bytes, kind: null, width: 0, height: 0 };
  return { bytes, kind: size.format, width: size.width, height: size.height };
}
