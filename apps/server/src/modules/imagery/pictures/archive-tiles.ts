import type { BinaryResult } from '../../../platform/http/endpoints/binary-result.ts';
import { acceptsWebp } from '../../../platform/http/responses/accepts-webp.ts';
import { NotAPicture, SlowPicture } from '../../../platform/pictures/not-a-picture.ts';
import type { PictureDrawer } from '../../../platform/pictures/picture-drawer.ts';
import { createRecentCache } from '../../../platform/recent-cache.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { PmtilesArchive } from '../../../platform/tile-archives/pmtiles-archive.ts';
import type { TilePlace } from '../../../platform/tile-archives/survey-pmtiles.ts';
import { UnfitArchiveError } from '../../../platform/tile-archives/tile-archive.ts';
import { TileStore } from '../../tiles/index.ts';
import type { TileCache } from '../mosaics/tile-cache.ts';
import { toPictureType } from '../tile-sources/read-picture.ts';
import { openArchive } from './open-archive.ts';
import { readTilePicture } from './read-tile-picture.ts';
import { TILE_HEADERS } from './tile-headers.ts';

/** Tiles of kept PMTiles archives, as they are in them. */
export interface ArchiveTiles {
  /** @param accept which kinds of pictures the reader shows, as the header `Accept` says. */
  get(archive: ShownArchive, tile: TilePlace, accept: string | undefined): Promise<BinaryResult>;
}

interface ShownArchive {
  readonly digest: string;
  readonly byte_size: number;
}

interface ArchiveTileOptions {
  readonly storage: Storage;
  readonly pictures: PictureDrawer;
  readonly tiles: TileCache;
}

const OPENED = 40;
const OPENED_MS = 10 * 60_000;
const MEMORY_BYTES = 16 * 1024 ** 2;
/** Only some tiles were looked at when the archive came. */
const MAX_SIDE = 512;

export function createArchiveTiles({ storage, pictures, tiles }: ArchiveTileOptions): ArchiveTiles {
  const archives = createRecentCache<PmtilesArchive>(OPENED, OPENED_MS);
  const memory = new TileStore(MEMORY_BYTES);
  const read = async ({ digest, byte_size }: ShownArchive, place: TilePlace): Promise<Buffer | null> => {
    const archive = await archives.get(digest, () => openArchive(storage, digest, byte_size));
    try {
      const tile = await readTilePicture(archive, place);
      const isShown = tile !== null && tile.kind !== null && Math.max(tile.width, tile.height) <= MAX_SIDE;
      return isShown ? tile.bytes : null;
    } catch (error) {
      // A damaged tile leaves a gap, as a missing one does.
      if (error instanceof UnfitArchiveError) return null;
      throw error;
    }
  };
  const draw = async (name: string, bytes: Buffer): Promise<Buffer> => {
    const kept = await tiles.find(name);
    if (kept !== null) return kept;
    const png = await pictures.draw({
      bytes,
      maxPixels: MAX_SIDE ** 2,
      resize: {},
      quality: 100,
      format: 'png',
    });
    await tiles.keep(name, png);
    return png;
  };
  /** Drawn anew for readers without WebP, once for all of them: that takes a moment of the processor. */
  const toPng = async (name: string, bytes: Buffer): Promise<Buffer | null> => {
    try {
      return await memory.get(name, () => draw(name, bytes));
    } catch (error) {
      if (error instanceof NotAPicture || error instanceof SlowPicture) return null;
      throw error;
    }
  };
  return {
    async get(archive, place, accept) {
      const name = `archive ${archive.digest} ${place.z} ${place.x} ${place.y}`;
      const body = await memory.get(name, () => read(archive, place));
      const type = body === null ? null : toPictureType(body);
      if (body === null || type !== 'image/webp')
        return {
          body,
          headers: { ...TILE_HEADERS, ...(type !== null && { 'content-type': type }) },
          again: () => memory.find(name),
        };
      const headers = { ...TILE_HEADERS, vary: 'accept' };
      if (acceptsWebp(accept))
        return { body, headers: { ...headers, 'content-type': type }, again: () => memory.find(name) };
      const png = await toPng(`${name} png`, body);
      return { body: png, headers: { ...headers, ...(png !== null && { 'content-type': 'image/png' }) } };
    },
  };
}
